"""A model in numbers: where it stands, what is left of it, what it can do, what it is worth."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.bots.malifaux.printed import PrintedCards
from escarmouche.core.views.scene import Piece
from escarmouche.games.malifaux.cards.card import Action, Card, Upgrade

BASE, SHARE = 1.0, 0.6  # what a life is worth: something, and this share of its Cost
LEVEL = 2_000  # footings that differ by more do not meet
UNIT = 1000
STONED = ("master", "henchman")
MASTERS = 3  # Actions of a Master or Leader


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
    price: float  # what its life is worth
    action_count: int  # Actions of an Activation
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

    def gap(self, other: Fighter) -> float:
        return math.hypot(self.x - other.x, self.y - other.y) - self.radius - other.radius

    def distance(self, x: float, y: float) -> float:
        """From its middle to a point."""
        return math.hypot(self.x - x, self.y - y)

    def level(self, other: Fighter) -> bool:
        return abs(self.z - other.z) <= LEVEL

    def moved(self, x: int, y: int) -> Fighter:
        """The fighter as it would stand elsewhere on the ground."""
        return self._replace(x=x, y=y, z=0, floor="") if not self.floor else self._replace(x=x, y=y)

    def has(self, word: str) -> bool:
        """Does its card, or an Upgrade, hold a passive word?"""
        return word in self.card.words or any(word in upgrade.words for upgrade in self.upgrades)

    def immune(self, name: str) -> bool:
        """Does its card, or an Upgrade, keep a Condition, a Terrain Trait or Terrifying from affecting it?"""
        calls = [*self.card.words.get("immune", ())]
        for upgrade in self.upgrades:
            calls += upgrade.words.get("immune", ())
        return any(name in call.params.to for call in calls)

    def stone_user(self) -> bool:
        """May it use Soulstones?"""
        return self.card.station in STONED or self.has("soulstones")

    @property
    def armor(self) -> int:
        amounts = [call.params.amount for call in self.card.words.get("armor", ())]
        for upgrade in self.upgrades:
            amounts += [call.params.amount for call in upgrade.words.get("armor", ())]
        return sum(amounts)


@functools.cache
def price(cost: int) -> float:
    """What a life is worth."""
    return BASE + SHARE * min(cost, 13)


def read(piece: Piece, cards: PrintedCards) -> Fighter | None:
    """A piece in numbers; None if it is not on the table."""
    if piece.at is None:
        return None
    card = cards.card(piece.card)
    upgrades = tuple([cards.upgrade(thing.card) for thing in piece.things])
    badges, marks = piece.badges, piece.marks
    actions = card.actions
    for upgrade in upgrades:
        actions += upgrade.actions
    return Fighter(
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
        _action_count(card, piece.states),
        max([action.range for action in actions if action.type == "melee"], default=-1),
        max([action.range for action in actions if action.attack], default=0),
    )


def _action_count(card: Card, states: Sequence[str]) -> int:
    most = MASTERS if "leader" in states or card.station == "master" else 2
    return min(MASTERS, most + ("fast" in states)) - ("slow" in states)
