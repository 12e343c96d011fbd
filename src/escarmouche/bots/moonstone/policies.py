"""Which policy answers which question of Moonstone in an imagined round."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from escarmouche.bots.evaluator import Look
from escarmouche.bots.moonstone import casting, melee
from escarmouche.bots.moonstone.printed import PrintedCards
from escarmouche.bots.policy import policy
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu

POLICIES: dict[str, Callable[[Ask, Look, PrintedCards, Random], Answer]] = {
    "combat-card": policy(Choose, melee.combat_card),
    "critical": policy(Choose, melee.critical),
    "signature": policy(Choose, melee.signature),
    "type": policy(Choose, melee.damage_type),
    "follow-up": policy(Choose, melee.follow_up),
    "going-for-it": policy(Choose, melee.going_for_it),
    "play": policy(Menu, casting.play),
    "repeat": policy(Menu, casting.repeat),
    "call": policy(Choose, casting.call),
    "replace": policy(Choose, casting.replace),
}
