"""Measuring a board of squares: what lies where, how many steps it is from square to square, what lies on both sides of an edge.

For telling only: the rules measure for themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from escarmouche.cli.telling import plane
from escarmouche.cli.telling.plane import Spot
from escarmouche.core.views.scene import Board, Cell, Edge, Shape

SIDE = 1000  # of a square
NORTH, EAST, SOUTH, WEST = 0, 4, 8, 12  # points of the compass
Square = tuple[int, int]  # column from the west and row from the south, counted from 0


class Grid:
    """The cells and edges of a board."""

    def __init__(self, board: Board) -> None:
        self.cells = {cell.id: cell for cell in board.cells}
        self.edges = {edge.id: edge for edge in board.edges}
        self.width, self.height = board.width // SIDE, board.height // SIDE
        self.members = {cell.id: _squares(cell) for cell in board.cells}
        self.squares = {square: cell for cell, some in self.members.items() for square in some}
        self._centres = {cell.at: cell.id for cell in board.cells}
        self._touching: dict[str, set[str]] = {}
        self._far: dict[str, dict[str, int]] = {}

    # -- places

    def at(self, spot: Spot) -> str:
        """The cell under a point; empty outside the board."""
        centre = self._centres.get((int(spot.x), int(spot.y)))
        return centre or self.squares.get((int(spot.x // SIDE), int(spot.y // SIDE)), "")

    def spot(self, cell: str) -> Spot:
        return Spot(*self.cells[cell].at)

    def columns(self) -> list[str]:
        """What each column is called: the letters of its squares."""
        return [self._named(r"^[A-Za-z]+", 0, column) for column in range(self.width)]

    def rows(self) -> list[str]:
        """What each row is called, from the south: the number of its squares."""
        return [self._named(r"\d+$", 1, row) for row in range(self.height)]

    def _named(self, part: str, axis: int, place: int) -> str:
        for cell, some in self.members.items():
            name = re.search(part, cell)
            if len(some) == 1 and some[0][axis] == place and name:
                return name[0]
        return ""

    # -- distances

    def apart(self, a: Spot, b: Spot) -> int:
        """How many steps over edges and corners, whatever stands between; if no cells lie between, the larger difference."""
        start, other = self.at(a), self.at(b)
        if start and other in self._steps_from(start):
            return self._steps_from(start)[other]
        return round(max(abs(b.x - a.x), abs(b.y - a.y)) / SIDE)

    def _steps_from(self, start: str) -> dict[str, int]:
        """How far every cell is from this one."""
        if start not in self._far:
            far, queue = {start: 0}, [start]
            for cell in queue:
                for near in self.touching(cell):
                    if near not in far:
                        far[near] = far[cell] + 1
                        queue.append(near)
            self._far[start] = far
        return self._far[start]

    def touching(self, cell: str) -> set[str]:
        """The cells that share an edge or a corner with a cell."""
        if not self._touching:
            for (x, y), name in self.squares.items():
                around = ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
                cells = {self.squares[square] for square in around if square in self.squares}
                self._touching.setdefault(name, set()).update(cells - {name})
        return self._touching.get(cell, set())

    # -- edges

    def beside(self, edge: Edge) -> list[str]:
        """The cells on both sides of an edge, the western or northern one first; only one at the rim of the board."""
        cells = (self.squares.get(square) for pair in parts(edge) for square, _ in pair)
        return list(dict.fromkeys(cell for cell in cells if cell))

    def side(self, edge: Edge, cell: str) -> int:
        """On which side of a cell an edge lies, as a point of the compass."""
        return next(wind for pair in parts(edge) for square, wind in pair if self.squares.get(square) == cell)

    def around(self, cell: str) -> list[tuple[int, Edge]]:
        """The edges of a cell that are not just open, each with its side, clockwise from north."""
        sides = [(self.side(edge, cell), edge) for edge in self.edges.values() if cell in self.beside(edge)]
        return sorted(sides, key=lambda pair: pair[0])


def parts(edge: Edge) -> Iterator[tuple[tuple[Square, int], tuple[Square, int]]]:
    """The two squares beside each piece of an edge, each with the side of it where the edge lies."""
    (x0, y0), (x1, y1) = sorted((x // SIDE, y // SIDE) for x, y in edge.ends)
    if x0 == x1:
        for y in range(y0, y1):
            yield ((x0 - 1, y), EAST), ((x0, y), WEST)
    elif y0 == y1:
        for x in range(x0, x1):
            yield ((x, y0), SOUTH), ((x, y0 - 1), NORTH)


def between(edge: Edge) -> Spot:
    """The middle of an edge."""
    (x0, y0), (x1, y1) = edge.ends
    return Spot((x0 + x1) / 2, (y0 + y1) / 2)


def _squares(cell: Cell) -> list[Square]:
    """The squares of the lattice that a cell covers, from the north and then from the west."""
    xs, ys, shape = [x // SIDE for x, _ in cell.ring], [y // SIDE for _, y in cell.ring], Shape(ring=cell.ring)
    lattice = [(x, y) for y in range(max(ys) - 1, min(ys) - 1, -1) for x in range(min(xs), max(xs))]
    return [(x, y) for x, y in lattice if plane.holds(shape, x * SIDE + SIDE / 2, y * SIDE + SIDE / 2)]
