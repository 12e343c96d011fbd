"""The board as letters: two columns for each unit, north at the top. For those who see it; `map` says the same in words."""

from __future__ import annotations

from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.telling import plane
from escarmouche.cli.telling.speech import Speech

INITIALS = "abcdefghijklmnopqrstuvwxyz"


def drawn_plane(speech: Speech) -> list[str]:
    """Rows of the drawing, then what its letters mean: capitals are models, `*` is a marker, `.` terrain."""
    board = speech.scene.board
    if board is None:
        return [speech.tell("cli-no-board")]
    width, height = board.width // 1000, board.height // 1000
    signs = letters(sorted({speech.word(t.kind) for t in board.terrain}))
    rows = [[" " for _ in range(2 * width)] for _ in range(height)]
    for y in range(height):
        for x in range(2 * width):
            at = (x * 500 + 250, y * 1000 + 500)
            kinds = [t.kind for t in board.terrain if any(plane.holds(shape, *at) for shape in t.shapes)]
            rows[y][x] = signs[speech.word(kinds[-1])] if kinds else "."
    for marker in speech.scene.markers:
        _put(rows, marker.at, "*")
    legend = []
    for number, piece in enumerate(piece for piece in speech.scene.pieces if piece.at is not None):
        letter = INITIALS[number % 26].upper()
        _put(rows, piece.at, letter)
        legend.append(f"{letter} {speech.word(piece.id)} ({speech.player(piece.seat)})")
    legend += [f"{letter} {kind}" for kind, letter in signs.items()]
    return ["".join(row) for row in reversed(rows)] + [", ".join(legend)]


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


def _put(rows: list[list[str]], at: tuple[int, int, int] | None, sign: str) -> None:
    if at is not None:
        y, x = min(len(rows) - 1, max(0, at[1] // 1000)), min(len(rows[0]) - 1, max(0, at[0] // 500))
        rows[y][x] = sign
