"""Something that lines can enter and leave, but not cross; and whether a stretch of a line enters a part."""

from __future__ import annotations

from math import sqrt

from escarmouche.space.disc import Base
from escarmouche.space.outline import Edge
from escarmouche.space.shape import Piece, Polygon, Shape, signed
from escarmouche.space.sweep import through
from escarmouche.space.units import SLACK, TOLERANCE

Lean = tuple[float, float, float, int]  # x, y, radius (negative: a base that must not be left), owner


class Patch:
    """Something that lines can enter and leave, but not cross."""

    __slots__ = ("ends", "over", "parts", "rims")

    def __init__(self, a: Base, b: Base, patch: Piece, rims: bool) -> None:
        self.rims = rims
        self.parts: tuple[Shape, ...] = (*patch.parts, *patch.joints)
        self.over = [min(signed(p, e.x, e.y) for p in self.parts) < e.r - TOLERANCE - SLACK for e in (a, b)]
        self.ends = [
            (float(e.x), float(e.y), float(e.r)) for e, inside in zip((a, b), self.over, strict=True) if inside
        ]

    def cuts(self, ux: float, uy: float, s: float, start: float, end: float) -> bool:
        """Does the line cross the patch, from outside to outside?"""
        if not any(part_enters(part, ux, uy, s, start, end, -SLACK) for part in self.parts):
            return False
        if self.rims:
            return not self.ends or self._left(ux, uy, s, start, end)
        for x, y, r in self.ends:
            aside = s - ux * y + uy * x
            half = (
                sqrt(max(0.0, r * r - aside * aside)) + SLACK
            )  # a line that only touches the base also starts at a point of it
            along = ux * x + uy * y
            if any(part_enters(part, ux, uy, s, along - half, along + half, SLACK) for part in self.parts):
                return False
        return True

    def _left(self, ux: float, uy: float, s: float, start: float, end: float) -> bool:
        """Does a line from rim to rim both enter the patch and leave it?"""
        runs = sorted([through(part, -uy * s, ux * s, ux, uy, SLACK) for part in self.parts])
        joined: list[tuple[float, float]] = []
        for low, high in runs:
            if joined and low <= joined[-1][1]:
                joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
            elif low < high:
                joined.append((low, high))
        for low, high in joined:
            begins, ends = low <= start and self.over[0], high >= end and self.over[1]
            if not begins and not ends and max(low, start) < min(high, end) - 4 * SLACK:
                return True
        return False

    def leans(self, part: Shape, owner: int) -> list[Lean]:
        """What a line can lean on here: outside, to pass the patch; inside, to just meet it where it overlaps a base."""
        if isinstance(part, Polygon):
            return [(x, y, 0.0, 0 if self.ends else owner) for x, y in part.points]
        ring: list[Lean] = [(part.x, part.y, float(part.r), owner)]
        return [*ring, (part.x, part.y, -float(part.r), owner)] if self.ends else ring


def is_near(a: Base, b: Base, patch: Piece) -> bool:
    """Can a patch lie between two bases?"""
    x0, y0, x1, y1 = patch.bounds
    wide = max(a.r, b.r)
    return (
        min(a.x, b.x) - wide < x1
        and max(a.x, b.x) + wide > x0
        and min(a.y, b.y) - wide < y1
        and max(a.y, b.y) + wide > y0
    )


def part_enters(part: Shape, ux: float, uy: float, s: float, start: float, end: float, grow: float) -> bool:
    """Does the stretch of a line enter a part that has grown by so much?"""
    if isinstance(part, Polygon):
        return enters(part.edges, -uy * s, ux * s, ux, uy, start, end, grow)
    r = part.r + grow
    cross = ux * part.y - uy * part.x - s
    if not -r < cross < r:
        return False
    along = ux * part.x + uy * part.y
    half = sqrt(r * r - cross * cross)
    return along + half > start and along - half < end


def enters(
    edges: tuple[Edge, ...], x: float, y: float, ux: float, uy: float, start: float, end: float, grow: float
) -> bool:
    """Does the stretch from start to end of a line enter a convex polygon (a wall of two corners: cross it)?"""
    if len(edges) == 2:
        grow = SLACK
    for edge in edges:
        slope = edge[2] * ux + edge[3] * uy
        room = edge[4] + grow - edge[2] * x - edge[3] * y
        if slope > 1e-12:
            t = room / slope
            if t < end:
                end = t
        elif slope < -1e-12:
            t = room / slope
            if t > start:
                start = t
        elif room <= 0:
            return False
        if start >= end:
            return False
    if len(edges) == 2:
        _, _, _, _, _, vx, vy, length = edges[0]
        t = (start + end) / 2
        along = vx * (x + ux * t - edges[0][0]) + vy * (y + uy * t - edges[0][1])
        return SLACK < along < length - SLACK and abs(vx * ux + vy * uy) < 1 - 1e-12
    return True
