"""The scenario's goals as a player sees them from afar: how near one is to each, for oneself and for the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from escarmouche.bots.ad1666.fighter import Fighter, Sheet
from escarmouche.bots.ad1666.paths import ENDLESS, reach
from escarmouche.core.scene import Scene
from escarmouche.games.ad1666.scenario import COLOURS, Goal, Scenario
from escarmouche.space.grid import Ground

POINT = 10.0
WIN = 120.0
STEP = 0.06  # of a goal, for each square that is still to walk
NEAR = 0.75  # what is left of a goal that is as good as reached
GRASP = 0.5  # of a goal, for having the item it needs


def prospects(
    scene: Scene, side: int, mine: Sequence[Fighter], theirs: Sequence[Fighter], board: Ground, sheet: Sheet
) -> float:
    """What may still come of the goals: our hopes less theirs."""
    scenario: Scenario = sheet("scenario")
    total = 0.0
    for goal in scenario.goals:
        for colour, ours in ((side, mine), (1 - side, theirs)):
            if goal.side in ("both", COLOURS[colour]):
                sign = 1 if colour == side else -1
                total += sign * hope(scene, goal, ours, theirs if sign > 0 else mine, board)
    return total


def hope(scene: Scene, goal: Goal, ours: Sequence[Fighter], others: Sequence[Fighter], board: Ground) -> float:
    """What a goal is worth to a side as things stand."""
    value = WIN if goal.wins else POINT * max(goal.points, 1)
    match goal.does:
        case "exit":
            return value * outing(scene, goal, ours, others, board)
        case "carry" | "keep":
            return value * holding(scene, goal, ours, board)
        case "hold":
            return value * held(goal, ours, others, board)
        case "slay" | "foil":
            return value * hunting(goal, ours, others, board)
        case "recruit":
            return value * courting(goal, ours, others, board)
        case "survive":
            return 0.5 * value * sum(one.hale for one in ours if (one.card == goal.card if goal.card else one.hero))
        case _:
            return 0.0


def outing(scene: Scene, goal: Goal, ours: Sequence[Fighter], others: Sequence[Fighter], board: Ground) -> float:
    """Out over the zone: the item comes first, then the way."""
    zone = board.grid.zones.get(goal.zone) or rim(board)
    able = [one for one in ours if goal.card in ("", one.card)]
    if not goal.item:
        return max([NEAR * near(board, one, zone) for one in able], default=0.0)
    for one in able:
        if goal.item in one.carried:
            return GRASP + (NEAR - GRASP) * near(board, one, zone)
    return GRASP * reaching(scene, goal.item, able, others, board)


def holding(scene: Scene, goal: Goal, ours: Sequence[Fighter], board: Ground) -> float:
    """To have the item at the end."""
    if any(goal.item in one.carried for one in ours):
        return NEAR
    return GRASP * reaching(scene, goal.item, ours, (), board)


def reaching(scene: Scene, item: str, ours: Sequence[Fighter], others: Sequence[Fighter], board: Ground) -> float:
    """How near one of ours is to an item: where it lies, or to who has it."""
    places = [marker.cell for marker in scene.markers if marker.kind == item]
    places += [other.cell for other in others if item in other.carried]
    return max([near(board, one, places) for one in ours if one.upright], default=0.0)


def held(goal: Goal, ours: Sequence[Fighter], others: Sequence[Fighter], board: Ground) -> float:
    """More of ours in the zone than of theirs."""
    zone = board.grid.zones.get(goal.zone, ())
    inside = sum(one.cell in zone for one in ours) - sum(one.cell in zone for one in others)
    coming = sum([near(board, one, zone) for one in ours]) / max(1, len(ours))
    return 0.3 * coming + (NEAR if inside > 0 else 0.0)


def hunting(goal: Goal, ours: Sequence[Fighter], others: Sequence[Fighter], board: Ground) -> float:
    """Somebody is to die: its wounds, and how near we are."""
    prey = [other for other in others if goal.card in ("", other.card)] if goal.card else [o for o in others if o.npc]
    if not prey:
        return 0.0
    victim = min(prey, key=lambda other: other.left)
    hunters = sorted((near(board, one, (victim.cell,)) for one in ours if one.upright), reverse=True)
    return 0.4 * (1 - victim.hale) + 0.15 * sum(hunters[:2])


def courting(goal: Goal, ours: Sequence[Fighter], others: Sequence[Fighter], board: Ground) -> float:
    """Somebody is to be won over: it is ours, or we are near."""
    if any(one.card == goal.card for one in ours):
        return NEAR
    there = [other.cell for other in others if other.card == goal.card]
    return GRASP * max([near(board, one, there) for one in ours if one.upright], default=0.0)


def near(board: Ground, one: Fighter, cells: Iterable[str]) -> float:
    """1 on the spot, less with each square of the way."""
    way = reach(board, tuple(cells)).get(one.cell, ENDLESS)
    return 1 / (1 + 3 * STEP * way) if way < ENDLESS else 0.0


def rim(board: Ground) -> list[str]:
    """The squares at the limit of the board."""
    return [edge.cells[0] for edge in board.grid.edges.values() if not edge.cells[1] and edge.kind != "wall"]
