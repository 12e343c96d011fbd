"""What to hold: a weapon for the fight when somebody is near, one to shoot with when nobody is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.bots.d10.figure import Figure, Sheet
from escarmouche.bots.d10.position import Position
from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.views.scene import Thing
from escarmouche.games.d10.cards.card import Weapon

Rated = tuple[float, Answer]
Opened = Callable[..., Iterator[tuple[str, Any]]]
NEAR = 12_000  # an enemy so near may come at once
BARE = 0.9  # drawing something when one holds nothing of use
BETTER = 0.35
FOUND = 0.5  # a weapon picked up by who has none


def changes(position: Position, one: Figure, ask: Menu, opened: Opened) -> Iterator[Rated]:
    """Drawing and picking up."""
    if not one.arm.sound:
        for name, inner in opened(ask, "pickup"):
            yield FOUND, {name: inner.options[0]}
    for name, inner in opened(ask, "draw"):
        near = any(other.ready and one.gap(other) <= max(NEAR, other.stride) for other in position.enemies(one))
        shoots = any(gun.held and gun.left for gun in one.guns)
        wants = "melee" if near and not (shoots and not position.engaged(one)) else "guns"
        if wants == "melee" and one.arm.sound:
            continue
        if wants == "guns" and (shoots or not any(gun.left for gun in one.guns)):
            if one.arm.sound or shoots:
                continue
            wants = "melee"
        answer = grasp(inner, list(one.things), position.sheet, wants, one.mounted)
        if answer is not None:
            yield (BARE if not one.arm.sound and not shoots else BETTER), {name: answer}


def grasp(ask: Ask, things: list[Thing], sheet: Sheet, wants: str, mounted: bool) -> Answer | None:
    """The best set of things of a kind: one thing, and what goes with it."""
    if not isinstance(ask, Menu):
        return None
    cards = {thing.id: sheet(thing.card) for thing in things}
    best, found = 0.0, None
    for name, inner in ask.open():
        for other in [None] if inner is None else list(inner):
            now = [thing.id for thing in things if thing.hand]
            held = [cards[word] for word in (now if name == "keep" else (name, other)) if word in cards]
            value = rate(held, wants, mounted)
            if value > best:
                best, found = value, (name if other is None else {name: other})
    return found


def rate(held: list[Weapon], wants: str, mounted: bool) -> float:
    """What a handful of things is good for."""
    e = max([weapon.e + weapon.lance * mounted for weapon in held if weapon.e is not None], default=-1)
    shield = any(weapon.shield for weapon in held)
    guns = sum([weapon.range / 40_000 for weapon in held if weapon.shoots])
    melee = 0.0 if e < 0 else 1 + e + 0.9 * shield
    return melee + 0.3 * guns if wants == "melee" else 4 * guns + 0.3 * melee
