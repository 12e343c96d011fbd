"""Which policy answers which question of Moonstone in an imagined round, and which answers to real questions deserve a look."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from escarmouche.bots.evaluator import Look
from escarmouche.bots.moonstone import casting, combat_cards
from escarmouche.bots.moonstone.printed import PrintedCards
from escarmouche.bots.policy import policy
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu


def accept(ask: Ask, look: Look, cards: PrintedCards) -> list[Answer]:
    return ["accept"]


def oneself(ask: Ask, look: Look, cards: PrintedCards) -> list[Answer]:
    return [ask.seat]


POLICIES: dict[str, Callable[[Ask, Look, PrintedCards, Random], Answer]] = {
    "combat-card": policy(Choose, combat_cards.combat_card),
    "critical": policy(Choose, combat_cards.critical),
    "signature": policy(Choose, combat_cards.signature),
    "type": policy(Choose, combat_cards.damage_type),
    "follow-up": policy(Choose, combat_cards.follow_up),
    "going-for-it": policy(Choose, combat_cards.going_for_it),
    "play": policy(Menu, casting.play),
    "repeat": policy(Menu, casting.repeat),
    "call": policy(Choose, casting.call),
    "replace": policy(Choose, casting.replace),
}

CANDIDATES: dict[str, Callable[[Ask, Look, PrintedCards], list[Answer]]] = {
    "first-player": oneself,
    "mulligan": accept,
    "play": policy(Menu, casting.candidates),
}
