"""What a bot knows of a game: an `Evaluator` says how good a position is and which answers deserve a look.

An evaluator sees scenes, questions and printed cards, and nothing else. `greedy` asks it; any other bot may. A game's own is named by an
entry point of the group `escarmouche.evaluators` (see `loader.py`). Subclass `BaseEvaluator` and write only what you know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.views.scene import Scene

Look: TypeAlias = Callable[[], Scene]  # the scene as the seat that is asked sees it
Cards: TypeAlias = Callable[[str], object]  # a printed card by its name, of whatever class the game gives it
LeadsTo: TypeAlias = Mapping[str, str | Mapping[str, str]]

PASSES = ("pass", "none", "stop", "stay")
# What a value is made of, for a player who asks why an answer is good. Each word has a text for more of it and one for less.
TERMS = (
    "score",
    "near",
    "deny",
    "own",
    "harm",
    "lives",
    "safe",
    "threat",
    "blades",
    "shots",
    "hidden",
    "cards",
    "nerve",
)
LOOKAHEAD = 36  # answers to the next question that deserve a look, where a question means nothing without it


@runtime_checkable
class Evaluator(Protocol):
    """What a bot knows of one game."""

    leads_to: LeadsTo
    """Questions that mean nothing without the next one: `{"activate": "action"}`. Only some branches of a question, each with the
    question that it leads to: `{"action": {"run": "move"}}`. Such an answer is worth the best of what can follow."""

    lookahead: int
    """How many answers to that next question deserve a look."""

    idle: Mapping[str, Answer]
    """The answer to a question that changes nothing: `{"action": "end"}`."""

    interchangeable: Collection[str]
    """Questions whose candidates are all equally good: one of them is taken at random."""

    def value(self, scene: Scene, seat: int, cards: Cards) -> float:
        """How good a position is for a seat, in a unit of the evaluator's own. Higher is better."""
        ...

    def hides_cards(self, scene: Scene) -> bool:
        """Do cards that the seat cannot see matter here? Then its answers are tried in more worlds."""
        ...

    def candidates(self, ask: Ask, look: Look, cards: Cards) -> Iterator[Answer] | None:
        """The answers that deserve a look; None: any."""
        ...

    def default_answer(self, ask: Ask, look: Look, cards: Cards, rng: Random) -> Answer:
        """An answer without looking ahead: how everybody goes on in an imagined action."""
        ...


class BaseEvaluator:
    """The evaluator of somebody who has never seen the game: all positions look alike, so any legal answer will do."""

    leads_to: LeadsTo = {}
    lookahead: int = LOOKAHEAD
    idle: Mapping[str, Answer] = {}
    interchangeable: Collection[str] = ()

    def value(self, scene: Scene, seat: int, cards: Cards) -> float:
        """All positions are worth the same."""
        return 0.0

    def terms(self, scene: Scene, seat: int, cards: Cards) -> Mapping[str, float]:
        """The value, term by term, for a player who asks why: a word of `TERMS` and its share. Empty: nobody can be told."""
        return {}

    def hides_cards(self, scene: Scene) -> bool:
        """Is there a hand that the seat cannot see?"""
        return any(hand.cards is None for hand in scene.hands)

    def candidates(self, ask: Ask, look: Look, cards: Cards) -> Iterator[Answer] | None:
        """Any answer."""
        return None

    def default_answer(self, ask: Ask, look: Look, cards: Cards, rng: Random) -> Answer:
        """Pass if that is offered, else any legal answer."""
        if isinstance(ask, Menu):
            for name in PASSES:
                if name in ask.names and ask.branch(name) is None:
                    return name
        return ask.sample(rng)
