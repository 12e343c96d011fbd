"""How far it is on foot: round walls, over crates, through water and wood. Read off the board of a scene."""

from __future__ import annotations

import functools
import heapq
import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

import shapely

from escarmouche.core.views.scene import Board, Shape, Terrain

WALL = math.inf
DETOUR = 1.1  # a grid makes ways up to a twelfth too long: below this factor the way counts as straight
KNOWN = 50_000  # distances remembered

At = tuple[int, int, int]


class WalkingScale(NamedTuple):
    """How finely a table is sampled, and what its terrain costs to cross. Lengths are thousandths of the table's unit."""

    cell: int  # fine enough for a door
    body: int  # nearly a small base's radius
    no_way: float  # the distance in units where there is no way on foot at all
    cost: Callable[[Terrain], float]  # units that a unit there costs; `WALL` where nobody walks
    cuts: bool = True  # a diagonal step may cut the corner of a wall
    straight: float = math.inf  # a way longer than this is never taken for straight, except for its last steps


class WalkingMap:
    """The walking distances to any spot of one board. The distances to a spot are found once."""

    def __init__(self, board: Board, scale: WalkingScale) -> None:
        self.board, self.scale, self.cell = board, scale, scale.cell
        self.columns, self.rows = math.ceil(board.width / self.cell), math.ceil(board.height / self.cell)
        self._costs = self._cell_costs(board.terrain)
        self._known: dict[tuple[At, At], float] = {}
        self._distances: dict[int, list[float]] = {}  # by the goal's cell

    def distance(self, start: At, goal: At) -> float:
        """Units from spot to spot, centre to centre. A floor up or down costs twice its height."""
        known = self._known.get((start, goal))
        if known is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            known = self._known[start, goal] = self._walk(start, goal)
        return known

    def _walk(self, start: At, goal: At) -> float:
        x, y = start[0], start[1]
        straight = math.hypot(x - goal[0], y - goal[1]) / 1000
        distances, size = self.distances_to(goal), self.cell
        left, top = int(x / size - 0.5), int(y / size - 0.5)
        walked = self.scale.no_way
        for column in (left, left + 1):
            for row in (top, top + 1):
                if 0 <= column < self.columns and 0 <= row < self.rows:
                    to_centre = math.hypot(x - (column + 0.5) * size, y - (row + 0.5) * size) / 1000
                    walked = min(walked, distances[row * self.columns + column] + to_centre)
        climb = 2 * abs(start[2] - goal[2]) / 1000
        near = 2 * size / 1000
        direct = straight < near if straight >= self.scale.straight else walked <= DETOUR * straight + near
        return climb + (straight if direct else walked)

    def distances_to(self, goal: At) -> list[float]:
        """The units from every cell to a spot."""
        cell = self.cell_at(goal[0], goal[1])
        distances = self._distances.get(cell)
        if distances is None:
            distances = self._distances[cell] = self._distances_to_cell(cell)
        return distances

    def _cell_costs(self, terrain: list[Terrain]) -> list[float]:
        """What a unit costs in each cell of the ground."""
        size = self.cell
        centres = [
            ((column + 0.5) * size, (row + 0.5) * size) for row in range(self.rows) for column in range(self.columns)
        ]
        points = shapely.points(centres)
        costs = [1.0] * len(centres)
        for piece in terrain:
            cost = self.scale.cost(piece)
            if cost > 1 and piece.bottom == 0:
                for shape in piece.shapes:
                    for cell in shapely.dwithin(points, area(shape), self.scale.body).nonzero()[0]:
                        costs[cell] = max(costs[cell], cost)
        return costs

    def _distances_to_cell(self, goal: int) -> list[float]:
        """The units from every cell to one of them, nearest first (Dijkstra)."""
        no_way, neighbours, far_enough = self.scale.no_way, self.neighbours, 2 * self.cell / 1000
        distances = [no_way] * (self.columns * self.rows)
        queue = [(0.0, goal)]
        distances[goal] = 0.0
        while queue:
            walked, cell = heapq.heappop(queue)
            if walked > distances[cell]:
                continue
            for neighbour, units, cost in neighbours[cell]:
                total = walked + (cost if walked > far_enough else min(units, cost))  # a goal may touch a wall
                if total < distances[neighbour]:
                    distances[neighbour] = total
                    heapq.heappush(queue, (total, neighbour))
        return distances

    @functools.cached_property
    def neighbours(self) -> list[list[tuple[int, float, float]]]:
        """The cells around each: how far apart the centres are, and what the step costs."""
        no_way, costs = self.scale.no_way, self._costs
        return [
            [
                (neighbour, units, units * min(costs[neighbour], no_way))
                for neighbour, units in self._around(cell)
                if self.scale.cuts or not self._cuts_corner(cell, neighbour)
            ]
            for cell in range(self.columns * self.rows)
        ]

    def _cuts_corner(self, cell: int, neighbour: int) -> bool:
        """Does a step between two cells lead past the corner of a wall?"""
        row, column = divmod(cell, self.columns)
        next_row, next_column = divmod(neighbour, self.columns)
        diagonal = row != next_row and column != next_column
        beside = (self._costs[row * self.columns + next_column], self._costs[next_row * self.columns + column])
        return diagonal and max(beside) == WALL

    def cell_at(self, x: int, y: int) -> int:
        """The cell of a spot."""
        column, row = min(x // self.cell, self.columns - 1), min(y // self.cell, self.rows - 1)
        return max(0, row) * self.columns + max(0, column)

    def _around(self, cell: int) -> Iterator[tuple[int, float]]:
        """The cells around a cell, and how far apart their centres are."""
        row, column = divmod(cell, self.columns)
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                if (down or right) and 0 <= row + down < self.rows and 0 <= column + right < self.columns:
                    units = self.cell / 1000 * (math.sqrt(2) if down and right else 1.0)
                    yield cell + down * self.columns + right, units


def area(shape: Shape) -> shapely.Geometry:
    """The outline of a thing as a geometry."""
    if shape.circle is not None:
        x, y, r = shape.circle
        return shapely.Point(x, y).buffer(r)
    return shapely.Polygon(shape.ring)


_latest: list[WalkingMap] = []  # of the boards in play: games on several boards may take turns
KEPT = 4


def walking_map(board: Board, scale: WalkingScale) -> WalkingMap:
    """The walking distances of a board, kept while it is played on."""
    for known in _latest:
        if known.board is board and known.scale is scale:
            return known
    _latest.insert(0, WalkingMap(board, scale))
    del _latest[KEPT:]
    return _latest[0]
