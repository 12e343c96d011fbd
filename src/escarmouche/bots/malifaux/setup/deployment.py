"""Before the first Turn: groups, who is placed where, who carries what."""

from __future__ import annotations

import math

import msgspec
import shapely

from escarmouche.bots.malifaux.fighter import Fighter, read
from escarmouche.bots.malifaux.objectives.assignment import pull
from escarmouche.bots.malifaux.position import Position, Spot
from escarmouche.bots.malifaux.proposals import first
from escarmouche.bots.malifaux.sight import on_terrain
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu, Some
from escarmouche.games.malifaux.questions import Group

STEP = 1_500
ROOM = 2_800  # friends stand this far apart, so that others get through
CROWDED = 1.2  # what it costs to stand in the way
FRONT = 0.1  # an inch further on


def groups(ask: Some, position: Position) -> Answer:
    """Every other model."""
    return tuple(ask.options[::2])


def group(ask: Choose, position: Position) -> Answer:
    """The bigger one first: the more is known."""
    about = about_of(ask, Group)
    return ask.options[0] if len(about["first"]) >= len(about["second"]) else ask.options[1]


def deploy(ask: Menu, position: Position) -> Answer:
    """The next model, in the best place that is free."""
    name, places = next(ask.open())
    assert places is not None
    staged, waiting = stage(position)
    fighter = staged.by_id[name]
    spots = sorted(spots_in_zone(staged, fighter), key=lambda spot: -rate(staged, fighter.moved(*spot), waiting))
    for spot in spots:
        if spot in places:
            return {name: spot}
    return {name: first(places)}


def stage(position: Position) -> tuple[Position, list[str]]:
    """The position as if the models that wait stood in the middle of their zone; and who waits."""
    middle = shapely.Polygon(position.zone(position.seat)).centroid
    fighters = [fighter for piece in position.scene.pieces if (fighter := read(piece, position.cards)) is not None]
    waiting = []
    for piece in position.scene.pieces:
        if piece.at is None and piece.seat == position.seat and "hired" in piece.states:
            placed = msgspec.structs.replace(piece, at=(round(middle.x), round(middle.y), 0))
            fighter = read(placed, position.cards)
            assert fighter is not None
            fighters.append(fighter)
            waiting.append(piece.id)
    return position.with_fighters(fighters), waiting


def spots_in_zone(position: Position, fighter: Fighter) -> list[Spot]:
    """A grid over the zone, on the ground."""
    shape = shapely.Polygon(position.zone(fighter.seat)).buffer(-fighter.radius - 10)
    if shape.is_empty:
        return []
    x0, y0, x1, y1 = shape.bounds
    return [
        (x, y)
        for x in _steps(x0, x1)
        for y in _steps(y0, y1)
        if shape.covers(shapely.Point(x, y)) and not on_terrain(position.board, x, y, fighter.radius)
    ]


def _steps(low: float, high: float) -> list[int]:
    """From end to end, both ends among them."""
    count = max(1, round((high - low) / STEP))
    return [math.floor(low + 1 + (high - low - 2) * k / count) for k in range(count + 1)]


def rate(position: Position, fighter: Fighter, waiting: list[str]) -> float:
    """Near to its tasks and to the front, apart from friends."""
    total = pull(position, fighter) + FRONT * position.beyond(fighter.x, fighter.y) / 1000
    for friend in position.friends(fighter):
        if friend.id not in waiting:
            gap = fighter.distance(friend.x, friend.y)
            if gap < ROOM:
                total -= CROWDED * (1 - gap / ROOM)
    return total


def explosives(ask: Choose, position: Position) -> Answer:
    """Quick and tough models, one Token each first."""

    def fitness(name: str) -> float:
        fighter = position.fighter(name)
        if fighter is None:
            return -9.0
        tokens = fighter.badges.get("explosives", 0)
        return fighter.mv + 0.3 * fighter.health - 3 * tokens - 2 * fighter.leader

    return max(map(str, ask.options), key=fitness)
