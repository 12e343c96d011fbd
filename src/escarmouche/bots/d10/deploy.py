"""Before the first turn: who is placed where, what it holds, who carries what."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from escarmouche.bots.d10.figure import Figure, read
from escarmouche.bots.d10.goals import errands, pull
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.ask import Answer
from escarmouche.games.d10.setup.scenario import Zone
from escarmouche.space.units import mil

ROOM = 4_500  # friends stand so far apart
STEP = 5_000
SHOOTERS = 0.5  # how gladly who shoots stands high


def deploy(ask: Any, position: Position) -> Answer:
    """The next figure, in the best place that is free."""
    for name, inner in ask.open():
        one = waiting(position, name)
        spots = [spot for spot in places(position, one) if spot in inner]
        if not spots:
            spots = [next(iter(inner))]
        best = max(spots, key=lambda spot: rate(position, one, spot))
        return {name: best}
    return next(iter(ask))


def waiting(position: Position, name: str) -> Figure:
    """A figure that is still beside the table, as if it stood in a corner."""
    piece = next(piece for piece in position.scene.pieces if piece.id == name)
    found = read(msgspec.structs.replace(piece, at=(0, 0, 0)), position.sheet, (), position.held, 1.0)
    assert found is not None
    return found


def places(position: Position, one: Figure) -> list[tuple[int, ...]]:
    """A grid over the zones of its side."""
    found: list[tuple[int, ...]] = []
    for zone in position.scenario.forces[position.sides[one.seat]].zones:
        for x0, y0, x1, y1 in boxes(position, zone):
            r, z = one.r, mil(position.field.data[zone.floor].top) if zone.floor else 0
            xs = spread(x0 + r, x1 - r)
            ys = spread(y0 + r, y1 - r)
            found += [(x, y, z) if zone.floor else (x, y) for x in xs for y in ys]
    return found


def spread(low: float, high: float) -> list[int]:
    """From end to end in steps."""
    count = max(1, round((high - low) / STEP))
    return [round(low + (high - low) * k / count) for k in range(count + 1)]


def boxes(position: Position, zone: Zone) -> list[tuple[float, float, float, float]]:
    """The rectangles that a zone is made of."""
    field = position.field
    if zone.rect:
        x0, y0, x1, y1 = map(mil, zone.rect)
        return [(x0, y0, x1, y1)]
    if zone.edge:
        w, h, depth = field.width, field.height, mil(zone.depth)
        strips = {"south": (0, 0, w, depth), "north": (0, h - depth, w, h), "west": (0, 0, depth, h)}
        return [strips.get(zone.edge, (w - depth, 0, w, h))]
    if zone.floor:
        return [field.pieces[zone.floor].bounds]
    return [field.pieces[data.id].bounds for data in position.scenario.terrain if data.kind == zone.kind]


def rate(position: Position, one: Figure, spot: tuple[int, ...]) -> float:
    """Near to what it is after, apart from friends; shooters high up."""
    x, y, z = (*spot, 0)[:3]
    floor = position.field.floor_at(x, y, z) if z else ""
    there = one.moved(x, y, z, floor)
    total = pull(position, there, x, y, floor, errands(position, there))
    total += (SHOOTERS if one.guns else -SHOOTERS) * bool(z)
    for friend in position.friends(there):
        gap = math.hypot(friend.x - x, friend.y - y)
        if gap < ROOM and abs(friend.z - z) < ROOM:
            total -= 0.3 * (1 - gap / ROOM)
    enemies = [math.hypot(other.x - x, other.y - y) for other in position.enemies(there)]
    if enemies:
        total -= 0.01 * min(enemies) / 10_000
    middle = math.hypot(position.field.width / 2 - x, position.field.height / 2 - y)
    return total - 0.02 * middle / 10_000
