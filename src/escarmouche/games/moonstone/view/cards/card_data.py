"""A character's card as a reader wants it: names, numbers and every ability in words, in both languages."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.games.moonstone.cards.card import Ability, Card, Passive, Signature
from escarmouche.games.moonstone.cards.library import cards
from escarmouche.games.moonstone.view.cards.describe import describe


@functools.cache
def card_data(edition: str) -> dict[str, dict[str, Any]]:
    """Every card of an edition."""
    return {name: card_as_data(card) for name, card in cards(edition).items()}


def card_as_data(card: Card) -> dict[str, Any]:
    """One card as plain data, for a panel, a page or the terminal."""
    data: dict[str, Any] = {
        "id": card.id,
        "name": card.name,
        "version": card.version,
        "keywords": list(card.keywords),
        "factions": list(card.factions),
        "melee": card.melee,
        "reach": card.reach,
        "arcane": card.arcane,
        "evade": card.evade,
        "radius": card.radius,
        "health": card.health,
        "pips": list(card.pips),
        "passives": [_part(passive, id=passive.id) for passive in card.passives],
        "abilities": {name: _ability(ability) for name, ability in card.abilities.items()},
        "origin": card.origin,
    }
    if card.signature:
        move = card.signature
        data["signature"] = _part(
            move, upgrades=move.upgrades, types=list(move.types), deals=dict(move.deals), follow=list(move.follow)
        )
    return data


def _ability(ability: Ability) -> dict[str, Any]:
    return _part(
        ability,
        id=ability.id,
        kind="arcane" if ability.arcane else "active",
        cost=ability.cost,
        range=ability.range,
        pulse=ability.pulse,
        once=ability.once,
    )


def _part(thing: Passive | Ability | Signature, **fields: Any) -> dict[str, Any]:
    """Its name, its fields, and what it does in words."""
    return {"name": thing.name, **fields, "text": {lang: describe(thing, lang) for lang in LANGUAGES}}
