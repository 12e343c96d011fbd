"""All that a seat wants done."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.bots.malifaux.objectives.plots import PLANS
from escarmouche.bots.malifaux.objectives.strategy import STRATEGIES, hunts
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import Plan, Position


def tasks(position: Position, seat: int) -> Iterator[Task]:
    """Those of the Strategy and the own Schemes; the other's Schemes are secret."""
    if position.strategy in STRATEGIES:
        yield from STRATEGIES[position.strategy](position, seat)
    yield from hunts(position, seat)
    if seat == position.seat:
        for plan in position.plans:
            yield from planned(position, plan)


def planned(position: Position, plan: Plan) -> list[Task]:
    """Those of one Scheme."""
    known = position.reckoned.get(("plan", plan.scheme))
    if known is None:
        found = PLANS[plan.scheme](position, plan) if plan.scheme in PLANS else ()
        known = position.reckoned["plan", plan.scheme] = list(found)
    return list(known)
