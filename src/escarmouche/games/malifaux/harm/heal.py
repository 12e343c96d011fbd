"""Healing (MALI-HEAL-01)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-HEAL-01", "MALI-KILL-03", "MALI-KILL-04")
def heal(game: Malifaux, model: Model, amount: int) -> int:
    """Health rises up to the maximum. Says by how much; a model that can no longer be saved gains nothing."""
    if not model.in_play or model.id in game.state.dying:
        return 0
    gained = min(amount, stats.health(game, model) - model.health)
    if gained <= 0:
        return 0
    model.health += gained
    game.tell("healed", "MALI-HEAL-01", model=model.id, amount=gained, health=model.health)
    return gained
