"""Engagement: who is in whose melee reach (MALI-ENG)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import TOLERANCE

NONE = -1  # without a (melee) Action there is no engagement range, not even one of 0"


@clause("MALI-ENG-01")
def range(game: Malifaux, model: Model) -> int:
    """The longest range of its (melee) Actions in mils, those of its Upgrades too; NONE if it has none."""
    reach = game.cards[model.card].reach
    if model.upgrades:
        reach = max(reach, *[game.upgrades[upgrade].reach for upgrade in model.upgrades])
    return reach


@clause("MALI-ENG-02")
def engages(game: Malifaux, model: Model, other: Model) -> bool:
    """Is the other an enemy within its engagement range and LoS? It need not be mutual."""
    if model.seat == other.seat or not model.on_table or not other.on_table:
        return False
    reach = range(game, model)
    return reach != NONE and measure.within(game, model, other, reach) and sight.sees(game, model, other)


def engagers(game: Malifaux, model: Model) -> list[Model]:
    """The enemies that engage it."""
    return [enemy for enemy in within_reach(game, model) if engages(game, enemy, model)]


@clause("MALI-ENG-02", "MALI-ENG-03", "MALI-ENG-04", "MALI-ENG-06")
def engaged(game: Malifaux, model: Model) -> bool:
    """Does any enemy engage it? Then it declares no (missile) Action, no Interact and no Charge."""
    return any(engages(game, enemy, model) for enemy in within_reach(game, model))


def engaging(game: Malifaux, model: Model) -> bool:
    """Does it engage any enemy?"""
    return any(engages(game, model, enemy) for enemy in within_reach(game, model))


def within_reach(game: Malifaux, model: Model) -> list[Model]:
    """The enemies that are not too far away for any engagement range, theirs or its own."""
    return game.enemies_near(model, game.library.longest_reach + 2 * measure.WIDEST + TOLERANCE)
