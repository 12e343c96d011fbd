"""The answer for a player whose time has run out: the null option (MALI-AMB-114)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Ask, Menu, Some
from escarmouche.core.play.rule import clause

DEFAULTS: dict[str, Answer] = {
    "act": "stop",
    "chain": "decline",
    "cheat": "decline",
    "disengage-attack": "decline",
    "end-scheme": "decline",
    "generated": "decline",  # unless it must be taken
    "ignore-hazard": "suffer",
    "may": "no",
    "may-effect": "no",
    "name-x": 0,
    "prepare": "ready",
    "relent": "resist",
    "reveal-scheme": "decline",
    "soulstone-block": "keep",
    "soulstone-reduce": "keep",
    "stone-draw": "keep",
    "trigger": "none",
}
NOTHING = ("choose-models", "discard-cards", "start-discard")  # none of a list, where that is allowed


@clause("MALI-AMB-114")
def default_answer(ask: Ask) -> Answer | None:
    """Decline, pass, stop; the first model where somebody must be activated. A question without such an answer is not timed."""
    if ask.name == "activate" and isinstance(ask, Menu):
        return "pass" if "pass" in ask else next(iter(ask))
    if ask.name in NOTHING:
        return () if isinstance(ask, Some) and not ask.least else None
    answer = DEFAULTS.get(ask.name)
    return answer if answer is not None and answer in ask else None
