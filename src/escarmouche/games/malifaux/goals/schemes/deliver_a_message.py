"""11 Deliver a Message: Interact with a chosen Leader or Master (MALI-SCHM-14)."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.ground import engage, measure, sight
from escarmouche.games.malifaux.refusals import why_absent
from escarmouche.games.malifaux.state import Model, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

REACH, NEAR = mil(1), mil(2)


@clause("MALI-SCHM-14", "MALI-AMB-92", "MALI-AMB-130", "MALI-AMB-140", "MALI-RES-04")
def why_not(game: Malifaux, model: Model, scheme: Scheme) -> Refusal | None:
    """Why a model cannot Interact with the chosen one: it must be its own Activation, within 1", in LoS, and engaged by nobody else."""
    activation, enemy = game.state.activation, game.model(scheme.enemy)
    if activation is None or activation.model != model.id:
        return refuse("why-message-activation", "MALI-SCHM-14", model=model.id)
    if reason := why_absent(enemy) or _why_ignored(game, model) or _why_ignored(game, enemy):
        return reason
    if not measure.within(game, model, enemy, REACH):
        gap = round(measure.gap(game, model, enemy))
        return refuse("why-message-far", "MALI-SCHM-14", model=model.id, target=enemy.id, gap=gap, reach=REACH)
    if not sight.sees(game, model, enemy):
        return refuse("why-not-seen", "MALI-AMB-140", target=enemy.id)
    for other in game.enemies(model):
        if other is not enemy and engage.engages(game, other, model):
            return refuse("why-message-engaged", "MALI-AMB-92", model=model.id, target=enemy.id, by=other.id)
    return None


@clause("MALI-STRAT-02")
def _why_ignored(game: Malifaux, model: Model) -> Refusal | None:
    return None if goal.counts(game, model) else refuse("why-insignificant", "MALI-STRAT-02", model=model.id)


def reaches(game: Malifaux, model: Model, scheme: Scheme) -> bool:
    """May a model deliver it now?"""
    return why_not(game, model, scheme) is None


def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Could the model that is activating deliver it now?"""
    activation = game.state.activation
    model = game.model(activation.model) if activation else None
    return Tally(model is not None and model.seat == seat and reaches(game, model, scheme), 1)


@clause("MALI-SCHM-14", "MALI-AMB-95")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """It is within 2" of a friendly Scheme Marker, or was killed by its own side after the Scheme was revealed."""
    enemy = goal.chosen(game, scheme.enemy)
    marked = enemy and any(measure.within(game, enemy, marker, NEAR) for marker in goal.markers(game, seat))
    return Tally(bool(marked) or goal.turned_on(game, scheme), 1)


PLAN = Plan(11, "MALI-SCHM-14", "interact", reveal, end)
