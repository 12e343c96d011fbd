"""The characters that can be brought: every card file of an edition, and players' own."""

from __future__ import annotations

import functools
from pathlib import Path

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.cards.read_card import read_card
from escarmouche.games.moonstone.setup.options import Options

FOLDER = Path(__file__).parents[1] / "data" / "cards"


@functools.cache
def cards(edition: str) -> dict[str, Card]:
    """Every card of an edition, by id."""
    library = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        card = read_card(Source.read(path), edition)
        library[card.id] = card
    return library


def cards_of(setup: Options) -> dict[str, Card]:
    """The cards of a game: those of its edition and those its players brought."""
    if not setup.cards:
        return cards(setup.edition)
    return _with_own(setup.edition, msgspec.json.encode(setup.cards))


@functools.lru_cache(maxsize=64)
def _with_own(edition: str, own: bytes) -> dict[str, Card]:
    library = dict(cards(edition))
    for data in msgspec.json.decode(own):
        card = read_card(Source.of(data, f"card {data.get('id', '?')}"), edition)
        library[card.id] = card
    return library
