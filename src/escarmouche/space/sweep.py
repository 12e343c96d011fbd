"""A point that runs along a straight line past convex parts grown by a radius: where does it enter them, where does it leave?

A base of radius r that moves past a part is its centre moving past the part grown by r: sides
pushed out, corners rounded.
"""

from __future__ import annotations

from math import hypot, inf, sqrt

from escarmouche.space.outline import Edge
from escarmouche.space.shape import Polygon, Round, Shape, from_edges, nearest_on

NEVER = (inf, -inf)


def through_round(ox: float, oy: float, ux: float, uy: float, r: float) -> tuple[float, float]:
    """From where to where a line through the origin is nearer than r to ox, oy."""
    cross = ux * oy - uy * ox
    if cross >= r or cross <= -r:
        return NEVER
    along = ux * ox + uy * oy
    half = sqrt(r * r - cross * cross)
    return along - half, along + half


def through_edges(edges: tuple[Edge, ...], x: float, y: float, ux: float, uy: float, r: float) -> tuple[float, float]:
    """From where to where a line is nearer than r to a convex polygon (r may be 0: the polygon itself)."""
    start, end = -inf, inf
    first = last = edges[0]
    for edge in edges:
        slope = edge[2] * ux + edge[3] * uy
        room = edge[4] + r - edge[2] * x - edge[3] * y
        if slope < -1e-12:
            t = room / slope
            if t > start:
                start, first = t, edge
        elif slope > 1e-12:
            t = room / slope
            if t < end:
                end, last = t, edge
        elif room <= 0:
            return NEVER
        if start >= end:
            return NEVER
    if r > 0 and not (_beside(first, x, y, ux, uy, start) and _beside(last, x, y, ux, uy, end)):
        return _round_corners(edges, x, y, ux, uy, r, start, end)
    return start, end


def _beside(edge: Edge, x: float, y: float, ux: float, uy: float, t: float) -> bool:
    """Does the line meet the pushed-out side beside the side itself, not beyond its ends?"""
    along = edge[5] * (x + ux * t - edge[0]) + edge[6] * (y + uy * t - edge[1])
    return 0 <= along <= edge[7]


def _round_corners(
    edges: tuple[Edge, ...], x: float, y: float, ux: float, uy: float, r: float, low: float, high: float
) -> tuple[float, float]:
    """Where a line past a corner is nearer than r: every crossing of a pushed-out side or of a circle about a corner counts."""
    start, end = NEVER
    for edge in edges:
        come, leave = through_round(edge[0] - x, edge[1] - y, ux, uy, r)
        if come < start:
            start = come
        if leave > end:
            end = leave
        slope = edge[2] * ux + edge[3] * uy
        if slope:
            t = (edge[4] + r - edge[2] * x - edge[3] * y) / slope
            if low - 1 <= t <= high + 1 and _beside(edge, x, y, ux, uy, t):
                if t < start:
                    start = t
                if t > end:
                    end = t
    return start, end


def through(part: Shape, x: float, y: float, ux: float, uy: float, r: float) -> tuple[float, float]:
    """From where to where a line (x, y and a unit direction) is nearer than r to a part."""
    if isinstance(part, Round):
        return through_round(part.x - x, part.y - y, ux, uy, part.r + r)
    return through_edges(part.edges, x, y, ux, uy, r)


def outward(part: Shape, x: float, y: float) -> tuple[float, float]:
    """The direction that leads away from a part the fastest."""
    if isinstance(part, Polygon):
        deep = from_edges(part.edges, x, y)
        if deep <= 0:
            edge = max(part.edges, key=lambda e: e[2] * x + e[3] * y - e[4])
            return edge[2], edge[3]
        px, py = nearest_on(part, x, y)
    else:
        px, py = part.x, part.y
    apart = hypot(x - px, y - py)
    return ((x - px) / apart, (y - py) / apart) if apart else (0.0, 0.0)
