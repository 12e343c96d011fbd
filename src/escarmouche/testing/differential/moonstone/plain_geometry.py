"""Plain geometry for the slow answers: circles and outlines as a board file draws them, and how far points and lines are from them.

Nothing here comes from `escarmouche.space`: an outline is one ring of corners, convex or not, and is measured side by side.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, hypot, inf, radians, sin
from typing import NamedTuple

from escarmouche.games.moonstone.ground.terrain import TerrainData

Spot = tuple[float, float]
FAR = 50.0  # beyond this the exact distance does not matter
DEPTHS = (0.02, 0.15, 0.3, 0.5, 0.7, 0.85, 0.98)  # where along a stretch its depth is measured


class Circle(NamedTuple):
    """A base, a trunk, a boulder."""

    x: float
    y: float
    r: float

    def away(self, x: float, y: float) -> float:
        """How far a point is from it; negative inside."""
        return hypot(x - self.x, y - self.y) - self.r

    def depth(self, a: Spot, b: Spot) -> float:
        """How deep the line from a to b runs inside it; negative: how far it passes by."""
        return self.r - to_line(self.x, self.y, a, b)


class Ring(NamedTuple):
    """An outline of corners, with a circle around it."""

    corners: tuple[Spot, ...]
    x: float
    y: float
    r: float

    def sides(self) -> Iterable[tuple[Spot, Spot]]:
        return zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)

    def holds(self, x: float, y: float) -> bool:
        """Is a point inside? Count the sides that a ray to the right crosses."""
        inside = False
        for (px, py), (qx, qy) in self.sides():
            if (py > y) != (qy > y) and x < px + (y - py) * (qx - px) / (qy - py):
                inside = not inside
        return inside

    def away(self, x: float, y: float) -> float:
        """How far a point is from it; negative inside."""
        far = min(to_line(x, y, p, q) for p, q in self.sides())
        return -far if self.holds(x, y) else far

    def depth(self, a: Spot, b: Spot) -> float:
        """How deep the line from a to b runs inside it (at least); negative: how far it passes by."""
        beside = to_line(self.x, self.y, a, b) - self.r
        if beside > FAR:
            return -beside
        cuts = [0.0, *sorted(self._cuts(a, b)), 1.0]
        if len(cuts) == 2 and not self.holds(*a):
            return -min(self.away(*a), self.away(*b), *(to_line(*p, a, b) for p in self.corners))
        best = 0.0
        for t0, t1 in pairwise(cuts):
            if self.holds(*between(a, b, (t0 + t1) / 2)):
                spots = (between(a, b, t0 + (t1 - t0) * share) for share in DEPTHS)
                best = max(best, *(-self.away(*spot) for spot in spots))
        return best

    def _cuts(self, a: Spot, b: Spot) -> list[float]:
        """Where the line from a to b crosses a side, as shares of it."""
        dx, dy, shares = b[0] - a[0], b[1] - a[1], []
        for (px, py), (qx, qy) in self.sides():
            ex, ey = qx - px, qy - py
            cross = dx * ey - dy * ex
            if cross:
                t = ((px - a[0]) * ey - (py - a[1]) * ex) / cross
                u = ((px - a[0]) * dy - (py - a[1]) * dx) / cross
                if 0 < t < 1 and 0 <= u <= 1:
                    shares.append(t)
        return shares


Shape = Circle | Ring


def to_line(x: float, y: float, a: Spot, b: Spot) -> float:
    """How far a point is from the line from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if not square:
        return hypot(x - a[0], y - a[1])
    t = ((x - a[0]) * dx + (y - a[1]) * dy) / square
    t = 0.0 if t < 0 else 1.0 if t > 1 else t
    return hypot(x - a[0] - t * dx, y - a[1] - t * dy)


def between(a: Spot, b: Spot, share: float) -> Spot:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def ring(corners: Iterable[Spot]) -> Ring:
    points = tuple(corners)
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    return Ring(points, x, y, max(hypot(p[0] - x, p[1] - y) for p in points))


def away(shapes: Iterable[Shape], x: float, y: float) -> float:
    """How far a point is from the nearest of several shapes; negative inside one."""
    best = inf
    for shape in shapes:
        if hypot(shape.x - x, shape.y - y) - shape.r < best:  # no nearer than the circle around it
            best = min(best, shape.away(x, y))
    return best


def drawn(data: TerrainData) -> tuple[Shape, ...]:
    """The outline of a piece of a board file, in thousandths of an inch."""
    if data.circle:
        return (Circle(*(1000 * size for size in data.circle)),)
    if data.rect:
        x, y, wide, deep = (1000 * size for size in data.rect)
        c, s = cos(radians(data.turn)), sin(radians(data.turn))
        corners = ((-wide / 2, -deep / 2), (wide / 2, -deep / 2), (wide / 2, deep / 2), (-wide / 2, deep / 2))
        return (ring((x + p * c - q * s, y + p * s + q * c) for p, q in corners),)
    if data.line:
        return tuple(_band(data))
    ends = [*data.foot, *reversed(data.head)] if data.foot and data.head else data.polygon or []
    return (ring((1000 * p, 1000 * q) for p, q in ends),)


def _band(data: TerrainData) -> Iterable[Ring]:
    """A wall along a line: a rectangle for each stretch, made longer at each bend so that there is no gap."""
    points, half = [(1000 * p, 1000 * q) for p, q in data.line or ()], 500 * data.thick
    for k, (a, b) in enumerate(pairwise(points)):
        far = hypot(b[0] - a[0], b[1] - a[1])
        ux, uy = (b[0] - a[0]) / far * half, (b[1] - a[1]) / far * half
        if k:
            a = (a[0] - ux, a[1] - uy)
        if k < len(points) - 2:
            b = (b[0] + ux, b[1] + uy)
        yield ring(((a[0] + uy, a[1] - ux), (b[0] + uy, b[1] - ux), (b[0] - uy, b[1] + ux), (a[0] - uy, a[1] + ux)))
