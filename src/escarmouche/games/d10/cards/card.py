"""Figures, weapons and bands as data: YAML files that a player could write."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from escarmouche.core.book import nearest
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.core.play.rule import clause

if TYPE_CHECKING:
    from escarmouche.games.d10.setup.options import Options

DATA = Path(__file__).parents[1] / "data"
Name = dict[str, str]
Rank = Literal["leader", "character", "other"]
MORALE: dict[Rank, int] = {"leader": 3, "character": 2, "other": 1}  # D10-FIG-02
Stat = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Blood(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The blood side of a card, where it prints numbers of its own (D10-FIG-04)."""

    c: Stat
    a: Stat
    d: Stat
    t: Stat | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A figure's card (D10-FIG-01). `t` of None: it has no T."""

    id: str
    name: Name
    band: str
    rank: Rank
    c: Stat
    a: Stat
    d: Stat
    t: Stat | None = None
    blood: Blood | None = None
    mounted: bool = False
    equipment: tuple[str, ...] = ()  # weapon ids; a weapon twice is two of them
    copies: int = 1  # in the standard band

    @property
    def morale(self) -> int:
        return MORALE[self.rank]


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A weapon or a shield of the ledger's tables."""

    id: str
    name: Name
    hands: Annotated[int, msgspec.Meta(ge=0, le=2)]
    # close combat
    e: Stat | None = None  # equipment value; None: no melee weapon (D10-WPN-17)
    heavy: bool = False  # may Hit hard (D10-WPN-18)
    long: bool = False  # no charge advantage against it (D10-WPN-19)
    lance: int = 0  # its E in a charge, mounted
    shield: bool = False
    # missiles
    range: int = 0  # thousandths of a centimetre; 0: no missile weapon
    reload: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    missiles: int = -1  # where they are counted (D10-WPN-06); -1: without limit
    recoverable: bool = False  # a miss plants it (D10-WPN-07)
    piercing: int = 0  # D10-WPN-16
    point_blank: bool = False  # piercing only under 10 cm
    pistol: bool = False
    steady: bool = False  # can be shot and reloaded while prone, and without standing up: crossbow, firearms

    @property
    def shoots(self) -> bool:
        return self.range > 0

    @property
    def strikes(self) -> bool:
        return self.e is not None


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A band of the game: its name and its standard figures come from the cards that name it."""

    id: str
    name: Name
    text: Name = {}


@functools.cache
def weapons() -> dict[str, Weapon]:
    """Every weapon by id."""
    source = Source.read(DATA / "weapons" / "weapons.yaml")
    source.game = "d10"
    return {weapon.id: weapon for weapon in source.convert(source.data, list[Weapon])}


@functools.cache
def bands() -> dict[str, Band]:
    source = Source.read(DATA / "cards" / "bands.yaml")
    source.game = "d10"
    return {band.id: band for band in source.convert(source.data, list[Band])}


@functools.cache
def printed() -> dict[str, Card]:
    """Every figure of the game by id, band after band."""
    cards: dict[str, Card] = {}
    for band in bands():
        source = Source.read(DATA / "cards" / f"{band}.yaml")
        source.game = "d10"
        for number, card in enumerate(source.convert(source.data, list[Card])):
            check(source, card, (number,))
            cards[card.id] = card
    return cards


@clause("D10-FIG-01")
def check(source: Source, card: Card, at: tuple[str | int, ...]) -> None:
    """Every weapon that a card names exists."""
    for place, weapon in enumerate(card.equipment):
        if weapon not in weapons():
            near = nearest(weapon, weapons())
            source.report(source.wrong("file-unknown-weapon", (*at, "equipment", place), weapon=weapon, nearest=near))


def own(data: list[dict[str, Any]]) -> dict[str, Card]:
    """Figures that players brought."""
    cards = {}
    for figure in data:
        source = Source.of(figure, f"figure {figure.get('id', '?')}")
        source.game = "d10"
        card = source.convert(figure, Card)
        check(source, card, ())
        cards[card.id] = card
    return cards


_own: dict[str, dict[str, Card]] = {}


def cards_of(setup: Options) -> dict[str, Card]:
    """All figures of a game: the printed ones and those that players brought."""
    if not setup.cards:
        return printed()
    key = msgspec.json.encode(setup.cards).decode()
    if key not in _own:
        _own[key] = {**printed(), **own(setup.cards)}
    return _own[key]


def band_of(setup: Options, name: str) -> list[str]:
    """The standard band of that name: the card of each figure."""
    cards = [card.id for card in cards_of(setup).values() if card.band == name for _ in range(card.copies)]
    if not cards:
        raise BadSetup("error-unknown-band", "d10", band=name, nearest=nearest(name, bands()))
    return cards
