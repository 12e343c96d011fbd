"""Who sees whom, at a glance: a line between two bases, and what stands across it."""

from __future__ import annotations

import math

from escarmouche.bots.d10.figure import Figure
from escarmouche.games.d10.ground.field import Field
from escarmouche.space.sweep import through

HIGH = 3_000  # what is as high as a man hides one
DEEP = 5_000  # more wood than this hides as well
STOREY = 3_000
NEAR = 2_250  # what is so near to a figure, from its middle, it leans over


def view(field: Field, one: Figure, other: Figure) -> float:
    """How well they see each other: 0 not at all, 0.5 behind something, 1 clearly."""
    far = math.hypot(other.x - one.x, other.y - one.y)
    if far < 1:
        return 1.0
    ux, uy = (other.x - one.x) / far, (other.y - one.y) / far
    found, aloft = 1.0, abs(one.z - other.z) >= STOREY
    box = (min(one.x, other.x), min(one.y, other.y), max(one.x, other.x), max(one.y, other.y))
    for piece, data in field.covers:
        if not meets(piece.bounds, box):
            continue
        for part in piece.parts:
            start, end = through(part, one.x, one.y, ux, uy, 0.0)
            if start < end and end > 0 and start < far:
                found = min(found, past(data.kind, piece.top, start, far, aloft, max(one.z, other.z)))
        if not found:
            return found
    for piece, data in field.areas:
        if data.nature.clear or not meets(piece.bounds, box):
            continue
        for part in piece.parts:
            start, end = through(part, one.x, one.y, ux, uy, 0.0)
            deep = min(end, far) - max(start, HIGH)
            if deep > 0:
                found = min(found, 0.0 if data.kind == "wood" and deep > DEEP else 0.5)
    return found


def meets(one: tuple[float, float, float, float], box: tuple[float, float, float, float]) -> bool:
    return one[0] <= box[2] and one[2] >= box[0] and one[1] <= box[3] and one[3] >= box[1]


def past(kind: str, top: float, start: float, far: float, aloft: bool, footing: float) -> float:
    """What a piece across the line leaves to be seen."""
    if aloft:
        return 1.0 if top <= footing else 0.5 if kind == "parapet" else 0.0
    if kind == "window":
        return 0.5
    if top - footing >= HIGH:
        return 0.0
    return 1.0 if start < NEAR else 0.5
