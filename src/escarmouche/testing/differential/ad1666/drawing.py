"""Random boards, as they are drawn: squares, edges, odd cells, doors in any state."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

Place = tuple[int, int]  # column and row of a square, both from 0, rows from the top

# What lies on edges and in squares, each as often as it is written; `/` is a slope, whichever way.
EDGES = {
    "mixed": " " * 44 + "---oooww//dDDLBfFcsl",
    "house": " " * 30 + "-------dddDDwwLfFcsl",
    "garden": " " * 30 + "ooooooow//-",
    "hills": " " * 24 + "//////oo-w",
    "roofs": " " * 20 + "sssllllccoo/dw-",
    "pillars": " " * 50 + "-wo",
    "hedges": " " * 12 + "oooooow",
}
SQUARES = {
    "mixed": "." * 26 + "###^^^",
    "house": "." * 30 + "##",
    "garden": "." * 30 + "#^",
    "hills": "." * 30 + "#^",
    "roofs": "." * 12 + "^" * 12 + "#",
    "pillars": "." * 20 + "###^^",
    "hedges": "." * 30 + "#^",
}
# Worlds full of what the others have little of: on half of the boards.
RARE_EDGES = {
    "windows": " " * 16 + "wwwwdDfF",
    "rocks": " " * 30 + "wo",
    "doors": " " * 12 + "DDDDDdL-",
    "steps": " " * 14 + "sssslllloc",
    "roofs": " " * 20 + "ddoos-",
}
RARE_SQUARES = {
    "windows": "." * 20 + "#^",
    "rocks": "." * 12 + "##^^",
    "doors": "." * 30 + "#",
    "steps": "." * 10 + "^" * 6,
    "roofs": "." * 8 + "^" * 9 + "###",
}
# Worlds that are drawn only where a predicate names them: what a line crosses, passes at corners, runs along; gaps between roofs, doors
# at every height, slopes and ladders everywhere, at the rim of the board too.
NAMED_EDGES = {
    "fences": " " * 12 + "oooooodF",
    "panes": " " * 20 + "wwwwodf",
    "corners": " " * 26 + "--wwooooF",
    "seams": " " * 18 + "oooowwwwcdDfF-",
    "lanes": " " * 8 + "ooooddF",
    "sills": " " * 9 + "wwwd",
    "gaps": " " * 10 + "dddoos--",
    "gates": " " * 12 + "DDDDDdL",
    "slopes": " " * 10 + "////ooollsc-",
}
SEAMS = (
    "seams",
    "lanes",
    "sills",
)  # worlds of lines along edges; in lanes these are obstacles and doors, on sills windows
NAMED_SQUARES = {
    "fences": "." * 40 + "#^",
    "panes": "." * 30 + "#^",
    "corners": "." * 24 + "##^^",
    "seams": "." * 14 + "#^^^^",
    "lanes": "." * 40 + "#",
    "sills": "." * 40 + "#",
    "gaps": "." * 8 + "^" * 10 + "####",
    "gates": "." * 10 + "^^^^^#",
    "slopes": "." * 12 + "^" * 6,
}
LIMIT = "----    odDws/c"  # on the rim of the board
NAMED_LIMIT = "--  oodDwwsslll//c"
DOORS = {"D": "closed", "d": "open", "L": "locked", "B": "broken", "f": "whole", "F": "broken"}
SHAPES: tuple[tuple[Place, ...], ...] = (
    ((0, 0), (1, 0)),
    ((0, 0), (0, 1)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (0, 1)),
    ((1, 0), (1, 1), (0, 1)),
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (2, 0), (1, 1)),
    ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1)),
)

SEAMED = (
    SHAPES[0],
    SHAPES[1],
    SHAPES[5],
    SHAPES[3],
    SHAPES[4],
)  # their centres lie on lines of the grid, or are put there
BENT = 3  # squares of an L: from between the first two of them a line runs along an edge of the cell itself


class Sketch(NamedTuple):
    """A board as its file gives it, and its doors and fragile walls as they are now."""

    width: int
    height: int
    lines: tuple[str, ...]  # signs of corners, edges and squares in turn
    merged: tuple[tuple[Place, ...], ...] = ()  # odd cells; the first square names each
    centre: dict[str, Place] = {}  # in thousandths from the south-west corner
    opposite: tuple[tuple[str, str, str], ...] = ()
    doors: dict[str, str] = {}  # those that are not as they are drawn
    rare: bool = False  # of a rare world, or of one that is named

    def file(self) -> dict[str, Any]:
        """The fields of the board file."""
        return {
            "drawing": "\n".join(self.lines),
            "merged": [[square(at) for at in odd] for odd in self.merged],
            "centre": {cell: list(at) for cell, at in self.centre.items()},
            "opposite": [list(three) for three in self.opposite],
        }

    def __str__(self) -> str:
        odd = "; ".join(" ".join(square(at) for at in squares) for squares in self.merged)
        return "\n".join(["", *self.lines, f"odd: {odd}, centres {self.centre}, doors {self.doors}"])


def square(at: Place) -> str:
    """The name of a square."""
    return f"{chr(97 + at[0])}{at[1] + 1}"


def sketched(rng: random.Random, world: str = "") -> Sketch:
    """A random board. `world`: what it is like; Those of `SEAMS` have many odd cells between which a line runs along edges."""
    rare, edges, squares = _is_rare(rng, world), EDGES, SQUARES
    if rare:
        edges, squares, world = RARE_EDGES, RARE_SQUARES, "roofs" if world == "roofs" else ""
    elif world in NAMED_EDGES:
        edges, squares = NAMED_EDGES, NAMED_SQUARES
    world, seams = world or rng.choice(sorted(edges)), world in SEAMS
    limit = NAMED_LIMIT if world in NAMED_EDGES else LIMIT
    width, height = rng.randint(4, 8), rng.randint(4, 7)
    kinds = {(i, j): rng.choice(squares[world]) for j in range(height) for i in range(width)}
    merged = (
        _odd_cells(rng, kinds, 16, (rng.choice(SEAMED),))
        if seams
        else _odd_cells(rng, kinds, rng.choice((0, 0, 2, 8, 12)))
    )
    lines = [
        "".join(_sign(rng, edges[world], limit, kinds, column, line) for column in range(2 * width + 1))
        for line in range(2 * height + 1)
    ]
    doors = {name: state for name, state in _doors(rng, lines).items() if rng.random() < 0.5 or state == "broken"}
    if seams:
        centre = {square(odd[0]): _on_seam(odd, height) for odd in merged if len(odd) == BENT}
    else:
        moved = [odd for odd in merged if rng.random() < 0.25]
        centre = {square(odd[0]): _inside(rng, rng.choice(odd), height) for odd in moved}
    drawn = tuple(line.replace("F", "f") for line in lines)
    return Sketch(width, height, drawn, merged, centre, doors=_parting(doors, merged), rare=edges is not EDGES)


def _is_rare(rng: random.Random, world: str) -> bool:
    """Is the next board of a rare world? Nothing is drawn for that: the others stay as they were, and with them boards that tests name."""
    ahead = random.Random()
    ahead.setstate(rng.getstate())
    return world not in ("hills", *NAMED_EDGES) and 0.1 <= ahead.random() < 0.6


def _odd_cells(
    rng: random.Random, kinds: dict[Place, str], most: int, shapes: tuple[tuple[Place, ...], ...] = SHAPES
) -> tuple[tuple[Place, ...], ...]:
    """At most this many pairs of odd cells, each of one kind and all apart; the two of a pair are alike and in one row or column."""
    cells: list[tuple[Place, ...]] = []
    taken: set[Place] = set()
    for _ in range(most):
        (i, j), shape, gap = rng.choice(sorted(kinds)), rng.choice(shapes), rng.randint(2, 4)
        first = tuple((i + x, j + y) for x, y in shape)
        across = rng.random() < 0.5
        _merge(cells, taken, kinds, first)
        _merge(cells, taken, kinds, tuple((i + gap, j) if across else (i, j + gap) for i, j in first))
    return tuple(cells)


def _merge(
    cells: list[tuple[Place, ...]], taken: set[Place], kinds: dict[Place, str], squares: tuple[Place, ...]
) -> None:
    """One odd cell more, if there is room for it."""
    if all(at in kinds and at not in taken for at in squares):
        cells.append(squares)
        taken.update(squares)
        for at in squares:
            kinds[at] = kinds[squares[0]]


def _sign(rng: random.Random, signs: str, limit: str, kinds: dict[Place, str], column: int, line: int) -> str:
    """A corner, a square or an edge. Stairs and ladders lead to a height, for the most part, and slopes down from it."""
    if column % 2 == line % 2:
        return kinds[column // 2, line // 2] if column % 2 else "+"
    upright = line % 2 == 1
    before = (column // 2 - upright, line // 2 - (not upright))
    ends = [kinds.get(at, "") for at in (before, (column // 2, line // 2))]
    sign = rng.choice(signs if all(ends) else limit)
    heights = [end == "^" for end in ends]
    if sign in "sl" and heights[0] == heights[1] and rng.random() < 0.5:
        return " "
    if sign == "/":
        first_is_upper = heights[0] if heights[0] != heights[1] else rng.random() < 0.5
        if not all(ends):  # off the board the only way is down
            first_is_upper = bool(ends[0])
        return (">" if first_is_upper else "<") if upright else ("v" if first_is_upper else "A")
    return sign


def _doors(rng: random.Random, lines: Sequence[str]) -> dict[str, str]:
    """Doors and fragile walls by name, each with a state."""
    edges = {}
    for line, signs in enumerate(lines):
        for column, sign in enumerate(signs):
            if column % 2 != line % 2 and sign in DOORS:
                state = rng.choice(("closed", "open", "locked", "broken")) if sign in "DdLB" else DOORS[sign]
                edges[edge_name(column, line, len(signs) // 2, len(lines) // 2)] = state
    return edges


def edge_name(column: int, line: int, width: int, height: int) -> str:
    """The name of an edge: both its squares, or its square and the side on which the board ends."""
    i, j = column // 2, line // 2
    if line % 2:
        if i == 0:
            return f"{square((0, j))}|west"
        return f"{square((i - 1, j))}|{square((i, j)) if i < width else 'east'}"
    if j == 0:
        return f"{square((i, 0))}|north"
    return f"{square((i, j - 1))}|{square((i, j)) if j < height else 'south'}"


def _parting(doors: dict[str, str], merged: Sequence[Sequence[Place]]) -> dict[str, str]:
    """Without those that lie inside an odd cell, where there is no edge."""
    inside = [{square(at) for at in odd} for odd in merged]
    return {name: state for name, state in doors.items() if not any(set(name.split("|")) <= odd for odd in inside)}


def _on_seam(odd: Sequence[Place], height: int) -> Place:
    """Midway between the first two squares of an odd cell."""
    (i, j), (x, y) = odd[:2]
    return (i + x + 1) * 500, (2 * height - j - y - 1) * 500


def _inside(rng: random.Random, at: Place, height: int) -> Place:
    """A point inside a square, in thousandths from the south-west corner."""
    x, y = (rng.choice((250, 400, 500, 500, 750)) for _ in range(2))
    return at[0] * 1000 + x, (height - 1 - at[1]) * 1000 + y
