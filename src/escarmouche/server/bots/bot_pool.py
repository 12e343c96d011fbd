"""Bots think in processes of their own, under a hard budget. A bot that loops, exits, babbles or breaks costs its process and no more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys

import msgspec

from escarmouche.server.bots.bot_process import LARGEST, Job, Result, frame

log = logging.getLogger(__name__)
START_TIMEOUT = 60.0  # seconds a process may take to be ready
PRIVATE = "ESCARMOUCHE_"  # settings of the server are not for bots: the address of a database may hold a password
_results = msgspec.msgpack.Decoder(Result)


class BotProcess:
    """One process, started when it is first needed."""

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
            await asyncio.wait_for(self._receive(), START_TIMEOUT)
        except BaseException:
            await self.kill()
            raise

    async def think(self, job: Job) -> Result:
        """Send the job and wait, no longer than the budget. If anything goes wrong the result has a fault, and the process is killed."""
        try:
            if not self.alive:
                await self.start()
            return await asyncio.wait_for(self._exchange(job), job.budget)
        except TimeoutError:
            await self.kill()
            return Result(fault="took too long")
        except (OSError, asyncio.IncompleteReadError):
            await self.kill()
            return Result(fault="its process ended")
        except (msgspec.MsgspecError, ValueError):
            await self.kill()
            return Result(fault="sent something that is not an answer")
        except asyncio.CancelledError:
            await self.kill()  # nobody is waiting for its answer
            raise

    async def _exchange(self, job: Job) -> Result:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(frame(job))
        await self._process.stdin.drain()
        return await self._receive()

    async def _receive(self) -> Result:
        assert self._process is not None and self._process.stdout is not None
        size = int.from_bytes(await self._process.stdout.readexactly(4), "little")
        if size > LARGEST:
            raise ValueError(size)
        return _results.decode(await self._process.stdout.readexactly(size))

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
    """The processes in which bots think."""

    def __init__(self, count: int, memory: int = 2048) -> None:
        self._processes = [BotProcess(memory) for _ in range(max(1, count))]
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        self._starting: set[asyncio.Task[None]] = set()
        self._closing = False

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.alive and process.pid is not None]

    def open(self) -> None:
        """Start the processes; nobody has to wait for them."""
        for process in self._processes:
            self._release(process)

    async def close(self) -> None:
        self._closing = True
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        await asyncio.gather(*(process.kill() for process in self._processes))

    async def think(self, job: Job) -> Result:
        """The bot's answer, or what went wrong. Waiting for a free process does not count as thinking."""
        process = await self._idle.get()
        try:
            return await process.think(job)
        finally:
            self._release(process)

    def _release(self, process: BotProcess) -> None:
        """Back among the idle; if it was killed, it is started again first."""
        if process.alive:
            self._idle.put_nowait(process)
            return
        if self._closing:
            return
        task = asyncio.get_running_loop().create_task(self._restart(process))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _restart(self, process: BotProcess) -> None:
        try:
            await process.start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.MsgspecError, ValueError) as problem:
            log.error("a process for bots does not start: %s", type(problem).__name__)
            await asyncio.sleep(1.0)  # it is tried again when it is needed
        self._idle.put_nowait(process)
