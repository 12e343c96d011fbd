"""A model as a player sizes it up: where it stands, what is left of it, what it can do, what it is worth."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from escarmouche.core.views.scene import Piece
from escarmouche.games.malifaux.cards.card import Action, Card, Upgrade

Sheet = Callable[[str], Any]
BASE, SHARE = 1.0, 0.6  # what a life is worth: something, and of its Cost
LEVEL = 2_000  # footings that differ by more do not meet
UNIT = 1000
STONED = ("master", "henchman")
MASTERS = 3  # Actions of a Master or Leader


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
    health: int
    df: int
    wp: int
    mv: int
    leader: bool
    activated: bool
    engaged: bool
    states: tuple[str, ...]
    badges: dict[str, int]
    used: tuple[str, ...]
    actions: tuple[Action, ...]
    upgrades: tuple[Upgrade, ...]
    price: float
    deeds: int  # Actions of an Activation
    reach: int  # its engagement range; -1: none
    span: int  # how far its attacks reach

    @property
    def stride(self) -> int:
        """How far a Walk goes."""
        return self.mv * UNIT

    @property
    def counts(self) -> bool:
        """Insignificant models score nothing."""
        return "insignificant" not in self.card.words

    def gap(self, other: Figure) -> float:
        return math.hypot(self.x - other.x, self.y - other.y) - self.r - other.r

    def far(self, x: float, y: float) -> float:
        """From its middle to a point."""
        return math.hypot(self.x - x, self.y - y)

    def level(self, other: Figure) -> bool:
        return abs(self.z - other.z) <= LEVEL

    def moved(self, x: int, y: int) -> Figure:
        """The same figure elsewhere on the ground."""
        return self._replace(x=x, y=y, z=0, floor="") if not self.floor else self._replace(x=x, y=y)

    def has(self, word: str) -> bool:
        """Does its card, or an Upgrade, hold a passive word?"""
        return word in self.card.words or any(word in upgrade.words for upgrade in self.upgrades)

    def immune(self, name: str) -> bool:
        """Does its card, or an Upgrade, keep a Condition, a Terrain Trait or Terrifying from affecting it?"""
        found = [*self.card.words.get("immune", ())]
        for upgrade in self.upgrades:
            found += upgrade.words.get("immune", ())
        return any(name in call.params.to for call in found)

    def stone(self) -> bool:
        """May it use Soulstones?"""
        return self.card.station in STONED or self.has("soulstones")

    @property
    def armor(self) -> int:
        found = [call.params.amount for call in self.card.words.get("armor", ())]
        for upgrade in self.upgrades:
            found += [call.params.amount for call in upgrade.words.get("armor", ())]
        return sum(found)


@functools.cache
def price(cost: int) -> float:
    """What a life is worth."""
    return BASE + SHARE * min(cost, 13)


def read(piece: Piece, sheet: Sheet) -> Figure | None:
    """A piece in numbers; None if it is not on the table."""
    if piece.at is None:
        return None
    card: Card = sheet(piece.card)
    upgrades = tuple([sheet(thing.card) for thing in piece.things])
    badges, marks = piece.badges, piece.marks
    actions = card.actions
    for upgrade in upgrades:
        actions += upgrade.actions
    return Figure(
        piece.id,
        card,
        piece.seat,
        *piece.at,
        marks.get("floor", ""),
        piece.radius,
        badges["health"] - badges["wounds"],
        marks.get("df", card.df),
        marks.get("wp", card.wp),
        marks.get("mv", card.mv),
        "leader" in piece.states,
        "activated" in piece.states,
        "engaged" in piece.states,
        tuple(piece.states),
        badges,
        tuple(marks.get("used", ())),
        actions,
        upgrades,
        price(card.cost),
        _deeds(card, piece.states),
        max([action.range for action in actions if action.type == "melee"], default=-1),
        max([action.range for action in actions if action.attack], default=0),
    )


def _deeds(card: Card, states: Sequence[str]) -> int:
    most = MASTERS if "leader" in states or card.station == "master" else 2
    return min(MASTERS, most + ("fast" in states)) - ("slow" in states)
