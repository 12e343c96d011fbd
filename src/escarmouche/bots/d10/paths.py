"""Moves worth a thought: along the ways round walls to where somebody wants to be, and all round."""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Iterator
from typing import Any

from escarmouche.bots.d10.figure import Figure
from escarmouche.bots.d10.goals import LATE, Errand, speed
from escarmouche.bots.d10.position import Position
from escarmouche.bots.walking import Ways
from escarmouche.space.sweep import through

PROPOSED = 32  # of the question's own, on floors and stairs
ENDS, EACH = 30, 4  # ends of a way, the best first, of which each so many is tried before it is given up
ROUNDABOUT = 3.0  # moves that are looked ahead where the way is barred
STRIDE = 2  # cells between the ends that are tried on it
LITTLE = 2.0  # cm: who comes no nearer than that is barred
CLEAR = 120  # nobody passes nearer to an enemy without stopping there
ROUND = 12  # directions
LENGTHS = (1.0, 0.5)  # of a move, as shares of it
TOUCH = 4_000  # who wants to be so near wants to touch
EXACT = 500  # or to stand just there
SIDES = 12
ASIDE = (0, 700, -700, 1_400, -1_400)
Spot = tuple[int, int]
Path = tuple[Spot, ...]
Tree = dict[int, int]  # cell -> the one before it


def paths(position: Position, one: Figure, ask: Any, errands: list[Errand]) -> dict[Path, float]:
    """Legal moves, each once; and what a way round somebody is worth, that leads away at first."""
    if one.floor:
        return dict.fromkeys(itertools.islice(ask, PROPOSED), 0.0)
    found: dict[Path, float] = {}
    goals = [errand for errand in errands if not errand.moving]
    hunted = quarry(position, one)
    if hunted is not None:
        goals.append(Errand(0.0, hunted.x, hunted.y))
    tree = reach(position, one, ask.about["distance"]) if goals else {}
    for errand in goals:
        ways = route(position, one, ask, errand, tree)
        found.update(dict.fromkeys(ways, 0.0))
        if not ways and errand.work:
            found.update(round_about(position, one, ask, errand))
    for path in around(one, ask):
        found.setdefault(path, 0.0)
    return found


def round_about(position: Position, one: Figure, ask: Any, errand: Errand) -> dict[Path, float]:
    """Where enemies bar the way: the beginning of one that leads round them, and what it is worth to be further on it."""
    ways, far = position.ways, ask.about["distance"]
    field, costs = ways.field((errand.x, errand.y, 0)), dict[int, float]()
    tree = reach(position, one, round(ROUNDABOUT * far), costs)
    best = min(tree, key=lambda cell: costs[cell] + field[cell])
    steps = [cell for cell in chain(tree, best) if 1000 * costs[cell] <= far]
    for k in range(len(steps) - 1, 0, -STRIDE):
        path = bends(one, [middle(ways, cell) for cell in steps[1 : k + 1]])
        if path in ask:
            turns = 1000 * costs[steps[k]] / speed(one)
            return {path: errand.value * LATE * turns / position.left}
    return {}


def around(one: Figure, ask: Any) -> Iterator[Path]:
    """Straight on in every direction, all the way or less."""
    far = ask.about["distance"]
    for k in range(ROUND):
        angle = 2 * math.pi * k / ROUND
        for share in LENGTHS:
            yield (ask.region.towards(math.cos(angle), math.sin(angle), far * share),)


def quarry(position: Position, one: Figure) -> Figure | None:
    """The nearest enemy that is out of sight and beyond a charge: to be looked for."""
    others = [other for other in position.enemies(one) if other.floor == one.floor]
    nearest = min(others, key=one.gap, default=None)
    if nearest is None or one.gap(nearest) <= one.stride or position.view(one, nearest):
        return None
    return nearest


def route(position: Position, one: Figure, ask: Any, errand: Errand, tree: Tree) -> list[Path]:
    """As far along the way to a spot as the move goes; and up to it, if that is near enough."""
    ways = position.ways
    field = ways.field((errand.x, errand.y, 0))
    cells = heapq.nsmallest(ENDS, tree, key=lambda cell: field[cell])[::EACH]
    if 0 < errand.within < TOUCH and field[cells[0]] < (errand.within + ways.cell) / 1000 + 1:
        found = touching(one, ask, errand, trail(ways, tree, cells[0]))
        if found is not None:
            return [found]
    here = field[ways.at(one.x, one.y)]
    for cell in cells:
        if field[cell] > here - LITTLE:
            break
        steps = trail(ways, tree, cell)
        for path in ((steps[-1],), bends(one, steps)):
            if path in ask:
                return [path]
    return []


def reach(position: Position, one: Figure, far: int, costs: dict[int, float] | None = None) -> Tree:
    """The cells that a move may lead to, each with the one before it: round walls and past enemies."""
    ways, most = position.ways, far / 1000
    bodies = [(f.x, f.y, (f.r + one.r + CLEAR) ** 2) for f in position.enemies(one) if f.ready and f.floor == one.floor]
    start = ways.at(one.x, one.y)
    aside = math.dist(middle(ways, start), (one.x, one.y)) / 1000
    costs = {} if costs is None else costs
    tree, costs[start], queue = {start: start}, aside, [(aside, start)]
    while queue:
        walked, cell = heapq.heappop(queue)
        if walked > costs[cell]:
            continue
        for other, _, cost in ways.near[cell]:
            total = walked + cost
            if total <= most and total < costs.get(other, most + 1) and not taken(ways, other, bodies):
                costs[other], tree[other] = total, cell
                heapq.heappush(queue, (total, other))
    return tree


def taken(ways: Ways, cell: int, bodies: list[tuple[int, int, int]]) -> bool:
    """Does an enemy stand in a cell?"""
    x, y = middle(ways, cell)
    return any((x - bx) ** 2 + (y - by) ** 2 < far for bx, by, far in bodies)


def middle(ways: Ways, cell: int) -> Spot:
    return round((cell % ways.wide + 0.5) * ways.cell), round((cell // ways.wide + 0.5) * ways.cell)


def chain(tree: Tree, cell: int) -> list[int]:
    """The cells that lead to one, from the first on."""
    found = [cell]
    while tree[cell] != cell:
        cell = tree[cell]
        found.append(cell)
    return found[::-1]


def trail(ways: Ways, tree: Tree, cell: int) -> list[Spot]:
    """The middles of the cells that lead to one, without that where one stands."""
    found = [middle(ways, step) for step in chain(tree, cell)]
    return found[1:] or found


def touching(one: Figure, ask: Any, errand: Errand, steps: list[Spot]) -> Path | None:
    """A path that ends touching something, from the nearest side that is free."""
    x, y, r = errand.x, errand.y, errand.within
    turns = [2 * math.pi * k / SIDES for k in range(SIDES)]
    if r > EXACT:
        spots = [(round(x + r * math.cos(t)), round(y + r * math.sin(t))) for t in turns]
        spots.sort(key=lambda spot: math.hypot(spot[0] - one.x, spot[1] - one.y))
    else:
        ux, uy = errand.along
        spots = [(round(x + ux * k), round(y + uy * k)) for k in ASIDE]
    for spot in spots:
        for path in ((spot,), bends(one, [*steps, spot])):
            if path in ask:
                return path
    return None


def bends(one: Figure, steps: list[Spot]) -> Path:
    """The steps of a way without those that lie on a straight line."""
    kept, before = [], (one.x, one.y)
    for here, ahead in itertools.pairwise(steps):
        if (here[0] - before[0], here[1] - before[1]) != (ahead[0] - here[0], ahead[1] - here[1]):
            kept.append(here)
        before = here
    return (*kept, steps[-1])


def hurdles(position: Position, one: Figure, path: Path) -> int:
    """How many low pieces a path leads over."""
    found, lows = 0, position.field.lows(one.floor, one.mounted)
    for (x0, y0), (x1, y1) in itertools.pairwise([(one.x, one.y), *path]):
        far = math.hypot(x1 - x0, y1 - y0)
        if far > 1:
            ux, uy = (x1 - x0) / far, (y1 - y0) / far
            near = lows.near(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
            for part in [part for piece in near for part in piece.parts]:
                start, end = through(part, x0, y0, ux, uy, 0.0)
                found += start < end and end > 0 and start < far
    return found
