"""A board of squares as signs: letters are models, edges are signs between squares, north is at the top.

The signs are those of board files, so that people who draw boards know them: `.` open, `#` blocked, `^` high; `|` and `-` walls,
`o` obstacle, `w` window, doors `D` closed, `d` open, `L` locked, `B` broken, slopes that point down: `<` `>` `v` `A`.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.telling import square
from escarmouche.cli.telling.grid import SIDE, Grid, Square, parts
from escarmouche.cli.telling.speech import Speech
from escarmouche.core.views.scene import Edge

WIDE = 4  # columns of the drawing from one square to the next
CELLS = {"open": ".", "blocked": "#", "high": "^"}
EDGES = {
    "wall": "|",
    "obstacle": "o",
    "window": "w",
    "stairs": "s",
    "ladder": "l",
    "climb": "c",
    "fragile": "f",
    "fragile-broken": "o",
    "door": "D",
    "door-closed": "D",
    "door-open": "d",
    "door-locked": "L",
    "door-broken": "B",
}
WALLED = ("window", "door", "fragile", "climb")  # what is part of a wall
SLOPES, WALLS = "< > v A", "| -"
MARKER, ALSO, OTHER = "*", '"', "?"
LETTERS = "CEFGHIJKMNOPQRSTUVWXYZ0123456789"  # of models: those that are not signs of edges


def drawn_grid(speech: Speech, grid: Grid, offered: Container[str] = ()) -> list[str]:
    """The board's name and size, the drawing, and what its signs mean. Squares that can be chosen stand in brackets."""
    return [square.board(speech, grid), *GridDrawing(speech, grid, offered).lines(), *legend(speech, grid, offered)]


def wide(speech: Speech, grid: Grid) -> int:
    """How many columns the drawing has, with the names of the rows on both sides."""
    return max(map(len, GridDrawing(speech, grid, ()).lines()))


class GridDrawing:
    """The paper on which a board is drawn: a corner every fourth column of every second line."""

    def __init__(self, speech: Speech, grid: Grid, offered: Container[str]) -> None:
        self.speech, self.grid = speech, grid
        self.rows = [[" "] * (WIDE * grid.width + 1) for _ in range(2 * grid.height + 1)]
        self.letters, lying = letters(speech), lying_on(speech, grid)
        for name, some in grid.members.items():
            for place in some:
                self._corners(place)
                text = f" {ALSO} " if place != some[0] else self._cell(name, name in offered, name in lying)
                self._write_in(place, text)
        for edge in grid.edges.values():
            self._edge(edge)

    def lines(self) -> Iterator[str]:
        """The drawing with the names of columns and rows on its rim."""
        names = self.grid.rows()
        margin = max(map(len, names), default=0)
        columns = "".join(name.center(WIDE) for name in self.grid.columns())
        rim = " " * (margin + 2) + columns.rstrip()
        yield rim
        for number, row in enumerate(self.rows):
            name = names[self.grid.height - 1 - number // 2] if number % 2 else ""
            yield f"{name:>{margin}} {''.join(row)} {name}".rstrip()
        yield rim

    # -- signs

    def _cell(self, name: str, offered: bool, marked: bool) -> str:
        """Three columns: who or what is there, between brackets if it can be chosen, otherwise with its ground and what lies there."""
        kind = self.grid.cells[name].kind
        ground = CELLS.get(kind, OTHER)
        piece = next((letter for letter, cell in self.letters.values() if cell == name), "")
        middle = piece or (MARKER if marked else ground)
        if offered:
            return f"[{middle}]"
        left = ground if kind != square.OPEN and middle != ground else " "
        return f"{left}{middle}{MARKER if marked and piece else ' '}"

    def _edge(self, edge: Edge) -> None:
        state = self.speech.scene.states.get(edge.id, "")
        for (before, _), (after, _) in parts(edge):
            upright = before[1] == after[1]
            sign = self._slope(edge, before, upright) if edge.upper is not None else sign_of(edge, state)
            line, column = self._corner(after)
            if upright:
                self.rows[line + 1][column] = sign
            else:
                wall = edge.kind in WALLED and sign != EDGES["obstacle"]
                text = "---" if sign == EDGES["wall"] else f"-{sign}-" if wall else f" {sign} "
                self.rows[line][column + 1 : column + WIDE] = text

    def _slope(self, edge: Edge, before: Square, upright: bool) -> str:
        """A slope points down."""
        x, y = edge.upper or (0, 0)
        first = self.grid.squares.get(before) == self.grid.squares.get((x // SIDE, y // SIDE))
        return (">" if first else "<") if upright else ("v" if first else "A")

    # -- places on the paper

    def _corner(self, place: Square) -> tuple[int, int]:
        """Line and column of the north-west corner of a square."""
        return 2 * (self.grid.height - 1 - place[1]), WIDE * place[0]

    def _corners(self, place: Square) -> None:
        line, column = self._corner(place)
        for down in (0, 2):
            for right in (0, WIDE):
                self.rows[line + down][column + right] = "+"

    def _write_in(self, place: Square, text: str) -> None:
        line, column = self._corner(place)
        self.rows[line + 1][column + 1 : column + WIDE] = text


def sign_of(edge: Edge, state: str) -> str:
    """The sign of an edge in its state; an unknown kind has a sign, too."""
    return EDGES.get(f"{edge.kind}-{state}") or EDGES.get(edge.kind, OTHER)


def letters(speech: Speech) -> dict[str, tuple[str, str]]:
    """A letter for each model on the board, from its name if one is free, and its square."""
    drawn: dict[str, tuple[str, str]] = {}
    free = list(LETTERS)
    grid = speech.grid
    for piece in speech.scene.pieces:
        base = speech.base(piece)
        if grid is None or base is None:
            continue
        wanted = [sign for sign in fold(speech.word(piece.id)).upper() if sign in free]
        letter = (wanted or free or [OTHER])[0]
        drawn[piece.id] = (letter, grid.at(base))
        if letter in free:
            free.remove(letter)
    return drawn


def lying_on(speech: Speech, grid: Grid) -> dict[str, list[str]]:
    """What lies on each square, by name."""
    markers: dict[str, list[str]] = {}
    for marker in speech.scene.markers:
        base = speech.base(marker)
        if base is not None and not marker.holder:
            markers.setdefault(grid.at(base), []).append(speech.word(marker.id))
    return markers


# -- what it means


def legend(speech: Speech, grid: Grid, offered: Container[str]) -> Iterator[str]:
    """Who each letter is and where; what lies about; every sign that was drawn."""
    owners = {piece.id: speech.player(piece.seat) for piece in speech.scene.pieces}
    for name, (letter, cell) in letters(speech).items():
        yield f"{letter} {speech.word(name)} ({owners[name]}), {cell}"
    for cell, names in lying_on(speech, grid).items():
        yield f"{MARKER} {', '.join(names)}, {cell}"
    for cell, some in grid.members.items():
        if len(some) > 1:
            yield f"{ALSO} {speech.tell('cli-odd', cell=cell, count=len(some))}"
    yield speech.tell("cli-semicolon").join(dict.fromkeys(_signs(speech, grid)))
    if any(cell in offered for cell in grid.cells):
        yield f"[ ] {speech.tell('cli-offered')}"


def _signs(speech: Speech, grid: Grid) -> Iterator[str]:
    for cell in grid.cells.values():
        yield f"{CELLS.get(cell.kind, OTHER)} {speech.titled('cell', cell.kind)}"
    for edge in grid.edges.values():
        sign, kind = sign_of(edge, speech.scene.states.get(edge.id, "")), square.kind(speech, edge)
        if edge.upper is not None:
            yield f"{SLOPES} {kind} ({speech.tell('cli-points-down')})"
        else:
            yield f"{WALLS if sign == EDGES['wall'] else sign} {kind}"
