"""Where a base may stand: on the table, supported, not in anything solid and not on another base (MALI-MOVE-07, MALI-TERR-15,
MALI-AMB-51)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.ground.field import TABLE, standable
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Base, Body
from escarmouche.space.shape import Box, depth
from escarmouche.space.units import ROUNDING, TOLERANCE, UNIT

EDGE = "edge"  # the table edge, when it is what stops a base
NEARLY = 500  # how far from a floor a height may be named that means it, in mils: stairs slope, and a pointer is coarse


def level(game: Malifaux, floor: str, x: float, y: float) -> float:
    """The height of a floor under a point; a floor may be the top of a Marker."""
    field = game.field
    if floor == TABLE or floor in field.features:
        return field.level(floor, x, y)
    return float(measure.feature(game, floor).top)


def rest(game: Malifaux, floor: str, x: float, y: float, r: float) -> int:
    """How high a base at rest stands."""
    field = game.field
    if floor == TABLE or floor in field.features:
        return field.z_at(floor, x, y, r)
    return measure.feature(game, floor).top


@clause("MALI-TERR-04", "MALI-TERR-15", "MALI-TERR-20")
def stops(feature: Feature, floor: str, z: float) -> bool:
    """Is its side in the way of a base on this floor, at this height? Of Climbable terrain the top is free; a bridge leads over it all."""
    if feature.id == floor:
        return False
    there = (feature.floor == floor and not feature.clearance) or feature.bottom + feature.clearance <= z + TOLERANCE
    return there and z < feature.top + (TOLERANCE if "impassable" in feature.traits else -TOLERANCE)


def rises(game: Malifaux, feature: Feature, floor: str, x: float, y: float) -> bool:
    """The same for the place where a base stands: stairs are in the way only where their steps are higher than the floor."""
    z = level(game, floor, x, y)
    flight = game.field.flights.get(feature.id)
    if flight is None:
        own = game.field.flights.get(floor)
        return stops(feature, floor, z) and not (own and feature.id == own.upper)
    return feature.id != floor and feature.bottom <= z + TOLERANCE and flight.height(x, y) > z + TOLERANCE


@clause("MALI-MOVE-05", "MALI-MOVE-07")
def bodies(
    game: Malifaux, box: Box, low: float, high: float, but: Sequence[str] = (), floor: str | None = None
) -> list[Body]:
    """The bases near a box of the models that something between two heights would run into: a model is as tall as its Size. On the same
    floor, which may rise, all run into each other.
    """
    x0, y0, x1, y1 = box
    left, bottom, right, top = x0 - measure.WIDEST, y0 - measure.WIDEST, x1 + measure.WIDEST, y1 + measure.WIDEST
    bodies, cards = [], game.cards
    for model in game.models:
        if not (left <= model.x <= right and bottom <= model.y <= top) or not model.on_table:
            continue
        card = cards[model.card]
        meets = model.floor == floor or (model.z < high and model.z + max(1, card.sz) * UNIT > low)
        if meets and model.id not in but:
            bodies.append(Body(model.id, model.x, model.y, card.radius, model.z))
    return bodies


@clause("MALI-MOVE-05", "MALI-MOVE-07")
def taken(game: Malifaux, base: Base, low: float, high: float, but: Sequence[str], floor: str) -> str | None:
    """The model that a base here, between two heights, would overlap; None if there is none."""
    x, y, r, cards = base.x, base.y, base.r - TOLERANCE, game.cards
    far = r + measure.WIDEST
    left, right = x - far, x + far
    for model in game.models:
        if not left < model.x < right or not model.on_table:
            continue  # most are far away
        card, dx, dy = cards[model.card], model.x - x, model.y - y
        apart = card.radius + r
        if (
            dx * dx + dy * dy < apart * apart
            and (model.floor == floor or (model.z < high and model.z + max(1, card.sz) * UNIT > low))
            and model.id not in but
        ):
            return model.id
    return None


def height(game: Malifaux, model: Model) -> int:
    """How much room a model needs above its floor."""
    return max(1, game.cards[model.card].sz) * UNIT


@clause("MALI-MOVE-08", "MALI-AMB-51")
def supported(game: Malifaux, base: Base, floor: str) -> bool:
    """Is any part of the base supported?"""
    if floor == TABLE:
        return True
    return depth(measure.feature(game, floor).piece, base.x, base.y) <= base.r + TOLERANCE + ROUNDING


def hit(game: Malifaux, base: Base, floor: str, tall: float, but: Sequence[str] = ()) -> str | None:
    """What is wrong with a base standing here: over the edge, unsupported, in a piece, on a base; None if nothing is."""
    return _hit(game, base, floor, tall, but, measure.about(game, "solid", base.x, base.y, base.r))


@clause("MALI-MOVE-01", "MALI-MOVE-07", "MALI-TERR-15", "MALI-AMB-51")
def _hit(
    game: Malifaux, base: Base, floor: str, tall: float, but: Sequence[str], near: Sequence[Feature]
) -> str | None:
    """The same, with the solid terrain near the base already looked up."""
    field = game.field
    if not field.on_table(base):
        return EDGE
    if floor != TABLE and not supported(game, base, floor):
        return floor
    x, y, r = base.x, base.y, base.r
    for feature in near:
        if depth(feature.piece, x, y) < r - TOLERANCE and rises(game, feature, floor, x, y) and feature.id not in but:
            return feature.id
    z = rest(game, floor, x, y, r) if floor != TABLE or field.hills else 0
    return taken(game, base, z, z + tall, but, floor)


@clause("MALI-PLACE-01", "MALI-AMB-51")
def floors(game: Malifaux, base: Base) -> list[str]:
    """The floors that could carry a base here, the one under its centre first."""
    carrying_terrain = carriers(game, base)
    return ordered(game, base, carrying_terrain) if carrying_terrain else [TABLE]


def carriers(game: Malifaux, base: Base) -> list[tuple[float, Feature]]:
    """The terrain that could carry a base here, and how far from its centre it is, negative under it."""
    return carrying(base, measure.about(game, "solid", base.x, base.y, base.r + TOLERANCE))


def carrying(base: Base, near: Sequence[Feature]) -> list[tuple[float, Feature]]:
    """The same, from the terrain near it; pieces whose bounds are too far away are skipped."""
    x, y, far, carriers = base.x, base.y, base.r + TOLERANCE, []
    for feature in near:
        x0, y0, x1, y1 = feature.piece.bounds
        if x0 <= x + far and x1 >= x - far and y0 <= y + far and y1 >= y - far and standable(feature):
            deep = depth(feature.piece, x, y)
            if deep <= far:
                carriers.append((deep, feature))
    return carriers


def ordered(game: Malifaux, base: Base, carriers: Sequence[tuple[float, Feature]]) -> list[str]:
    """Floors by name: those under the centre, the highest first; the table; those under another part."""
    under = [f.id for deep, f in carriers if deep <= 0]
    if len(under) > 1:
        under.sort(key=lambda name: -level(game, name, base.x, base.y))
    return [*under, TABLE, *[f.id for deep, f in carriers if deep > 0]]


def bearing(game: Malifaux, base: Base, carriers: Sequence[tuple[float, Feature]]) -> list[str]:
    """The same without the table, where something solid fills the place."""
    floors = ordered(game, base, carriers)
    if any(deep < base.r - TOLERANCE and not f.clearance and f.floor == TABLE for deep, f in carriers):
        floors.remove(TABLE)
    return floors


def floor_and_fault(
    game: Malifaux, base: Base, tall: float, z: float | None = None, but: Sequence[str] = ()
) -> tuple[str, str | None]:
    """The floor that a base ends up on here and None, or a floor and what is in the way there.

    With a height, the floor nearest to it; otherwise the one under its centre, or the table, or whatever carries it.
    """
    near = measure.about(game, "solid", base.x, base.y, base.r)  # this includes whatever could carry it
    carry = carrying(base, near)
    if not carry:
        return TABLE, _hit(game, base, TABLE, tall, but, near)
    return _choose_floor(game, base, tall, z, but, near, carry)


def onto(game: Malifaux, base: Base, tall: float, z: float | None = None, but: Sequence[str] = ()) -> str:
    """The floor of `floor_and_fault`, ignoring what is in the way; the table if nothing else could carry it."""
    near = measure.about(game, "solid", base.x, base.y, base.r)
    carry = carrying(base, near)
    return _choose_floor(game, base, tall, z, but, near, carry)[0] if carry else TABLE


def _choose_floor(
    game: Malifaux,
    base: Base,
    tall: float,
    z: float | None,
    but: Sequence[str],
    near: Sequence[Feature],
    carry: Sequence[tuple[float, Feature]],
) -> tuple[str, str | None]:
    """The same, choosing between the table and the floors that could carry it."""
    floors = ordered(game, base, carry)
    if z is not None:
        floors.sort(key=lambda floor: abs(level(game, floor, base.x, base.y) - z))
        floors = floors[:1]
    faults = []
    for floor in floors:
        fault = _hit(game, base, floor, tall, but, near)
        if fault is None:
            return floor, None
        faults.append((floor, fault))
    return faults[0]


@clause("MALI-AMB-134")
def why_no_floor(game: Malifaux, base: Base, z: float) -> Refusal | None:
    """Is there nothing to stand or to lie on at a height that is named for a place, or nearly there?"""
    floors = bearing(game, base, carriers(game, base))
    if any(abs(level(game, floor, base.x, base.y) - z) <= NEARLY for floor in floors):
        return None
    return refuse("why-no-floor", "MALI-AMB-134", height=z)


def why_no_room(rule: str, model: str | Refusal, by: str) -> Refusal:
    """Why a base may not stand here."""
    if by == EDGE:
        return refuse("why-off-table", "MALI-MOVE-01", model=model)
    return refuse("why-no-room", rule, model=model, by=by)
