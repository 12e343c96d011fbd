"""Whom to activate next: first figures that can do something at once or are in danger; those with nothing to do wait."""

from __future__ import annotations

from escarmouche.bots.d10.combat import melee, shooting
from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.place_value import danger
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.ask import Answer, Choose

LADEN = 3.0  # a fighter that carries something goes first
WAITS = 0.4  # of the danger that a fighter is in: it may get away


def activate(ask: Choose, position: Position) -> Answer:
    return max(ask.options, key=lambda name: urgency(position, position.fighter(str(name))))


def urgency(position: Position, fighter: Fighter) -> float:
    """How soon a fighter should act."""
    urgency = LADEN if fighter.load else 0.0
    if not fighter.ready:
        return urgency + 0.3 * (fighter.posture == "prone")
    touched = position.touching(fighter)
    if touched:
        urgency += max(0.0, *[melee.blow(position, fighter, enemy) for enemy in touched], 0.0)
    else:
        near = [enemy for enemy in position.enemies(fighter) if fighter.gap(enemy) <= fighter.stride]
        urgency += max([melee.promise(position, fighter, enemy) for enemy in near], default=0.0)
    if fighter.guns and any(gun.loaded for gun in fighter.guns) and not touched:
        urgency = max(urgency, shooting.best(position, fighter))
    return urgency + WAITS * danger(position, fighter) + 0.01 * fighter.c
