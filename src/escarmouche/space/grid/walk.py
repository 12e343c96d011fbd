"""Walking: how far somebody gets with a number of Movement Points and diagonal steps, and by which path."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .ground import Ground

_Path = tuple[int, ...]  # cells, as their places in reading order
_Way = tuple[int, int, _Path]  # a way: its price, its diagonal steps
# The best way of one price to each place: the fewest diagonal steps, the first path. The place itself is not yet at its end.
_Level = dict[int, tuple[int, _Path]]

MANY = 99  # diagonal steps: more than anybody can take
KEPT = 4096  # walks on empty boards


class Route(NamedTuple):
    """The cheapest way to a cell: its price, its diagonal steps, its cells without the first."""

    cost: int
    diagonals: int
    path: tuple[str, ...]


class Routes(Mapping[str, Route]):
    """The way to each cell that can be walked to, in reading order. A way is written out when somebody asks for it."""

    __slots__ = ("_names", "_ways")

    def __init__(self, ways: dict[str, _Way], names: tuple[str, ...]) -> None:
        self._ways, self._names = ways, names

    def crossed(self) -> frozenset[str]:
        """The cells that a way to another cell leads through."""
        return frozenset([self._names[place] for _, _, path in self._ways.values() for place in path[:-1]])

    def without(self, cells: Collection[str]) -> Routes:
        """The routes without these cells."""
        if self._ways.keys().isdisjoint(cells):
            return self
        return Routes({cell: way for cell, way in self._ways.items() if cell not in cells}, self._names)

    def __getitem__(self, cell: str) -> Route:
        cost, diagonals, path = self._ways[cell]
        return Route(cost, diagonals, tuple([self._names[place] for place in path]))

    def __iter__(self) -> Iterator[str]:
        return iter(self._ways)

    def __len__(self) -> int:
        return len(self._ways)

    def __repr__(self) -> str:
        return repr(dict(self))


def walk(  # noqa: C901  one loop, asked more often than any other question of a board of squares
    ground: Ground,
    start: str,
    mp: int,
    diagonals: int,
    stops: Collection[str] = (),
    closed: Collection[str] = (),
    may: Callable[[str], bool] | None = None,
) -> Routes:
    """Every cell that can be walked to, without the start, the `closed` cells and those that may not be entered (`may`). Nobody goes on
    from one of the `stops`, unless it is the start.

    A more expensive route that saves diagonals is followed too, because it may get further. Paths are compared as the places of their
    cells in reading order.
    """
    order, names, paced = ground.grid.order, ground.grid.names, ground.paced
    begin = order[start]
    reached: dict[int, _Way] = {}
    fewest = {
        order[cell]: -1 for cell in closed
    }  # diagonals of the routes so far: another route is useful only with fewer
    fewest.pop(begin, None)
    asked = set() if may is None else {begin}
    levels: list[_Level] = [{} for _ in range(mp + 1)]  # by price: every step costs something
    levels[0][begin] = 0, ()
    for cost, level in enumerate(levels):
        for place, (used, before) in level.items():
            if used >= fewest.get(place, MANY):
                continue
            fewest[place] = used
            path = (*before, place) if cost else before
            if place not in reached:
                reached[place] = cost, used, path
            if cost and (cost == mp or names[place] in stops):
                continue
            for price, diagonal, places in paced.get(place) or ground.paces(place):
                turned, total = used + diagonal, cost + price
                if turned > diagonals or total > mp:
                    continue
                ways = levels[total]
                for to in places:
                    if fewest.get(to, MANY) <= turned:
                        continue
                    if may is not None and to not in asked:
                        asked.add(to)
                        if not may(names[to]):
                            fewest[to] = -1
                            continue
                    known = ways.get(to)
                    if known is None or turned < known[0] or (turned == known[0] and _first(path, known[1], to)):
                        ways[to] = turned, path
    del reached[begin]
    return Routes({names[place]: reached[place] for place in sorted(reached)}, names)


def _first(one: _Path, other: _Path, to: int) -> bool:
    """Does one path come before the other, once both have led to the same place?"""
    return one < other if len(one) == len(other) else (*one, to) < (*other, to)


class Free(NamedTuple):
    """The ways on the empty board, the cells that they lead through, and the cells where somebody would hide one of them from the start."""

    ways: Routes
    crossed: frozenset[str]
    hiding: frozenset[str]


@lru_cache(maxsize=KEPT)
def unhindered(ground: Ground, start: str, mp: int, diagonals: int, sighted: bool = False) -> Free:
    """How far somebody gets on an empty board. `sighted`: without ever leaving the sight of the start."""
    may = (lambda cell: ground.sight(start, cell).clear) if sighted else None
    ways = walk(ground, start, mp, diagonals, may=may)
    hiding = [cell for end in ways for cell in ground.between(start, end)] if sighted else []
    return Free(ways, ways.crossed(), frozenset(hiding))
