"""A quiet moment of a game: a snapshot, and the answers given since the mark before. Marks form a chain that clones share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

RECENT = 4  # snapshots kept behind the newest, at least
SPARSE = 4  # of those further back, one in SPARSE is kept

# Entries that are more than an answer. No ask has such a name.
REDEAL: Final = "*redeal"  # from here on other cards are hidden
CONCEDE: Final = "*concede"  # the seat in it has given up
LAPSE: Final = "*lapse"  # an answer, its question, and the seats for which it was given because their time had run out
UNDONE: Final = "*undo"  # what it holds was taken back (see `taken_back.py`)


class Entry(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One line of the record: the name of the ask, or one of the names above; whether the dealer answered; and the answer (a tuple of
    answers if several seats were asked together)."""

    name: str
    dealt: bool
    answer: Any


_encode = msgspec.msgpack.Encoder().encode


class Mark:
    """A quiet moment. `packed` holds what was answered between the parent and this mark."""

    __slots__ = ("number", "order", "packed", "parent", "snapshot")

    def __init__(self, parent: Mark | None, snapshot: bytes, entries: list[Entry]) -> None:
        self.parent, self.snapshot = parent, snapshot
        self.packed = _encode(entries) if entries else b""
        if parent is None:
            self.order, self.number = 0, len(entries)
        else:
            self.order, self.number = parent.order + 1, parent.number + len(entries)
            if not self.order % RECENT:
                self._thin()

    def _thin(self) -> None:
        """Drop old snapshots, a few at a time, except one in SPARSE: the chain can be replayed from any that is left."""
        old: Mark | None = self
        for back in range(2 * RECENT):
            if old is None or old.parent is None:  # the first one stays
                return
            if back >= RECENT and old.order % SPARSE:
                old.snapshot = b""
            old = old.parent

    def entries(self) -> list[Entry]:
        """What was answered between the parent and this mark."""
        if not self.packed:
            return []
        return [Entry(name, dealt, tuples(answer)) for name, dealt, answer in msgspec.msgpack.decode(self.packed)]


def tuples(value: Any) -> Any:
    """A decoded JSON value with tuples for lists: the form in which answers are kept."""
    if isinstance(value, list):
        return tuple([tuples(item) for item in value])
    if isinstance(value, dict):
        return {key: tuples(item) for key, item in value.items()}
    return value


def back_to(mark: Mark, number: int, entries: list[Entry]) -> tuple[Mark, list[Entry]]:
    """The nearest mark with a snapshot at or before that number, and the entries from there up to that number.

    `entries` are the entries since `mark`.
    """
    entries = list(entries)
    while mark.parent is not None and (mark.number > number or not mark.snapshot):
        entries = mark.entries() + entries
        mark = mark.parent
    return mark, entries[: number - mark.number]


def chained(mark: Mark, entries: list[Entry]) -> list[Entry]:
    """Everything that was answered since the first mark. `entries` are the entries since `mark`."""
    chain = [entries]
    while mark.parent is not None:
        chain.append(mark.entries())
        mark = mark.parent
    return [entry for part in reversed(chain) for entry in part]


def newest_first(mark: Mark, entries: list[Entry]) -> Iterator[Entry]:
    """The same, the newest first: only as much of the chain is read as somebody asks for."""
    while True:
        yield from reversed(entries)
        if mark.parent is None:
            return
        mark, entries = mark.parent, mark.entries()


def first_mark(mark: Mark) -> Mark:
    while mark.parent is not None:
        mark = mark.parent
    return mark
