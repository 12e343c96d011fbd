"""Whom to activate next: who can do something at once, who is in danger; who has nothing to do waits."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.malifaux import strike
from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.glance import danger
from escarmouche.bots.malifaux.objectives.goals import duties, need
from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.ask import Answer

WAITS = 0.4  # what hangs on the own Activation of who is in danger
READY = 0.25  # of a task that can be done at once
CALM = 1.5  # nobody has anything urgent to do
FRONT = 0.03  # an inch nearer to the enemy: who stands behind would have to go round


def activate(ask: Any, position: Position) -> Answer:
    """The most urgent; a Pass Token as long as nothing is urgent and the others have models to activate."""
    options = [str(name) for name in ask.branch("model").options]
    rated = {name: urgency(position, one) for name in options if (one := position.figure(name))}
    if not rated:
        return {"model": options[0]}
    best = max(rated, key=lambda name: rated[name])
    waiting = any(not other.activated for other in position.side(1 - position.seat))
    if ask.about["passes"] and waiting and rated[best] < CALM:
        return "pass"
    return {"model": best}


def urgency(position: Position, one: Figure) -> float:
    """How soon somebody should act."""
    found = max(
        [
            strike.best(position, one, action)[0]
            for action in strike.blows(position, one)
            if not strike.barred(one, action)
        ],
        default=0.0,
    )
    found += WAITS * danger(position, one)
    for duty in duties(position, one):
        if duty.share >= 1 and duty.task.word and need(position, one, duty.task) <= 1:
            found += READY * duty.task.value
    return found - 0.02 * one.price + FRONT * position.beyond(one.x, one.y) / 1000


def chain(ask: Any, position: Position) -> Answer:
    """Another at once, the most urgent."""
    options = [str(name) for name in ask.branch("chain").options]
    return {"chain": max(options, key=lambda name: urgency(position, one) if (one := position.figure(name)) else 0.0)}
