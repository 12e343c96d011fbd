"""The ground: a grid with its doors and fragile walls as they are now. What the rules of a game ask, found once and kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping
from functools import lru_cache

from . import door, jump, near, sight, step
from .board import Grid
from .far import Far, far, nearest
from .jump import Jump
from .parts import DOORS, FRAGILE
from .sight import Shot, Sight
from .step import Step
from .walk import Routes, unhindered, walk

_Paces = tuple[int, int, tuple[int, ...]]  # plain moves for a search: their cost, their diagonals, where they lead
KEPT = 128  # grounds: boards with their doors in different states

NOW = {  # what a door or a fragile wall is in each state
    ("door", "closed"): "wall",
    ("door", "locked"): "wall",
    ("door", "open"): "door",
    ("door", "broken"): "door",
    ("fragile", "whole"): "wall",
    ("fragile", "broken"): "obstacle",
}


class Ground:
    """A grid in one state. Compared by identity: `ground` gives the same one for the same states."""

    def __init__(self, grid: Grid, states: Mapping[str, str]) -> None:
        self.grid = grid
        self.states: dict[str, str] = {id: edge.state for id, edge in grid.edges.items() if edge.state}
        for id, state in states.items():
            if state not in (DOORS if grid.edges[id].kind == "door" else FRAGILE) or id not in self.states:
                raise ValueError(f"{id} cannot be {state}")
            self.states[id] = state
        self._kinds = {id: "wall" if edge.kind == "climb" else edge.kind for id, edge in grid.edges.items()}
        self._kinds |= {id: NOW[grid.edges[id].kind, state] for id, state in self.states.items()}
        self._steps: dict[str, tuple[Step, ...]] = {}
        self._plain: dict[str, tuple[Step, ...]] = {}
        self.paced: dict[int, tuple[_Paces, ...]] = {}  # as far as it was asked for
        self._rough: dict[str, tuple[Step, ...]] = {}
        self._shut: dict[str, tuple[str, ...]] = {}
        self._adjacent: dict[str, tuple[str, ...]] = {}
        self._controls: dict[str, tuple[str, ...]] = {}
        self._zones: dict[str, frozenset[str]] = {}
        self._doors: dict[str, tuple[tuple[str, bool], ...]] = {}
        self._jumps: dict[str, tuple[Jump, ...]] = {}
        self._retreats: dict[str, tuple[str, ...]] = {}
        self._above: dict[tuple[str, str], int] = {}
        self._sights: dict[tuple[str, str], tuple[Sight, tuple[str, ...]]] = {}
        self._shots: dict[tuple[str, str], tuple[Shot, tuple[str, ...]]] = {}

    def kind(self, edge: str) -> str:
        """What an edge is now: open, wall, slope, obstacle, door (one that can be passed), window, stairs or ladder."""
        return self._kinds[edge]

    def state(self, edge: str) -> str:
        """The state of a door (closed, open, locked, broken) or a fragile wall (whole, broken), else empty."""
        return self.states.get(edge, "")

    # -- cells around

    def steps(self, cell: str) -> tuple[Step, ...]:
        """Every move to a neighbouring cell or outside, in reading order."""
        found = self._steps.get(cell)
        if found is None:
            found = self._steps[cell] = step.steps(self, cell)
        return found

    def plain(self, cell: str) -> tuple[Step, ...]:
        """Those of them that need no test and no Manoeuvre."""
        found = self._plain.get(cell)
        if found is None:
            found = self._plain[cell] = tuple(one for one in self.steps(cell) if one.way in step.PLAIN)
        return found

    def paces(self, place: int) -> tuple[_Paces, ...]:
        """The same for a place in reading order, without those that lead outside, and those alike together."""
        found = self.paced.get(place)
        if found is None:
            alike: dict[tuple[int, int], list[int]] = {}
            for one in self.plain(self.grid.names[place]):
                if one.to:
                    alike.setdefault((one.cost, int(one.diagonal)), []).append(self.grid.order[one.to])
            found = self.paced[place] = tuple((*price, tuple(places)) for price, places in alike.items())
        return found

    def rough(self, cell: str) -> tuple[Step, ...]:
        """The other moves, and all that lead outside."""
        found = self._rough.get(cell)
        if found is None:
            steps = self.steps(cell)
            found = self._rough[cell] = tuple(one for one in steps if not one.to or one.way not in step.PLAIN)
        return found

    def adjacent(self, cell: str) -> tuple[str, ...]:
        """The cells orthogonally or diagonally adjacent, in reading order."""
        found = self._adjacent.get(cell)
        if found is None:
            found = self._adjacent[cell] = near.adjacent(self, cell)
        return found

    def controls(self, cell: str) -> tuple[str, ...]:
        """The cells in the Zone of Control of somebody there, in reading order."""
        found = self._controls.get(cell)
        if found is None:
            found = self._controls[cell] = near.controls(self, cell)
        return found

    def zone(self, cell: str) -> frozenset[str]:
        """The same as a set, for who asks of many cells whether they lie in it. It is mutual: who is in it controls the cell."""
        found = self._zones.get(cell)
        if found is None:
            found = self._zones[cell] = frozenset(self.controls(cell))
        return found

    def above(self, a: str, b: str) -> int:
        """1 if a is higher than b across a slope, -1 if lower, 0 if level or not adjacent."""
        found = self._above.get((a, b))
        if found is None:
            found = self._above[a, b] = near.above(self, a, b)
        return found

    def retreats(self, cell: str) -> tuple[str, ...]:
        """Where a Retreat can lead, in reading order; ``""``, if the limit of the board is open there, comes last."""
        found = self._retreats.get(cell)
        if found is None:
            found = self._retreats[cell] = near.retreats(self, cell)
        return found

    def jumps(self, cell: str) -> tuple[Jump, ...]:
        """The jumps from a high cell, in reading order of the cell jumped over."""
        found = self._jumps.get(cell)
        if found is None:
            found = self._jumps[cell] = jump.jumps(self, cell)
        return found

    # -- doors

    def doors(self, cell: str) -> tuple[tuple[str, bool], ...]:
        """The doors that somebody there can handle, in any state; True if the cell borders it, False if only diagonally."""
        found = self._doors.get(cell)
        if found is None:
            found = self._doors[cell] = door.doors(self, cell)
        return found

    def shut(self, cell: str) -> tuple[str, ...]:
        """The locked doors and the whole fragile walls among its edges, in the order of the grid."""
        found = self._shut.get(cell)
        if found is None:
            edges = [edge.id for edge in self.grid.around(cell)]
            found = self._shut[cell] = tuple(edge for edge in edges if self.state(edge) in ("locked", "whole"))
        return found

    def beside(self, edge: str) -> tuple[str, ...]:
        """The cells that border an edge."""
        return tuple(cell for cell in self.grid.edges[edge].cells if cell)

    def same_side(self, edge: str, cell: str) -> str:
        """The door's cell on the side of a cell that borders it or is diagonally adjacent to it, else empty."""
        return door.same_side(self, self.grid.edges[edge], cell)

    # -- lines

    def sight(self, a: str, b: str, bodies: Container[str] = ()) -> Sight:
        """Do two cells see each other, past those who stand in `bodies` (at their own ends nobody does)?"""
        pair = (a, b)
        kept = self.grid.sights.get(pair) or self._sights.get(pair) or self._look(pair)
        for cell in kept[1]:
            if cell in bodies:
                return Sight(False, "body", cell)
        return kept[0]

    def between(self, a: str, b: str) -> tuple[str, ...]:
        """Where somebody would hide two cells from each other that see each other now."""
        pair = (a, b)
        return (self.grid.sights.get(pair) or self._sights.get(pair) or self._look(pair))[1]

    def shot(self, a: str, b: str, bodies: Container[str] = ()) -> Shot:
        """Can somebody in a shoot at b, and past what?"""
        pair = (a, b)
        kept = self.grid.shots.get(pair) or self._shots.get(pair) or self._aim(pair)
        for cell in kept[1]:
            if cell in bodies:
                return kept[0]._replace(clear=False, why="body", by=cell)
        return kept[0]

    def _look(self, pair: tuple[str, str]) -> tuple[Sight, tuple[str, ...]]:
        line = self.grid.line(*pair)
        seen = sight.look(self, *pair, line)
        sights = self._sights if line.changing else self.grid.sights
        kept = sights[pair] = sights[pair[1], pair[0]] = seen, self._hiding(pair, seen.clear)  # it is mutual
        return kept

    def _aim(self, pair: tuple[str, str]) -> tuple[Shot, tuple[str, ...]]:
        line = self.grid.line(*pair)
        aimed = sight.aim(self, *pair, line)
        kept = (self._shots if line.changing else self.grid.shots)[pair] = aimed, self._hiding(pair, aimed.clear)
        return kept

    def _hiding(self, pair: tuple[str, str], clear: bool) -> tuple[str, ...]:
        """The cells where somebody would stand in the way of a clear line: on the ground, between two on the ground."""
        ground = all(self.grid.cells[end].kind == "open" for end in pair)
        return self.grid.line(*pair).cells if clear and ground else ()

    # -- ways

    def walk(
        self,
        start: str,
        mp: int,
        diagonals: int,
        stops: Collection[str] = (),
        closed: Collection[str] = (),
        origin: str = "",
        bodies: Collection[str] = (),
    ) -> Routes:
        """The least-MP plain ways to every cell in reach; nobody goes on from one of the `stops`, nobody enters what is `closed`, or, if
        there is an `origin`, leaves its sight past those `bodies`. The ways on the empty board are kept: those that nothing stands in
        are still the best."""
        if origin and origin != start:
            return walk(self, start, mp, diagonals, stops, closed, lambda cell: self.sight(origin, cell, bodies).clear)
        free = unhindered(self, start, mp, diagonals, bool(origin))
        if not free.hiding.isdisjoint(bodies):
            closed = {*closed, *[cell for cell in free.ways if not self.sight(start, cell, bodies).clear]}
        if free.crossed.isdisjoint(closed) and free.crossed.isdisjoint(stops):
            return free.ways.without(closed)
        return walk(self, start, mp, diagonals, stops, closed, free.ways.__contains__ if origin else None)

    def far(
        self,
        start: str,
        agility: int,
        enemies: Container[str],
        others: Container[str],
        used: int = 0,
        diagonals: int = 0,
        most: int | None = None,
    ) -> dict[str, Far]:
        """The walking distance to every free cell, over several phases, past no enemy and through others; none beyond `most` MP."""
        return far(self, start, agility, enemies, others, used, diagonals, most)

    def nearest(
        self,
        start: str,
        agility: int,
        enemies: Container[str],
        others: Container[str],
        goal: Callable[[str], bool],
        used: int = 0,
        diagonals: int = 0,
        most: int | None = None,
        stops: Container[str] = (),
        lasts: bool = False,
    ) -> dict[str, Far]:
        """The nearest cells on foot that are a goal, all that are equally near; none beyond `most` MP or past one of the `stops`.
        `lasts`: each with its last moves."""
        return nearest(self, start, agility, enemies, others, goal, used, diagonals, most, stops, lasts)


def ground(grid: Grid, states: Mapping[str, str]) -> Ground:
    """The ground of a grid with these states of its doors and fragile walls; the board's own where none is given."""
    return _ground(grid, tuple(sorted(states.items())))


@lru_cache(maxsize=KEPT)
def _ground(grid: Grid, states: tuple[tuple[str, str], ...]) -> Ground:
    changed = tuple((id, state) for id, state in states if grid.edges[id].state != state)
    return Ground(grid, dict(states)) if changed == states else _ground(grid, changed)
