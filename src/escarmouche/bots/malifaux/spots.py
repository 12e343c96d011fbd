"""Places and ways that effects ask for: where a model is pushed, placed or moved, where a Marker comes to lie."""

from __future__ import annotations

import math
from typing import Any

from escarmouche.bots.malifaux.glance import glance
from escarmouche.bots.malifaux.objectives import interact
from escarmouche.bots.malifaux.offers import first, offers
from escarmouche.bots.malifaux.paths import Walk, end, spots
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.sight import ring
from escarmouche.core.asks.ask import Answer
from escarmouche.games.malifaux.state import BLAST, MARKER

PROPOSED = 20
TRIED = 12
HARM = ("pyre", "pit-trap")
SIDES = 16


def shove(ask: Any, position: Position) -> Answer:
    """One's own to a better place, another's to a worse one."""
    one = position.figure(ask.about["model"])
    if one is None:
        return first(ask)
    sign = 1.0 if one.seat == position.seat else -1.0
    found = [(spot[0], spot[1]) for spot in offers(ask, PROPOSED)]
    far = ask.about.get("distance", 0)
    if far and sign > 0:
        tried = spots(position, one, far)
        tried.sort(key=lambda spot: -glance(position, one.moved(*spot), 0))
        found += [spot for spot in tried[:TRIED] if spot in ask]
    return max(found, key=lambda spot: sign * glance(position, one.moved(*spot), 0))


def heave(ask: Any, position: Position) -> Answer:
    """In which direction: one's own to a better place, another's to a worse one."""
    one = position.figure(ask.about["model"])
    if one is None:
        return first(ask)
    sign, far = 1.0 if one.seat == position.seat else -1.0, ask.about["distance"]

    def value(degrees: int) -> float:
        turn = math.radians(degrees)
        x, y = round(one.x + far * math.cos(turn)), round(one.y + far * math.sin(turn))
        return sign * glance(position, one.moved(x, y), 0)

    return max(range(0, 360, 45), key=value)


def lead(ask: Any, position: Position) -> Answer:
    """The same along a way."""
    one = position.figure(ask.about["model"])
    if one is None:
        return first(ask)
    sign = 1.0 if one.seat == position.seat else -1.0
    found = offers(ask, PROPOSED)
    if sign > 0 and ask.name == "move":
        tried, walk = spots(position, one, ask.about.get("distance", one.stride)), Walk(one, ask)
        tried.sort(key=lambda spot: -glance(position, one.moved(*spot), 0))
        found += [legs for spot in tried[:TRIED] if (legs := walk.to(spot)) is not None]
    return max(found, key=lambda path: sign * glance(position, one.moved(*end((one.x, one.y), path)), 0))


def join(ask: Any, position: Position) -> Answer:
    """Somebody new: as near to the enemy as it goes."""
    others = position.side(1 - position.seat)

    def far(spot: Any) -> float:
        return min([other.far(spot[0], spot[1]) for other in others], default=0.0)

    return min(offers(ask, PROPOSED), key=far)


# -- Markers


def lay(ask: Any, position: Position) -> Answer:
    """Scheme Markers where they count, harmful ones about enemies, others out of the own way."""
    kind, found = ask.about.get("kind", ""), offers(ask, PROPOSED)
    one = position.figure(ask.about.get("model", ""))
    if kind == "scheme" and one is not None:
        found += [spot for spot in interact.about(one, ()) if spot in ask]
    elif hurts(position, kind):
        found += [spot for other in position.side(1 - position.seat) if (spot := (other.x, other.y)) in ask]
    return max(found, key=lambda spot: lain(position, kind, spot))


def slide(ask: Any, position: Position) -> Answer:
    """The same for a Marker that is moved: to a place, or along a way."""
    if ask.kind == "place":
        return lay(ask, position)
    kind, name = ask.about.get("kind", ""), ask.about.get("marker", "")
    start = next(((one.at[0], one.at[1]) for one in position.scene.markers if one.id == name and one.at), (0, 0))
    return max(offers(ask, PROPOSED), key=lambda path: lain(position, kind, end(start, path)))


def lain(position: Position, kind: str, spot: Any) -> float:
    """What a Marker is good for there."""
    if kind == "scheme":
        return interact.gain(position, (spot[0], spot[1]))
    return (1.0 if hurts(position, kind) else 0.1) * crowd(position, spot, MARKER)


def hurts(position: Position, kind: str) -> bool:
    """Are Markers of a kind Hazardous, those too that a card on the table brings?"""
    own = (back.markers.get(kind) for one in position.figures for back in (one.card, *one.upgrades))
    return kind in HARM or any("hazardous" in what.traits for what in own if what is not None)


def crowd(position: Position, spot: Any, radius: int) -> float:
    """Enemies that an area touches, less friends."""
    found = 0.0
    for other in position.figures:
        gap = other.far(spot[0], spot[1]) - other.r - radius
        share = 1.0 if gap <= 0 else 0.3 * math.exp(-gap / 2_000)
        found += share * (other.price if other.seat != position.seat else -other.price)
    return found


def blast(ask: Any, position: Position) -> Answer:
    """Where it touches most enemies."""
    return max(offers(ask, 2 * PROPOSED), key=lambda spot: crowd(position, spot, BLAST))


def idol(ask: Any, position: Position) -> Answer:
    """As far beyond the Centerline as it goes."""
    found = [(spot[0], spot[1]) for spot in offers(ask, PROPOSED)]
    one = position.figure(ask.about["model"])
    reach = ask.about["reach"]
    for marker in position.markers("strategy"):
        if marker.at and (one is None or one.far(*marker.at[:2]) <= one.r + marker.radius + 5):
            x, y = marker.at[:2]
            found += [(round(x + ux * reach), round(y + uy * reach)) for ux, uy in ring(SIDES)]
            found += [(round(x + ux * 0.8 * reach), round(y + uy * 0.8 * reach)) for ux, uy in ring(SIDES)]
    found.sort(key=lambda spot: -position.beyond(*spot))
    return next(spot for spot in found if spot in ask)


def bleed(ask: Any, position: Position) -> Answer:
    """As much as brings the Idol over."""
    one = position.figure(ask.about["model"])
    for marker in position.markers("strategy"):
        if one is not None and marker.at and one.far(*marker.at[:2]) <= one.r + marker.radius + 5:
            amount = interact.price(position, marker.id)
            if amount is not None and amount < one.health and amount <= ask.high:
                return amount
    return ask.low
