"""Games that have just begun, and tables with a position, for tests of set-up, turn and goals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.book import register
from escarmouche.core.dealer.draw import Draw
from escarmouche.core.messages.event import Event
from escarmouche.core.play.game import Game
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.cases.position import prepared, state_of
from escarmouche.games.ad1666.table import Anno

register(BOOK)


SEED = bytes(32)


RED = ["wolodyjowski", "skrzetuski", "zagloba", "apothecary", "berserker", "drover"]


BLUE = ["athos", "porthos", "burgher", "guard/halberd", "berserker", "musketeer/musket", "musketeer/halberd"]


Answer = Callable[[Ask], Any]


def play(options: Mapping[str, Any] | None = None) -> Game[Anno]:
    return Game(BOOK, BOOK.read_setup(options or {}), SEED)


def first(ask: Ask) -> Any:
    """The first answer there is, or `done` where that is open."""
    return "done" if isinstance(ask, Menu) and "done" in dict(ask.open()) else next(iter(ask))


def on(game: Game[Anno], until: Callable[[Game[Anno]], bool], answer: Answer = first) -> list[Event]:
    """Go on until something holds; what happened meanwhile."""
    told = list(game.events)
    for _ in range(3000):
        if game.over or until(game):
            return told
        ask = game.pending[0]
        game.answer(ask.seat, answer(ask))
        told += game.events
    raise AssertionError("it never came")


def asks(name: str) -> Callable[[Game[Anno]], bool]:
    return lambda game: game.pending[0].name == name


def begun(game: Game[Anno]) -> bool:
    """Everybody stands ready, and the first turn goes on."""
    return game.table.state.turn == 1


def table(position: Mapping[str, Any] | None = None, **options: Any) -> Anno:
    """A table with a position, as a case has it."""
    where = {"figures": {}, **(position or {})}
    setup = BOOK.read_setup(prepared(options, where))
    return Anno(state_of(setup, where), setup)


def run(rule: Any, *answers: tuple[str, Any]) -> Any:
    """Run a rule with these answers; the dealer deals at random, all else takes the first answer."""
    left, rng, steps = list(answers), Random(1), iter(rule)
    try:
        ask = next(steps)
        while True:
            if isinstance(ask, Draw):
                answer = ask.sample(rng)
            elif left and left[0][0] == ask.name:
                answer = left.pop(0)[1]
                assert ask.why_not(answer) is None, ask.why_not(answer)
            else:
                answer = first(ask)
            ask = steps.send(answer)
    except StopIteration as over:
        assert not left, left
        return over.value


def told(game: Anno, name: str) -> list[Mapping[str, Any]]:
    return [event.args for event in game.events if event.name == name]


FREE = {"scenario": "the-war-purse"}


def scene(**more: Any) -> dict[str, Any]:
    """Red has two, Blue three, far from each other."""
    figures: dict[str, Any] = {
        "athos": {"seat": 0, "at": "a1"},
        "porthos": {"seat": 0, "at": "b1"},
        "guard": {"seat": 1, "at": "a10"},
        "thief": {"seat": 1, "at": "b10"},
        "urchin": {"seat": 1, "at": "c10"},
    }
    return {"figures": figures, "board": "courtyard", **more}
