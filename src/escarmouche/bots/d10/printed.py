"""What is printed, as a bot reads it: cards, weapons, the scenario and its table."""

from __future__ import annotations

from typing import cast

from escarmouche.bots.evaluator import Cards
from escarmouche.games.d10.cards.card import Card, Weapon
from escarmouche.games.d10.ground.field import Field
from escarmouche.games.d10.setup.scenario import Scenario


class PrintedCards:
    """Everything printed under its class."""

    __slots__ = ("_read",)

    def __init__(self, cards: Cards) -> None:
        self._read = cards

    def card(self, name: str) -> Card:
        card = self._read(name)
        assert isinstance(card, Card)
        return card

    def weapon(self, name: str) -> Weapon:
        weapon = self._read(name)
        assert isinstance(weapon, Weapon)
        return weapon

    @property
    def scenario(self) -> Scenario:
        scenario = self._read("scenario")
        assert isinstance(scenario, Scenario)
        return scenario

    @property
    def field(self) -> Field:
        """The table, with its doors as they stand."""
        field = self._read("field")
        assert isinstance(field, Field)
        return field

    @property
    def rules_on(self) -> frozenset[str]:
        """The optional rules in force."""
        return cast("frozenset[str]", self._read("on"))

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of the scenario that each seat plays."""
        return cast("tuple[int, ...]", self._read("sides"))
