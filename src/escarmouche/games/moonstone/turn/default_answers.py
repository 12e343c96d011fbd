"""Answers for a player whose time has run out: whatever can be declined is declined (MOON-AMB-96)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Ask, Choose
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.melee.follow_up import NONE

DEFAULTS: dict[str, Answer] = {
    "call": "ok",
    "crazy-town": "pass",
    "critical": 1,  # no more copies
    "follow-up": NONE,
    "free-move": "stay",
    "going-for-it": "no",
    "mulligan": "accept",
    "place": "stay",  # if the model may stay where it is
    "premonition": "pass",
    "reaction": "pass",
    "repeat": "stop",
    "replace": "leave",
    "signature": "keep",
    "window": "pass",
}


@clause("MOON-AMB-96")
def default_answer(ask: Ask) -> Answer | None:
    """Decline, or play the first Combat Card of the hand. Nothing else is timed."""
    if ask.name == "combat-card" and isinstance(ask, Choose):
        return ask.options[0]
    answer = DEFAULTS.get(ask.name)
    return answer if answer is not None and answer in ask else None
