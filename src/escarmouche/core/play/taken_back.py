"""Chance that is taken back is spent: the record keeps what was taken back, and other deals come.

If decisions that had met chance are taken back, an entry named `UNDONE` takes their place. It holds who took them back and everything
that was taken back, in the order in which it happened, so that anybody who has the seed can check those deals too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from escarmouche.core.messages.event import Event
from escarmouche.core.play.mark import UNDONE, Entry

Item = tuple[str, bool, Any]  # an entry as a plain tuple


class Undone(NamedTuple):
    """What such an entry holds.

    `taken` are the entries that were taken back, as plain tuples. Entries that had been taken back before are in the same list, followed by
    an entry of this name whose `taken` says how many they are: however often somebody goes back, nothing is nested deeper than that. A game
    that has no past keeps the number of deals and no entries.
    """

    seat: int | None  # who took back; None: nobody in particular
    decisions: int
    deals: int  # including those that had been taken back before
    taken: Any


def undone(entry: Entry) -> Undone:
    """What an entry of that name holds."""
    return Undone(*entry.answer)


def undone_entry(seat: int | None, entries: Sequence[Entry], deals: int) -> Entry:
    """The entry for what a seat takes back; `deals` is how many deals are in it."""
    decisions = sum(not entry.dealt and entry.name != UNDONE for entry in entries)
    return Entry(UNDONE, False, Undone(seat, decisions, deals, tuple(unrolled(entries))))


def unrolled(entries: Iterable[Entry]) -> Iterator[Item]:
    """Entries in the order in which everything happened: what was taken back comes before the entry that says so."""
    for entry in entries:
        if entry.name == UNDONE:
            earlier = undone(entry)
            yield from earlier.taken
            yield UNDONE, False, earlier._replace(taken=len(earlier.taken))
        else:
            yield entry.name, entry.dealt, entry.answer


def kept(items: Sequence[Item]) -> int:
    """How many entries these are in a record: whatever was taken back among them counts as one."""
    count, place = 0, len(items)
    while place > 0:
        name, _, answer = items[place - 1]
        place -= 1 + (Undone(*answer).taken if name == UNDONE else 0)
        count += 1
    return count


def told(entry: Entry) -> Event:
    """The event by which everybody is told."""
    seat, decisions, deals, _ = undone(entry)
    return Event("chance-anew", "", {"seat": 0 if seat is None else seat + 1, "decisions": decisions, "deals": deals})
