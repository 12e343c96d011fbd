"""Before the first Turn: groups, who is placed where, who carries what."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import shapely

from escarmouche.bots.malifaux.figure import Figure, read
from escarmouche.bots.malifaux.objectives.goals import pull
from escarmouche.bots.malifaux.offers import first
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.sight import roofed
from escarmouche.core.asks.ask import Answer

STEP = 1_500
ROOM = 2_800  # friends stand so far apart that others get through
CROWDED = 1.2  # what it costs to stand in the way
TRIED = 12
FRONT = 0.1  # an inch further on
Spot = tuple[int, int]


def groups(ask: Any, position: Position) -> Answer:
    """Every other model."""
    return tuple(ask.options[::2])


def group(ask: Any, position: Position) -> Answer:
    """The bigger one first: the more is known."""
    first, second = len(ask.about["first"]), len(ask.about["second"])
    return ask.options[0] if first >= second else ask.options[1]


def deploy(ask: Any, position: Position) -> Answer:
    """The next model, in the best place that is free."""
    name, inner = next(ask.open())
    waiting = stage(position)
    one = position.by_id[name]
    found = sorted(places(position, one), key=lambda spot: -rate(position, one.moved(*spot), waiting))
    for spot in found[:TRIED]:
        if spot in inner:
            return {name: spot}
    for spot in found[TRIED:]:
        if spot in inner:
            return {name: spot}
    return {name: first(inner)}


def stage(position: Position) -> list[str]:
    """Who waits stands in the middle of the own zone for now."""
    ring = position.zone(position.seat)
    middle = shapely.Polygon(ring).centroid
    waiting = []
    figures = [one for piece in position.scene.pieces if (one := read(piece, position.sheet)) is not None]
    for piece in position.scene.pieces:
        if piece.at is None and piece.seat == position.seat and "hired" in piece.states:
            spot = msgspec.structs.replace(piece, at=(round(middle.x), round(middle.y), 0))
            one = read(spot, position.sheet)
            assert one is not None
            figures.append(one)
            waiting.append(piece.id)
    position.figures = figures
    position.by_id = {one.id: one for one in figures}
    return waiting


def places(position: Position, one: Figure) -> list[Spot]:
    """A grid over the zone, on the ground."""
    shape = shapely.Polygon(position.zone(one.seat)).buffer(-one.r - 10)
    if shape.is_empty:
        return []
    x0, y0, x1, y1 = shape.bounds
    found = []
    for x in _steps(x0, x1):
        for y in _steps(y0, y1):
            if shape.covers(shapely.Point(x, y)) and not roofed(position.board, x, y, one.r):
                found.append((x, y))
    return found


def _steps(low: float, high: float) -> list[int]:
    """From end to end, both ends among them."""
    count = max(1, round((high - low) / STEP))
    return [math.floor(low + 1 + (high - low - 2) * k / count) for k in range(count + 1)]


def rate(position: Position, one: Figure, waiting: list[str]) -> float:
    """Near to what it is after and to the front, apart from friends."""
    total = pull(position, one) + FRONT * position.beyond(one.x, one.y) / 1000
    for friend in position.friends(one):
        if friend.id not in waiting:
            gap = one.far(friend.x, friend.y)
            if gap < ROOM:
                total -= CROWDED * (1 - gap / ROOM)
    return total


def explosives(ask: Any, position: Position) -> Answer:
    """Quick and tough ones, each one Token first."""

    def fit(name: str) -> float:
        one = position.figure(name)
        if one is None:
            return -9.0
        return one.mv + 0.3 * one.health - 3 * one.badges.get("explosives", 0) - 2 * one.leader

    return max(ask.options, key=fit)
