"""What each option of a question does and brings: tests, shots, fights, cards, tokens, each with its numbers and its odds.

Everything is counted from what the seat that is asked knows (`card_odds.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.asks.ask import Ask
from escarmouche.core.views.prospect import Prospects
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.view.prospects import combat_prospects as combat
from escarmouche.games.ad1666.view.prospects import skill_prospects as skills


def prospects(game: Anno, ask: Ask, way: tuple[str, ...]) -> Prospects:
    """By option; empty where a question needs no more than its own words."""
    tell = OF.get(ask.name)
    return tell(game, ask, way) if tell is not None else {}


OF: dict[str, Callable[[Anno, Any, tuple[str, ...]], Prospects]] = {
    "action": skills.of_actions,
    "move": skills.of_actions,
    "reaction": skills.of_actions,
    **dict.fromkeys(("force-door", "lockpick", "climb", "window", "wall", "jump", "down", "leave"), skills.of_places),
    **dict.fromkeys(skills.CONTESTS, skills.of_contests),
    "drop-marker": skills.of_markers,
    "spot-with": skills.of_spotting,
    "divination": skills.of_omens,
    **dict.fromkeys(("shot", "reload", "use", "pick-up", "other-hand", "steal"), skills.of_things),
    "shot-target": combat.of_shots,
    "fight": combat.of_fights,
    "weapon": combat.of_weapons,
    "commit": combat.of_sources,
    "commit-card": combat.of_committed,
    "initiative": combat.of_sources,
    "initiative-card": combat.of_committed,
    "reinforce-one": combat.of_reinforcing,
    "reinforce": combat.of_reinforcements,
    "fence": combat.of_tokens,
    "parry": combat.of_parries,
    "suit": combat.of_suits,
}
