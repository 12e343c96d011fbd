"""Pieces as a board file draws them, in units of the ruler: their outlines, and their copies on a turned board."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Literal, Protocol

from escarmouche.space.outline import Crossed
from escarmouche.space.shape import Parts, circle, polygon, rectangle, strip
from escarmouche.space.units import Point, mil

Mark = tuple[float, float]  # on the ruler
OUTLINES = ("rect", "circle", "polygon", "line")  # the fields of which a piece has one
Mistake = Literal["line", "size", "crossed", "corners"]


class Drawing(Protocol):
    """One of rect, circle, polygon and line gives the outline; stairs have foot and head."""

    rect: tuple[float, float, float, float] | None  # centre x, centre y, width, depth
    turn: float  # of the rect, in degrees to the left
    circle: tuple[float, float, float] | None  # centre x, y, radius
    polygon: list[Mark] | None  # corners
    line: list[Mark] | None  # a wall, a fence, a hedge: from point to point ...
    thick: float  # ... and its thickness
    foot: list[Mark] | None  # of stairs: the two ends of the lowest step ...
    head: list[Mark] | None  # ... and of the highest, in the same order


def parts(drawing: Drawing) -> Parts:
    """The outline as convex parts."""
    if drawing.rect:
        x, y, w, h = map(mil, drawing.rect)
        return rectangle(x, y, w, h, drawing.turn)
    if drawing.circle:
        x, y, r = map(mil, drawing.circle)
        return circle(x, y, r)
    if drawing.line:
        return strip(drawing.line, drawing.thick)
    if drawing.foot and drawing.head:
        return polygon(corners(drawing))
    return polygon([(mil(x), mil(y)) for x, y in drawing.polygon or ()])


def corners(drawing: Drawing) -> list[Point]:
    """The four corners of stairs: foot left, foot right, head right, head left."""
    foot, head = drawing.foot or [], drawing.head or []
    return [(mil(x), mil(y)) for x, y in (*foot, *reversed(head))]


def outlines(drawing: Drawing) -> list[str]:
    """The fields that give the outline: one of them, where it is drawn right."""
    return [name for name in OUTLINES if getattr(drawing, name) is not None]


def mistake(drawing: Drawing) -> Mistake | None:
    """What is wrong with an outline: a line between equal points, a size of nothing, sides that cross, too few corners."""
    line = drawing.line
    if line is not None and (len(line) < 2 or any(a == b for a, b in pairwise(line))):
        return "line"
    sizes = (*(drawing.rect or ())[2:], *(drawing.circle or ())[2:], *((drawing.thick,) if line else ()))
    if any(size <= 0 for size in sizes):
        return "size"
    try:
        parts(drawing)
    except Crossed:
        return "crossed"
    except ValueError:
        return "corners"
    return None


def turned(point: Mark, quarters: int, side: float) -> Mark:
    """A point after a number of quarter turns of a square board.

    >>> [turned((4, 1), quarters, 36) for quarters in range(4)]
    [(4, 1), (35, 4), (32, 35), (1, 32)]
    """
    x, y = point
    for _ in range(quarters % 4):
        x, y = side - y, x
    return round(x, 3), round(y, 3)


def outline(drawing: Drawing, quarters: int, side: float) -> dict[str, Any]:
    """The fields of an outline after a number of quarter turns of the board about its centre."""

    def marks(points: list[Mark] | None) -> list[Mark] | None:
        return [turned(p, quarters, side) for p in points] if points else None

    rect, turn = drawing.rect, drawing.turn
    if rect:
        (x, y), (w, h) = turned(rect[:2], quarters, side), rect[2:]
        if turn:
            turn += 90 * quarters
        elif quarters % 2:
            w, h = h, w
        rect = (x, y, w, h)
    ring = drawing.circle
    return {
        "rect": rect,
        "turn": turn,
        "circle": (*turned(ring[:2], quarters, side), ring[2]) if ring else None,
        "polygon": marks(drawing.polygon),
        "line": marks(drawing.line),
        "foot": marks(drawing.foot),
        "head": marks(drawing.head),
    }
