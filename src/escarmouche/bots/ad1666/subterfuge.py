"""What Characters who go unnoticed, or talk, can do: stay unnoticed, strike by surprise, seduce, bribe."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.bots.ad1666.combat.melee import WAY
from escarmouche.bots.ad1666.fate.odds import win
from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.position import Position
from escarmouche.bots.ad1666.walking import walk

MARKER = 2.0  # being unnoticed
SNEAKING = 6.0  # being unnoticed where something has to be carried out
SIGHT = 6  # squares within which a sharp Hero sees through it
STRIDE = 4  # and how far that Hero may come
EXPOSED = 0.3  # of it, for each Hero who might
SPOTTED = 0.12  # and for everybody else who could look closely
COURTED = 0.5  # of what a seduction or a bribe may bring
SLEEP = 0.4  # of a life: what somebody who takes a bribe loses

Gain = Callable[[Fighter, Fighter], float]


def subterfuge_value(position: Position) -> float:
    """What all of it is worth to the side that looks."""
    total = 0.0
    for fighter in position.fighters:
        if fighter.side < 0:
            continue
        value = unnoticed(position, fighter) if fighter.inconspicuous else 0.0
        if fighter.inconspicuous and "seduction" in fighter.card.talents:
            value += best_victim(position, fighter, seduction)
        elif "bribe" in fighter.card.talents and fighter.upright and fighter.purse:
            value += best_victim(position, fighter, bribe)
        total += value if fighter.side == position.side else -value
    return total


def unnoticed(position: Position, fighter: Fighter) -> float:
    """A marker, and who might see through it."""
    sneaks = any(goal.does == "exit" and goal.item for goal in position.stakes.scenario.goals)
    value, needed = SNEAKING if sneaks else MARKER, fighter.card.talents.get("inconspicuous", 0)
    for other in position.fighters:
        if other.side in (-1, fighter.side) or other.inconspicuous or not other.upright:
            continue
        distance = position.board.grid.distance(fighter.cell, other.cell)
        if other.card.hero and max(other.card.wit, other.card.intelligence) >= needed:
            value *= 1 - (EXPOSED if distance <= SIGHT + STRIDE else 0.0)
        elif distance <= SIGHT and position.board.sight(fighter.cell, other.cell, position.bodies).clear:
            value *= 1 - SPOTTED
    return value


def best_victim(position: Position, fighter: Fighter, gain: Gain) -> float:
    """The best that it may do to somebody, less for each step of the way."""
    best = 0.0
    for other in position.fighters:
        if other.side in (-1, fighter.side) or other.inconspicuous:
            continue
        hope = gain(fighter, other)
        if hope > 0:
            way = walk(position.board, fighter.cell, other.cell, fighter.gait)
            best = max(best, COURTED * hope / (1 + WAY * way))
    return best


def seduction(fighter: Fighter, victim: Fighter) -> float:
    """Both leave the fight: that has to pay."""
    genders = {fighter.card.gender, victim.card.gender}
    if genders != {"male", "female"} or "cold" in victim.card.talents:
        return 0.0
    gain = victim.price * victim.health - fighter.price * fighter.health
    return win(fighter.card.charisma - victim.card.fortitude) * gain


def bribe(fighter: Fighter, victim: Fighter) -> float:
    """A weak Commoner falls asleep over a purse."""
    if victim.card.hero or max(victim.card.fortitude, victim.card.intelligence) >= 1 or victim.senseless:
        return 0.0
    return win(fighter.card.charisma - victim.card.fortitude) * SLEEP * victim.price
