"""All that is printed in a game, and what is looked up in it again and again: found once for all games with the same cards."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from escarmouche.games.malifaux.cards.card import (
    Ability,
    Action,
    Back,
    Borne,
    Card,
    Trigger,
    Upgrade,
    cards_of,
    upgrades_of,
)
from escarmouche.games.malifaux.ground.marker_kinds import Kinds, ours
from escarmouche.games.malifaux.setup.options import Options


class Bearing(NamedTuple):
    """The cards and the Upgrades that have something."""

    cards: frozenset[str]
    upgrades: frozenset[str]


class Backs(msgspec.Struct, frozen=True):
    """Cards and Upgrades by id, and what stands on them by its key."""

    cards: dict[str, Card]
    upgrades: dict[str, Upgrade]
    actions: dict[str, Action]
    abilities: dict[str, Ability]
    triggers: dict[str, Trigger]
    waits: dict[
        str, Bearing
    ]  # for each event who has Abilities that wait for it: most events concern nobody, and each is asked about
    rays: dict[str, Bearing]  # for each passive word who gives it by an Aura: for others nobody needs to look round
    unlike: frozenset[
        str
    ]  # the names of Auras that are not all alike: which one affects a model must be decided (MALI-AURA-04)
    kinds: Kinds  # of Markers
    reach: int  # the longest engagement range of all: who is further away engages nobody


def backs_of(setup: Options) -> Backs:
    """What is printed in a game: ours and what its players brought."""
    if not setup.cards and not setup.upgrades:
        return _ours()
    return _with(msgspec.json.encode(setup.cards), msgspec.json.encode(setup.upgrades))


@functools.cache
def _ours() -> Backs:
    return _read(Options())


@functools.lru_cache(maxsize=64)
def _with(cards: bytes, upgrades: bytes) -> Backs:
    return _read(Options(cards=msgspec.json.decode(cards), upgrades=msgspec.json.decode(upgrades)))


def _read(setup: Options) -> Backs:
    cards, upgrades = cards_of(setup), upgrades_of(setup)
    both: list[Back] = [*cards.values(), *upgrades.values()]
    actions = [action for back in both for action in back.actions]
    triggers = [
        *[one for back in both for one in back.resists],
        *[one for action in actions for one in action.triggers],
    ]
    return Backs(
        cards,
        upgrades,
        {action.key: action for action in actions},
        {ability.key: ability for back in both for ability in back.abilities},
        {trigger.key: trigger for trigger in triggers},
        _bearing({card.id: card.waits for card in cards.values()}, {one.id: one.waits for one in upgrades.values()}),
        _bearing({card.id: card.rays for card in cards.values()}, {one.id: one.rays for one in upgrades.values()}),
        unlike(both),
        Kinds(ours(), [back.markers for back in both]) if any(back.markers for back in both) else ours(),
        max([back.reach for back in both], default=0),
    )


def _bearing(
    cards: Mapping[str, Mapping[str, object]], upgrades: Mapping[str, Mapping[str, object]]
) -> dict[str, Bearing]:
    """Who has what, for each of the words that anybody has."""
    words = dict.fromkeys([word for had in (*cards.values(), *upgrades.values()) for word in had])
    return {
        word: Bearing(
            frozenset([id for id, had in cards.items() if word in had]),
            frozenset([id for id, had in upgrades.items() if word in had]),
        )
        for word in words
    }


def unlike(backs: list[Back]) -> frozenset[str]:
    """The names of Auras that are not all alike."""
    met: dict[str, tuple[Borne, ...]] = {}
    found = []
    for back in backs:
        for name in dict.fromkeys([aura.name for aura in back.borne.get("aura", ())]):
            auras = tuple(aura._replace(key="") for aura in back.borne["aura"] if aura.name == name)
            if met.setdefault(name, auras) != auras or len(auras) > 1:
                found.append(name)
    return frozenset(found)
