"""Who is after which task, and what it is worth to a side that a fighter stands where it stands."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.bots.malifaux.fighter import UNIT, Fighter
from escarmouche.bots.malifaux.objectives.goals import tasks
from escarmouche.bots.malifaux.objectives.nearness import activations_needed, engagers, likely
from escarmouche.bots.malifaux.objectives.task import Duty, Task
from escarmouche.bots.malifaux.position import Position

LEADER = 0.5  # Leaders have better things to do
STUCK = 0.6  # an engaged model must get away first
SECOND, REST = 0.35, 0.08  # what counts for a fighter of its second task, and of tasks that others are after


def able(fighter: Fighter, task: Task) -> bool:
    """May a fighter do it?"""
    if task.only and task.only != fighter.id:
        return False
    return fighter.counts and fighter.card.cost < task.below_cost and not (task.melee and fighter.reach < UNIT)


def duties(position: Position, fighter: Fighter) -> list[Duty]:
    """What a fighter is after."""
    return assigned(position, fighter.seat).get(fighter.id, [])


def assigned(position: Position, seat: int) -> dict[str, list[Duty]]:
    """Who does what: each task goes to the fighter that can do it best, to each fighter one after the other."""
    known = position.assignments.get(seat)
    if known is not None:
        return known
    wanted = list(tasks(position, seat))
    fighters = position.side(seat)
    assignment: dict[str, list[Duty]] = {fighter.id: [] for fighter in fighters}
    pairs = sorted(_pairs(position, fighters, wanted), key=lambda pair: -pair[0])
    _assign(assignment, pairs, wanted)
    position.assignments[seat] = assignment
    return assignment


def _pairs(position: Position, fighters: list[Fighter], wanted: list[Task]) -> Iterator[tuple[float, str, int]]:
    """How good everybody is at everything."""
    for fighter in fighters:
        factor = (LEADER if fighter.leader else 1.0) * (1.05 - 0.01 * fighter.card.cost)
        left = position.left - fighter.activated
        for number, task in enumerate(wanted):
            if able(fighter, task):
                freed = STUCK if fighter.engaged and (task.interact or task.gap(fighter) > 0) else 1.0
                share = likely(activations_needed(position, fighter, task), left, late=task.late)
                yield factor * freed * task.value * share, fighter.id, number


def _assign(assignment: dict[str, list[Duty]], pairs: list[tuple[float, str, int]], wanted: list[Task]) -> None:
    """The best pairs first; then a second task for everybody; the rest counts little."""
    taken: set[int] = set()
    groups: dict[str, int] = {}
    for share, most in ((1.0, 1), (SECOND, 2)):
        for value, name, number in pairs:
            task = wanted[number]
            full = bool(task.group) and groups.get(task.group, 0) >= task.most
            if number in taken or full or len(assignment[name]) >= most or value <= 0:
                continue
            taken.add(number)
            groups[task.group] = groups.get(task.group, 0) + 1
            assignment[name].append(Duty(task, share))
    for value, name, number in pairs:
        if value > 0 and all(duty.task is not wanted[number] for duty in assignment[name]):
            assignment[name].append(Duty(wanted[number], REST))


def pull(position: Position, fighter: Fighter, actions: int | None = None) -> float:
    """What it is worth that a fighter stands where it stands, for all that it is after; `actions`: left in this Activation."""
    total, left, by = 0.0, position.activations_left(fighter), engagers(position, fighter)
    done = actions / max(1, fighter.action_count) if actions else 0.0
    for task, share in duties(position, fighter):
        needed = activations_needed(position, fighter, task, by) - done
        total += share * task.value * likely(max(0.0, needed), left, late=task.late)
    return total
