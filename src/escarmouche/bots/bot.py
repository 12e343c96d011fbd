"""What a bot is, and where bots are found: by entry point, so that any package can offer its own."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from escarmouche.core.asks.ask import Answer
from escarmouche.core.book import nearest
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.core.play.seat import Seat

GROUP = "escarmouche.bots"
SENSES = "escarmouche.senses"  # what players know of games: see greedy.py
KNOWING = ("greedy",)  # bots that are no better than chance where they have no sense of the game: not offered there
OWN = ("greedy", "random")  # what comes with the package
BUILT_IN = {"random": "escarmouche.bots.random_bot:Random"}  # known even where nothing is installed


class Bot(Protocol):
    """A player made of code: it gets its seat and answers the question put to it. It never gets the state."""

    def answer(self, seat: Seat) -> Answer: ...


class UnknownBot(EscarmoucheError):
    """No installed bot has that name."""

    code = "unknown-bot"


def bots(game: str = "") -> list[str]:
    """The names of all installed bots; of those that know how to play a game, if one is named."""
    found = sorted({entry.name for entry in entry_points(group=GROUP)} | set(BUILT_IN))
    if not game or any(entry.name == game for entry in entry_points(group=SENSES)):
        return found
    return [name for name in found if name not in KNOWING]


def check(name: str) -> None:
    """Is there such a bot? It is not loaded: whose code it is runs in a process of its own."""
    if name not in bots():
        raise UnknownBot("error-unknown-bot", name=name, nearest=nearest(name, bots()), bots=", ".join(bots()))


def find(name: str) -> Callable[..., Bot]:
    """The class of the bot of that name."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _loaded(entry)
    if name in BUILT_IN:
        from escarmouche.bots.random_bot import Random

        return Random
    check(name)
    raise AssertionError(name)  # it was there a moment ago


def _loaded(entry: EntryPoint) -> Callable[..., Bot]:
    try:
        found: Callable[..., Bot] = entry.load()
    except (ImportError, AttributeError) as problem:
        raise UnknownBot("error-broken-bot", name=entry.name, problem=str(problem)) from problem
    return found


def is_there(name: str) -> bool:
    """Is a bot of that name installed, and does it load?"""
    try:
        find(name)
    except UnknownBot:
        return False
    return True


def make(name: str, seed: Any = None, worlds: int | None = None) -> Bot:
    """A bot ready to play; one that takes chances takes them from the seed.

    One that tries its answers in worlds tries them in so many, however long it takes, so that the same seed gives the same answers.
    """
    kind = find(name)
    takes = inspect.signature(kind).parameters
    given: dict[str, Any] = {"seed": seed, **({} if worlds is None else {"worlds": worlds, "budget": None})}
    return kind(**{word: value for word, value in given.items() if word in takes})
