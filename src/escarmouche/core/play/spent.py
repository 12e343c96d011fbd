"""Chance that is taken back is spent: the record keeps what was taken back, and other deals come.

Where decisions were taken back that had met chance, an entry named `UNDONE` stands in their place. It holds who took them back and all
that was taken back, in the order in which it happened, so that whoever has the seed can check those deals too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from escarmouche.core.messages.event import Event
from escarmouche.core.play.mark import Entry

UNDONE = "*undo"  # an entry that is no answer: what it holds was taken back
Item = tuple[str, bool, Any]  # an entry as a plain tuple


class Undone(NamedTuple):
    """What stands in such an entry.

    `taken` are the entries that were taken back, as plain tuples. Where some of them had been taken back before, they lie in the same list
    and an entry of this name comes after them, whose `taken` says how many: however often somebody goes back, nothing lies deeper than
    that. A game that has no past keeps the count of the deals and no entries.
    """

    seat: int | None  # who took back; None: nobody in particular
    decisions: int
    deals: int  # those that had been taken back before, too
    taken: Any


def undone(entry: Entry) -> Undone:
    """What an entry of that name holds."""
    return Undone(*entry.answer)


def spent(seat: int | None, entries: Sequence[Entry], deals: int) -> Entry:
    """The entry for what a seat takes back, with so many deals in it."""
    decisions = sum(not entry.dealt and entry.name != UNDONE for entry in entries)
    return Entry(UNDONE, False, Undone(seat, decisions, deals, tuple(unrolled(entries))))


def unrolled(entries: Iterable[Entry]) -> Iterator[Item]:
    """Entries in the order in which everything happened: what was taken back comes before the entry that says so."""
    for entry in entries:
        if entry.name == UNDONE:
            held = undone(entry)
            yield from held.taken
            yield UNDONE, False, held._replace(taken=len(held.taken))
        else:
            yield entry.name, entry.dealt, entry.answer


def kept(items: Sequence[Item]) -> int:
    """How many entries a record would hold of these: what is taken back among them counts as one."""
    count, place = 0, len(items)
    while place > 0:
        name, _, answer = items[place - 1]
        place -= 1 + (Undone(*answer).taken if name == UNDONE else 0)
        count += 1
    return count


def told(entry: Entry) -> Event:
    """What everybody hears of it."""
    seat, decisions, deals, _ = undone(entry)
    return Event("chance-anew", "", {"seat": 0 if seat is None else seat + 1, "decisions": decisions, "deals": deals})
