"""Measuring a scene: gaps between bases, how far terrain is, bearings. For telling only: the rules measure for themselves."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, inf, radians, sin
from typing import NamedTuple

from escarmouche.core.views.scene import Shape, Terrain

POINTS = 16  # of the compass


class Spot(NamedTuple):
    """A base: where it stands or would stand."""

    x: float
    y: float
    z: float = 0
    r: float = 0


def gap(a: Spot, b: Spot) -> float:
    """From edge to edge, never less than 0."""
    flat = max(0.0, hypot(b.x - a.x, b.y - a.y) - a.r - b.r)
    return flat if a.z == b.z else hypot(flat, b.z - a.z)


def bearing(a: Spot, b: Spot) -> float:
    """Degrees clockwise from north, which is where y grows.

    >>> bearing(Spot(0, 0), Spot(1, 0)), bearing(Spot(0, 0), Spot(0, -1))
    (90.0, 180.0)
    """
    return degrees(atan2(b.x - a.x, b.y - a.y)) % 360


def point(angle: float) -> int:
    """The nearest point of the compass: 0 is north, 4 is east."""
    return round(angle * POINTS / 360) % POINTS


def away(start: Spot, angle: float, distance: float) -> Spot:
    """The place at a distance in a direction."""
    turn = radians(angle)
    return start._replace(x=start.x + distance * sin(turn), y=start.y + distance * cos(turn))


def distance(spot: Spot, terrain: Terrain) -> float:
    """From the edge of a base to the nearest part of a piece of terrain; 0 when it touches or stands in it."""
    return max(0.0, min((apart(spot, shape) for shape in terrain.shapes), default=inf) - spot.r)


def middle(terrain: Terrain) -> Spot:
    """The centre of the box around a piece of terrain."""
    left, low, right, high = box(terrain)
    return Spot((left + right) / 2, (low + high) / 2)


def box(terrain: Terrain) -> tuple[float, float, float, float]:
    xs, ys = [], []
    for shape in terrain.shapes:
        if shape.circle:
            x, y, r = shape.circle
            xs += [x - r, x + r]
            ys += [y - r, y + r]
        xs += [x for x, _ in shape.ring]
        ys += [y for _, y in shape.ring]
    return min(xs), min(ys), max(xs), max(ys)


def holds(shape: Shape, x: float, y: float) -> bool:
    """Does a point lie inside an outline?"""
    if shape.circle:
        return hypot(x - shape.circle[0], y - shape.circle[1]) <= shape.circle[2]
    inside = False
    for (x0, y0), (x1, y1) in zip(shape.ring, [*shape.ring[1:], shape.ring[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside


def beside(spot: Spot, terrain: Terrain) -> Spot:
    """The nearest place at which a base touches a piece of terrain from outside."""
    places = [spot._replace(x=x, y=y) for shape in terrain.shapes for x, y in _touching(spot, shape)]
    free = [place for place in places if all(apart(place, shape) > place.r - 2 for shape in terrain.shapes)]
    return min(free or [spot], key=lambda place: (hypot(place.x - spot.x, place.y - spot.y), place))


def _touching(spot: Spot, shape: Shape) -> Iterator[tuple[float, float]]:
    """A base against each side of an outline, where it is nearest to its own place."""
    if shape.circle:
        cx, cy, r = shape.circle
        off = hypot(spot.x - cx, spot.y - cy)
        ux, uy = ((spot.x - cx) / off, (spot.y - cy) / off) if off else (1.0, 0.0)
        yield cx + ux * (r + spot.r), cy + uy * (r + spot.r)
        return
    within = holds(shape, spot.x, spot.y)
    for a, b in zip(shape.ring, [*shape.ring[1:], shape.ring[0]], strict=True):
        long = hypot(b[0] - a[0], b[1] - a[1])
        x, y = _on_side(spot.x, spot.y, a, b)
        nx, ny = (b[1] - a[1]) / long, (a[0] - b[0]) / long
        out = -1 if holds(shape, x + nx, y + ny) else 1
        yield x + out * nx * spot.r, y + out * ny * spot.r
        far = hypot(spot.x - x, spot.y - y)
        if far and not within:
            yield x + (spot.x - x) / far * spot.r, y + (spot.y - y) / far * spot.r


def apart(spot: Spot, shape: Shape) -> float:
    """From a point to the nearest part of an outline; 0 inside."""
    if holds(shape, spot.x, spot.y):
        return 0.0
    if shape.circle:
        return hypot(spot.x - shape.circle[0], spot.y - shape.circle[1]) - shape.circle[2]
    sides = zip(shape.ring, [*shape.ring[1:], shape.ring[0]], strict=True)
    return min(_to_side(spot.x, spot.y, a, b) for a, b in sides)


def _to_side(x: float, y: float, a: tuple[int, int], b: tuple[int, int]) -> float:
    near = _on_side(x, y, a, b)
    return hypot(x - near[0], y - near[1])


def _on_side(x: float, y: float, a: tuple[int, int], b: tuple[int, int]) -> tuple[float, float]:
    """The point of a side that is nearest to another."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = 0.0 if not long else max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / long))
    return a[0] + t * dx, a[1] + t * dy
