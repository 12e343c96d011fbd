"""One thread writes for all rooms: whatever waits goes into one transaction, so that many games share one wait for the disk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from typing import NamedTuple

from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.store.store import SeatClaim

log = logging.getLogger(__name__)
MOST = 256  # entries in one transaction

Append = Callable[[Sequence[tuple[LogEntry, SeatClaim | None]]], list[bool]]


class PendingWrite(NamedTuple):
    """An entry that waits to be written, and the future that waits for it."""

    entry: LogEntry
    claim: SeatClaim | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[bool]


class Writer:
    """Takes entries from the event loop, and says when they are in the database, or that another worker was faster."""

    def __init__(self, append: Append) -> None:
        self._append = append
        self._waiting: queue.SimpleQueue[PendingWrite | None] = queue.SimpleQueue()  # None: stop
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """PendingWrite what waits, then stop."""
        if self._thread.is_alive():
            self._waiting.put(None)
            self._thread.join()

    async def append(self, entry: LogEntry, claim: SeatClaim | None = None) -> bool:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._waiting.put(PendingWrite(entry, claim, loop, done))
        return await done

    def _run(self) -> None:
        while True:
            write = self._waiting.get()
            if write is None:
                return
            batch, stop = [write], False
            while len(batch) < MOST and not stop:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stop = True
                else:
                    batch.append(more)
            self._store(batch)
            if stop:
                return

    def _store(self, batch: list[PendingWrite]) -> None:
        try:
            stored = self._append([(write.entry, write.claim) for write in batch])
        except Exception as problem:
            if len(batch) > 1:  # which entry was it? Each on its own
                for write in batch:
                    self._store([write])
                return
            entry, kind = batch[0].entry, type(problem).__name__
            log.error("room %s: entry %s was not written: %s", entry.room, entry.serial, kind)
            _report(batch[0], problem)
            return
        for write, success in zip(batch, stored, strict=True):
            _report(write, success)


def _report(write: PendingWrite, result: bool | Exception) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is waiting
        write.loop.call_soon_threadsafe(_settle, write.done, result)


def _settle(done: asyncio.Future[bool], result: bool | Exception) -> None:
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
