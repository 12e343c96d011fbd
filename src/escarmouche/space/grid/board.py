"""The grid of a board: its cells, its edges, which cells touch, how far apart they are. It never changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from .line import Line, line
from .parts import SIDE, Cell, Edge, Square, place
from .sight import Shot, Sight


class Way(NamedTuple):
    """A way round a corner to the cell diagonally beyond: past which cell, over which two edges."""

    by: str
    first: str
    second: str


class Grid:
    """A board of squares (and odd cells). Built once, shared by every game on it, compared by identity."""

    def __init__(
        self,
        width: int,
        height: int,
        cells: Iterable[Cell],
        edges: Iterable[Edge],
        opposite: Iterable[tuple[str, str, str]] = (),
        zones: Mapping[str, tuple[str, ...]] | None = None,
        marks: Mapping[str, str] | None = None,
    ) -> None:
        self.width, self.height = width, height
        self.cells: dict[str, Cell] = {cell.id: cell for cell in cells}
        self.edges: dict[str, Edge] = {edge.id: edge for edge in edges}
        self.zones: dict[str, tuple[str, ...]] = dict(zones or {})
        self.marks: dict[str, str] = dict(marks or {})  # letters and digits of the drawing: the first place of each
        self.order: dict[str, int] = {id: k for k, id in enumerate(self.cells)}  # reading order; the outside comes last
        self.order[""] = len(self.cells)
        self.names: tuple[str, ...] = (*self.cells, "")  # by that order
        self._squares = {self.square(id): cell.id for cell in self.cells.values() for id in cell.squares}
        self._upright: dict[Square, str] = {}
        self._level: dict[Square, str] = {}
        for edge in self.edges.values():
            (x, y), (x1, _) = edge.ends
            (self._upright if x == x1 else self._level)[x // SIDE, y // SIDE] = edge.id
        self._opposite = {(one, middle): other for a, middle, b in opposite for one, other in ((a, b), (b, a))}
        self._far: dict[str, dict[str, int]] = {}
        self._corners: dict[str, tuple[tuple[str, tuple[Way, ...]], ...]] = {}
        self._lines: dict[tuple[str, str], Line] = {}
        # Lines that no door can change, with the cells where somebody would be in the way.
        self.sights: dict[tuple[str, str], tuple[Sight, tuple[str, ...]]] = {}
        self.shots: dict[tuple[str, str], tuple[Shot, tuple[str, ...]]] = {}

    # -- squares

    def square(self, id: str) -> Square:
        """Column and row of a square, the row counted from the bottom."""
        at = place(id)
        if at is None:
            raise KeyError(id)
        return at[0], self.height - 1 - at[1]

    def cell(self, at: Square) -> str:
        """The cell that a square belongs to, empty outside the board."""
        return self._squares.get(at, "")

    def joint(self, one: Square, other: Square) -> str:
        """The edge between two squares side by side, empty inside an odd cell."""
        last = max(one, other)
        return (self._level if one[0] == other[0] else self._upright).get(last, "")

    # -- neighbours

    @cached_property
    def _around(self) -> dict[str, tuple[Edge, ...]]:
        around: dict[str, list[Edge]] = {id: [] for id in self.cells}
        for edge in self.edges.values():
            for cell in edge.cells:
                if cell:
                    around[cell].append(edge)
        return {id: tuple(edges) for id, edges in around.items()}

    def around(self, cell: str) -> tuple[Edge, ...]:
        """The edges of a cell, in the order of the grid."""
        return self._around[cell]

    def between(self, a: str, b: str) -> tuple[Edge, ...]:
        """The edges that part two cells: one for plain squares, more for odd ones."""
        return tuple(edge for edge in self._around[a] if edge.beyond(a) == b)

    @cached_property
    def doors(self) -> tuple[Edge, ...]:
        """Every door of the board."""
        return tuple(edge for edge in self.edges.values() if edge.kind == "door")

    @cached_property
    def doors_at(self) -> dict[str, tuple[Edge, ...]]:
        """For every cell, the doors that it borders or touches at an end."""
        return {
            id: tuple(door for door in self.doors if door.ends[0] in cell.ring or door.ends[1] in cell.ring)
            for id, cell in self.cells.items()
        }

    @cached_property
    def _touch(self) -> dict[str, tuple[str, ...]]:
        touched: dict[str, dict[str, None]] = {}
        for id, cell in self.cells.items():
            near = (self.cell(at) for x, y in cell.ring for at in _meeting((x // SIDE, y // SIDE)))
            touched[id] = dict.fromkeys(other for other in near if other and other != id)
        return {id: tuple(sorted(near, key=self.order.__getitem__)) for id, near in touched.items()}

    def touched(self, cell: str) -> tuple[str, ...]:
        """The cells that share an edge or a corner with it, walls or not."""
        return self._touch[cell]

    def touching(self, a: str, b: str) -> bool:
        """Do two cells share an edge or a corner, walls or not?"""
        return b in self._touch[a]

    def corners(self, cell: str) -> tuple[tuple[str, tuple[Way, ...]], ...]:
        """The cells that share a corner and no edge with it, each with the ways round."""
        beyond = self._corners.get(cell)
        if beyond is None:
            beyond = self._corners[cell] = tuple(
                (other, self._ways(cell, other)) for other in self._touch[cell] if not self.between(cell, other)
            )
        return beyond

    def _ways(self, a: str, b: str) -> tuple[Way, ...]:
        """The ways from a cell to another beyond a corner: at each shared corner, past the squares on either side."""
        shared = [at for at in self.cells[a].ring if at in self.cells[b].ring]
        ways = []
        for x, y in shared:
            four = _meeting((x // SIDE, y // SIDE))
            for k in range(4):
                here, by, there = four[k], four[k - 1], four[k - 2]
                for one, two in ((here, there), (there, here)):
                    if self.cell(one) == a and self.cell(two) == b and self.cell(by):
                        ways.append(Way(self.cell(by), self.joint(one, by), self.joint(by, two)))
        return tuple(dict.fromkeys(ways))

    # -- distance and mirror images

    def distance(self, a: str, b: str) -> int:
        """The least number of steps over shared edges or corners, ignoring walls and heights."""
        return self.distances(a)[b]

    def distances(self, a: str) -> dict[str, int]:
        """The least number of steps from a cell to every other."""
        return self._far.get(a) or self._spread(a)

    def _spread(self, start: str) -> dict[str, int]:
        """From one cell to all others, found once."""
        distances = self._far[start] = {start: 0}
        queue = [start]
        for cell in queue:  # grows as it is read
            for other in self._touch[cell]:
                if other not in distances:
                    distances[other] = distances[cell] + 1
                    queue.append(other)
        return distances

    def opposite(self, a: str, middle: str) -> str | None:
        """The cell directly opposite: the mirror image of a through the middle; for odd cells, what the board says."""
        listed = self._opposite.get((a, middle))
        if listed is not None:
            return listed
        if not self.touching(a, middle):
            return None
        (x, y), (mx, my) = self.square(a), self.square(middle)
        other = self.cell((2 * mx - x, 2 * my - y))
        plain = other and all(len(self.cells[cell].squares) == 1 for cell in (a, middle, other))
        return other if plain else None

    # -- lines

    def line(self, a: str, b: str) -> Line:
        """What the line between two centres meets, whatever state the doors are in. Found once for each pair."""
        if self.order[b] < self.order[a]:
            a, b = b, a
        known = self._lines.get((a, b))
        if known is None:
            known = self._lines[a, b] = line(self, a, b)
        return known


def _meeting(at: Square) -> tuple[Square, Square, Square, Square]:
    """The four squares round a corner, counter-clockwise from the north-east."""
    x, y = at
    return (x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1)
