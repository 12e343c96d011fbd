"""Boards: YAML files with a drawing (see `space/grid/draw.py`), zones, and names (AD66-DSN-13)."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escarmouche.core.book import nearest
from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, BadSetup
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards.card import Name
from escarmouche.space.grid import Grid
from escarmouche.space.grid.draw import BadDrawing, Drawing

if TYPE_CHECKING:
    from escarmouche.games.ad1666.setup.options import Options

HERE = Path(__file__).parents[1] / "data" / "boards"


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A board file. `drawing` is the text; the other fields are those of a `Drawing`."""

    id: str
    name: Name
    text: Name = {}
    rule: str = ""  # where the ledger asks for it
    drawing: str
    merged: tuple[tuple[str, ...], ...] = ()
    centre: dict[str, tuple[int, int]] = {}
    opposite: tuple[tuple[str, str, str], ...] = ()
    zones: dict[str, tuple[str, ...]] = {}


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
    return board, grid


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
