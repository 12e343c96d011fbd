"""What a way costs, and the terrain that it leads through (MALI-TERR-13, -16, -17)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.shape import depth
from escarmouche.space.travel.leg_parts import Interval, box_of, cut, overlaps
from escarmouche.space.travel.path import length
from escarmouche.space.units import TOLERANCE


@clause("MALI-TERR-16", "MALI-TERR-17", "MALI-AMB-52", "MALI-AMB-63")
def cost(game: Malifaux, stretches: Sequence[Stretch], r: int, *, severe: bool = True) -> float:
    """The length of a way, climbing up too; an inch in Severe terrain counts as two. What it costs to come down is in it only where the
    player named a height."""
    total = 0.0
    for stretch in stretches:
        steep = stretch.up + abs(stretch.climb)
        total += steep * (2 if steep and severe and mired(game, stretch, r) else 1)
        total += length(stretch.start, stretch.leg)
        if severe:
            total += in_severe(game, stretch, r)
    return total


def mired(game: Malifaux, stretch: Stretch, r: int) -> bool:
    """Does a climb begin in Severe terrain, on the floor that it leads up from?"""
    x, y = stretch.start
    severe = measure.near(game, "severe", (x - r, y - r, x + r, y + r))
    return any(measure.same_floor(stretch.off, f) and depth(f.piece, x, y) < r - TOLERANCE for f in severe)


def in_severe(game: Malifaux, stretch: Stretch, r: float) -> float:
    """How much of a stretch the base is in Severe terrain, even partly."""
    return _mire(stretch, _severe_runs(game, stretch, r))


def _mire(stretch: Stretch, runs: list[Interval]) -> float:
    """The length of some parts of a stretch, where they overlap counted once."""
    if not runs:
        return 0.0
    total, done = 0.0, 0.0
    for low, high in sorted(runs):
        total += max(0.0, high - max(low, done))
        done = max(done, high)
    return total * length(stretch.start, stretch.leg) if total else 0.0


def slowed(stretch: Stretch, r: float, near: Sequence[Feature]) -> float:
    """The cost of a stretch on the level with this Severe terrain about it."""
    return length(stretch.start, stretch.leg) + _mire(stretch, _runs_in(stretch, r, near))


def _severe_runs(game: Malifaux, stretch: Stretch, r: float) -> list[Interval]:
    """Where along a stretch the base is in Severe terrain, as fractions."""
    if "severe" not in game.field.traits and not game.state.markers:
        return []
    return _runs_in(stretch, r, measure.near(game, "severe", box_of(stretch.start, stretch.leg, r)))


def _runs_in(stretch: Stretch, r: float, near: Sequence[Feature]) -> list[Interval]:
    """Where along a stretch the base is in some terrain."""
    runs: list[Interval] = []
    for feature in near:
        if measure.same_floor(stretch.floor, feature):
            runs += overlaps(stretch.start, stretch.leg, feature.piece, r - TOLERANCE)
    return runs


def within(
    game: Malifaux, stretches: Sequence[Stretch], r: int, distance: float, *, severe: bool = True
) -> list[Stretch]:
    """As much of a way as a distance allows; the last stretch is cut."""
    gone: list[Stretch] = []
    for stretch in stretches:
        price = cost(game, [stretch], r, severe=severe)
        if price <= distance + TOLERANCE:
            gone.append(stretch)
            distance -= price
            continue
        share = _share(game, stretch, r, distance - stretch.up, severe)
        part = cut(stretch.start, stretch.leg, 0.0, share)
        if part is not None:
            gone.append(stretch._replace(leg=part))
        break
    return gone


def _share(game: Malifaux, stretch: Stretch, r: int, distance: float, severe: bool) -> float:
    """The fraction of a stretch that a distance allows: it runs out at twice the rate in Severe terrain."""
    if distance <= 0:  # all of it is needed to get up there
        return 0.0
    far = length(stretch.start, stretch.leg)
    runs = _severe_runs(game, stretch, r) if severe else []
    cuts = sorted({0.0, 1.0, *(t for run in runs for t in run if 0 < t < 1)})
    for low, high in pairwise(cuts):
        rate = 2 * far if any(a <= (low + high) / 2 <= b for a, b in runs) else far
        if distance < (high - low) * rate:
            return low + distance / rate
        distance -= (high - low) * rate
    return 1.0


@clause("MALI-TERR-09", "MALI-TERR-13", "MALI-AMB-70")
def waded(game: Malifaux, stretches: Sequence[Stretch], r: float) -> list[str]:
    """The Hazardous terrain that a base was in on its way."""
    if "hazardous" not in game.field.traits and not game.state.markers:
        return []
    names: dict[str, None] = {}
    for stretch in stretches:
        for feature in measure.near(game, "hazardous", box_of(stretch.start, stretch.leg, r)):
            if measure.same_floor(stretch.floor, feature) and overlaps(
                stretch.start, stretch.leg, feature.piece, r - TOLERANCE
            ):
                names[feature.name] = None
    return list(names)


def descent(stretches: Sequence[Stretch]) -> float:
    """How far down a way leads in all, in mils."""
    return sum([stretch.down for stretch in stretches])
