"""How much of a piece lies on the lines between two bases: does any line cross it, and how little of it does the best line cross?

A line runs from rim to rim and enters neither base. Lengths inside a piece are those of the union of its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import acos, asin, atan2, cos, hypot, pi, sin, sqrt

from escarmouche.space.circles import circles_meet
from escarmouche.space.disc import Base, Disc
from escarmouche.space.shape import Piece, Polygon, Round, Shape, depth, signed, thickness
from escarmouche.space.sight.cover import crosses_any, hull_gap, tangents
from escarmouche.space.sweep import through, through_round
from escarmouche.space.units import SLACK, TOLERANCE, Spot

_GOLDEN = (sqrt(5) - 1) / 2
_STEPS = 24  # each step leaves 0.62 of the interval; near its lowest point a length hardly changes
_Frame = tuple[float, float, float]  # a line: its direction and its offset to the left of the origin


def crossed(a: Base, b: Base, piece: Piece) -> bool:
    """Does any line from rim to rim cross the inside of the piece (by more than the tolerance)? The bases may overlap the piece."""
    if not crosses_any(a, b, piece):
        return False
    if depth(piece, a.x, a.y) >= a.r and depth(piece, b.x, b.y) >= b.r:
        return True
    return any(_crossed(a, b, part) for part in (*piece.parts, *piece.joints))


def _crossed(a: Base, b: Base, part: Shape) -> bool:
    """Does a part reach into what the lines fill: between two straight sides and the fronts of both bases?"""
    sides = tangents(a, b)
    if sides is None:
        return False
    for x0, y0, x1, y1 in sides:
        far = hypot(x1 - x0, y1 - y0)
        if far and _within(part, x0, y0, (x1 - x0) / far, (y1 - y0) / far, far):
            return True
    if any(_on_front(part, base, other) for base, other in ((a, b), (b, a))):
        return True
    if isinstance(part, Round):
        return False
    if any(_between(a, b, x, y) for x, y in part.points):
        return True
    return thickness(part) <= 2 * TOLERANCE and any(_wall_crossed(a, b, *side) for side in pairwise(part.points))


def _wall_crossed(a: Base, b: Base, start: Spot, end: Spot) -> bool:
    """Does a wall too thin to have an inside lead through what the lines fill?"""
    (x0, y0), (x1, y1) = start, end
    far = hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / far, (y1 - y0) / far
    cuts = [0.0, far]
    for base in (a, b):
        cuts += through_round(base.x - x0, base.y - y0, ux, uy, base.r + TOLERANCE)
    for sx, sy, ex, ey in tangents(Disc(a.x, a.y, a.r - TOLERANCE), Disc(b.x, b.y, b.r - TOLERANCE)) or ():
        slope = (ex - sx) * uy - (ey - sy) * ux
        if slope:
            cuts.append(((ey - sy) * (x0 - sx) - (ex - sx) * (y0 - sy)) / slope)
    stretches = pairwise(sorted(min(far, max(0.0, cut)) for cut in cuts))
    middles = [(low + high) / 2 for low, high in stretches if high - low > SLACK]
    return any(_between(a, b, x0 + ux * t, y0 + uy * t) for t in middles)


def _within(part: Shape, x: float, y: float, ux: float, uy: float, far: float) -> bool:
    """Does a stretch of a line go deeper into a part than the tolerance?"""
    start, end = through(part, x, y, ux, uy, -TOLERANCE)
    return min(end, far) > max(start, 0.0)


def _on_front(part: Shape, base: Base, other: Base) -> bool:
    """Does the front of a base, where lines to the other base begin, reach into a part?"""
    towards = atan2(other.y - base.y, other.x - base.x)
    half = acos(max(-1.0, min(1.0, (base.r - other.r) / hypot(other.x - base.x, other.y - base.y))))
    cuts = [-half, half]
    for angle in _rim_angles(part, base):
        turn = (angle - towards + pi) % (2 * pi) - pi
        if -half < turn < half:
            cuts.append(turn)
    cuts.sort()
    for low, high in pairwise(cuts):
        angle = towards + (low + high) / 2
        if signed(part, base.x + base.r * cos(angle), base.y + base.r * sin(angle)) < -TOLERANCE:
            return True
    return False


def _rim_angles(part: Shape, base: Base) -> Iterator[float]:
    """Where the rim of a base goes deeper into a part than the tolerance, or comes out again (some of these angles do not matter)."""
    if isinstance(part, Round):
        for x, y in circles_meet(base.x, base.y, base.r, part.x, part.y, part.r - TOLERANCE):
            yield atan2(y - base.y, x - base.x)
        return
    for _, _, nx, ny, c, *_ in part.edges:
        lean = (c - TOLERANCE - nx * base.x - ny * base.y) / base.r
        if -1 < lean < 1:
            yield from (atan2(ny, nx) + acos(lean), atan2(ny, nx) - acos(lean))


def _between(a: Base, b: Base, x: float, y: float) -> bool:
    """Does a point lie on a line between the bases, well outside of both?"""
    if hypot(x - a.x, y - a.y) < a.r + TOLERANCE or hypot(x - b.x, y - b.y) < b.r + TOLERANCE:
        return False
    return hull_gap(a, b, x, y) < -TOLERANCE


def crosses_little(a: Base, b: Base, piece: Piece, limit: float) -> bool:
    """Is there a line from rim to rim with at most `limit` of it in a piece that the first base overlaps?"""
    limit += TOLERANCE
    apart = hypot(b.x - a.x, b.y - a.y) - a.r - b.r
    if apart <= limit:
        return True
    whole = len(piece.parts) == 1 and signed(piece.parts[0], a.x, a.y) <= -a.r
    if whole and _deep(a, b, piece.parts[0], limit):
        return False
    if any(_runs(a, b, frame) and length_in(a, b, piece, frame) <= limit for frame in _likely(a, b, piece)):
        return True
    return any(_least(one, two, piece, side) <= limit for one, two in ((a, b), (b, a)) for side in (1, -1))


def _deep(a: Base, b: Base, part: Shape, limit: float) -> bool:
    """Is every side of a convex part that holds the first base too far from it, in the directions of the other base?"""
    if isinstance(part, Round):
        return part.r - hypot(a.x - part.x, a.y - part.y) - a.r > limit
    towards = atan2(b.y - a.y, b.x - a.x)
    half = asin(min(1.0, (a.r + b.r) / hypot(b.x - a.x, b.y - a.y)))
    for edge in part.edges:
        turn = abs((atan2(edge[3], edge[2]) - towards + pi) % (2 * pi) - pi)
        slant = cos(max(0.0, turn - half))
        if slant > 0 and edge[4] - edge[2] * a.x - edge[3] * a.y - a.r <= limit * slant:
            return False
    return True


def length_in(a: Base, b: Base, piece: Piece, frame: _Frame) -> float:
    """How much of a line between two bases lies in a piece."""
    ux, uy, s = frame
    start, end = _front(a, ux, uy, s, 1), _front(b, ux, uy, s, -1)
    runs = []
    for part in (*piece.parts, *piece.joints):
        come, leave = through(part, -uy * s, ux * s, ux, uy, 0.0)
        come, leave = max(come, start), min(leave, end)
        if come < leave:
            runs.append((come, leave))
    total, done = 0.0, start
    for come, leave in sorted(runs):
        total += max(0.0, leave - max(come, done))
        done = max(done, leave)
    return total


def _front(base: Base, ux: float, uy: float, s: float, way: int) -> float:
    """Where a line leaves a base (way 1) or comes to it (way -1)."""
    aside = s - ux * base.y + uy * base.x
    return ux * base.x + uy * base.y + way * sqrt(max(0.0, base.r * base.r - aside * aside))


def _likely(a: Base, b: Base, piece: Piece) -> Iterator[_Frame]:
    """The line of centres, and for each side of the piece the line that leaves it at a right angle, or as nearly so as possible."""
    yield _through(a.x, a.y, atan2(b.y - a.y, b.x - a.x))
    for part in piece.parts:
        for nx, ny in _ways_out(part, a):
            x, y = a.x + a.r * nx, a.y + a.r * ny
            apart = hypot(b.x - x, b.y - y)
            towards, half = atan2(b.y - y, b.x - x), asin(min(1.0, b.r / apart)) if apart else pi
            for angle in (atan2(ny, nx), towards - half, towards + half):
                yield _through(x, y, angle)
    yield from _tangent(a, b)
    yield from _leaning(a, b, piece)


def _tangent(a: Base, b: Base) -> Iterator[_Frame]:
    """The four lines that touch both bases."""
    apart, towards = hypot(b.x - a.x, b.y - a.y), atan2(b.y - a.y, b.x - a.x)
    for one in (a.r, -a.r):
        for other in (b.r, -b.r):
            angle = towards - asin(max(-1.0, min(1.0, (one - other) / apart)))
            ux, uy = cos(angle), sin(angle)
            yield ux, uy, ux * a.y - uy * a.x + one


def _leaning(a: Base, b: Base, piece: Piece) -> Iterator[_Frame]:
    """Lines that touch a corner and one of the bases; for the notches of a piece of several parts also lines that touch two corners,
    and the shortest way from the first base to each corner.
    """
    spots = [spot for part in piece.parts if isinstance(part, Polygon) for spot in part.points]
    for x, y in spots:
        for base, way in ((a, 0.0), (b, pi)):
            apart, towards = hypot(x - base.x, y - base.y), atan2(y - base.y, x - base.x) + way
            if apart > base.r:
                yield from (_through(x, y, towards + side * asin(base.r / apart)) for side in (1, -1))
        if len(piece.parts) > 1:
            yield from (_through(x, y, atan2(q - y, p - x)) for p, q in spots if (p, q) != (x, y))
            yield _through(x, y, atan2(y - a.y, x - a.x))


def _runs(a: Base, b: Base, frame: _Frame) -> bool:
    """Does a line run from the one base to the other?"""
    return _hits(a, frame) and _hits(b, frame) and frame[0] * (b.x - a.x) + frame[1] * (b.y - a.y) > 0


def _ways_out(part: Shape, a: Base) -> Iterator[Spot]:
    """The directions in which the edge of a part is nearest."""
    if isinstance(part, Round):
        far = hypot(a.x - part.x, a.y - part.y)
        if far:
            yield (a.x - part.x) / far, (a.y - part.y) / far
        return
    for edge in part.edges:
        yield edge[2], edge[3]


def _through(x: float, y: float, angle: float) -> _Frame:
    ux, uy = cos(angle), sin(angle)
    return ux, uy, ux * y - uy * x


def _hits(base: Base, frame: _Frame) -> bool:
    ux, uy, s = frame
    return abs(s - ux * base.y + uy * base.x) <= base.r + SLACK


def _least(a: Base, b: Base, piece: Piece, side: int) -> float:
    """The least length inside the piece of a line that touches b on one side. Between two corners it has one lowest point."""
    apart, towards = hypot(b.x - a.x, b.y - a.y), atan2(b.y - a.y, b.x - a.x)
    low, high = (towards - asin(max(-1.0, min(1.0, (sign * a.r - side * b.r) / apart))) for sign in (1, -1))
    cuts = [low, high]
    for part in piece.parts:
        for x, y in part.points if isinstance(part, Polygon) else ():
            far = hypot(b.x - x, b.y - y)
            if far > b.r:
                bend = atan2(b.y - y, b.x - x) + side * asin(b.r / far)
                bend = towards + (bend - towards + pi) % (2 * pi) - pi
                if low < bend < high:
                    cuts.append(bend)
    cuts.sort()

    def run(angle: float) -> float:
        ux, uy = cos(angle), sin(angle)
        return length_in(a, b, piece, (ux, uy, ux * b.y - uy * b.x + side * b.r))

    return min(_lowest(run, one, two) for one, two in pairwise(cuts))


def _lowest(run: Callable[[float], float], low: float, high: float) -> float:
    """The lowest value of a function with one valley."""
    best = min(run(low), run(high))
    left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
    here, there = run(left), run(right)
    for _ in range(_STEPS):
        if here < there:
            high, right, there = right, left, here
            left = high - _GOLDEN * (high - low)
            here = run(left)
        else:
            low, left, here = left, right, there
            right = low + _GOLDEN * (high - low)
            there = run(right)
    return min(best, here, there)
