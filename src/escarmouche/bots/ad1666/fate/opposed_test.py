"""An Opposed Test as one of its sides sees it: what each margin would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from escarmouche.bots.ad1666.combat.melee import GUARDED
from escarmouche.bots.ad1666.fate.odds import lost
from escarmouche.bots.ad1666.fighter import Fighter, read
from escarmouche.bots.ad1666.position import side_of, time
from escarmouche.bots.ad1666.printed import LOCATION, LOCATIONS, PrintedCards
from escarmouche.bots.ad1666.stakes import stakes_of
from escarmouche.core.views.scene import Duel, Scene, Side
from escarmouche.games.ad1666.cards.card import Item, Suit
from escarmouche.games.ad1666.fate.deck import suit

PRIZE = {  # what winning is worth where no blood flows
    "initiative": 1.5,
    "stand-up": 3.0,
    "spotting": 4.0,
    "theft": 10.0,
    "recruiting": 16.0,
    "courting": 14.0,
    "bribery": 8.0,
}
USUAL = 4.0

Gain = Callable[[float, Suit | None], float]  # of a margin, with the suit of the winner's card if it is known


class OpposedTest(NamedTuple):
    """A test as one of its sides sees it."""

    duel: Duel
    me: Side
    foe: Side | None
    gain: Gain
    late: float  # what cards are still good for
    honest: bool  # this side plays for somebody who is not a friend: from the deck, and without tricks


def read_test(scene: Scene, seat: int, cards: PrintedCards, name: str = "") -> OpposedTest:
    """The test on the table, from one side; `name`: the Character that this side plays for."""
    duel = scene.duels[-1]
    mine = [side for side in duel.sides if side.seat == seat]
    main = [side for side in mine if side.role != "helper"]
    me = next((side for side in mine if name and side.piece == name), (main or mine)[0])
    foe = next((side for side in duel.sides if side.seat != seat and side.role != "helper"), None)
    stakes = stakes_of(cards.scenario)
    turns, _ = time(scene, stakes)
    people = {side.piece: piece for side in duel.sides for piece in scene.pieces if piece.id == side.piece}
    played = people.get(me.piece)
    stranger = played is not None and played.seat < 0 and played.marks["side"] != side_of(scene, seat)
    if duel.name == "combat" and foe is not None and me.piece in people and foe.piece in people:
        fighter, enemy = (read(people[side.piece], cards, stakes) for side in (me, foe))
        gain = gain_in_combat(fighter, enemy, weapon_of(me, cards), weapon_of(foe, cards))
    else:
        gain = gain_by_winning(duel, me)
    late = min(1.0, 0.25 + 0.4 * (turns - 0.5))
    return OpposedTest(duel, me, foe, gain, late, stranger and len(stakes.scenario.events) > 0)


# -- what a margin brings


def gain_by_winning(duel: Duel, me: Side) -> Gain:
    """Won or lost; a tie is lost by the side that called the test."""
    prize, called = PRIZE.get(duel.name, USUAL), me is duel.sides[0]

    def gain(margin: float, location: Suit | None) -> float:
        if margin == 0:
            return 0.0 if duel.name == "initiative" or called else prize
        return prize if margin > 0 else 0.0

    return gain


def gain_in_combat(fighter: Fighter, enemy: Fighter, mine: Item | None, theirs: Item | None) -> Gain:
    """Wounds given or taken; a parry may take some of it back."""

    def gain(margin: float, location: Suit | None) -> float:
        if margin > 0:
            return blow_value(fighter, enemy, mine, margin, location)
        return -blow_value(enemy, fighter, theirs, -margin, location) if margin < 0 else 0.0

    return gain


def weapon_of(side: Side, cards: PrintedCards) -> Item | None:
    return cards.item(side.weapon) if side.weapon else None


def blow_value(winner: Fighter, loser: Fighter, item: Item | None, margin: float, location: Suit | None) -> float:
    """What a blow takes from the loser."""
    locations = (location,) if location else LOCATIONS
    total = 0.0
    for place in locations:
        damage = item.damage.get(place, 0) if item is not None else (0 if place in ("skull", "heart") else -1)
        damage += place == "heart" and "straight-to-the-heart" in winner.card.talents
        piercing = item is not None and item.piercing
        total += lost(loser.body, margin + damage - loser.armour[piercing][LOCATIONS.index(place)])
    return loser.price * total / len(locations) * (GUARDED if loser.tokens else 1.0)


# -- what lies on the table


def modifiers(side: Side) -> int:
    return sum([mod.amount for mod in side.mods])


def margin(test: OpposedTest) -> int:
    """How far ahead this side is."""
    if test.foe is None:
        return (test.me.total or 0) - (test.duel.target or 0)
    return (test.me.total or 0) - (test.foe.total or 0)


def location_of(side: Side) -> Suit | None:
    """Where a side's card would hit."""
    return LOCATION.get(side.suit or (suit(side.shown[0]) if side.shown else ""))
