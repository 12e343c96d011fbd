"""The bots at the tables: they think in their processes as soon as they are asked, and nothing that goes wrong there stops a game."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import Any

from escarmouche.bots.adviser import Advice
from escarmouche.core.play.packed_game import packed
from escarmouche.server.bots.bot_pool import BotPool
from escarmouche.server.bots.bot_process import Job
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import HeldRoom, Rooms
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.settings import Settings

log = logging.getLogger(__name__)
SAMPLES = 8  # random answers that are tried in place of a bot that failed
LISTED = 200  # and then answers from the question's list
ADVICE = 10.0  # seconds that advice may take at most
OVERDUE = 3  # budgets after which another worker thinks for a bot
LATE = ("stale", "answered", "over", "unknown")  # the question is gone: that is not the bot's fault


class NotStored(Exception):
    """The fault is ours and not the bot's: its answer was good, but the database did not take it."""


class BotRunner:
    """The bots of all rooms. The worker that wrote the last entry lets them think; another does if that fails."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms, self.settings = rooms, settings
        self.pool = BotPool(settings.bot_processes, settings.memory)
        self.overdue = settings.budget * OVERDUE
        self._tasks: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        self.pool.open()
        self._start(self._resume())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()

    def wake(self, held: HeldRoom) -> None:
        """Let the bots think whose turn it is. An undo that everybody has agreed to comes first."""
        room = held.room
        if room.undoing.propose_agreed() is not None:
            self._start(self.rooms.write(room.id, lambda room: room.undoing.propose_agreed()))
            return
        if room.learning.propose_answer() is not None:
            self._start(self.rooms.write(room.id, lambda room: room.learning.propose_answer()))
            return
        for seat in room.bots_asked():
            question = (seat, room.moment)
            if question not in held.thinking:
                held.thinking.add(question)
                job = Job(packed(room.game), seat, room.bot(seat), _seed(room, seat), self.settings.budget)
                self._start(self._think(room.id, held, question, job))

    async def advise(self, pack: bytes, seat: int, seed: bytes) -> Advice:
        """What a bot would answer for a person, and why. It thinks where bots think, and gives no answer."""
        result = await self.pool.think(Job(pack, seat, "", seed, min(ADVICE, self.settings.budget), True))
        if result.advice is None:
            log.error("no advice: %s", result.fault)
            raise ServerError("unknown", "fault-no-advice")
        return result.advice

    async def _think(self, room_id: str, held: HeldRoom, question: tuple[int, int], job: Job) -> None:
        seat, moment = question
        try:
            result = await self.pool.think(job)
            fault = result.fault or await self._give(room_id, seat, moment, lambda room: result.answer)
            if fault:
                log.error("room %s: bot %s failed in seat %s: %s", room_id, job.bot, seat, fault)
                if not await self._force(room_id, seat, moment, job.seed):
                    log.error("room %s: no legal answer was found for seat %s", room_id, seat)
                    return  # it will be tried again, but not at once
        except NotStored:
            log.error(
                "room %s: the answer of bot %s in seat %s was not stored; it is asked again", room_id, job.bot, seat
            )
            return
        finally:
            held.thinking.discard(question)
        async with self.rooms.held(room_id) as held:  # it may have been asked again while its answer was refused
            self.wake(held)

    async def _give(
        self, room_id: str, seat: int, moment: int, choose: Callable[[Room], Any], *, forced: bool = False
    ) -> str:
        """Give a bot's answer, unless the question is gone. Returns what was wrong with it, or nothing."""

        def propose(room: Room) -> LogEntry | None:
            if room.moment != moment or seat not in room.bots_asked():
                return None
            return room.propose_answer(seat, moment, choose(room), forced=forced, by_bot=True)

        try:
            await self.rooms.write(room_id, propose)
        except ServerError as error:
            if error.code == "internal":
                raise NotStored from None
            if error.code not in LATE:
                return error.refusal.key
        return ""

    async def _force(self, room_id: str, seat: int, moment: int, seed: bytes) -> bool:
        """Give a legal answer in place of a bot that failed. Returns whether there was one."""
        for attempt in range(SAMPLES + LISTED):

            def choose(room: Room, attempt: int = attempt) -> Any:
                ask = room.question(seat, moment)
                if attempt < SAMPLES:
                    return ask.sample(random.Random(seed + bytes([attempt])))
                return next(islice(ask, attempt - SAMPLES, None), None)

            if not await self._give(room_id, seat, moment, choose, forced=True):
                return True
        return False

    # -- bots that nobody has woken

    async def hurry(self, now: float) -> None:
        """Wake bots of rooms in memory that should have answered long ago: the worker that was to think for them does not."""
        for room_id, held in self.rooms.idle().items():
            late = now - held.changed_at > self.overdue and not held.thinking
            if late and (held.room.bots_asked() or held.room.learning.propose_answer() is not None):
                async with self.rooms.held(room_id, fresh=True) as held:
                    held.changed_at = now
                    self.wake(held)

    async def _resume(self) -> None:
        """After a start, wake every bot whose turn it is. If there are several workers, the first does it."""
        if self.settings.workers > 1:
            await asyncio.sleep(random.uniform(0, self.settings.workers))
        await self.search(0.0)

    async def search(self, quiet: float) -> None:
        """Look in the database for bots whose turn it is, in rooms where nothing has happened for `quiet` seconds."""
        for room_id in await self.rooms.in_store_thread(self.rooms.store.bots_turns, quiet):
            with contextlib.suppress(ServerError):
                async with self.rooms.held(room_id, fresh=True) as held:
                    self.wake(held)

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_log_failure)


def _seed(room: Room, seat: int) -> bytes:
    """What a bot draws its chance from: another seed for every question, the same one after a restart."""
    question = f"{seat}/{room.serial}".encode()
    return hashlib.blake2b(question, key=room.row.seed, person=b"escarmouche-bot").digest()


def _log_failure(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        problem = task.exception()
        if problem is not None and not isinstance(problem, ServerError):
            log.error("a task of the bots failed: %s", type(problem).__name__, exc_info=problem)
