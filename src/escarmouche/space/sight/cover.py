"""Cover: what lies between two bases, on the line of their centres or on any line between them."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, sqrt
from typing import NamedTuple

from escarmouche.space.disc import Base, Disc
from escarmouche.space.shape import Piece, Polygon, Round, Shape, Thing, from_edges
from escarmouche.space.sweep import through
from escarmouche.space.units import SLACK, TOLERANCE


class Cover(NamedTuple):
    """The first thing on any line between the bases, and the first on the line of centres."""

    light: str | None
    heavy: str | None


def cover(a: Base, b: Base, things: Iterable[Thing]) -> Cover:
    """What gives light cover (any line crosses it) and heavy cover (the line of centres crosses it)?"""
    light: str | None = None
    heavy: str | None = None
    for thing in things:
        if light is not None and heavy is not None:
            break
        if crosses_any(a, b, thing):
            light = thing.id if light is None else light
            if heavy is None and crosses_centre(a, b, thing):
                heavy = thing.id
    return Cover(light, heavy)


def crosses_centre(a: Base, b: Base, thing: Thing) -> bool:
    """Does the line from centre to centre cross the inside of the thing?"""
    dx, dy = b.x - a.x, b.y - a.y
    length = hypot(dx, dy)
    ux, uy = (dx / length, dy / length) if length else (1.0, 0.0)
    return any(_crosses(part, a.x, a.y, ux, uy, length) for part in _solid_parts(thing))


def crosses_any(a: Base, b: Base, thing: Thing) -> bool:
    """Does any line from base to base cross the inside of the thing (by more than the tolerance)?

    All such lines together fill the hull of the two bases: what a string pulled tight around them encloses.
    """
    if aside(a, b, thing):
        return False
    one, other = Disc(a.x, a.y, a.r - TOLERANCE), Disc(b.x, b.y, b.r - TOLERANCE)
    if (other.x, other.y, other.r) < (one.x, one.y, one.r):
        one, other = other, one
    return any(_meets_hull(one, other, part) for part in _solid_parts(thing))


def aside(a: Base, b: Base, thing: Thing) -> bool:
    """Is the thing clearly apart from every line between the bases? A quick test with boxes."""
    far = max(a.r, b.r) + thing.r
    if min(a.x, b.x) - thing.x > far or thing.x - max(a.x, b.x) > far:
        return True
    return min(a.y, b.y) - thing.y > far or thing.y - max(a.y, b.y) > far


def _solid_parts(thing: Thing) -> tuple[Shape, ...]:
    if isinstance(thing, Piece):
        return (*thing.parts, *thing.joints)
    return (Round(thing.x, thing.y, thing.r),)


def _crosses(part: Shape, x: float, y: float, ux: float, uy: float, length: float) -> bool:
    """Does a segment cross the inside of a part?"""
    if isinstance(part, Polygon) and len(part.points) == 2:
        start, end = through(part, x, y, ux, uy, SLACK)  # A wall has no inside: crossing it is enough.
        return start < length - SLACK and end > SLACK
    start, end = through(part, x, y, ux, uy, 0.0)
    return min(end, length) - max(start, 0.0) > SLACK and _middle_inside(part, x, y, ux, uy, start, end)


def _middle_inside(part: Shape, x: float, y: float, ux: float, uy: float, start: float, end: float) -> bool:
    """Rules out a line that runs along a side: its middle is on the boundary, not inside."""
    if isinstance(part, Round):
        return True
    t = (start + end) / 2
    return from_edges(part.edges, x + ux * t, y + uy * t) < -SLACK


def hull_gap(a: Base, b: Base, x: float, y: float) -> float:
    """How far a point is from the hull of two bases; negative inside."""
    dx, dy = b.x - a.x, b.y - a.y
    length = hypot(dx, dy)
    if length <= abs(b.r - a.r):
        wide = a if a.r >= b.r else b
        return hypot(x - wide.x, y - wide.y) - wide.r
    ux, uy = dx / length, dy / length
    along = ux * (x - a.x) + uy * (y - a.y)
    aside = abs(ux * (y - a.y) - uy * (x - a.x))
    widening = (b.r - a.r) / length
    foot = along + aside * widening / sqrt(1 - widening * widening)
    foot = min(length, max(0.0, foot))
    return hypot(along - foot, aside) - a.r - foot * widening


def tangents(a: Base, b: Base) -> tuple[tuple[float, float, float, float], tuple[float, float, float, float]] | None:
    """The two straight sides of the hull, left and right, from a to b; none if one base lies inside the other."""
    dx, dy = b.x - a.x, b.y - a.y
    length = hypot(dx, dy)
    if length <= abs(b.r - a.r):
        return None
    ux, uy = dx / length, dy / length
    lean = (a.r - b.r) / length
    side = sqrt(1 - lean * lean)
    nx, ny = ux * lean - uy * side, uy * lean + ux * side
    mx, my = ux * lean + uy * side, uy * lean - ux * side
    return (
        (a.x + nx * a.r, a.y + ny * a.r, b.x + nx * b.r, b.y + ny * b.r),
        (a.x + mx * a.r, a.y + my * a.r, b.x + mx * b.r, b.y + my * b.r),
    )


def _meets_hull(a: Disc, b: Disc, part: Shape) -> bool:
    """Does a part meet the hull? Two convex things meet if their outlines cross or one holds a point of the other."""
    if isinstance(part, Round):
        return hull_gap(a, b, part.x, part.y) < part.r
    if from_edges(part.edges, a.x, a.y) < a.r or from_edges(part.edges, b.x, b.y) < b.r:
        return True
    if any(hull_gap(a, b, x, y) < 0 for x, y in part.points):
        return True
    for x0, y0, x1, y1 in tangents(a, b) or ():
        length = hypot(x1 - x0, y1 - y0)
        if _crosses(part, x0, y0, (x1 - x0) / length, (y1 - y0) / length, length):
            return True
    return False
