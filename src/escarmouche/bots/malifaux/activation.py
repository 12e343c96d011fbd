"""Whom to activate next: first models that can do something at once or are in danger; those with nothing to do wait."""

from __future__ import annotations

from escarmouche.bots.branches import question
from escarmouche.bots.malifaux import attacks
from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.objectives.assignment import duties
from escarmouche.bots.malifaux.objectives.nearness import activations_needed
from escarmouche.bots.malifaux.place_value import danger
from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.games.malifaux.questions import Activate

WAITS = 0.4  # of the danger that a model is in: it may get away
READY = 0.25  # of a task that can be done at once
CALM = 1.5  # nobody has anything urgent to do
FRONT = 0.03  # an inch nearer to the enemy: models behind would have to go round


def activate(ask: Menu, position: Position) -> Answer:
    """The most urgent; a Pass Token as long as nothing is urgent and the other player has models to activate."""
    models = _models(ask, "model")
    urgencies = {name: urgency(position, fighter) for name in models if (fighter := position.fighter(name))}
    if not urgencies:
        return {"model": models[0]}
    best = max(urgencies, key=lambda name: urgencies[name])
    waiting = any(not enemy.activated for enemy in position.side(1 - position.seat))
    if about_of(ask, Activate)["passes"] and waiting and urgencies[best] < CALM:
        return "pass"
    return {"model": best}


def _models(ask: Menu, branch: str) -> list[str]:
    models = question(ask, Choose, branch)
    assert models is not None
    return [str(name) for name in models.options]


def urgency(position: Position, fighter: Fighter) -> float:
    """How soon a model should act."""
    actions = [action for action in attacks.attack_actions(fighter) if not attacks.is_barred(fighter, action)]
    urgency = max([attacks.best_target(position, fighter, action)[0] for action in actions], default=0.0)
    urgency += WAITS * danger(position, fighter)
    for task, share in duties(position, fighter):
        if share >= 1 and task.interact and activations_needed(position, fighter, task) <= 1:
            urgency += READY * task.value
    return urgency - 0.02 * fighter.price + FRONT * position.beyond(fighter.x, fighter.y) / 1000


def chain(ask: Menu, position: Position) -> Answer:
    """Another model at once, the most urgent."""

    def value(name: str) -> float:
        fighter = position.fighter(name)
        return urgency(position, fighter) if fighter else 0.0

    return {"chain": max(_models(ask, "chain"), key=value)}
