"""The shapes of asks on the wire, for the client's types and for tests. `core/asks/wire.py` writes them as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.core.asks.about import Understood
from escarmouche.core.asks.roster import Barred, Lot

Point = tuple[int, int]


class Asked(msgspec.Struct, omit_defaults=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """What every question has: its text is found by `name` and filled from `about`; `of` says what the options are.

    What else `about` has is for the text alone.
    """

    name: str
    seat: int
    rule: str
    of: str
    about: Understood = {}


class Way(msgspec.Struct, forbid_unknown_fields=True):
    """How a square is reached: what it costs, and the squares on the way, ending with it."""

    cost: int
    path: list[str]


class ChooseAsk(Asked, tag="choose"):
    """Choose one. Squares to walk to come with the way to each. `text`: the choice can also be read from a text."""

    options: list[Any]
    routes: dict[str, Way] = {}
    text: bool = False


class Roster(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is offered for one purse. A brief one is empty: ask for its detail. Of what is not spent, at most `keep` is kept."""

    purse: int = 0
    keep: int = 0
    fixed: list[Lot] = []  # what belongs to it anyway
    lots: list[Lot] = []
    barred: list[Barred] = []
    groups: list[str] = []  # of the lots, in the order in which a reader wants them


class SomeAsk(Asked, tag="some"):
    """Choose `least` to `most` of them; from a roster, what is allowed together."""

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
    """Choose a place. A brief one comes without outline and proposals: ask for its detail."""

    brief: bool = False
    outline: list[list[Point]] = []
    proposals: list[list[int]] = []  # two or three numbers each


class Arc(msgspec.Struct, forbid_unknown_fields=True):
    """A leg around a point, at the distance from it at which it begins."""

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
    """Take a branch. Behind it is nothing more (null), another question, or the reason why it is shut."""

    branches: dict[str, ChooseAsk | SomeAsk | OrderAsk | NumberAsk | PlaceAsk | PathAsk | MenuAsk | Closed | None]


Ask = ChooseAsk | SomeAsk | OrderAsk | NumberAsk | PlaceAsk | PathAsk | MenuAsk | Closed
