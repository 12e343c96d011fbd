"""The figures, weapons and bands of a game: those in the box, and those that players bring."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from escarmouche.core.book import nearest
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.games.d10.cards import check
from escarmouche.games.d10.cards.card import Band, Card, Weapon, WeaponFile
from escarmouche.games.d10.cards.check import At
from escarmouche.space.units import mil

if TYPE_CHECKING:
    from escarmouche.games.d10.setup.options import Options

DATA = Path(__file__).parents[1] / "data"
GAME = "d10"
OF_FIGURES, OF_WEAPONS = (frozenset(kind.__struct_fields__) for kind in (Card, WeaponFile))


class Brought(NamedTuple):
    """What players brought, by id."""

    cards: dict[str, Card]
    weapons: dict[str, Weapon]


# -- what is in the box


@functools.cache
def weapons() -> dict[str, Weapon]:
    """Every weapon of the ledger's tables by id."""
    source = Source.read(DATA / "weapons" / "weapons.yaml")
    source.game = GAME
    read = [read_weapon(source, data, (number,)) for number, data in enumerate(source.data)]
    return {weapon.id: weapon for weapon in read}


@functools.cache
def bands() -> dict[str, Band]:
    """The bands of the game by id."""
    source = Source.read(DATA / "cards" / "bands.yaml")
    source.game = GAME
    return {band.id: band for band in source.convert(source.data, list[Band])}


@functools.cache
def printed() -> dict[str, Card]:
    """Every figure of the game by id, band after band."""
    cards: dict[str, Card] = {}
    for band in bands():
        source = Source.read(DATA / "cards" / f"{band}.yaml")
        source.game = GAME
        for number, card in enumerate(source.convert(source.data, list[Card])):
            check.check_equipment(source, card, (number,), weapons())
            cards[card.id] = card
    return cards


# -- what players bring


def is_weapon(data: Any) -> bool:
    """Is an entry of a file meant to be a weapon? It has fields of weapons, and neither a band nor a rank."""
    if not isinstance(data, dict) or "band" in data or "rank" in data:
        return False
    return any(field in OF_WEAPONS - OF_FIGURES for field in data)


def read_weapon(source: Source, data: Any, at: At = ()) -> Weapon:
    """A weapon of a file, where its range is in cm."""
    written = source.convert(data, WeaponFile, at)
    weapon = Weapon(**{**msgspec.structs.asdict(written), "range": mil(written.range)})
    check.check_weapon(source, weapon, at)
    return weapon


def brought(data: Sequence[dict[str, Any]]) -> Brought:
    """Figures and weapons that players brought. Figures may carry any of the weapons, whichever comes first."""
    own = Brought({}, {})
    for entry in [*filter(is_weapon, data), *(entry for entry in data if not is_weapon(entry))]:
        name = entry.get("id", "?")
        source = Source.of(entry, f"{'weapon' if is_weapon(entry) else 'figure'} {name}")
        source.game = GAME
        if is_weapon(entry):
            weapon = read_weapon(source, entry)
            check.check_not_a_figure(source, weapon, (), printed())
            own.weapons[weapon.id] = weapon
        else:
            card = source.convert(entry, Card)
            if card.id in own.weapons:
                source.report(source.wrong("file-figure-weapon", ("id",), id=card.id))
            check.check_equipment(source, card, (), {**weapons(), **own.weapons})
            own.cards[card.id] = card
    return own


_games: dict[str, Brought] = {}


def _of(setup: Options) -> Brought:
    """Everything in the box and everything that players brought; what they brought takes the place of ours with the same id."""
    if not setup.cards:
        return Brought(printed(), weapons())
    key = msgspec.json.encode(setup.cards).decode()
    if key not in _games:
        own = brought(setup.cards)
        _games[key] = Brought({**printed(), **own.cards}, {**weapons(), **own.weapons})
    return _games[key]


def cards_of(setup: Options) -> dict[str, Card]:
    """All figures of a game."""
    return _of(setup).cards


def weapons_of(setup: Options) -> dict[str, Weapon]:
    """All weapons of a game."""
    return _of(setup).weapons


def band_of(setup: Options, name: str) -> list[str]:
    """The standard band of that name: the card of each figure."""
    cards = [card.id for card in cards_of(setup).values() if card.band == name for _ in range(card.copies)]
    if not cards:
        raise BadSetup("error-unknown-band", GAME, band=name, nearest=nearest(name, bands()))
    return cards
