"""Schemes: where each wants Markers and models, and what one more of what it counts is worth."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.objectives.landmarks import (
    APART,
    INCH,
    along_centerline,
    has_marker,
    inside_zone,
    near,
    own_scheme_markers,
    remains,
    ruins,
)
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import POINT, Plan, Position, Spot
from escarmouche.games.malifaux.state import MARKER

PLAN = 0.95  # of a VP: one from a Scheme
PART = 0.45  # of that: the first of several things
CLOSE = 850  # from edge to edge: in melee
CHARGE = 2 * INCH + MARKER  # from the edge of an enemy to the middle of a charge
GRAVE = INCH + MARKER  # from the edge of a base to the middle of a grave
AWAY = 2_350  # a charge this far from the middle of an enemy leaves room for another one beyond it


def one_more(plan: Plan) -> float:
    """What one more of what a Scheme counts is worth: the last one all of it."""
    have, need = plan.next.have, plan.next.need
    if not plan.missing:
        return POINT * PLAN * PART
    return POINT * PLAN * max(PART, (have + 1) / need)


# -- places


def _leyline(position: Position, plan: Plan) -> Iterator[Task]:
    """Markers along the Centerline."""
    if plan.wanted:
        for spot in along_centerline(position, APART, own_scheme_markers(position)):
            yield Task(one_more(plan), *spot, 0.0, "drop", plan.scheme, plan.wanted)


def _outflank(position: Position, plan: Plan) -> Iterator[Task]:
    """Somebody at either end of the Centerline, and staying there."""
    value = POINT * PLAN * (0.85 if plan.next.have else 0.65)
    for number, spot in enumerate(position.centerline):
        yield Task(value, *spot, 2_900, group=f"flank{number}", most=1, late=plan.revealed)


def _claim(position: Position, plan: Plan) -> Iterator[Task]:
    """The middle, as long as nobody else is there; at the end in any case."""
    x, y = position.board.width // 2, position.board.height // 2
    enemies = [enemy for enemy in position.side(1 - position.seat) if enemy.counts]
    crowded = any(enemy.distance(x, y) < 4 * INCH for enemy in enemies)
    value = POINT * PLAN * (0.5 if crowded and not plan.revealed else 1.0)
    yield Task(value, x, y, 1_900, only=plan.friend, late=plan.revealed)


def _ritual(position: Position, plan: Plan) -> Iterator[Task]:
    """Markers in the corners of the table, one of them at home."""
    if not plan.wanted:
        return
    zone, lying = position.zone(position.seat), own_scheme_markers(position)
    w, h = position.board.width, position.board.height
    corners = ((0, 0), (w, 0), (w, h), (0, h))
    marked = [any(math.dist(corner, spot) < 3 * INCH + MARKER for spot in lying) for corner in corners]
    at_home = [any(math.dist(corner, place) < INCH for place in zone) for corner in corners]
    home_marked = any(done and home for done, home in zip(marked, at_home, strict=True))
    for (x, y), done, home in zip(corners, marked, at_home, strict=True):
        if done or (home and (home_marked or not plan.revealed)):
            continue
        spot = (min(max(x, INCH), w - INCH), min(max(y, INCH), h - INCH))
        yield Task(one_more(plan), *spot, 900, "drop", plan.scheme, plan.wanted)


def _breakthrough(position: Position, plan: Plan) -> Iterator[Task]:
    """Into the enemy zone, where nobody is near; before it is revealed one Marker is enough, and somebody who stays there."""
    lying, ring = own_scheme_markers(position), position.zone(1 - position.seat)
    guards = position.side(1 - position.seat)
    for spot in inside_zone(position, ring):
        lonely = not any(guard.distance(*spot) < 4 * INCH for guard in guards)
        if plan.revealed:
            if plan.missing and not near(spot, lying, APART):
                value = one_more(plan) * (1.0 if lonely else 0.6)
                yield Task(value, *spot, 0.0, "drop", plan.scheme, plan.missing)
        elif lonely:
            interact = "" if plan.next.have and near(spot, lying, APART) else "drop"
            yield Task(POINT * PLAN, *spot, 500, interact, plan.scheme, 1)


def _ruins(position: Position, plan: Plan) -> Iterator[Task]:
    """Beside terrain of the enemy half, each piece once."""
    if not plan.wanted:
        return
    lying = own_scheme_markers(position)
    for piece, spot in ruins(position):
        if not near(spot, lying, APART) and not has_marker(piece, lying):
            yield Task(one_more(plan), *spot, 500, "drop", plan.scheme, plan.wanted)


# -- enemies


def _message(position: Position, plan: Plan) -> Iterator[Task]:
    """Up to the Leader; when the game ends a Marker lies there, dropped from where nobody engages the model that drops it."""
    leader = position.fighter(plan.enemy)
    if leader is None or (plan.revealed and not plan.missing):
        return
    x, y, r = leader.x, leader.y, leader.radius
    if plan.revealed:
        value = POINT * PLAN * (0.9 if position.left == 1 else 0.4)
        yield Task(value, x, y, r + 2_700, "drop", plan.scheme, 2, moving=True, late=True)
    else:
        yield Task(POINT * PLAN, x, y, r + 900, "message", plan.scheme, 2, moving=True, whom=leader.id)


def _prisoner(position: Position, plan: Plan) -> Iterator[Task]:
    """Beside the prisoner: where nobody else is near it, or when the game ends."""
    prisoner = position.fighter(plan.enemy)
    if prisoner is None:
        return
    others = [enemy for enemy in position.side(prisoner.seat) if enemy.id != prisoner.id]
    alone = not any(enemy.gap(prisoner) <= 4 * INCH for enemy in others)
    value = POINT * PLAN * (1.0 if alone or plan.revealed else 0.5)
    for number in range(2):
        yield Task(
            value * (1.0 if not number else 0.4),
            prisoner.x,
            prisoner.y,
            prisoner.radius + CLOSE,
            group=f"{plan.scheme}-{number}",
            most=1,
            moving=True,
            melee=True,
            late=plan.revealed,
        )


def _forces(position: Position, plan: Plan) -> Iterator[Task]:
    """Beside two enemies, each held by a model that costs less."""
    for enemy in position.side(1 - position.seat):
        if enemy.card.cost > 3 and enemy.counts:
            yield Task(
                POINT * PLAN * 0.55,
                enemy.x,
                enemy.y,
                enemy.radius + CLOSE,
                group="forces",
                most=2,
                moving=True,
                below_cost=enemy.card.cost,
                melee=True,
                late=plan.revealed,
            )


def _charges(position: Position, plan: Plan) -> Iterator[Task]:
    """Two Markers about one enemy: a second one across from the first; else the first, about an enemy that will stay this Turn."""
    if not plan.missing:
        return
    lying = own_scheme_markers(position)
    for enemy in position.side(1 - position.seat):
        if not enemy.counts:
            continue
        placed = [spot for spot in lying if enemy.distance(*spot) <= CHARGE + enemy.radius]
        if not placed:
            stays = enemy.activated or enemy.engaged
            value, within = POINT * PLAN * (0.4 if stays else 0.2), enemy.radius + 2_400
            yield Task(value, enemy.x, enemy.y, within, "drop", "charges", 2, moving=True)
            continue
        if (spot := across(enemy, placed[0])) is not None:
            stays = enemy.activated or position.left == 1
            yield Task(POINT * PLAN * (1.0 if stays else 0.7), *spot, 300, "drop", f"near-{enemy.id}", 1)


def across(enemy: Fighter, spot: Spot) -> Spot | None:
    """Where the second charge must lie; None if the first is too near to the enemy's middle."""
    far = math.dist((enemy.x, enemy.y), spot)
    out = CHARGE + enemy.radius - 60
    if far + out < APART or not far:
        return None
    return round(enemy.x + (enemy.x - spot[0]) * out / far), round(enemy.y + (enemy.y - spot[1]) * out / far)


def _graves(position: Position, plan: Plan) -> Iterator[Task]:
    """A Marker beside an enemy that may soon die; then Markers where the dead lie."""
    lying = own_scheme_markers(position)
    if plan.revealed or position.left <= 2:
        for spot in remains(position):
            if not near(spot, lying, GRAVE + MARKER) and not near(spot, lying, APART - GRAVE - MARKER):
                yield Task(one_more(plan) if plan.revealed else 2.0, *spot, INCH, "drop", f"{plan.scheme}-end", 3)
    if plan.revealed:
        return
    for enemy in position.side(1 - position.seat):
        if enemy.counts and not any(enemy.distance(*spot) <= GRAVE + enemy.radius for spot in lying):
            hurt = 1 - enemy.health / enemy.card.health
            value = POINT * PLAN * (0.15 + 0.2 * hurt + 0.15 * enemy.engaged)
            yield Task(value, enemy.x, enemy.y, enemy.radius + 1_500, "drop", plan.scheme, 2, moving=True)


def _hunt(position: Position, plan: Plan) -> Iterator[Task]:
    """Towards the enemy that must be brought down: in a Vendetta the avenger first, then anybody."""
    leaders = [enemy.id for enemy in position.side(1 - position.seat) if enemy.leader]
    prey = position.fighter(plan.enemy or (leaders[0] if leaders else ""))
    if prey is None:
        return
    within = prey.radius + INCH
    if plan.friend and not plan.revealed:
        yield Task(POINT * PLAN, prey.x, prey.y, within, group=plan.scheme, only=plan.friend, moving=True)
    else:
        yield Task(0.5 * POINT, prey.x, prey.y, within, group=plan.scheme, most=3, moving=True)


SCHEMES: dict[str, Callable[[Position, Plan], Iterator[Task]]] = {
    "scheme-1": _charges,
    "scheme-2": _breakthrough,
    "scheme-3": _leyline,
    "scheme-4": _ruins,
    "scheme-5": _graves,
    "scheme-6": _forces,
    "scheme-7": _prisoner,
    "scheme-8": _ritual,
    "scheme-9": _outflank,
    "scheme-10": _hunt,
    "scheme-11": _message,
    "scheme-12": _claim,
    "scheme-13": _hunt,
}
