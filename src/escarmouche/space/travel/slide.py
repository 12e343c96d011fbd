"""A base that is pushed, or steps, in a straight line until something stops it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

from escarmouche.space.disc import Base, Body
from escarmouche.space.shape import Piece, Shape, Thing, signed
from escarmouche.space.sweep import outward, through
from escarmouche.space.units import ROUNDING, SLACK, TOLERANCE

_ALLOWED = TOLERANCE - ROUNDING  # the end is rounded, which must not turn a graze into an overlap


class Slide(NamedTuple):
    """Where the base came to rest, how far it went, and what stopped it (if anything did)."""

    x: int
    y: int
    travelled: float
    hit: str | None


def slide(disc: Base, dx: float, dy: float, distance: float, solids: Sequence[Thing]) -> Slide:
    """Move a base in the unit direction dx, dy until first contact.

    What it already touches stops it only if it would move into it; along and away are free. It comes to rest in
    contact, never overlapping.

    >>> from escarmouche.space.disc import Disc
    >>> slide(Disc(0, 0, 500), 1.0, 0.0, 4000, [Body("oak", 3000, 0, 1000)])
    Slide(x=1500, y=0, travelled=1500.0, hit='oak')
    """
    travelled, hit = contact(disc.x, disc.y, dx, dy, distance, disc.r, solids)
    return Slide(round(disc.x + dx * travelled), round(disc.y + dy * travelled), travelled, hit)


def contact(
    x: float, y: float, ux: float, uy: float, distance: float, r: float, solids: Sequence[Thing]
) -> tuple[float, str | None]:
    """How far a base gets along a line before it would overlap something, and what that is."""
    best: float = distance
    hit = None
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
        stop = _body(cross, along, far, best) if isinstance(solid, Body) else _piece(solid, x, y, ux, uy, r, best)
        if stop <= best and (stop < best or hit is None):
            best = stop
            hit = solid.id
    return best, hit


def _body(cross: float, along: float, far: float, limit: float) -> float:
    """Where a base comes into contact with another base, given how far along the line and how far beside it that base is."""
    near = far - _ALLOWED
    if along <= 0 or cross >= near or cross <= -near:
        return inf  # it moves away, or passes within the tolerance
    touch = along - sqrt(far * far - cross * cross)
    if touch > 0:
        return touch
    return 0.0 if along - sqrt(near * near - cross * cross) < limit else inf


def _piece(piece: Piece, x: float, y: float, ux: float, uy: float, r: float, limit: float) -> float:
    """Where a base comes into contact with a piece."""
    x0, y0, x1, y1 = piece.bounds
    ex, ey = x + ux * limit, y + uy * limit
    if (x - r >= x1 and ex - r >= x1) or (x + r <= x0 and ex + r <= x0):
        return inf
    if (y - r >= y1 and ey - r >= y1) or (y + r <= y0 and ey + r <= y0):
        return inf
    best = inf
    for part in piece.parts:
        start, end = through(part, x, y, ux, uy, max(r - _ALLOWED, 0))
        if end <= SLACK or start >= end or start >= best:
            continue
        touch, _ = through(part, x, y, ux, uy, r)
        if touch > 0:
            best = min(best, touch)
        elif start > 0:
            if start < limit:
                best = 0.0
        elif _into(part, x, y, ux, uy, limit):
            best = 0.0
    return best


def _into(part: Shape, x: float, y: float, ux: float, uy: float, limit: float) -> bool:
    """Does the movement go deeper into a part that is already (too) close, by more than positions are rounded?"""
    nx, ny = outward(part, x, y)
    if nx * ux + ny * uy >= -SLACK:
        return False
    deeper = signed(part, x, y) - ROUNDING
    if deeper <= 0:
        return True
    start, end = through(part, x, y, ux, uy, deeper)
    return end > SLACK and start < min(end, limit)
