"""The ground: a grid with its doors and fragile walls as they are now. It answers what rules ask; each answer is found once and kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping
from functools import lru_cache

from . import door, jump, neighbours, sight, step
from .board import Grid
from .jump import Jump
from .parts import DOORS, FRAGILE, EdgeKind
from .sight import Shot, Sight
from .step import Step
from .walk import Routes, unhindered, walk
from .walking_distance import WalkingDistance, far, nearest

_Paces = tuple[int, int, tuple[int, ...]]  # plain moves for a search: their cost, their diagonals, where they lead
KEPT = 128  # grounds: boards with their doors in different states

NOW: dict[tuple[EdgeKind, str], EdgeKind] = {  # what a door or a fragile wall is in each state
    ("door", "closed"): "wall",
    ("door", "locked"): "wall",
    ("door", "open"): "door",
    ("door", "broken"): "door",
    ("fragile", "whole"): "wall",
    ("fragile", "broken"): "obstacle",
}


class Ground:
    """A grid in one state. Compared by identity: `ground` gives the same object for the same states."""

    def __init__(self, grid: Grid, states: Mapping[str, str]) -> None:
        self.grid = grid
        self.states: dict[str, str] = {id: edge.state for id, edge in grid.edges.items() if edge.state}
        for id, state in states.items():
            if state not in (DOORS if grid.edges[id].kind == "door" else FRAGILE) or id not in self.states:
                raise ValueError(f"{id} cannot be {state}")
            self.states[id] = state
        self._kinds: dict[str, EdgeKind] = {
            id: "wall" if edge.kind == "climb" else edge.kind for id, edge in grid.edges.items()
        }
        self._kinds |= {id: NOW[grid.edges[id].kind, state] for id, state in self.states.items()}
        self._steps: dict[str, tuple[Step, ...]] = {}
        self._plain: dict[str, tuple[Step, ...]] = {}
        self.paced: dict[int, tuple[_Paces, ...]] = {}  # for places that were asked for
        self._rough: dict[str, tuple[Step, ...]] = {}
        self._shut: dict[str, tuple[str, ...]] = {}
        self._adjacent: dict[str, tuple[str, ...]] = {}
        self._controls: dict[str, tuple[str, ...]] = {}
        self._zones: dict[str, frozenset[str]] = {}
        self._doors: dict[str, tuple[tuple[str, bool], ...]] = {}
        self._jumps: dict[str, tuple[Jump, ...]] = {}
        self._retreats: dict[str, tuple[str, ...]] = {}
        self._above: dict[tuple[str, str], int] = {}
        self._radii: dict[tuple[str, int, int], frozenset[str]] = {}
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
        known = self._steps.get(cell)
        if known is None:
            known = self._steps[cell] = step.steps(self, cell)
        return known

    def plain(self, cell: str) -> tuple[Step, ...]:
        """The moves that need no test and no Manoeuvre."""
        known = self._plain.get(cell)
        if known is None:
            known = self._plain[cell] = tuple(move for move in self.steps(cell) if move.way in step.PLAIN)
        return known

    def paces(self, place: int) -> tuple[_Paces, ...]:
        """The plain moves from a place (in reading order), grouped by their cost; moves that lead outside are left out."""
        known = self.paced.get(place)
        if known is None:
            alike: dict[tuple[int, int], list[int]] = {}
            for move in self.plain(self.grid.names[place]):
                if move.to:
                    alike.setdefault((move.cost, int(move.diagonal)), []).append(self.grid.order[move.to])
            known = self.paced[place] = tuple((*price, tuple(places)) for price, places in alike.items())
        return known

    def rough(self, cell: str) -> tuple[Step, ...]:
        """The other moves, and all that lead outside."""
        known = self._rough.get(cell)
        if known is None:
            steps = self.steps(cell)
            known = self._rough[cell] = tuple(move for move in steps if not move.to or move.way not in step.PLAIN)
        return known

    def adjacent(self, cell: str) -> tuple[str, ...]:
        """The cells orthogonally or diagonally adjacent, in reading order."""
        known = self._adjacent.get(cell)
        if known is None:
            known = self._adjacent[cell] = neighbours.adjacent(self, cell)
        return known

    def controls(self, cell: str) -> tuple[str, ...]:
        """The cells in the Zone of Control of somebody there, in reading order."""
        known = self._controls.get(cell)
        if known is None:
            known = self._controls[cell] = neighbours.controls(self, cell)
        return known

    def zone(self, cell: str) -> frozenset[str]:
        """The Zone of Control as a set, for callers that test many cells. It is mutual: somebody in it controls the cell."""
        known = self._zones.get(cell)
        if known is None:
            known = self._zones[cell] = frozenset(self.controls(cell))
        return known

    def above(self, a: str, b: str) -> int:
        """1 if a is higher than b across a slope, -1 if lower, 0 if level or not adjacent."""
        known = self._above.get((a, b))
        if known is None:
            known = self._above[a, b] = neighbours.above(self, a, b)
        return known

    def retreats(self, cell: str) -> tuple[str, ...]:
        """Where a Retreat can lead, in reading order; ``""``, if the limit of the board is open there, comes last."""
        known = self._retreats.get(cell)
        if known is None:
            known = self._retreats[cell] = neighbours.retreats(self, cell)
        return known

    def jumps(self, cell: str) -> tuple[Jump, ...]:
        """The jumps from a high cell, in reading order of the cell jumped over."""
        known = self._jumps.get(cell)
        if known is None:
            known = self._jumps[cell] = jump.jumps(self, cell)
        return known

    # -- doors

    def doors(self, cell: str) -> tuple[tuple[str, bool], ...]:
        """The doors that somebody there can handle, in any state; True if the cell borders it, False if only diagonally."""
        known = self._doors.get(cell)
        if known is None:
            known = self._doors[cell] = door.doors(self, cell)
        return known

    def shut(self, cell: str) -> tuple[str, ...]:
        """The locked doors and the whole fragile walls among its edges, in the order of the grid."""
        known = self._shut.get(cell)
        if known is None:
            edges = [edge.id for edge in self.grid.around(cell)]
            known = self._shut[cell] = tuple(edge for edge in edges if self.state(edge) in ("locked", "whole"))
        return known

    def beside(self, edge: str) -> tuple[str, ...]:
        """The cells that border an edge."""
        return tuple(cell for cell in self.grid.edges[edge].cells if cell)

    def same_side(self, edge: str, cell: str) -> str:
        """The door's cell on the side of a cell that borders it or is diagonally adjacent to it, else empty."""
        return door.same_side(self, self.grid.edges[edge], cell)

    # -- lines

    def sight(self, a: str, b: str, bodies: Container[str] = ()) -> Sight:
        """Do two cells see each other, past the figures in `bodies` (those at its own ends do not count)?"""
        pair = (a, b)
        kept = self.grid.sights.get(pair) or self._sights.get(pair) or self._look(pair)
        for cell in kept[1]:
            if cell in bodies:
                return Sight(False, "body", cell)
        return kept[0]

    def between(self, a: str, b: str) -> tuple[str, ...]:
        """The cells where somebody would hide two cells from each other that see each other now."""
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
        """The cells where somebody would block a clear line: cells on the ground, if both ends are on the ground."""
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
        """The plain ways with the fewest MP to every cell in reach. They do not go on from one of the `stops`, enter a `closed` cell or, if
        there is an `origin`, leave its sight past the `bodies`. The ways on the empty board are kept: a way that nothing blocks is still
        the best."""
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
    ) -> dict[str, WalkingDistance]:
        """The walking distance to every free cell, over several phases, not through enemies but through others; none beyond `most` MP."""
        return far(self, start, agility, enemies, others, used, diagonals, most)

    def radius(self, start: str, agility: int, most: int) -> frozenset[str]:
        """The cells within a number of MP if nobody is in the way."""
        known = self._radii.get((start, agility, most))
        if known is None:
            known = self._radii[start, agility, most] = frozenset(self.far(start, agility, (), (), most=most))
        return known

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
    ) -> dict[str, WalkingDistance]:
        """The nearest cells on foot that are a goal: all that are equally near, none beyond `most` MP or past one of the `stops`.
        `lasts`: find the last moves, too."""
        return nearest(self, start, agility, enemies, others, goal, used, diagonals, most, stops, lasts)


def ground(grid: Grid, states: Mapping[str, str]) -> Ground:
    """The ground of a grid with these states of its doors and fragile walls; for the others the board's own."""
    return _ground(grid, tuple(sorted(states.items())))


@lru_cache(maxsize=KEPT)
def _ground(grid: Grid, states: tuple[tuple[str, str], ...]) -> Ground:
    changed = tuple((id, state) for id, state in states if grid.edges[id].state != state)
    return Ground(grid, dict(states)) if changed == states else _ground(grid, changed)
