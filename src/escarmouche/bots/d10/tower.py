"""What is done with hands: objects taken, doors forced and barred, ladders, the beacon."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.bots.d10.figure import Figure
from escarmouche.bots.d10.odds import under
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.ask import Answer, Menu

Rated = tuple[float, Answer]
Opened = Callable[..., Iterator[tuple[str, Any]]]
LIT = 99.0
LOOT = 5.0
LADDER, DOOR, WALL, BAR = 8.0, 8.0, 6.0, 1.5


def works(position: Position, one: Figure, ask: Menu, opened: Opened) -> Iterator[Rated]:
    """Everything of the kind that it could do."""
    for name, _ in opened(ask, "beacon"):
        yield LIT, name
    for name, inner in opened(ask, "take"):
        yield LOOT, {name: inner.options[0]}
    lights = bool(position.goals("beacon", one.seat))
    if lights and not one.floor:
        for name, inner in opened(ask, "force"):
            yield DOOR * under(one.a), {name: inner.options[0]}
        for name, inner in opened(ask, "door"):
            shut = [door for door in inner.options if position.scene.states.get(str(door)) == "closed"]
            if shut:
                yield DOOR, {name: shut[0]}
        for name, inner in opened(ask, "ladder"):
            yield LADDER, {name: inner.options[0]}
        for name, inner in opened(ask, "climb"):
            if high(position, one, str(inner.options[0])):
                yield WALL * under(one.a), {name: inner.options[0]}
    if not lights and position.goals("beacon", 1 - one.seat):
        for name, inner in opened(ask, "door"):
            shut = [door for door in inner.options if position.scene.states.get(str(door)) == "open"]
            if shut:
                yield BAR, {name: shut[0]}


def high(position: Position, one: Figure, piece: str) -> bool:
    """Does a climb lead to where the beacon is?"""
    field = position.field
    floors = [field.surfaces[goal.floor].z for goal in position.goals("beacon", one.seat)]
    return field.pieces[piece].top in floors or piece in [goal.floor for goal in position.goals("beacon", one.seat)]
