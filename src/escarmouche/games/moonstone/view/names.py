"""What a reader calls things: characters, cards, abilities, stones, terrain, in every language."""

from __future__ import annotations

import functools
import string

from escarmouche.core.messages.languages import owned
from escarmouche.core.messages.text import in_every_language
from escarmouche.core.views.scene import Name
from escarmouche.games.moonstone.cards import library
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.ground.field import Field
from escarmouche.games.moonstone.melee import signature_move
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone

LETTERS = string.ascii_uppercase


def names(game: Moonstone) -> dict[str, Name]:
    """What a reader calls each model, card, ability, stone and piece of terrain."""
    named = dict(_static_names(game.setup.edition, game.field))
    for card_id, card in _own_cards(game).items():
        _name_card(named, card_id, card)
    for model in game.models:
        card = game.card(model)
        named[model.id] = _numbered(card, model)
    for number, stone in enumerate(game.stones):
        named[stone.id] = _stone_name(letter(number))
    return named


def letter(number: int) -> str:
    """What tells a stone from the others: a letter, for the number that lies on it is its depth."""
    return LETTERS[number] if number < len(LETTERS) else str(number + 1)


@functools.cache
def _stone_name(letter: str) -> Name:
    return {lang: f"{name} {letter}" for lang, name in in_every_language("moonstone", "name-stone").items()}


def _numbered(card: Card, model: Model) -> Name:
    """A second copy of a character is told apart by its player."""
    if model.id == card.id:
        return card.name
    return owned(card.name, model.seat)


def _own_cards(game: Moonstone) -> dict[str, Card]:
    return game.cards if game.setup.cards else {}


@functools.lru_cache(maxsize=64)
def _static_names(edition: str, field: Field) -> dict[str, Name]:
    named: dict[str, Name] = {}
    for card_id, card in library.cards(edition).items():
        _name_card(named, card_id, card)
    named.update(field.names)
    return named


def _name_card(named: dict[str, Name], card_id: str, card: Card) -> None:
    named[card_id] = card.name
    for ability in card.abilities.values():
        named[ability.id] = ability.name
    for passive in card.passives:
        named[passive.id] = passive.name
    if card.signature:
        named[signature_move.key(card)] = card.signature.name
