"""11 Deliver a Message: Interact with a chosen Leader or Master (MALI-SCHM-14)."""

from __future__ import annotations

from escarmouche.core.rule import clause
from escarmouche.games.malifaux import engage, goal, measure, sight
from escarmouche.games.malifaux.goal import Met, Plan
from escarmouche.games.malifaux.state import Model, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

REACH, NEAR = mil(1), mil(2)


@clause("MALI-SCHM-14", "MALI-AMB-92", "MALI-AMB-130", "MALI-AMB-140", "MALI-RES-04")
def reaches(game: Malifaux, model: Model, scheme: Scheme) -> bool:
    """May a model, in its own Activation, Interact with the chosen one: within 1", in LoS, and engaged by nobody else?"""
    activation, enemy = game.state.activation, goal.chosen(game, scheme.enemy)
    if activation is None or activation.model != model.id or enemy is None or not goal.counts(game, model):
        return False
    if not measure.within(game, model, enemy, REACH) or not sight.sees(game, model, enemy):
        return False
    return not any(other is not enemy and engage.engages(game, other, model) for other in game.enemies(model))


def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Met:
    """Could the model that is activating deliver it now?"""
    activation = game.state.activation
    model = game.model(activation.model) if activation else None
    return Met(model is not None and model.seat == seat and reaches(game, model, scheme), 1)


@clause("MALI-SCHM-14", "MALI-AMB-95")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Met:
    """It is within 2" of a friendly Scheme Marker, or was killed by its own side after the Scheme was revealed."""
    enemy = goal.chosen(game, scheme.enemy)
    marked = enemy and any(measure.within(game, enemy, marker, NEAR) for marker in goal.markers(game, seat))
    return Met(bool(marked) or goal.turned_on(game, scheme), 1)


PLAN = Plan(11, "MALI-SCHM-14", "interact", reveal, end)
