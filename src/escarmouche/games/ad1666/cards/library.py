"""The Characters and items of a game: every file of the box, and players' own (AD66-DSN-04, -08, -12)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards import check
from escarmouche.games.ad1666.cards.card import Card, Item, Name
from escarmouche.games.ad1666.cards.check import Place
from escarmouche.games.ad1666.setup.options import Options

FOLDER = Path(__file__).parents[1]
DATA = FOLDER / "data"
GAME = "ad1666"
PRINTED = (
    "faction",
    "gold",
    "crippled",
    "killed",
    "strength",
    "agility",
    "fortitude",
)  # on every Character, on no item

Cards = dict[str, Card]
Items = dict[str, Item]


class FactionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction card: what makes its player draw a card outside the Cards Phase (AD66-DECK-13)."""

    id: Literal["defenders", "musketeers"]
    name: Name
    text: Name
    trigger: Literal["two-wounds", "riposte-won"]


# -- what is in the box


@functools.cache
def items() -> Items:
    """Every item of the box, by id.

    >>> items()["rapier"].damage["heart"]
    2
    """
    known: Items = {}
    for path in sorted((DATA / "items").glob("*.yaml")):
        source = Source.read(path)
        for i, item in enumerate(read_items(source)):
            if item.id in known:
                source.report(source.wrong("file-ad-taken", (i, "id"), id=item.id))
            known[item.id] = item
    return known


@functools.cache
def cards() -> Cards:
    """Every Character of the box, by id.

    >>> cards()["aramis"].items
    ('rapier', 'main-gauche')
    """
    files = sorted((DATA / "cards").glob("*/*.yaml"), key=lambda path: path.name)  # a folder for each faction
    characters = [read_card(Source.read(path)) for path in files]
    return {card.id: card for card in characters}


@functools.cache
@clause("AD66-DECK-13", "AD66-DSN-12")
def factions() -> dict[str, FactionCard]:
    """The two faction cards, by faction.

    >>> {faction: card.trigger for faction, card in factions().items()}
    {'defenders': 'two-wounds', 'musketeers': 'riposte-won'}
    """
    source = Source.read(DATA / "factions.yaml")
    source.game = GAME
    return {card.id: card for card in source.convert(source.data, list[FactionCard])}


# -- files


def read_items(source: Source) -> list[Item]:
    """A file of items: a list of them, each checked."""
    source.game = GAME
    checked = source.convert(source.data, list[Item])
    for i, item in enumerate(checked):
        check.check_item(item, source, (i,))
    return checked


def read_card(source: Source, known: Mapping[str, Item] | None = None) -> Card:
    """A file of one Character, checked. `known` are the items that it may start with; those of the box if not given."""
    source.game = GAME
    card = source.convert(source.data, Card)
    check.check_card(card, items() if known is None else known, source)
    return card


class Box:
    """The box with what players add to it. They may replace what is in the box, but they give an id once, to a Character or to an item."""

    def __init__(self) -> None:
        self.items, self.cards = dict(items()), dict(cards())
        self.taken: dict[
            str, tuple[str | int, Place]
        ] = {}  # where each id was given: in which file, or which of the cards

    def read(self, source: Source) -> None:
        """A file: a list of items, or a Character."""
        if isinstance(source.data, list):
            for i, item in enumerate(read_items(source)):
                self._add_item(item, source, source.file, (i,))
        else:
            self._add_card(read_card(source, self.items), source, source.file)

    def bring(self, source: Source, number: int) -> None:
        """Plain data of an item or a Character."""
        if is_character(source.data):
            self._add_card(read_card(source, self.items), source, number)
        else:
            source.game = GAME
            item = source.convert(source.data, Item)
            check.check_item(item, source, ())
            self._add_item(item, source, number, ())

    def _add_item(self, item: Item, source: Source, given: str | int, at: Place) -> None:
        if self._claim(item.id, self.cards, source, (given, (*at, "id"))):
            self.items[item.id] = item

    def _add_card(self, card: Card, source: Source, given: str | int) -> None:
        if self._claim(card.id, self.items, source, (given, ("id",))):
            self.cards[card.id] = card

    def _claim(self, name: str, others: Mapping[str, Any], source: Source, here: tuple[str | int, Place]) -> bool:
        at = here[1]
        free = self.taken.setdefault(name, here) == here and name not in others
        if not free:
            source.report(source.wrong("file-ad-taken", at, id=name))
        return free


# -- a game's own


def cards_of(setup: Options) -> Cards:
    """The Characters of a game: those of the box and those its players brought."""
    return _with_own(msgspec.json.encode(setup.cards))[0] if setup.cards else cards()


def items_of(setup: Options) -> Items:
    """The items of a game: those of the box and those its players brought among their cards, without any printed field of a Character."""
    return _with_own(msgspec.json.encode(setup.cards))[1] if setup.cards else items()


@functools.lru_cache(maxsize=64)
def _with_own(own: bytes) -> tuple[Cards, Items]:
    box, brought = Box(), list(enumerate(msgspec.json.decode(own)))
    for number, data in sorted(brought, key=lambda pair: is_character(pair[1])):  # items first: Characters carry them
        box.bring(Source.of(data, f"card {data.get('id', '?')}"), number)
    return box.cards, box.items


def is_character(data: Mapping[str, Any]) -> bool:
    """Does it have a field that only Characters have?"""
    return any(field in data for field in PRINTED)
