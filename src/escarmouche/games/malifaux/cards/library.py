"""Everything printed in a game, and what is looked up in it again and again: prepared once for all games with the same cards."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from escarmouche.core.files.source import Source
from escarmouche.games.malifaux.cards import references
from escarmouche.games.malifaux.cards.card import (
    Ability,
    Action,
    AnyCard,
    Card,
    PassiveWord,
    Trigger,
    Upgrade,
    is_stat,
)
from escarmouche.games.malifaux.cards.read_card import read_card, read_upgrade
from escarmouche.games.malifaux.ground.marker_kinds import Kinds, MarkerKind, ours
from escarmouche.games.malifaux.setup.options import Options

DATA = Path(__file__).parents[1] / "data"

# -- the cards


def cards() -> dict[str, Card]:
    """All our own Stat Cards, by id."""
    return _box()[0]


def upgrades() -> dict[str, Upgrade]:
    return _box()[1]


@functools.cache
def _box() -> tuple[dict[str, Card], dict[str, Upgrade]]:
    """All files that come with the game; the cards they name must be among them."""
    stats, backs = (
        [Source.read(path) for path in sorted(DATA.glob(pattern))] for pattern in ("cards/*/*.yaml", "upgrades/*.yaml")
    )
    cards = {card.id: card for card in map(read_card, stats)}
    upgrades = {upgrade.id: upgrade for upgrade in map(read_upgrade, backs)}
    references.check_all((*stats, *backs), stations(cards), upgrades, ours())
    return cards, upgrades


def stations(known: Mapping[str, Card]) -> dict[str, str]:
    """The station of each card, by its id."""
    return {card.id: card.station for card in known.values()}


def known_kinds() -> dict[str, MarkerKind]:
    """The kinds of Markers of the rules and of our cards."""
    backs: list[AnyCard] = [*cards().values(), *upgrades().values()]
    return {**ours(), **{name: kind for back in backs for name, kind in back.markers.items()}}


def cards_of(setup: Options) -> dict[str, Card]:
    """The cards of a game: ours and those its players brought."""
    own = [data for data in setup.cards if is_stat(data)]
    return _with_cards(msgspec.json.encode(own)) if own else cards()


def upgrades_of(setup: Options) -> dict[str, Upgrade]:
    """The Upgrades of a game: ours and those its players brought, even if they are listed among the cards, as in a folder of files."""
    own = [*setup.upgrades, *[data for data in setup.cards if not is_stat(data)]]
    return _with_upgrades(msgspec.json.encode(own)) if own else upgrades()


@functools.lru_cache(maxsize=64)
def _with_cards(own: bytes) -> dict[str, Card]:
    return {**cards(), **{card.id: card for card in (read_card(_brought(data)) for data in msgspec.json.decode(own))}}


@functools.lru_cache(maxsize=64)
def _with_upgrades(own: bytes) -> dict[str, Upgrade]:
    brought = (read_upgrade(_brought(data)) for data in msgspec.json.decode(own))
    return {**upgrades(), **{upgrade.id: upgrade for upgrade in brought}}


def check_own(setup: Options) -> None:
    """Raises `BadFile` where what players brought names a card, an Upgrade or a kind of Marker that does not exist."""
    brought = [_brought(data) for data in (*setup.cards, *setup.upgrades)]
    references.check_all(brought, stations(cards_of(setup)), upgrades_of(setup), known_kinds())


def _brought(data: dict[str, Any]) -> Source:
    source = Source.of(data, f"card {data.get('id', '?')}")
    source.game = "malifaux"
    return source


# -- what is looked up on them


class Bearers(NamedTuple):
    """The cards and the Upgrades that have something."""

    cards: frozenset[str]
    upgrades: frozenset[str]


class Library(msgspec.Struct, frozen=True):
    """Cards and Upgrades by id, and their Actions, Abilities and Triggers by key."""

    cards: dict[str, Card]
    upgrades: dict[str, Upgrade]
    actions: dict[str, Action]
    abilities: dict[str, Ability]
    triggers: dict[str, Trigger]
    waiting: dict[
        str, Bearers
    ]  # for each event: the cards with Abilities that wait for it; for most events there are none
    aura_words: dict[
        str, Bearers
    ]  # for each passive word: the cards with an Aura that gives it; for most words there are none
    differing_auras: frozenset[str]  # names of Auras that differ from card to card: one must be chosen (MALI-AURA-04)
    kinds: Kinds  # of Markers
    longest_reach: int  # the longest engagement range in the game: models further apart never engage each other


def library_of(setup: Options) -> Library:
    """What is printed in a game: ours and what its players brought."""
    if not setup.cards and not setup.upgrades:
        return _ours()
    return _with_own(msgspec.json.encode(setup.cards), msgspec.json.encode(setup.upgrades))


@functools.cache
def _ours() -> Library:
    return _read(Options())


@functools.lru_cache(maxsize=64)
def _with_own(cards: bytes, upgrades: bytes) -> Library:
    return _read(Options(cards=msgspec.json.decode(cards), upgrades=msgspec.json.decode(upgrades)))


def _read(setup: Options) -> Library:
    cards, upgrades = cards_of(setup), upgrades_of(setup)
    both: list[AnyCard] = [*cards.values(), *upgrades.values()]
    actions = [action for back in both for action in back.actions]
    triggers = [
        *[trigger for back in both for trigger in back.resists],
        *[trigger for action in actions for trigger in action.triggers],
    ]
    return Library(
        cards,
        upgrades,
        {action.key: action for action in actions},
        {ability.key: ability for back in both for ability in back.abilities},
        {trigger.key: trigger for trigger in triggers},
        _bearers(
            {card.id: card.waiting for card in cards.values()},
            {upgrade.id: upgrade.waiting for upgrade in upgrades.values()},
        ),
        _bearers(
            {card.id: card.aura_words for card in cards.values()},
            {upgrade.id: upgrade.aura_words for upgrade in upgrades.values()},
        ),
        differing_auras(both),
        Kinds(ours(), [back.markers for back in both]) if any(back.markers for back in both) else ours(),
        max([back.reach for back in both], default=0),
    )


def _bearers(
    cards: Mapping[str, Mapping[str, object]], upgrades: Mapping[str, Mapping[str, object]]
) -> dict[str, Bearers]:
    """For each word that any card has: the cards and Upgrades that have it."""
    words = dict.fromkeys([word for words_of_it in (*cards.values(), *upgrades.values()) for word in words_of_it])
    return {
        word: Bearers(
            frozenset([id for id, words_of_it in cards.items() if word in words_of_it]),
            frozenset([id for id, words_of_it in upgrades.items() if word in words_of_it]),
        )
        for word in words
    }


def differing_auras(backs: list[AnyCard]) -> frozenset[str]:
    """The names of Auras that differ from card to card."""
    seen: dict[str, tuple[PassiveWord, ...]] = {}
    names = []
    for back in backs:
        for name in dict.fromkeys([aura.name for aura in back.passives.get("aura", ())]):
            auras = tuple(aura._replace(key="") for aura in back.passives["aura"] if aura.name == name)
            if seen.setdefault(name, auras) != auras or len(auras) > 1:
                names.append(name)
    return frozenset(names)
