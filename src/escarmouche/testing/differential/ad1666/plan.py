"""The plain data of a board for the slow answers: what every square and edge is, read from the drawing itself.

Points are thousandths of a square, x to the right and y down, as the drawing is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from escarmouche.testing.differential.ad1666.drawing import DOORS, Place, Sketch, edge_name, square

Point = tuple[int, int]
SIDE = 1000
KINDS = {".": "open", "#": "blocked", "^": "high"}
WORDS = {
    " ": "open",
    "-": "wall",
    "c": "wall",
    "o": "obstacle",
    "w": "window",
    "s": "stairs",
    "l": "ladder",
    "<": "slope",
    ">": "slope",
    "v": "slope",
    "A": "slope",
}
NOW = {  # doors and fragile walls (AD66-EDGE-08, -09, AD66-AMB-39, AD66-DSN-18)
    "closed": "wall",
    "locked": "wall",
    "whole": "wall",
    "open": "door",
    "broken": "door",
}


class Edge(NamedTuple):
    """An edge between two squares as it is now; the second or the first is outside at the rim of the board."""

    name: str
    word: str  # open, wall, slope, obstacle, door (one that is not shut), window, stairs, ladder
    sign: str  # as it is drawn
    state: str  # of a door or a fragile wall
    squares: tuple[Place, Place]
    cells: tuple[str, str]  # empty outside
    upper: str  # of a slope
    ends: tuple[Point, Point]

    def beyond(self, cell: str) -> str:
        return self.cells[1] if self.cells[0] == cell else self.cells[0]


class Plan:
    """A board, its doors as they are."""

    def __init__(self, sketch: Sketch, centres: dict[str, Point]) -> None:
        self.sketch, self.width, self.height = sketch, sketch.width, sketch.height
        squares = list(product(range(self.width), range(self.height)))
        self.owner = {at: square(at) for at in squares} | {at: square(odd[0]) for odd in sketch.merged for at in odd}
        self.squares: dict[str, list[Place]] = {}
        for at in squares:
            self.squares.setdefault(self.owner[at], []).append(at)
        self.kinds = {self.owner[i, j]: KINDS[sketch.lines[2 * j + 1][2 * i + 1]] for i, j in squares}
        self.centres = {cell: (x, self.height * SIDE - y) for cell, (x, y) in centres.items()}
        self.edges = list(self._edges())
        self._of: dict[str, list[Edge]] = {cell: [] for cell in self.kinds}
        for edge in self.edges:
            for cell in edge.cells:
                if cell:
                    self._of[cell].append(edge)
        self._parting = {frozenset(edge.squares): edge for edge in self.edges}
        self._touched: dict[str, list[str]] = {}

    def _edges(self) -> Iterator[Edge]:
        for line, signs in enumerate(self.sketch.lines):
            for column, sign in enumerate(signs):
                if column % 2 == line % 2:
                    continue
                i, j, upright = column // 2, line // 2, line % 2
                parted = (i - upright, j - (not upright)), (i, j)
                cells = self.owner.get(parted[0], ""), self.owner.get(parted[1], "")
                if cells[0] == cells[1]:
                    continue  # inside an odd cell
                name = edge_name(column, line, self.width, self.height)
                state = self.sketch.doors.get(name, DOORS.get(sign, ""))
                word = WORDS.get(sign) or NOW[state]
                if sign == "f" and state == "broken":
                    word = "obstacle"
                upper = cells[sign in "<A"] if word == "slope" else ""
                start = i * SIDE, j * SIDE
                end = (start[0], start[1] + SIDE) if upright else (start[0] + SIDE, start[1])
                yield Edge(name, word, sign, state, parted, cells, upper, (start, end))

    # -- what lies beside what

    def of(self, cell: str) -> list[Edge]:
        """The edges of a cell."""
        return self._of[cell]

    def parting(self, one: Place, other: Place) -> Edge | None:
        """The edge between two squares side by side; none inside an odd cell."""
        return self._parting.get(frozenset((one, other)))

    def shared(self, a: str, b: str) -> list[Edge]:
        """The edges between two cells."""
        return [edge for edge in self._of[a] if b in edge.cells]

    def outline(self, cell: str) -> set[Place]:
        """Every corner of the grid on the rim of a cell, counted in squares."""
        return {
            (i + x, j + y)
            for i, j in self.squares[cell]
            for x, y in product((0, 1), (0, 1))
            if any(self.owner.get(at) != cell for at in meeting((i + x, j + y)))
        }

    def touched(self, cell: str) -> list[str]:
        """The cells that share an edge or a corner with it."""
        if cell not in self._touched:
            near = {self.owner.get(at, "") for corner in self.outline(cell) for at in meeting(corner)}
            self._touched[cell] = sorted(near - {"", cell})
        return self._touched[cell]

    def ranges(self, cell: str) -> dict[str, int]:
        """How many squares it is to every other: steps over edges or corners, whatever is there (AD66-AMB-37)."""
        steps, rim = {cell: 0}, {cell}
        while rim:
            rim = {near for square in rim for near in self.touched(square)} - steps.keys()
            steps |= dict.fromkeys(rim, max(steps.values()) + 1)
        return steps

    def opposite(self, a: str, middle: str) -> str:
        """What lies opposite: the mirror image among plain squares, else what the board lists (AD66-AMB-37, -63)."""
        for one, between, other in self.sketch.opposite:
            if between == middle and a in (one, other):
                return other if a == one else one
        if middle not in self.touched(a) or len(self.squares[a]) > 1 or len(self.squares[middle]) > 1:
            return ""
        ((i, j),), ((x, y),) = self.squares[a], self.squares[middle]
        other = self.owner.get((2 * x - i, 2 * y - j), "")
        return other if other and len(self.squares[other]) == 1 else ""


def meeting(corner: Place) -> list[Place]:
    """The four squares round a corner."""
    x, y = corner
    return [(x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y)]
