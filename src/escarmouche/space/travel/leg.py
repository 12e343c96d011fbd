"""What happens along a leg of a path: what it runs into, which zones it enters, which bases it moves away from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, hypot, inf, pi, sqrt

from escarmouche.space.disc import Base, Body
from escarmouche.space.shape import Piece, Shape, Thing, depth, signed
from escarmouche.space.sight.sight_along_leg import sight_changes
from escarmouche.space.sweep import outward, through
from escarmouche.space.travel.path import (
    Arc,
    Leg,
    Straight,
    at,
    end,
    fits,
    fractions,
    legs_from_json,
    legs_json,
    length,
    on_circle,
    parts_of,
    radius_of,
    round_arc,
    stretches,
)
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, SLACK, TOLERANCE, Spot

Limit = tuple[Base, float]

__all__ = [
    "Arc",
    "Leg",
    "Limit",
    "Straight",
    "at",
    "blocked",
    "end",
    "enters",
    "first",
    "fits",
    "furthest",
    "legs_from_json",
    "legs_json",
    "length",
    "recedes",
    "round_arc",
    "sight_changes",
]


def blocked(start: Spot, leg: Leg, r: float, solids: Sequence[Thing]) -> str | None:
    """The first solid that a base of radius r would overlap on this leg."""
    if leg.__class__ is Arc:
        return _blocked_arc(start, leg, r, solids)
    x, y = start
    dx, dy = leg.x - x, leg.y - y
    far = hypot(dx, dy)
    if not far:
        return None
    return _blocked_straight(x, y, dx / far, dy / far, far, r - TOLERANCE, solids)


def _blocked_straight(
    x: float, y: float, ux: float, uy: float, best: float, r: float, solids: Sequence[Thing]
) -> str | None:
    """The first solid on a straight leg; r is already reduced by the tolerance."""
    hit = None
    # It begins as `slide.contact` does: where solids are few, what both could call costs more than these lines.
    for solid in solids:
        ox = solid.x - x
        oy = solid.y - y
        far = solid.r + r
        cross = ux * oy - uy * ox
        if cross >= far or cross <= -far:
            continue
        along = ux * ox + uy * oy
        if along <= -far or along >= best + far:
            continue
        if solid.__class__ is Body:
            if along <= 0 or far - abs(cross) <= SLACK:
                continue
            come = along - sqrt(far * far - cross * cross)
            if come < 0 and hypot(along, cross) - abs(cross) <= ROUNDING:
                continue  # it begins inside, and gets no deeper than the rounding of places may bring it
        else:
            parts: tuple[Shape, ...] = solid.parts  # type: ignore[union-attr]
            come = _come(parts[0], x, y, ux, uy, r)
            for part in parts[1:]:
                come = min(come, _come(part, x, y, ux, uy, r))
        if come < best - SLACK:
            best = come if come > 0 else 0.0
            hit = solid.id
    return hit


def first(start: Spot, leg: Leg, r: float, solids: Sequence[Thing]) -> int | None:
    """The first solid in the list that a base of radius r would overlap on this leg."""
    if leg.__class__ is Arc:
        return _first_round(start, leg, r, solids)
    (x, y), (dx, dy) = start, (leg.x - start[0], leg.y - start[1])
    far = hypot(dx, dy)
    for k, solid in enumerate(solids):
        if abs(dx * (solid.y - y) - dy * (solid.x - x)) >= (solid.r + r) * far:
            continue  # most are far away
        if blocked(start, leg, r, (solid,)) is not None:
            return k
    return None


def _first_round(start: Spot, arc: Arc, r: float, solids: Sequence[Thing]) -> int | None:
    """The first such solid along an arc."""
    cx, cy, radius = arc.cx, arc.cy, radius_of(start, arc)
    for k, solid in enumerate(solids):
        if abs(hypot(solid.x - cx, solid.y - cy) - radius) >= solid.r + r:
            continue  # the solid is inside the arc, or outside it
        if _blocked_arc(start, arc, r, (solid,)) is not None:
            return k
    return None


def _come(part: Shape, x: float, y: float, ux: float, uy: float, r: float) -> float:
    """Where a line first comes nearer than r to a part; inf if it never does, or only moves away from it."""
    come, leave = through(part, x, y, ux, uy, r if r > 0 else 0.0)
    if leave <= SLACK or leave - come <= SLACK:
        return inf
    if come < -SLACK:
        nx, ny = outward(part, x, y)
        return 0.0 if nx * ux + ny * uy < -SLACK else inf
    return come if come > 0 else 0.0


def _blocked_arc(start: Spot, arc: Arc, r: float, solids: Sequence[Thing]) -> str | None:
    radius = radius_of(start, arc)
    best, hit = 1.0 - 1e-9, None
    grown = r - TOLERANCE
    for solid in solids:
        apart = hypot(solid.x - arc.cx, solid.y - arc.cy)
        far = solid.r + grown
        if apart >= radius + far or apart <= radius - far:
            continue
        for part in parts_of(solid):
            t = _first_inside(start, arc, part, grown)
            if t < best:
                best, hit = t, solid.id
    return hit


def _first_inside(start: Spot, leg: Leg, part: Shape, r: float) -> float:
    """The first fraction of a leg at which the centre comes nearer than r to a part."""
    for t0, t1 in stretches(start, leg, part, r):
        if t0 <= 1e-9:
            # Already too near at the start: moving away is free.
            early, later = at(start, leg, 0.0), at(start, leg, min(1e-3, t1))
            if signed(part, *later) >= signed(part, *early):
                continue
        return t0
    return inf


def enters(start: Spot, leg: Leg, r: float, zone: Piece) -> bool:
    """Does a base that moves along this leg ever overlap the zone, at its start or later?"""
    if isinstance(leg, Straight):
        x0, y0, x1, y1 = zone.bounds
        if (
            max(start[0], leg.x) + r < x0
            or min(start[0], leg.x) - r > x1
            or max(start[1], leg.y) + r < y0
            or min(start[1], leg.y) - r > y1
        ):
            return False
    if depth(zone, *start) < r - TOLERANCE:
        return True
    return any(stretches(start, leg, part, r - TOLERANCE) for part in parts_of(zone))


def recedes(
    start: Spot, leg: Leg, r: float, other: Base, reach: float, *, levels: bool = False
) -> list[tuple[float, float]]:
    """The stretches of a leg along which the base is within reach of the other and the distance grows.

    A growth of no more than the rounding of positions does not count. Between two levels (`levels`) the distance does not grow as long
    as one base stands above the other.
    """
    touch = other.r + r
    near, least = touch + reach + TOLERANCE, touch if levels else 0.0
    cuts = {0.0, 1.0, *on_circle(start, leg, other.x, other.y, near), *_turning_points(start, leg, other)}
    if levels:
        cuts.update(on_circle(start, leg, other.x, other.y, touch))
    growing: list[tuple[float, float]] = []
    ordered = sorted(t for t in cuts if 0 <= t <= 1)
    for t0, t1 in pairwise(ordered):
        before, half, after = (max(least, _apart(start, leg, t, other)) for t in (t0, (t0 + t1) / 2, t1))
        if half <= near and after - before > ROUNDING:
            if growing and growing[-1][1] == t0:
                growing[-1] = (growing[-1][0], t1)
            else:
                growing.append((t0, t1))
    return growing


def _apart(start: Spot, leg: Leg, t: float, other: Base) -> float:
    x, y = at(start, leg, t)
    return hypot(x - other.x, y - other.y)


def _turning_points(start: Spot, leg: Leg, other: Base) -> list[float]:
    """Where along a leg the base is nearest to the other, or furthest from it."""
    if isinstance(leg, Arc):
        towards = atan2(other.y - leg.cy, other.x - leg.cx)
        return [fractions(start, leg, towards, 0.0)[0], fractions(start, leg, towards + pi, 0.0)[0]]
    dx, dy = leg.x - start[0], leg.y - start[1]
    square = dx * dx + dy * dy
    return [((other.x - start[0]) * dx + (other.y - start[1]) * dy) / square] if square else []


def furthest(
    start: Spot,
    dx: float,
    dy: float,
    distance: float,
    r: float,
    solids: Sequence[Thing],
    zones: Iterable[Piece] = (),
    limits: Iterable[Limit] = (),
) -> float:
    """How far the centre may go in the unit direction dx, dy.

    Up to first contact with a solid, up to the edge of a zone, and never away from any of the limits (a base and a reach)
    while within that reach of it.
    """
    best, _ = contact(start[0], start[1], dx, dy, distance, r, solids)
    for zone in zones:
        for part in parts_of(zone):
            come, leave = through(part, start[0], start[1], dx, dy, max(r - ROUNDING, 0.0))
            if leave > SLACK and come < best:
                best = max(0.0, come)
    for other, reach in limits:
        best = min(best, _before_receding(start, dx, dy, best, r, other, reach))
    return best


def _before_receding(start: Spot, dx: float, dy: float, best: float, r: float, other: Base, reach: float) -> float:
    ox, oy = other.x - start[0], other.y - start[1]
    nearest, near = max(0.0, dx * ox + dy * oy), other.r + r + reach + TOLERANCE
    if nearest >= best or hypot(ox - dx * nearest, oy - dy * nearest) > near:
        return best
    return nearest
