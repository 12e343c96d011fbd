"""The Characters and items that can be brought: every file of the box, and players' own (AD66-DSN-04, -08, -12)."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards import check
from escarmouche.games.ad1666.cards.card import Card, Item, Name
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
    found: Items = {}
    for path in sorted((DATA / "items").glob("*.yaml")):
        source = Source.read(path)
        for i, item in enumerate(read_items(source)):
            if item.id in found:
                raise source.wrong("file-ad-taken", (i, "id"), id=item.id)
            found[item.id] = item
    return found


@functools.cache
def cards() -> Cards:
    """Every Character of the box, by id.

    >>> cards()["aramis"].items
    ('rapier', 'main-gauche')
    """
    found = [read_card(Source.read(path)) for path in sorted((DATA / "cards").glob("*.yaml"))]
    return {card.id: card for card in found}


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
    found = source.convert(source.data, list[Item])
    for i, item in enumerate(found):
        check.item(item, source, (i,))
    return found


def read_card(source: Source, known: Mapping[str, Item] | None = None) -> Card:
    """A file of one Character, checked. `known` are the items that it may start with; those of the box if not given."""
    source.game = GAME
    card = source.convert(source.data, Card)
    check.card(card, items() if known is None else known, source)
    return card


def faults(folder: Path) -> list[BadFile]:
    """What is wrong with the files of a folder, a message each: lists are items, mappings are Characters, who may carry those items."""
    found: list[BadFile] = []
    read: list[Source] = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            read.append(Source.read(path))
        except BadFile as fault:
            found.append(fault)
    _read(read, found)
    return found


def _read(sources: list[Source], found: list[BadFile]) -> tuple[Cards, Items]:
    """The box with what these sources add to it. An id may stand in one of them only; faults are gathered."""
    known, people, taken = dict(items()), dict(cards()), set[str]()
    for source in sorted(sources, key=lambda one: not isinstance(one.data, list)):
        try:
            if isinstance(source.data, list):
                for i, item in enumerate(read_items(source)):
                    _claim(item.id, people, taken, source, (i, "id"))
                    known[item.id] = item
            else:
                card = read_card(source, known)
                _claim(card.id, known, taken, source, ("id",))
                people[card.id] = card
        except BadFile as fault:
            found.append(fault)
    return people, known


def _claim(name: str, others: Mapping[str, Any], taken: set[str], source: Source, at: tuple[str | int, ...]) -> None:
    """One of the box may be replaced, but an id is not given twice, nor to a Character and an item."""
    if name in taken or name in others:
        raise source.wrong("file-ad-taken", at, id=name)
    taken.add(name)


# -- a game's own


def cards_of(setup: Options) -> Cards:
    """The Characters of a game: those of the box and those its players brought."""
    return _with_own(msgspec.json.encode(setup.cards))[0] if setup.cards else cards()


def items_of(setup: Options) -> Items:
    """The items of a game: those of the box and those its players brought, among their cards: what has no printed field of a Character."""
    return _with_own(msgspec.json.encode(setup.cards))[1] if setup.cards else items()


@functools.lru_cache(maxsize=64)
def _with_own(own: bytes) -> tuple[Cards, Items]:
    found: list[BadFile] = []
    read = _read([_source(data) for data in msgspec.json.decode(own)], found)
    if found:
        raise found[0]
    return read


def _source(data: dict[str, Any]) -> Source:
    """Plain data as if it came from a file."""
    source = Source("", f"card {data.get('id', '?')}")
    source.data = data if any(field in data for field in PRINTED) else [data]
    return source
