"""What a scenario asks for: what it is worth to a side that one of its figures stands somewhere, and where that one wants to go."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from escarmouche.bots.d10.figure import Figure
from escarmouche.bots.d10.odds import under
from escarmouche.bots.d10.position import POINT, Position
from escarmouche.games.d10.setup.scenario import Goal
from escarmouche.space.units import mil

WIN = 14.0  # the game
AT, HALF = 0.02, 0.5  # turns: as good as there; what any move takes
LATE = 0.6  # how much of a thing's worth is lost if it takes all the time there is
HASTE = 0.7  # how fast the rest goes when it takes longer than that
RANKS = (1.0, 0.45, 0.25, 0.15)  # what it counts for that the nearest is after something, the next one, ...
REST = 0.06  # and for all others
BEACON = 80.0  # the game, where nothing else wins it
STORM = (1.0, 0.9, 0.7, 0.4)  # more are wanted where the way must be fought for
FIGHT, COVER = 0.2, 0.1  # turns for each point of C and T
ESCORT, STOP, HUNT = 1.0, 3.0, 0.8  # being near one's own bearer, the enemy's, any enemy
NEAR = 10_000.0
HOLD = 2.0  # a point for standing somewhere, in points of other kinds: they are all there is


class Errand(NamedTuple):
    """Somewhere to be: what it is worth to have done it, where, how near, and how many turns it takes besides the way."""

    value: float
    x: int
    y: int
    within: float = 0.0
    work: float = 0.0
    shared: bool = True  # few are enough: whoever is nearer counts for more ...
    ranks: tuple[float, ...] = RANKS  # ... so much
    moving: bool = False  # it walks about: as the crow flies will do
    along: tuple[float, float] = (0.0, 0.0)  # a little to either side will do as well


def speed(one: Figure) -> float:
    """How far a figure comes in a turn, by Quick advances if it may."""
    if one.load or one.mounted:
        return one.stride
    p = under(one.a)
    run = p * one.stride + (1 - p) * 1000 * one.a
    return max(one.stride, p * (one.stride + run) + (1 - p) * 1000 * one.a)


def due(position: Position, one: Figure, errand: Errand, x: int, y: int) -> float:
    """How many turns an errand takes from a place."""
    straight = math.hypot(errand.x - x, errand.y - y)
    far = straight if errand.moving else position.walk(x, y, errand.x, errand.y)
    turns = max(0.0, far - errand.within) / speed(one)
    if errand.work and turns > AT:
        turns = max(turns, HALF)  # who is not there yet spends an action on it, however near
    return turns + errand.work


def likely(need: float, left: float) -> float:
    """What a thing is worth that takes so long, as a share."""
    if need <= left:
        return 1 - LATE * need / left
    return (1 - LATE) / (1 + HASTE * (need - left))


def pull(position: Position, one: Figure, x: int, y: int, floor: str, errands: list[Errand]) -> float:
    """What it is worth that a figure stands somewhere, for all that its side is after."""
    total = perch(position, one, floor)
    for errand in errands:
        total += errand.value * likely(due(position, one, errand, x, y), position.left)
    return total


def errands(position: Position, one: Figure) -> list[Errand]:
    """What a figure is after, each for what it counts for: who is nearer, and free to go, leaves it less."""
    found = []
    for errand in wanted(position, one):
        if errand.shared:
            mine = calling(position, one, errand)
            free = [friend for friend in position.friends(one) if able(friend) and not position.engaged(friend)]
            nearer = sum([calling(position, friend, errand) < mine for friend in free])
            share = errand.ranks[nearer] if nearer < len(errand.ranks) else REST
            errand = errand._replace(value=errand.value * share)
        found.append(errand)
    return found


def calling(position: Position, one: Figure, errand: Errand) -> float:
    """How soon somebody could do an errand; where it must be fought for, fighters go and shooters cover them."""
    found = due(position, one, errand, one.x, one.y)
    if errand.ranks is STORM:
        found += COVER * (one.t or 0) - FIGHT * (one.c - 2)
    return found


def able(one: Figure) -> bool:
    return one.ready and not one.mounted and not one.load


def wanted(position: Position, one: Figure) -> Iterator[Errand]:
    """All errands of its side that a figure could do."""
    for goal in position.scenario.goals:
        if goal.side in ("both", position.sides[one.seat]):
            yield from KINDS.get(goal.does, _nothing)(position, one, goal)
        elif goal.does == "beacon":
            yield from _guard(position, one, goal)
    if not one.load:
        yield from _escort(position, one)
        yield from _hunt(position, one)


def _nothing(position: Position, one: Figure, goal: Goal) -> Iterator[Errand]:
    yield from ()


def _hold(position: Position, one: Figure, goal: Goal) -> Iterator[Errand]:
    """To stand near a place at the end."""
    points = goal.leader if one.card.rank == "leader" and goal.leader is not None else goal.points
    x, y = map(mil, goal.at or (0, 0))
    yield Errand(HOLD * points, x, y, mil(goal.within) - 500 + one.r, shared=False)


def _exit(position: Position, one: Figure, goal: Goal) -> Iterator[Errand]:
    """To carry something over an edge."""
    value = WIN if goal.wins else POINT * goal.points
    if one.load == goal.object:
        yield Errand(value, *gate(position, goal.edge, one.x, one.y), within=float(one.r), shared=False)
        return
    at = position.objects.get(goal.object)
    if at is not None and not one.mounted and not one.load:
        x, y = gate(position, goal.edge, at[0], at[1])
        way = math.hypot(x - at[0], y - at[1]) / one.stride
        yield Errand(value, at[0], at[1], one.r + 1000.0, way + 0.5)


def gate(position: Position, edge: str | None, x: int, y: int) -> tuple[int, int]:
    """Where one leaves the table."""
    field = position.field
    ends = {"west": (0, y), "east": (field.width, y), "south": (x, 0), "north": (x, field.height)}
    return ends.get(edge or "", (x, y))


def _carry(position: Position, one: Figure, goal: Goal) -> Iterator[Errand]:
    """To have something at the end."""
    at = position.objects.get(goal.object)
    if at is not None and not one.mounted and not one.load:
        yield Errand(3 * POINT * goal.points, at[0], at[1], one.r + 1000.0, 0.5)


def _escort(position: Position, one: Figure) -> Iterator[Errand]:
    """Near what the scenario is about: to guard who carries it, or to stop who does."""
    for thing in position.scenario.objects:
        at = position.objects.get(thing.id)
        if at is not None:
            yield Errand(ESCORT, at[0], at[1], NEAR, shared=False)
        for bearer in position.figures:
            if bearer.load == thing.id and bearer.seat == one.seat:
                yield Errand(ESCORT, bearer.x, bearer.y, NEAR, shared=False, moving=True)
            elif bearer.load == thing.id:
                yield Errand(STOP, bearer.x, bearer.y, float(one.stride), shared=False, moving=True)


def _hunt(position: Position, one: Figure) -> Iterator[Errand]:
    """Towards the enemy, but for who need only wait."""
    if not position.goals("last", one.seat):
        others = position.enemies(one)
        if others:
            far = max([float(gun.weapon.range) for gun in one.guns if gun.left], default=float(one.stride))
            nearest = min(others, key=one.gap)
            yield Errand(HUNT, nearest.x, nearest.y, 0.9 * far, shared=False, moving=True)


# -- the beacon


RISE = 7_500  # what a climber gains at a time, on average


class Foot(NamedTuple):
    """Where a ladder begins: a place in front of its door, which way the door runs, and the door."""

    x: int
    y: int
    along: tuple[float, float]
    door: str


def foot(position: Position, floor: str) -> Foot | None:
    """Where the ladder to a floor begins."""
    field = position.field
    for data in position.scenario.terrain:
        if data.kind == "ladder" and data.upper == floor:
            piece = field.pieces[data.door or data.id]
            top = field.pieces[data.id]
            dx, dy = piece.x - top.x, piece.y - top.y
            far = math.hypot(dx, dy) or 1.0
            dx, dy = dx / far, dy / far
            return Foot(round(piece.x + 1_460 * dx), round(piece.y + 1_460 * dy), (-dy, dx), data.door)
    return None


def _beacon(position: Position, one: Figure, goal: Goal) -> Iterator[Errand]:
    """Up to it: by the ladder, or over the wall, whichever is sooner."""
    if one.mounted or one.floor == goal.floor:
        return
    ways = [*_ladder(position, one, goal), *_wall(position, one, goal)]
    if ways:
        yield min(ways, key=lambda way: due(position, one, way, one.x, one.y))


def _ladder(position: Position, one: Figure, goal: Goal) -> Iterator[Errand]:
    """To the foot of the ladder, through the door and up."""
    found = foot(position, goal.floor)
    if found is not None:
        barred = position.scene.states.get(found.door) == "barred"
        value, work = BEACON * (0.7 + 0.1 * one.c), 2.0 + barred / under(one.a)
        yield Errand(value, found.x, found.y, 100.0, work, ranks=STORM, along=found.along)


def _wall(position: Position, one: Figure, goal: Goal) -> Iterator[Errand]:
    """To the nearest side of what the floor stands on, and up."""
    field = position.field
    floor = field.pieces[goal.floor]
    if "move_table" not in position.on:
        return
    x0, y0, x1, y1 = floor.bounds
    off = one.r + 10
    x, y = round(min(max(one.x, x0 + off), x1 - off)), round(min(max(one.y, y0 + off), y1 - off))
    sides = [(round(x0 - off), y), (round(x1 + off), y), (x, round(y0 - off)), (x, round(y1 + off))]
    side = min(sides, key=lambda spot: math.hypot(spot[0] - one.x, spot[1] - one.y))
    along = (0.0, 1.0) if side[1] == y else (1.0, 0.0)
    tries = max(1.0, (field.surfaces[goal.floor].z - one.z) / RISE)
    value = BEACON * (0.7 + 0.1 * one.c)
    yield Errand(value, *side, 100.0, 1.0 + tries / under(one.a), ranks=STORM, along=along)


def _guard(position: Position, one: Figure, goal: Goal) -> Iterator[Errand]:
    """The others keep them from it: near the door."""
    found = foot(position, goal.floor)
    if found is not None and one.floor != goal.floor:
        yield Errand(1.0, found.x, found.y, 8_000.0, shared=False)


UP = 0.75  # of the game: being up there, where the beacon is
WATCH = (4.0, 1.5)  # what it is worth that the first and the second of them stand there


def perch(position: Position, one: Figure, floor: str) -> float:
    """What it is worth to be on the floor of the beacon."""
    for goal in position.scenario.goals:
        if goal.does == "beacon" and goal.floor == floor:
            if goal.side in ("both", position.sides[one.seat]):
                return UP * BEACON
            others = sum([f.floor == floor and f.ready for f in position.friends(one)])
            return WATCH[others] if others < len(WATCH) else 0.3
    return 0.0


KINDS = {"hold": _hold, "exit": _exit, "carry": _carry, "beacon": _beacon}
