"""Paths: straight legs, and arcs of the centre around a point (circling an enemy at a constant distance)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import acos, atan2, cos, hypot, inf, pi, sin, sqrt
from typing import Any, NamedTuple

from escarmouche.space.disc import Body
from escarmouche.space.shape import Round, Shape, Thing, signed
from escarmouche.space.units import SLACK, TOLERANCE, Point, Spot

FULL = 2 * pi


class Straight(NamedTuple):
    """Straight on to x, y."""

    x: int
    y: int


class Arc(NamedTuple):
    """Around cx, cy, at the distance of the start, to x, y; left is counter-clockwise. An arc back to its start is a full circle."""

    cx: int
    cy: int
    x: int
    y: int
    left: bool


Leg = Straight | Arc


def length(start: Spot, leg: Leg) -> float:
    """How long a leg is, measured by the centre."""
    if isinstance(leg, Arc):
        return abs(turn_of(start, leg)) * radius_of(start, leg)
    return hypot(leg.x - start[0], leg.y - start[1])


def end(leg: Leg) -> Point:
    """Where a leg ends."""
    return leg.x, leg.y


def fits(start: Spot, leg: Leg) -> bool:
    """Does an arc end on its circle (within the tolerance)? A straight leg always fits."""
    if isinstance(leg, Straight):
        return True
    radius = radius_of(start, leg)
    return radius > 0 and abs(hypot(leg.x - leg.cx, leg.y - leg.cy) - radius) <= TOLERANCE


def from_centre(start: Spot, arc: Arc) -> tuple[float, float]:
    """How far from its centre an arc begins and ends: as far, if it fits."""
    return radius_of(start, arc), hypot(arc.x - arc.cx, arc.y - arc.cy)


def at(start: Spot, leg: Leg, t: float) -> Spot:
    """The centre after the fraction t of a leg."""
    if isinstance(leg, Arc):
        angle = atan2(start[1] - leg.cy, start[0] - leg.cx) + t * turn_of(start, leg)
        radius = radius_of(start, leg)
        return leg.cx + radius * cos(angle), leg.cy + radius * sin(angle)
    return start[0] + t * (leg.x - start[0]), start[1] + t * (leg.y - start[1])


def radius_of(start: Spot, arc: Arc) -> float:
    """The radius of an arc."""
    return hypot(start[0] - arc.cx, start[1] - arc.cy)


def turn_of(start: Spot, arc: Arc) -> float:
    """The angle an arc turns through, negative to the right."""
    angle = atan2(arc.y - arc.cy, arc.x - arc.cx) - atan2(start[1] - arc.cy, start[0] - arc.cx)
    if arc.left:
        return angle % FULL or FULL
    return angle % FULL - FULL


def stretches(start: Spot, leg: Leg, part: Shape, r: float) -> list[tuple[float, float]]:
    """The stretches of a leg (as fractions) along which the centre is nearer than r to a part."""
    cuts = sorted({0.0, 1.0, *(t for t in crossings(start, leg, part, r) if 0 < t < 1)})
    inside: list[tuple[float, float]] = []
    for t0, t1 in pairwise(cuts):
        if signed(part, *at(start, leg, (t0 + t1) / 2)) < r - SLACK:
            if inside and inside[-1][1] == t0:
                inside[-1] = (inside[-1][0], t1)
            else:
                inside.append((t0, t1))
    return inside


def crossings(start: Spot, leg: Leg, part: Shape, r: float) -> list[float]:
    """The fractions of a leg at which the centre may be exactly r from a part (some of them may not matter)."""
    if isinstance(part, Round):
        return on_circle(start, leg, part.x, part.y, part.r + r)
    cuts = []
    for x, y, nx, ny, c, *_ in part.edges:
        cuts += on_line(start, leg, nx, ny, c + r)
        if r > 0:
            cuts += on_circle(start, leg, x, y, r)
    return cuts


def on_circle(start: Spot, leg: Leg, x: float, y: float, r: float) -> list[float]:
    """The fractions of a leg at which the centre is r from a point."""
    if r <= 0:
        return []
    if isinstance(leg, Arc):
        radius, apart = radius_of(start, leg), hypot(x - leg.cx, y - leg.cy)
        if not radius or not apart:
            return []
        k = (radius * radius + apart * apart - r * r) / (2 * radius * apart)
        if abs(k) > 1:
            return []
        return fractions(start, leg, atan2(y - leg.cy, x - leg.cx), acos(k))
    dx, dy = leg.x - start[0], leg.y - start[1]
    far = hypot(dx, dy)
    if not far:
        return []
    ox, oy = x - start[0], y - start[1]
    cross, along = (dx * oy - dy * ox) / far, (dx * ox + dy * oy) / far
    if abs(cross) > r:
        return []
    half = sqrt(r * r - cross * cross)
    return [(along - half) / far, (along + half) / far]


def on_line(start: Spot, leg: Leg, nx: float, ny: float, c: float) -> list[float]:
    """The fractions of a leg at which the centre is on the line with this normal and offset."""
    if isinstance(leg, Arc):
        radius = radius_of(start, leg)
        k = (c - nx * leg.cx - ny * leg.cy) / radius if radius else inf
        return fractions(start, leg, atan2(ny, nx), acos(k)) if abs(k) <= 1 else []
    rate = nx * (leg.x - start[0]) + ny * (leg.y - start[1])
    return [(c - nx * start[0] - ny * start[1]) / rate] if rate else []


def fractions(start: Spot, arc: Arc, middle: float, half: float) -> list[float]:
    """The fractions of an arc at which it passes the two angles middle - half and middle + half."""
    begin, turn = atan2(start[1] - arc.cy, start[0] - arc.cx), turn_of(start, arc)
    if turn > 0:
        return [((middle + side - begin) % FULL) / turn for side in (-half, half)]
    return [((begin - middle - side) % FULL) / -turn for side in (-half, half)]


def parts_of(thing: Thing) -> tuple[Shape, ...]:
    """The parts of a thing; a body is a single round."""
    if isinstance(thing, Body):
        return (Round(thing.x, thing.y, thing.r),)
    return (*thing.parts, *thing.joints) if thing.joints else thing.parts


def legs_from_json(data: Iterable[Any]) -> list[Leg]:
    """Legs as they come over the wire: `[x, y]`, or `{"around": [cx, cy], "to": [x, y], "turn": "left"}`."""
    legs: list[Leg] = []
    for item in data:
        if isinstance(item, dict):
            if item["turn"] not in ("left", "right"):
                raise ValueError(f"an arc turns left or right, not {item['turn']!r}")
            legs.append(Arc(*_pair(item["around"]), *_pair(item["to"]), item["turn"] == "left"))
        else:
            legs.append(Straight(*_pair(item)))
    return legs


def _pair(item: Any) -> Point:
    x, y = item
    if not isinstance(x, int) or not isinstance(y, int):
        raise ValueError(f"a point is two whole numbers, not {item!r}")
    return x, y


def legs_json(legs: Iterable[Leg]) -> list[Any]:
    """Legs as they go over the wire.

    >>> legs_json([Straight(1, 2), Arc(0, 0, 3, 4, True)])
    [[1, 2], {'around': [0, 0], 'to': [3, 4], 'turn': 'left'}]
    """
    return [
        {"around": [leg.cx, leg.cy], "to": [leg.x, leg.y], "turn": "left" if leg.left else "right"}
        if isinstance(leg, Arc)
        else [leg.x, leg.y]
        for leg in legs
    ]


def round_arc(start: Spot, cx: int, cy: int, angle: float, left: bool) -> Arc:
    """An arc about cx, cy that ends in the direction `angle` from it, at the distance of the start."""
    radius = hypot(start[0] - cx, start[1] - cy)
    return Arc(cx, cy, round(cx + radius * cos(angle)), round(cy + radius * sin(angle)), left)
