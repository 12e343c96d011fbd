"""The scenario's goals as a player sees them from afar: how near each side is to each of them."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.bots.ad1666.fate.odds import win
from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.objectives.nearness import best, lock_cost, soon, turns_to
from escarmouche.bots.ad1666.objectives.ritual import completion, decided
from escarmouche.bots.ad1666.position import Position
from escarmouche.bots.ad1666.stakes import POINT, WIN
from escarmouche.bots.ad1666.walking import ENDLESS, TURN, distances_to, rim
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.setup.scenario import COLOURS, Goal

HANDS = 0.5  # of a turn, to pick something up
STOLEN = 4.0  # turns to get something out of an enemy's pocket
KEEP = 0.55  # of what can be had at the end, for having it now; the rest comes with time
BAR = 0.15  # of a goal of the others, for being in their way
WON = 0.9  # of a goal that is as good as reached


def prospects(scene: Scene, position: Position) -> float:
    """What the goals may still yield: our hopes less theirs."""
    total = 0.0
    for goal in position.stakes.scenario.goals:
        for colour in (0, 1):
            if goal.side in ("both", COLOURS[colour]):
                total += (1 if colour == position.side else -1) * hope(scene, position, goal, colour)
    return total


def goal_value(goal: Goal) -> float:
    return WIN if goal.wins else POINT * max(goal.points, 1)


def hope(scene: Scene, position: Position, goal: Goal, colour: int) -> float:
    """What a goal is worth to a side as things stand."""
    value = goal_value(goal)
    ours = [fighter for fighter in position.fighters if fighter.side == colour and fighter.seat >= 0]
    match goal.does:
        case "exit":
            return value * leaving(position, goal, ours)
        case "carry":
            return value * carrying(position, goal, ours)
        case "hold":
            return value * holding(position, goal, colour)
        case "slay" | "foil":
            return value * hunting(position, goal, ours)
        case "recruit":
            return value * recruiting(position, goal, ours)
        case "ritual":
            return value * (2 * completion(scene, position) - 1) * (0.0 if decided(scene, position) else 1.0)
        case _:
            return 0.0


# -- one Character


def pull(position: Position, fighter: Fighter) -> float:
    """What a Character's own place adds to the hopes of its side, roughly; and what it takes from the others' to be in their way."""
    total = 0.0
    for goal in position.stakes.scenario.goals:
        value = goal_value(goal)
        if goal.side in ("both", COLOURS[fighter.side]):
            total += value * alone(position, goal, fighter)
        elif goal.item:
            total += BAR * value * soon(turns_to(position, fighter, targets(position, goal, fighter)), position)
    return total


def alone(position: Position, goal: Goal, fighter: Fighter) -> float:
    """How good a goal looks to a Character, whatever the others do."""
    cells = targets(position, goal, fighter)
    if not cells:
        return 0.0
    look = soon(turns_to(position, fighter, cells), position)
    if goal.does == "recruit":
        return look * (0.2 + 0.3 * max(0, fighter.card.charisma))
    return look * (1.0 if goal.does == "exit" else KEEP if goal.does == "carry" else 0.3)


def targets(position: Position, goal: Goal, fighter: Fighter) -> Sequence[str]:
    """Where a goal leads a Character: to the item or its bearer, with the item to the way out; to a person or a place."""
    if goal.item and goal.item not in fighter.carried:
        places = position.floor.get(goal.item)
        return places or [other.cell for other in position.fighters if goal.item in other.carried]
    if goal.does == "exit":
        return exit_zone(position, goal)
    if goal.does == "hold":
        return position.board.grid.zones.get(goal.zone, ())
    ritual = position.stakes.scenario.ritual
    card = ritual.caster if goal.does == "foil" and ritual is not None else goal.card
    return [other.cell for other in position.fighters if other.card.id == card] if card else ()


def exit_zone(position: Position, goal: Goal) -> tuple[str, ...]:
    """The squares over which a goal leads off the board."""
    return position.board.grid.zones.get(goal.zone) or rim(position.board)


# -- one goal after the other


def leaving(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """Out over the zone: the item comes first, then the way."""
    zone = exit_zone(position, goal)
    able = [fighter for fighter in ours if goal.card in ("", fighter.card.id)]
    for fighter in able:
        if goal.item in fighter.carried or not goal.item:
            return WON * soon(turns_to(position, fighter, zone) + 0.25, position)
    places = position.floor.get(goal.item, ())
    if not places:
        return chase(position, goal, able)
    looks = []
    for fighter in able:
        ways_out = distances_to(position.board, zone, fighter.gait, lock_cost(fighter))
        back = ways_out.get(places[0], ENDLESS) / TURN
        looks.append(0.8 * soon(turns_to(position, fighter, places) + HANDS + back, position))
    return best(looks)


def chase(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """Somebody else has it: it must be stolen, or fall with its bearer."""
    bearers = [fighter.cell for fighter in position.fighters if goal.item in fighter.carried]
    if not bearers:
        return 0.0
    turns = [turns_to(position, fighter, bearers) + theft_turns(fighter) for fighter in ours]
    return best([0.8 * soon(needed, position) for needed in turns])


def theft_turns(fighter: Fighter) -> float:
    """How long it takes to get something out of an enemy's pocket."""
    return STOLEN / 3 if fighter.inconspicuous and "pickpocket" in fighter.card.talents else STOLEN


def carrying(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """To have the item at the end."""
    if any(goal.item in fighter.carried for fighter in ours):
        return KEEP + (1 - KEEP) * position.late
    places = position.floor.get(goal.item, ())
    if places:
        return KEEP * best([soon(turns_to(position, fighter, places) + HANDS, position) for fighter in ours])
    return KEEP * chase(position, goal, ours)


def holding(position: Position, goal: Goal, colour: int) -> float:
    """More of ours in the zone than of theirs, at the end."""
    zone = position.board.grid.zones.get(goal.zone, ())
    margin = 0.0
    for fighter in position.fighters:
        if fighter.seat >= 0 and not fighter.senseless:
            there = 1.0 if fighter.cell in zone else 0.7 * soon(turns_to(position, fighter, zone), position)
            margin += there * (1 if fighter.side == colour else -1)
    sure = 0.3 + 0.7 * position.late
    return sure * max(0.0, min(1.0, 0.5 + 0.5 * margin))


def hunting(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """Somebody must die: how near we are. What wounds are worth is counted with the life."""
    ritual = position.stakes.scenario.ritual
    card = goal.card or (ritual.caster if ritual is not None else "")
    prey = [other for other in position.fighters if other.card.id == card]
    if not prey:
        return 0.0
    hunters = [fighter for fighter in ours if fighter.upright and not fighter.inconspicuous]
    looks = [
        soon(turns_to(position, hunter, (prey[0].cell,)), position) * (0.5 + 0.1 * hunter.melee) for hunter in hunters
    ]
    return 0.25 * sum(sorted(looks, reverse=True)[:3])


def recruiting(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """Somebody must be won over: it is ours, or we are near and know how to talk."""
    if any(fighter.card.id == goal.card for fighter in ours):
        return KEEP + (1 - KEEP) * position.late
    recruits = [other for other in position.fighters if other.card.id == goal.card and other.vocation == "recruit"]
    if not recruits:
        return 0.0
    looks = []
    for fighter in ours:
        chance = win(fighter.card.charisma - recruits[0].card.charisma)
        turns = max(0.0, turns_to(position, fighter, (recruits[0].cell,)) - 0.25)
        looks.append(chance * soon(turns, position))
    return 0.8 * KEEP * best(looks) + 0.1 * KEEP * sum(looks)
