"""The evaluator of Malifaux."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from escarmouche.bots.evaluator import BaseEvaluator, Cards, Look
from escarmouche.bots.malifaux.policies import CANDIDATES, POLICIES, SIMPLE
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.printed import PrintedCards
from escarmouche.bots.malifaux.proposals import NoProposal
from escarmouche.bots.malifaux.terms import terms_of
from escarmouche.bots.malifaux.value import value_of
from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.views.scene import Scene


class MalifauxEvaluator(BaseEvaluator):
    """Nearly every question has a policy; only the rest is tried in worlds."""

    idle = {"act": "stop"}
    interchangeable = ("faction", "leader", "hire", "zone")

    def value(self, scene: Scene, seat: int, cards: Cards) -> float:
        """In tenths of a VP."""
        return value_of(Position(scene, seat, PrintedCards(cards)))

    def terms(self, scene: Scene, seat: int, cards: Cards) -> Mapping[str, float]:
        return terms_of(Position(scene, seat, PrintedCards(cards)))

    def hides_cards(self, scene: Scene) -> bool:
        """The other player's hand and both decks are always hidden."""
        return True

    def candidates(self, ask: Ask, look: Look, cards: Cards) -> Iterator[Answer] | None:
        """The one answer that the policy gives; a few for some questions of the set-up; None: any."""
        try:
            if ask.name in CANDIDATES:
                return iter(CANDIDATES[ask.name](ask, Position(look(), ask.seat, PrintedCards(cards))))
            if ask.name in SIMPLE:
                return iter([SIMPLE[ask.name](ask)])
            answer = POLICIES.get(ask.name)
            return None if answer is None else iter([answer(ask, Position(look(), ask.seat, PrintedCards(cards)))])
        except NoProposal:
            return None

    def default_answer(self, ask: Ask, look: Look, cards: Cards, rng: Random) -> Answer:
        answers = self.candidates(ask, look, cards)
        return ask.sample(rng) if answers is None else next(answers)
