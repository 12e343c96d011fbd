"""The scenario's goals as a player sees them from afar: how many turns one is from each, for oneself and for the others."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.odds import win
from escarmouche.bots.ad1666.paths import ENDLESS, LOCKED, TURN, reach, rim
from escarmouche.bots.ad1666.position import Position
from escarmouche.bots.ad1666.stakes import POINT, WIN
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.setup.scenario import COLOURS, Goal

NEVER = 40.0  # turns
STEP = 0.35  # how a goal fades with each turn that it is away
HANDS = 0.5  # of a turn, to pick something up
HELD = 1.2  # turns that an enemy beside one costs
FALLEN = 0.5
WATCHED = 0.7  # of a turn, for an enemy close by
STOLEN = 4.0  # turns to get something out of an enemy's pocket
SPARE = 0.12  # what the second of ours who could do it is worth
KEEP = 0.55  # of what is to be had at the end, for having it now; the rest comes with time
KEY, PICKS, POOR_PICKS, SHOULDER = 5, 10, 14, 20  # half Movement Points that a lock costs
BAR = 0.15  # of a goal of the others, for being in their way
WON = 0.9  # of a goal that is as good as reached


def prospects(scene: Scene, position: Position) -> float:
    """What may still come of the goals: our hopes less theirs."""
    total = 0.0
    for goal in position.stakes.scenario.goals:
        for colour in (0, 1):
            if goal.side in ("both", COLOURS[colour]):
                total += (1 if colour == position.side else -1) * hope(scene, position, goal, colour)
    return total


def hope(scene: Scene, position: Position, goal: Goal, colour: int) -> float:
    """What a goal is worth to a side as things stand."""
    value = WIN if goal.wins else POINT * max(goal.points, 1)
    ours = [one for one in position.fighters if one.side == colour and one.seat >= 0]
    match goal.does:
        case "exit":
            return value * outing(position, goal, ours)
        case "carry":
            return value * holding(position, goal, ours)
        case "hold":
            return value * held(position, goal, colour)
        case "slay" | "foil":
            return value * hunting(position, goal, ours)
        case "recruit":
            return value * courting(position, goal, ours)
        case "ritual":
            return value * (2 * casting(scene, position) - 1) * (0.0 if decided(scene, position) else 1.0)
        case _:
            return 0.0


def errand(position: Position, one: Fighter) -> float:
    """What somebody's own place adds to the hopes of its side, at a glance; and what it takes from the others' to be in their way."""
    total = 0.0
    for goal in position.stakes.scenario.goals:
        value = WIN if goal.wins else POINT * max(goal.points, 1)
        if goal.side in ("both", COLOURS[one.side]):
            total += value * alone(position, goal, one)
        elif goal.item:
            total += BAR * value * soon(turns(position, one, targets(position, goal, one)), position)
    return total


def alone(position: Position, goal: Goal, one: Fighter) -> float:
    """How good a goal looks to somebody, whatever the others do."""
    cells = targets(position, goal, one)
    if not cells:
        return 0.0
    look = soon(turns(position, one, cells), position)
    if goal.does == "recruit":
        return look * (0.2 + 0.3 * max(0, one.card.charisma))
    return look * (1.0 if goal.does == "exit" else KEEP if goal.does == "carry" else 0.3)


def targets(position: Position, goal: Goal, one: Fighter) -> Sequence[str]:
    """Where a goal leads somebody: to the thing, with it to the way out; to who has it; to a person or a place."""
    if goal.item and goal.item not in one.carried:
        places = position.floor.get(goal.item)
        return places or [other.cell for other in position.fighters if goal.item in other.carried]
    if goal.does == "exit":
        return position.board.grid.zones.get(goal.zone) or rim(position.board)
    if goal.does == "hold":
        return position.board.grid.zones.get(goal.zone, ())
    ritual = position.stakes.scenario.ritual
    card = ritual.caster if goal.does == "foil" and ritual is not None else goal.card
    return [other.cell for other in position.fighters if other.card.id == card] if card else ()


# -- ways


def lock(one: Fighter) -> int:
    """What a locked door costs somebody, in half Movement Points: a key, picks, or a shoulder."""
    if "key" in one.carried:
        return KEY
    picks = one.card.talents.get("lockpicking")
    if picks is not None:
        return PICKS if picks > 1 else POOR_PICKS
    return SHOULDER if one.card.strength > 1 else LOCKED


def turns(position: Position, one: Fighter, cells: Sequence[str]) -> float:
    """How long somebody takes to get there, with who is in the way."""
    way = reach(position.board, tuple(cells), one.gait, lock(one)).get(one.cell, ENDLESS)
    if way >= ENDLESS:
        return NEVER
    found = way / TURN + (0.0 if one.upright else FALLEN + 2 * one.senseless)
    if position.engagers[one.id]:
        found += HELD
    return found + (0.0 if one.marked else hindered(position, one))


def hindered(position: Position, one: Fighter) -> float:
    """Enemies close by, each the more the closer it is."""
    found = 0.0
    for other in position.enemies[one.id]:
        if other.upright:
            distance = position.board.grid.distance(one.cell, other.cell)
            if distance < 7:
                found += WATCHED / (1 + distance)
    return found


def soon(count: float, position: Position) -> float:
    """How good a goal looks that is so many turns away: with time running out it must be near."""
    if count >= NEVER:
        return 0.0
    ease = min(1.0, (position.turns + 0.5) / (count + 1))
    return ease / (1 + STEP * count)


def best(looks: list[float]) -> float:
    """The best of several who could do it; the second counts a little."""
    looks.sort(reverse=True)
    return sum(looks[:1]) + SPARE * sum(looks[1:2])


# -- one goal after the other


def outing(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """Out over the zone: the item comes first, then the way."""
    zone = position.board.grid.zones.get(goal.zone) or rim(position.board)
    able = [one for one in ours if goal.card in ("", one.card.id)]
    for one in able:
        if goal.item in one.carried or not goal.item:
            return WON * soon(turns(position, one, zone) + 0.25, position)
    places = position.floor.get(goal.item, ())
    if not places:
        return chase(position, goal, able)
    looks = []
    for one in able:
        back = reach(position.board, zone, one.gait, lock(one)).get(places[0], ENDLESS) / TURN
        looks.append(0.8 * soon(turns(position, one, places) + HANDS + back, position))
    return best(looks)


def chase(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """Somebody else has it: it must be stolen, or fall with its bearer."""
    bearers = [one.cell for one in position.fighters if goal.item in one.carried]
    if not bearers:
        return 0.0
    return best([0.8 * soon(turns(position, one, bearers) + theft(one), position) for one in ours])


def theft(one: Fighter) -> float:
    """How long it takes to get something out of an enemy's pocket."""
    return STOLEN / 3 if one.marked and "pickpocket" in one.card.talents else STOLEN


def holding(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """To have the item at the end."""
    if any(goal.item in one.carried for one in ours):
        return KEEP + (1 - KEEP) * position.late
    places = position.floor.get(goal.item, ())
    if places:
        return KEEP * best([soon(turns(position, one, places) + HANDS, position) for one in ours])
    return KEEP * chase(position, goal, ours)


def held(position: Position, goal: Goal, colour: int) -> float:
    """More of ours in the zone than of theirs, at the end."""
    zone = position.board.grid.zones.get(goal.zone, ())
    margin = 0.0
    for one in position.fighters:
        if one.seat >= 0 and not one.senseless:
            there = 1.0 if one.cell in zone else 0.7 * soon(turns(position, one, zone), position)
            margin += there * (1 if one.side == colour else -1)
    sure = 0.3 + 0.7 * position.late
    return sure * max(0.0, min(1.0, 0.5 + 0.5 * margin))


def hunting(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """Somebody is to die: how near we are. What its wounds are worth is counted with its life."""
    ritual = position.stakes.scenario.ritual
    card = goal.card or (ritual.caster if ritual is not None else "")
    prey = [other for other in position.fighters if other.card.id == card]
    if not prey:
        return 0.0
    hunters = [one for one in ours if one.upright and not one.marked]
    looks = [soon(turns(position, one, (prey[0].cell,)), position) * (0.5 + 0.1 * one.melee) for one in hunters]
    return 0.25 * sum(sorted(looks, reverse=True)[:3])


def courting(position: Position, goal: Goal, ours: Sequence[Fighter]) -> float:
    """Somebody is to be won over: it is ours, or we are near and know how to talk."""
    if any(one.card.id == goal.card for one in ours):
        return KEEP + (1 - KEEP) * position.late
    there = [other for other in position.fighters if other.card.id == goal.card and other.vocation == "recruit"]
    if not there:
        return 0.0
    looks = []
    for one in ours:
        chance = win(one.card.charisma - there[0].card.charisma)
        looks.append(chance * soon(max(0.0, turns(position, one, (there[0].cell,)) - 0.25), position))
    return 0.8 * KEEP * best(looks) + 0.1 * KEEP * sum(looks)


# -- the ritual


def decided(scene: Scene, position: Position) -> bool:
    rite = position.stakes.scenario.ritual
    red, black = ritual(scene)
    return rite is None or red >= rite.red or black >= rite.black


def ritual(scene: Scene) -> tuple[int, int]:
    """Red and black cards that lie there."""
    found = {track.name: int(track.value) for track in scene.tracks if track.name.startswith("ritual-")}
    return found.get("ritual-red", 0), found.get("ritual-black", 0)


def casting(scene: Scene, position: Position) -> float:
    """How likely the red cards come first, if nobody disturbs the caster."""
    rite = position.stakes.scenario.ritual
    if rite is None:
        return 0.0
    red, black = ritual(scene)
    return first(rite.red - red, rite.black - black)


def first(red: int, black: int) -> float:
    """So many red cards before so many black ones, each as likely as the other."""
    if red <= 0 or black <= 0:
        return 1.0 if red <= 0 else 0.0
    return 0.5 * first(red - 1, black) + 0.5 * first(red, black - 1)
