"""Makes reels and keeps them, up to a ceiling. Nobody's game waits for it: it works in the thread for games, a little at a time.

While a game goes on, a reel grows with it. What is forgotten is made again from the log when somebody asks.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict

import msgspec

from escarmouche.server.replays.reel import ALL, Eyes, Reel
from escarmouche.server.rooms.course_maker import SLICE
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import Rooms
from escarmouche.server.store.store import RoomRow, SeatRow
from escarmouche.server.web.errors import ServerError

KEPT = 96 << 20  # bytes of all reels that are kept
ROOM = 300_000  # bytes, about: the room that a reel keeps, to go on with
PART = 1 << 20  # bytes of frames in a reply
PATIENCE = 0.4  # seconds of work for a reply: then what there is goes out
SQUEEZE = 5  # how hard replies are compressed


class ReelKeeper:
    """The reels of this worker."""

    def __init__(self, rooms: Rooms, kept: int = KEPT) -> None:
        self._rooms, self._kept = rooms, kept
        self._one_at_a_time = asyncio.Lock()
        self._reels: OrderedDict[tuple[str, Eyes], Reel] = OrderedDict()

    @property
    def size(self) -> int:
        """How many bytes the reels take, about."""
        return sum(reel.size + ROOM for reel in self._reels.values())

    async def part(self, room_id: str, eyes: Eyes, seats: frozenset[int], since: int) -> bytes:
        """The next frames after a serial, as the compressed bytes of a `ReelPart`. `seats`: those that the one who asks may act for."""
        async with self._rooms.held(room_id) as held:
            room = held.room
            check_eyes(room, eyes, seats)
            row, rows, last = room.row, list(room.seats), room.serial
        async with self._one_at_a_time:
            reel = await self._reel(row, rows, eyes)
            try:
                await self._grow(reel, since, last)
            except BaseException:
                self._reels.pop((room_id, eyes), None)  # half played
                raise
            self._trim()
            return await self._rooms.in_game_thread(_reply, reel, since, last)

    async def _reel(self, row: RoomRow, seats: list[SeatRow], eyes: Eyes) -> Reel:
        reel = self._reels.get((row.id, eyes))
        if reel is None:
            room = await self._rooms.in_game_thread(Room, row, seats, [])
            reel = self._reels[row.id, eyes] = Reel(room, eyes)
        self._reels.move_to_end((row.id, eyes))
        return reel

    async def _grow(self, reel: Reel, since: int, last: int) -> None:
        """Make frames up to the last entry, or for a while, if there are any that have not been sent."""
        if reel.serial >= last:
            return
        rooms = self._rooms
        entries = await rooms.in_store_thread(rooms.store.entries, reel.room.id, reel.serial)
        entries = [entry for entry in entries if entry.serial <= last]
        loop, place = asyncio.get_running_loop(), 0
        until = loop.time() + PATIENCE
        while place < len(entries):
            place += await rooms.in_game_thread(reel.go_on, entries[place:], SLICE)
            if loop.time() >= until and reel.serials and reel.serials[-1] > since:
                break

    def _trim(self) -> None:
        """Forget the reels that nobody has asked for for the longest time; the latest stays."""
        while len(self._reels) > 1 and self.size > self._kept:
            self._reels.popitem(last=False)


def check_eyes(room: Room, eyes: Eyes, seats: frozenset[int]) -> None:
    """Through whose eyes may somebody look? Through their own, or a spectator's; when the game is over, through anybody's."""
    if eyes is not None and eyes != ALL and eyes >= len(room.seats):
        raise ServerError("unknown", "fault-replay-seat")
    if room.status == "playing" and eyes is not None and eyes not in seats:
        raise ServerError("forbidden", "fault-replay-eyes")


def _reply(reel: Reel, since: int, last: int) -> bytes:
    first, end = reel.part(since, PART)
    more = reel.serial < last or end < len(reel.frames)
    frames = reel.frames[first:end]
    rest = b'],"last":' + msgspec.json.encode(last) + b',"more":' + msgspec.json.encode(more) + b"}"
    return gzip.compress(b'{"frames":[' + b",".join(frames) + rest, SQUEEZE)
