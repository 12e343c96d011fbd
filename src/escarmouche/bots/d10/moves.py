"""Moves that deserve a look: along the ways round walls to where somebody wants to be, and all round."""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Iterator

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.objectives.nearness import LATE, speed
from escarmouche.bots.d10.objectives.task import Task
from escarmouche.bots.d10.position import Position
from escarmouche.bots.walking import WalkingMap
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.region import Path
from escarmouche.games.d10.movement.route import Route
from escarmouche.games.d10.questions import Move
from escarmouche.space.sweep import through

PROPOSED = 32  # of the question's own proposals, on floors and stairs
ENDS, EACH = 30, 4  # ends of a way, the best first: every fourth of thirty is tried before the way is given up
ROUNDABOUT = 3.0  # moves to look ahead where the way is barred
STRIDE = 2  # cells between the ends that are tried on it
LITTLE = 2.0  # centimetres: a fighter that comes no nearer than this is barred
CLEAR = 120  # nobody passes nearer to an enemy without stopping there
ROUND = 12  # directions
LENGTHS = (1.0, 0.5)  # of a move, as shares of it
TOUCH = 4_000  # a task that is done from this near is done in contact
EXACT = 500  # or on the very spot
SIDES = 12
ASIDE = (0, 700, -700, 1_400, -1_400)
Spot = tuple[int, int]
Way = tuple[Spot, ...]
Tree = dict[int, int]  # cell -> the cell before it


def moves(position: Position, fighter: Fighter, ask: Path, tasks: list[Task]) -> dict[Way, float]:
    """Legal moves, each once; with what a way round somebody is worth although it leads away at first."""
    if fighter.floor:
        return dict.fromkeys(itertools.islice(ask, PROPOSED), 0.0)
    ways: dict[Way, float] = {}
    goals = [task for task in tasks if not task.moving]
    hunted = quarry(position, fighter)
    if hunted is not None:
        goals.append(Task(0.0, hunted.x, hunted.y))
    tree = reachable(position, fighter, about_of(ask, Move)["distance"]) if goals else {}
    for task in goals:
        routes = route(position, fighter, ask, task, tree)
        ways.update(dict.fromkeys(routes, 0.0))
        if not routes and task.work:
            ways.update(round_about(position, fighter, ask, task))
    for way in around(ask):
        ways.setdefault(way, 0.0)
    return ways


def round_about(position: Position, fighter: Fighter, ask: Path, task: Task) -> dict[Way, float]:
    """The first part of a way round enemies that bar the straight one, and what it is worth to be that far along."""
    walking, far = position.walking, about_of(ask, Move)["distance"]
    distances, costs = walking.distances_to((task.x, task.y, 0)), dict[int, float]()
    tree = reachable(position, fighter, round(ROUNDABOUT * far), costs)
    best = min(tree, key=lambda cell: costs[cell] + distances[cell])
    steps = [cell for cell in chain(tree, best) if 1000 * costs[cell] <= far]
    for k in range(len(steps) - 1, 0, -STRIDE):
        way = bends(fighter, [middle(walking, cell) for cell in steps[1 : k + 1]])
        if way in ask:
            turns = 1000 * costs[steps[k]] / speed(fighter)
            return {way: task.value * LATE * turns / position.left}
    return {}


def around(ask: Path) -> Iterator[Way]:
    """Straight on in every direction, all the way or less."""
    far, region = about_of(ask, Move)["distance"], ask.region
    assert isinstance(region, Route)
    for k in range(ROUND):
        angle = 2 * math.pi * k / ROUND
        for share in LENGTHS:
            yield (region.towards(math.cos(angle), math.sin(angle), far * share),)


def quarry(position: Position, fighter: Fighter) -> Fighter | None:
    """The nearest enemy if it is out of sight and beyond a charge: somebody to look for."""
    enemies = [enemy for enemy in position.enemies(fighter) if enemy.floor == fighter.floor]
    nearest = min(enemies, key=fighter.gap, default=None)
    if nearest is None or fighter.gap(nearest) <= fighter.stride or position.view(fighter, nearest):
        return None
    return nearest


def route(position: Position, fighter: Fighter, ask: Path, task: Task, tree: Tree) -> list[Way]:
    """As far along the way to a task as the move goes; and up to it, if that is near enough."""
    walking = position.walking
    distances = walking.distances_to((task.x, task.y, 0))
    cells = heapq.nsmallest(ENDS, tree, key=lambda cell: distances[cell])[::EACH]
    if 0 < task.within < TOUCH and distances[cells[0]] < (task.within + walking.cell) / 1000 + 1:
        way = touching(fighter, ask, task, trail(walking, tree, cells[0]))
        if way is not None:
            return [way]
    here = distances[walking.cell_at(fighter.x, fighter.y)]
    for cell in cells:
        if distances[cell] > here - LITTLE:
            break
        steps = trail(walking, tree, cell)
        for way in ((steps[-1],), bends(fighter, steps)):
            if way in ask:
                return [way]
    return []


def reachable(position: Position, fighter: Fighter, far: int, costs: dict[int, float] | None = None) -> Tree:
    """The cells that a move may lead to, each with the cell before it: round walls and past enemies. `costs` is filled in."""
    walking, most = position.walking, far / 1000
    bodies = [
        (enemy.x, enemy.y, (enemy.radius + fighter.radius + CLEAR) ** 2)
        for enemy in position.enemies(fighter)
        if enemy.ready and enemy.floor == fighter.floor
    ]
    start = walking.cell_at(fighter.x, fighter.y)
    to_middle = math.dist(middle(walking, start), (fighter.x, fighter.y)) / 1000
    costs = {} if costs is None else costs
    tree, costs[start], queue = {start: start}, to_middle, [(to_middle, start)]
    while queue:
        walked, cell = heapq.heappop(queue)
        if walked > costs[cell]:
            continue
        for neighbour, _, cost in walking.neighbours[cell]:
            total = walked + cost
            shorter = total <= most and total < costs.get(neighbour, most + 1)
            if shorter and not taken(walking, neighbour, bodies):
                costs[neighbour], tree[neighbour] = total, cell
                heapq.heappush(queue, (total, neighbour))
    return tree


def taken(walking: WalkingMap, cell: int, bodies: list[tuple[int, int, int]]) -> bool:
    """Does an enemy stand in a cell?"""
    x, y = middle(walking, cell)
    return any((x - body_x) ** 2 + (y - body_y) ** 2 < far for body_x, body_y, far in bodies)


def middle(walking: WalkingMap, cell: int) -> Spot:
    size = walking.cell
    return round((cell % walking.columns + 0.5) * size), round((cell // walking.columns + 0.5) * size)


def chain(tree: Tree, cell: int) -> list[int]:
    """The cells that lead to a cell, from the first on."""
    cells = [cell]
    while tree[cell] != cell:
        cell = tree[cell]
        cells.append(cell)
    return cells[::-1]


def trail(walking: WalkingMap, tree: Tree, cell: int) -> list[Spot]:
    """The middles of the cells that lead to a cell, without that where the fighter stands."""
    spots = [middle(walking, step) for step in chain(tree, cell)]
    return spots[1:] or spots


def touching(fighter: Fighter, ask: Path, task: Task, steps: list[Spot]) -> Way | None:
    """A way that ends touching something, from the nearest side that is free."""
    x, y, r = task.x, task.y, task.within
    turns = [2 * math.pi * k / SIDES for k in range(SIDES)]
    if r > EXACT:
        spots = [(round(x + r * math.cos(turn)), round(y + r * math.sin(turn))) for turn in turns]
        spots.sort(key=lambda spot: math.hypot(spot[0] - fighter.x, spot[1] - fighter.y))
    else:
        ux, uy = task.along
        spots = [(round(x + ux * k), round(y + uy * k)) for k in ASIDE]
    for spot in spots:
        for way in ((spot,), bends(fighter, [*steps, spot])):
            if way in ask:
                return way
    return None


def bends(fighter: Fighter, steps: list[Spot]) -> Way:
    """The steps of a way without those that lie on a straight line."""
    kept, before = [], (fighter.x, fighter.y)
    for here, ahead in itertools.pairwise(steps):
        if (here[0] - before[0], here[1] - before[1]) != (ahead[0] - here[0], ahead[1] - here[1]):
            kept.append(here)
        before = here
    return (*kept, steps[-1])


def hurdles(position: Position, fighter: Fighter, way: Way) -> int:
    """How many low pieces a way leads over."""
    count, low_pieces = 0, position.field.lows(fighter.floor, fighter.mounted)
    for (x0, y0), (x1, y1) in itertools.pairwise([(fighter.x, fighter.y), *way]):
        far = math.hypot(x1 - x0, y1 - y0)
        if far > 1:
            ux, uy = (x1 - x0) / far, (y1 - y0) / far
            near = low_pieces.near(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
            for part in [part for piece in near for part in piece.parts]:
                start, end = through(part, x0, y0, ux, uy, 0.0)
                count += start < end and end > 0 and start < far
    return count
