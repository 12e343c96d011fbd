"""The rooms in memory. A room is held while it is looked at or changed; a change is played, appended to the log, and only then true.

If another worker was first, the live game is forgotten, rebuilt from the log, and the change is checked again. Nobody sees a game
between playing and appending, because who looks holds the room too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.presence import Presence
from escarmouche.server.rooms.room import Room
from escarmouche.server.store.store import Store, Taking
from escarmouche.server.store.writer import Writer
from escarmouche.server.web.errors import ServerError

log = logging.getLogger(__name__)
R = TypeVar("R")
Propose = Callable[[Room], LogEntry | None]

NAME = re.compile(r"[\w-]{1,64}", re.ASCII)  # of a room
AGAIN = 8  # how often a change is tried again when another worker was first


class HeldRoom:
    """A room of this worker: its lock, and the game while it is in memory."""

    __slots__ = ("changed", "live", "lock", "thinking", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.live: Room | None = None
        self.users = 0  # who holds it or waits for it
        self.thinking: set[tuple[int, int]] = set()  # (seat, moment) that bots of ours think about
        self.changed = 0.0  # when the latest line was seen here

    @property
    def game(self) -> Room:
        assert self.live is not None
        return self.live


class Rooms:
    """The rooms of this worker, as many as are kept."""

    def __init__(self, store: Store, presence: Presence, kept: int) -> None:
        self.store, self.presence, self.kept = store, presence, kept
        self.wake: Callable[[HeldRoom], None] = lambda entry: None  # called after each change, while the room is held
        self.tell: Callable[[str, int], Any] = _nobody  # called after that, with the room and its last line
        self._clock = presence.clock
        self._known: OrderedDict[str, HeldRoom] = OrderedDict()
        self._writer = Writer(store.append)
        self._threads = ThreadPoolExecutor(8, "store")
        self._player = ThreadPoolExecutor(1, "games")
        self._changes: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._known)

    def open(self) -> None:
        self._writer.open()

    async def close(self) -> None:
        """What was being written is written."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        await self.in_store_thread(self._writer.close)
        await self.in_store_thread(self.store.close)
        self._threads.shutdown()
        self._player.shutdown()

    async def in_store_thread(self, function: Callable[..., R], *args: Any) -> R:
        """What waits for the database, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *args)

    async def in_game_thread(self, function: Callable[..., R], *args: Any) -> R:
        """What takes long with a game. One thread does it all: see `web/preload.py`."""
        return await asyncio.get_running_loop().run_in_executor(self._player, function, *args)

    # -- holding

    def idle(self) -> dict[str, HeldRoom]:
        """The rooms in memory that nobody holds."""
        return {room: entry for room, entry in self._known.items() if entry.live is not None and not entry.users}

    def behind(self, room: str, serial: int) -> bool:
        """Is the room in memory, and not as far as this line?"""
        entry = self._known.get(room)
        return entry is not None and entry.live is not None and entry.live.serial < serial

    @contextlib.asynccontextmanager
    async def held(self, room: str, *, fresh: bool = False, made: Room | None = None) -> AsyncIterator[HeldRoom]:
        """The room, for as long as it is held by us alone. `fresh`: with all that other workers have written."""
        entry = self._known.get(room)
        if entry is None:
            entry = self._known[room] = HeldRoom()
        self._known.move_to_end(room)
        entry.users += 1
        try:
            async with entry.lock:
                if entry.live is None:
                    entry.live = made or await self._load(room)
                    entry.changed = self._clock()
                    self.presence.known(room)
                elif fresh:
                    await self._catch_up(entry)
                yield entry
        finally:
            entry.users -= 1
            self._trim(room, entry)

    def _trim(self, room: str, entry: HeldRoom) -> None:
        """Forget a room that is none, and those that were not looked at for the longest time."""
        if entry.live is None and not entry.users and self._known.get(room) is entry:
            del self._known[room]
        if len(self._known) > self.kept:
            idle = [name for name, one in self._known.items() if not one.users and not one.thinking]
            for name in idle[: len(self._known) - self.kept]:
                del self._known[name]
                self.presence.forget(name)

    async def _load(self, room: str) -> Room:
        if not NAME.fullmatch(room):
            raise ServerError("unknown", "fault-no-room")  # not every database can even be asked for it
        try:
            row, seats, lines = await self.in_store_thread(self.store.whole, room)
            if row is None:
                raise ServerError("unknown", "fault-no-room")
            return await self.in_game_thread(Room, row, seats, lines)
        except ServerError:
            raise
        except Exception as problem:
            log.error("room %s cannot be read: %s", room, type(problem).__name__, exc_info=not _telling(problem))
            raise ServerError("internal", "fault-unreadable") from None

    async def _catch_up(self, entry: HeldRoom) -> None:
        """Play the lines that other workers have written."""
        live = entry.game
        try:
            lines = await self.in_store_thread(self.store.lines, live.room, live.serial)
            for line in lines:
                live.apply(line)
            if any(line.kind == "named" for line in lines):
                live.sitting = await self.in_store_thread(self.store.seats, live.room)
        except BaseException:
            entry.live = None  # half caught up: the next one reads it all
            raise
        if lines:
            entry.changed = self._clock()

    # -- changing

    async def write(self, room: str, propose: Propose, taking: Taking | None = None, *, once: bool = False) -> bool:
        """Change a room. Goes on when who asked for it goes away: a change is made whole or not at all."""
        task = asyncio.get_running_loop().create_task(self._change(room, propose, taking, once))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _change(self, room: str, propose: Propose, taking: Taking | None, once: bool) -> bool:
        for _ in range(1 if once else AGAIN):
            async with self.held(room) as entry:
                line = self._played(entry, propose)
                if line is None:
                    return True
                if await self._appended(entry, line, taking):
                    self.wake(entry)
                    break
        else:
            if once:
                return False
            raise ServerError("stale", "fault-stale")
        await self.tell(room, line.serial)
        return True

    def _played(self, entry: HeldRoom, propose: Propose) -> LogEntry | None:
        """Check a change and play it on the live game."""
        live = entry.game
        try:
            line = propose(live)
            if line is not None:
                live.apply(line)
                sign(live, line)
            return line
        except EscarmoucheError as error:
            raise ServerError.of(error) from None  # refused: nothing has changed
        except Exception as problem:
            entry.live = None  # a mistake of ours in the middle of a rule: nothing of it was written
            log.error(
                "room %s: line %s cannot be played: %s",
                live.room,
                live.serial + 1,
                type(problem).__name__,
                exc_info=True,
            )
            raise ServerError("internal", "fault-internal") from None

    async def _appended(self, entry: HeldRoom, line: LogEntry, taking: Taking | None) -> bool:
        """Append a line that has been played; if that fails, the live game is ahead of the log and goes."""
        live, entry.live = entry.game, None
        try:
            if not await self._writer.append(line, taking):
                return False
            if taking is not None:
                live.sitting = await self.in_store_thread(self.store.seats, live.room)
        except Exception:
            raise ServerError("internal", "fault-internal") from None
        entry.live, entry.changed = live, self._clock()
        return True


async def _nobody(room: str, serial: int) -> None: ...


def sign(live: Room, line: LogEntry) -> None:
    """Write onto a line that has been played when that was, and how the room stands after it."""
    line.at, line.asked, line.last = time.time(), live.asked, live.status != "playing"


def _telling(problem: Exception) -> bool:
    """Its kind says enough: no trace is needed."""
    return isinstance(problem, EscarmoucheError)
