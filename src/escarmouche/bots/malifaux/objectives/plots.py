"""Schemes: where each wants Markers and models, and what one more of what it counts is worth."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.ground import APART, INCH, inside, line, near, own, remains, searched, touched
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import POINT, Plan, Position
from escarmouche.games.malifaux.state import MARKER

PLAN = 0.95  # of a VP: what a Scheme takes
PART = 0.45  # of that: the first of several things
CLOSE = 850  # from edge to edge: in melee
CHARGE = 2 * INCH + MARKER  # from the edge of an enemy to the middle of a charge
GRAVE = INCH + MARKER  # the same for a grave
AWAY = 2_350  # a charge so far from the middle of an enemy leaves room for another one beyond it


def each(plan: Plan) -> float:
    """What one more of what a Scheme counts is worth: the last one all of it."""
    have, need = plan.next.have, plan.next.need
    if not plan.missing:
        return POINT * PLAN * PART
    return POINT * PLAN * max(PART, (have + 1) / need)


def _leyline(position: Position, plan: Plan) -> Iterator[Task]:
    if plan.wanted:
        for spot in line(position, APART, own(position)):
            yield Task(each(plan), *spot, 0.0, "drop", plan.scheme, plan.wanted)


def _outflank(position: Position, plan: Plan) -> Iterator[Task]:
    """Somebody at either end, and staying there."""
    value = POINT * PLAN * (0.85 if plan.next.have else 0.65)
    for number, spot in enumerate(position.line):
        yield Task(value, *spot, 2_900, group=f"flank{number}", most=1, late=plan.revealed)


def _claim(position: Position, plan: Plan) -> Iterator[Task]:
    """The middle, as long as nobody else is there; at the end in any case."""
    x, y = position.board.width // 2, position.board.height // 2
    crowd = any(one.far(x, y) < 4 * INCH for one in position.side(1 - position.seat) if one.counts)
    value = POINT * PLAN * (0.5 if crowd and not plan.revealed else 1.0)
    yield Task(value, x, y, 1_900, only=plan.friend, late=plan.revealed)


def _ritual(position: Position, plan: Plan) -> Iterator[Task]:
    if not plan.wanted:
        return
    zone, lying = position.zone(position.seat), own(position)
    w, h = position.board.width, position.board.height
    corners = ((0, 0), (w, 0), (w, h), (0, h))
    done = [any(math.dist(corner, spot) < 3 * INCH + MARKER for spot in lying) for corner in corners]
    home = [any(math.dist(corner, place) < INCH for place in zone) for corner in corners]
    kept = any(one and other for one, other in zip(done, home, strict=True))
    for (x, y), there, mine in zip(corners, done, home, strict=True):
        if there or (mine and (kept or not plan.revealed)):
            continue
        spot = (min(max(x, INCH), w - INCH), min(max(y, INCH), h - INCH))
        yield Task(each(plan), *spot, 900, "drop", plan.scheme, plan.wanted)


def _breakthrough(position: Position, plan: Plan) -> Iterator[Task]:
    """Into the enemy zone, where nobody is near; before it is revealed one Marker is enough, and somebody who stays there."""
    lying, ring = own(position), position.zone(1 - position.seat)
    guards = position.side(1 - position.seat)
    for spot in inside(position, ring):
        lonely = not any(one.far(*spot) < 4 * INCH for one in guards)
        if plan.revealed:
            if plan.missing and not near(spot, lying, APART):
                value = each(plan) * (1.0 if lonely else 0.6)
                yield Task(value, *spot, 0.0, "drop", plan.scheme, plan.missing)
        elif lonely:
            word = "" if plan.next.have and near(spot, lying, APART) else "drop"
            yield Task(POINT * PLAN, *spot, 500, word, plan.scheme, 1)


def _ruins(position: Position, plan: Plan) -> Iterator[Task]:
    """Beside terrain of the enemy half, each piece once."""
    if not plan.wanted:
        return
    lying = own(position)
    for piece, spot in searched(position):
        if not near(spot, lying, APART) and not touched(piece, lying):
            yield Task(each(plan), *spot, 500, "drop", plan.scheme, plan.wanted)


def _leader(position: Position) -> Figure | None:
    return next((one for one in position.side(1 - position.seat) if one.leader), None)


def _message(position: Position, plan: Plan) -> Iterator[Task]:
    """Up to the Leader; when the game ends a Marker lies there, dropped from where nobody engages who drops it."""
    other = position.figure(plan.enemy)
    if other is None or (plan.revealed and not plan.missing):
        return
    x, y, r = other.x, other.y, other.r
    if plan.revealed:
        value = POINT * PLAN * (0.9 if position.left == 1 else 0.4)
        yield Task(value, x, y, r + 2_700, "drop", plan.scheme, 2, moving=True, late=True)
    else:
        yield Task(POINT * PLAN, x, y, r + 900, "message", plan.scheme, 2, moving=True, whom=other.id)


def _prisoner(position: Position, plan: Plan) -> Iterator[Task]:
    """Beside the prisoner: where nobody else is near it, or when the game ends."""
    other = position.figure(plan.enemy)
    if other is None:
        return
    alone = not any(one.id != other.id and one.gap(other) <= 4 * INCH for one in position.side(other.seat))
    value = POINT * PLAN * (1.0 if alone or plan.revealed else 0.5)
    within = other.r + CLOSE
    for number in range(2):
        yield Task(
            value * (1.0 if not number else 0.4),
            other.x,
            other.y,
            within,
            group=f"{plan.scheme}-{number}",
            most=1,
            moving=True,
            melee=True,
            late=plan.revealed,
        )


def _forces(position: Position, plan: Plan) -> Iterator[Task]:
    """Beside two of them that cost more, each with another one."""
    for other in position.side(1 - position.seat):
        if other.card.cost > 3 and other.counts:
            yield Task(
                POINT * PLAN * 0.55,
                other.x,
                other.y,
                other.r + CLOSE,
                group="forces",
                most=2,
                moving=True,
                dear=other.card.cost,
                melee=True,
                late=plan.revealed,
            )


def _charges(position: Position, plan: Plan) -> Iterator[Task]:
    """Two Markers about one enemy: a second one across from the first; else the first, about who will not walk away this Turn."""
    if not plan.missing:
        return
    lying = own(position)
    for other in position.side(1 - position.seat):
        if not other.counts:
            continue
        placed = [spot for spot in lying if other.far(*spot) <= CHARGE + other.r]
        if not placed:
            calm = other.activated or other.engaged
            yield Task(
                POINT * PLAN * (0.4 if calm else 0.2),
                other.x,
                other.y,
                other.r + 2_400,
                "drop",
                "charges",
                2,
                moving=True,
            )
            continue
        if (spot := across(other, placed[0])) is not None:
            calm = other.activated or position.left == 1
            yield Task(POINT * PLAN * (1.0 if calm else 0.7), *spot, 300, "drop", f"near-{other.id}", 1)


def across(other: Figure, spot: tuple[int, int]) -> tuple[int, int] | None:
    """Where the second charge must lie; None if the first is too near to its middle."""
    far = math.dist((other.x, other.y), spot)
    out = CHARGE + other.r - 60
    if far + out < APART or not far:
        return None
    return round(other.x + (other.x - spot[0]) * out / far), round(other.y + (other.y - spot[1]) * out / far)


def _graves(position: Position, plan: Plan) -> Iterator[Task]:
    """A Marker beside somebody who may soon die; then Markers where the dead lie."""
    lying = own(position)
    if plan.revealed or position.left <= 2:
        for spot in remains(position):
            if not near(spot, lying, GRAVE + MARKER) and not near(spot, lying, APART - GRAVE - MARKER):
                yield Task(each(plan) if plan.revealed else 2.0, *spot, INCH, "drop", f"{plan.scheme}-end", 3)
    if plan.revealed:
        return
    for other in position.side(1 - position.seat):
        if other.counts and not any(other.far(*spot) <= GRAVE + other.r for spot in lying):
            hurt = 1 - other.health / other.card.health
            value = POINT * PLAN * (0.15 + 0.2 * hurt + 0.15 * other.engaged)
            yield Task(value, other.x, other.y, other.r + 1_500, "drop", plan.scheme, 2, moving=True)


def _hunt(position: Position, plan: Plan) -> Iterator[Task]:
    """Towards who is to be brought down: in a Vendetta the avenger first, then anybody."""
    name = plan.enemy or getattr(_leader(position), "id", "")
    other = position.figure(name)
    if other is None:
        return
    within = other.r + INCH
    if plan.friend and not plan.revealed:
        yield Task(POINT * PLAN, other.x, other.y, within, group=plan.scheme, only=plan.friend, moving=True)
    else:
        yield Task(0.5 * POINT, other.x, other.y, within, group=plan.scheme, most=3, moving=True)


PLANS: dict[str, Callable[[Position, Plan], Iterator[Task]]] = {
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
