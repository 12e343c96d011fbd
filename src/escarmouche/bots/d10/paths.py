"""Moves worth a thought: along the ways round walls to where somebody wants to be, and all round."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

from escarmouche.bots.d10.figure import Figure
from escarmouche.bots.d10.goals import Errand
from escarmouche.bots.d10.position import Position
from escarmouche.space.sweep import through

PROPOSED = 32  # of the question's own, on floors and stairs
SHARES = (1.0, 0.75, 0.5, 0.3, 0.1)  # of a way, of which the end is tried before it is given up
ROUND = 12  # directions
LENGTHS = (1.0, 0.5)  # of a move, as shares of it
TOUCH = 4_000  # who wants to be so near wants to touch
EXACT = 500  # or to stand just there
SIDES = 12
Spot = tuple[int, int]
Path = tuple[Spot, ...]


def paths(position: Position, one: Figure, ask: Any, errands: list[Errand]) -> list[Path]:
    """Legal moves, each once."""
    if one.floor:
        return list(dict.fromkeys(itertools.islice(ask, PROPOSED)))
    found: dict[Path, None] = {}
    for errand in errands:
        if not errand.moving:
            found.update(dict.fromkeys(route(position, one, ask, errand)))
    hunted = quarry(position, one)
    if hunted is not None:
        found.update(dict.fromkeys(route(position, one, ask, Errand(0.0, hunted.x, hunted.y))))
    found.update(dict.fromkeys(around(one, ask)))
    return list(found)


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


def route(position: Position, one: Figure, ask: Any, errand: Errand) -> list[Path]:
    """As far along the way to a spot as the move goes; and up to it, if that is near enough."""
    far = ask.about["distance"]
    steps = trail(position, one, errand.x, errand.y, far)
    if 0 < errand.within < TOUCH and math.hypot(one.x - errand.x, one.y - errand.y) < far + errand.within:
        found = touching(one, ask, errand, steps)
        if found is not None:
            return [found]
    for share in SHARES if steps else ():
        cut = steps[: 1 + round(share * (len(steps) - 1))]
        for path in ((cut[-1],), bends(one, cut)):
            if path in ask:
                return [path]
    return []


def touching(one: Figure, ask: Any, errand: Errand, steps: list[Spot]) -> Path | None:
    """A path that ends touching something, from the nearest side that is free."""
    x, y, r = errand.x, errand.y, errand.within
    turns = [2 * math.pi * k / SIDES for k in range(SIDES)]
    spots = [(round(x + r * math.cos(t)), round(y + r * math.sin(t))) for t in turns] if r > EXACT else [(x, y)]
    spots.sort(key=lambda spot: math.hypot(spot[0] - one.x, spot[1] - one.y))
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


def trail(position: Position, one: Figure, x: int, y: int, far: int) -> list[Spot]:
    """The middles of the cells that lead to a spot, as far as a move may go."""
    ways = position.ways
    field, size = ways.field((x, y, 0)), ways.cell
    cell, walked = ways.at(one.x, one.y), 0.0
    found: list[Spot] = []
    while walked < far and field[cell] > 0:
        ahead, step = min(ways.next(cell), key=lambda pair: field[pair[0]])
        if field[ahead] >= field[cell]:
            break
        cell, walked = ahead, walked + 1000 * step
        found.append((round((cell % ways.wide + 0.5) * size), round((cell // ways.wide + 0.5) * size)))
    return found


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
