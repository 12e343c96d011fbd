"""Has records of strangers checked, each in a process of its own under a hard budget. What loops, eats or breaks costs that process and no
more; one at a time, and few may wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys

import msgspec

from escarmouche.server.replays.record_process import READY, Checked, Errand, Rejected
from escarmouche.server.web.errors import ServerError

LARGEST = 1 << 20  # bytes of a record: ten times those of the longest of our recorded games
BUDGET = 15.0  # seconds to play it
START_TIMEOUT = 60.0  # seconds until the process is ready
MOST = 8  # that wait, or are at work
PRIVATE = "ESCARMOUCHE_"  # settings of the server: the address of a database may hold a password

log = logging.getLogger(__name__)
_results: msgspec.msgpack.Decoder[Checked | Rejected] = msgspec.msgpack.Decoder(Checked | Rejected)


class RecordChecker:
    """The records that are being checked in this worker."""

    def __init__(self, budget: float = BUDGET) -> None:
        self.budget = budget
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def checked(self, errand: Errand) -> Checked:
        """The record as a room. A record that cannot be shown is refused with a sentence."""
        if len(errand.text) > LARGEST:
            raise ServerError("too-large", "fault-record-large", file=errand.name, most=LARGEST // 1024)
        if self._waiting >= MOST:
            raise ServerError("too-fast", "error-too-fast")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                result = await self._result(errand)
        finally:
            self._waiting -= 1
        if isinstance(result, Rejected):
            raise ServerError("refused", result.why, result.game)
        return result

    async def _result(self, errand: Errand) -> Checked | Rejected:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "escarmouche.server.replays.record_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)},
            start_new_session=True,
        )
        try:
            assert process.stdout is not None
            await asyncio.wait_for(process.stdout.readexactly(len(READY)), START_TIMEOUT)
            said, _ = await asyncio.wait_for(process.communicate(msgspec.msgpack.encode(errand)), self.budget)
            return _results.decode(said)
        except TimeoutError:
            raise ServerError("too-large", "fault-record-slow", file=errand.name, seconds=int(self.budget)) from None
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as problem:
            log.error("a record could not be checked: %s", type(problem).__name__)
            raise ServerError("too-large", "fault-record-heavy", file=errand.name) from None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
