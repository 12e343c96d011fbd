"""A Character as a player sizes it up: where it stands, how well it fights and shoots, what its life is worth."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.core.scene import Piece
from escarmouche.games.ad1666.card import Card, Item

Sheet = Callable[[str], Any]
LOST = ("killed", "fled")


class Gun(NamedTuple):
    """A ranged weapon that is ready: its bands as (range, how likely a hit is, worth of one), and whether both hands hold it."""

    bands: tuple[tuple[int, float], ...]
    reach: int


class Fighter(NamedTuple):
    """One of the pieces, in numbers."""

    id: str
    card: str
    seat: int
    side: int
    cell: str
    left: int  # Wounds it can still take
    hale: float  # what share of its worth is left: wounds, falls, poison
    price: float  # what its life is worth
    melee: float  # Combat Total without cards
    bite: float  # damage of its weapon
    armour: float
    guns: tuple[Gun, ...]
    idle: bool  # has a ranged weapon that is not loaded
    upright: bool
    marked: bool
    acted: bool
    agility: int
    carried: tuple[str, ...]  # scenario items
    tokens: int
    hero: bool
    npc: bool


class Print(NamedTuple):
    """What never changes of a card."""

    price: float
    melee: float
    bite: float
    agility: int
    hero: bool
    fencing: int


def read(piece: Piece, sheet: Sheet) -> Fighter:
    card: Card = sheet(piece.card)
    static = printed(card, tuple(thing.card for thing in piece.things), sheet)
    badges, states = piece.badges, piece.states
    left = badges["killed"] - badges["wounds"]
    guns = tuple(
        gun
        for thing in piece.things
        if not thing.badges.get("load") and thing.badges.get("ammunition", 1)
        for gun in shooting(card, sheet(thing.card))
    )
    captain = badges.get("captain", 0)
    return Fighter(
        piece.id,
        piece.card,
        piece.seat,
        int(piece.marks["side"]),
        piece.cell,
        left,
        hale(piece, static.hero),
        static.price + 8 * captain,
        static.melee - ("crippled" in states) - ("prone" in states),
        static.bite,
        protection(tuple(thing.card for thing in piece.things), sheet),
        guns,
        any(thing.badges.get("load") for thing in piece.things),
        "prone" not in states and "unconscious" not in states,
        "inconspicuous" in states,
        "activated" in states,
        static.agility,
        tuple(thing.card for thing in piece.things if sheet(thing.card).scenario),
        badges.get("fencing", 0),
        static.hero,
        piece.seat < 0,
    )


def hale(piece: Piece, hero: bool) -> float:
    """What share of a Character's worth is left."""
    badges, states = piece.badges, piece.states
    share = 1 - 0.6 * badges["wounds"] / badges["killed"]
    if "crippled" in states:
        share -= 0.08 if hero else 0.2  # a Commoner may run at any Morale Phase
    if "unconscious" in states:
        share -= 0.25
    elif "prone" in states:
        share -= 0.08
    return max(0.05, share - 0.1 * badges.get("poisons", 0))


_known: dict[tuple[Any, ...], Any] = {}


def printed(card: Card, things: tuple[str, ...], sheet: Sheet) -> Print:
    """Static numbers of a card with its equipment, found once."""
    key = (card, things) if card.id else ()
    found = _known.get((id(card), things))
    if found is None or found[0] is not card:
        weapons = [sheet(name) for name in things]
        melee, bite = best(card, tuple(item for item in weapons if item.close))
        price = (20 if card.hero else 10) + 0.25 * card.gold
        found = _known[id(card), things] = (
            card,
            Print(price, melee, bite, max(0, card.agility), card.hero, card.fencing),
            key,
        )
    static: Print = found[1]
    return static


def best(card: Card, weapons: tuple[Item, ...]) -> tuple[float, float]:
    """The Combat Total and damage of its best Close Combat weapon; bare hands when it has none."""
    rated = [(float(card.skill("brawling") or 0), 0.0)]
    for item in weapons:
        skill = card.skill(item.skill or "brawling")
        total = (-2 if skill is None else skill) + 0.5 * (item.reach or 0)
        rated.append((total, sum(item.damage.values()) / 4))
    melee, bite = max(rated, key=lambda pair: pair[0] + 0.5 * pair[1])
    return melee + 0.35 * card.fencing, bite


def protection(things: tuple[str, ...], sheet: Sheet) -> float:
    """Armour over all locations, on average."""
    found = _known.get(("armour", things))
    if found is None:
        cover = {suit: max(a for a, _ in values) for suit, values in _worn(things, sheet).items()}
        found = _known["armour", things] = sum(cover.values()) / 4
    mean: float = found
    return mean


def _worn(things: tuple[str, ...], sheet: Sheet) -> dict[str, list[tuple[int, int]]]:
    worn: dict[str, list[tuple[int, int]]] = {}
    for name in things:
        for suit, values in sheet(name).armour.items():
            worn.setdefault(suit, []).append(values)
    return worn


def shooting(card: Card, item: Item) -> tuple[Gun, ...]:
    """A ranged weapon in a Character's hands: for each band the damage it may expect."""
    if not item.bands:
        return ()
    skill = card.skill(item.skill or "brawling")
    return (_gun(item, -2 if skill is None else skill),)


@functools.lru_cache(maxsize=512)
def _cached(item_id: str, bands: tuple[Any, ...], damage: tuple[int, ...], skill: int) -> Gun:
    mean = sum(damage) / 4
    rated = []
    for band in bands:
        need = band.nd - skill
        hits = sum(value >= need for value in range(2, 9)) / 7
        better = sum(value >= need + 5 for value in range(2, 9)) / 7
        rated.append((band.range, (28 * (hits * mean + 3 * better) + mean + 3) / 30))
    return Gun(tuple(rated), max(band.range for band in bands))


def _gun(item: Item, skill: int) -> Gun:
    damage = tuple(item.damage.get(suit, 0) for suit in ("skull", "heart", "cup", "iron"))
    return _cached(item.id, item.bands, damage, skill)
