"""Boards: YAML files that a player could draw, checked when they are read (MALI-SETUP-03, -04, -06).

A board names its terrain piece by piece. `turns: 2` repeats every piece after half a turn about the centre, `turns: 4` after each
quarter turn: every edge, corner or quarter then looks like the others.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from escarmouche.core.book import nearest
from escarmouche.core.files.names import check_name
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, BadSetup, Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.core.views.look import UNNAMED, BoardFace, Ground, Hour
from escarmouche.games.malifaux.ground.terrain import SIZE, TerrainData
from escarmouche.space import drawing
from escarmouche.space.shape import Piece, depth
from escarmouche.space.units import TOLERANCE, mil

if TYPE_CHECKING:
    from escarmouche.games.malifaux.setup.options import Options

HERE = Path(__file__).parents[1] / "data" / "boards"
RANDOM = "random:"
REFERENCES = ("on", "upper")  # the fields that name another piece


class Board(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A board file. `id` is what players call a board of their own; those of the box are called by their file."""

    name: dict[str, str]
    terrain: list[TerrainData]
    note: dict[str, str] = {}
    turns: Literal[1, 2, 4] = 1
    id: str = ""
    ground: Ground = ""  # how it is painted
    hour: Hour = ""

    def pieces(self) -> list[TerrainData]:
        """The terrain with all its copies."""
        pieces = list(self.terrain)
        for copy in range(1, self.turns):
            pieces += [t.turned(copy * 4 // self.turns, copy + 1) for t in self.terrain if not _central(t)]
        return pieces


def _central(terrain: TerrainData) -> bool:
    """Is a piece on the very centre? Then it has no copies."""
    return tuple((terrain.rect or terrain.circle or (0, 0))[:2]) == (18, 18)


def boards() -> list[str]:
    """The drawn boards by name."""
    return sorted(file.stem for file in HERE.glob("*.yaml"))


@functools.cache
def load(name: str) -> Board:
    """A board by name: a drawn one, or a fair random one (`random:SEED`)."""
    if name.startswith(RANDOM):
        from escarmouche.games.malifaux.ground.random_board import generate  # it returns a Board itself

        return generate(name.removeprefix(RANDOM))
    if name not in boards():
        raise _unknown(name)
    return read(Source.read(HERE / f"{name}.yaml"))


@clause("MALI-SETUP-04", "MALI-DES-60", "MALI-DES-63", "MALI-DES-64")
def terrain_of(name: str) -> list[TerrainData]:
    """The terrain of a board by name."""
    return load(name).pieces()


def read(source: Source) -> Board:
    """A board file as a board; whatever is wrong in it is reported with its line."""
    source.game = "malifaux"
    board = source.convert(source.data, Board)
    check_name(source, board.name, ("name",))
    _check(source, board.terrain, ("terrain",))
    return board


def own_board(setup: Options) -> Board | None:
    """The board that is played, if the players brought it; one of theirs takes the place of one of ours with the same name."""
    own = _own(msgspec.json.encode(setup.boards)) if setup.boards else {}
    if own and setup.board not in (*own, *boards()) and not setup.board.startswith(RANDOM):
        raise _unknown(setup.board, own)
    return own.get(setup.board)


def _unknown(name: str, own: Iterable[str] = ()) -> BadSetup:
    known = [*own, *boards(), f"{RANDOM}1"]
    return BadSetup("error-unknown-board", "malifaux", board=name, nearest=nearest(name, known))


@functools.lru_cache(maxsize=512)
def _own(data: bytes) -> dict[str, Board]:
    """The boards that players brought."""
    boards = {}
    for brought in msgspec.json.decode(data):
        board = read(Source.of(brought, f"board {brought.get('id', '?')}"))
        boards[board.id] = board
    return boards


def board_face(setup: Options) -> BoardFace:
    """What the board of a game is called and looks like; nothing where players brought mere terrain."""
    if setup.terrain or not setup.board:
        return UNNAMED
    drawn = own_board(setup) or load(setup.board)
    return BoardFace(tuple(drawn.name.items()), drawn.ground, drawn.hour)


def own_terrain(data: Any) -> list[TerrainData]:
    """The terrain of players who brought their own."""
    source = Source.of(data, "terrain")
    source.game = "malifaux"
    terrain = source.convert(data, list[TerrainData])
    _check(source, terrain, ())
    return terrain


@clause("MALI-SETUP-03", "MALI-SETUP-06")
def _check(source: Source, terrain: list[TerrainData], at: tuple[str, ...]) -> None:
    """Checks that the board is 36" by 36" and that every piece makes sense."""
    seen: dict[str, TerrainData] = {}
    for i, piece in enumerate(terrain):
        if piece.id in seen or piece.id in ("", "edge") or any(sign in piece.id for sign in " /:"):
            source.report(source.wrong("file-board-id", (*at, i, "id"), id=piece.id))
        seen[piece.id] = piece
    doubtful = {terrain[i].id for i in source.misread(at)}  # what is wrong with them is reported there
    for i, piece in enumerate(terrain):
        for problem, field in _faults(piece, seen):
            if field not in REFERENCES or getattr(piece, field) not in doubtful:
                source.report(_wrong(source, (*at, i, field), piece, problem))


def _wrong(source: Source, at: tuple[str | int, ...], piece: TerrainData, problem: Refusal) -> BadFile:
    return source.wrong("file-piece", at, id=piece.id, problem=problem)


def _faults(piece: TerrainData, seen: dict[str, TerrainData]) -> Iterator[tuple[Refusal, str]]:
    """What is wrong with a piece, and in which field."""
    yield from _outline_faults(piece)
    yield from _place_faults(piece)
    if piece.rise() < 0 or (piece.kind in ("stairs", "hill", "bridge") and not piece.rise()):
        yield refuse("file-board-height"), "height"
    if piece.clearance and (piece.kind != "bridge" or mil(piece.clearance) >= piece.rise()):
        yield refuse("file-board-clearance"), "clearance"
    shape = _shape(piece)
    if piece.kind == "hill" and (piece.run <= 0 or (shape is not None and len(shape.parts) > 1)):
        yield refuse("file-board-hill"), "run"
    if piece.on and (piece.on not in seen or not _carries(seen[piece.on]) or _circular(piece, seen)):
        yield refuse("file-board-on", on=piece.on, nearest=_nearest(piece.on, piece, seen)), "on"
    if piece.upper and piece.kind != "stairs":
        yield refuse("file-board-upper"), "upper"
    if piece.doors or piece.windows or piece.walls:
        yield from _opening_faults(piece)
    if piece.kind == "stairs" and piece.upper:
        yield from _stairs_faults(piece, seen)


@clause("MALI-TERR-24")
def _opening_faults(piece: TerrainData) -> Iterator[tuple[Refusal, str]]:
    """[advanced] Doors and windows lie on the outline of a building."""
    if piece.kind != "building" or not (piece.rect or piece.polygon):
        yield refuse("file-board-opening"), "id"
        return
    shape = _shape(piece)
    if shape is None:
        return
    for field in ("doors", "windows"):
        for (a, b), (c, d) in getattr(piece, field):
            spots = ((a, b), ((a + c) / 2, (b + d) / 2), (c, d))
            if (a, b) == (c, d) or any(abs(depth(shape, mil(x), mil(y))) > TOLERANCE for x, y in spots):
                yield refuse("file-board-opening"), field


def _shape(piece: TerrainData) -> Piece | None:
    """A piece as it lies on the table; None: its outline is none, which is reported."""
    try:
        return Piece(piece.id, piece.parts())
    except (ValueError, ZeroDivisionError, IndexError):
        return None


def _nearest(name: str, piece: TerrainData, seen: dict[str, TerrainData]) -> str:
    """The nearest name of something else to stand on."""
    return nearest(name, [other.id for other in seen.values() if _carries(other) and other.id != piece.id])


def _carries(piece: TerrainData) -> bool:
    """Can something stand on it?"""
    return piece.kind == "hill" or ("climbable" in piece.own_traits() and piece.rise() > 0 and piece.kind != "stairs")


def _circular(piece: TerrainData, seen: dict[str, TerrainData]) -> bool:
    names, at = {piece.id}, piece.on
    while at in seen:
        if at in names:
            return True
        names.add(at)
        at = seen[at].on
    return False


def _outline_faults(piece: TerrainData) -> Iterator[tuple[Refusal, str]]:
    given = drawing.outlines(piece)
    if piece.kind == "stairs":
        ends = (piece.foot or [], piece.head or [])
        if given or [len(end) for end in ends] != [2, 2]:
            yield refuse("file-board-stairs"), "foot"
        elif wrong := drawing.mistake(piece):
            yield refuse(f"file-board-{wrong}"), "foot"
        return
    if len(given) != 1:
        yield refuse("file-board-outline"), "id"
    elif wrong := drawing.mistake(piece):
        yield refuse(f"file-board-{wrong}"), given[0]


def _place_faults(piece: TerrainData) -> Iterator[tuple[Refusal, str]]:
    """A piece must lie on the table."""
    shape = _shape(piece)
    if shape is None:
        return
    x0, y0, x1, y1 = shape.bounds
    field = next((name for name in (*drawing.OUTLINES, "foot") if getattr(piece, name) is not None), "id")
    if min(x0, y0) < -TOLERANCE or max(x1, y1) > SIZE + TOLERANCE:
        yield refuse("file-board-edge", side=SIZE), field


def _stairs_faults(piece: TerrainData, seen: dict[str, TerrainData]) -> Iterator[tuple[Refusal, str]]:
    """Stairs end on the rim of what they lead up to, at its height."""
    upper = seen.get(piece.upper)
    if upper is None or not _carries(upper):
        yield refuse("file-board-floor", floor=piece.upper, nearest=_nearest(piece.upper, piece, seen)), "upper"
        return
    shape = _shape(upper)
    if shape is None:
        return
    spots = [(mil(x), mil(y)) for x, y in piece.head or ()]
    if any(abs(depth(shape, *spot)) > TOLERANCE for spot in spots):
        yield refuse("file-board-head", floor=upper.id), "head"
    if piece.rise() + _bottom(piece, seen) != upper.rise() + _bottom(upper, seen):
        yield refuse("file-board-higher"), "height"


def _bottom(piece: TerrainData, seen: dict[str, TerrainData]) -> int:
    """How high a piece stands: on what it is on, and what that is on. A circle of them is reported elsewhere."""
    height, passed = 0, [piece.id]
    under = seen.get(piece.on)
    while under is not None and under.id not in passed:
        height, passed, under = height + under.rise(), [*passed, under.id], seen.get(under.on)
    return height
