"""What to hold: a melee weapon when somebody is near, a missile weapon when nobody is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from escarmouche.bots.branches import questions
from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.position import Position
from escarmouche.bots.d10.printed import PrintedCards
from escarmouche.bots.policy import Rated
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.core.views.scene import Thing
from escarmouche.games.d10.cards.card import Weapon

Purpose: TypeAlias = Literal["melee", "guns"]

NEAR = 12_000  # an enemy this near may come at once
BARE = 0.9  # drawing something for a fighter who holds nothing of use
BETTER = 0.35
PICKED_UP = 0.5  # a weapon for a fighter who has none


def changes(position: Position, fighter: Fighter, ask: Menu) -> Iterator[Rated]:
    """Drawing and picking up."""
    if not fighter.weapon.sound:
        for name, weapons in questions(ask, Choose, "pickup"):
            yield PICKED_UP, {name: weapons.options[0]}
    for name, hands in questions(ask, Menu, "draw"):
        wanted = purpose(position, fighter)
        if wanted is None:
            continue
        answer = best_hands(hands, fighter.things, position.cards, wanted, fighter.mounted)
        if answer is not None:
            yield (BARE if not fighter.weapon.sound and not shoots(fighter) else BETTER), {name: answer}


def shoots(fighter: Fighter) -> bool:
    """Does it hold something that it can shoot with?"""
    return any(gun.held and gun.left for gun in fighter.guns)


def purpose(position: Position, fighter: Fighter) -> Purpose | None:
    """What it should draw a weapon for; None if what it holds will do."""
    near = any(enemy.ready and fighter.gap(enemy) <= max(NEAR, enemy.stride) for enemy in position.enemies(fighter))
    armed, shooting = fighter.weapon.sound, shoots(fighter)
    if near and not (shooting and not position.engaged(fighter)):
        return None if armed else "melee"
    if not shooting and any(gun.left for gun in fighter.guns):
        return "guns"
    return None if armed or shooting else "melee"


def best_hands(
    ask: Menu, things: Sequence[Thing], cards: PrintedCards, wanted: Purpose, mounted: bool
) -> Answer | None:
    """The best set of things for a purpose: one thing, and what goes with it."""
    weapons = {thing.id: cards.weapon(thing.card) for thing in things}
    now = [thing.id for thing in things if thing.hand]
    top, best = 0.0, None
    for name, inner in ask.open():
        for other_hand in [None] if inner is None else list(inner):
            names = now if name == "keep" else (name, other_hand)
            rating = rate([weapons[word] for word in names if word in weapons], wanted, mounted)
            if rating > top:
                top, best = rating, (name if other_hand is None else {name: other_hand})
    return best


def rate(held: list[Weapon], wanted: Purpose, mounted: bool) -> float:
    """What a handful of things is good for."""
    e = max([weapon.e + weapon.lance * mounted for weapon in held if weapon.e is not None], default=-1)
    shield = any(weapon.shield for weapon in held)
    guns = sum([weapon.range / 40_000 for weapon in held if weapon.shoots])
    melee = 0.0 if e < 0 else 1 + e + 0.9 * shield
    return melee + 0.3 * guns if wanted == "melee" else 4 * guns + 0.3 * melee
