"""Walking: how far somebody gets with so many Movement Points and diagonal steps, and by which path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from .step import Step

if TYPE_CHECKING:
    from .ground import Ground

_Path = tuple[int, ...]  # cells, as their places in reading order
_Found = tuple[int, int, _Path]  # a way: its price, its diagonal steps
_Level = dict[
    int, tuple[int, _Path]
]  # to each place the best way of one price: the fewest diagonal steps, the first path


class Route(NamedTuple):
    """The cheapest way to a cell: its price, its diagonal steps, its cells without the first."""

    cost: int
    diagonals: int
    path: tuple[str, ...]


class Routes(Mapping[str, Route]):
    """The way to each cell that can be walked to, in reading order. A way is written out when somebody asks for it."""

    __slots__ = ("_found", "_names")

    def __init__(self, found: dict[str, _Found], names: tuple[str, ...]) -> None:
        self._found, self._names = found, names

    def __getitem__(self, cell: str) -> Route:
        cost, diagonals, path = self._found[cell]
        return Route(cost, diagonals, tuple([self._names[place] for place in path]))

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return repr(dict(self))


def walk(
    ground: Ground,
    start: str,
    mp: int,
    diagonals: int,
    may: Callable[[str, Step], int | None] | None,
    stop: Callable[[str], bool],
    closed: Iterable[str] = (),
) -> Routes:
    """Every cell that can be walked to, the outside (``""``) among them, without the start and those that are `closed`.

    `may` prices a step, at its cost or more; without it each costs what it costs. A dearer route that saves diagonals is
    followed too, for it may get further. Paths are compared as the places of their cells in reading order.
    """
    order, names = ground.grid.order, ground.grid.names
    found: dict[int, _Found] = {}
    fewest = {order[cell]: -1 for cell in closed}  # diagonals of the routes so far: another is of use only with fewer
    fewest.pop(order[start], None)
    levels: list[_Level] = [{} for _ in range(mp + 1)]  # by their price: no step is for nothing
    levels[0][order[start]] = 0, ()
    for cost, level in enumerate(levels):
        for place, (used, path) in level.items():
            if used >= fewest.get(place, used + 1):
                continue
            fewest[place] = used
            if place not in found:
                found[place] = cost, used, path
            if cost < mp and names[place] and (not cost or not stop(names[place])):
                _go_on(ground, place, (cost, used, path), mp, diagonals, may, levels, fewest)
    del found[order[start]]
    return Routes({names[place]: found[place] for place in sorted(found)}, names)


def _go_on(
    ground: Ground,
    place: int,
    so_far: _Found,
    mp: int,
    diagonals: int,
    may: Callable[[str, Step], int | None] | None,
    levels: list[_Level],
    fewest: dict[int, int],
) -> None:
    """Put every step from here that can be paid and is of use among those of its price, if none as good leads there already."""
    cost, used, path = so_far
    for to, price, diagonal, step in ground.paces(place)[used < diagonals]:
        turned, total = used + diagonal, cost + price
        if total > mp or fewest.get(to, turned + 1) <= turned:
            continue
        if may is not None:
            asked = may(ground.grid.names[place], step)
            if asked is None or cost + asked > mp:
                continue
            total = cost + asked
        known = levels[total].get(to)
        if known is None or turned < known[0] or (turned == known[0] and (*path, to) < known[1]):
            levels[total][to] = turned, (*path, to)
