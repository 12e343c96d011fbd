"""Where circles and outlines cross."""

from __future__ import annotations

from math import hypot, sqrt

from escarmouche.space.shape import Round, Shape
from escarmouche.space.units import SLACK, Spot


def rim_points(part: Shape, x: float, y: float, r: float) -> list[Spot]:
    """Where the outline of a part crosses a circle."""
    if isinstance(part, Round):
        return circles_meet(x, y, r, part.x, part.y, part.r)
    points = []
    for px, py, nx, ny, c, ux, uy, length in part.edges:
        away = nx * x + ny * y - c
        if abs(away) <= r + SLACK:
            foot, half = ux * (x - px) + uy * (y - py), sqrt(max(0.0, r * r - away * away))
            points += [(px + ux * t, py + uy * t) for t in (foot - half, foot + half) if -SLACK <= t <= length + SLACK]
    return points


def circles_meet(x: float, y: float, r: float, p: float, q: float, s: float) -> list[Spot]:
    """The points that two circles share."""
    dx, dy = p - x, q - y
    apart = hypot(dx, dy)
    if not apart or apart > r + s + SLACK or apart < abs(r - s) - SLACK:
        return []
    along = (apart * apart + r * r - s * s) / (2 * apart)
    half = sqrt(max(0.0, r * r - along * along))
    ux, uy = dx / apart, dy / apart
    return [
        (x + ux * along - uy * half, y + uy * along + ux * half),
        (x + ux * along + uy * half, y + uy * along - ux * half),
    ]
