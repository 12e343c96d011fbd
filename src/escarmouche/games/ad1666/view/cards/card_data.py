"""A card as a reader wants it: names, numbers, talents and equipment in words, in every language."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from escarmouche.core.messages.languages import LANGUAGES, told_in
from escarmouche.core.messages.text import in_every_language
from escarmouche.games.ad1666.cards.card import ABILITIES, RATED, Card, Item
from escarmouche.games.ad1666.cards.library import Cards, Items, cards, cards_of, items, items_of
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.view.cards.describe import tell


@functools.cache
def card_data(edition: str) -> dict[str, dict[str, Any]]:
    """Every Character and item of the box; there is one edition."""
    return card_data_with(cards(), items())


def card_data_of(setup: Options) -> dict[str, dict[str, Any]]:
    """Those of a game, including what its players brought."""
    return card_data_with(cards_of(setup), items_of(setup)) if setup.cards else card_data(setup.edition)


def card_data_with(people: Cards, things: Items) -> dict[str, dict[str, Any]]:
    data = {name: card_as_data(card, things) for name, card in people.items()}
    return data | {name: item_as_data(item) for name, item in things.items()}


def card_as_data(card: Card, things: Mapping[str, Item]) -> dict[str, Any]:
    """A Character as plain data, for a panel, a page or the terminal."""
    return {
        "id": card.id,
        "name": card.name,
        "text": card.text,
        "slot": card.slot,
        "hero": card.hero,
        "unique": card.unique,
        "faction": card.faction,
        "alignment": list(card.alignment),
        "gender": card.gender,
        "type": card.type,
        "gold": card.gold,
        "connections": card.connections,
        "crippled": card.crippled,
        "killed": card.killed,
        **{ability: card.ability(ability) for ability in ABILITIES},
        **{str(skill): score for skill, score in card.skills.items()},
        "fencing": card.fencing,
        "talents": [_talent(talent, x) for talent, x in card.talents.items()],
        "equipment": [_item(things[name]) for name in card.items],
        "arms": {variant: _arm(variant, [things[name] for name in names]) for variant, names in card.arms.items()},
    }


def item_as_data(item: Item) -> dict[str, Any]:
    """An item as plain data."""
    rules = {lang: tell(item, lang) for lang in LANGUAGES}
    return {"id": item.id, "name": item.name, "text": item.text, "price": item.price, "rules": rules}


def _talent(talent: str, x: int) -> dict[str, Any]:
    """A talent; a rated one with its X after its name."""
    name = {
        lang: f"{text} [{x}]" if talent in RATED else text
        for lang, text in in_every_language("ad1666", f"talent-{talent}").items()
    }
    return {"id": talent, "name": name, "x": x, "text": in_every_language("ad1666", f"talent-{talent}-text", {"x": x})}


def _item(item: Item) -> dict[str, Any]:
    return {"id": item.id, "name": item.name, "text": {lang: tell(item, lang) for lang in LANGUAGES}}


def _arm(variant: str, set_of: list[Item]) -> dict[str, Any]:
    """One of several sets of items."""
    parts = [_item(item) for item in set_of]
    return {
        "id": variant,
        "name": {lang: " + ".join(told_in(lang, part["name"]) for part in parts) for lang in LANGUAGES},
        "items": [item.id for item in set_of],
        "text": {lang: " ".join(told_in(lang, part["text"]) for part in parts) for lang in LANGUAGES},
    }
