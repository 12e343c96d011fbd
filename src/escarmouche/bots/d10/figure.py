"""A figure as a player sizes it up: where it stands, what it can do, how it is armed, what it is worth."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.core.views.scene import Piece, Thing
from escarmouche.games.d10.cards.card import Card, Weapon
from escarmouche.games.d10.cards.stats import LIMP, SHORTER, UNSKILLED

Sheet = Callable[[str], Any]
GONE = ("reserve", "out", "dead", "left")
POSTURES = ("crouched", "prone", "stunned", "climbing")
CONTACT = 110  # a little more than the gap of bases in contact
LEVEL = 3_000  # footings that differ by more do not meet


class Gun(NamedTuple):
    """A missile weapon: what it is, and whether it can be shot at once, or after loading."""

    thing: str
    weapon: Weapon
    held: bool
    loaded: bool
    left: bool  # it has missiles


class Arm(NamedTuple):
    """What it fights with."""

    e: int  # with a shield
    lance: int  # more in a charge
    heavy: bool
    long: bool
    sound: bool  # not improvised
    shield: bool


class Figure(NamedTuple):
    """One of the pieces, in numbers."""

    id: str
    card: Card
    seat: int
    x: int
    y: int
    z: int
    floor: str
    r: int
    facing: int
    posture: str
    mounted: bool
    hidden: bool
    wounded: bool
    activated: bool
    pa: int
    c: int
    t: int | None
    a: int
    d: int
    arm: Arm
    guns: tuple[Gun, ...]
    things: tuple[Thing, ...]
    load: str
    price: float

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

    def gap(self, other: Figure) -> float:
        return math.hypot(self.x - other.x, self.y - other.y) - self.r - other.r

    def touches(self, other: Figure) -> bool:
        return abs(self.z - other.z) <= LEVEL and self.gap(other) <= CONTACT

    def faces(self, x: float, y: float) -> bool:
        """Is a point in its front arc?"""
        angle = math.radians(self.facing)
        return (x - self.x) * math.cos(angle) + (y - self.y) * math.sin(angle) >= -0.5

    def seen_behind(self, other: Figure) -> bool:
        """Does the other stand behind it?"""
        return not self.faces(other.x, other.y)

    def moved(self, x: int, y: int, z: int | None = None, floor: str | None = None) -> Figure:
        """The same figure elsewhere."""
        return self._replace(
            x=x, y=y, z=self.z if z is None else z, floor=self.floor if floor is None else floor, posture="up"
        )


def read(piece: Piece, sheet: Sheet, objects: tuple[str, ...], held: bool, price: float) -> Figure | None:
    """A piece in numbers; None if it is not on the table, or not to be seen there. `held`: only what is in hand serves."""
    if piece.at is None:
        return None
    card: Card = sheet(piece.card)
    states = piece.states
    wounded, mounted = "wounded" in states, "mounted" in states
    load = next((thing.id for thing in piece.things if thing.id in objects), "")
    things = tuple([thing for thing in piece.things if thing.id != load])
    guns = tuple([gun for thing in things for gun in _gun(thing, sheet, held)])
    return Figure(
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
        side(card, "c", wounded),
        skill(card, guns, wounded),
        side(card, "a", wounded),
        side(card, "d", wounded),
        arm(things, sheet, held, mounted),
        guns,
        things,
        load,
        price,
    )


def side(card: Card, letter: str, wounded: bool) -> int:
    """C, A or D on the side of the card that lies up."""
    value: int = getattr(card, letter)
    if not wounded:
        return value
    return int(getattr(card.blood, letter)) if card.blood else max(1, value - SHORTER[letter])


def skill(card: Card, guns: tuple[Gun, ...], wounded: bool) -> int | None:
    """T; without one a weapon that was picked up is shot badly."""
    if not guns:
        return None
    if card.t is None:
        return UNSKILLED
    if not wounded:
        return card.t
    return card.blood.t if card.blood and card.blood.t is not None else max(1, card.t - SHORTER["t"])


def _gun(thing: Thing, sheet: Sheet, held: bool) -> list[Gun]:
    weapon: Weapon = sheet(thing.card)
    if not weapon.shoots or "damaged" in thing.states or "broken" in thing.states:
        return []
    left = thing.badges.get("missiles", 1) > 0
    return [Gun(thing.id, weapon, thing.hand or not held, "loaded" in thing.states and left, left)]


def arm(things: tuple[Thing, ...], sheet: Sheet, held: bool, mounted: bool) -> Arm:
    """The best melee weapon at hand, and a shield."""
    best, lance, shield = None, 0, False
    for thing in things:
        weapon: Weapon = sheet(thing.card)
        if (held and not thing.hand) or "damaged" in thing.states or "broken" in thing.states:
            continue
        shield = shield or weapon.shield
        if weapon.e is None or (weapon.lance and not mounted) or (weapon.shoots and "loaded" not in thing.states):
            continue
        lance = max(lance, weapon.lance)
        if best is None or weapon.e > (best.e or 0):
            best = weapon
    if best is None:
        return Arm(int(shield), 0, False, False, False, shield)
    e = (best.e or 0) + shield
    return Arm(e, max(0, lance + shield - e), best.heavy, best.long, True, shield)
