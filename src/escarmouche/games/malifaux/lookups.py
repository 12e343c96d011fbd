"""What a table has looked up: rules ask for it at every step, and it rarely changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.games.malifaux.cards.card import Ability
from escarmouche.games.malifaux.cards.library import Bearers, Library
from escarmouche.games.malifaux.state import Marker, Model

NONE = Bearers(frozenset(), frozenset())
Pairs = list[tuple[Model, Ability]]


class Waiting(NamedTuple):
    """The Abilities that wait for an event, with their models: by model if each waits for its own model's events, otherwise all
    together."""

    by_model: dict[str, Pairs]
    all: Pairs


class Lookups:
    """Who has what, and which Markers have which Traits. It holds as long as the same models have the same Upgrades, and the same
    Markers lie there."""

    __slots__ = ("_bearers", "_count", "_library", "_lying", "_marked", "_models", "_waiting")

    def __init__(self, library: Library, models: list[Model]) -> None:
        self._library, self._models = library, models
        self._count = -1  # of the models: another number, and somebody new is in the game
        self._lying: Sequence[Marker] = ()
        self._marked: dict[str, list[Marker]] = {}

    def bearers(self, having: Bearers) -> list[Model]:
        """The models with one of these cards or Upgrades."""
        if self._count != len(self._models):
            self._begin()
        models = self._bearers.get(having)
        if models is None:
            cards, upgrades = having
            models = [m for m in self._models if m.card in cards or not upgrades.isdisjoint(m.upgrades)]
            self._bearers[having] = models
        return models

    def waiting(self, event: str) -> Waiting:
        """The Abilities that wait for an event."""
        if self._count != len(self._models):
            self._begin()
        waiting = self._waiting.get(event)
        if waiting is None:
            waiting = self._waiting[event] = self._wait(event)
        return waiting

    def _wait(self, event: str) -> Waiting:
        cards, upgrades, pairs = self._library.cards, self._library.upgrades, Pairs()
        for owner in self.bearers(self._library.waiting.get(event, NONE)):
            pairs += [(owner, ability) for ability in cards[owner.card].waiting.get(event, ())]
            for upgrade in owner.upgrades:
                pairs += [(owner, ability) for ability in upgrades[upgrade].waiting.get(event, ())]
        if any(ability.when and ability.when.whose is not None for _, ability in pairs):
            return Waiting({}, pairs)
        return Waiting({owner.id: [pair for pair in pairs if pair[0] is owner] for owner, _ in pairs}, [])

    def marked(self, lying: list[Marker], trait: str) -> list[Marker]:
        """Of the Markers that lie there those with a Trait; usually there are none."""
        if self._lying != lying:
            self._lying, self._marked = list(lying), {}
        markers = self._marked.get(trait)
        if markers is None:
            kinds = self._library.kinds.bearing(trait)
            markers = self._marked[trait] = [marker for marker in lying if marker.kind in kinds]
        return markers

    def forget(self) -> None:
        """Somebody has other Upgrades, or has left the game."""
        self._count = -1

    def _begin(self) -> None:
        self._count = len(self._models)
        self._bearers: dict[Bearers, list[Model]] = {}
        self._waiting: dict[str, Waiting] = {}
