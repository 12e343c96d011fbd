"""A base meets terrain: where along a leg, and what comes of it (MALI-MOVE-09, MALI-TERR-04, -15, -22)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.ground.buildings import INNER, SHELL
from escarmouche.games.malifaux.ground.field import TABLE, scalable, standable, top_floor
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.movement.moving_base import MovingBase
from escarmouche.games.malifaux.movement.stretch import Stretch, contours
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.shape import depth
from escarmouche.space.travel.leg_parts import TINY, Interval, deeper, leaves, overlaps
from escarmouche.space.travel.path import Leg, at, on_line
from escarmouche.space.units import TOLERANCE, Spot

PARTS = 32  # of a leg along stairs, in each of which a hillside sinks below them once at most


def find_entries(base: MovingBase, start: Spot, leg: Leg, solids: list[Feature]) -> list[tuple[float, str, Feature]]:
    """Where along a leg the base runs into something; where several begin, onto stairs before the floor beside them, which may carry it
    all the same."""
    entries, r = [], base.r - TOLERANCE
    for feature in solids:
        runs = overlaps(start, leg, feature.piece, r)
        if runs and feature.kind == INNER:
            runs = _under_roof(base, start, leg, feature, runs)
        entries += [(low, feature.id, feature) for low, _ in runs]
        if runs and runs[0][0] <= TINY and feature.id != base.floor:
            entries += [(t, feature.id, feature) for t in deeper(start, leg, feature.piece, runs[0][1])]
        if runs and feature.id in base.game.field.flights:
            level = _level_with(base, start, leg, feature, solids)
            entries += [(t, onto.id, onto) for t, onto in level if any(low < t < high for low, high in runs)]
        if runs and base.game.field.hills:
            entries += [(t, feature.id, feature) for t in _slides(base, start, leg, feature, runs)]
            entries += [(t, feature.id, feature) for t in _crosses(base, start, leg, feature, runs)]
    entries.sort(key=lambda entry: (entry[0], entry[1] not in base.game.field.flights, entry[1]))
    return entries


@clause("MALI-TERR-24", "MALI-TERR-25")
def _under_roof(base: MovingBase, start: Spot, leg: Leg, wall: Feature, runs: Sequence[Interval]) -> list[Interval]:
    """[advanced] Where along a leg the base is in an inner wall and in the building: one that ends in a doorway stops nobody
    outside."""
    inside = overlaps(start, leg, base.game.field.features[wall.name].piece, base.r - 3 * TOLERANCE)
    both = [(max(low, a), min(high, b)) for low, high in runs for a, b in inside]
    return [(low, high) for low, high in both if low < high]


@clause("MALI-TERR-22")
def _level_with(
    base: MovingBase, start: Spot, leg: Leg, stairs: Feature, solids: list[Feature]
) -> Iterator[tuple[float, Feature]]:
    """Where along a leg stairs are as high as something near them, or as what is overhead.

    Up them a base steps onto them there, down them onto that floor, or it runs into what it cannot stand on.
    """
    flights = base.game.field.flights
    flight = flights[stairs.id]
    for floor in solids:
        under = floor.bottom + floor.clearance
        if floor.clearance and flight.low < under <= flight.high:
            nx, ny, far = flight.contour(under)
            yield from ((t, floor) for t in on_line(start, leg, nx, ny, far) if _inside(base, start, leg, floor, t))
        if floor.id in flights or not flight.low < floor.top <= flight.high:
            continue
        nx, ny, far = flight.contour(floor.top)
        for t in on_line(start, leg, nx, ny, far):
            x, y = at(start, leg, t + TINY)
            rising = nx * x + ny * y > far
            if floor.id == flight.upper or (rising and standable(floor)):
                yield t, stairs
            elif not rising and _inside(base, start, leg, floor, t):
                yield t, floor


def _inside(base: MovingBase, start: Spot, leg: Leg, feature: Feature, t: float) -> bool:
    """Is a part of the base in a piece there, seen from above?"""
    return any(low < t < high for low, high in overlaps(start, leg, feature.piece, base.r - TOLERANCE))


@clause("MALI-TERR-04", "MALI-TERR-22")
def _slides(base: MovingBase, start: Spot, leg: Leg, feature: Feature, runs: Sequence[Interval]) -> Iterator[float]:
    """Where a hill sinks to the top of what the base is above, or rises to what it is below: there it is in the way."""
    ground, under = Stretch(TABLE, start, leg), feature.bottom + feature.clearance
    for height, down in ((feature.top, True), (under, False)) if under else ((feature.top, True),):
        for t in contours(base.game, ground, height):
            there = abs(stand.level(base.game, TABLE, *at(start, leg, t)) - height) <= TOLERANCE
            if there and any(low < t < high for low, high in runs) and _sinks(base.game, start, leg, t) == down:
                yield t


@clause("MALI-TERR-22")
def _crosses(base: MovingBase, start: Spot, leg: Leg, stairs: Feature, runs: Sequence[Interval]) -> Iterator[float]:
    """Where a hill sinks below the steps of stairs that the base is above: there it is on them."""
    flight = base.game.field.flights.get(stairs.id)

    def above(t: float) -> float:
        x, y = at(start, leg, t)
        return stand.level(base.game, TABLE, x, y) - flight.height(x, y) if flight else 0.0

    for begin, end in runs if flight else ():
        for low, high in pairwise([begin + (end - begin) * k / PARTS for k in range(PARTS + 1)]):
            if above(low) > 0 >= above(high):
                while high - low > TINY:
                    half = (low + high) / 2
                    low, high = (half, high) if above(half) > 0 else (low, half)
                yield low


def _sinks(game: Malifaux, start: Spot, leg: Leg, t: float) -> bool:
    """Does a hill lead down from here?"""
    here, ahead = at(start, leg, t), at(start, leg, t + TINY)
    return stand.level(game, TABLE, *ahead) < stand.level(game, TABLE, *here)


@clause("MALI-MOVE-09", "MALI-TERR-04", "MALI-TERR-22", "MALI-AMB-64")
def meet(base: MovingBase, start: Spot, leg: Leg, t: float, feature: Feature) -> str | Refusal | None:
    """The base runs into something: a floor that it steps or climbs onto, why it cannot go on, or None if it may."""
    game, (x, y) = base.game, at(start, leg, t)
    if feature.id == base.floor or base.through or sticks_out(base, feature, x, y):
        return None
    z = stand.level(game, base.floor, x, y)
    flight = game.field.flights.get(feature.id)
    if flight and abs(flight.height(x, y) - z) <= TOLERANCE:
        return feature.id
    if base.floor in game.field.flights and standable(feature) and not flight and abs(feature.top - z) <= TOLERANCE:
        return feature.id if feature.id != game.field.flights[base.floor].upper else None
    if base.floor == TABLE and game.field.hills and standable(feature) and abs(feature.top - z) <= TOLERANCE:
        return feature.id if _sinks(base.game, start, leg, t) else None  # down a hillside onto what is beside it
    if not stand.rises(game, feature, base.floor, x, y):
        return None
    if base.climbs and scalable(feature) and not indoors(base, feature, x, y):
        return top_floor(feature)
    return None if t <= TINY and leaves(start, leg, feature.piece) else why_blocked(feature, base.model)


@clause("MALI-AMB-144")
def sticks_out(base: MovingBase, feature: Feature, x: float, y: float) -> bool:
    """[advanced] Is it a wall inside a building, for somebody outside?"""
    return feature.kind == INNER and not indoors(base, feature, x, y)


@clause("MALI-TERR-24", "MALI-TERR-25", "MALI-AMB-144")
def indoors(base: MovingBase, feature: Feature, x: float, y: float) -> bool:
    """[advanced] Is it a wall of a building, met from inside, or with a part inside? Nobody climbs through the roof."""
    if feature.kind not in (SHELL, INNER):
        return False
    return depth(base.game.field.features[feature.name].piece, x, y) < base.r - 2 * TOLERANCE


@clause("MALI-TERR-15", "MALI-TERR-20", "MALI-AMB-134")
def why_full(base: MovingBase, spot: Spot, floor: str, solids: list[Feature]) -> Refusal | None:
    """Why it cannot get onto a floor here: something solid is there or on the way up, such as a house below a roof or a bridge above
    a hedge."""
    old, new = stand.level(base.game, base.floor, *spot), stand.level(base.game, floor, *spot)
    flight = base.game.field.flights.get(floor)
    own = (floor, flight.upper if flight else floor)  # stairs lead to what is above their head
    for feature in () if base.through else solids:
        inside = depth(feature.piece, *spot) < base.r - TOLERANCE and not sticks_out(base, feature, *spot)
        there = feature.id not in own and inside
        if there and (_overhead(feature, old, new) or stand.rises(base.game, feature, floor, *spot)):
            return why_blocked(feature, base.model)
    return None


def _overhead(feature: Feature, low: float, high: float) -> bool:
    """Is it a bridge that a base would come up to from one height to another? (The roof of a building is no thicker than the tolerance.)"""
    under = feature.bottom + feature.clearance
    return low + TOLERANCE < under <= high + TOLERANCE and bool(feature.clearance) and feature.top > under + TOLERANCE


def why_blocked(feature: Feature, model: Model) -> Refusal:
    """Why one cannot go through terrain."""
    rule = "MALI-TERR-15" if "impassable" in feature.traits else "MALI-TERR-04"
    return refuse("why-blocked", rule, model=model.id, by=feature.id)
