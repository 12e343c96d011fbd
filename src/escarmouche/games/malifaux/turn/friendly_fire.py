"""Shooting at or out of an engagement: who may, and Friendly Fire (MALI-ENG-03, -07, -08)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-ENG-03", "MALI-ENG-08")
def shoots(game: Malifaux, model: Model) -> bool:
    """May it take (missile) Actions while engaged?"""
    return passives.has(game, model, "shoots-engaged")


@clause("MALI-ENG-07", "MALI-ENG-08")
def friendly_fire(game: Malifaux, shooter: Model, target: Model) -> bool:
    """Is the target engaged or engaging? Not counting a shooter that may shoot while engaged."""
    close = shoots(game, shooter)
    for enemy in engage.within_reach(game, target):
        if close and enemy is shooter:
            continue
        if engage.engages(game, enemy, target) or engage.engages(game, target, enemy):
            return True
    return False
