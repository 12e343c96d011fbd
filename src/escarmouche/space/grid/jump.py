"""Jumps: from a high cell over one cell of the ground to another high one, straight or diagonally."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .ground import Ground

OPEN = ("open", "obstacle", "slope", "stairs", "ladder")


class Jump(NamedTuple):
    """A jump: over which cell, to which; a diagonal one takes two diagonal steps of the allowance."""

    over: str
    to: str
    diagonal: bool


def jumps(ground: Ground, cell: str) -> tuple[Jump, ...]:
    """The jumps out of a cell, in reading order of the cell jumped over. Whether the landing is free is not checked."""
    grid = ground.grid
    if grid.cells[cell].kind != "high":
        return ()
    leaps = []
    for over in grid.touched(cell):
        to = grid.opposite(cell, over) if grid.cells[over].kind == "open" else None
        if to is not None and grid.cells[to].kind == "high" and _free(ground, cell, over) and _free(ground, over, to):
            leaps.append(Jump(over, to, not grid.between(cell, over)))
    return tuple(leaps)


def _free(ground: Ground, a: str, b: str) -> bool:
    """Is no wall in between: an edge to jump over (or an open door), or a way round the corner past nothing solid?"""
    grid = ground.grid
    if any(ground.kind(edge.id) in (*OPEN, "door") for edge in grid.between(a, b)):
        return True
    return any(
        grid.cells[way.by].kind != "blocked" and ground.kind(way.first) in OPEN and ground.kind(way.second) in OPEN
        for to, ways in grid.corners(a)
        if to == b
        for way in ways
    )
