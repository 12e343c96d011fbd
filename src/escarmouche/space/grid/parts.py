"""What a board of squares is made of: cells and the edges between them, and how both are named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeVar

T = TypeVar("T")

Point = tuple[int, int]  # thousandths of a square, x to the right and y north
CellKind = Literal["open", "blocked", "high"]
EdgeKind = Literal["open", "wall", "slope", "obstacle", "door", "window", "stairs", "ladder", "fragile", "climb"]
Square = tuple[int, int]  # column from the left and row from the bottom, counted from 0; corners of the grid likewise

SIDE = 1000  # of a square
DOORS = ("closed", "open", "locked", "broken")
FRAGILE = ("whole", "broken")


class Cell(NamedTuple):
    """A place to stand: one square or, if it is odd, several. `ring` goes round it counter-clockwise."""

    id: str
    kind: CellKind
    centre: Point
    ring: tuple[Point, ...]
    squares: tuple[str, ...]  # its squares: only its own id, unless it is odd


class Edge(NamedTuple):
    """One side of one square: what is on it and which cells it separates. The second cell is empty if it is the outside."""

    id: str
    kind: EdgeKind
    cells: tuple[str, str]
    upper: str  # of a slope: the upper cell
    state: str  # of a door or a fragile wall: its first state
    ends: tuple[Point, Point]

    def beyond(self, cell: str) -> str:
        """The cell on the other side."""
        a, b = self.cells
        return b if a == cell else a


def name(column: int, row: int) -> str:
    """The id of a square, both counted from 0, rows from the top.

    >>> name(2, 1)
    'c2'
    """
    return f"{chr(97 + column)}{row + 1}"


def place(id: str) -> tuple[int, int] | None:
    """Column and row of a square, if the word names one.

    >>> place("c2"), place("C2"), place("c0")
    ((2, 1), None, None)
    """
    letter, number = id[:1], id[1:]
    if not ("a" <= letter <= "z" and number.isascii() and number.isdigit() and number[0] != "0"):
        return None
    return ord(letter) - 97, int(number) - 1


def reading(id: str) -> tuple[int, int]:
    """The place of a square in reading order: row by row from the top, each from the left."""
    return int(id[1:]), ord(id[0])


def corner(at: Square) -> str:
    """The name of a corner of the grid: squares from the left and from the bottom.

    >>> corner((3, 4))
    '3,4'
    """
    return f"{at[0]},{at[1]}"


def unique(ids: Iterable[T]) -> tuple[T, ...]:
    """Each once, in the order of first appearance."""
    return tuple(dict.fromkeys(ids))
