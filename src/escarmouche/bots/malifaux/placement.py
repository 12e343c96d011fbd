"""Places and ways that effects ask for: where a model is pushed, placed or moved, where a Marker ends up."""

from __future__ import annotations

import math

from escarmouche.bots.malifaux.moves import Walk, end, spots
from escarmouche.bots.malifaux.objectives import interact
from escarmouche.bots.malifaux.place_value import place_value
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.proposals import first, proposals
from escarmouche.bots.malifaux.sight import directions
from escarmouche.core.asks.about import Understood, about_of
from escarmouche.core.asks.ask import Answer, Ask, Number
from escarmouche.core.asks.region import Path, Place
from escarmouche.games.malifaux.questions import IdolDrop, MarkerLanding, MovedBy, MoveMarker, OfModel
from escarmouche.games.malifaux.state import BLAST, MARKER

PROPOSED = 20
TRIED = 12
HARMFUL = ("pyre", "pit-trap")
SIDES = 16
TURN = 45  # degrees between directions


def displace(ask: Place, position: Position) -> Answer:
    """A friend to a better place, an enemy to a worse one."""
    fighter = position.fighter(about_of(ask, OfModel)["model"])
    if fighter is None:
        return first(ask)
    sign = 1.0 if fighter.seat == position.seat else -1.0
    places = [(spot[0], spot[1]) for spot in proposals(ask, PROPOSED)]
    far = about_of(ask, Understood).get("distance", 0)
    if far and sign > 0:
        tried = spots(position, fighter, far)
        tried.sort(key=lambda spot: -place_value(position, fighter.moved(*spot), 0))
        places += [spot for spot in tried[:TRIED] if spot in ask]
    return max(places, key=lambda spot: sign * place_value(position, fighter.moved(*spot), 0))


def push_direction(ask: Number, position: Position) -> Answer:
    """In which direction: a friend to a better place, an enemy to a worse one."""
    about = about_of(ask, MovedBy)
    fighter, far = position.fighter(about["model"]), about["distance"]
    if fighter is None:
        return first(ask)
    sign = 1.0 if fighter.seat == position.seat else -1.0

    def value(degrees: int) -> float:
        angle = math.radians(degrees)
        x, y = round(fighter.x + far * math.cos(angle)), round(fighter.y + far * math.sin(angle))
        return sign * place_value(position, fighter.moved(x, y), 0)

    return max(range(0, 360, TURN), key=value)


def move(ask: Path, position: Position) -> Answer:
    """Along a way: a friend to a better place, an enemy to a worse one."""
    about = about_of(ask, MovedBy)
    fighter = position.fighter(about["model"])
    if fighter is None:
        return first(ask)
    sign = 1.0 if fighter.seat == position.seat else -1.0
    paths = proposals(ask, PROPOSED)
    if sign > 0 and ask.name == "move":
        tried, walk = spots(position, fighter, about["distance"]), Walk(fighter, ask)
        tried.sort(key=lambda spot: -place_value(position, fighter.moved(*spot), 0))
        paths += [legs for spot in tried[:TRIED] if (legs := walk.to(spot)) is not None]
    start = (fighter.x, fighter.y)
    return max(paths, key=lambda path: sign * place_value(position, fighter.moved(*end(start, path)), 0))


def join(ask: Place, position: Position) -> Answer:
    """A new model as near to the enemy as possible."""
    enemies = position.side(1 - position.seat)

    def distance(spot: Answer) -> float:
        return min([enemy.distance(spot[0], spot[1]) for enemy in enemies], default=0.0)

    return min(proposals(ask, PROPOSED), key=distance)


# -- Markers


def lay_marker(ask: Place, position: Position) -> Answer:
    """Scheme Markers where they count, harmful ones about enemies, others out of our own way."""
    kind, places = about_of(ask, MarkerLanding)["kind"], proposals(ask, PROPOSED)
    fighter = position.fighter(about_of(ask, Understood).get("model", ""))
    if kind == "scheme" and fighter is not None:
        places += [spot for spot in interact.contact_spots(fighter, ()) if spot in ask]
    elif harmful(position, kind):
        places += [spot for enemy in position.side(1 - position.seat) if (spot := (enemy.x, enemy.y)) in ask]
    return max(places, key=lambda spot: marker_value(position, kind, spot))


def move_marker(ask: Ask, position: Position) -> Answer:
    """A Marker that is moved: to a place, or along a way."""
    if isinstance(ask, Place):
        return lay_marker(ask, position)
    about = about_of(ask, MoveMarker)
    kind, name = about["kind"], about["marker"]
    starts = [(marker.at[0], marker.at[1]) for marker in position.scene.markers if marker.id == name and marker.at]
    start = starts[0] if starts else (0, 0)
    return max(proposals(ask, PROPOSED), key=lambda path: marker_value(position, kind, end(start, path)))


def marker_value(position: Position, kind: str, spot: Answer) -> float:
    """What a Marker is good for there."""
    if kind == "scheme":
        return interact.marker_gain(position, (spot[0], spot[1]))
    return (1.0 if harmful(position, kind) else 0.1) * crowd(position, spot, MARKER)


def harmful(position: Position, kind: str) -> bool:
    """Are Markers of a kind Hazardous, including those that a card on the table brings?"""
    backs = (back for fighter in position.fighters for back in (fighter.card, *fighter.upgrades))
    kinds = (back.markers.get(kind) for back in backs)
    return kind in HARMFUL or any("hazardous" in marker.traits for marker in kinds if marker is not None)


def crowd(position: Position, spot: Answer, radius: int) -> float:
    """Enemies that an area touches, less friends."""
    total = 0.0
    for fighter in position.fighters:
        gap = fighter.distance(spot[0], spot[1]) - fighter.radius - radius
        share = 1.0 if gap <= 0 else 0.3 * math.exp(-gap / 2_000)
        total += share * (fighter.price if fighter.seat != position.seat else -fighter.price)
    return total


def blast(ask: Place, position: Position) -> Answer:
    """Where it touches most enemies."""
    return max(proposals(ask, 2 * PROPOSED), key=lambda spot: crowd(position, spot, BLAST))


def drop_idol(ask: Place, position: Position) -> Answer:
    """As far beyond the Centerline as possible."""
    about = about_of(ask, IdolDrop)
    fighter, reach = position.fighter(about["model"]), about["reach"]
    places = [(spot[0], spot[1]) for spot in proposals(ask, PROPOSED)]
    for marker in position.markers("strategy"):
        if marker.at and (fighter is None or fighter.distance(*marker.at[:2]) <= fighter.radius + marker.radius + 5):
            x, y = marker.at[:2]
            places += [(round(x + ux * reach), round(y + uy * reach)) for ux, uy in directions(SIDES)]
            places += [(round(x + ux * 0.8 * reach), round(y + uy * 0.8 * reach)) for ux, uy in directions(SIDES)]
    places.sort(key=lambda spot: -position.beyond(*spot))
    return next(spot for spot in places if spot in ask)


def idol_damage(ask: Number, position: Position) -> Answer:
    """As much as brings the Idol over."""
    fighter = position.fighter(about_of(ask, OfModel)["model"])
    for marker in position.markers("strategy"):
        if fighter is not None and marker.at:
            beside = fighter.distance(*marker.at[:2]) <= fighter.radius + marker.radius + 5
            amount = interact.idol_price(position, marker.id) if beside else None
            if amount is not None and amount < fighter.health and amount <= ask.high:
                return amount
    return ask.low
