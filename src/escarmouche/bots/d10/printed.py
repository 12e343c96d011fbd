"""What is printed, as a bot reads it: cards, weapons, the scenario and its table."""

from __future__ import annotations

from typing import cast

from escarmouche.bots.printed import Printed
from escarmouche.games.d10.cards.card import Card, Weapon
from escarmouche.games.d10.ground.field import Field
from escarmouche.games.d10.setup.scenario import Scenario


class PrintedCards(Printed):
    """Everything printed under its class."""

    __slots__ = ()

    def card(self, name: str) -> Card:
        return self.find(Card, name)

    def weapon(self, name: str) -> Weapon:
        return self.find(Weapon, name)

    @property
    def scenario(self) -> Scenario:
        return self.find(Scenario, "scenario")

    @property
    def field(self) -> Field:
        """The table, with its doors as they stand."""
        return self.find(Field, "field")

    @property
    def rules_on(self) -> frozenset[str]:
        """The optional rules in force."""
        return cast("frozenset[str]", self._read("on"))

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of the scenario that each seat plays."""
        return cast("tuple[int, ...]", self._read("sides"))
