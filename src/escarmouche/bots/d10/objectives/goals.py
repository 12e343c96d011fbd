"""The goals of a scenario as tasks: where each leads a fighter."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.objectives import beacon
from escarmouche.bots.d10.objectives.task import Task
from escarmouche.bots.d10.position import POINT, Position
from escarmouche.games.d10.setup.scenario import Goal
from escarmouche.space.units import mil

WIN = 14.0  # the game
ESCORT, STOP, HUNT = 1.0, 3.0, 0.8  # being near our own bearer, the enemy's, any enemy
NEAR = 10_000.0
HOLD = 2.0  # a point for standing somewhere, in points of other kinds: they are all there is


def wanted(position: Position, fighter: Fighter) -> Iterator[Task]:
    """All tasks of its side that a fighter could do."""
    for goal in position.scenario.goals:
        if goal.side in ("both", position.sides[fighter.seat]):
            yield from KINDS.get(goal.does, _nothing)(position, fighter, goal)
        elif goal.does == "beacon":
            yield from beacon.guard(position, fighter, goal)
    if not fighter.load:
        yield from _escort(position, fighter)
        yield from _hunt(position, fighter)


def _nothing(position: Position, fighter: Fighter, goal: Goal) -> Iterator[Task]:
    yield from ()


def _hold(position: Position, fighter: Fighter, goal: Goal) -> Iterator[Task]:
    """To stand near a place at the end."""
    points = goal.leader if fighter.card.rank == "leader" and goal.leader is not None else goal.points
    x, y = map(mil, goal.at or (0, 0))
    yield Task(HOLD * points, x, y, mil(goal.within) - 500 + fighter.radius, shared=False)


def _exit(position: Position, fighter: Fighter, goal: Goal) -> Iterator[Task]:
    """To carry something over an edge."""
    value = WIN if goal.wins else POINT * goal.points
    if fighter.load == goal.object:
        x, y = gate(position, goal.edge, fighter.x, fighter.y)
        yield Task(value, x, y, within=float(fighter.radius), shared=False)
        return
    at = position.objects.get(goal.object)
    if at is not None and not fighter.mounted and not fighter.load:
        x, y = gate(position, goal.edge, at[0], at[1])
        way = math.hypot(x - at[0], y - at[1]) / fighter.stride
        yield Task(value, at[0], at[1], fighter.radius + 1000.0, way + 0.5)


def gate(position: Position, edge: str | None, x: int, y: int) -> tuple[int, int]:
    """Where to leave the table."""
    field = position.field
    ends = {"west": (0, y), "east": (field.width, y), "south": (x, 0), "north": (x, field.height)}
    return ends.get(edge or "", (x, y))


def _carry(position: Position, fighter: Fighter, goal: Goal) -> Iterator[Task]:
    """To have something at the end."""
    at = position.objects.get(goal.object)
    if at is not None and not fighter.mounted and not fighter.load:
        yield Task(3 * POINT * goal.points, at[0], at[1], fighter.radius + 1000.0, 0.5)


def _escort(position: Position, fighter: Fighter) -> Iterator[Task]:
    """Near the object of the scenario: to guard a friend who carries it, or to stop an enemy who does."""
    for thing in position.scenario.objects:
        at = position.objects.get(thing.id)
        if at is not None:
            yield Task(ESCORT, at[0], at[1], NEAR, shared=False)
        for bearer in position.fighters:
            if bearer.load == thing.id and bearer.seat == fighter.seat:
                yield Task(ESCORT, bearer.x, bearer.y, NEAR, shared=False, moving=True)
            elif bearer.load == thing.id:
                yield Task(STOP, bearer.x, bearer.y, float(fighter.stride), shared=False, moving=True)


def _hunt(position: Position, fighter: Fighter) -> Iterator[Task]:
    """Towards the enemy, unless the side need only wait."""
    if not position.goals("last", fighter.seat):
        enemies = position.enemies(fighter)
        if enemies:
            reach = max([float(gun.weapon.range) for gun in fighter.guns if gun.left], default=float(fighter.stride))
            nearest = min(enemies, key=fighter.gap)
            yield Task(HUNT, nearest.x, nearest.y, 0.9 * reach, shared=False, moving=True)


KINDS: dict[str, Callable[[Position, Fighter, Goal], Iterator[Task]]] = {
    "hold": _hold,
    "exit": _exit,
    "carry": _carry,
    "beacon": beacon.light,
}
