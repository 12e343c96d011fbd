"""A Character in numbers: where it stands, how well it fights and shoots, what its life is worth."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.bots.ad1666.fate.odds import HERO, Body, health
from escarmouche.bots.ad1666.printed import LOCATIONS, PrintedCards
from escarmouche.bots.ad1666.stakes import Stakes
from escarmouche.bots.ad1666.walking import gait
from escarmouche.core.views.scene import Piece, Thing
from escarmouche.games.ad1666.cards.card import Card, Item, RangeBand

COLOURS = ("red", "blue")
UNTRAINED = -2  # a weapon without the talent for it

Armour = tuple[tuple[int, ...], tuple[int, ...]]  # by location: against plain and piercing blows


class Gun(NamedTuple):
    """A ranged weapon that is ready: its bands, its damage by location, and how well its bearer shoots."""

    bands: tuple[RangeBand, ...]
    damage: tuple[int, ...]
    skill: int
    reach: int


class MeleeWeapon(NamedTuple):
    """The Close Combat weapon that somebody uses: talent, Reach, mean damage, and what it allows."""

    skill: int
    reach: int
    bite: float
    piercing: bool
    parries: bool


class Fighter(NamedTuple):
    """A piece in numbers."""

    id: str
    card: Card
    seat: int
    side: int
    cell: str
    body: Body
    health: float  # what share of its worth is left: wounds, falls, poison
    price: float  # what its life is worth
    melee: float  # Combat Total without cards
    weapon: MeleeWeapon
    armour: Armour
    mean_armour: tuple[float, float]  # on average, against plain and piercing blows
    guns: tuple[Gun, ...]
    loaded: float  # what its ranged weapons are worth as they are loaded
    upright: bool
    senseless: bool
    inconspicuous: bool
    acted: bool
    watching: bool
    gait: int
    carried: tuple[str, ...]  # scenario items
    tokens: int  # for Fencing
    vocation: str
    hostile: tuple[str, ...]
    friends: tuple[str, ...]  # "nephews"
    purse: bool  # it has a bribe to offer

    @property
    def npc(self) -> bool:
        return self.seat < 0


def read(piece: Piece, cards: PrintedCards, stakes: Stakes) -> Fighter:
    """A piece in numbers."""
    card = cards.card(piece.card)
    badges, states, marks = piece.badges, piece.states, piece.marks
    down, senseless = "prone" in states, "unconscious" in states
    weak = ("crippled" in states) + badges.get("uncle", 0)
    armed = armed_as(card, piece.things, cards, weak + down, stakes.only_in_hand)
    body = (badges["wounds"], card.crippled, card.killed, HERO if card.hero else card.fortitude)
    tokens = badges.get("fencing", 0) if armed.weapon.parries else 0
    return Fighter(
        piece.id,
        card,
        piece.seat,
        stakes.allies.get(piece.card, marks["side"]) if piece.seat < 0 else marks["side"],
        piece.cell,
        body,
        health_left(body, states, badges),
        stakes.price(card, bool(badges.get("captain")), marks["side"] < 0),
        armed.weapon.skill + armed.talent_bonus - weak - down + 0.5 * min(tokens, 2),
        armed.weapon,
        armed.armour,
        armed.mean_armour,
        armed.guns,
        armed.loaded,
        not (down or senseless),
        senseless,
        "inconspicuous" in states,
        "activated" in states,
        "watch" in states,
        gait(card.agility),
        armed.carried,
        0 if down or senseless else tokens,
        marks.get("vocation", ""),
        tuple(marks.get("hostile", ())),
        tuple(marks.get("uncles", ())),
        bool(badges.get("bribe")),
    )


def health_left(body: Body, states: list[str], badges: dict[str, int]) -> float:
    """What share of a Character's worth is left."""
    share = health(body)
    if "unconscious" in states:
        share -= 0.25
    elif "prone" in states:
        share -= 0.1
    return max(0.05, share - 0.12 * badges.get("poisons", 0))


# -- weapons and armour


class Armed(NamedTuple):
    """What a card with its equipment comes to, as long as nothing is fired, loaded or taken up."""

    card: Card
    weapon: MeleeWeapon
    armour: Armour
    mean_armour: tuple[float, float]
    talent_bonus: float  # in Close Combat
    carried: tuple[str, ...]
    guns: tuple[Gun, ...]
    loaded: float


_armed: dict[tuple[object, ...], Armed] = {}
KEPT = 20_000


def armed_as(card: Card, things: list[Thing], cards: PrintedCards, weak: int, only_in_hand: bool) -> Armed:
    """The numbers of a card with its equipment, found once."""
    parts = [
        (thing.card, thing.hand, thing.badges.get("load", 0), thing.badges.get("ammunition", 1) > 0) for thing in things
    ]
    key = (card.id, weak, only_in_hand, *parts)
    armed = _armed.get(key)
    if armed is None or armed.card is not card:
        if len(_armed) > KEPT:
            _armed.clear()
        armed = _armed[key] = _arm(card, things, cards, weak, only_in_hand)
    return armed


def _arm(card: Card, things: list[Thing], cards: PrintedCards, weak: int, only_in_hand: bool) -> Armed:
    items = [cards.item(thing.card) for thing in things]
    close = [item for item, thing in zip(items, things, strict=True) if item.close and (thing.hand or not only_in_hand)]
    worn = armour(items)
    mean = (sum(worn[0]) / len(LOCATIONS), sum(worn[1]) / len(LOCATIONS))
    guns, loaded = arsenal(card, things, cards, weak, only_in_hand)
    carried = tuple(item.id for item in items if item.scenario)
    return Armed(card, best_weapon(card, close), worn, mean, talent_bonus(card), carried, guns, loaded)


def skill_with(card: Card, item: Item) -> int:
    """How well somebody uses an item."""
    skill = card.skill(item.skill or "brawling")
    return UNTRAINED if skill is None else skill


def best_weapon(card: Card, weapons: list[Item]) -> MeleeWeapon:
    """Its best Close Combat weapon; bare hands when it has none."""
    choices = [MeleeWeapon(card.skill("brawling") or 0, 0, -0.5, False, False)]
    for item in weapons:
        bite = sum(item.damage.values()) / len(LOCATIONS)
        parries = "natural" not in item.words
        choices.append(MeleeWeapon(skill_with(card, item), item.reach or 0, bite, item.piercing, parries))
    return max(choices, key=lambda arm: arm.skill + 0.5 * arm.reach + 0.5 * arm.bite + 0.3 * arm.piercing)


def talent_bonus(card: Card) -> float:
    """What talents add to a Combat Total, on average over attack and defence."""
    known = {"slash": 0.25, "frenzied-attack": 0.25, "straight-to-the-heart": 0.5, "deft-guard": 0.25}
    return sum([bonus for talent, bonus in known.items() if talent in card.talents])


def armour(items: list[Item]) -> Armour:
    """What is worn."""
    plain, pierced = [], []
    for location in LOCATIONS:
        worn = [item.armour[location] for item in items if location in item.armour]
        plain.append(max([against_plain for against_plain, _ in worn], default=0))
        pierced.append(max([against_piercing for _, against_piercing in worn], default=0))
    return tuple(plain), tuple(pierced)


_guns: dict[tuple[str, int], Gun] = {}


def arsenal(
    card: Card, things: list[Thing], cards: PrintedCards, weak: int, only_in_hand: bool
) -> tuple[tuple[Gun, ...], float]:
    """The ranged weapons that are ready, and what all of them are worth as they are loaded."""
    guns, loaded = [], 0.0
    for thing in things:
        item = cards.item(thing.card)
        if not item.bands or thing.badges.get("ammunition", 1) == 0:
            continue
        load = thing.badges.get("load", 0)
        loaded += (1.0, 0.55, 0.0)[load] if item.load else 0.5
        if not load and (thing.hand or not only_in_hand):
            guns.append(gun_of(item, skill_with(card, item) - weak))
    return tuple(guns), loaded


def gun_of(item: Item, skill: int) -> Gun:
    key = (item.id, skill)
    gun = _guns.get(key)
    if gun is None or gun.bands is not item.bands:
        damage = tuple(item.damage.get(location, 0) for location in LOCATIONS)
        gun = _guns[key] = Gun(item.bands, damage, skill, max(band.range for band in item.bands))
    return gun


# -- friends and enemies


def foes(fighter: Fighter, other: Fighter) -> bool:
    """Do the two treat each other as enemies?"""
    if fighter.inconspicuous or other.inconspicuous or "recruit" in (fighter.vocation, other.vocation):
        return False
    if other.id in fighter.friends or fighter.id in other.friends:
        return False
    if fighter.seat >= 0 and other.seat >= 0:
        return fighter.side != other.side
    return hates(fighter, other) or hates(other, fighter)


def hates(fighter: Fighter, other: Fighter) -> bool:
    """Does a non-player Character count the other among its enemies?"""
    if fighter.seat >= 0:
        return False
    by_colour = other.seat >= 0 and COLOURS[other.side] in fighter.hostile
    return by_colour or other.id in fighter.hostile or "npc" in fighter.hostile
