"""Whom to activate next: who can do something at once, who is in danger; who has nothing to do waits."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.d10 import fray, volley
from escarmouche.bots.d10.figure import Figure
from escarmouche.bots.d10.glance import danger
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.ask import Answer

LADEN = 3.0  # who carries something goes first
WAITS = 0.4  # what hangs on the own turn of who is in danger


def activate(ask: Any, position: Position) -> Answer:
    return max(ask.options, key=lambda name: urgency(position, position.figure(str(name))))


def urgency(position: Position, one: Figure) -> float:
    """How soon somebody should act."""
    found = LADEN if one.load else 0.0
    if not one.ready:
        return found + 0.3 * (one.posture == "prone")
    touched = position.touching(one)
    if touched:
        found += max(0.0, *[fray.blow(position, one, other) for other in touched], 0.0)
    else:
        near = [other for other in position.enemies(one) if one.gap(other) <= one.stride]
        found += max([fray.promise(position, one, other) for other in near], default=0.0)
    if one.guns and any(gun.loaded for gun in one.guns) and not touched:
        found = max(found, volley.best(position, one))
    return found + WAITS * danger(position, one) + 0.01 * one.c
