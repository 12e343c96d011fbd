"""Plane geometry the plain way: distances to corners and sides, and which part of a line lies in a convex outline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from typing import NamedTuple

Spot = tuple[float, float]
Run = tuple[float, float]
Box = tuple[float, float, float, float]  # from x and y to x and y


class Ring(NamedTuple):
    """A round outline."""

    x: float
    y: float
    r: float


Corners = tuple[Spot, ...]  # of a convex outline, counter-clockwise
Part = Ring | Corners


class Line(NamedTuple):
    """A line of sight: from where, in which direction, how long."""

    x: float
    y: float
    ux: float
    uy: float
    far: float


def apart(part: Part, x: float, y: float) -> float:
    """How far a point is from an outline; negative inside."""
    if isinstance(part, Ring):
        return hypot(x - part.x, y - part.y) - part.r
    inside, best = True, 1e18
    px, py = part[-1]
    for qx, qy in part:
        dx, dy = qx - px, qy - py
        if dx * (y - py) - dy * (x - px) < 0:
            inside = False
        t = ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy)
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        ox, oy = x - px - t * dx, y - py - t * dy
        square = ox * ox + oy * oy
        if square < best:
            best = square
        px, py = qx, qy
    return -sqrt(best) if inside else sqrt(best)


def distance(parts: Sequence[Part], x: float, y: float) -> float:
    """How far a point is from the nearest of several outlines; negative inside one."""
    return apart(parts[0], x, y) if len(parts) == 1 else min([apart(part, x, y) for part in parts])


def bounds(parts: Sequence[Part], more: float) -> Box:
    """The box about several outlines, wider by this on each side."""
    boxes = [
        (part.x - part.r, part.y - part.r, part.x + part.r, part.y + part.r)
        if isinstance(part, Ring)
        else (min(p[0] for p in part), min(p[1] for p in part), max(p[0] for p in part), max(p[1] for p in part))
        for part in parts
    ]
    low, high = min(box[0] for box in boxes), max(box[2] for box in boxes)
    return low - more, min(box[1] for box in boxes) - more, high + more, max(box[3] for box in boxes) + more


def meet(one: Box, other: Box) -> bool:
    """Do two boxes overlap?"""
    return one[0] <= other[2] and one[2] >= other[0] and one[1] <= other[3] and one[3] >= other[1]


def between(a: Ring, b: Ring, parts: Sequence[Part], more: float) -> bool:
    """Might a line from rim to rim come as near as this to an outline? Beside both or behind them it is too far."""
    far, wide = hypot(b.x - a.x, b.y - a.y), max(a.r, b.r) + more
    ux, uy = (b.x - a.x) / far, (b.y - a.y) / far
    for part in parts:
        points, room = ([(part.x, part.y)], wide + part.r) if isinstance(part, Ring) else (part, wide)
        along = [ux * (x - a.x) + uy * (y - a.y) for x, y in points]
        aside = [ux * (y - a.y) - uy * (x - a.x) for x, y in points]
        if min(aside) <= room and max(aside) >= -room and min(along) <= far + room and max(along) >= -room:
            return True
    return False


def inside(part: Part, line: Line, more: float) -> Run | None:
    """From where to where a line is inside an outline grown all round (negative: shrunk)."""
    x, y, ux, uy, far = line
    if isinstance(part, Ring):
        r = part.r + more
        ox, oy = part.x - x, part.y - y
        along, aside = ux * ox + uy * oy, ux * oy - uy * ox
        if r <= 0 or aside * aside >= r * r:
            return None
        half = sqrt(r * r - aside * aside)
        low, high = max(0.0, along - half), min(far, along + half)
        return (low, high) if low < high else None
    low, high = 0.0, far
    px, py = part[-1]
    for qx, qy in part:
        dx, dy = qx - px, qy - py
        room = dx * (y - py) - dy * (x - px) + more * hypot(dx, dy)  # positive: on its inner side
        slope = dx * uy - dy * ux
        if slope > 1e-12:
            low = max(low, -room / slope)
        elif slope < -1e-12:
            high = min(high, -room / slope)
        elif room <= 0:
            return None
        if low >= high:
            return None
        px, py = qx, qy
    return low, high


def runs(parts: Sequence[Part], line: Line, more: float) -> list[Run]:
    """From where to where a line is inside several outlines that form one piece, in order."""
    if len(parts) == 1:
        run = inside(parts[0], line, more)
        return [] if run is None else [run]
    stretches = [run for part in parts if (run := inside(part, line, more)) is not None]
    if len(stretches) < 2:
        return stretches
    stretches.sort()
    joined = [stretches[0]]
    for low, high in stretches[1:]:
        if low <= joined[-1][1] + 1e-6:
            joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
        else:
            joined.append((low, high))
    return joined


def lines(a: Ring, b: Ring, count: int, inset: float = 0.0) -> Iterator[Line]:
    """Straight lines from rim to rim, close to each other: each by how far it passes from both centres, short of the rims by an inset."""
    far = hypot(b.x - a.x, b.y - a.y)
    vx, vy = (b.x - a.x) / far, (b.y - a.y) / far
    for i in _shares(count):
        for j in _shares(count):
            da, db = (a.r - inset) * i, (b.r - inset) * j
            sin = (db - da) / far
            if abs(sin) >= 1:
                continue
            cos = sqrt(1 - sin * sin)
            ux, uy = vx * cos - vy * sin, vy * cos + vx * sin
            start, end = sqrt(a.r * a.r - da * da), sqrt(b.r * b.r - db * db)
            x, y = a.x - uy * da + ux * start, a.y + ux * da + uy * start
            long = far * cos - start - end
            if long > 0:
                yield Line(x, y, ux, uy, long)


def _shares(count: int) -> list[float]:
    """From side to side of a base, the middle first."""
    half = count // 2
    return [0.0, *[sign * k / half for k in range(1, half + 1) for sign in (1, -1)]]


def trim(r: float, count: int) -> float:
    """How far the beginnings of two neighbouring lines on the rim of a base may lie from each other, at most."""
    return sqrt(2 * r * r / (count // 2))
