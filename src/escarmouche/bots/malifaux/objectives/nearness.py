"""How many Activations somebody needs for a task, and how good it looks from there."""

from __future__ import annotations

import math

from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import Position

WAIT = 0.4  # how fast a task loses value with every Activation that it takes
PATIENT = 0.1  # how fast, where it only counts when the game ends
STEP = 0.3  # of an Action: even a step takes one
THERE = 8  # mils: nearer is there
HELD = 0.8  # Activations: an engaged model must get away, or fight, before it can Interact
HASTE = 3.0  # how fast, when it takes longer than there is time


def engagers(position: Position, fighter: Fighter) -> list[str]:
    """Who would engage a fighter where it stands."""
    x, y, r = fighter.x, fighter.y, fighter.radius
    return [
        enemy.id
        for enemy in position.enemies(fighter)
        if math.hypot(x - enemy.x, y - enemy.y) - r - enemy.radius <= enemy.reach and fighter.level(enemy)
    ]


def activations_needed(position: Position, fighter: Fighter, task: Task, by: list[str] | None = None) -> float:
    """How many Activations a fighter needs for it; `by`: who engages it where it stands."""
    near = fighter.radius + task.within
    way = math.hypot(fighter.x - task.x, fighter.y - task.y) - near
    if way > 0 and not task.moving and not fighter.floor:
        way = max(way, position.walk(fighter.x, fighter.y, task.x, task.y) - near)
    actions = max(STEP, way / max(1, fighter.stride)) if way > THERE else 0.0
    if not task.interact:
        return actions / max(1, fighter.action_count)
    stuck = by and any(name != task.whom for name in by)
    return (actions + task.work) / max(1, fighter.action_count) + HELD * bool(stuck)


def likely(activations: float, left: float, *, late: bool = False) -> float:
    """The share of its value that a task keeps if it takes this many Activations."""
    return math.exp(-(PATIENT if late else WAIT) * activations - HASTE * max(0.0, activations - left))
