"""A way that was allowed, as its stretches: it was followed when it was checked, and is not followed again when the model takes it."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.movement.follow_way import WayFollower
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.travel.leg_parts import box_of, overlaps
from escarmouche.space.travel.path import Leg, Straight
from escarmouche.space.units import TOLERANCE, Spot


def stretches_of(game: Malifaux, model: Model, legs: Sequence[Leg], *, climbs: bool, through: bool) -> list[Stretch]:
    """The stretches of a way that was allowed. Mostly it is a straight leg on the table, with nothing in it to climb."""
    if len(legs) == 1 and model.floor == TABLE and legs[0].__class__ is Straight:
        start, leg = (model.x, model.y), legs[0]
        if leg == start:
            return []
        if through or not _climbed(game, start, leg, game.cards[model.card].radius, climbs):
            return [Stretch(TABLE, start, leg)]

    def follow() -> list[Stretch]:
        return WayFollower(game, model, climbs=climbs, through=through, legal=True).follow(legs).stretches

    return game.field.latest_way.recall(all_it_depends_on(game, model, legs, climbs, through), follow)


def all_it_depends_on(
    game: Malifaux, model: Model, legs: Sequence[Leg], climbs: bool, through: bool
) -> tuple[object, ...]:
    """Two ways on one field that agree in this have the same stretches."""
    card = game.cards[model.card]
    how = (card.radius, card.sz, climbs, through)
    return model.floor, model.x, model.y, *how, *legs, *measure.marked(game, "solid")


def _climbed(game: Malifaux, start: Spot, leg: Leg, r: int, climbs: bool) -> bool:
    """Does an allowed leg on the table lead onto anything that the base could go up, or step onto from a hillside?"""
    flights, steps = game.field.flights, climbs or bool(game.field.hills)
    for feature in measure.near(game, "solid", box_of(start, leg, r + TOLERANCE)):
        if (steps or feature.id in flights) and overlaps(start, leg, feature.piece, r - TOLERANCE):
            return True
    return False
