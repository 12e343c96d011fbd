"""Doors: from where they can be handled, and on which side somebody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .parts import SIDE, Edge, Square

if TYPE_CHECKING:
    from .ground import Ground


def doors(ground: Ground, cell: str) -> tuple[tuple[str, bool], ...]:
    """The doors that somebody in the cell can handle, whatever their state, and whether the cell borders each."""
    handled = [(door.id, cell in door.cells) for door in ground.grid.doors_at[cell] if same_side(ground, door, cell)]
    return tuple(sorted(handled, key=lambda door: not door[1]))


def same_side(ground: Ground, door: Edge, cell: str) -> str:
    """The door's cell on the side of a cell that borders it, or that touches its end and is orthogonally adjacent to the door's cell."""
    grid = ground.grid
    if cell in door.cells:
        return cell
    for square, beside in _beside(door):
        joint = grid.joint(square, beside)
        if grid.cell(beside) != cell or not joint or ground.kind(joint) == "wall":
            continue
        side = grid.cell(square)
        if side and grid.cells[side].kind == grid.cells[cell].kind != "blocked":
            return side
    return ""


def _beside(door: Edge) -> list[tuple[Square, Square]]:
    """The two squares that the door separates, each with its neighbours along the wall."""
    (x, y), (x1, _) = door.ends
    x, upright, y = x // SIDE, x == x1, y // SIDE
    if upright:
        return [((i, y), (i, y + d)) for i in (x - 1, x) for d in (1, -1)]
    return [((x, j), (x + d, j)) for j in (y, y - 1) for d in (-1, 1)]
