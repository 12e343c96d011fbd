"""The questions of the D10 skirmish game: what each says about itself (`ask.about`). Rules fill it, texts, bots and clients read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from escarmouche.core.asks.about import Nothing


class OfFigure(TypedDict):
    """Who acts, or whom it is about."""

    figure: str


class Deploy(TypedDict):
    left: int


class Bearer(TypedDict):
    object: str


class Reaction(TypedDict):
    target: str


class AgainstAttack(OfFigure):
    by: str


class Move(OfFigure):
    distance: int


class Arrive(OfFigure):
    edge: str


class Face(OfFigure):
    now: int


class Give(OfFigure):
    object: str


class Action(OfFigure):
    pa: int


class AtTarget(OfFigure):
    target: str


class OtherHand(OfFigure):
    thing: str


class Drop(OfFigure):
    weapon: str


class Crossing(OfFigure):
    cost: int
    piece: str


class Target(OfFigure):
    weapon: str


class Reroll(OfFigure):
    die: int
    need: int
    roll: str


class Point(OfFigure):
    target: str
    thing: str
    weapon: str


class Band(TypedDict):
    cards: list[str]
    characters: int
    leaders: int
    least: int
    morale: int
    most: int


# -- asked of the dealer: dice


class OfSeat(TypedDict):
    seat: int


class Throw(OfFigure):
    need: int
    seat: int


class SecondDie(OfFigure):
    roll: str
    seat: int


class Row(OfFigure):
    roll: str


QUESTIONS: Mapping[str, type] = {
    "action": Action,
    "activate": Nothing,
    "advance": Move,
    "after-fight": AtTarget,
    "arrive": Arrive,
    "band": Band,
    "band-back": Nothing,
    "band-take": Nothing,
    "bearer": Bearer,
    "charge": OfFigure,
    "charge-to": AtTarget,
    "climb": OfFigure,
    "come-round": OfFigure,
    "crawl": Move,
    "crossing": Crossing,
    "defence": AgainstAttack,
    "defshot": AtTarget,
    "deploy": Deploy,
    "deploy-place": OfFigure,
    "dismount": OfFigure,
    "dodge": AgainstAttack,
    "door": OfFigure,
    "double": OfFigure,
    "draw": OfFigure,
    "drop": Drop,
    "edge": Nothing,
    "face": Face,
    "fastload": OfFigure,
    "first-player": Nothing,
    "flee": OfFigure,
    "force": OfFigure,
    "give": Give,
    "hithard": OfFigure,
    "hold": OfFigure,
    "how-far": OfFigure,
    "ladder": OfFigure,
    "movecro": Move,
    "movehid": Move,
    "other-hand": OtherHand,
    "pickup": OfFigure,
    "point": Point,
    "quick": Move,
    "reaction": Reaction,
    "reaction-weapon": OfFigure,
    "recmissile": OfFigure,
    "reload": OfFigure,
    "repair": OfFigure,
    "reroll": Reroll,
    "shot": OfFigure,
    "stray": OfFigure,
    "strike": OfFigure,
    "swap": OfFigure,
    "take": OfFigure,
    "target": Target,
    "trample": OfFigure,
    "trample-path": AtTarget,
}
