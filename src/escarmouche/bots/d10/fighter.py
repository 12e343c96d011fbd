"""A figure in numbers: where it stands, what it can do, how it is armed, what it is worth."""

from __future__ import annotations

import math
from typing import NamedTuple

from escarmouche.bots.d10.printed import PrintedCards
from escarmouche.core.views.scene import Piece, Thing
from escarmouche.games.d10.cards.card import Card, Weapon
from escarmouche.games.d10.cards.stats import LIMP, SHORTER, UNSKILLED, Letter
from escarmouche.games.d10.state import Posture

POSTURES: tuple[Posture, ...] = ("crouched", "prone", "stunned", "climbing")
CONTACT = 110  # a little more than the gap of bases in contact
LEVEL = 3_000  # footings that differ by more do not meet


class Gun(NamedTuple):
    """A missile weapon: what it is, and whether it can be shot at once, or after loading."""

    thing: str
    weapon: Weapon
    held: bool
    loaded: bool
    left: bool  # it has missiles


class MeleeWeapon(NamedTuple):
    """What it fights with."""

    e: int  # with a shield
    lance: int  # more in a charge
    heavy: bool
    long: bool
    sound: bool  # not improvised
    shield: bool


class Fighter(NamedTuple):
    """A piece in numbers."""

    id: str
    card: Card
    seat: int
    x: int
    y: int
    z: int
    floor: str
    radius: int
    facing: int
    posture: Posture
    mounted: bool
    hidden: bool
    wounded: bool
    activated: bool
    pa: int
    c: int
    t: int | None
    a: int
    d: int
    weapon: MeleeWeapon
    guns: tuple[Gun, ...]
    things: tuple[Thing, ...]
    load: str  # an object of the scenario
    price: float  # what its life is worth

    @property
    def ready(self) -> bool:
        """Standing, crouched or mounted."""
        return self.posture in ("up", "crouched")

    @property
    def down(self) -> bool:
        return self.posture in ("prone", "stunned")

    @property
    def stride(self) -> int:
        """How far an Advance goes."""
        return (20_000 if self.mounted else 10_000) - (LIMP if self.wounded else 0)

    def gap(self, other: Fighter) -> float:
        return math.hypot(self.x - other.x, self.y - other.y) - self.radius - other.radius

    def touches(self, other: Fighter) -> bool:
        return abs(self.z - other.z) <= LEVEL and self.gap(other) <= CONTACT

    def faces(self, x: float, y: float) -> bool:
        """Is a point in its front arc?"""
        angle = math.radians(self.facing)
        return (x - self.x) * math.cos(angle) + (y - self.y) * math.sin(angle) >= -0.5

    def has_behind(self, other: Fighter) -> bool:
        """Does the other stand behind it?"""
        return not self.faces(other.x, other.y)

    def moved(self, x: int, y: int, z: int | None = None, floor: str | None = None) -> Fighter:
        """The fighter as it would stand elsewhere."""
        return self._replace(
            x=x, y=y, z=self.z if z is None else z, floor=self.floor if floor is None else floor, posture="up"
        )


def read(
    piece: Piece, cards: PrintedCards, objects: tuple[str, ...], only_in_hand: bool, price: float
) -> Fighter | None:
    """A piece in numbers; None if it is not on the table, or not to be seen there. `only_in_hand`: only what it holds serves."""
    if piece.at is None:
        return None
    card = cards.card(piece.card)
    states = piece.states
    wounded, mounted = "wounded" in states, "mounted" in states
    load = next((thing.id for thing in piece.things if thing.id in objects), "")
    things = tuple([thing for thing in piece.things if thing.id != load])
    guns = tuple([gun for thing in things for gun in _guns(thing, cards, only_in_hand)])
    return Fighter(
        piece.id,
        card,
        piece.seat,
        *piece.at,
        piece.marks.get("floor", ""),
        piece.radius,
        piece.facing or 0,
        next((word for word in POSTURES if word in states), "up"),
        mounted,
        "hidden" in states,
        wounded,
        "activated" in states,
        piece.badges["pa"],
        stat(card, "c", wounded),
        shooting_skill(card, guns, wounded),
        stat(card, "a", wounded),
        stat(card, "d", wounded),
        melee_weapon(things, cards, only_in_hand, mounted),
        guns,
        things,
        load,
        price,
    )


def stat(card: Card, letter: Letter, wounded: bool) -> int:
    """C, A or D on the side of the card that lies up."""
    value: int = getattr(card, letter)
    if not wounded:
        return value
    return int(getattr(card.blood, letter)) if card.blood else max(1, value - SHORTER[letter])


def shooting_skill(card: Card, guns: tuple[Gun, ...], wounded: bool) -> int | None:
    """T; a figure without one shoots badly with a weapon that it picked up."""
    if not guns:
        return None
    if card.t is None:
        return UNSKILLED
    if not wounded:
        return card.t
    return card.blood.t if card.blood and card.blood.t is not None else max(1, card.t - SHORTER["t"])


def _guns(thing: Thing, cards: PrintedCards, only_in_hand: bool) -> list[Gun]:
    weapon = cards.weapon(thing.card)
    if not weapon.shoots or "damaged" in thing.states or "broken" in thing.states:
        return []
    left = thing.badges.get("missiles", 1) > 0
    return [Gun(thing.id, weapon, thing.hand or not only_in_hand, "loaded" in thing.states and left, left)]


def melee_weapon(things: tuple[Thing, ...], cards: PrintedCards, only_in_hand: bool, mounted: bool) -> MeleeWeapon:
    """The best melee weapon at hand, and a shield."""
    best, lance, shield = None, 0, False
    for thing in things:
        weapon = cards.weapon(thing.card)
        if (only_in_hand and not thing.hand) or "damaged" in thing.states or "broken" in thing.states:
            continue
        shield = shield or weapon.shield
        if weapon.e is None or (weapon.lance and not mounted) or (weapon.shoots and "loaded" not in thing.states):
            continue
        lance = max(lance, weapon.lance)
        if best is None or weapon.e > (best.e or 0):
            best = weapon
    if best is None:
        return MeleeWeapon(int(shield), 0, False, False, False, shield)
    e = (best.e or 0) + shield
    return MeleeWeapon(e, max(0, lance + shield - e), best.heavy, best.long, True, shield)
