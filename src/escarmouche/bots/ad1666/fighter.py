"""A Character as a player sizes it up: where it stands, how well it fights and shoots, what its life is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.bots.ad1666.odds import HERO, Body, health
from escarmouche.bots.ad1666.paths import gait
from escarmouche.bots.ad1666.stakes import Stakes
from escarmouche.core.views.scene import Piece, Thing
from escarmouche.games.ad1666.cards.card import Band, Card, Item

Sheet = Callable[[str], Any]
SUITS = ("skull", "heart", "cup", "iron")
COLOURS = ("red", "blue")


class Gun(NamedTuple):
    """A ranged weapon that is ready: its bands, its damage by location, and how well its bearer shoots."""

    bands: tuple[Band, ...]
    damage: tuple[int, ...]
    skill: int
    reach: int
    loud: bool


class Arm(NamedTuple):
    """The Close Combat weapon that somebody uses: talent, Reach, mean damage, and what it allows."""

    skill: int
    reach: int
    bite: float
    piercing: bool
    parries: bool


class Fighter(NamedTuple):
    """One of the pieces, in numbers."""

    id: str
    card: Card
    seat: int
    side: int
    cell: str
    body: Body
    hale: float  # what share of its worth is left: wounds, falls, poison
    price: float  # what its life is worth
    melee: float  # Combat Total without cards
    arm: Arm
    armour: tuple[tuple[int, ...], tuple[int, ...]]  # by location: against plain and piercing blows
    cover: tuple[float, float]  # the same, on average
    guns: tuple[Gun, ...]
    ready: float  # what its ranged weapons are worth as they are loaded
    upright: bool
    senseless: bool
    marked: bool
    acted: bool
    watching: bool
    gait: int
    carried: tuple[str, ...]  # scenario items
    tokens: int
    vocation: str
    hostile: tuple[str, ...]
    friends: tuple[str, ...]  # "nephews"
    purse: bool  # it has a bribe to offer

    @property
    def npc(self) -> bool:
        return self.seat < 0


class Print(NamedTuple):
    """What a card with its equipment comes to, as long as nothing is fired, loaded or taken up."""

    card: Card
    arm: Arm
    armour: tuple[tuple[int, ...], tuple[int, ...]]
    cover: tuple[float, float]
    knack: float  # talents that help in Close Combat
    carried: tuple[str, ...]
    guns: tuple[Gun, ...]
    ready: float


def read(piece: Piece, sheet: Sheet, stakes: Stakes) -> Fighter:
    """A piece in numbers."""
    card: Card = sheet(piece.card)
    badges, states, marks = piece.badges, piece.states, piece.marks
    down, senseless = "prone" in states, "unconscious" in states
    weak = ("crippled" in states) + badges.get("uncle", 0)
    static = printed(card, piece.things, sheet, weak + down, stakes.fixed)
    body = (badges["wounds"], card.crippled, card.killed, HERO if card.hero else card.fortitude)
    tokens = badges.get("fencing", 0) if static.arm.parries else 0
    return Fighter(
        piece.id,
        card,
        piece.seat,
        stakes.allies.get(piece.card, marks["side"]) if piece.seat < 0 else marks["side"],
        piece.cell,
        body,
        hale(body, states, badges),
        stakes.price(card, bool(badges.get("captain")), marks["side"] < 0),
        static.arm.skill + static.knack - weak - down + 0.5 * min(tokens, 2),
        static.arm,
        static.armour,
        static.cover,
        static.guns,
        static.ready,
        not (down or senseless),
        senseless,
        "inconspicuous" in states,
        "activated" in states,
        "watch" in states,
        gait(card.agility),
        static.carried,
        0 if down or senseless else tokens,
        marks.get("vocation", ""),
        tuple(marks.get("hostile", ())),
        tuple(marks.get("uncles", ())),
        bool(badges.get("bribe")),
    )


def hale(body: Body, states: list[str], badges: dict[str, int]) -> float:
    """What share of a Character's worth is left."""
    share = health(body)
    if "unconscious" in states:
        share -= 0.25
    elif "prone" in states:
        share -= 0.1
    return max(0.05, share - 0.12 * badges.get("poisons", 0))


# -- weapons and armour

_printed: dict[tuple[Any, ...], Print] = {}
KEPT = 20_000


def printed(card: Card, things: list[Thing], sheet: Sheet, weak: int, fixed: bool) -> Print:
    """The numbers of a card with its equipment, found once. `fixed`: only what is in hand serves."""
    parts = [
        (thing.card, thing.hand, thing.badges.get("load", 0), thing.badges.get("ammunition", 1) > 0) for thing in things
    ]
    key = (card.id, weak, fixed, *parts)
    found = _printed.get(key)
    if found is None or found.card is not card:
        if len(_printed) > KEPT:
            _printed.clear()
        found = _printed[key] = _put_together(card, things, sheet, weak, fixed)
    return found


def _put_together(card: Card, things: list[Thing], sheet: Sheet, weak: int, fixed: bool) -> Print:
    items = [sheet(thing.card) for thing in things]
    close = [item for item, thing in zip(items, things, strict=True) if item.close and (thing.hand or not fixed)]
    worn = armour(items)
    cover = (sum(worn[0]) / len(SUITS), sum(worn[1]) / len(SUITS))
    guns, ready = arsenal(card, things, sheet, weak, fixed)
    carried = tuple(item.id for item in items if item.scenario)
    return Print(card, best(card, close), worn, cover, knack(card), carried, guns, ready)


def best(card: Card, weapons: list[Item]) -> Arm:
    """Its best Close Combat weapon; bare hands when it has none."""
    rated = [Arm(card.skill("brawling") or 0, 0, -0.5, False, False)]
    for item in weapons:
        skill = card.skill(item.skill or "brawling")
        bite = sum(item.damage.values()) / len(SUITS)
        parries = "natural" not in item.words
        rated.append(Arm(-2 if skill is None else skill, item.reach or 0, bite, item.piercing, parries))
    return max(rated, key=lambda arm: arm.skill + 0.5 * arm.reach + 0.5 * arm.bite + 0.3 * arm.piercing)


def knack(card: Card) -> float:
    """What talents add to a Combat Total, on average over attack and defence."""
    known = {"slash": 0.25, "frenzied-attack": 0.25, "straight-to-the-heart": 0.5, "deft-guard": 0.25}
    return sum([bonus for talent, bonus in known.items() if talent in card.talents])


def armour(items: list[Item]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is worn, by location: against plain and piercing blows."""
    plain, pierced = [], []
    for suit in SUITS:
        worn = [item.armour[suit] for item in items if suit in item.armour]
        plain.append(max([one for one, _ in worn], default=0))
        pierced.append(max([one for _, one in worn], default=0))
    return tuple(plain), tuple(pierced)


_guns: dict[tuple[str, int], Gun] = {}


def arsenal(card: Card, things: list[Thing], sheet: Sheet, weak: int, fixed: bool) -> tuple[tuple[Gun, ...], float]:
    """The ranged weapons that are ready, and what all of them are worth as they are loaded."""
    found, ready = [], 0.0
    for thing in things:
        item: Item = sheet(thing.card)
        if not item.bands or thing.badges.get("ammunition", 1) == 0:
            continue
        load = thing.badges.get("load", 0)
        ready += (1.0, 0.55, 0.0)[load] if item.load else 0.5
        if not load and (thing.hand or not fixed):
            skill = card.skill(item.skill or "brawling")
            found.append(gun(item, (-2 if skill is None else skill) - weak))
    return tuple(found), ready


def gun(item: Item, skill: int) -> Gun:
    key = (item.id, skill)
    found = _guns.get(key)
    if found is None or found.bands is not item.bands:
        damage = tuple(item.damage.get(suit, 0) for suit in SUITS)  # type: ignore[call-overload]
        found = Gun(item.bands, damage, skill, max(band.range for band in item.bands), "firearm" in item.words)
        _guns[key] = found
    return found


# -- friends and enemies


def foes(one: Fighter, other: Fighter) -> bool:
    """Do the two treat each other as enemies?"""
    if one.marked or other.marked or "recruit" in (one.vocation, other.vocation):
        return False
    if other.id in one.friends or one.id in other.friends:
        return False
    if one.seat >= 0 and other.seat >= 0:
        return one.side != other.side
    return hates(one, other) or hates(other, one)


def hates(one: Fighter, other: Fighter) -> bool:
    """Does a non-player Character count the other among its enemies?"""
    if one.seat >= 0:
        return False
    return (other.seat >= 0 and COLOURS[other.side] in one.hostile) or other.id in one.hostile or "npc" in one.hostile
