"""Moves worth a thought: those that the question proposes, and along the ways round walls to where somebody wants to be."""

from __future__ import annotations

import itertools
from typing import Any

from escarmouche.bots.d10.figure import Figure
from escarmouche.bots.d10.goals import Errand
from escarmouche.bots.d10.position import Position

PROPOSED = 32  # of the question's own
TESTS = 7  # ends of a way that are tried before it is given up
Path = tuple[tuple[int, int], ...]


def paths(position: Position, one: Figure, ask: Any, errands: list[Errand]) -> list[Path]:
    """Legal moves, each once."""
    found: dict[Path, None] = {}
    if not one.floor:
        for errand in errands:
            way = route(position, one, ask, errand.x, errand.y)
            if way is not None:
                found[way] = None
        hunted = quarry(position, one)
        way = route(position, one, ask, hunted.x, hunted.y) if hunted is not None else None
        if way is not None:
            found[way] = None
    found.update(dict.fromkeys(itertools.islice(ask, PROPOSED)))
    return list(found)


def quarry(position: Position, one: Figure) -> Figure | None:
    """The enemy that is nearest on foot, beyond a charge."""
    others = [other for other in position.enemies(one) if other.floor == one.floor and one.gap(other) > one.stride]
    return min(others, key=lambda other: position.walk(other.x, other.y, one.x, one.y), default=None)


def route(position: Position, one: Figure, ask: Any, x: int, y: int) -> Path | None:
    """As far along the way to a spot as the move goes, in one or two legs."""
    steps = trail(position, one, x, y, ask.about["distance"])
    tried = 0
    for k in range(len(steps) - 1, -1, -1):
        for path in ((steps[k],), (steps[k // 2], steps[k])) if k > 1 else ((steps[k],),):
            tried += 1
            if path in ask:
                return path
        if tried >= TESTS:
            break
    return None


def trail(position: Position, one: Figure, x: int, y: int, far: int) -> list[tuple[int, int]]:
    """The middles of the cells that lead to a spot, as far as a move may go."""
    ways = position.ways
    field, size = ways.field((x, y, 0)), ways.cell
    cell, walked = ways.at(one.x, one.y), 0.0
    found: list[tuple[int, int]] = []
    while walked < far and field[cell] > 0:
        ahead, step = min(ways.next(cell), key=lambda pair: field[pair[0]])
        if field[ahead] >= field[cell]:
            break
        cell, walked = ahead, walked + 1000 * step
        found.append((round((cell % ways.wide + 0.5) * size), round((cell // ways.wide + 0.5) * size)))
    if field[cell] == 0:
        found.append((x, y))
    return found
