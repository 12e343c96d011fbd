"""Bots think in processes of their own, under a hard budget. One that loops, leaves, babbles or breaks costs its process and no more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys

import msgspec

from escarmouche.server.bots.bot_process import LARGEST, Job, Thought, frame

log = logging.getLogger(__name__)
START = 60.0  # seconds a process may take to be ready
PRIVATE = (
    "ESCARMOUCHE_"  # settings of the server are none of a bot's business: the address of a database may hold a password
)
_thoughts = msgspec.msgpack.Decoder(Thought)


class BotProcess:
    """One process."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._process: asyncio.subprocess.Process | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it is ready."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "escarmouche.server.bots.bot_process",
            str(self._memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)},
            start_new_session=True,  # an interrupt in the terminal is for the server, which then ends it
        )
        try:
            await asyncio.wait_for(self._hear(), START)
        except BaseException:
            await self.kill()
            raise

    async def think(self, job: Job) -> Thought:
        """Send the job and wait, no longer than the budget. Whatever goes wrong is a fault, and the process is gone."""
        try:
            if not self.alive:
                await self.start()
            return await asyncio.wait_for(self._exchange(job), job.budget)
        except TimeoutError:
            await self.kill()
            return Thought(fault="took too long")
        except (OSError, asyncio.IncompleteReadError):
            await self.kill()
            return Thought(fault="its process ended")
        except (msgspec.MsgspecError, ValueError):
            await self.kill()
            return Thought(fault="said something that is no answer")
        except asyncio.CancelledError:
            await self.kill()  # nobody will listen to what it is about to say
            raise

    async def _exchange(self, job: Job) -> Thought:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(frame(job))
        await self._process.stdin.drain()
        return await self._hear()

    async def _hear(self) -> Thought:
        assert self._process is not None and self._process.stdout is not None
        size = int.from_bytes(await self._process.stdout.readexactly(4), "little")
        if size > LARGEST:
            raise ValueError(size)
        return _thoughts.decode(await self._process.stdout.readexactly(size))

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # and whatever it has started: it leads a session of its own
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class BotPool:
    """A pool of such processes."""

    def __init__(self, count: int, memory: int = 2048) -> None:
        self._all = [BotProcess(memory) for _ in range(max(1, count))]
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    @property
    def pids(self) -> list[int]:
        return [thinker.pid for thinker in self._all if thinker.alive and thinker.pid is not None]

    def open(self) -> None:
        """Start the processes; nobody has to wait for them."""
        for thinker in self._all:
            self._ready(thinker)

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(thinker.kill() for thinker in self._all))

    async def think(self, job: Job) -> Thought:
        """The bot's answer, or what went wrong. Waiting for a free process does not count as thinking."""
        thinker = await self._idle.get()
        try:
            return await thinker.think(job)
        finally:
            self._ready(thinker)

    def _ready(self, thinker: BotProcess) -> None:
        """Back among the idle; one that lost its process gets another first."""
        if thinker.alive:
            self._idle.put_nowait(thinker)
            return
        if self._closing:
            return
        task = asyncio.get_running_loop().create_task(self._revive(thinker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _revive(self, thinker: BotProcess) -> None:
        try:
            await thinker.start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.MsgspecError, ValueError) as problem:
            log.error("a process for bots does not start: %s", type(problem).__name__)
            await asyncio.sleep(1.0)  # it will be tried again when it is needed
        self._idle.put_nowait(thinker)
