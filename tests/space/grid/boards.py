"""Boards for tests: drawn in the test that uses them, or at random."""

from __future__ import annotations

from textwrap import dedent

from hypothesis import strategies as st

from escarmouche.space.grid import BadDrawing, Grid, Ground, drawn, ground

CELLS = ".....#^^"
WORLDS = {  # edge signs to draw from: everything, or mostly one thing
    "all": "          -owdDLBfcsl",
    "walls": "       -d",
    "hedges": "     oow",
    "slopes": "    //o-",  # `/` stands for a slope either way
}


def board(text: str, **words) -> Grid:
    return drawn(dedent(text), **words)


def open_ground(text: str, **words) -> Ground:
    return ground(board(text, **words), {})


def plain(width: int, height: int) -> Ground:
    """A board of open squares."""
    line, cells = "+ " * width + "+", " ." * width
    return ground(drawn("\n".join([line] + [cells, line] * height)), {})


@st.composite
def grids(draw: st.DrawFn, most: int = 6, odd: bool = True) -> Grid:
    """Boards of all kinds of cells and edges, some with odd cells."""
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    signs = draw(st.sampled_from(sorted(WORLDS.values())))
    cells = draw(st.sampled_from((".", CELLS)))
    lines = []
    for j in range(2 * height + 1):
        line = ""
        for i in range(2 * width + 1):
            if i % 2 == j % 2:
                line += draw(st.sampled_from(cells)) if i % 2 else "+"
            else:
                sign = draw(st.sampled_from(signs))
                line += sign if sign != "/" else draw(st.sampled_from("<>" if j % 2 else "vA"))
        lines.append(line)
    text = "\n".join(lines)
    if odd and draw(st.booleans()):
        return with_odd_cells(draw, text, width, height)
    return drawn(text)


def with_odd_cells(draw: st.DrawFn, text: str, width: int, height: int) -> Grid:
    """The same with a few odd cells, as far as they fit."""
    merged: list[tuple[str, ...]] = []
    for _ in range(draw(st.integers(1, 3))):
        i, j = draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1))
        shape = draw(
            st.sampled_from(
                (((0, 0), (1, 0)), ((0, 0), (0, 1)), ((0, 0), (1, 0), (0, 1)), ((0, 0), (1, 0), (0, 1), (1, 1)))
            )
        )
        squares = tuple(f"{chr(97 + i + x)}{j + y + 1}" for x, y in shape)
        try:
            drawn(text, merged=[*merged, squares])
        except BadDrawing:
            continue
        merged.append(squares)
    return drawn(text, merged=merged)


@st.composite
def grounds(draw: st.DrawFn, most: int = 6, odd: bool = True) -> Ground:
    """Boards with their doors and fragile walls in any state."""
    grid = draw(grids(most, odd))
    states = {}
    for edge in grid.edges.values():
        if edge.state:
            words = ("closed", "open", "locked", "broken") if edge.kind == "door" else ("whole", "broken")
            states[edge.id] = draw(st.sampled_from(words))
    return ground(grid, states)
