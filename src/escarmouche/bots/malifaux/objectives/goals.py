"""What Strategy and Schemes want done: tasks, each at a place, and who is after which of them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple, cast

from escarmouche.bots.malifaux.figure import UNIT, Figure
from escarmouche.bots.malifaux.objectives.errands import tasks
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import Position

WAIT = 0.4  # how fast a thing loses worth with every Activation that it takes
PATIENT = 0.1  # the same, where it only counts when the game ends
STEP = 0.3  # of an Action: even a step takes one
THERE = 8  # mils: nearer is there
HELD = 0.8  # Activations: who is engaged must get away, or fight, before it can Interact
HASTE = 3.0  # and when it takes longer than there is time
LEADER = 0.5  # Leaders have better things to do
STUCK = 0.6  # who is engaged must get away first
SECOND, REST = 0.35, 0.08  # what counts for a figure of what it does next, of what others are after


def able(position: Position, one: Figure, task: Task) -> bool:
    """May a figure do it?"""
    if task.only and task.only != one.id:
        return False
    return one.counts and one.card.cost < task.dear and not (task.melee and one.reach < UNIT)


def held(position: Position, one: Figure) -> list[str]:
    """Who would engage a figure where it stands."""
    x, y, r = one.x, one.y, one.r
    return [
        other.id
        for other in position.enemies(one)
        if math.hypot(x - other.x, y - other.y) - r - other.r <= other.reach and one.level(other)
    ]


def need(position: Position, one: Figure, task: Task, by: list[str] | None = None) -> float:
    """How many Activations a figure needs for it; `by`: who engages it there."""
    near = one.r + task.within
    far = math.hypot(one.x - task.x, one.y - task.y) - near
    if far > 0 and not task.moving and not one.floor:
        far = max(far, position.walk(one.x, one.y, task.x, task.y) - near)
    deeds = max(STEP, far / max(1, one.stride)) if far > THERE else 0.0
    if not task.word:
        return deeds / max(1, one.deeds)
    stuck = by and any(name != task.whom for name in by)
    return (deeds + task.work) / max(1, one.deeds) + HELD * bool(stuck)


def likely(turns: float, left: float, *, late: bool = False) -> float:
    """What a thing is worth that takes so long, as a share."""
    return math.exp(-(PATIENT if late else WAIT) * turns - HASTE * max(0.0, turns - left))


class Duty(NamedTuple):
    """A task that a figure is after, and how much it counts for it."""

    task: Task
    share: float


def duties(position: Position, one: Figure) -> list[Duty]:
    """What a figure is after."""
    return assigned(position, one.seat).get(one.id, [])


def assigned(position: Position, seat: int) -> dict[str, list[Duty]]:
    """Who does what: each task by who can do it best, each figure one after the other."""
    known = position.reckoned.get(("duties", seat))
    if known is not None:
        return cast("dict[str, list[Duty]]", known)
    wanted = list(tasks(position, seat))
    figures = position.side(seat)
    found: dict[str, list[Duty]] = {one.id: [] for one in figures}
    pairs = sorted(_pairs(position, figures, wanted), key=lambda pair: -pair[0])
    _share(found, pairs, wanted)
    position.reckoned["duties", seat] = found
    return found


def _pairs(position: Position, figures: list[Figure], wanted: list[Task]) -> Iterator[tuple[float, str, int]]:
    """How good everybody is at everything."""
    for one in figures:
        factor = (LEADER if one.leader else 1.0) * (1.05 - 0.01 * one.card.cost)
        left = position.left - one.activated
        for number, task in enumerate(wanted):
            if able(position, one, task):
                freed = STUCK if one.engaged and (task.word or task.left(one) > 0) else 1.0
                share = likely(need(position, one, task), left, late=task.late)
                yield factor * freed * task.value * share, one.id, number


def _share(found: dict[str, list[Duty]], pairs: list[tuple[float, str, int]], wanted: list[Task]) -> None:
    """The best pairs first; then a second task for everybody; the rest counts little."""
    taken: dict[int, int] = {}
    groups: dict[str, int] = {}
    for share, most in ((1.0, 1), (SECOND, 2)):
        for value, name, number in pairs:
            task = wanted[number]
            full = bool(task.group) and groups.get(task.group, 0) >= task.most
            if number in taken or full or len(found[name]) >= most or value <= 0:
                continue
            taken[number] = 1
            groups[task.group] = groups.get(task.group, 0) + 1
            found[name].append(Duty(task, share))
    for value, name, number in pairs:
        if value > 0 and all(duty.task is not wanted[number] for duty in found[name]):
            found[name].append(Duty(wanted[number], REST))


def pull(position: Position, one: Figure, deeds: int | None = None) -> float:
    """What it is worth that a figure stands where it stands, for all it is after; `deeds`: Actions left in this Activation."""
    total, left, by = 0.0, position.ahead(one), held(position, one)
    done = deeds / max(1, one.deeds) if deeds else 0.0
    for task, share in duties(position, one):
        turns = need(position, one, task, by) - done
        total += share * task.value * likely(max(0.0, turns), left, late=task.late)
    return total
