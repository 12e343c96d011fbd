"""The bots at the tables: they think in their processes as soon as they are asked, and what goes wrong there stops no game."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import Any

from escarmouche.core.play.pack import packed
from escarmouche.server.bots.bot_pool import BotPool
from escarmouche.server.bots.bot_process import Job
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import HeldRoom, Rooms
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.settings import Settings

log = logging.getLogger(__name__)
TRIES = 8  # samples tried in place of a bot that failed
LISTED = 200  # and then answers from its question's list
OVERDUE = 3  # budgets after which another worker thinks for a bot


class Unwritten(Exception):
    """The fault is ours and not the bot's: its answer stands, but the database did not take it."""


class BotRunner:
    """The bots of all rooms. The worker that wrote the last line lets them think; another does when nothing comes of it."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms, self.settings = rooms, settings
        self.thinkers = BotPool(settings.thinkers, settings.memory)
        self.overdue = settings.budget * OVERDUE
        self._errands: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        self.thinkers.open()
        self._begin(self._resume())

    async def close(self) -> None:
        for task in self._errands:
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self.thinkers.close()

    def wake(self, entry: HeldRoom) -> None:
        """Let the bots think whose turn it is; and do what everybody has agreed to."""
        live = entry.game
        if live.agreed() is not None:
            self._begin(self.rooms.write(live.room, Room.agreed))
            return
        for seat in live.bots_asked():
            key = (seat, live.moment)
            if key not in entry.thinking:
                entry.thinking.add(key)
                seed = hashlib.blake2b(
                    f"{seat}/{live.serial}".encode(), key=live.row.seed, person=b"escarmouche-bot"
                ).digest()
                job = Job(packed(live.game), seat, live.bot(seat), seed, self.settings.budget)
                self._begin(self._think(live.room, entry, key, job))

    async def _think(self, room: str, entry: HeldRoom, key: tuple[int, int], job: Job) -> None:
        seat, moment = key
        try:
            thought = await self.thinkers.think(job)
            fault = thought.fault or await self._bot_answers(room, seat, moment, lambda live: thought.answer)
            if fault:
                log.error("room %s: bot %s failed in seat %s: %s", room, job.bot, seat, fault)
                if not await self._force(room, seat, moment, job.seed):
                    log.error("room %s: no answer was found for seat %s", room, seat)
                    return  # it will be tried again, but not at once
        except Unwritten:
            log.error(
                "room %s: what bot %s said in seat %s could not be kept; it will be asked again", room, job.bot, seat
            )
            return
        finally:
            entry.thinking.discard(key)
        async with self.rooms.held(room) as entry:  # it may have been asked again while its answer was turned down
            self.wake(entry)

    async def _bot_answers(
        self, room: str, seat: int, moment: int, choose: Callable[[Room], Any], *, forced: bool = False
    ) -> str:
        """Give a bot's answer unless the question has gone; says what was wrong with it."""

        def propose(live: Room) -> LogEntry | None:
            if live.moment != moment or seat not in live.bots_asked():
                return None
            return live.answering(seat, moment, choose(live), forced=forced, by_bot=True)

        try:
            await self.rooms.write(room, propose)
        except ServerError as trouble:
            if trouble.code == "internal":
                raise Unwritten from None
            if trouble.code not in ("stale", "answered", "over", "unknown"):
                return trouble.refusal.key
        return ""

    async def _force(self, room: str, seat: int, moment: int, seed: bytes) -> bool:
        """A legal answer in place of a bot that failed; whether there was one."""
        for attempt in range(TRIES + LISTED):

            def choose(live: Room, attempt: int = attempt) -> Any:
                ask = live.question(seat, moment)
                if attempt < TRIES:
                    return ask.sample(random.Random(seed + bytes([attempt])))
                return next(islice(ask, attempt - TRIES, None), None)

            if not await self._bot_answers(room, seat, moment, choose, forced=True):
                return True
        return False

    # -- going on

    async def hurry(self, now: float) -> None:
        """Bots of rooms in memory that should have answered long ago: whoever was to think for them does not."""
        for room, entry in self.rooms.idle().items():
            late = now - entry.changed > self.overdue and not entry.thinking
            if late and entry.game.bots_asked():
                async with self.rooms.held(room, fresh=True) as entry:
                    entry.changed = now
                    self.wake(entry)

    async def _resume(self) -> None:
        """After a start: every bot whose turn it is goes on. Of several workers, whoever comes first does it."""
        if self.settings.workers > 1:
            await asyncio.sleep(random.uniform(0, self.settings.workers))
        await self.search(0.0)

    async def search(self, quiet: float) -> None:
        """Look in the database for bots whose turn it is, in rooms of which nothing was heard for a while."""
        for room in await self.rooms.in_store_thread(self.rooms.store.turns, quiet):
            with contextlib.suppress(ServerError):
                async with self.rooms.held(room, fresh=True) as entry:
                    self.wake(entry)

    def _begin(self, errand: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        task.add_done_callback(_failed)


def _failed(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        problem = task.exception()
        if problem is not None and not isinstance(problem, ServerError):
            log.error("something went wrong aside: %s", type(problem).__name__, exc_info=problem)
