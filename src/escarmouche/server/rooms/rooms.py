"""The rooms in memory. A room is held while it is read or changed; a change is played, appended to the log, and only then counts.

If another worker was faster, the room in memory is thrown away, rebuilt from the log, and the change is checked again. Nobody sees a game
between playing and appending, because readers hold the room too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.presence import Presence
from escarmouche.server.rooms.room import Room
from escarmouche.server.store.store import SeatClaim, Store
from escarmouche.server.store.writer import Writer
from escarmouche.server.web.errors import ServerError

log = logging.getLogger(__name__)
R = TypeVar("R")
Propose = Callable[[Room], LogEntry | None]  # checks a change; the entry to write, or None if there is nothing to do

ROOM_ID = re.compile(r"[\w-]{1,64}", re.ASCII)
ATTEMPTS = 8  # how often a change is tried when other workers are faster


class HeldRoom:
    """A place for a room in this worker: its lock, and the room while it is in memory."""

    __slots__ = ("changed_at", "loaded", "lock", "thinking", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.loaded: Room | None = None
        self.users = 0  # how many hold it or wait for it
        self.thinking: set[tuple[int, int]] = set()  # (seat, moment) that bots of this worker are thinking about
        self.changed_at = 0.0  # when the latest entry was seen here

    @property
    def room(self) -> Room:
        assert self.loaded is not None
        return self.loaded


class Rooms:
    """The rooms of this worker; at most `kept` stay in memory.

    After each change `changed` is called while the room is still held, and then `grown`, with the room and its last serial.
    """

    def __init__(
        self,
        store: Store,
        presence: Presence,
        kept: int,
        changed: Callable[[HeldRoom], None],
        grown: Callable[[str, int], Awaitable[None]],
    ) -> None:
        self.store, self.presence, self.kept = store, presence, kept
        self._changed, self._grown = changed, grown
        self._clock = presence.clock
        self._known: OrderedDict[str, HeldRoom] = OrderedDict()
        self._writer = Writer(store.append)
        self._store_threads = ThreadPoolExecutor(8, "store")
        self._game_thread = ThreadPoolExecutor(1, "games")
        self._changes: set[asyncio.Task[bool]] = set()

    def __len__(self) -> int:
        return len(self._known)

    def open(self) -> None:
        self._writer.open()

    async def close(self) -> None:
        """Finish what is being written, then close the store."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        await self.in_store_thread(self._writer.close)
        await self.in_store_thread(self.store.close)
        self._store_threads.shutdown()
        self._game_thread.shutdown()

    async def in_store_thread(self, function: Callable[..., R], *args: Any) -> R:
        """Run what waits for the database."""
        return await asyncio.get_running_loop().run_in_executor(self._store_threads, function, *args)

    async def in_game_thread(self, function: Callable[..., R], *args: Any) -> R:
        """Run what takes long with a game. There is only one such thread: see `web/preload.py`."""
        return await asyncio.get_running_loop().run_in_executor(self._game_thread, function, *args)

    # -- holding

    def idle(self) -> dict[str, HeldRoom]:
        """The rooms in memory that nobody holds."""
        return {room_id: held for room_id, held in self._known.items() if held.loaded is not None and not held.users}

    def behind(self, room_id: str, serial: int) -> bool:
        """Is the room in memory, but not up to this serial?"""
        held = self._known.get(room_id)
        return held is not None and held.loaded is not None and held.loaded.serial < serial

    @contextlib.asynccontextmanager
    async def held(self, room_id: str, *, fresh: bool = False, made: Room | None = None) -> AsyncIterator[HeldRoom]:
        """The room, for this caller alone. `fresh`: with everything that other workers have written."""
        held = self._known.get(room_id)
        if held is None:
            held = self._known[room_id] = HeldRoom()
        self._known.move_to_end(room_id)
        held.users += 1
        try:
            async with held.lock:
                if held.loaded is None:
                    held.loaded = made or await self._load(room_id)
                    held.changed_at = self._clock()
                    self.presence.watch(room_id)
                elif fresh:
                    await self._catch_up(held)
                yield held
        finally:
            held.users -= 1
            self._trim(room_id, held)

    def _trim(self, room_id: str, held: HeldRoom) -> None:
        """Forget this place if no room is in it, and the rooms that have not been used for the longest time."""
        if held.loaded is None and not held.users and self._known.get(room_id) is held:
            del self._known[room_id]
        if len(self._known) > self.kept:
            unused = [known for known, place in self._known.items() if not place.users and not place.thinking]
            for known in unused[: len(self._known) - self.kept]:
                del self._known[known]
                self.presence.forget(known)

    async def _load(self, room_id: str) -> Room:
        if not ROOM_ID.fullmatch(room_id):
            raise ServerError("unknown", "fault-no-room")  # some databases cannot even be asked for it
        try:
            row, seats, entries = await self.in_store_thread(self.store.load, room_id)
            if row is None:
                raise ServerError("unknown", "fault-no-room")
            return await self.in_game_thread(Room, row, seats, entries)
        except ServerError:
            raise
        except Exception as problem:
            expected = isinstance(problem, EscarmoucheError)  # its type says enough: no traceback is needed
            log.error("room %s cannot be read: %s", room_id, type(problem).__name__, exc_info=not expected)
            raise ServerError("internal", "fault-unreadable") from None

    async def _catch_up(self, held: HeldRoom) -> None:
        """Play the entries that other workers have written."""
        room = held.room
        try:
            entries = await self.in_store_thread(self.store.entries, room.id, room.serial)
            for entry in entries:
                room.apply(entry)
            if any(entry.kind == "named" for entry in entries):
                room.seats = await self.in_store_thread(self.store.seats, room.id)
        except BaseException:
            held.loaded = None  # half caught up: the next caller reads it all
            raise
        if entries:
            held.changed_at = self._clock()

    # -- changing

    async def write(
        self, room_id: str, propose: Propose, claim: SeatClaim | None = None, *, once: bool = False
    ) -> bool:
        """Change a room. Goes on if the caller is cancelled: a change is made completely or not at all."""
        task = asyncio.get_running_loop().create_task(self._change(room_id, propose, claim, once))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _change(self, room_id: str, propose: Propose, claim: SeatClaim | None, once: bool) -> bool:
        for _ in range(1 if once else ATTEMPTS):
            async with self.held(room_id) as held:
                entry = self._play(held, propose)
                if entry is None:
                    return True
                if await self._append(held, entry, claim):
                    self._changed(held)
                    break
        else:
            if once:
                return False
            raise ServerError("stale", "fault-stale")
        await self._grown(room_id, entry.serial)
        return True

    def _play(self, held: HeldRoom, propose: Propose) -> LogEntry | None:
        """Check a change and play it on the room in memory."""
        room = held.room
        try:
            entry = propose(room)
            if entry is not None:
                room.apply(entry)
                sign(room, entry)
            return entry
        except EscarmoucheError as error:
            raise ServerError.of(error) from None  # refused: nothing has changed
        except Exception as problem:
            held.loaded = None  # our mistake, in the middle of a rule: nothing of it was written
            kind, serial = type(problem).__name__, room.serial + 1
            log.error("room %s: entry %s cannot be played: %s", room.id, serial, kind, exc_info=True)
            raise ServerError("internal", "fault-internal") from None

    async def _append(self, held: HeldRoom, entry: LogEntry, claim: SeatClaim | None) -> bool:
        """Append an entry that has been played. If that fails, the room in memory is ahead of the log and is dropped."""
        room, held.loaded = held.room, None
        try:
            if not await self._writer.append(entry, claim):
                return False
            if claim is not None:
                room.seats = await self.in_store_thread(self.store.seats, room.id)
        except Exception:
            raise ServerError("internal", "fault-internal") from None
        held.loaded, held.changed_at = room, self._clock()
        return True


def sign(room: Room, entry: LogEntry) -> None:
    """Complete an entry that has just been played: when that was, how the room stands after it, and what was reached in a lesson."""
    entry.at, entry.asked, entry.last = time.time(), room.asked, room.status != "playing"
    entry.reached = room.learning.reached(entry.at)
