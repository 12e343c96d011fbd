"""Sight along a leg: from where to where the moving base and another see each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf, sqrt
from typing import NamedTuple

from escarmouche.space.circles import circles_meet, rim_points
from escarmouche.space.disc import Base
from escarmouche.space.outline import Edge
from escarmouche.space.shape import Piece, Polygon, Round, Shape, Thing, signed
from escarmouche.space.sight.sight import sees
from escarmouche.space.travel.path import Leg, at, crossings, on_circle, on_line, parts_of, stretches
from escarmouche.space.units import SLACK, TIE, TOLERANCE, Spot


def sight_changes(
    start: Spot, leg: Leg, r: int, other: Base, blockers: Sequence[Thing], patches: Sequence[Piece] = ()
) -> list[tuple[float, float, bool]]:
    """The stretches of a leg along which the moving base and the other see each other, and those along which they do not.

    What is seen changes only where the rim of the moving base comes to a line that leans on two things among the rest,
    or to a point where such a line, or an outline, crosses the outline of something that the base can overlap. Between
    such places one look is enough. (At the very place where sight changes they do see each other: a line that only
    touches is clear.) The bases may overlap patches, but should not overlap blockers: those are solid.
    """
    cuts = {0.0, 1.0}
    for t in _sight_cuts(start, leg, r, other, blockers, patches):
        if 0 < t < 1:
            cuts.add(round(t, 9))
    stretches: list[tuple[float, float, bool]] = []
    ordered = sorted(cuts)
    for t0, t1 in pairwise(ordered):
        x, y = at(start, leg, (t0 + t1) / 2)
        seen = sees(_Here(x, y, r), other, blockers, patches)  # type: ignore[arg-type]
        if stretches and stretches[-1][2] == seen:
            stretches[-1] = (stretches[-1][0], t1, seen)
        else:
            stretches.append((t0, t1, seen))
    return stretches


class _Here(NamedTuple):
    """The moving base in the middle of a leg: its place is not yet rounded."""

    x: float
    y: float
    r: int


def _sight_cuts(
    start: Spot, leg: Leg, r: int, other: Base, blockers: Sequence[Thing], patches: Sequence[Piece]
) -> list[float]:
    things = [t for t in (*blockers, *patches) if t is not other]
    parts = [part for thing in things for part in parts_of(thing)]
    hard = len(parts) - sum(len(parts_of(patch)) for patch in patches)
    cuts = on_circle(start, leg, other.x, other.y, r + other.r + TOLERANCE)
    overlapped = _overlapped(start, leg, r, parts)
    # A line may run inside a patch, and along the side of something that a base overlaps.
    soft = {id(p) for p in overlapped} | {id(p) for p in parts if signed(p, other.x, other.y) < other.r}
    lines = _leaning(other, parts, soft | {id(p) for p in parts[hard:]})
    for nx, ny, s in lines:
        cuts += on_line(start, leg, nx, ny, s + r)
        cuts += on_line(start, leg, nx, ny, s - r)
    for part in overlapped:
        cuts += crossings(start, leg, part, r) + crossings(start, leg, part, r - TOLERANCE)
        cuts += crossings(start, leg, part, -r)  # here the base is just wholly inside
        if isinstance(part, Round):
            cuts += on_circle(start, leg, part.x, part.y, r - part.r)
        for x, y in _rim_events(part, parts, lines):
            cuts += on_circle(start, leg, x, y, r)
    return cuts


def _overlapped(start: Spot, leg: Leg, r: int, parts: list[Shape]) -> list[Shape]:
    """The parts that the base overlaps somewhere on the leg: only these let the line begin inside them."""
    return [part for part in parts if stretches(start, leg, part, r)]


def _leaning(other: Base, parts: list[Shape], soft: set[int]) -> list[tuple[float, float, float]]:
    """The lines that lean on two things and meet the other base: normal and offset."""
    rounds: list[tuple[float, float, float, int]] = [(other.x, other.y, -other.r, -1)]
    inner = {-2}  # owners whose own points may be paired: loose points, and patches, which a line may cross
    for k, part in enumerate(parts):
        rounds += [(x, y, 0.0, -2) for x, y in rim_points(part, other.x, other.y, other.r)]
        if id(part) in soft:
            inner.add(k)
        if isinstance(part, Polygon):
            rounds += [(x, y, 0.0, k) for x, y in part.points]
        else:
            rounds += [(part.x, part.y, part.r, k)] + ([(part.x, part.y, -part.r, k)] if id(part) in soft else [])
    lines = []
    for xi, yi, ri, oi in rounds:
        for xj, yj, rj, oj in rounds:
            dx, dy, drop = xj - xi, yj - yi, ri + rj
            square = dx * dx + dy * dy
            if (oi == oj and oi not in inner) or not square or square - drop * drop < -TIE:
                continue
            slant = sqrt(max(0.0, square - drop * drop))
            for run in (slant, -slant):
                nx, ny = (dx * drop - dy * run) / square, (dx * run + dy * drop) / square
                s = nx * xi + ny * yi + ri
                if abs(nx * other.x + ny * other.y - s) <= other.r + SLACK:
                    lines.append((nx, ny, s))
    return lines


def _rim_events(part: Shape, parts: list[Shape], lines: list[tuple[float, float, float]]) -> list[Spot]:
    """The points of a part's outline where sight may change as the rim of a moving base passes them."""
    points: list[Spot] = [] if isinstance(part, Round) else list(part.points)
    for nx, ny, s in lines:
        points += _line_points(part, nx, ny, s)
    for other in parts:
        if other is not part:
            points += _outline_points(part, other)
    return points


def _line_points(part: Shape, nx: float, ny: float, s: float) -> list[Spot]:
    if isinstance(part, Round):
        away = s - nx * part.x - ny * part.y
        if abs(away) > part.r + SLACK:
            return []
        half = sqrt(max(0.0, part.r * part.r - away * away))
        return [(part.x + nx * away - ny * h, part.y + ny * away + nx * h) for h in (half, -half)]
    return [p for edge in part.edges for p in _edge_point(edge, nx, ny, s)]


def _edge_point(edge: Edge, nx: float, ny: float, s: float) -> list[Spot]:
    slope = nx * edge[5] + ny * edge[6]
    t = (s - nx * edge[0] - ny * edge[1]) / slope if slope else inf
    return [(edge[0] + edge[5] * t, edge[1] + edge[6] * t)] if -SLACK <= t <= edge[7] + SLACK else []


def _outline_points(part: Shape, other: Shape) -> list[Spot]:
    """Where two outlines cross."""
    if isinstance(part, Round) and isinstance(other, Round):
        return circles_meet(part.x, part.y, part.r, other.x, other.y, other.r)
    if isinstance(other, Round):
        return rim_points(part, other.x, other.y, other.r)
    if isinstance(part, Round):
        return rim_points(other, part.x, part.y, part.r)
    return [p for edge in other.edges for p in _line_points(part, edge[2], edge[3], edge[4])]
