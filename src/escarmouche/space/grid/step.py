"""Steps: every way out of a cell into a neighbouring cell or off the board, and its price in Movement Points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from .parts import Cell, Edge

if TYPE_CHECKING:
    from .board import Way
    from .ground import Ground

PLAIN = ("step", "stairs", "ladder")  # ways without a test
LEVEL = {  # between cells of one height
    "open": ("step", 1),
    "door": ("step", 1),
    "obstacle": ("step", 2),
    "window": ("window", 2),
    "stairs": ("stairs", 1),
    "ladder": ("ladder", 2),
}
STAIRS = {"stairs": ("stairs", 1), "ladder": ("ladder", 2)}
DOWN = {"open": 1, "door": 1, "slope": 1, "ladder": 1, "obstacle": 2}  # jumping down from a high cell
ROUND = ("open", "obstacle", "slope")  # edges past which a diagonal step is possible


class Step(NamedTuple):
    """A move to a neighbouring cell; `to` is empty outside, `edge` is empty for a diagonal.

    `way`: step, stairs, ladder (no test); climb (up a slope), window, wall (a wall that may be climbed), down (a jump).
    """

    to: str
    cost: int
    diagonal: bool
    way: str
    edge: str


class Bend(NamedTuple):
    """One way of stepping diagonally: whether it crosses an obstacle, goes up a slope, goes down one."""

    obstacle: bool
    up: bool
    down: bool


def steps(ground: Ground, cell: str) -> tuple[Step, ...]:
    """Every step out of a cell, in reading order. If several edges lead to one cell, the cheapest for each way; off the board, each."""
    here = ground.grid.cells[cell]
    if here.kind == "blocked":
        return ()
    best: dict[tuple[str, str], Step] = {}
    for step in every(ground, here):
        known = best.get((step.to or step.edge, step.way))
        if known is None or step.cost < known.cost:
            best[step.to or step.edge, step.way] = step
    order = ground.grid.order
    return tuple(sorted(best.values(), key=lambda step: (order[step.to], step.cost, step.way)))


def every(ground: Ground, here: Cell) -> Iterator[Step]:
    """All steps out of a cell, each edge separately."""
    yield from _straight_steps(ground, here)
    yield from _diagonal_steps(ground, here)


def _straight_steps(ground: Ground, here: Cell) -> Iterator[Step]:
    for edge in ground.grid.around(here.id):
        to = edge.beyond(here.id)
        kind = ground.grid.cells[to].kind if to else "open"
        if kind != "blocked":
            for way, cost in _ways(ground, here, kind, edge):
                yield Step(to, cost, False, way, edge.id)


def _ways(ground: Ground, here: Cell, there: str, edge: Edge) -> Iterator[tuple[str, int]]:
    """How an edge can be crossed from a cell to a cell of that kind."""
    kind = ground.kind(edge.id)
    if edge.kind == "climb":
        yield "wall", 2
    elif here.kind == there:
        if kind == "slope":
            yield ("step", 1) if edge.upper == here.id else ("climb", 2)
        elif kind in LEVEL:
            yield LEVEL[kind]
    else:
        if kind in STAIRS:
            yield STAIRS[kind]
        if here.kind == "high" and kind in DOWN:
            yield "down", DOWN[kind]


def _diagonal_steps(ground: Ground, here: Cell) -> Iterator[Step]:
    """Diagonal steps: 1 MP if some way round is free, 2 if every way that does not go up crosses an obstacle, otherwise a climb."""
    for to, ways in ground.grid.corners(here.id):
        bends = round_corner(ground, here.id, to, ways)
        level = [bend for bend in bends if not bend.up]
        if level:
            yield Step(to, 1 if any(not bend.obstacle for bend in level) else 2, True, "step", "")
        elif bends:
            yield Step(to, 2, True, "climb", "")


def round_corner(ground: Ground, a: str, b: str, ways: tuple[Way, ...]) -> list[Bend]:
    """The possible ways round a corner: past a cell of the same height, over no wall, door or window."""
    cells = ground.grid.cells
    bends: list[Bend] = []
    if cells[a].kind != cells[b].kind or cells[a].kind == "blocked":
        return bends
    for way in ways:
        kinds = ground.kind(way.first), ground.kind(way.second)
        if cells[way.by].kind == cells[a].kind and kinds[0] in ROUND and kinds[1] in ROUND:
            crossed = (way.first, kinds[0], a), (way.second, kinds[1], way.by)
            slopes = [ground.grid.edges[edge].upper == start for edge, kind, start in crossed if kind == "slope"]
            bends.append(Bend("obstacle" in kinds, False in slopes, True in slopes))
    return bends
