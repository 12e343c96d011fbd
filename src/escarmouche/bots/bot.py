"""What a bot is, and where bots are found: by entry point, so that any package can offer its own."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from escarmouche.bots.loader import has_evaluator
from escarmouche.bots.random_bot import Random
from escarmouche.core.asks.ask import Answer
from escarmouche.core.book import nearest
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.core.play.seat import Seat

GROUP = "escarmouche.bots"
NEEDS_EVALUATOR = ("greedy",)  # bots that play no better than chance without an evaluator: not offered for such a game
OWN = ("greedy", "random")  # what comes with the package
BUILT_IN = {"random": Random}  # known even where nothing is installed


class Bot(Protocol):
    """A player made of code: it gets its seat and answers the question put to it. It never gets the state."""

    def answer(self, seat: Seat) -> Answer: ...


class UnknownBot(EscarmoucheError):
    """No installed bot has that name."""

    code = "unknown-bot"


def bots(game: str = "") -> list[str]:
    """The names of all installed bots; if a game is named, of those that know how to play it."""
    names = sorted({entry.name for entry in entry_points(group=GROUP)} | set(BUILT_IN))
    if not game or has_evaluator(game):
        return names
    return [name for name in names if name not in NEEDS_EVALUATOR]


def check(name: str) -> None:
    """Refuse a name that no bot has. The bot is not loaded: other people's code runs in a process of its own."""
    if name not in bots():
        raise UnknownBot("error-unknown-bot", name=name, nearest=nearest(name, bots()), bots=", ".join(bots()))


def find(name: str) -> Callable[..., Bot]:
    """The class of the bot of that name."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _loaded(entry)
    if name in BUILT_IN:
        return BUILT_IN[name]
    check(name)
    raise AssertionError(name)  # it was there a moment ago


def _loaded(entry: EntryPoint) -> Callable[..., Bot]:
    try:
        kind: Callable[..., Bot] = entry.load()
    except (ImportError, AttributeError) as problem:
        raise UnknownBot("error-broken-bot", name=entry.name, problem=str(problem)) from problem
    return kind


def is_there(name: str) -> bool:
    """Is a bot of that name installed, and does it load?"""
    try:
        find(name)
    except UnknownBot:
        return False
    return True


def make(name: str, seed: int | str | bytes | None = None, worlds: int | None = None) -> Bot:
    """A bot ready to play; a bot that takes chances takes them from the seed.

    With `worlds` a bot that tries its answers in worlds uses this many, however long it takes: the same seed gives the same answers.
    """
    kind = find(name)
    taken = inspect.signature(kind).parameters
    offered: dict[str, object] = {"seed": seed, **({} if worlds is None else {"worlds": worlds, "budget": None})}
    return kind(**{word: value for word, value in offered.items() if word in taken})
