"""The board as letters, two columns for each row, north at the top. For those who see it; `map` says the same in words."""

from __future__ import annotations

import math

from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.telling import plane
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.core.views.scene import Shape

INITIALS = "abcdefghijklmnopqrstuvwxyz"
UNIT = 1000
ROWS = 40  # at most, and twice as many columns: what a terminal shows at once


def drawn_plane(speech: Speech) -> list[str]:
    """Rows of the drawing, then what its letters mean: capitals are models, `*` is a marker, `.` open ground."""
    board = speech.scene.board
    if board is None:
        return [speech.tell("cli-no-board")]
    signs = letters(sorted({speech.word(t.kind) for t in board.terrain}))
    paper = Paper(board.width, board.height)
    for terrain in board.terrain:
        for shape in terrain.shapes:
            paper.fill(shape, signs[speech.word(terrain.kind)])
    for marker in speech.scene.markers:
        paper.put(marker.at, "*")
    legend = []
    for number, piece in enumerate(piece for piece in speech.scene.pieces if piece.at is not None):
        letter = INITIALS[number % 26].upper()
        paper.put(piece.at, letter)
        legend.append(f"{letter} {speech.word(piece.id)} ({speech.player(piece.seat)})")
    legend += [f"{letter} {kind}" for kind, letter in signs.items()]
    return [*paper.lines(), ", ".join(legend)]


class Paper:
    """Rows of signs. A row is one unit deep, or as many as it takes to show the whole board."""

    def __init__(self, width: int, height: int) -> None:
        self.deep = UNIT * math.ceil(max(width, height) / UNIT / ROWS)
        self.wide = self.deep // 2
        columns, rows = math.ceil(width / self.wide), math.ceil(height / self.deep)
        self.rows = [["."] * columns for _ in range(rows)]
        self.middles = {
            (x, y): Spot(x * self.wide + self.wide / 2, y * self.deep + self.deep / 2)
            for y in range(rows)
            for x in range(columns)
        }

    def fill(self, shape: Shape, sign: str) -> None:
        """The places whose middle lies in an outline; of a thin one that lies between them, those beside it."""
        inside = [place for place, spot in self.middles.items() if plane.holds(shape, spot.x, spot.y)]
        beside = () if inside else self.middles.items()
        for x, y in inside or [place for place, spot in beside if plane.apart(spot, shape) <= self.wide]:
            self.rows[y][x] = sign

    def put(self, at: tuple[int, int, int] | None, sign: str) -> None:
        if at is not None:
            y = min(len(self.rows) - 1, max(0, at[1] // self.deep))
            x = min(len(self.rows[0]) - 1, max(0, at[0] // self.wide))
            self.rows[y][x] = sign

    def lines(self) -> list[str]:
        return ["".join(row) for row in reversed(self.rows)]


def letters(words: list[str]) -> dict[str, str]:
    """A small letter for each word: its first that no other has, else any that is left.

    >>> letters(["barbed wire", "building", "bridge"])
    {'barbed wire': 'b', 'building': 'u', 'bridge': 'r'}
    """
    chosen: dict[str, str] = {}
    for word in words:
        plain = [letter for letter in fold(word) if letter in INITIALS]
        chosen[word] = next((letter for letter in (*plain, *INITIALS) if letter not in chosen.values()), "?")
    return chosen
