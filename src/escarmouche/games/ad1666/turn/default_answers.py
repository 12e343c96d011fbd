"""The answers for a player whose time has run out (AD66-CLOCK-01)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.play.rule import clause

DEFAULTS: dict[str, Answer] = {
    "any-time": "pass",
    "commit": "deck",
    "conversation-join": (),
    "faith": "pass",
    "fate": "pass",
    "fence": "pass",
    "give-way": "stay",
    "initiative": "deck",
    "meddle": "pass",
    "parry": "pass",
    "reinforce": (),
    "reinforce-one": "pass",
    "sly": "keep-card",
    "stray": "pass",
    "support-npc": (),
    "tactician-card": "pass",
    "unshakeable": "pass",
    "watch": "pass",
    "watch-at": "pass",
}


@clause("AD66-CLOCK-01")
def default_answer(ask: Ask) -> Answer | None:
    """Nothing is added, nobody interrupts, a card comes from the deck; nothing else is timed."""
    return DEFAULTS.get(ask.name)
