"""Squares and what lies between them, in words: `c3, high`, `door, locked, between c2 and d2`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from escarmouche.cli.telling import plane
from escarmouche.cli.telling.grid import SIDE, Grid, between
from escarmouche.cli.telling.plane import Spot
from escarmouche.core.messages.languages import told_in
from escarmouche.core.views.scene import Edge

if TYPE_CHECKING:
    from escarmouche.cli.telling.speech import Speech

OPEN = "open"  # the kind of a square that needs no word


def board(speech: Speech, grid: Grid) -> str:
    """The board's name, its size, and where its squares are counted from."""
    called = told_in(speech.voice.lang, speech.scene.board.name) if speech.scene.board else ""
    size = {"width": speech.length(grid.width * SIDE), "height": speech.length(grid.height * SIDE)}
    return speech.tell(
        "cli-board-grid", name=called or "none", first=grid.squares.get((0, grid.height - 1), ""), **size
    )


def everything(speech: Speech, grid: Grid) -> Iterator[str]:
    """Every square that is not open ground, and every edge."""
    yield from (cell(speech, grid, name) for name, square in grid.cells.items() if square.kind != OPEN)
    yield from (edge(speech, grid, name) for name in grid.edges)


def cell(speech: Speech, grid: Grid, name: str, origin: Spot | None = None) -> str:
    """A square: its name, its kind unless it is open ground, and where it lies."""
    kind = grid.cells[name].kind
    parts = [name] if kind == OPEN else [name, speech.titled("cell", kind)]
    return ", ".join(parts if origin is None else [*parts, speech.where(origin, grid.spot(name))])


def edge(speech: Speech, grid: Grid, name: str, origin: Spot | None = None) -> str:
    """A door or the like: what it is called, what it is now, the squares beside it, and where it lies."""
    this_edge = grid.edges[name]
    state = speech.scene.states.get(name, "")
    called = speech.word(name) if name in speech.scene.names else ""
    parts = [called, speech.titled("state", state) if state else ""] if called else [kind(speech, this_edge)]
    if not called or not all(beside in called for beside in grid.beside(this_edge)):
        parts.append(squares(speech, grid, this_edge))
    if origin is not None:
        parts.append(_where(speech, grid, this_edge, origin))
    return ", ".join(part for part in parts if part)


def _where(speech: Speech, grid: Grid, edge: Edge, origin: Spot) -> str:
    """How far and in which direction the nearer of its squares lies; for the square underfoot, only the side."""
    direction = speech.direction(plane.bearing(origin, between(edge)))
    far = min((grid.apart(origin, grid.spot(name)) for name in grid.beside(edge)), default=0)
    return speech.tell("cli-distance-at", distance=speech.length(far * SIDE), direction=direction) if far else direction


def kind(speech: Speech, edge: Edge) -> str:
    """What an edge is, and what it is now if that can change: `edge-door-locked`, otherwise both words."""
    state = speech.scene.states.get(edge.id, "")
    if state and speech.voice.texts.has(f"edge-{edge.kind}-{state}"):
        return speech.tell(f"edge-{edge.kind}-{state}")
    name = speech.titled("edge", edge.kind)
    return f"{name}, {speech.titled('state', state)}" if state else name


def squares(speech: Speech, grid: Grid, edge: Edge) -> str:
    """The squares on both sides of an edge, or the side of the only one."""
    cells = grid.beside(edge)
    if len(cells) == 2:
        return speech.tell("cli-between", one=cells[0], other=cells[1])
    return (
        speech.tell("cli-side-of", cell=cells[0], side=_wind(speech, grid.side(edge, cells[0]))) if cells else edge.id
    )


def sides(speech: Speech, grid: Grid, name: str) -> Iterator[str]:
    """What is around a square, side by side: `north: wall`."""
    for wind, side in grid.around(name):
        text = kind(speech, side)
        if side.upper is not None:
            text += f", {speech.tell('cli-slope-down' if side.upper == grid.cells[name].at else 'cli-slope-up')}"
        yield f"{_wind(speech, wind)}{speech.tell('cli-colon')}{text}"


def _wind(speech: Speech, point: int) -> str:
    return speech.tell("cli-compass").split(", ")[point]
