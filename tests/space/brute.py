"""The slow, obvious way: thousands of samples. What the exact answers are compared with."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from escarmouche.space import Body, Disc, Piece, Round


def signed_distance(thing: Body | Piece, x: float, y: float) -> float:
    """Written a second time on purpose, with nothing but sides and corners."""
    if isinstance(thing, Body):
        return hypot(x - thing.x, y - thing.y) - thing.r
    return min(_part(part, x, y) for part in thing.parts)


def _part(part: object, x: float, y: float) -> float:
    if isinstance(part, Round):
        return hypot(x - part.x, y - part.y) - part.r
    points = part.points  # type: ignore[attr-defined]
    inside, best = True, 1e18
    for (px, py), (qx, qy) in zip(points, [*points[1:], points[0]], strict=True):
        dx, dy = qx - px, qy - py
        if dx * (y - py) - dy * (x - px) < 0:
            inside = False
        t = min(1.0, max(0.0, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy)))
        best = min(best, hypot(x - px - t * dx, y - py - t * dy))
    return -best if inside and len(points) > 2 else best


def crosses(thing: Body | Piece, p: tuple[float, float], q: tuple[float, float], margin: float = 0.0) -> bool:
    """Is any sample of the segment inside the thing by more than the margin?"""
    n = max(2, int(hypot(q[0] - p[0], q[1] - p[1]) / 20))
    return any(
        signed_distance(thing, p[0] + (q[0] - p[0]) * k / n, p[1] + (q[1] - p[1]) * k / n) < -margin
        for k in range(n + 1)
    )


def spots(disc: Disc, rim: int = 12) -> list[tuple[float, float]]:
    turns = [(disc.r * s, 2 * pi * k / rim) for k in range(rim) for s in (0.5, 1.0)]
    return [(disc.x, disc.y), *((disc.x + r * cos(a), disc.y + r * sin(a)) for r, a in turns)]


def rim(disc: Disc, towards: Disc, count: int) -> list[tuple[float, float]]:
    """Points across the whole width of a disc as seen from the other."""
    base = atan2(towards.y - disc.y, towards.x - disc.x)
    return [
        (disc.x + disc.r * cos(base + a), disc.y + disc.r * sin(base + a))
        for a in (-pi / 2 + pi * k / (count - 1) for k in range(count))
    ]
