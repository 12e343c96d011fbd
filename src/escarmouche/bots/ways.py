"""How far it is on foot: walls are walked round, crates are climbed, water and wood are waded. Read off the board of a scene."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from typing import Any

import shapely

from escarmouche.core.scene import Board, Shape, Terrain

CELL = 750  # mils: fine enough for a door
BODY = 500  # mils: nearly a small base's radius
ROUGH = {"water": 1.5, "wood": 1.5, "obstacle": 3.0}  # inches that an inch there costs; a Traverse is dear
WALL = math.inf
DETOUR = 1.1  # a grid makes ways up to a twelfth too long: below this the way is straight
KNOWN = 50_000  # ways remembered
FAR = 60.0  # inches: when there is no way on foot at all

At = tuple[int, int, int]


class Ways:
    """The walking distances to any spot of one board. A spot's distances are worked out once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.wide, self.deep = math.ceil(board.width / CELL), math.ceil(board.height / CELL)
        self._pace = self._paces(board.terrain)
        self._known: dict[tuple[At, At], float] = {}
        self._fields: dict[int, list[float]] = {}  # by the goal's cell

    def far(self, start: At, goal: At) -> float:
        """Inches from spot to spot, centre to centre. A floor up or down costs twice its height."""
        known = self._known.get((start, goal))
        if known is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            known = self._known[start, goal] = self._walk(start, goal)
        return known

    def _walk(self, start: At, goal: At) -> float:
        x, y = start[0], start[1]
        straight = math.hypot(x - goal[0], y - goal[1]) / 1000
        cell = self._cell(goal)
        field = self._fields.get(cell)
        if field is None:
            field = self._fields[cell] = self._field(cell)
        i, k = int(x / CELL - 0.5), int(y / CELL - 0.5)
        walked = FAR
        for col in (i, i + 1):
            for row in (k, k + 1):
                if 0 <= col < self.wide and 0 <= row < self.deep:
                    off = math.hypot(x - (col + 0.5) * CELL, y - (row + 0.5) * CELL) / 1000
                    walked = min(walked, field[row * self.wide + col] + off)
        climb = 2 * abs(start[2] - goal[2]) / 1000
        return climb + (straight if walked <= DETOUR * straight + 2 * CELL / 1000 else walked)

    def _paces(self, terrain: list[Terrain]) -> list[float]:
        """What an inch costs in each cell of the ground."""
        cells = [((col + 0.5) * CELL, (row + 0.5) * CELL) for row in range(self.deep) for col in range(self.wide)]
        points: Any = shapely.points(cells)
        pace = [1.0] * len(cells)
        for piece in terrain:
            cost = WALL if piece.kind == "barrier" else ROUGH.get(piece.kind, 1.0)
            if cost > 1 and piece.bottom == 0:
                for shape in piece.shapes:
                    for cell in shapely.dwithin(points, area(shape), BODY).nonzero()[0]:
                        pace[cell] = max(pace[cell], cost)
        return pace

    def _field(self, goal: int) -> list[float]:
        """The inches from every cell to the goal's, nearest first (Dijkstra)."""
        found = [FAR] * (self.wide * self.deep)
        queue = [(0.0, goal)]
        found[goal] = 0.0
        while queue:
            walked, cell = heapq.heappop(queue)
            if walked > found[cell]:
                continue
            for other, inches in self._next(cell):
                total = walked + inches * min(
                    self._pace[other], FAR if walked > 1.5 else 1.0
                )  # a goal may touch a wall
                if total < found[other]:
                    found[other] = total
                    heapq.heappush(queue, (total, other))
        return found

    def _cell(self, at: At) -> int:
        col, row = min(at[0] // CELL, self.wide - 1), min(at[1] // CELL, self.deep - 1)
        return max(0, row) * self.wide + max(0, col)

    def _next(self, cell: int) -> Iterator[tuple[int, float]]:
        row, col = divmod(cell, self.wide)
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                if (down or right) and 0 <= row + down < self.deep and 0 <= col + right < self.wide:
                    yield cell + down * self.wide + right, CELL / 1000 * (math.sqrt(2) if down and right else 1.0)


def area(shape: Shape) -> shapely.Geometry:
    if shape.circle is not None:
        x, y, r = shape.circle
        return shapely.Point(x, y).buffer(r)
    return shapely.Polygon(shape.ring)


_latest: list[Ways] = []  # of the boards in play: games on several boards may take turns
KEPT = 4


def ways(board: Board) -> Ways:
    """The ways of a board, kept while it is played on."""
    for known in _latest:
        if known.board is board:
            return known
    _latest.insert(0, Ways(board))
    del _latest[KEPT:]
    return _latest[0]
