"""Who sees whom, roughly: a line between two bases, and what stands across it.

The rules' own `sight.py` is exact and asks for a table. A bot has only what is printed and seen, and asks thousands of times: it needs a
quick answer more than an exact one.
"""

from __future__ import annotations

import math

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.games.d10.ground.field import Field
from escarmouche.space.sweep import through

HIGH = 3_000  # a piece as high as a man hides a man
DEEP = 5_000  # more wood than this hides as well
STOREY = 3_000
Box = tuple[float, float, float, float]  # from where to where, across and along
NEAR = 2_250  # from the middle of a figure: it leans over a piece as near as this


def view(field: Field, viewer: Fighter, target: Fighter) -> float:
    """How well they see each other: 0 not at all, 0.5 behind something, 1 clearly."""
    far = math.hypot(target.x - viewer.x, target.y - viewer.y)
    if far < 1:
        return 1.0
    ux, uy = (target.x - viewer.x) / far, (target.y - viewer.y) / far
    box = (min(viewer.x, target.x), min(viewer.y, target.y), max(viewer.x, target.x), max(viewer.y, target.y))
    seen = past_covers(field, viewer, target, box, (ux, uy, far))
    if not seen:
        return seen
    for piece, data in field.areas:
        if data.nature.clear or not overlap(piece.bounds, box):
            continue
        for part in piece.parts:
            start, end = through(part, viewer.x, viewer.y, ux, uy, 0.0)
            deep = min(end, far) - max(start, HIGH)
            if deep > 0:
                seen = min(seen, 0.0 if data.kind == "wood" and deep > DEEP else 0.5)
    return seen


def past_covers(field: Field, viewer: Fighter, target: Fighter, box: Box, line: tuple[float, float, float]) -> float:
    """How much is seen past walls, hedges and the like."""
    ux, uy, far = line
    seen, aloft = 1.0, abs(viewer.z - target.z) >= STOREY
    for piece, data in field.covers:
        if not overlap(piece.bounds, box):
            continue
        for part in piece.parts:
            start, end = through(part, viewer.x, viewer.y, ux, uy, 0.0)
            if start < end and end > 0 and start < far:
                seen = min(seen, past(data.kind, piece.top, start, aloft, max(viewer.z, target.z)))
        if not seen:
            return seen
    return seen


def overlap(bounds: Box, box: Box) -> bool:
    return bounds[0] <= box[2] and bounds[2] >= box[0] and bounds[1] <= box[3] and bounds[3] >= box[1]


def past(kind: str, top: float, start: float, aloft: bool, footing: float) -> float:
    """What can be seen past a piece across the line."""
    if aloft:
        return 1.0 if top <= footing else 0.5 if kind == "parapet" else 0.0
    if kind == "window":
        return 0.5
    if top - footing >= HIGH:
        return 0.0
    return 1.0 if start < NEAR else 0.5
