"""The rim of terrain in which every inch counts as two: where a way crosses it best. It bends there, as light does (MALI-TERR-16)."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

from escarmouche.space.outline import Edge
from escarmouche.space.shape import Round, Shape, signed
from escarmouche.space.units import ROUNDING, TOLERANCE, Point, Spot

SLANT = 3**-0.5  # how far aside one comes out to go on along the rim: at 30 degrees, as for light at the limit
SLIGHTLY = 1.01  # nearer than needed: rounding must not lead away from the goal
HALVES = 10  # how often one halves where a way should bend
TURN = 1e-3  # how far to both sides one compares on a round rim


def crossings(part: Shape, r: int, start: Spot, goal: Point, out: float, into: float) -> Iterator[Spot]:
    """Where a base that comes from the start and makes for the goal had best come out of a part, or go into it: one place on each side.

    Twice the length inside and the length outside are to be as short as possible together. Of the sides
    only those count that are no further off than `out` from inside, or `into` from outside.
    """
    grown = r - TOLERANCE + 2 * ROUNDING  # rounded it is still out of it
    inside = signed(part, *start) < grown
    if isinstance(part, Round):
        yield _round(part, grown, start, goal, inside)
        return
    most = out if inside else into
    for edge in part.edges:
        room = edge[2] * start[0] + edge[3] * start[1] - edge[4] - grown
        if inside == (room <= 0) and -most <= room <= most:
            yield from _straight(edge, grown, start, goal, inside)


def _straight(edge: Edge, r: float, start: Spot, goal: Point, inside: bool) -> Iterator[Spot]:
    """On a straight side."""
    x, y, nx, ny, _, ux, uy, far = edge
    x, y = x + nx * r, y + ny * r
    own, foot = ux * (start[0] - x) + uy * (start[1] - y), ux * (goal[0] - x) + uy * (goal[1] - y)
    room, beyond = nx * (start[0] - x) + ny * (start[1] - y), nx * (goal[0] - x) + ny * (goal[1] - y)
    if inside and beyond < room:  # out of it and along it, but never away from the goal
        if foot == own:
            return
        slant = max(SLANT, SLIGHTLY * (room - beyond) / abs(foot - own))
        best = own - room * slant if foot > own else own + room * slant
    else:
        before, after = (2.0, 1.0) if inside else (1.0, 2.0)
        best, other = min(far, max(0.0, own)), min(far, max(0.0, foot))  # it is somewhere between
        for _ in range(HALVES):
            half = (best + other) / 2
            slope = before * (half - own) * hypot(half - foot, beyond) + after * (half - foot) * hypot(half - own, room)
            if (slope > 0) == (other > best):
                other = half
            else:
                best = half
    best = min(far, max(0.0, best))
    yield x + ux * best, y + uy * best


def _round(part: Round, r: float, start: Spot, goal: Point, inside: bool) -> Spot:
    """On a round one."""
    (x, y), (gx, gy), radius = start, goal, part.r + r
    before, after = (2.0, 1.0) if inside else (1.0, 2.0)
    middle = atan2(gy - part.y, gx - part.x) if inside else atan2(y - part.y, x - part.x)
    low, high = middle - pi / 2, middle + pi / 2

    def price(angle: float) -> float:
        px, py = part.x + radius * cos(angle), part.y + radius * sin(angle)
        return before * hypot(px - x, py - y) + after * hypot(gx - px, gy - py)

    for _ in range(HALVES):
        half = (low + high) / 2
        if price(half - TURN) < price(half + TURN):
            high = half
        else:
            low = half
    return part.x + radius * cos(low), part.y + radius * sin(low)
