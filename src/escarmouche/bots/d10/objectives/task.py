"""Something that the scenario wants done at a place, and how long somebody needs for it."""

from __future__ import annotations

import math
from typing import NamedTuple

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.odds import under
from escarmouche.bots.d10.position import Position

AT, HALF = 0.02, 0.5  # turns: as good as there; what any move takes
RANKS = (1.0, 0.45, 0.25, 0.15)  # what a task counts for the fighter that is nearest to it, the next one, ...


class Task(NamedTuple):
    """Somewhere to be: what it is worth, where, how near, and how many turns it takes in addition to the way."""

    value: float
    x: int
    y: int
    within: float = 0.0
    work: float = 0.0
    shared: bool = True  # a few fighters are enough: it counts less for those who are further away ...
    ranks: tuple[float, ...] = RANKS  # ... by these shares
    moving: bool = False  # it walks about: a straight line will do
    along: tuple[float, float] = (0.0, 0.0)  # a little to either side will do as well


def speed(fighter: Fighter) -> float:
    """How far a fighter comes in a turn, by Quick advances if it may."""
    if fighter.load or fighter.mounted:
        return fighter.stride
    p = under(fighter.a)
    run = p * fighter.stride + (1 - p) * 1000 * fighter.a
    return max(fighter.stride, p * (fighter.stride + run) + (1 - p) * 1000 * fighter.a)


def turns_needed(position: Position, fighter: Fighter, task: Task, x: int, y: int) -> float:
    """How many turns a task takes from a place."""
    straight = math.hypot(task.x - x, task.y - y)
    way = straight if task.moving else position.walk(x, y, task.x, task.y)
    turns = max(0.0, way - task.within) / speed(fighter)
    if task.work and turns > AT:
        turns = max(turns, HALF)  # a fighter that is not there yet spends an action on it, however near
    return turns + task.work
