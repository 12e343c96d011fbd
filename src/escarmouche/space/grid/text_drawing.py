"""Boards drawn as text: (2h+1) lines of (2w+1) signs, corners, edges and cells in turn.

    + +-+ +
     . . .
    + + +o+        the top edge of b1 is a wall, the edge below c1 an obstacle
     . # .         b2 is blocked
    + + + +

Cells: `.` open, `#` blocked, `^` high; a letter or digit is an open cell and marks the place (`Grid.marks`).
Edges: space open, `-` or `|` wall, `o` obstacle, `w` window, `s` stairs, `l` ladder, `f` fragile wall, `c` wall that may
be climbed, doors `D` closed, `d` open, `L` locked, `B` broken; a slope points down: `<` `>` on upright edges, `v` `A` on
level ones. Corners: `+` or space. Short lines are padded with spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import ascii_letters, digits
from typing import NamedTuple

import msgspec

from .board import Grid
from .parts import SIDE, Cell, CellKind, Edge, EdgeKind, Point, Square, name, place, reading, unique
from .shape import centre_of, inside, joined, ring

MOST = 26  # columns: one letter each
TALLEST = 99  # rows

EDGES: dict[str, tuple[EdgeKind, str]] = {
    " ": ("open", ""),
    "-": ("wall", ""),
    "|": ("wall", ""),
    "o": ("obstacle", ""),
    "w": ("window", ""),
    "s": ("stairs", ""),
    "l": ("ladder", ""),
    "c": ("climb", ""),
    "f": ("fragile", "whole"),
    "D": ("door", "closed"),
    "d": ("door", "open"),
    "L": ("door", "locked"),
    "B": ("door", "broken"),
    "<": ("slope", ""),
    ">": ("slope", ""),
    "v": ("slope", ""),
    "A": ("slope", ""),
}
UPRIGHT, LEVEL = "<>", "vA"  # slopes, by the edges they may lie on
FIRST_IS_UPPER = ">v"  # the left cell, or the cell above on the drawing
KINDS: dict[str, CellKind] = {".": "open", "#": "blocked", "^": "high"}
MARKS = ascii_letters + digits  # open cells too


class BadDrawing(Exception):
    """Something in a drawing that makes no board: the key of a text and what fills it, and which part of the drawing it is in."""

    def __init__(self, key: str, *at: str | int, **values: str | int) -> None:
        super().__init__(key, values)
        self.key, self.at, self.values = key, at, values


class Drawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board as a file gives it: the drawing, odd cells, what lies opposite in them, named zones."""

    text: str
    merged: tuple[tuple[str, ...], ...] = ()  # odd cells, each made of these squares and named by the first
    centre: dict[str, Point] = {}  # of odd cells, in thousandths, y north; by default the middle of their squares
    opposite: tuple[tuple[str, str, str], ...] = ()  # a cell, the cell in the middle, the cell opposite
    zones: dict[str, tuple[str, ...]] = {}  # cells (`c2`) and ranges of them (`a1:c3`)

    def grid(self, mistakes: list[BadDrawing] | None = None) -> Grid:
        """The board that is drawn. The first mistake is raised; with a list of `mistakes` all of them are put there instead."""
        return _Reader(self, mistakes).grid()


def drawn(
    text: str,
    *,
    merged: Iterable[Iterable[str]] = (),
    centre: Mapping[str, Point] | None = None,
    opposite: Iterable[tuple[str, str, str]] = (),
    zones: Mapping[str, Iterable[str]] | None = None,
) -> Grid:
    """The board of a drawing.

    >>> drawn("+ + +\\n .|A\\n+ + +").edges["a1|b1"].kind
    'wall'
    """
    named = {zone: tuple(cells) for zone, cells in (zones or {}).items()}
    odd = tuple(tuple(squares) for squares in merged)
    return Drawing(text, odd, dict(centre or {}), tuple(opposite), named).grid()


class _Side(NamedTuple):
    """An edge on the drawing: its sign and its place, the squares before and after it, and which side is outside."""

    sign: str
    line: int
    column: int
    before: str
    after: str
    outside: str  # north, west, south, east, or empty


class _Reader:
    """Reads one drawing."""

    def __init__(self, drawing: Drawing, mistakes: list[BadDrawing] | None = None) -> None:
        self.drawing = drawing
        self.mistakes = mistakes
        self.lines = _lines(drawing.text)
        self.height, self.width = len(self.lines) // 2, len(self.lines[0]) // 2
        self._check_corners()
        self.names = [name(i, j) for j in range(self.height) for i in range(self.width)]
        self.kinds = {id: self._kind(id) for id in self.names}
        self.owner = {id: id for id in self.names}
        self.odd: set[str] = set()
        for i, squares in enumerate(drawing.merged):
            self._merge(squares, i)

    def _report(self, mistake: BadDrawing) -> None:
        """Raise a mistake; where all are wanted, keep it and read on."""
        if self.mistakes is None:
            raise mistake
        self.mistakes.append(mistake)

    def grid(self) -> Grid:
        members: dict[str, list[str]] = {}
        for square in sorted(self.names, key=lambda id: (reading(self.owner[id]), reading(id))):
            members.setdefault(self.owner[square], []).append(square)
        cells = [self._cell(id, squares) for id, squares in members.items()]
        for odd in self.drawing.centre:
            if len(members.get(odd, ())) < 2:
                self._report(BadDrawing("drawing-centre", "centre", odd, cell=odd))
        edges = [edge for side in self._sides() if (edge := self._edge(side)) is not None]
        zones = {zone: self._zone(zone, words) for zone, words in self.drawing.zones.items()}
        return Grid(self.width, self.height, cells, edges, self._opposite(), zones, self._marks())

    # -- cells

    def _sign(self, id: str) -> str:
        i, j = self._place(id)
        return self.lines[2 * j + 1][2 * i + 1]

    def _kind(self, id: str) -> CellKind:
        sign = self._sign(id)
        if sign in KINDS:
            return KINDS[sign]
        if sign in MARKS:
            return "open"
        i, j = self._place(id)
        self._report(BadDrawing("drawing-cell", sign=sign, line=2 * j + 2, column=2 * i + 2))
        return "open"

    def _marks(self) -> dict[str, str]:
        marked = [(self._sign(id), self.owner[id]) for id in self.names if self._sign(id) not in KINDS]
        return dict(reversed(marked))  # the first in reading order stays

    def _merge(self, squares: Sequence[str], number: int) -> None:
        """Join squares into one odd cell: several, of one kind, side by side, in no other odd cell, without a hole."""
        unknown = [square for square in squares if square not in self.owner]
        for square in unknown:
            self._report(BadDrawing("drawing-unknown", "merged", number, cell=square))
        if unknown:
            return
        free = len(set(squares)) == len(squares) > 1 and not self.odd.intersection(squares)
        one_kind = len({self.kinds[id] for id in squares}) == 1
        if not (free and one_kind and joined([self._square(id) for id in squares])):
            self._report(BadDrawing("drawing-merged", "merged", number, cell=squares[0] if squares else ""))
            return
        self.odd.update(squares)
        for square in squares:
            self.owner[square] = squares[0]

    def _cell(self, id: str, squares: Sequence[str]) -> Cell:
        places = [self._square(square) for square in squares]
        centre = self.drawing.centre.get(id) or centre_of(places)
        if not inside(centre, places):
            self._report(BadDrawing("drawing-centre", "centre", id, cell=id))
        return Cell(id, self.kinds[id], (centre[0], centre[1]), ring(places), (id, *(s for s in squares if s != id)))

    def _place(self, id: str) -> tuple[int, int]:
        at = place(id)
        if at is None or at[0] >= self.width or at[1] >= self.height:
            raise BadDrawing("drawing-unknown", cell=id)
        return at

    def _square(self, id: str) -> Square:
        i, j = self._place(id)
        return i, self.height - 1 - j

    # -- edges

    def _check_corners(self) -> None:
        for j, line in enumerate(self.lines[::2]):
            for i, sign in enumerate(line[::2]):
                if sign not in "+ ":
                    self._report(BadDrawing("drawing-corner", sign=sign, line=2 * j + 1, column=2 * i + 1))

    def _sides(self) -> Iterator[_Side]:
        """Every edge of the drawing, line by line."""
        for j, line in enumerate(self.lines):
            for i in range(1 - j % 2, len(line), 2):
                if j % 2:
                    before = name(i // 2 - 1, j // 2) if i else ""
                    after = name(i // 2, j // 2) if i < len(line) - 1 else ""
                    outside = "west" if not before else "" if after else "east"
                else:
                    before = name(i // 2, j // 2 - 1) if j else ""
                    after = name(i // 2, j // 2) if j < len(self.lines) - 1 else ""
                    outside = "north" if not before else "" if after else "south"
                yield _Side(line[i], j, i, before, after, outside)

    def _edge(self, side: _Side) -> Edge | None:
        """What an edge is; nothing inside an odd cell."""
        level = side.line % 2 == 0
        if side.sign not in EDGES or side.sign in (UPRIGHT if level else LEVEL):
            self._report(BadDrawing("drawing-edge", sign=side.sign, line=side.line + 1, column=side.column + 1))
            return None
        before, after = self.owner.get(side.before, ""), self.owner.get(side.after, "")
        if before == after:
            return None
        kind, state = EDGES[side.sign]
        upper = "" if kind != "slope" else before if side.sign in FIRST_IS_UPPER else after
        cells = (before, after) if before else (after, "")
        id = f"{side.before or side.after}|{side.outside or side.after}"
        return Edge(id, kind, cells, upper, state, self._ends(side, level))

    def _ends(self, side: _Side, level: bool) -> tuple[Point, Point]:
        x, y = side.column // 2 * SIDE, (self.height - (side.line + 1) // 2) * SIDE
        return ((x, y), (x + SIDE, y)) if level else ((x, y), (x, y + SIDE))

    # -- words about cells

    def _opposite(self) -> list[tuple[str, str, str]]:
        triples = []
        for i, three in enumerate(self.drawing.opposite):
            unknown = [cell for cell in three if self.owner.get(cell) != cell]
            for cell in unknown:
                self._report(BadDrawing("drawing-unknown", "opposite", i, cell=cell))
            if not unknown:
                triples.append(three)
        return triples

    def _zone(self, zone: str, words: Iterable[str]) -> tuple[str, ...]:
        cells: list[str] = []
        for i, word in enumerate(words):
            try:
                cells += [self.owner[square] for square in self._range(word)]
            except BadDrawing as mistake:
                self._report(BadDrawing(mistake.key, "zones", zone, i, **mistake.values))
        return unique(cells)

    def _range(self, word: str) -> list[str]:
        """The squares of `c2`, or of `a1:c3`, in reading order."""
        first, _, last = word.partition(":")
        (i, j), (i1, j1) = self._place(first), self._place(last or first)
        rows, columns = range(min(j, j1), max(j, j1) + 1), range(min(i, i1), max(i, i1) + 1)
        return [name(column, row) for row in rows for column in columns]


def _lines(text: str) -> list[str]:
    """The lines, padded to one width. An empty line before and after the drawing is left out if it makes no sense as edges."""
    lines = [line.rstrip() for line in text.split("\n")]
    first, last = int(lines[0] == ""), len(lines) - (lines[-1] == "")
    tries = [lines[start:end] for start in range(first + 1) for end in range(len(lines), last - 1, -1)]
    odd = [_padded(rest) for rest in tries if len(rest) % 2 and len(rest) > 2]
    if not odd:
        raise BadDrawing("drawing-lines", lines=len(lines))
    drawing = next((rest for rest in odd if _makes_sense(rest)), odd[0])
    if not 0 < len(drawing[0]) // 2 <= MOST:
        raise BadDrawing("drawing-wide", columns=len(drawing[0]) // 2, most=MOST)
    if len(drawing) // 2 > TALLEST:
        raise BadDrawing("drawing-tall", rows=len(drawing) // 2, most=TALLEST)
    return drawing


def _padded(lines: Sequence[str]) -> list[str]:
    width = max(map(len, lines)) | 1
    return [line.ljust(width) for line in lines]


def _makes_sense(lines: Sequence[str]) -> bool:
    """Is every sign allowed where it is?"""
    known = ("+ ", "".join(EDGES), "".join(EDGES), "".join(KINDS) + MARKS)
    return all(sign in known[j % 2 * 2 + i % 2] for j, line in enumerate(lines) for i, sign in enumerate(line))
