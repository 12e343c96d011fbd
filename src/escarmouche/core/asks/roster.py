"""Choose several things that belong together, paid for from one purse: a crew, say. The answer can be written and read as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Unpack

import msgspec

from escarmouche.core.asks.ask import Answer, Choose, ListedWith, Options, Some
from escarmouche.core.messages.refusal import Refusal


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing on offer: the option, its card, its price, and a word for why it costs that. A worn thing names the option that wears it.

    A second copy of a card is the option `card#2`, a worn thing `card+worn`.
    """

    id: str
    card: str
    price: int
    group: str = ""
    of: str = ""


class Barred(msgspec.Struct, frozen=True):
    """A card that cannot be chosen, and why."""

    card: str
    why: Refusal


class Offer(NamedTuple):
    """What a roster offers: what belongs to it anyway, what can be chosen, what cannot; how much there is to spend, and to keep."""

    purse: int
    keep: int
    fixed: list[Lot]
    lots: list[Lot]
    barred: list[Barred]
    groups: Sequence[str] = ()  # of the lots, in the order in which a reader wants them


class LineProblem(msgspec.Struct, frozen=True):
    """What is wrong with a line of a text. Lines are counted from 1; 0 is the whole text."""

    line: int
    text: str
    why: Refusal


class Parsed(NamedTuple):
    """A text that was read: what can be chosen of it, and what is wrong with the rest."""

    answer: list[str]
    slips: list[LineProblem]


class Roster(Some):
    """A roster. A game says what is offered, and how an answer is written and read."""

    __slots__ = ()

    def offer(self) -> Offer:
        raise NotImplementedError

    def write(self, answer: Sequence[Answer], lang: str) -> str:
        """An answer as text in that language, with notes for its reader."""
        raise NotImplementedError

    def parse(self, text: str) -> Parsed:
        """The answer that such a text holds."""
        raise NotImplementedError


class Named(Choose):
    """Choose one of a list, which decides what a roster will offer. A player who has the whole roster as text may give that instead."""

    __slots__ = ("_parse",)

    def __init__(
        self, name: str, *, options: Options, parse: Callable[[str], Parsed], **rest: Unpack[ListedWith]
    ) -> None:
        super().__init__(name, options=options, **rest)
        self._parse = parse

    def parse(self, text: str) -> Parsed:
        """The option that a text names, if it names one, and what is wrong with the text."""
        return self._parse(text)
