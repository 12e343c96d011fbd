"""Reaction Steps after each action, and Premonition before it (MOON-REACT)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.movement.move import reaction_step
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone


@rule("MOON-REACT-01", "MOON-REACT-03", "MOON-REACT-04", "MOON-REACT-05", "MOON-AMB-59", "MOON-AMB-63")
def reactions(game: Moonstone, active: int) -> Rule[None]:
    """After an action each opponent, from the left, may step 1" with one model that has energy left."""
    for seat in game.from_left(active):
        able = [model for model in game.models if model.seat == seat and model.in_play and model.energy >= 1]
        if able:
            yield from reaction_step(game, seat, able, "MOON-REACT-01", "reaction")


@clause("MOON-AMB-62")
def foresees(game: Moonstone, actor: Model, target: Model) -> bool:
    """May a model that has been declared as a target step out of the way first?"""
    if target.seat == actor.seat or target.energy < 1 or not target.in_play:
        return False
    return bool(game.card(target).words("premonition"))


@rule("MOON-AMB-62", "MOON-DEC-24", "MOON-ENERGY-03")
def premonition(game: Moonstone, actor: Model, target: Model) -> Rule[None]:
    """Premonition: a model that an enemy has declared as its target may step out of the way first, for 1 energy."""
    if foresees(game, actor, target):
        yield from reaction_step(game, target.seat, [target], "MOON-AMB-62", "premonition")
