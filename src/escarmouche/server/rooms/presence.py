"""Who is connected. A connection that is silent for some seconds counts as dead; reports of other workers are trusted for as long."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

Clock = Callable[[], float]
IDLE = 6 * 3600  # seconds after which the last visit to a room is forgotten


class Report(NamedTuple):
    """The seats with a living connection, and the number of spectators."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class _RoomPresence:
    __slots__ = ("began", "connections", "last_heard", "other_workers", "published", "published_total")

    def __init__(self, now: float) -> None:
        self.began = now
        self.connections: dict[tuple[str, int | None], float] = {}  # (connection, seat or None) -> last heard
        self.other_workers: dict[str, tuple[Report, float]] = {}  # worker -> its report, and when it came
        self.last_heard: dict[int, float] = {}  # seat -> when somebody was last heard from it
        self.published = Report()  # the last report of this worker's own connections
        self.published_total = Report()  # and what all workers together had reported then


class Presence:
    """The connections of all rooms on this worker, and what the other workers report of theirs."""

    def __init__(self, quiet: float, clock: Clock = time.monotonic) -> None:
        self.quiet, self.clock = quiet, clock
        self._rooms: dict[str, _RoomPresence] = {}

    def _room(self, room_id: str) -> _RoomPresence:
        room = self._rooms.get(room_id)
        if room is None:
            room = self._rooms[room_id] = _RoomPresence(self.clock())
        return room

    def watch(self, room_id: str) -> None:
        """From now on, seats without a connection count as absent."""
        self._room(room_id)

    def heard_from(self, room_id: str, seat: int | None, connection: str) -> bool:
        """A connection is alive. Returns whether that is news."""
        room, now = self._room(room_id), self.clock()
        room.connections[connection, seat] = now
        if seat is not None:
            room.last_heard[seat] = now
            return seat not in room.published_total.seats
        return self.own(room_id).spectators != room.published.spectators

    def left(self, room_id: str, connection: str) -> None:
        """A connection was closed."""
        room = self._room(room_id)
        for key in [key for key in room.connections if key[0] == connection]:
            del room.connections[key]

    def reported(self, room_id: str, worker: str, report: Report) -> None:
        """Another worker has sent its report."""
        room, now = self._room(room_id), self.clock()
        room.other_workers[worker] = (report, now)
        for seat in report.seats:
            room.last_heard[seat] = now

    def own(self, room_id: str) -> Report:
        """The connections of this worker."""
        room, now = self._room(room_id), self.clock()
        alive = [seat for (_, seat), heard in room.connections.items() if now - heard < self.quiet]
        return Report(frozenset(seat for seat in alive if seat is not None), alive.count(None))

    def total(self, room_id: str) -> Report:
        """The connections of all workers."""
        room, now = self._room(room_id), self.clock()
        others = [report for report, came in room.other_workers.values() if now - came < self.quiet]
        reports = [self.own(room_id), *others]
        seats = frozenset[int]().union(*(report.seats for report in reports))
        return Report(seats, sum(report.spectators for report in reports))

    def away(self, room_id: str, seats: Iterable[int]) -> dict[int, float]:
        """For how many seconds each of these seats has been away; seats that are here are left out."""
        room, here, now = self._room(room_id), self.total(room_id).seats, self.clock()
        return {seat: now - room.last_heard.get(seat, room.began) for seat in seats if seat not in here}

    def take_news(self, room_id: str) -> Report | None:
        """This worker's report, if anything has changed since the last one. Whoever takes it publishes it."""
        room = self._room(room_id)
        own, total = self.own(room_id), self.total(room_id)
        if own == room.published and total == room.published_total:
            return None
        only_others = not room.connections and room.published == Report()
        room.published, room.published_total = own, total
        return None if only_others else own

    def sweep(self) -> list[str]:
        """Forget dead connections. Returns the rooms in which something may have changed."""
        now, changed = self.clock(), []
        for room_id, room in list(self._rooms.items()):
            if not (room.connections or room.other_workers):
                if now - max(room.last_heard.values(), default=room.began) > IDLE:
                    del self._rooms[room_id]
                continue
            changed.append(room_id)
            for key in [key for key, heard in room.connections.items() if now - heard >= self.quiet]:
                del room.connections[key]
            for worker in [worker for worker, (_, came) in room.other_workers.items() if now - came >= self.quiet]:
                del room.other_workers[worker]
        return changed

    def attended(self) -> list[str]:
        """The rooms with connections on this worker."""
        return [room_id for room_id, room in self._rooms.items() if room.connections]

    def forget(self, room_id: str) -> None:
        """The room has left memory. It is forgotten here too, unless somebody is in it."""
        room = self._rooms.get(room_id)
        if room is not None and not room.connections and not room.other_workers:
            del self._rooms[room_id]
