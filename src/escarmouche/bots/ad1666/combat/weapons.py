"""What to hold where hands are fixed until the next activation: a loaded weapon far from the enemy, blade and guard near it."""

from __future__ import annotations

import itertools

from escarmouche.bots.ad1666.fighter import best_weapon, skill_with
from escarmouche.bots.ad1666.printed import LOCATIONS, PrintedCards, piece_of
from escarmouche.bots.ad1666.setup.roster import rate_gun
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Listed, Menu
from escarmouche.core.views.scene import Piece, Scene, Thing
from escarmouche.games.ad1666.cards.card import Card, Item
from escarmouche.games.ad1666.questions import OfModel

NOBODY = 9  # squares to the nearest enemy when there is none
GRASP = 2.5  # a free hand beside something to pick up
REACH = 4  # squares
LISTED = 64


def equip(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """What serves best in its hands now."""
    piece = piece_of(scene, about_of(ask, OfModel)["model"])
    assert piece is not None
    card, distance, loot = cards.card(piece.card), nearest_enemy(scene, piece), near_loot(scene, piece)
    rated: list[tuple[float, int, Answer]] = []
    for place, answer in enumerate(itertools.islice(ask, LISTED)):
        names = held(answer)
        things = [thing for thing in piece.things if (thing.hand if answer == "keep" else thing.id in names)]
        items = [(cards.item(thing.card), thing) for thing in things]
        rated.append((-usefulness(items, card, distance, loot), place, answer))
    return min(rated, key=lambda pair: pair[:2])[2]


def usefulness(items: list[tuple[Item, Thing]], card: Card, distance: int, loot: bool) -> float:
    """What these things are good for at this distance from the enemy."""
    weapon = best_weapon(card, [item for item, _ in items if item.close])
    close = weapon.skill + 0.5 * weapon.reach + 0.5 * weapon.bite
    close += sum([1.0 * item.fencing + 0.7 * item.words.get("parry", 0) for item, _ in items])
    shots = [rate_gun(card, item) * (0.6 if thing.badges.get("load") else 1.0) for item, thing in items if item.bands]
    value = close * (2.0 if distance <= 2 else 1.0 if distance <= 6 else 0.3)
    value += 1.5 * max(shots, default=0.0) * (0.3 if distance <= 1 else 1.0)
    return value + GRASP * (loot and sum([item.hands for item, _ in items]) < 2)


def held(answer: Answer) -> list[str]:
    """The things that an answer puts into the hands."""
    if isinstance(answer, dict):
        ((first, second),) = answer.items()
        return [first, second]
    return [answer]


def nearest_enemy(scene: Scene, piece: Piece) -> int:
    """Squares to the nearest enemy in a straight line."""
    enemies = [other.at for other in scene.pieces if other.marks["side"] not in (-1, piece.marks["side"])]
    return min([squares(piece.at, at) for at in enemies], default=NOBODY)


def near_loot(scene: Scene, piece: Piece) -> bool:
    """Does something lie close by?"""
    return any(squares(piece.at, marker.at) <= REACH for marker in scene.markers)


def squares(start: tuple[int, int, int] | None, end: tuple[int, int, int] | None) -> int:
    """Squares between two places; far, before anybody stands anywhere."""
    if start is None or end is None:
        return NOBODY
    return max(abs(start[0] - end[0]), abs(start[1] - end[1])) // 1000


def weapon(ask: Menu, scene: Scene, cards: PrintedCards) -> Answer:
    """Before any card: the weapon with the best talent, length and bite; what helps to parry goes into the other hand."""
    piece = piece_of(scene, about_of(ask, OfModel)["model"])
    assert piece is not None
    things, card = {thing.id: thing for thing in piece.things}, cards.card(piece.card)

    def rating(name: str) -> float:
        if name not in things:
            return float(card.skill("brawling") or 0) - 1.5
        item = cards.item(things[name].card)
        bite = sum(item.damage.values()) / len(LOCATIONS)
        value = skill_with(card, item) + 0.6 * (item.reach or 0) + 0.5 * bite
        return value + 0.3 * item.piercing + 0.8 * ("poisoned" in things[name].states)

    def guard(name: str) -> int:
        return cards.item(things[name].card).fencing if name in things else -1

    chosen = max(ask.names, key=rating)
    other_hand = ask.branch(chosen)
    return {chosen: max(map(str, other_hand.options), key=guard)} if isinstance(other_hand, Listed) else chosen
