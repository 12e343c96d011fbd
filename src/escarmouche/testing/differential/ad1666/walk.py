"""Walking: every state that can be reached with a number of MP, without any search for the best (AD66-MOVE, AD66-ZOC-05, AD66-FULL-07)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from escarmouche.core.asks.cells import Way
from escarmouche.games.ad1666.movement import passage, walk
from escarmouche.games.ad1666.state import NOBODY, Figure, Move
from escarmouche.testing.differential.ad1666.around import PLAIN, allied, exits, holding
from escarmouche.testing.differential.ad1666.board import Scene, few, scene, shuffle
from escarmouche.testing.differential.ad1666.plan import Plan
from escarmouche.testing.differential.ad1666.sight import seen, standing
from escarmouche.testing.differential.compare import Comparison, Predicate

SHUFFLES = 3
ENDS = 12  # squares that are asked about in one move: more boards rather than more squares
KEPT = 1024  # squares whose steps are not worked out again: those of the last few boards


def turns_left(table: Scene, figure: Figure) -> int:
    """The diagonal steps that it has left in this phase (AD66-MOVE-02)."""
    return max(0, table.game.cards[figure.card].agility - figure.diagonals)


@lru_cache(maxsize=KEPT)
def steps(plan: Plan, cell: str) -> tuple[tuple[str, int, int], ...]:
    """Where plain steps lead within the board, for how many MP and diagonal steps."""
    return tuple((to, cost, int(not edge)) for to, way, cost, edge in exits(plan, cell) if to and way in PLAIN)


def walked(
    plan: Plan, start: str, mp: int, turns: int, enter: Callable[[str], bool], stop: Callable[[str], bool]
) -> dict[str, int]:
    """The fewest MP to every square: all that can be had for 0 MP, for 1, for 2 ..."""
    had: list[set[tuple[str, int]]] = [{(start, 0)}, *(set() for _ in range(mp))]
    costs: dict[str, int] = {}
    for spent, states in enumerate(had):
        for cell, turned in states:
            costs.setdefault(cell, spent)
            if cell != start and stop(cell):
                continue
            for to, cost, turn in steps(plan, cell):
                if spent + cost <= mp and turned + turn <= turns and to != start and enter(to):
                    had[spent + cost].add((to, turned + turn))
    del costs[start]
    return costs


def trodden(
    plan: Plan, start: str, path: Sequence[str], turns: int, enter: Callable[[str], bool], stop: Callable[[str], bool]
) -> set[int]:
    """What a path can cost; nothing if it cannot be walked."""
    states = {(0, 0)}
    for k, (here, to) in enumerate(zip((start, *path), path, strict=False)):
        if (k and stop(here)) or not enter(to):
            return set()
        states = {
            (spent + cost, turned + turn)
            for spent, turned in states
            for beyond, cost, turn in steps(plan, here)
            if beyond == to and turned + turn <= turns
        }
    return {spent for spent, _ in states}


def _told(
    rng: random.Random, table: Scene, figure: Figure, mp: int, run: Move | None, words: str
) -> Iterator[Comparison]:
    """The engine's ways against squares within reach: what each costs, and that it can be walked."""
    plan, turns, taken = table.plan, turns_left(table, figure), table.taken()
    bodies = standing(table) - {figure.cell}

    def enter(cell: str) -> bool:
        if run is None or cell in taken:
            return cell not in taken
        return cell not in run.visited and seen(plan, run.origin, cell, bodies - {run.origin, cell})

    def stop(cell: str) -> bool:
        return holding(table, figure, cell)

    slow = {} if stop(figure.cell) else walked(plan, figure.cell, mp, turns, enter, stop)
    ways = walk.reachable(table.game, figure, mp, run)
    for cell in few(rng, within(plan, figure.cell, mp), ENDS):
        way: Way | None = ways.get(cell)
        label = f"{words} to {cell} with {mp} MP on {table}"
        if way is None:
            yield Comparison(None, slow.get(cell), label)
            continue
        wrong = way.path[-1] != cell or way.cost not in trodden(plan, figure.cell, way.path, turns, enter, stop)
        yield Comparison(way.cost, f"no way: {way.path}" if wrong else slow.get(cell), label)


def _able(rng: random.Random, table: Scene) -> list[Figure]:
    """Those who can move, and some of the others."""
    return [figure for figure in table.some(rng, 4) if rng.random() < 0.2 or not holding(table, figure, figure.cell)]


def _walks(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng, rng.choice(("", "", "slopes")))
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for figure in _able(rng, table):
            yield from _told(rng, table, figure, rng.choice((2, 4, 4, 6)), None, f"{figure.id} walks")


def _runs(rng: random.Random) -> Iterator[Comparison]:
    """A Run from where it began, and one that is on its way already."""
    table = scene(rng)
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for figure in _able(rng, table):
            run = Move(figure.id, "run", 4, origin=figure.cell)
            yield from _told(rng, table, figure, 4, run, f"{figure.id} runs")
            _begin(rng, table, figure, run)
            if run.visited:
                words = f"{figure.id}, from {run.origin} over {run.visited}, runs on"
                yield from _told(rng, table, figure, rng.randint(1, 3), run, words)


def _begin(rng: random.Random, table: Scene, figure: Figure, run: Move) -> None:
    """The first part of a Run."""
    ways = walk.reachable(table.game, figure, 4, run)
    if ways:
        way = ways[rng.choice(list(ways))]
        run.visited, figure.cell = list(way.path), way.path[-1]
        table.game.figures_changed()


# -- Force Passage


def friendly(one: Figure, other: Figure) -> bool:
    """The figures that may be passed through (AD66-MAN-05, AD66-AMB-50, -105)."""
    kind = one.marker or other.marker or "recruit" in (one.vocation, other.vocation)
    return kind or allied(one, other) or one.id in other.uncles or other.id in one.uncles


def passed(table: Scene, figure: Figure, mp: int) -> dict[str, int]:
    """Every way through friends, tried to its end: the fewest MP to each square behind them."""
    plan, turns, costs = table.plan, turns_left(table, figure), dict[str, int]()

    def go_on(cell: str, spent: int, turned: int, behind: tuple[str, ...]) -> None:
        for to, cost, turn in steps(plan, cell):
            total, other = spent + cost, table.at(to)
            if turned + turn > turns or total > mp or to in behind or plan.kinds[to] != plan.kinds[cell]:
                continue
            if other is None:
                if behind:
                    costs[to] = min(total, costs.get(to, total))
            elif other is not figure and friendly(figure, other) and not holding(table, figure, to):
                go_on(to, total + 1, turned + turn, (*behind, to))

    go_on(figure.cell, 0, 0, ())
    return costs


def _passages(rng: random.Random) -> Iterator[Comparison]:
    table = scene(rng, rng.choice(("", "slopes")))
    for _ in range(SHUFFLES):
        shuffle(rng, table)
        for figure in table.some(rng, 5):
            near = [other for other in table.people() if other.cell in table.plan.touched(figure.cell)]
            if figure.seat == NOBODY or not any(friendly(figure, other) for other in near):
                continue
            mp = rng.choice((2, 4, 4, 6))
            ways, slow = passage.passages(table.game, figure, mp), passed(table, figure, mp)
            for cell in few(rng, within(table.plan, figure.cell, 2), ENDS):
                fast = ways[cell].cost if cell in ways else None
                yield Comparison(fast, slow.get(cell), f"{figure.id} passes to {cell} with {mp} MP on {table}")


def within(plan: Plan, cell: str, squares: int) -> list[str]:
    """The squares within a number of squares of another."""
    return sorted(other for other, gap in plan.ranges(cell).items() if 0 < gap <= squares)


WALK = Predicate("walk", ("AD66-MOVE-01", "AD66-MOVE-02", "AD66-MOVE-03", "AD66-ZOC-05", "AD66-AMB-36"), _walks)
RUN = Predicate("run", ("AD66-FULL-07", "AD66-AMB-31"), _runs)
PASSAGE = Predicate("force passage", ("AD66-MAN-03", "AD66-MAN-05", "AD66-AMB-50"), _passages)
