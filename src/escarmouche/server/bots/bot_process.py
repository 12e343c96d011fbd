"""A process in which bots think. It knows neither the seed nor the server: a packed game comes in, an answer goes out.

Over its pipes go frames: four bytes of length, then a message. Whatever the bot prints goes nowhere.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import pkgutil
import signal
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

if TYPE_CHECKING:
    from escarmouche.core.book import Book

LARGEST = 1 << 20  # bytes of an answer
GRACE = 3  # seconds after the budget until a process without its server ends itself


class Job(msgspec.Struct, array_like=True):
    """Think for a seat."""

    pack: bytes
    seat: int
    bot: str
    seed: bytes
    budget: float


class Thought(msgspec.Struct, array_like=True):
    """What came of it. `fault` is empty when all went well."""

    answer: Any = None
    fault: str = ""


def frame(message: Any) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(4, "little") + data


def main(memory: int) -> None:
    inward = os.fdopen(os.dup(0), "rb")
    outward = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    _modest(memory)
    _prepare()
    _send(outward, Thought())
    while True:
        head = inward.read(4)
        if len(head) < 4:
            return  # the server is gone
        job = msgspec.msgpack.decode(inward.read(int.from_bytes(head, "little")), type=Job)
        _send(outward, _think(job))


def _modest(memory: int) -> None:
    """The players come first; and no bot eats the machine."""
    with contextlib.suppress(ImportError, OSError, ValueError, AttributeError):
        import resource

        os.nice(5)
        size = memory * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def _prepare() -> None:
    """Load what can be loaded before the clock runs: every game with its cards and chapters, and how our bots play it."""
    from escarmouche.bots import bot
    from escarmouche.core import book
    from escarmouche.server.web.preload import undisturbed

    with undisturbed():
        for name in bot.OWN:  # others are loaded when they are to play: one that breaks then breaks alone
            bot.find(name)
        for name in book.games():
            with contextlib.suppress(Exception):
                _try(book.find(name), bot.OWN)


def _try(book: Book[Any], bots: Iterable[str]) -> None:
    """Play the first question of a game with each bot. Chapters that a game opens late are opened now."""
    from escarmouche.bots.bot import make
    from escarmouche.core.play.seat import Seat
    from escarmouche.server.web.preload import newcomers

    package = importlib.import_module(type(book).__module__)
    for chapter in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}."):
        importlib.import_module(chapter.name)
    for edition in book.editions or ("",):
        game = newcomers(book, edition)
        for bot in bots:
            make(bot, b"").answer(Seat(game, game.pending[0].seat))


def _think(job: Job) -> Thought:
    from escarmouche.bots.bot import make
    from escarmouche.core.play.pack import unpacked
    from escarmouche.core.play.seat import Seat

    alarm = getattr(signal, "setitimer", None)
    if alarm:
        alarm(signal.ITIMER_REAL, job.budget + GRACE)  # it ends the process, whatever the bot is doing
    try:
        return Thought(make(job.bot, job.seed).answer(Seat(unpacked(job.pack), job.seat)))
    except BaseException as problem:  # also what a bot may raise to leave the process
        return Thought(fault=_where(problem))
    finally:
        if alarm:
            alarm(signal.ITIMER_REAL, 0)


def _where(problem: BaseException) -> str:
    """The kind of mistake and its place in the code. Not its text: that may hold what nobody should read."""
    trace = problem.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    place = f" ({os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno})" if trace else ""
    return type(problem).__name__ + place


def _send(outward: BinaryIO, thought: Thought) -> None:
    try:
        data = frame(thought)
    except Exception as problem:  # an answer that is no JSON value
        data = frame(Thought(fault=_where(problem)))
    outward.write(data)
    outward.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
