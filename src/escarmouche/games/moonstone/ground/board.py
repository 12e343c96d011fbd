"""Boards: YAML files that a player could draw, checked when they are read (MOON-SETUP-02).

A board names its terrain piece by piece. `turns: 2` repeats every piece after half a turn about the centre, `turns: 4` after each
quarter turn: what one edge has, the others have too.
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
from escarmouche.games.moonstone.ground.terrain import SIZE, TerrainData, shape_of
from escarmouche.space import drawing
from escarmouche.space.shape import Piece, depth
from escarmouche.space.units import TOLERANCE, mil

if TYPE_CHECKING:
    from escarmouche.games.moonstone.setup.options import Options

HERE = Path(__file__).parents[1] / "data" / "boards"
RANDOM = "random:"
REFERENCES = ("building", "lower", "upper")  # the fields that name another piece
NEEDS_UPPER = ("stairs", "ladder")


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
    """A piece right at the centre turns on the spot: it has no copies."""
    return tuple((terrain.rect or terrain.circle or (0, 0))[:2]) == (18, 18)


def boards() -> list[str]:
    """The drawn boards by name."""
    return sorted(file.stem for file in HERE.glob("*.yaml"))


def load(name: str, seats: int = 2) -> Board:
    """A board by name: a drawn one, or a fair random one (`random:SEED`)."""
    return _load(name, seats)


@functools.cache
def _load(name: str, seats: int) -> Board:
    if name.startswith(RANDOM):
        from escarmouche.games.moonstone.ground.random_board import generate  # it imports this module

        return generate(name.removeprefix(RANDOM), turns=2 if seats == 2 else 4)
    if name not in boards():
        raise _unknown(name)
    return read(Source.read(HERE / f"{name}.yaml"))


def terrain_of(name: str, seats: int = 2) -> list[TerrainData]:
    """The terrain of a board by name."""
    return load(name, seats).pieces()


def read(source: Source) -> Board:
    """A board file as a board; every mistake is reported with its line."""
    source.game = "moonstone"
    board = source.convert(source.data, Board)
    check_name(source, board.name, ("name",))
    _check(source, board.terrain, ("terrain",))
    _check_centre(source, board.terrain)
    return board


def own_board(setup: Options) -> Board | None:
    """The board that is played, if the players brought it; one of theirs takes the place of one of ours with the same name."""
    own = _own(msgspec.json.encode(setup.boards)) if setup.boards else {}
    if own and setup.board not in (*own, *boards()) and not setup.board.startswith(RANDOM):
        raise _unknown(setup.board, own)
    return own.get(setup.board)


def _unknown(name: str, own: Iterable[str] = ()) -> BadSetup:
    known = [*own, *boards(), f"{RANDOM}1"]
    return BadSetup("error-unknown-board", "moonstone", board=name, nearest=nearest(name, known))


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
    if setup.terrain is not None:
        return UNNAMED
    drawn = own_board(setup) or load(setup.board, setup.seats)
    return BoardFace(tuple(drawn.name.items()), drawn.ground, drawn.hour)


def own_terrain(data: Any) -> list[TerrainData]:
    """The terrain of players who brought their own."""
    source = Source.of(data, "terrain")
    source.game = "moonstone"
    terrain = source.convert(data, list[TerrainData])
    _check(source, terrain, ())
    return terrain


@clause("MOON-SETUP-02")
def _check_centre(source: Source, terrain: list[TerrainData]) -> None:
    """No terrain lies right at the centre of a board (in cases, which bring terrain of their own, it may)."""
    for i, piece in enumerate(terrain):
        shape = _shape(piece)
        if piece.kind != "open" and shape is not None and shape.contains((SIZE / 2, SIZE / 2)):
            source.report(_wrong(source, ("terrain", i), piece, refuse("file-board-centre")))


@clause("MOON-SETUP-02")
def _check(source: Source, terrain: list[TerrainData], at: tuple[str, ...]) -> None:
    """36" by 36", and every piece makes sense."""
    seen: dict[str, TerrainData] = {}
    for i, piece in enumerate(terrain):
        if piece.id in seen or piece.id in ("", "edge", "rim") or " " in piece.id:
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
    """What is wrong with a piece, and in which of its fields."""
    yield from _outline_faults(piece)
    yield from _place_faults(piece)
    if piece.bottom >= piece.top and piece.kind not in ("open", "water"):
        yield refuse("file-board-top"), "top"
    if piece.building and (piece.building not in seen or seen[piece.building].kind != "building"):
        near = _nearest(piece.building, "building", seen)
        yield refuse("file-board-building", building=piece.building, nearest=near), "building"
    for field in ("lower", "upper"):
        floor = getattr(piece, field)
        if floor and (floor not in seen or seen[floor].kind != "floor"):
            yield refuse("file-board-floor", floor=floor, nearest=_nearest(floor, "floor", seen)), field
    if piece.kind in NEEDS_UPPER:
        yield from _climb_faults(piece, seen)


def _nearest(name: str, kind: str, seen: dict[str, TerrainData]) -> str:
    """The nearest name of a piece of that kind."""
    return nearest(name, [piece.id for piece in seen.values() if piece.kind == kind])


def _shape(piece: TerrainData) -> Piece | None:
    """A piece as it lies on the board; None: its outline is none, which is reported."""
    try:
        return shape_of(piece, piece.kind, (0, 0))
    except (ValueError, ZeroDivisionError, IndexError):
        return None


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
    elif piece.kind == "floor" and given[0] not in ("rect", "polygon"):
        yield refuse("file-board-floor-outline"), given[0]
    elif wrong := drawing.mistake(piece):
        yield refuse(f"file-board-{wrong}"), given[0]


def _place_faults(piece: TerrainData) -> Iterator[tuple[Refusal, str]]:
    """It lies on the board."""
    shape = _shape(piece)
    if shape is None:
        return
    x0, y0, x1, y1 = shape.bounds
    field = next((name for name in (*drawing.OUTLINES, "foot") if getattr(piece, name) is not None), "id")
    if min(x0, y0) < -TOLERANCE or max(x1, y1) > SIZE + TOLERANCE:
        yield refuse("file-board-edge", side=SIZE), field


def _climb_faults(piece: TerrainData, seen: dict[str, TerrainData]) -> Iterator[tuple[Refusal, str]]:
    if not piece.upper:
        yield refuse("file-board-upper"), "id"
        return
    low = seen[piece.lower].top if piece.lower in seen else 0.0
    upper = seen.get(piece.upper)
    if upper is None:
        return  # reported already
    if upper.top <= low:
        yield refuse("file-board-higher"), "upper"
    if piece.storeys < 1:
        yield refuse("file-board-storeys"), "storeys"
    for end, floor in (("foot", seen.get(piece.lower)), ("head", upper)):
        points = getattr(piece, end)
        if points and floor and _shape(floor) is not None and not _on_rim(floor, points, inside=end == "foot"):
            yield refuse(f"file-board-{end}", floor=floor.id), end


def _on_rim(floor: TerrainData, points: list[tuple[float, float]], inside: bool) -> bool:
    """Do both points lie on the edge of a floor (or, with `inside`, anywhere on it)?"""
    shape = shape_of(floor, "floor", (0, 0))
    spots = [(mil(x), mil(y)) for x, y in points]
    if inside:
        return all(shape.contains(spot) for spot in spots)
    middle = (sum(x for x, _ in spots) / 2, sum(y for _, y in spots) / 2)
    return all(abs(depth(shape, *spot)) <= TOLERANCE for spot in (*spots, middle))
