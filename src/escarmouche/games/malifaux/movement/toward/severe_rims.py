"""The rim of terrain in which every inch counts as two: where a way crosses it best. It bends there, as light does (MALI-TERR-16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import acos, asin, atan2, cos, hypot, inf, pi, sin

from escarmouche.space.outline import Edge
from escarmouche.space.shape import Round, Shape, signed
from escarmouche.space.sweep import through
from escarmouche.space.units import ROUNDING, TOLERANCE, Spot

SLANT = 3**-0.5  # how far to the side it comes out to go on along the rim: at 30 degrees, as for light at the limit
SLIGHTLY = 1.01  # nearer than needed: rounding must not lead away from the goal
HALVES = 10  # how often the bend of a way is halved
TURN = 1e-3  # how far to both sides places are compared on a round rim
LIMIT = (
    pi / 6
)  # nobody comes out at a greater angle to the rim's normal: it would have been shorter to go on along the rim
RAY = pi / 24  # between two directions in which a way out is searched for, so that at most 0.5 % of the way out is lost
RAYS = 12  # over a right angle
SIDEWAYS = 0.01  # nearer to the goal than along the circle about it: rounding must not lead away


def crossings(part: Shape, r: int, start: Spot, goal: Spot, out: float, into: float) -> Iterator[Spot]:
    """Where a base that comes from the start and makes for the goal should best leave a part, or enter it: one place on each side.

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


def exits(parts: Sequence[Shape], r: int, start: Spot, goal: Spot) -> Iterator[tuple[Spot, float]]:
    """Where a base that wades may come out of it all, whatever it makes for next, and how far that is; nothing if it stands outside.

    In all directions that lead nearer to the goal, closely one after the other, and at the very angle at which it goes on along the rim.
    """
    (x, y), grown = start, r - TOLERANCE + 2 * ROUNDING
    around = [part for part in parts if signed(part, x, y) < grown]
    towards = atan2(goal[1] - y, goal[0] - x)
    if around:
        yield from outlets(parts, r, start, [towards + k * RAY for k in range(1 - RAYS, RAYS)])
        yield from skirts(around, parts, r, start, towards, hypot(goal[0] - x, goal[1] - y))


def skirts(
    around: Sequence[Shape], parts: Sequence[Shape], r: int, start: Spot, towards: float, far: float = inf
) -> Iterator[tuple[Spot, float]]:
    """Where a base that wades comes out of it all at the limit: from there it may go on along the rim. `far`: how far off the goal is."""
    angles = [angle for part in around for angle in _limits(part, r - TOLERANCE + 2 * ROUNDING, start)]
    turns = [(angle - towards + pi) % (2 * pi) - pi for angle in angles]
    turns += [_sideways(parts, r, start, towards, far, side) for side in (1, -1)]
    yield from outlets(parts, r, start, [towards + turn for turn in turns if abs(turn) < pi / 2])


def _sideways(parts: Sequence[Shape], r: int, start: Spot, towards: float, far: float, side: int) -> float:
    """The greatest turn to a side with which the base comes out before it would get further from the goal."""
    turn = pi / 2
    for _ in range(2):  # how far it is depends on the turn
        run = _out(parts, r - TOLERANCE + 2 * ROUNDING, start, cos(towards + side * turn), sin(towards + side * turn))
        turn = acos(min(1.0, run / far)) - SIDEWAYS if far else 0.0
    return side * turn


def outlets(parts: Sequence[Shape], r: int, start: Spot, angles: Sequence[float]) -> Iterator[tuple[Spot, float]]:
    """Where a base that wades comes out of it all in some directions, and how far that is."""
    for angle in angles:
        ux, uy = cos(angle), sin(angle)
        run = _out(parts, r - TOLERANCE + 2 * ROUNDING, start, ux, uy)
        yield (start[0] + ux * run, start[1] + uy * run), run


def inlets(parts: Sequence[Shape], r: int, start: Spot, goal: Spot) -> Iterator[Spot]:
    """Where a base that stands outside may go into it, whatever it makes for then: in all directions that lead nearer to the goal."""
    (x, y), grown = start, r - TOLERANCE + 2 * ROUNDING
    towards = atan2(goal[1] - y, goal[0] - x)
    for k in range(2 - 2 * RAYS, 2 * RAYS - 1):
        ux, uy = cos(towards + k * RAY / 2), sin(towards + k * RAY / 2)
        for part in parts:
            low, high = through(part, x, y, ux, uy, grown)
            if 0 < low < high:
                yield x + ux * low, y + uy * low


def _limits(part: Shape, r: float, start: Spot) -> Iterator[float]:
    """The directions in which the base leaves a part at the limit, and may go on along its sides or round it."""
    x, y = start
    corners = [(part.x, part.y, part.r + r)] if isinstance(part, Round) else [(*edge[:2], r) for edge in part.edges]
    for cx, cy, radius in corners:
        apart = hypot(x - cx, y - cy)
        if radius / 2 < apart < radius:
            outward, turn = atan2(y - cy, x - cx), asin(radius * sin(LIMIT) / apart)
            yield from (outward - turn, outward + turn)
    for edge in () if isinstance(part, Round) else part.edges:
        outward = atan2(edge[3], edge[2])
        yield from (outward - LIMIT, outward + LIMIT)


def _out(parts: Sequence[Shape], r: float, start: Spot, ux: float, uy: float) -> float:
    """How far it is in a direction until the base is out of all parts that it is in then."""
    far = 0.0
    for low, high in sorted(through(part, *start, ux, uy, r) for part in parts):
        if low <= far < high < inf:
            far = high
    return far


def _straight(edge: Edge, r: float, start: Spot, goal: Spot, inside: bool) -> Iterator[Spot]:
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


def _round(part: Round, r: float, start: Spot, goal: Spot, inside: bool) -> Spot:
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
