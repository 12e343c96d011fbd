"""What is done with hands: objects taken, doors forced and barred, ladders climbed, the beacon lit."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.bots.branches import plain, questions
from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.odds import under
from escarmouche.bots.d10.position import Position
from escarmouche.bots.policy import Rated
from escarmouche.core.asks.ask import Choose, Menu

LIT = 99.0
LOOT = 5.0
LADDER, DOOR, WALL, BAR = 8.0, 8.0, 6.0, 1.5


def works(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """Everything of the kind that it could do."""
    for name in plain(ask, "beacon"):
        yield LIT, name
    for name, objects in questions(ask, Choose, "take"):
        yield LOOT, {name: objects.options[0]}
    if position.goals("beacon", fighter.seat):
        if not fighter.floor:
            yield from ascents(position, fighter, ask)
    elif position.goals("beacon", 1 - fighter.seat):
        for name, doors in questions(ask, Choose, "door"):
            is_open = [door for door in doors.options if position.scene.states.get(str(door)) == "open"]
            if is_open:
                yield BAR, {name: is_open[0]}


def ascents(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """What leads up to the beacon: doors, the ladder, the wall."""
    for name, doors in questions(ask, Choose, "force"):
        yield DOOR * under(fighter.a), {name: doors.options[0]}
    for name, doors in questions(ask, Choose, "door"):
        closed = [door for door in doors.options if position.scene.states.get(str(door)) == "closed"]
        if closed:
            yield DOOR, {name: closed[0]}
    for name, ladders in questions(ask, Choose, "ladder"):
        yield LADDER, {name: ladders.options[0]}
    for name, walls in questions(ask, Choose, "climb"):
        if leads_to_beacon(position, fighter, str(walls.options[0])):
            yield WALL * under(fighter.a), {name: walls.options[0]}


def leads_to_beacon(position: Position, fighter: Fighter, piece: str) -> bool:
    """Does a climb lead to where the beacon is?"""
    field, goals = position.field, position.goals("beacon", fighter.seat)
    floors = [field.surfaces[goal.floor].z for goal in goals]
    return field.pieces[piece].top in floors or piece in [goal.floor for goal in goals]
