"""Walking: how far somebody gets with so many Movement Points and diagonal steps, and by which path."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from .step import Step

if TYPE_CHECKING:
    from .ground import Ground


class Route(NamedTuple):
    """The cheapest way to a cell: its price, its diagonal steps, its cells without the first."""

    cost: int
    diagonals: int
    path: tuple[str, ...]


def walk(
    ground: Ground,
    start: str,
    mp: int,
    diagonals: int,
    may: Callable[[str, Step], int | None],
    stop: Callable[[str], bool],
) -> dict[str, Route]:
    """Every cell that can be walked to, the outside (``""``) among them, without the start.

    A dearer route that saves diagonals is followed too, for it may get further. Paths are compared as the places of
    their cells in reading order.
    """
    order, names = ground.grid.order, (*ground.grid.cells, "")
    found: dict[str, Route] = {}
    fewest: dict[str, int] = {start: -1}  # diagonals of the routes so far: another is of use only with fewer
    queue: list[tuple[int, int, tuple[int, ...]]] = []
    _go_on(ground, start, (0, 0, ()), mp, diagonals, may, queue, fewest)
    while queue:
        cost, used, path = heappop(queue)
        cell = names[path[-1]]
        if used >= fewest.get(cell, used + 1):
            continue
        fewest[cell] = used
        if cell not in found:
            found[cell] = Route(cost, used, tuple(names[k] for k in path))
        if cell and not stop(cell):
            _go_on(ground, cell, (cost, used, path), mp, diagonals, may, queue, fewest)
    return dict(sorted(found.items(), key=lambda item: order[item[0]]))


def _go_on(
    ground: Ground,
    cell: str,
    so_far: tuple[int, int, tuple[int, ...]],
    mp: int,
    diagonals: int,
    may: Callable[[str, Step], int | None],
    queue: list[tuple[int, int, tuple[int, ...]]],
    fewest: dict[str, int],
) -> None:
    """Put every step from here that can be paid and is of use into the queue."""
    cost, used, path = so_far
    order = ground.grid.order
    for step in ground.plain(cell):
        turned = used + step.diagonal
        if turned > diagonals or cost + step.cost > mp or fewest.get(step.to, turned + 1) <= turned:
            continue
        price = may(cell, step)
        if price is not None and cost + price <= mp:
            heappush(queue, (cost + price, turned, (*path, order[step.to])))
