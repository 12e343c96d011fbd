"""One thread writes for all rooms: what waits goes into one transaction, so that many games share one wait for the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from typing import NamedTuple

from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.store.store import Taking

log = logging.getLogger(__name__)
MOST = 256  # lines in one transaction

Append = Callable[[Sequence[tuple[LogEntry, Taking | None]]], list[bool]]


class Job(NamedTuple):
    line: LogEntry
    taking: Taking | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[bool]


class Writer:
    """Takes lines from the event loop and says when they are in the database, or that another was first."""

    def __init__(self, append: Append) -> None:
        self._store = append
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        if self._thread.is_alive():
            self._waiting.put(None)
            self._thread.join()

    async def append(self, line: LogEntry, taking: Taking | None = None) -> bool:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._waiting.put(Job(line, taking, loop, done))
        return await done

    def _run(self) -> None:
        while True:
            job = self._waiting.get()
            if job is None:
                return
            batch, stop = [job], False
            while len(batch) < MOST and not stop:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stop = True
                else:
                    batch.append(more)
            self._write(batch)
            if stop:
                return

    def _write(self, batch: list[Job]) -> None:
        try:
            stored = self._store([(job.line, job.taking) for job in batch])
        except Exception as problem:
            if len(batch) > 1:  # whose fault was it? Each for itself
                for job in batch:
                    self._write([job])
                return
            log.error(
                "room %s: line %s was not written: %s", batch[0].line.room, batch[0].line.serial, type(problem).__name__
            )
            _tell(batch[0], problem)
            return
        for job, well in zip(batch, stored, strict=True):
            _tell(job, well)


def _tell(job: Job, result: bool | Exception) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        job.loop.call_soon_threadsafe(_settle, job.done, result)


def _settle(done: asyncio.Future[bool], result: bool | Exception) -> None:
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
