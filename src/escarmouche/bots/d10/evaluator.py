"""The evaluator of the D10 skirmish."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from escarmouche.bots.d10.policies import POLICIES
from escarmouche.bots.d10.position import Position
from escarmouche.bots.d10.printed import PrintedCards
from escarmouche.bots.d10.terms import terms_of
from escarmouche.bots.d10.value import value_of
from escarmouche.bots.evaluator import BaseEvaluator, Cards, Look
from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.views.scene import Scene


class D10Evaluator(BaseEvaluator):
    """Nearly every question has a policy; only the rest is tried in worlds."""

    idle = {"action": "end"}

    def value(self, scene: Scene, seat: int, cards: Cards) -> float:
        """In points of M."""
        return value_of(Position(scene, seat, PrintedCards(cards)))

    def terms(self, scene: Scene, seat: int, cards: Cards) -> Mapping[str, float]:
        return terms_of(Position(scene, seat, PrintedCards(cards)))

    def hides_cards(self, scene: Scene) -> bool:
        """Nobody holds cards, but a figure hidden in fog is dealt again in every world."""
        return any(piece.at is None and "hidden" in piece.states for piece in scene.pieces)

    def candidates(self, ask: Ask, look: Look, cards: Cards) -> Iterator[Answer] | None:
        """The one answer that the policy gives; None: any."""
        answer = POLICIES.get(ask.name)
        return None if answer is None else iter([answer(ask, Position(look(), ask.seat, PrintedCards(cards)))])

    def default_answer(self, ask: Ask, look: Look, cards: Cards, rng: Random) -> Answer:
        answer = POLICIES.get(ask.name)
        return ask.sample(rng) if answer is None else answer(ask, Position(look(), ask.seat, PrintedCards(cards)))
