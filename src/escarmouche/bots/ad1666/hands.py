"""What to hold where hands are fixed until the next activation: a loaded weapon far from the enemy, blade and guard near it."""

from __future__ import annotations

import itertools
from typing import Any

from escarmouche.bots.ad1666.band import gun
from escarmouche.bots.ad1666.fighter import Sheet, best
from escarmouche.core.asks.ask import Answer
from escarmouche.core.views.scene import Piece, Scene, Thing
from escarmouche.games.ad1666.cards.card import Card, Item

NOBODY = 9  # squares to the nearest enemy when there is none
GRASP = 2.5  # a free hand beside something to pick up
REACH = 4  # squares


def hands(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The hands that serve best now."""
    piece = next(one for one in scene.pieces if one.id == ask.about["model"])
    near, loot = distance(scene, piece), beside(scene, piece)
    found: list[tuple[float, int, Answer]] = []
    for place, answer in enumerate(itertools.islice(ask, 64)):
        names = held(answer)
        things = [thing for thing in piece.things if (thing.hand if answer == "keep" else thing.id in names)]
        found.append(
            (-served([(sheet(thing.card), thing) for thing in things], sheet(piece.card), near, loot), place, answer)
        )
    return min(found, key=lambda one: one[:2])[2]


def served(items: list[tuple[Item, Thing]], card: Card, near: int, loot: bool) -> float:
    """What these things are good for at such a distance from the enemy."""
    arm = best(card, [item for item, _ in items if item.close])
    close = arm.skill + 0.5 * arm.reach + 0.5 * arm.bite
    close += sum([1.0 * item.fencing + 0.7 * item.words.get("parry", 0) for item, _ in items])
    shots = [gun(card, item) * (0.6 if thing.badges.get("load") else 1.0) for item, thing in items if item.bands]
    found = close * (2.0 if near <= 2 else 1.0 if near <= 6 else 0.3)
    found += 1.5 * max(shots, default=0.0) * (0.3 if near <= 1 else 1.0)
    return found + GRASP * (loot and sum([item.hands for item, _ in items]) < 2)


def held(answer: Answer) -> list[str]:
    """The things that an answer puts into the hands."""
    if isinstance(answer, dict):
        ((one, other),) = answer.items()
        return [one, other]
    return [answer]


def distance(scene: Scene, piece: Piece) -> int:
    """Squares to the nearest enemy as the crow flies."""
    others = [one.at for one in scene.pieces if one.marks["side"] not in (-1, piece.marks["side"])]
    return min([apart(piece.at, at) for at in others], default=NOBODY)


def beside(scene: Scene, piece: Piece) -> bool:
    """Does something lie close by?"""
    return any(apart(piece.at, marker.at) <= REACH for marker in scene.markers)


def apart(one: tuple[int, int, int] | None, other: tuple[int, int, int] | None) -> int:
    """Squares between two places; far, before anybody stands anywhere."""
    if one is None or other is None:
        return NOBODY
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) // 1000
