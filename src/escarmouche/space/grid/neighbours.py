"""Nearness: which cells are adjacent, which a Zone of Control reaches, which is higher, where a Retreat can lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .step import Step, every, round_corner

if TYPE_CHECKING:
    from .ground import Ground

STAIRS = ("stairs", "ladder")


def adjacent(ground: Ground, cell: str, closed: tuple[str, ...] = ("wall",)) -> tuple[str, ...]:
    """The cells of the same height across an edge that is not closed, or diagonally past a corner, in reading order."""
    grid = ground.grid
    kind = grid.cells[cell].kind
    if kind == "blocked":
        return ()
    straight = [
        to
        for edge in grid.around(cell)
        if (to := edge.beyond(cell)) and grid.cells[to].kind == kind and ground.kind(edge.id) not in closed
    ]
    diagonal = [to for to, ways in grid.corners(cell) if round_corner(ground, cell, to, ways)]
    return tuple(sorted(dict.fromkeys(straight + diagonal), key=grid.order.__getitem__))


def controls(ground: Ground, cell: str) -> tuple[str, ...]:
    """The cells that somebody there controls: the adjacent cells, but not over stairs or a ladder."""
    return adjacent(ground, cell, ("wall", *STAIRS))


def above(ground: Ground, a: str, b: str) -> int:
    """1 if a is higher than b across a slope, -1 if lower, otherwise 0. Every edge or way between them must agree."""
    grid = ground.grid
    if grid.cells[a].kind != grid.cells[b].kind:
        return 0
    edges = [edge for edge in grid.between(a, b) if ground.kind(edge.id) != "wall"]
    heights = [(1 if edge.upper == a else -1) if edge.kind == "slope" else 0 for edge in edges]
    for to, ways in grid.corners(a):
        if to == b:
            heights += [bend.down - bend.up for bend in round_corner(ground, a, b, ways)]
    return heights[0] if heights and all(height == heights[0] for height in heights) else 0


def retreats(ground: Ground, cell: str) -> tuple[str, ...]:
    """Where a Retreat can lead: without a test, but not up, over stairs or along a height; down from a height; off an open limit."""
    here = ground.grid.cells[cell]
    if here.kind == "blocked":
        return ()
    way = "down" if here.kind == "high" else "step"
    steps = [step for step in every(ground, here) if step.way == way and not _stairs(ground, step)]
    cells = sorted({step.to for step in steps if step.to}, key=ground.grid.order.__getitem__)
    limits = [edge for edge in ground.grid.around(cell) if not edge.cells[1] and edge.kind == "open"]
    return (*cells, "") if limits else tuple(cells)


def _stairs(ground: Ground, step: Step) -> bool:
    return step.edge != "" and ground.kind(step.edge) in STAIRS
