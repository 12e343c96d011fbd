"""What the line between two centres meets: exact, in whole numbers, whatever state the doors are in.

The line is cut where it meets the lines of the grid. Between two cuts it lies inside one square or (from the centre of
an odd cell) along one edge; a cut lies inside one edge or on a corner. A place on the line is `t` parts of `whole`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from .parts import SIDE, Square, corner, unique

if TYPE_CHECKING:
    from .board import Grid

OPEN = ("open", "slope", "stairs", "ladder")  # kinds of edges that never stop a line
CHANGING = ("door", "fragile")


class Met(NamedTuple):
    """A corner that a line passes exactly through: the edges that end there and whether solid squares touch it, by side."""

    at: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    solid: tuple[bool, bool]
    own: tuple[bool, bool]  # is it a corner of the cell where the line begins; of the cell where it ends


class Line(NamedTuple):
    """A line between two centres: what always stops it, or else the cells, edges and corners that it meets, in order."""

    why: str = ""
    by: str = ""
    cells: tuple[str, ...] = ()  # between its ends
    edges: tuple[str, ...] = ()  # crossed; open ones are left out
    along: tuple[str, ...] = ()  # edges in which it runs, likewise
    corners: tuple[Met, ...] = ()
    changing: bool = False  # may a door or a fragile wall change what it meets?


def line(grid: Grid, a: str, b: str) -> Line:
    """The line from the centre of a to the centre of b."""
    for end in (a, b):
        if grid.cells[end].kind == "blocked":
            return Line("blocked", end)
    cut = _Cut(grid, a, b)
    cells, along = cut.inside()
    for cell in cells:
        if grid.cells[cell].kind != "open":
            return Line(grid.cells[cell].kind, cell)
    crossed = cut.crossed()
    for edge in (*crossed, *along):
        if grid.edges[edge].kind in ("wall", "climb"):
            return Line("wall", edge)
    for edge in along:
        beside = [cell for cell in grid.edges[edge].cells if grid.cells[cell].kind != "open" and cell not in (a, b)]
        if beside:
            return Line(grid.cells[beside[0]].kind, beside[0])
    corners = cut.corners()
    named = [*crossed, *along, *(edge for met in corners for edge in (*met.left, *met.right))]
    changing = any(grid.edges[edge].kind in CHANGING for edge in named)
    minded = [tuple(edge for edge in edges if grid.edges[edge].kind not in OPEN) for edges in (crossed, along)]
    return Line("", "", cells, minded[0], minded[1], corners, changing)


class _Cut:
    """A line cut by the lines of the grid."""

    def __init__(self, grid: Grid, a: str, b: str) -> None:
        self.grid, self.a, self.b = grid, a, b
        (self.x, self.y), (x1, y1) = grid.cells[a].centre, grid.cells[b].centre
        self.dx, self.dy = x1 - self.x, y1 - self.y
        # With both directions on one scale, where the line meets an upright and a level grid line can be compared.
        self.whole = (abs(self.dx) or 1) * (abs(self.dy) or 1)
        upright = _between(self.x, self.dx, abs(self.dy) or 1)
        level = _between(self.y, self.dy, abs(self.dx) or 1)
        self.places = sorted(upright.keys() | level.keys())
        self._upright, self._level = upright, level
        # From odd cells a line may run in a line of the grid.
        self.in_upright = self.dx == 0 and self.x % SIDE == 0
        self.in_level = self.dy == 0 and self.y % SIDE == 0

    def inside(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The cells whose inside it meets, without its ends, and the edges along which it runs."""
        cells: list[str] = []
        along: list[str] = []
        cell, dx, dy, side = self.grid.cell, self.dx, self.dy, 2 * SIDE * self.whole
        x0, y0 = 2 * self.x * self.whole, 2 * self.y * self.whole
        for t, u in pairwise((0, *self.places, self.whole)):  # the square in the middle between two cuts
            x, y = (x0 + dx * (t + u)) // side, (y0 + dy * (t + u)) // side
            here, before = cell((x, y)), (x - 1, y) if self.in_upright else (x, y - 1)
            if (self.in_upright or self.in_level) and cell(before) != here:
                along.append(self.grid.joint(before, (x, y)))
            else:
                cells.append(here)
        return tuple(cell for cell in unique(cells) if cell not in (self.a, self.b)), unique(along)

    def crossed(self) -> tuple[str, ...]:
        """The edges that it crosses, in order."""
        crossed: list[str] = []
        for t in self.places:
            if not self._on_corner(t):
                x, y = self._column(t), self._row(t)
                before = (x - 1, y) if t in self._upright else (x, y - 1)
                crossed.append(self.grid.joint(before, (x, y)))
        return unique(edge for edge in crossed if edge)

    def corners(self) -> tuple[Met, ...]:
        """The corners that it passes through, in order, if anything ends there or is solid."""
        met = [self._corner((self._column(t), self._row(t))) for t in self.places if self._on_corner(t)]
        return tuple(corner for corner in met if corner.left or corner.right or any(corner.solid))

    def _on_corner(self, t: int) -> bool:
        return (t in self._upright or self.in_upright) and (t in self._level or self.in_level)

    def _column(self, t: int) -> int:
        return self._upright[t] if t in self._upright else (self.x * self.whole + self.dx * t) // (SIDE * self.whole)

    def _row(self, t: int) -> int:
        return self._level[t] if t in self._level else (self.y * self.whole + self.dy * t) // (SIDE * self.whole)

    def _corner(self, at: Square) -> Met:
        """What ends at a corner and touches it, left and right of the line."""
        x, y = at
        grid, here = self.grid, (x * SIDE, y * SIDE)
        squares = ((x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1))
        edges: tuple[list[str], list[str]] = ([], [])
        solid = [False, False]
        for k, (ux, uy) in enumerate(((0, 1), (-1, 0), (0, -1), (1, 0))):  # the edge between squares k and k + 1
            side = self.dx * uy - self.dy * ux
            edge = grid.joint(squares[k], squares[(k + 1) % 4])
            if side and edge and grid.edges[edge].kind not in OPEN:
                edges[side < 0].append(edge)
        for (sx, sy), square in zip(((1, 1), (-1, 1), (-1, -1), (1, -1)), squares, strict=True):
            side, cell = self.dx * sy - self.dy * sx, grid.cell(square)
            passed = self.dx * sx * self.dy * sy > 0  # it lies ahead or behind
            if not passed and cell not in (self.a, self.b) and grid.cells[cell].kind != "open":
                solid[side < 0] = True
        own = here in grid.cells[self.a].ring, here in grid.cells[self.b].ring
        return Met(corner(at), tuple(edges[0]), tuple(edges[1]), (solid[0], solid[1]), own)


def _between(start: int, along: int, scale: int) -> dict[int, int]:
    """The grid lines strictly between the ends in one direction, by where the line meets them."""
    low, high = min(start, start + along), max(start, start + along)
    return {abs(k * SIDE - start) * scale: k for k in range(low // SIDE + 1, -(-high // SIDE))}
