"""Stones in the ground: what they promise, and who would take which."""

from __future__ import annotations

import functools

from escarmouche.bots.moonstone.fighter import Fighter
from escarmouche.bots.moonstone.objectives.nearness import promise, second_job, turns_to_take
from escarmouche.bots.moonstone.position import Stone
from escarmouche.bots.walking import WalkingMap

HELD = 0.7  # turns added for an engaged model: no digging there


@functools.lru_cache(maxsize=2048)
def prospects(
    distances: WalkingMap, stones: tuple[Stone, ...], models: tuple[Fighter, ...], busy: tuple[bool, ...], left: int
) -> float:
    """What the stones in the ground promise: the nearest job first, a stone for each model, then a second one."""
    offers = []
    for i, model in enumerate(models):
        if model.at is not None:
            for k, stone in enumerate(stones):
                way = distances.distance(model.at, stone.at) - (model.radius + stone.radius) / 1000
                offers.append((turns_to_take(model, max(0.0, way), stone.depth) + HELD * busy[i], i, k))
    offers.sort()
    total, jobs, free = 0.0, list[tuple[float, int, int]](), set(range(len(stones)))
    placed = set[int]()
    for turns, i, k in offers:
        if i not in placed and k in free:
            jobs.append((turns, i, k))
            placed.add(i)
            free.remove(k)
            total += promise(turns, left)
    for k in free if jobs else ():
        second = [second_job(distances, models[i], turns, stones[j], stones[k]) for turns, i, j in jobs]
        total += promise(min(second), left)
    return total
