"""Boards: YAML files that a player could draw, checked when they are read (MALI-SETUP-03, -04, -06).

A board names its terrain piece by piece. `turns: 2` repeats every piece after half a turn about the centre, `turns: 4` after each
quarter turn: every edge, corner or quarter then looks like the others.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from escarmouche.core.book import nearest
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, BadSetup, Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground.terrain import SIZE, TerrainData
from escarmouche.space.outline import Crossed
from escarmouche.space.shape import Piece, depth
from escarmouche.space.units import TOLERANCE, mil

HERE = Path(__file__).parents[1] / "data" / "boards"
RANDOM = "random:"
OUTLINES = ("rect", "circle", "polygon", "line")


class Board(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A board file."""

    name: dict[str, str]
    terrain: list[TerrainData]
    note: dict[str, str] = {}
    turns: Literal[1, 2, 4] = 1

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
        from escarmouche.games.malifaux.ground.generator import generate  # it returns a Board itself

        return generate(name.removeprefix(RANDOM))
    if name not in boards():
        raise BadSetup("error-unknown-board", "malifaux", board=name, nearest=nearest(name, [*boards(), "random:1"]))
    return read(Source.read(HERE / f"{name}.yaml"))


@clause("MALI-SETUP-04", "MALI-DES-60", "MALI-DES-63", "MALI-DES-64")
def terrain_of(name: str) -> list[TerrainData]:
    """The terrain of a board by name."""
    return load(name).pieces()


def read(source: Source) -> Board:
    """A board file as a board; whatever is wrong in it is reported with its line."""
    source.game = "malifaux"
    board = source.convert(source.data, Board)
    _check(source, board.terrain, ("terrain",))
    return board


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
    for i, piece in enumerate(terrain):
        for problem, field in _faults(piece, seen):
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
    if piece.kind == "hill" and (piece.run <= 0 or len(piece.parts()) > 1):
        yield refuse("file-board-hill"), "run"
    if piece.on and (piece.on not in seen or not _carries(seen[piece.on]) or _circular(piece, seen)):
        yield refuse("file-board-on", on=piece.on), "on"
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
    shape = Piece(piece.id, piece.parts())
    for field in ("doors", "windows"):
        for (a, b), (c, d) in getattr(piece, field):
            spots = ((a, b), ((a + c) / 2, (b + d) / 2), (c, d))
            if (a, b) == (c, d) or any(abs(depth(shape, mil(x), mil(y))) > TOLERANCE for x, y in spots):
                yield refuse("file-board-opening"), field


def _carries(piece: TerrainData) -> bool:
    """Can something stand on it?"""
    return piece.kind == "hill" or ("climbable" in piece.given() and piece.rise() > 0 and piece.kind != "stairs")


def _circular(piece: TerrainData, seen: dict[str, TerrainData]) -> bool:
    names, at = {piece.id}, piece.on
    while at in seen:
        if at in names:
            return True
        names.add(at)
        at = seen[at].on
    return False


def _outline_faults(piece: TerrainData) -> Iterator[tuple[Refusal, str]]:
    given = [name for name in OUTLINES if getattr(piece, name) is not None]
    if piece.kind == "stairs":
        ends = (piece.foot or [], piece.head or [])
        if given or [len(end) for end in ends] != [2, 2]:
            yield refuse("file-board-stairs"), "foot"
        return
    if len(given) != 1:
        yield refuse("file-board-outline"), "id"
    else:
        yield from _shape_faults(piece, given[0])


def _shape_faults(piece: TerrainData, field: str) -> Iterator[tuple[Refusal, str]]:
    if piece.line is not None and (len(piece.line) < 2 or any(a == b for a, b in itertools.pairwise(piece.line))):
        yield refuse("file-board-line"), field
        return
    sizes = (*(piece.rect or ())[2:], *(piece.circle or ())[2:], *((piece.thick,) if piece.line else ()))
    if any(size <= 0 for size in sizes):
        yield refuse("file-board-size"), field
        return
    try:
        piece.parts()
    except Crossed:
        yield refuse("file-board-crossed"), field
    except ValueError:
        yield refuse("file-board-corners"), field


def _place_faults(piece: TerrainData) -> Iterator[tuple[Refusal, str]]:
    """A piece must lie on the table."""
    try:
        shape = Piece(piece.id, piece.parts())
    except (ValueError, ZeroDivisionError, IndexError):
        return  # reported already
    x0, y0, x1, y1 = shape.bounds
    field = next((name for name in (*OUTLINES, "foot") if getattr(piece, name) is not None), "id")
    if min(x0, y0) < -TOLERANCE or max(x1, y1) > SIZE + TOLERANCE:
        yield refuse("file-board-edge", side=SIZE), field


def _stairs_faults(piece: TerrainData, seen: dict[str, TerrainData]) -> Iterator[tuple[Refusal, str]]:
    """Stairs end on the rim of what they lead up to, at its height."""
    upper = seen.get(piece.upper)
    if upper is None or not _carries(upper):
        yield refuse("file-board-floor", floor=piece.upper), "upper"
        return
    shape = Piece(upper.id, upper.parts())
    spots = [(mil(x), mil(y)) for x, y in piece.head or ()]
    if any(abs(depth(shape, *spot)) > TOLERANCE for spot in spots):
        yield refuse("file-board-head", floor=upper.id), "head"
    if piece.rise() + _bottom(piece, seen) != upper.rise() + _bottom(upper, seen):
        yield refuse("file-board-higher"), "height"


def _bottom(piece: TerrainData, seen: dict[str, TerrainData]) -> int:
    """The Height of what a piece stands on."""
    under = seen.get(piece.on)
    return under.rise() + _bottom(under, seen) if under else 0
