"""How far it is on foot: walls are walked round, crates are climbed, water and wood are waded. Read off the board of a scene."""

from __future__ import annotations

import functools
import heapq
import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import shapely

from escarmouche.core.views.scene import Board, Shape, Terrain

ROUGH = {"water": 1.5, "wood": 1.5, "obstacle": 3.0}  # inches that an inch there costs; a Traverse is dear
WALL = math.inf
DETOUR = 1.1  # a grid makes ways up to a twelfth too long: below this the way is straight
KNOWN = 50_000  # ways remembered

At = tuple[int, int, int]


class Gauge(NamedTuple):
    """How finely a table is looked at, and what its terrain costs to cross. Lengths are thousandths of the table's unit."""

    cell: int  # fine enough for a door
    body: int  # nearly a small base's radius
    far: float  # in units: when there is no way on foot at all
    cost: Callable[[Terrain], float]  # units that a unit there costs; `WALL` where nobody walks
    cuts: bool = True  # a step aslant may cut the corner of a wall
    straight: float = math.inf  # what is farther, but for the last steps, is never taken for a straight way


def inches(piece: Terrain) -> float:
    """What terrain costs on a table of Moonstone."""
    return WALL if piece.kind == "barrier" else ROUGH.get(piece.kind, 1.0)


INCHES = Gauge(750, 500, 60.0, inches)


class Ways:
    """The walking distances to any spot of one board. A spot's distances are worked out once."""

    def __init__(self, board: Board, gauge: Gauge = INCHES) -> None:
        self.board, self.gauge, self.cell = board, gauge, gauge.cell
        self.wide, self.deep = math.ceil(board.width / self.cell), math.ceil(board.height / self.cell)
        self._pace = self._paces(board.terrain)
        self._known: dict[tuple[At, At], float] = {}
        self._fields: dict[int, list[float]] = {}  # by the goal's cell

    def far(self, start: At, goal: At) -> float:
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
        field, size = self.field(goal), self.cell
        i, k = int(x / size - 0.5), int(y / size - 0.5)
        walked = self.gauge.far
        for col in (i, i + 1):
            for row in (k, k + 1):
                if 0 <= col < self.wide and 0 <= row < self.deep:
                    off = math.hypot(x - (col + 0.5) * size, y - (row + 0.5) * size) / 1000
                    walked = min(walked, field[row * self.wide + col] + off)
        climb = 2 * abs(start[2] - goal[2]) / 1000
        near = 2 * size / 1000
        plain = straight < near if straight >= self.gauge.straight else walked <= DETOUR * straight + near
        return climb + (straight if plain else walked)

    def field(self, goal: At) -> list[float]:
        """The units from every cell to a spot."""
        cell = self.at(goal[0], goal[1])
        found = self._fields.get(cell)
        if found is None:
            found = self._fields[cell] = self._field(cell)
        return found

    def _paces(self, terrain: list[Terrain]) -> list[float]:
        """What a unit costs in each cell of the ground."""
        size = self.cell
        cells = [((col + 0.5) * size, (row + 0.5) * size) for row in range(self.deep) for col in range(self.wide)]
        points: Any = shapely.points(cells)
        pace = [1.0] * len(cells)
        for piece in terrain:
            cost = self.gauge.cost(piece)
            if cost > 1 and piece.bottom == 0:
                for shape in piece.shapes:
                    for cell in shapely.dwithin(points, area(shape), self.gauge.body).nonzero()[0]:
                        pace[cell] = max(pace[cell], cost)
        return pace

    def _field(self, goal: int) -> list[float]:
        """The same, nearest first (Dijkstra)."""
        far, near, dear = self.gauge.far, self.near, 2 * self.cell / 1000
        found = [far] * (self.wide * self.deep)
        queue = [(0.0, goal)]
        found[goal] = 0.0
        while queue:
            walked, cell = heapq.heappop(queue)
            if walked > found[cell]:
                continue
            for other, units, cost in near[cell]:
                total = walked + (cost if walked > dear else min(units, cost))  # a goal may touch a wall
                if total < found[other]:
                    found[other] = total
                    heapq.heappush(queue, (total, other))
        return found

    @functools.cached_property
    def near(self) -> list[list[tuple[int, float, float]]]:
        """The cells around each: how far their centres are, and what the way costs."""
        far, pace = self.gauge.far, self._pace
        return [
            [
                (other, units, units * min(pace[other], far))
                for other, units in self.next(cell)
                if self.gauge.cuts or not self._corner(cell, other)
            ]
            for cell in range(self.wide * self.deep)
        ]

    def _corner(self, cell: int, other: int) -> bool:
        """Does a step between two cells lead past the corner of a wall?"""
        row, col = divmod(cell, self.wide)
        down, right = divmod(other, self.wide)
        aslant = row != down and col != right
        return aslant and max(self._pace[row * self.wide + right], self._pace[down * self.wide + col]) == WALL

    def at(self, x: int, y: int) -> int:
        """The cell of a spot."""
        col, row = min(x // self.cell, self.wide - 1), min(y // self.cell, self.deep - 1)
        return max(0, row) * self.wide + max(0, col)

    def next(self, cell: int) -> Iterator[tuple[int, float]]:
        """The cells around one, and how far their centres are."""
        row, col = divmod(cell, self.wide)
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                if (down or right) and 0 <= row + down < self.deep and 0 <= col + right < self.wide:
                    yield cell + down * self.wide + right, self.cell / 1000 * (math.sqrt(2) if down and right else 1.0)


def area(shape: Shape) -> shapely.Geometry:
    if shape.circle is not None:
        x, y, r = shape.circle
        return shapely.Point(x, y).buffer(r)
    return shapely.Polygon(shape.ring)


_latest: list[Ways] = []  # of the boards in play: games on several boards may take turns
KEPT = 4


def ways(board: Board, gauge: Gauge = INCHES) -> Ways:
    """The ways of a board, kept while it is played on."""
    for known in _latest:
        if known.board is board and known.gauge is gauge:
            return known
    _latest.insert(0, Ways(board, gauge))
    del _latest[KEPT:]
    return _latest[0]
