"""Choose any of a list that make a whole together, paid for from one purse: a crew, say. It can be written as a text and read from one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from escarmouche.core.asks.ask import Answer, Choose, Some
from escarmouche.core.messages.refusal import Refusal


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing on offer: the option, its card, its price, a word for why it costs that; what is worn names the option that wears it.

    A further copy of a card is the option `card#2`, what is worn `card+worn`.
    """

    id: str
    card: str
    price: int
    group: str = ""
    of: str = ""


class Barred(msgspec.Struct, frozen=True):
    """A card that cannot be had, and why."""

    card: str
    why: Refusal


class Offer(NamedTuple):
    """All that a roster offers: what belongs to it anyway, what can be had, what cannot; how much there is to spend, and to keep."""

    purse: int
    keep: int
    fixed: list[Lot]
    lots: list[Lot]
    barred: list[Barred]


class Slip(msgspec.Struct, frozen=True):
    """What is wrong with a line of a text; the first line is 1, and 0 is the text as a whole."""

    line: int
    text: str
    why: Refusal


class Parsed(NamedTuple):
    """A text that was read: what of it can be chosen, and what is wrong with the rest."""

    answer: list[str]
    slips: list[Slip]


class Roster(Some):
    """What a game says of its own: the offer, and how an answer is written and read."""

    __slots__ = ()

    def offer(self) -> Offer:
        raise NotImplementedError

    def write(self, answer: Sequence[Answer], lang: str) -> str:
        """An answer as text, with what a reader of that language wants to know beside it."""
        raise NotImplementedError

    def parse(self, text: str) -> Parsed:
        """An answer from such a text."""
        raise NotImplementedError


class Named(Choose):
    """Choose one of a list that decides what a roster will offer. Whoever has the whole of it as a text may name it by that."""

    __slots__ = ("_parse",)

    def __init__(self, name: str, *, parse: Callable[[str], Parsed], **rest: Any) -> None:
        super().__init__(name, **rest)
        self._parse = parse

    def parse(self, text: str) -> Parsed:
        """The one that a text names, or none, and what is wrong with the text."""
        return self._parse(text)
