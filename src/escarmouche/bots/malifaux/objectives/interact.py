"""Interact: Scheme Markers where a Scheme wants them, Strategy Markers, messages."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import shapely

from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.ground import INCH, near, own, remains, touched
from escarmouche.bots.malifaux.objectives.errands import planned
from escarmouche.bots.malifaux.objectives.plots import AWAY, CHARGE, GRAVE, PLAN, each
from escarmouche.bots.malifaux.objectives.strategy import stake
from escarmouche.bots.malifaux.position import POINT, Plan, Position
from escarmouche.bots.malifaux.sight import ring
from escarmouche.core.asks.ask import Answer
from escarmouche.games.malifaux.state import MARKER

Rated = tuple[float, Answer]
Spot = tuple[int, int]
EDGE = 25  # mils inside a distance
SIDES, PROPOSED = 24, 24
PLACES = 5  # tried before it is given up
BLOOD = 0.35  # a point of Health for an Idol
IDLE = -0.3  # a Scheme Marker nobody needs is in the way of others


def rated(position: Position, one: Figure, ask: Any) -> Iterator[Rated]:
    """All that it may Interact for."""
    for name, inner in ask.open():
        if name == "drop":
            yield from drops(position, one, inner)
        elif name == "remove":
            yield cleared(position, one), name
        elif name == "turf":
            yield 1.15 * stake(position, position.seat), {name: inner.options[0]}
        elif name == "plant":
            yield from plants(position, one, inner)
        elif name == "defuse":
            yield from [(defused(position, str(marker)), {name: marker}) for marker in inner.options]
        elif name == "idol":
            for marker in inner.options:
                yield idol(position, one, str(marker)), {name: marker}
        elif name == "message":
            yield POINT * PLAN, {name: inner.options[0]}


# -- Scheme Markers


def drops(position: Position, one: Figure, ask: Any) -> Iterator[Rated]:
    """The best place in base contact."""
    found = [(gain(position, spot), spot) for spot in about(one, ask)]
    found.sort(key=lambda pair: -pair[0])
    for value, spot in found[:PLACES]:
        if spot in ask:
            yield max(IDLE, value), {"drop": spot}
            return


def about(one: Figure, ask: Any) -> list[Spot]:
    """Places under a base and in contact with it."""
    out = one.r + MARKER - 5
    found: list[Spot] = [(one.x, one.y)]
    found += [(round(one.x + ux * out), round(one.y + uy * out)) for ux, uy in ring(SIDES)]
    found += [(spot[0], spot[1]) for spot in itertools.islice(ask, PROPOSED)]
    return found


def gain(position: Position, spot: Spot) -> float:
    """What a Scheme Marker there brings."""
    found = 0.0
    for plan in position.plans:
        name = plan.scheme
        if plan.wanted and name in WANTS:
            found += WANTS[name](position, plan, spot) * each(plan)
    return found


def _leyline(position: Position, plan: Plan, spot: Spot) -> bool:
    return abs(position.beyond(*spot)) <= MARKER - EDGE


def _ritual(position: Position, plan: Plan, spot: Spot) -> bool:
    tasks = planned(position, plan)
    w, h = position.board.width, position.board.height
    for x, y in ((0, 0), (w, 0), (w, h), (0, h)):
        if math.dist((x, y), spot) <= 3 * INCH + MARKER - EDGE:
            return any(math.dist((task.x, task.y), (x, y)) < 3 * INCH for task in tasks)
    return False


def _breakthrough(position: Position, plan: Plan, spot: Spot) -> bool:
    ring_ = position.zone(1 - position.seat)
    return bool(ring_) and shapely.Polygon(ring_).distance(shapely.Point(spot)) <= MARKER - EDGE


def _ruins(position: Position, plan: Plan, spot: Spot) -> bool:
    if position.beyond(*spot) < EDGE - MARKER:
        return False
    lying = own(position)
    return any(touched(piece, [spot]) and not touched(piece, lying) for piece in position.board.terrain)


def _near(position: Position, plan: Plan, spot: Spot) -> float:
    other = position.figure(plan.enemy)
    if not plan.revealed or other is None or other.far(*spot) > 2 * INCH + other.r + MARKER - EDGE:
        return 0.0
    return 1.0 if position.left == 1 else 0.4


def _charges(position: Position, plan: Plan, spot: Spot) -> float:
    """The second one about an enemy; or a first one that leaves room for it."""
    found, lying = 0.0, own(position)
    for other in position.side(1 - position.seat):
        far = other.far(*spot)
        if not plan.missing or not other.counts or far > CHARGE + other.r - EDGE:
            continue
        if any(other.far(*one) <= CHARGE + other.r - EDGE for one in lying):
            return 1.5
        if far >= AWAY:
            found = max(found, 0.5 if other.activated or other.engaged else 0.3)
    return found


def _graves(position: Position, plan: Plan, spot: Spot) -> float:
    """Beside the dead, or who may soon be."""
    lying = own(position)
    if plan.revealed or position.left == 1:
        for grave in remains(position):
            if math.dist(grave, spot) <= GRAVE + MARKER - EDGE and not near(grave, lying, GRAVE + MARKER):
                return 1.0
    if plan.revealed:
        return 0.0
    found = 0.0
    for other in position.side(1 - position.seat):
        if other.counts and other.far(*spot) <= GRAVE + other.r - EDGE:
            found = max(found, 0.25 + 0.25 * (1 - other.health / other.card.health))
    return found


WANTS = {
    "scheme-1": _charges,
    "scheme-2": _breakthrough,
    "scheme-3": _leyline,
    "scheme-4": _ruins,
    "scheme-5": _graves,
    "scheme-8": _ritual,
    "scheme-11": _near,
}


def cleared(position: Position, one: Figure) -> float:
    """Others' Scheme Markers gone, one's own too."""
    found = 0.0
    for marker in position.markers("scheme"):
        if marker.at and one.far(*marker.at[:2]) <= one.r + marker.radius + 5:
            found += -3.0 if position.owned(marker) == position.seat else 1.2
    return found


# -- Strategy Markers


def plants(position: Position, one: Figure, ask: Any) -> Iterator[Rated]:
    """An Explosive on the enemy half, a little over the line."""
    found = sorted(about(one, ask), key=lambda spot: -position.beyond(*spot))
    for spot in found[: 2 * PLACES]:
        if position.beyond(*spot) < EDGE - MARKER:
            return
        if spot in ask:
            yield 1.15 * stake(position, position.seat), {"plant": spot}
            return


def defused(position: Position, name: str) -> float:
    marker = next(marker for marker in position.scene.markers if marker.id == name)
    if marker.at is None or position.beyond(*marker.at[:2]) > MARKER:
        return -5.0
    return 2.0


def idol(position: Position, one: Figure, name: str) -> float:
    """Over the line with it, if it can be paid for."""
    amount = price(position, name)
    if amount is None or one.health <= amount:
        return -1.0
    return 1.15 * stake(position, position.seat) - BLOOD * amount * (1 + one.price / 6)


def price(position: Position, name: str) -> int | None:
    """How much damage brings an Idol wholly into the enemy half; None: it is there, or too far."""
    marker = next(marker for marker in position.scene.markers if marker.id == name)
    assert marker.at is not None
    over = MARKER - position.beyond(*marker.at[:2])
    found = math.ceil((over + 60) / INCH)
    return found if over > 0 and found <= 3 else None
