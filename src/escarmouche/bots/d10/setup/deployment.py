"""Before the first turn: who is placed where, and who carries the object."""

from __future__ import annotations

import math

import msgspec

from escarmouche.bots.d10.fighter import Fighter, read
from escarmouche.bots.d10.objectives.assignment import pull, tasks_of
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu
from escarmouche.games.d10.questions import Bearer
from escarmouche.games.d10.setup.scenario import Zone
from escarmouche.space.units import mil

APART = 4_500  # friends stand at least this far apart
STEP = 5_000
HIGH = 0.5  # how much a shooter gains by standing high


def deploy(ask: Menu, position: Position) -> Answer:
    """The next figure, in the best place that is free."""
    for name, inner in ask.open():
        if inner is not None:
            fighter = waiting(position, name)
            spots = [spot for spot in places(position, fighter) if spot in inner] or [next(iter(inner))]
            return {name: max(spots, key=lambda spot: rate(position, fighter, spot))}
    return next(iter(ask))


def waiting(position: Position, name: str) -> Fighter:
    """A figure that is still beside the table, as if it stood in a corner."""
    piece = next(piece for piece in position.scene.pieces if piece.id == name)
    in_corner = msgspec.structs.replace(piece, at=(0, 0, 0))
    fighter = read(in_corner, position.cards, (), position.only_in_hand, 1.0)
    assert fighter is not None
    return fighter


def places(position: Position, fighter: Fighter) -> list[tuple[int, ...]]:
    """A grid over the zones of its side."""
    spots: list[tuple[int, ...]] = []
    for zone in position.scenario.forces[position.sides[fighter.seat]].zones:
        for x0, y0, x1, y1 in boxes(position, zone):
            r, z = fighter.radius, mil(position.field.data[zone.floor].top) if zone.floor else 0
            xs = spread(x0 + r, x1 - r)
            ys = spread(y0 + r, y1 - r)
            spots += [(x, y, z) if zone.floor else (x, y) for x in xs for y in ys]
    return spots


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


def rate(position: Position, fighter: Fighter, spot: tuple[int, ...]) -> float:
    """Near to its tasks, apart from friends; shooters high up."""
    x, y, z = (*spot, 0)[:3]
    floor = position.field.floor_at(x, y, z) if z else ""
    there = fighter.moved(x, y, z, floor)
    total = pull(position, there, x, y, floor, tasks_of(position, there))
    total += (HIGH if fighter.guns else -HIGH) * bool(z)
    for friend in position.friends(there):
        gap = math.hypot(friend.x - x, friend.y - y)
        if gap < APART and abs(friend.z - z) < APART:
            total -= 0.3 * (1 - gap / APART)
    enemies = [math.hypot(enemy.x - x, enemy.y - y) for enemy in position.enemies(there)]
    if enemies:
        total -= 0.01 * min(enemies) / 10_000
    middle = math.hypot(position.field.width / 2 - x, position.field.height / 2 - y)
    return total - 0.02 * middle / 10_000


def bearer(ask: Choose, position: Position) -> Answer:
    """The figure that has the shortest way, and fights and shoots worst."""
    load = about_of(ask, Bearer)["object"]

    def fitness(name: str) -> float:
        fighter = position.fighter(name)
        tasks = tasks_of(position, fighter._replace(load=load))
        way = sum([position.walk(fighter.x, fighter.y, task.x, task.y) for task in tasks])
        return -way / 10_000 + 0.2 * fighter.d - 0.3 * bool(fighter.guns)

    return max(map(str, ask.options), key=fitness)


def arrive(ask: Ask, position: Position) -> Answer:
    """In the middle of the edge."""
    spots = list(ask)
    return spots[len(spots) // 2]
