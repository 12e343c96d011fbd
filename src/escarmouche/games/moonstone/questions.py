"""The questions of Moonstone: what each says about itself (`ask.about`). Rules fill it in; texts, bots and clients read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from escarmouche.core.asks.about import Nothing


class OfModel(TypedDict):
    """Who acts, or whom it is about."""

    model: str


class OfAnyModel(TypedDict):
    """Of several models, and behind one of them, of that one."""

    model: NotRequired[str]


class EventTarget(TypedDict):
    card: str


class Deploy(TypedDict):
    edge: str


class Faction(TypedDict):
    size: int


class OfAbility(OfModel):
    ability: str


class Critical(OfModel):
    card: str


class CrazyTown(TypedDict):
    count: int
    distance: int


class Jog(OfModel):
    distance: int


class MoveTerrain(TypedDict):
    distance: int
    terrain: str


class DeployAt(OfModel):
    edge: str


class WithEnergy(OfModel):
    energy: int


class Troupe(TypedDict):
    faction: str
    size: int


class FromHeight(OfModel):
    height: int


class Climb(OfModel):
    ladder: str


class FreeMove(OfModel):
    distance: NotRequired[int]


class Place(OfModel):
    target: NotRequired[str]


class Over(OfModel):
    obstacle: str


class DropStone(OfModel):
    stone: str
    puts: str  # the stone is put down, not the model
    radius: int


class CombatCard(OfModel):
    target: str


class Replace(OfModel):
    ability: str
    card: str


class Direction(OfModel):
    source: str


class Repeat(OfModel):
    ability: str
    left: int


class FollowUp(OfModel):
    against: str
    target: str


class Signature(OfModel):
    card: str
    move: str


class Type(OfModel):
    card: str
    target: str


class Call(OfModel):
    ability: str
    declared: str
    target: str


class Window(TypedDict):
    when: str
    action: NotRequired[str]
    model: NotRequired[str]
    victims: NotRequired[list[str]]
    wounds: NotRequired[list[int]]


# -- asked of the dealer: dice and cards


class OfSeat(TypedDict):
    seat: int


class Flip(TypedDict):
    ability: str


class CombatCards(OfModel):
    count: int


QUESTIONS: Mapping[str, type] = {
    "action": WithEnergy,
    "activate": Nothing,
    "call": Call,
    "climb": Climb,
    "combat-card": CombatCard,
    "crazy-town": CrazyTown,
    "critical": Critical,
    "declare": Nothing,
    "deploy": Deploy,
    "deploy-at": DeployAt,
    "direction": Direction,
    "draft": Nothing,
    "draft-first": Nothing,
    "drop-stone": DropStone,
    "edge": Nothing,
    "end-first": Nothing,
    "event-order": Nothing,
    "event-target": EventTarget,
    "faction": Faction,
    "first-player": Nothing,
    "follow-up": FollowUp,
    "free-move": FreeMove,
    "going-for-it": WithEnergy,
    "harvest": Nothing,
    "jog": Jog,
    "jump": FromHeight,
    "landing": FromHeight,
    "melee": OfModel,
    "move-terrain": MoveTerrain,
    "mulligan": Nothing,
    "order": Nothing,
    "over": Over,
    "place": Place,
    "play": OfAbility,
    "premonition": OfAnyModel,
    "reaction": OfAnyModel,
    "repeat": Repeat,
    "replace": Replace,
    "role": Nothing,
    "search": Nothing,
    "signature": Signature,
    "step": OfModel,
    "take-card": Nothing,
    "target": OfAbility,
    "targets": OfAbility,
    "traverse": OfModel,
    "troupe": Troupe,
    "type": Type,
    "unearth": Nothing,
    "window": Window,
}
