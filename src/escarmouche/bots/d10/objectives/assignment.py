"""Who is after which task, and what it is worth to a side that a fighter stands somewhere."""

from __future__ import annotations

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.objectives.beacon import STORM, floor_value
from escarmouche.bots.d10.objectives.goals import wanted
from escarmouche.bots.d10.objectives.nearness import likely, turns_needed
from escarmouche.bots.d10.objectives.task import Task
from escarmouche.bots.d10.position import Position

REST = 0.06  # what a task counts for a fighter when enough others are nearer
FIGHT, COVER = 0.2, 0.1  # turns for each point of C and T


def pull(position: Position, fighter: Fighter, x: int, y: int, floor: str, tasks: list[Task]) -> float:
    """What it is worth that a fighter stands somewhere, for all that its side is after."""
    total = floor_value(position, fighter, floor)
    for task in tasks:
        total += task.value * likely(turns_needed(position, fighter, task, x, y), position.left)
    return total


def tasks_of(position: Position, fighter: Fighter) -> list[Task]:
    """What a fighter is after, each task with its value for this fighter: it counts less if others are nearer and free to go."""
    tasks = []
    for task in wanted(position, fighter):
        if task.shared:
            mine = readiness(position, fighter, task)
            free = [friend for friend in position.friends(fighter) if able(friend) and not position.engaged(friend)]
            nearer = sum([readiness(position, friend, task) < mine for friend in free])
            share = task.ranks[nearer] if nearer < len(task.ranks) else REST
            task = task._replace(value=task.value * share)
        tasks.append(task)
    return tasks


def readiness(position: Position, fighter: Fighter, task: Task) -> float:
    """How soon somebody could do a task; where it must be fought for, fighters go and shooters cover them."""
    turns = turns_needed(position, fighter, task, fighter.x, fighter.y)
    if task.ranks is STORM:
        turns += COVER * (fighter.t or 0) - FIGHT * (fighter.c - 2)
    return turns


def able(fighter: Fighter) -> bool:
    return fighter.ready and not fighter.mounted and not fighter.load
