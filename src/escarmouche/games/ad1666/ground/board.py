"""Boards: YAML files with a drawing (see `space/grid/text_drawing.py`), zones, and names (AD66-DSN-13)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from escarmouche.core.book import nearest
from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, BadSetup
from escarmouche.core.play.rule import clause
from escarmouche.core.views.look import Ground, Hour, Look
from escarmouche.games.ad1666.cards.card import Name
from escarmouche.space.grid import Grid
from escarmouche.space.grid.parts import place
from escarmouche.space.grid.text_drawing import BadDrawing, Drawing

if TYPE_CHECKING:
    from escarmouche.games.ad1666.setup.options import Options

HERE = Path(__file__).parents[1] / "data" / "boards"
Word = TypeVar("Word", bound=str)


class Board(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A board file. `drawing` is the text; the other fields are those of a `Drawing`, or say how it is painted."""

    id: str
    name: Name
    text: Name = {}
    rule: str = ""  # where the ledger asks for it
    drawing: str
    merged: tuple[tuple[str, ...], ...] = ()
    centre: dict[str, tuple[int, int]] = {}
    opposite: tuple[tuple[str, str, str], ...] = ()
    zones: dict[str, tuple[str, ...]] = {}
    ground: Ground = ""
    hour: Hour = ""
    grounds: dict[Ground, tuple[str, ...]] = {}  # squares with another ground than the rest
    looks: dict[Look, tuple[str, ...]] = {}  # what squares look like


@functools.cache
def boards() -> tuple[str, ...]:
    """The boards that come with the game, by name."""
    return tuple(sorted(file.stem for file in HERE.glob("*.yaml")))


@functools.cache
def _load(name: str) -> tuple[Board, Grid]:
    return read(Source.read(HERE / f"{name}.yaml"))


@clause("AD66-DSN-13", "AD66-SQ-01", "AD66-SQ-03", "AD66-SETUP-05", "AD66-SETUP-06")
def read(source: Source) -> tuple[Board, Grid]:
    """A board file and its grid; mistakes in the drawing are reported with their line."""
    source.game = "ad1666"
    board = source.convert(source.data, Board)
    check_name(source, board.name, ("name",))
    drawing = Drawing(board.drawing, board.merged, board.centre, board.opposite, board.zones)
    slips: list[BadDrawing] = []
    try:
        grid = drawing.grid(slips)
    except BadDrawing as hopeless:  # no lines of a drawing: nothing can be read on
        slips.append(hopeless)
        grid = Grid(0, 0, [], [])
    for slip in slips:
        source.report(_wrong(source, slip))
    _check_squares(source, board, grid)
    return board, grid


def _check_squares(source: Source, board: Board, grid: Grid) -> None:
    """Squares that are painted in another way are squares of the drawing."""
    for field, words in (("grounds", board.grounds), ("looks", board.looks)):
        for word, squares in words.items():
            for i, square in enumerate(squares):
                if not _range(grid, square):
                    source.report(source.wrong("file-drawing-unknown", (field, word, i), cell=square))


def painted(grid: Grid, words: Mapping[Word, tuple[str, ...]]) -> dict[str, Word]:
    """Which word each cell has: of `grounds` or `looks`; where several name it, the last."""
    return {cell: word for word, squares in words.items() for square in squares for cell in _range(grid, square)}


def _range(grid: Grid, word: str) -> list[str]:
    """The cells of `c2`, or of `a1:c3`; none if it is no such word or not on the board."""
    first, _, last = word.partition(":")
    one, other = place(first), place(last or first)
    if one is None or other is None or max(one[0], other[0]) >= grid.width or max(one[1], other[1]) >= grid.height:
        return []
    (i, j), (i1, j1) = one, other
    rows, columns = range(min(j, j1), max(j, j1) + 1), range(min(i, i1), max(i, i1) + 1)
    return [grid.cell((column, grid.height - 1 - row)) for row in rows for column in columns]


def _wrong(source: Source, slip: BadDrawing) -> BadFile:
    """A slip with its line; the first line of a drawing follows the word `drawing`."""
    if slip.at:
        return source.wrong(f"file-{slip.key}", slip.at, **slip.values)
    line = int(slip.values.get("line", 0))
    source.lines["drawing", line] = source.line(("drawing",)) + line
    return source.wrong(f"file-{slip.key}", ("drawing", line), **slip.values)


def board(setup: Options, name: str) -> tuple[Board, Grid]:
    """A board by name: one that comes with the game, or one that players brought."""
    own = _own(msgspec.json.encode(setup.boards)) if setup.boards else {}
    if name in own:
        return own[name]
    if name not in boards():
        raise BadSetup("error-board", "ad1666", board=name, nearest=nearest(name, [*own, *boards()]))
    return _load(name)


@functools.lru_cache(maxsize=512)
def _own(data: bytes) -> dict[str, tuple[Board, Grid]]:
    """Boards that players brought."""
    boards = {}
    for brought in msgspec.json.decode(data):
        drawn = read(Source.of(brought, f"board {brought.get('id', '?')}"))
        boards[drawn[0].id] = drawn
    return boards
