"""The evaluator of Anno Domini 1666."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from escarmouche.bots.ad1666 import reactions
from escarmouche.bots.ad1666.policies import CANDIDATES, DEFAULTS, POLICIES
from escarmouche.bots.ad1666.printed import PrintedCards
from escarmouche.bots.ad1666.terms import terms_of
from escarmouche.bots.ad1666.value import value_of
from escarmouche.bots.evaluator import BaseEvaluator, Cards, Look
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu
from escarmouche.core.views.scene import Scene

DECLINES = ("pass", "stop", "stay", "end", "none", "no", "keep-marker", "done")
MOVES = ("full-move", "partial-move", "run", "reload", "divination")


class Ad1666Evaluator(BaseEvaluator):
    """Cards and set-up have policies; actions, moves and reactions are tried."""

    leads_to = {"action": dict.fromkeys(MOVES, "move")}
    lookahead = 6  # `moves.move` names the best first
    interchangeable = ("band", "draft")  # Bands should not be all the same
    idle = {"action": "end", "move": "stop"}

    def value(self, scene: Scene, seat: int, cards: Cards) -> float:
        """In tenths of a Victory Point."""
        return value_of(scene, seat, PrintedCards(cards))

    def terms(self, scene: Scene, seat: int, cards: Cards) -> Mapping[str, float]:
        return terms_of(scene, seat, PrintedCards(cards))

    def hides_cards(self, scene: Scene) -> bool:
        """Are cards being played that this seat does not see?"""
        return any(side.hidden > len(side.own) for duel in scene.duels for side in duel.sides)

    def candidates(self, ask: Ask, look: Look, cards: Cards) -> Iterator[Answer] | None:
        """The one answer that the policy gives, or those that deserve a look; None: any."""
        answer = POLICIES.get(ask.name)
        if answer is not None:
            return iter([answer(ask, look(), PrintedCards(cards))])
        answers = CANDIDATES.get(ask.name)
        return None if answers is None else iter(answers(ask, look(), PrintedCards(cards)))

    def default_answer(self, ask: Ask, look: Look, cards: Cards, rng: Random) -> Answer:
        if ask.name in ("watch", "watch-at") and isinstance(ask, Menu):
            return reactions.react(ask)
        answer = POLICIES.get(ask.name) or DEFAULTS.get(ask.name)
        if answer is not None:
            return answer(ask, look(), PrintedCards(cards))
        if isinstance(ask, Menu):
            for name in DECLINES:
                if name in ask.names and ask.branch(name) is None:
                    return name
        if isinstance(ask, Choose):
            for name in DECLINES:
                if name in ask.options:
                    return name
        return ask.sample(rng)
