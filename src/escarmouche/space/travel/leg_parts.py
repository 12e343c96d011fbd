"""Parts of legs: what is left of a leg or a way that is cut, and along which of them a base is in a piece."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from escarmouche.space.shape import Box, Piece, depth, signed
from escarmouche.space.sweep import through
from escarmouche.space.travel.path import Arc, Leg, Straight, at, length, parts_of, stretches
from escarmouche.space.units import ROUNDING, SLACK, TOLERANCE, Spot

SHORT = 2.0  # thousandths: more than rounding moves the ends of a part
TINY = 1e-7  # fractions of a leg that lie this near are one
ALONG = 2 * TOLERANCE  # after this distance it is decided whether a leg leads out of the piece it begins in
GRAZE = ALONG / 100  # no more than this much deeper by then, and it leads along the rim: no hand draws half a degree
Interval = tuple[float, float]  # of a leg, from fraction to fraction


def cut(start: Spot, leg: Leg, t0: float, t1: float) -> Leg | None:
    """The part of a leg between two fractions; None if there is nothing of it."""
    if t1 - t0 <= TINY:
        return None
    if t1 >= 1:
        return leg
    return part_to(leg, *at(start, leg, t1), length(start, leg) * (t1 - t0))


def part_to(leg: Leg, x: float, y: float, far: float) -> Leg:
    """The part of a leg that ends at a place of it and has this length; straight if it is no longer than the rounding of its two ends: an
    arc from a place to itself would go all around."""
    if isinstance(leg, Arc) and far > SHORT:
        return Arc(leg.cx, leg.cy, round(x), round(y), leg.left)
    return Straight(round(x), round(y))


def shortened(start: Spot, legs: Sequence[Leg], distance: float) -> list[Leg]:
    """As much of a way as a distance allows, whatever it leads through."""
    legs_left: list[Leg] = []
    for leg in legs:
        far = length(start, leg)
        if far > distance:
            part = cut(start, leg, 0.0, distance / far)
            return [*legs_left, part] if part is not None else legs_left
        legs_left.append(leg)
        distance -= far
        start = (leg.x, leg.y)
    return legs_left


def way_length(start: Spot, legs: Sequence[Leg]) -> float:
    """The length of a way."""
    total = 0.0
    for leg in legs:
        total += length(start, leg)
        start = (leg.x, leg.y)
    return total


def overlaps(start: Spot, leg: Leg, piece: Piece, r: float) -> list[Interval]:
    """The stretches of a leg along which the centre is nearer than r to a piece."""
    if leg.__class__ is Straight:
        runs = _met(start, leg, piece, r)
    else:
        runs = [run for part in parts_of(piece) for run in stretches(start, leg, part, r)]
    if len(runs) < 2:
        return runs
    intervals: list[Interval] = []
    for low, high in sorted(runs):
        if intervals and low <= intervals[-1][1] + TINY:
            intervals[-1] = (intervals[-1][0], max(high, intervals[-1][1]))
        else:
            intervals.append((low, high))
    return intervals


def _met(start: Spot, leg: Leg, piece: Piece, r: float) -> list[Interval]:
    """The stretches of a straight leg in each part grown by r: a part is convex, so that a line has one in it at most."""
    x, y = start
    dx, dy, ox, oy = leg.x - x, leg.y - y, piece.x - x, piece.y - y
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, (ox * dx + oy * dy) / square)) if square else 0.0
    near = piece.r + r + TOLERANCE
    if (ox - share * dx) ** 2 + (oy - share * dy) ** 2 > near * near:
        return []  # the leg does not come as near as r to the circle about the piece
    parts, far = parts_of(piece), hypot(dx, dy)
    if not far or r <= 0:
        return [run for part in parts for run in stretches(start, leg, part, r)]
    ux, uy = dx / far, dy / far
    intervals = []
    for part in parts:
        low, high = through(part, x, y, ux, uy, r)
        low, high = low if low > 0 else 0.0, high if high < far else far
        if low < high:
            half = (low + high) / 2
            if signed(part, x + ux * half, y + uy * half) < r - SLACK:
                intervals.append((low / far, high / far))
    return intervals


def box_of(start: Spot, leg: Leg, r: float) -> Box:
    """A box around a base of radius r on a leg."""
    x, y = start
    if leg.__class__ is Arc:
        far = ((x - leg.cx) ** 2 + (y - leg.cy) ** 2) ** 0.5 + r
        return leg.cx - far, leg.cy - far, leg.cx + far, leg.cy + far
    x0, x1 = (x, leg.x) if x < leg.x else (leg.x, x)
    y0, y1 = (y, leg.y) if y < leg.y else (leg.y, y)
    return x0 - r, y0 - r, x1 + r, y1 + r


def leaves(start: Spot, leg: Leg, piece: Piece) -> bool:
    """Does a leg that begins inside a piece get no deeper into it at first? A base that has ended up in it may get out."""
    ahead = at(start, leg, min(1.0, ALONG / max(1.0, length(start, leg))))
    return depth(piece, *ahead) >= depth(piece, *start) - GRAZE


def deeper(start: Spot, leg: Leg, piece: Piece, end: float) -> list[float]:
    """Where a leg that begins inside a piece comes deeper into it than there, another part of it too, before it is out of it."""
    inside = depth(piece, *start) - ROUNDING
    if inside <= 0:
        return []
    return [low for low, _ in overlaps(start, leg, piece, inside) if TINY < low < end]
