"""The goals of a seat as tasks: all that its Strategy and its Schemes want done."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.bots.malifaux.objectives.schemes import SCHEMES
from escarmouche.bots.malifaux.objectives.strategy import STRATEGIES, hunts
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import Plan, Position


def tasks(position: Position, seat: int) -> Iterator[Task]:
    """Those of the Strategy and of our own Schemes; the other player's Schemes are secret."""
    if position.strategy in STRATEGIES:
        yield from STRATEGIES[position.strategy](position, seat)
    yield from hunts(position, seat)
    if seat == position.seat:
        for plan in position.plans:
            yield from plan_tasks(position, plan)


def plan_tasks(position: Position, plan: Plan) -> list[Task]:
    """Those of one Scheme."""
    known = position.plan_tasks.get(plan.scheme)
    if known is None:
        tasks = SCHEMES[plan.scheme](position, plan) if plan.scheme in SCHEMES else ()
        known = position.plan_tasks[plan.scheme] = list(tasks)
    return known
