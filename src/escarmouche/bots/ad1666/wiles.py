"""What those can do who go unnoticed, or talk: stay unnoticed, strike by surprise, seduce, bribe."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.fray import WAY
from escarmouche.bots.ad1666.odds import win
from escarmouche.bots.ad1666.paths import apart
from escarmouche.bots.ad1666.position import Position

MARKER = 2.0  # being unnoticed
SNEAKING = 6.0  # the same, where something has to be carried out
SIGHT = 6  # squares within which a sharp Hero sees through it
STRIDE = 4  # and how far that Hero may come
EXPOSED = 0.3  # of it, for each Hero who might
SPOTTED = 0.12  # and for everybody else who could look closely
COURTED = 0.5  # of what a seduction or a bribe may bring
SLEEP = 0.4  # of a life that somebody bribed loses

Gain = Callable[[Fighter, Fighter], float]


def wiles(position: Position) -> float:
    """What all of it is worth to the side that looks."""
    total = 0.0
    for one in position.fighters:
        if one.side < 0:
            continue
        found = unnoticed(position, one) if one.marked else 0.0
        if one.marked and "seduction" in one.card.talents:
            found += best(position, one, seducible)
        elif "bribe" in one.card.talents and one.upright and one.purse:
            found += best(position, one, bribable)
        total += found if one.side == position.side else -found
    return total


def unnoticed(position: Position, one: Fighter) -> float:
    """A marker, and who might see through it."""
    sneaks = any(goal.does == "exit" and goal.item for goal in position.stakes.scenario.goals)
    value, needed = SNEAKING if sneaks else MARKER, one.card.talents.get("inconspicuous", 0)
    for other in position.fighters:
        if other.side in (-1, one.side) or other.marked or not other.upright:
            continue
        distance = position.board.grid.distance(one.cell, other.cell)
        if other.card.hero and max(other.card.wit, other.card.intelligence) >= needed:
            value *= 1 - (EXPOSED if distance <= SIGHT + STRIDE else 0.0)
        elif distance <= SIGHT and position.board.sight(one.cell, other.cell, position.bodies).clear:
            value *= 1 - SPOTTED
    return value


def best(position: Position, one: Fighter, gain: Gain) -> float:
    """The best that it may do to somebody, less for each step of the way."""
    found = 0.0
    for other in position.fighters:
        if other.side in (-1, one.side) or other.marked:
            continue
        hope = gain(one, other)
        if hope > 0:
            found = max(found, COURTED * hope / (1 + WAY * apart(position.board, one.cell, other.cell, one.gait)))
    return found


def seducible(one: Fighter, other: Fighter) -> float:
    """Both go: that has to pay."""
    genders = {one.card.gender, other.card.gender}
    if genders != {"male", "female"} or "cold" in other.card.talents:
        return 0.0
    return win(one.card.charisma - other.card.fortitude) * (other.price * other.hale - one.price * one.hale)


def bribable(one: Fighter, other: Fighter) -> float:
    """A weak Commoner falls asleep over a purse."""
    if other.card.hero or max(other.card.fortitude, other.card.intelligence) >= 1 or other.senseless:
        return 0.0
    return win(one.card.charisma - other.card.fortitude) * SLEEP * other.price
