"""Who sees whom, at a glance: a line between two bases on the board of a scene, and what stands across it."""

from __future__ import annotations

import functools
import math
from typing import Any, NamedTuple

import shapely

from escarmouche.bots.walking import WALL, Gauge, area
from escarmouche.core.views.scene import Board, Terrain

SEVERE, PAINFUL = 2.0, 2.5  # what an inch costs in Severe and Hazardous terrain
LOW = 1_900  # terrain lower than this hides nobody of Size 2
KEPT = 4
Spot = tuple[int, int]


def cost(piece: Terrain) -> float:
    """What an inch costs to walk there: nobody climbs without need."""
    traits = piece.marks.get("traits", ())
    if "impassable" in traits or piece.top > 0:
        return WALL
    return SEVERE if "severe" in traits else PAINFUL if "hazardous" in traits else 1.0


TABLE = Gauge(900, 650, 90.0, cost, cuts=False, straight=0.0)


class Eyes(NamedTuple):
    """What a board holds for the eye and the foot: walls that hide, thickets that veil, all that has a roof."""

    board: Board
    walls: Any
    veils: Any
    tops: Any
    seen: dict[tuple[int, int, int, int], float]


_latest: list[Eyes] = []  # of the boards in play


def eyes(board: Board) -> Eyes:
    """The same, kept while a board is played on."""
    for known in _latest:
        if known.board is board:
            return known
    _latest.insert(0, _look(board))
    del _latest[KEPT:]
    return _latest[0]


def _look(board: Board) -> Eyes:
    walls = [p for p in board.terrain if "blocking" in p.marks.get("traits", ()) and p.top > LOW]
    veils = [p for p in board.terrain if "dense" in p.marks.get("traits", ())]
    tops = [p for p in board.terrain if p.top > 0]
    return Eyes(board, _whole(walls), _whole(veils), _whole(tops), {})


def _whole(pieces: list[Terrain]) -> Any:
    """One prepared shape of all of them."""
    found = shapely.union_all([area(shape) for piece in pieces for shape in piece.shapes])
    shapely.prepare(found)
    return found


CELL = 300  # places so near see the same


def view(board: Board, x: int, y: int, to_x: int, to_y: int) -> float:
    """How well two places see each other: 0 not at all, 1 clearly."""
    key = (x // CELL, y // CELL, to_x // CELL, to_y // CELL)
    known = eyes(board)
    found = known.seen.get(key)
    if found is None:
        line = shapely.LineString([(x, y), (to_x, to_y)])
        hidden = shapely.intersects(known.walls, line)
        found = 0.0 if hidden else 0.4 if _deep(known.veils, line) else 1.0
        if len(known.seen) > 50_000:
            known.seen.clear()
        known.seen[key] = found
    return found


def _deep(veils: Any, line: Any) -> bool:
    return bool(shapely.intersects(veils, line)) and shapely.length(shapely.intersection(veils, line)) > 1_500


def roofed(board: Board, x: int, y: int, r: int) -> bool:
    """Would a base there stand on, or against, something with a top?"""
    return bool(shapely.dwithin(eyes(board).tops, shapely.Point(x, y), r))


def barred(board: Board, x: int, y: int, to_x: int, to_y: int) -> bool:
    """Does something with a top lie across the straight way?"""
    return bool(shapely.intersects(eyes(board).tops, shapely.LineString([(x, y), (to_x, to_y)])))


@functools.cache
def ring(count: int) -> tuple[tuple[float, float], ...]:
    """Directions all round."""
    return tuple([(math.cos(2 * math.pi * k / count), math.sin(2 * math.pi * k / count)) for k in range(count)])
