"""Who sees whom, roughly: a line between two bases on the board of a scene, and what stands across it.

The rules' own `sight.py` is exact and asks for a table. A bot sees scenes only, and asks thousands of times: it needs a quick answer more
than an exact one.
"""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

import shapely

from escarmouche.bots.walking import area
from escarmouche.core.views.scene import Board, Terrain

LOW = 1_900  # terrain lower than this hides nobody of Size 2
CELL = 300  # places as near as this see alike
DENSE = 1_500  # of Dense terrain: more than this veils
KEPT = 4  # boards
KNOWN = 50_000  # lines remembered


class Obstacles(NamedTuple):
    """What is in the way on a board, of eyes and of feet: walls that hide, thickets that veil, everything with a top."""

    board: Board
    walls: shapely.Geometry
    thickets: shapely.Geometry
    tops: shapely.Geometry
    seen: dict[tuple[int, int, int, int], float]


_latest: list[Obstacles] = []  # of the boards in play


def obstacles(board: Board) -> Obstacles:
    """The obstacles of a board, kept while it is played on."""
    for known in _latest:
        if known.board is board:
            return known
    _latest.insert(0, _read(board))
    del _latest[KEPT:]
    return _latest[0]


def _read(board: Board) -> Obstacles:
    walls = [piece for piece in board.terrain if "blocking" in piece.marks.get("traits", ()) and piece.top > LOW]
    thickets = [piece for piece in board.terrain if "dense" in piece.marks.get("traits", ())]
    tops = [piece for piece in board.terrain if piece.top > 0]
    return Obstacles(board, _union(walls), _union(thickets), _union(tops), {})


def _union(pieces: list[Terrain]) -> shapely.Geometry:
    """One prepared shape of all of them."""
    shape = shapely.union_all([area(shape) for piece in pieces for shape in piece.shapes])
    shapely.prepare(shape)
    return shape


def view(board: Board, x: int, y: int, to_x: int, to_y: int) -> float:
    """How well two places see each other: 0 not at all, 1 clearly."""
    key = (x // CELL, y // CELL, to_x // CELL, to_y // CELL)
    known = obstacles(board)
    seen = known.seen.get(key)
    if seen is None:
        line = shapely.LineString([(x, y), (to_x, to_y)])
        hidden = shapely.intersects(known.walls, line)
        seen = 0.0 if hidden else 0.4 if _veiled(known.thickets, line) else 1.0
        if len(known.seen) > KNOWN:
            known.seen.clear()
        known.seen[key] = seen
    return seen


def _veiled(thickets: shapely.Geometry, line: shapely.LineString) -> bool:
    inside = bool(shapely.intersects(thickets, line))
    return inside and bool(shapely.length(shapely.intersection(thickets, line)) > DENSE)


def on_terrain(board: Board, x: int, y: int, r: int) -> bool:
    """Would a base there stand on, or against, something with a top?"""
    return bool(shapely.dwithin(obstacles(board).tops, shapely.Point(x, y), r))


def is_way_blocked(board: Board, x: int, y: int, to_x: int, to_y: int) -> bool:
    """Does something with a top lie across the straight way?"""
    return bool(shapely.intersects(obstacles(board).tops, shapely.LineString([(x, y), (to_x, to_y)])))


@functools.cache
def directions(count: int) -> tuple[tuple[float, float], ...]:
    """Directions all round."""
    return tuple([(math.cos(2 * math.pi * k / count), math.sin(2 * math.pi * k / count)) for k in range(count)])
