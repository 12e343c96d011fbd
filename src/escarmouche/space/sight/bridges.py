"""A thin wall across every place where two blockers touch, for games in which touching bases leave no gap."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from escarmouche.space.disc import Body
from escarmouche.space.shape import Piece, Polygon, Round, Shape, Thing, nearest, signed
from escarmouche.space.units import SLACK, TOLERANCE, Spot

KEPT = 4096  # walls between two pieces


def bridges(blockers: Sequence[Thing]) -> list[Shape]:
    """The walls between those that touch."""
    walls: list[Shape] = []
    for i, one in enumerate(blockers):
        for other in blockers[:i]:
            if hypot(one.x - other.x, one.y - other.y) <= one.r + other.r + TOLERANCE:
                wall = _bridge(one, other)
                if wall is not None:
                    walls.append(wall)
    return walls


_bridged: dict[tuple[int, int], tuple[Thing, Thing, Shape | None]] = {}  # for pieces, which never change


def _bridge(one: Thing, other: Thing) -> Shape | None:
    """The wall across the place where two blockers touch; kept if both are pieces."""
    if one.__class__ is Body or other.__class__ is Body:
        return _wall(one, other)
    key = (id(one), id(other))
    known = _bridged.get(key)
    if known is None or known[0] is not one or known[1] is not other:
        if len(_bridged) >= KEPT:
            _bridged.clear()
        known = _bridged[key] = (one, other, _wall(one, other))
    return known[2]


def _wall(one: Thing, other: Thing) -> Shape | None:
    p, q = nearest(one, other)
    if hypot(q[0] - p[0], q[1] - p[1]) > TOLERANCE:
        return None
    p, q = _inwards(one, p), _inwards(other, q)
    lone = hypot(q[0] - p[0], q[1] - p[1]) <= SLACK  # one lies over the other: there is no gap
    return None if lone else Polygon((p, q))


def _inwards(thing: Thing, p: Spot) -> Spot:
    """A little way into the thing from a point of its outline."""
    if not isinstance(thing, Piece):
        return float(thing.x), float(thing.y)
    part = min(thing.parts, key=lambda part: signed(part, *p))
    x, y = (
        (part.x, part.y)
        if isinstance(part, Round)
        else (sum(x for x, _ in part.points) / len(part.points), sum(y for _, y in part.points) / len(part.points))
    )
    apart = hypot(x - p[0], y - p[1]) or 1.0
    share = min(1.0, 2 * TOLERANCE / apart)
    return p[0] + (x - p[0]) * share, p[1] + (y - p[1]) * share
