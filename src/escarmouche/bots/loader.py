"""Finds the evaluator of a game by its entry point, so that it can come with the game; reads what older packages offer as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from random import Random
from types import ModuleType

from escarmouche.bots.evaluator import LOOKAHEAD, BaseEvaluator, Cards, Evaluator, Look
from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.views.scene import Scene

GROUPS = ("escarmouche.evaluators", "escarmouche.senses")  # the second is the old name
IN_MODULE = "EVALUATOR"  # the evaluator of a module that an entry point names


def has_evaluator(game: str) -> bool:
    """Is an evaluator of that game installed?"""
    return any(entry.name == game for group in GROUPS for entry in entry_points(group=group))


def evaluator_of(game: str) -> Evaluator:
    """The installed evaluator of a game; for a game without one, that of somebody who has never seen it."""
    for group in GROUPS:
        for entry in entry_points(group=group):
            if entry.name == game:
                return as_evaluator(entry.load())
    return BaseEvaluator()


def as_evaluator(loaded: object) -> Evaluator:
    """What an entry point names as an evaluator: an object, a class, or a module that holds one.

    A module without `EVALUATOR` is of the old kind and has the functions themselves.
    """
    if isinstance(loaded, ModuleType):
        loaded = getattr(loaded, IN_MODULE, None) or ModuleEvaluator(loaded)
    elif isinstance(loaded, type):
        loaded = loaded()
    if not isinstance(loaded, Evaluator):
        raise TypeError(f"{loaded!r} is not an evaluator")
    return loaded


class ModuleEvaluator(BaseEvaluator):
    """A module of the old kind, with functions and tables under fixed names, as an evaluator."""

    def __init__(self, module: ModuleType) -> None:
        self._worth: Callable[[Scene, int, Cards], float] = module.worth
        self._hides: Callable[[Scene], bool] = module.hides
        self._consider: Callable[[Ask, Look, Cards], Iterator[Answer] | None] = module.consider
        self._plain: Callable[[Ask, Look, Cards, Random], Answer] = module.plain
        self.leads_to = module.follows
        self.idle = module.rests
        self.interchangeable = getattr(module, "even", ())
        self.lookahead = getattr(module, "ahead", LOOKAHEAD)

    def value(self, scene: Scene, seat: int, cards: Cards) -> float:
        return self._worth(scene, seat, cards)

    def hides_cards(self, scene: Scene) -> bool:
        return self._hides(scene)

    def candidates(self, ask: Ask, look: Look, cards: Cards) -> Iterator[Answer] | None:
        return self._consider(ask, look, cards)

    def default_answer(self, ask: Ask, look: Look, cards: Cards, rng: Random) -> Answer:
        return self._plain(ask, look, cards, rng)
