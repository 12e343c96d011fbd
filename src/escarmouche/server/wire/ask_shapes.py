"""The shapes of asks on the wire, for the client's types and for the tests: `core/asks/wire.py` writes them as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.asks.roster import Barred, Lot

Point = tuple[int, int]


class Asked(msgspec.Struct, omit_defaults=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """What every question has: its name finds its text, `about` fills that, `of` says what the options are."""

    name: str
    seat: int
    rule: str
    of: str
    about: dict[str, Any] = {}


class Way(msgspec.Struct, forbid_unknown_fields=True):
    """How a square is reached: what it costs, and the squares on the way, itself the last."""

    cost: int
    path: list[str]


class ChooseAsk(Asked, tag="choose"):
    """Choose one. Squares to walk to come with the way to each. `text`: one can also be read from a text."""

    options: list[Any]
    routes: dict[str, Way] = {}
    text: bool = False


class Roster(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is offered for one purse: a brief one is empty, ask for its detail. More than `keep` of what is not spent is lost."""

    purse: int = 0
    keep: int = 0
    fixed: list[Lot] = []  # what belongs to it anyway
    lots: list[Lot] = []
    barred: list[Barred] = []


class SomeAsk(Asked, tag="some"):
    """Choose from `least` to `most`; of a roster, what makes a whole together."""

    options: list[Any]
    least: int
    most: int
    roster: Roster | None = None


class OrderAsk(Asked, tag="order"):
    """Put all of them in order."""

    options: list[Any]


class NumberAsk(Asked, tag="number"):
    low: int
    high: int


class PlaceAsk(Asked, tag="place"):
    """Pick a place. A brief one comes without outline and proposals: ask for its detail."""

    brief: bool = False
    outline: list[list[Point]] = []
    proposals: list[list[int]] = []  # two or three numbers each


class Arc(msgspec.Struct, forbid_unknown_fields=True):
    """A leg around a point, at the distance at which it begins."""

    around: Point
    to: Point
    turn: str


class PathAsk(Asked, tag="path"):
    """Draw a path: a list of legs, straight or around a point."""

    brief: bool = False
    outline: list[list[Point]] = []
    proposals: list[list[Any]] = []  # a leg is a point or an Arc


class Closed(msgspec.Struct, omit_defaults=True, tag_field="kind", tag="closed", forbid_unknown_fields=True):
    """A branch that may not be taken; a brief one does not say why."""

    key: str = ""
    rule: str = ""
    args: dict[str, Any] = {}


class MenuAsk(Asked, tag="menu"):
    """Take a branch. Behind it: nothing more (null), another question, or the reason why it is shut."""

    branches: dict[str, ChooseAsk | SomeAsk | OrderAsk | NumberAsk | PlaceAsk | PathAsk | MenuAsk | Closed | None]


Ask = ChooseAsk | SomeAsk | OrderAsk | NumberAsk | PlaceAsk | PathAsk | MenuAsk | Closed
