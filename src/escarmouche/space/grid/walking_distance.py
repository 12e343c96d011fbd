"""The walking distance of a non-player figure: the fewest Movement Points to every cell, over as many phases as it takes.

A phase's movement is 4 MP and a number of diagonal steps. The search runs over (place, MP used in this phase, diagonals used
in it). A move (a step, opening a door, passing through others to the next free cell) that costs more than is left is
made in the next phase; only its cost is counted. A figure that waits for the next phase to have its diagonals when it
needs them counts the remaining MP as spent. A move is never cut by the end of a phase, so nobody ends on others. With
no diagonals, or with four or more, phases make no difference and are not distinguished.

A door is opened for 1 MP from a cell that borders it and then passed, at once or in the next phase.

If several paths are equally short, `path` of a `WalkingDistance` is one of them, `firsts` says how each of them begins, and `lasts` from
where and at which price each makes its last move.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Iterator
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from .parts import unique
from .step import PLAIN, Step

if TYPE_CHECKING:
    from .ground import Ground

PHASE = 4
OPENING = 1
PASSING = 1
ENDLESS = 10**6


class Pace(NamedTuple):
    """A cell of a path, and the door that is opened before it is entered."""

    to: str
    edge: str = ""


class Hop(NamedTuple):
    """A move from where somebody stands: over these cells (through others to a free one), or, without any, the opening of a door."""

    cells: tuple[str, ...]
    door: str
    cost: int
    diagonals: int


class WalkingDistance(NamedTuple):
    """The fewest MP to a cell, and a path without its start; how all equally short paths begin; and, if asked for, the cells where their
    last moves begin, with the MP of these moves.

    A path that begins with waiting for the next phase has no first move.
    """

    cost: int
    path: tuple[Pace, ...]
    firsts: tuple[Hop, ...] = ()
    lasts: tuple[tuple[str, int], ...] = ()


class _Move(NamedTuple):
    """A move between two places: its price, its diagonal steps, the cells entered. `door` is a door that was opened and not passed yet."""

    to: str
    door: str
    cost: int
    diagonals: int
    cells: tuple[str, ...]


_Place = tuple[str, str]  # a cell, and the door opened from it
_State = tuple[_Place, int, int]
_Before = tuple[_State, _Move | None]  # the state before, and the move made in it


def far(
    ground: Ground,
    start: str,
    agility: int,
    enemies: Container[str],
    others: Container[str],
    used: int = 0,
    diagonals: int = 0,
    most: int | None = None,
) -> dict[str, WalkingDistance]:
    """The walking distance to every free cell that can be reached within `most` MP, the start itself (0) among them, in reading order.

    `used` and `diagonals` are what has been spent of this phase's movement.
    """
    return _Search(ground, start, agility, enemies, others, most=most).distances(used, diagonals)


def nearest(
    ground: Ground,
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
    """The nearest cells that are a goal, with their distances: all that are equally near, none beyond `most` MP. It searches no further.

    A path does not go on from one of the `stops`, or pass through it. `lasts`: find the last moves, too.
    """
    return _Search(ground, start, agility, enemies, others, goal, most, stops, lasts).distances(used, diagonals)


class _Search:
    """One search from one start."""

    def __init__(
        self,
        ground: Ground,
        start: str,
        agility: int,
        enemies: Container[str],
        others: Container[str],
        goal: Callable[[str], bool] | None = None,
        most: int | None = None,
        stops: Container[str] = (),
        lasts: bool = False,
    ) -> None:
        self.ground, self.start, self.agility = ground, start, agility
        self.enemies, self.others, self.goal, self.most, self.stops = enemies, others, goal, most, stops
        self.phased = 0 < agility < PHASE
        self._moves: dict[_Place, tuple[_Move, ...]] = {}
        self._costs: dict[_State, int] = {}
        self._before: dict[_State, _Before] = {}
        self._ties: dict[_State, list[_Before]] | None = (
            {} if lasts else None
        )  # other ways to a state at the same price
        self._firsts: dict[_State, tuple[_Move, ...]] = {}

    def distances(self, used: int, diagonals: int) -> dict[str, WalkingDistance]:
        """Every cell with its distance, in reading order."""
        order = self.ground.grid.order
        spent = (used, diagonals) if self.phased and used < PHASE else (0, 0)
        best = self._spread(((self.start, ""), *spent))
        ways = {
            cell: WalkingDistance(
                self._costs[states[0]],
                _path(self._before, states[0]),
                _hops(self._firsts, states),
                self._lasts(states),
            )
            for cell, states in best.items()
        }
        return dict(sorted(ways.items(), key=lambda item: order[item[0]]))

    def _lasts(self, states: list[_State]) -> tuple[tuple[str, int], ...]:
        """Where the last moves of the shortest paths begin, and what they cost, each once; empty unless asked for."""
        if self._ties is None:
            return ()
        known = [self._before[state] for state in states if state in self._before]
        known += [step for state in states for step in self._ties.get(state, ())]
        return unique((place[0], move.cost) for (place, _, _), move in known if move is not None)

    def _spread(self, origin: _State) -> dict[str, list[_State]]:
        """For each cell, the states that reach it most cheaply. The search goes through the states, cheapest first.

        With a goal only such cells are kept, and nothing more expensive than the first of them is considered.
        """
        costs, firsts, ties, order = self._costs, self._firsts, self._ties, self.ground.grid.order
        goal, limit = self.goal, ENDLESS if self.most is None else self.most
        wanted = functools.cache(goal) if goal is not None else bool
        costs[origin], firsts[origin] = 0, ()
        queue = [(0, order[self.start], origin)]
        best: dict[str, list[_State]] = {}
        while queue:
            cost, _, state = heappop(queue)
            (cell, door), _, _ = state
            if cost > costs[state]:
                continue
            if cost > limit:
                break
            if not door and (cell not in best or costs[best[cell][0]] == cost) and (goal is None or wanted(cell)):
                best.setdefault(cell, []).append(state)
                limit = cost if goal is not None else limit
            for price, after, move in self._after(state):
                begins = ((move,) if move else ()) if state == origin else firsts[state]
                known = costs.get(after)
                if known is None or cost + price < known:
                    if ties is not None:
                        ties.pop(after, None)
                    costs[after], self._before[after], firsts[after] = cost + price, (state, move), begins
                    heappush(queue, (cost + price, order[after[0][0]], after))
                elif cost + price == known:
                    if ties is not None:
                        ties.setdefault(after, []).append((state, move))
                    firsts[after] = unique((*firsts[after], *begins))
        return best

    def _after(self, state: _State) -> Iterator[tuple[int, _State, _Move | None]]:
        """What can be done in a state: a move, now or (if it cannot be paid for) in the next phase; or waiting for the next phase."""
        place, used, diagonals = state
        for move in self.moves(place):
            if not self.phased:
                if not move.diagonals or self.agility:
                    yield move.cost, ((move.to, move.door), 0, 0), move
                continue
            spent, turned = used + move.cost, diagonals + move.diagonals
            if spent > PHASE:
                spent, turned = move.cost, move.diagonals
            if turned <= self.agility:
                spent, turned = (0, 0) if spent == PHASE else (spent, turned)
                yield move.cost, ((move.to, move.door), spent, turned), move
        if used or diagonals:
            yield PHASE - used, (place, 0, 0), None

    def moves(self, place: _Place) -> tuple[_Move, ...]:
        known = self._moves.get(place)
        if known is None:
            known = self._moves[place] = tuple(self._find(place))
        return known

    def _find(self, place: _Place) -> Iterator[_Move]:
        """The moves from a place: through the door just opened, or else any step, passage or opening of a door."""
        cell, door = place
        if cell in self.stops:
            return
        if door:
            steps: tuple[Step, ...] = (Step(self.ground.grid.edges[door].beyond(cell), 1, False, "step", door),)
        else:
            steps = self.ground.steps(cell)
            yield from (
                _Move(cell, id, OPENING, 0, ())
                for id, borders in self.ground.doors(cell)
                if borders and self._opens(id)
            )
        # A more expensive passage is kept beside a cheaper one: it may end a phase where the other does not.
        yield from self._through(cell, steps, 0, 0, ())

    def _opens(self, door: str) -> bool:
        """Is it closed and unlocked, between two cells of one height?"""
        a, b = self.ground.grid.edges[door].cells
        cells = self.ground.grid.cells
        return self.ground.state(door) == "closed" and b != "" and cells[a].kind == cells[b].kind != "blocked"

    def _through(
        self, cell: str, steps: tuple[Step, ...], cost: int, diagonals: int, cells: tuple[str, ...]
    ) -> Iterator[_Move]:
        """Steps to free cells, and on through others as long as one phase's movement allows, between cells of one height."""
        kinds = self.ground.grid.cells
        for step in steps:
            if step.way not in PLAIN or not step.to or step.to in self.enemies or step.to in cells:
                continue
            passing = step.to in self.others and step.to != self.start
            if (passing or cells) and kinds[step.to].kind != kinds[cell].kind:
                continue
            if passing and step.to in self.stops:
                continue
            price, turned = cost + step.cost + (PASSING if passing else 0), diagonals + step.diagonal
            if price > PHASE or turned > self.agility:
                continue
            after = (*cells, step.to)
            if passing:
                yield from self._through(step.to, self.ground.steps(step.to), price, turned, after)
            else:
                yield _Move(step.to, "", price, turned, after)


def _hops(firsts: dict[_State, tuple[_Move, ...]], states: list[_State]) -> tuple[Hop, ...]:
    """How the shortest paths begin, each once."""
    moves = unique(move for state in states for move in firsts[state])
    return tuple(Hop(move.cells, move.door, move.cost, move.diagonals) for move in moves)


def _path(before: dict[_State, _Before], state: _State) -> tuple[Pace, ...]:
    """The cells entered on the way to a state, from the first."""
    paces: list[Pace] = []
    while state in before:
        last, move = before[state]
        if move is not None and move.cells:
            opened = last[0][1]
            paces[:0] = [Pace(cell, opened if k == 0 else "") for k, cell in enumerate(move.cells)]
        state = last
    return tuple(paces)
