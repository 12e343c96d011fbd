"""What is answered in a reaction window when its time has run out (D10-CLOCK-01)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.combat.reaction_shots import NONE

DEFAULTS: dict[str, Answer] = {
    "defence": "defend",  # D10-DP-13
    "reroll": "keep",  # D10-DP-15, D10-DP-16
    "reaction": NONE,  # D10-DP-17
    "defshot": NONE,  # D10-DP-18
}


@clause("D10-CLOCK-01")
def default_answer(ask: Ask) -> Answer | None:
    """Defend, no reroll, no shot; nothing else is timed."""
    return DEFAULTS.get(ask.name)
