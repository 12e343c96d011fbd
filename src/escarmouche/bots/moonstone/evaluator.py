"""The evaluator of Moonstone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from escarmouche.bots.evaluator import BaseEvaluator, Cards, Look
from escarmouche.bots.moonstone.policies import CANDIDATES, POLICIES
from escarmouche.bots.moonstone.position import read
from escarmouche.bots.moonstone.printed import PrintedCards
from escarmouche.bots.moonstone.terms import terms_of
from escarmouche.bots.moonstone.value import value_of
from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.views.scene import Scene

DECLINES = ("pass", "stop", "stay")


class MoonstoneEvaluator(BaseEvaluator):
    """Tries most answers; only cards, declarations and small questions of an imagined round have policies."""

    leads_to = {"activate": "action"}
    idle = {"action": "end"}

    def value(self, scene: Scene, seat: int, cards: Cards) -> float:
        """In tenths of a stone."""
        return value_of(read(scene, seat, PrintedCards(cards)))

    def terms(self, scene: Scene, seat: int, cards: Cards) -> Mapping[str, float]:
        return terms_of(read(scene, seat, PrintedCards(cards)))

    def hides_cards(self, scene: Scene) -> bool:
        """Are cards held that this seat does not see, and that decide what happens next?"""
        return any(hand.kind in ("combat", "arcane") for hand in scene.hands)

    def candidates(self, ask: Ask, look: Look, cards: Cards) -> Iterator[Answer] | None:
        """Those that deserve a look; None: any."""
        answers = CANDIDATES.get(ask.name)
        return None if answers is None else iter(answers(ask, look, PrintedCards(cards)))

    def default_answer(self, ask: Ask, look: Look, cards: Cards, rng: Random) -> Answer:
        answer = POLICIES.get(ask.name)
        if answer is not None:
            return answer(ask, look, PrintedCards(cards), rng)
        if isinstance(ask, Menu):
            for name in DECLINES:
                if name in ask.names:
                    return name
        return ask.sample(rng)
