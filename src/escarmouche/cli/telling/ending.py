"""How a game ended, in a sentence: at the table and when it is told again."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.cli.voice import Voice
from escarmouche.core.play.state import Outcome


def verdict(voice: Voice, outcome: Outcome, winners: Sequence[str]) -> str:
    """Who won. Nobody: a draw, unless the game has words of its own for it, such as that all have lost."""
    if winners:
        return voice.tell("cli-won", players=", ".join(winners), count=len(winners), rule=outcome.rule)
    own = f"{outcome.reason}-title"
    if voice.texts.has(own):
        return voice.tell("cli-none-won", title=voice.tell(own), rule=outcome.rule)
    return voice.tell("cli-draw", rule=outcome.rule)
