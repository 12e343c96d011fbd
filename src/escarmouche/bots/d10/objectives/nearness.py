"""How many turns somebody needs for a task, and how good it looks from there."""

from __future__ import annotations

import math

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.objectives.task import Task
from escarmouche.bots.d10.odds import under
from escarmouche.bots.d10.position import Position

AT, HALF = 0.02, 0.5  # turns: as good as there; what any move takes
LATE = 0.6  # how much of a task's value is lost if it takes all the time there is
HASTE = 0.7  # how fast the rest goes when it takes longer than that


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


def likely(need: float, left: float) -> float:
    """The share of its value that a task keeps if it takes this many turns."""
    if need <= left:
        return 1 - LATE * need / left
    return (1 - LATE) / (1 + HASTE * (need - left))
