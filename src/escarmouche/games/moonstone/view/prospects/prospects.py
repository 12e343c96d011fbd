"""What each option of a question does and brings: actions, targets, Combat Cards, what may be said about an Arcane Card.

Everything is read from what the seat that is asked knows: its own hands, the sizes of the others', and what lies face up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.asks.ask import Ask
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.prospects import action_prospects, arcane_prospects, melee_prospects


def prospects(game: Moonstone, ask: Ask, way: tuple[str, ...]) -> Prospects:
    """By option; empty where a question needs no more than its own words."""
    tell = OF.get(ask.name)
    return tell(game, ask, way) if tell is not None else {}


OF: dict[str, Callable[[Moonstone, Any, tuple[str, ...]], Prospects]] = {
    "action": action_prospects.of_actions,
    "harvest": action_prospects.of_stones,
    "target": action_prospects.of_targets,
    "targets": action_prospects.of_targets,
    "melee": melee_prospects.of_enemies,
    "going-for-it": melee_prospects.of_more_cards,
    "combat-card": melee_prospects.of_cards,
    "critical": melee_prospects.of_copies,
    "signature": melee_prospects.of_upgrade,
    "type": melee_prospects.of_types,
    "follow-up": melee_prospects.of_follow_ups,
    "play": arcane_prospects.of_hand,
    "declare": arcane_prospects.of_claims,
    "call": arcane_prospects.of_calls,
    "replace": arcane_prospects.of_replacements,
    "repeat": arcane_prospects.of_repeat,
}
