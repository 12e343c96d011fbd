"""Who is here. A line that says nothing for some seconds is dead; what the other workers say of their lines is believed as long."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

Clock = Callable[[], float]
IDLE = 6 * 3600  # seconds after which it is forgotten when a room was last visited


class Report(NamedTuple):
    """The seats with a living line, and how many spectators there are."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class _Room:
    __slots__ = ("began", "heard", "last", "lines", "others", "told")

    def __init__(self, now: float) -> None:
        self.began = now
        self.lines: dict[
            tuple[object, int | None], float
        ] = {}  # (line, seat; None: a spectator) -> when it was last heard
        self.others: dict[str, tuple[Report, float]] = {}  # worker -> what it said, and when
        self.last: dict[int, float] = {}  # seat -> when somebody was last heard from it
        self.told = Report()  # what was last said of this worker's own lines
        self.heard = Report()  # and what all of it together was then


class Presence:
    """The lines of all rooms on this worker, and what the other workers report of theirs."""

    def __init__(self, quiet: float, clock: Clock = time.monotonic) -> None:
        self.quiet, self.clock = quiet, clock
        self._rooms: dict[str, _Room] = {}

    def _room(self, room: str) -> _Room:
        found = self._rooms.get(room)
        if found is None:
            found = self._rooms[room] = _Room(self.clock())
        return found

    def known(self, room: str) -> None:
        """From now on it counts who is not there."""
        self._room(room)

    def heard(self, room: str, seat: int | None, line: object) -> bool:
        """A line is alive. Says whether that is news."""
        found, now = self._room(room), self.clock()
        found.lines[line, seat] = now
        if seat is not None:
            found.last[seat] = now
            return seat not in found.heard.seats
        return self.own(room).spectators != found.told.spectators

    def parted(self, room: str, line: object) -> None:
        """A line was closed."""
        found = self._room(room)
        for key in [key for key in found.lines if key[0] == line]:
            del found.lines[key]

    def reported(self, room: str, worker: str, report: Report) -> None:
        """What another worker says."""
        found, now = self._room(room), self.clock()
        found.others[worker] = (report, now)
        for seat in report.seats:
            found.last[seat] = now

    def own(self, room: str) -> Report:
        """What this worker knows by itself."""
        found = self._room(room)
        alive = [seat for (_, seat), at in found.lines.items() if self.clock() - at < self.quiet]
        return Report(frozenset(seat for seat in alive if seat is not None), alive.count(None))

    def all(self, room: str) -> Report:
        """What is known from all workers."""
        found, now = self._room(room), self.clock()
        reports = [self.own(room), *(report for report, at in found.others.values() if now - at < self.quiet)]
        return Report(frozenset().union(*(report.seats for report in reports)), sum(one.spectators for one in reports))

    def gone(self, room: str, seats: Iterable[int]) -> dict[int, float]:
        """For how many seconds these seats have been away; those that are here are not in it."""
        found, here, now = self._room(room), self.all(room).seats, self.clock()
        return {seat: now - found.last.get(seat, found.began) for seat in seats if seat not in here}

    def news(self, room: str) -> Report | None:
        """This worker's report if anything has changed since the last one; who takes it tells it."""
        found = self._room(room)
        own, everything = self.own(room), self.all(room)
        if own == found.told and everything == found.heard:
            return None
        stranger = not found.lines and found.told == Report()  # others tell of this room
        found.told, found.heard = own, everything
        return None if stranger else own

    def sweep(self) -> list[str]:
        """Forget dead lines; the rooms in which something may have changed."""
        now, rooms = self.clock(), []
        for name, room in list(self._rooms.items()):
            if not (room.lines or room.others):
                if now - max(room.last.values(), default=room.began) > IDLE:
                    del self._rooms[name]
                continue
            rooms.append(name)
            for key in [key for key, at in room.lines.items() if now - at >= self.quiet]:
                del room.lines[key]
            for worker in [worker for worker, (_, at) in room.others.items() if now - at >= self.quiet]:
                del room.others[worker]
        return rooms

    def attended(self) -> list[str]:
        """The rooms with lines on this worker."""
        return [name for name, room in self._rooms.items() if room.lines]

    def forget(self, room: str) -> None:
        """Nobody is there and the room is no longer kept."""
        found = self._rooms.get(room)
        if found is not None and not found.lines and not found.others:
            del self._rooms[room]
