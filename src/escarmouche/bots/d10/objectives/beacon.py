"""The beacon: up to it by the ladder or over the wall, or in the way of those who want to light it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.objectives.nearness import turns_needed
from escarmouche.bots.d10.objectives.task import Task
from escarmouche.bots.d10.odds import under
from escarmouche.bots.d10.position import Position
from escarmouche.games.d10.setup.scenario import Goal

BEACON = 80.0  # as much as the game, where nothing else wins it
STORM = (1.0, 0.9, 0.7, 0.4)  # more are wanted where the way must be fought for
RISE = 7_500  # what a climber gains at a time, on average
UP = 0.75  # of that: being up there, where the beacon is
WATCH = (4.0, 1.5)  # what it is worth that the first and the second of them stand there
OUTSIDE = 1_460  # from the middle of a door to a base in front of it


class Foot(NamedTuple):
    """Where a ladder begins: a place in front of its door, which way the door runs, and the door."""

    x: int
    y: int
    along: tuple[float, float]
    door: str


def ladder_foot(position: Position, floor: str) -> Foot | None:
    """Where the ladder to a floor begins."""
    field = position.field
    for data in position.scenario.terrain:
        if data.kind == "ladder" and data.upper == floor:
            door = field.pieces[data.door or data.id]
            ladder = field.pieces[data.id]
            dx, dy = door.x - ladder.x, door.y - ladder.y
            far = math.hypot(dx, dy) or 1.0
            dx, dy = dx / far, dy / far
            return Foot(round(door.x + OUTSIDE * dx), round(door.y + OUTSIDE * dy), (-dy, dx), data.door)
    return None


def light(position: Position, fighter: Fighter, goal: Goal) -> Iterator[Task]:
    """Up to it: by the ladder, or over the wall, whichever is sooner."""
    if fighter.mounted or fighter.floor == goal.floor:
        return
    ways = [*_ladder(position, fighter, goal), *_wall(position, fighter, goal)]
    if ways:
        yield min(ways, key=lambda way: turns_needed(position, fighter, way, fighter.x, fighter.y))


def _ladder(position: Position, fighter: Fighter, goal: Goal) -> Iterator[Task]:
    """To the foot of the ladder, through the door and up."""
    foot = ladder_foot(position, goal.floor)
    if foot is not None:
        barred = position.scene.states.get(foot.door) == "barred"
        value, work = BEACON * (0.7 + 0.1 * fighter.c), 2.0 + barred / under(fighter.a)
        yield Task(value, foot.x, foot.y, 100.0, work, ranks=STORM, along=foot.along)


def _wall(position: Position, fighter: Fighter, goal: Goal) -> Iterator[Task]:
    """To the nearest side of what the floor stands on, and up."""
    field = position.field
    floor = field.pieces[goal.floor]
    if "move_table" not in position.rules_on:
        return
    x0, y0, x1, y1 = floor.bounds
    off = fighter.radius + 10
    x, y = round(min(max(fighter.x, x0 + off), x1 - off)), round(min(max(fighter.y, y0 + off), y1 - off))
    sides = [(round(x0 - off), y), (round(x1 + off), y), (x, round(y0 - off)), (x, round(y1 + off))]
    side = min(sides, key=lambda spot: math.hypot(spot[0] - fighter.x, spot[1] - fighter.y))
    along = (0.0, 1.0) if side[1] == y else (1.0, 0.0)
    tries = max(1.0, (field.surfaces[goal.floor].z - fighter.z) / RISE)
    value = BEACON * (0.7 + 0.1 * fighter.c)
    yield Task(value, *side, 100.0, 1.0 + tries / under(fighter.a), ranks=STORM, along=along)


def guard(position: Position, fighter: Fighter, goal: Goal) -> Iterator[Task]:
    """The other side keeps them from it: near the door."""
    foot = ladder_foot(position, goal.floor)
    if foot is not None and fighter.floor != goal.floor:
        yield Task(1.0, foot.x, foot.y, 8_000.0, shared=False)


def floor_value(position: Position, fighter: Fighter, floor: str) -> float:
    """What it is worth to be on the floor of the beacon."""
    for goal in position.scenario.goals:
        if goal.does == "beacon" and goal.floor == floor:
            if goal.side in ("both", position.sides[fighter.seat]):
                return UP * BEACON
            others = sum([friend.floor == floor and friend.ready for friend in position.friends(fighter)])
            return WATCH[others] if others < len(WATCH) else 0.3
    return 0.0
