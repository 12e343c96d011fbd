"""How many turns somebody needs for a stone, and how good it looks from there."""

from __future__ import annotations

import math

from escarmouche.bots.moonstone.fighter import SLOW, Fighter
from escarmouche.bots.moonstone.position import NIGHT, Stone
from escarmouche.bots.walking import WalkingMap

STONE = 10.0  # a stone on a card
PLANNED = 0.8  # a stone that a model is about to take, as a share of one that it has
LATE = 0.7  # how much of that is lost if it takes all the time there is
HOPE = 0.05  # what is left of it when it takes longer than that
WORK = 0.08  # turns added for each inch and each dig still to do: plans go wrong


def turns_to_take(model: Fighter, way: float, depth: int) -> float:
    """How many turns end before a model holds a stone: it jogs, makes Steps with its energy, then digs.

    Each inch and dig to come adds a little: what is still to be done can go wrong.
    """
    work = way + depth * model.dig
    turns, jog, energy, digging = 0, model.jog, model.energy, float(depth * model.dig)
    while turns < 2 * NIGHT:
        way = max(0.0, way - jog)
        if math.ceil(way) + digging <= energy:
            break
        walked = min(way, energy)
        way -= walked
        if not way:
            digging -= (energy - math.ceil(walked)) // model.dig * model.dig
        turns, jog, energy = turns + 1, model.stride, model.pips
    return turns + WORK * work


def second_job(distances: WalkingMap, model: Fighter, turns: float, here: Stone, there: Stone) -> float:
    """When a model that has taken one stone could have another: it goes on slowly, with what a turn gives it."""
    way = max(0.0, distances.distance(here.at, there.at) - 2 * model.radius / 1000)
    later = (way + there.depth * model.dig) / max(1.0, SLOW + model.pips)
    return turns + later + WORK * way


def promise(turns: float, left: int) -> float:
    """A stone to come: the sooner, the surer, and hardly anything if the night is too short."""
    if turns >= left:
        return HOPE * PLANNED * STONE * math.exp(left - turns)
    return PLANNED * STONE * (1 - LATE * turns / left)
