"""A process in which bots think. It knows neither the seed nor the server: a packed game comes in, an answer goes out.

Its pipes carry frames: four bytes of length, then a message. What the bot prints is discarded.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterable
from typing import Any, BinaryIO

import msgspec

from escarmouche.bots import bot
from escarmouche.bots.adviser import Advice, Adviser
from escarmouche.core import book
from escarmouche.core.play.packed_game import unpacked
from escarmouche.core.play.seat import Seat
from escarmouche.server.web.preload import gc_paused, quick_game

LARGEST = 1 << 20  # bytes of an answer
GRACE = 3  # seconds after the budget, until a process that was left alone ends itself


class Job(msgspec.Struct, array_like=True):
    """Find an answer for a seat."""

    pack: bytes
    seat: int
    bot: str
    seed: bytes
    budget: float
    advise: bool = False  # for a person: with reasons


class Result(msgspec.Struct, array_like=True):
    """The answer. `fault` is empty if all went well."""

    answer: Any = None
    fault: str = ""
    advice: Advice | None = None


def frame(message: Any) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(4, "little") + data


def main(memory: int) -> None:
    jobs = os.fdopen(os.dup(0), "rb")
    results = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)  # what the bots read from and print to
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    _limit(memory)
    _preload()
    _send(results, Result())  # ready
    while True:
        head = jobs.read(4)
        if len(head) < 4:
            return  # the server is gone
        job = msgspec.msgpack.decode(jobs.read(int.from_bytes(head, "little")), type=Job)
        _send(results, _think(job))


def _limit(memory: int) -> None:
    """Let the players come first, and let no bot take the whole machine."""
    with contextlib.suppress(ImportError, OSError, ValueError, AttributeError):
        import resource  # not every system has it

        os.nice(5)
        size = memory * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def _preload() -> None:
    """Load what can be loaded before the clock runs: every game with its cards and modules, and how our bots play it."""
    with gc_paused():
        for name in bot.OWN:  # others are loaded when they play: one that breaks then breaks alone
            bot.find(name)
        for name in book.games():
            with contextlib.suppress(Exception):
                _try(book.find(name), bot.OWN)


def _try(game_book: book.Book[Any], bots: Iterable[str]) -> None:
    """Answer the first question of a game with each bot. Modules that a game imports late are imported now."""
    list(book.modules(game_book))
    for edition in game_book.editions or ("",):
        game = quick_game(game_book, edition)
        for name in bots:
            bot.make(name, b"").answer(Seat(game, game.pending[0].seat))


def _think(job: Job) -> Result:
    alarm = getattr(signal, "setitimer", None)
    if alarm:
        alarm(signal.ITIMER_REAL, job.budget + GRACE)  # it ends the process, whatever the bot is doing
    try:
        if job.advise:
            return Result(advice=Adviser(job.seed).advise(Seat(unpacked(job.pack), job.seat)))
        return Result(bot.make(job.bot, job.seed).answer(Seat(unpacked(job.pack), job.seat)))
    except BaseException as problem:  # also what a bot raises to leave the process
        return Result(fault=_summary(problem))
    finally:
        if alarm:
            alarm(signal.ITIMER_REAL, 0)


def _summary(problem: BaseException) -> str:
    """The type of an error and its place in the code. Not its text: that may hold what nobody should read."""
    trace = problem.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    place = f" ({os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno})" if trace else ""
    return type(problem).__name__ + place


def _send(results: BinaryIO, result: Result) -> None:
    try:
        data = frame(result)
    except Exception as problem:  # an answer that is not a JSON value
        data = frame(Result(fault=_summary(problem)))
    results.write(data)
    results.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
