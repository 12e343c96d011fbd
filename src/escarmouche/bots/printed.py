"""What is printed, as a bot reads it: everything under its class. Each game names what it has."""

from __future__ import annotations

from typing import TypeVar

from escarmouche.bots.evaluator import Cards

P = TypeVar("P")


class Printed:
    """The cards of a game, and whatever else lies open on the table."""

    __slots__ = ("_read",)

    def __init__(self, cards: Cards) -> None:
        self._read = cards

    def find(self, kind: type[P], name: str) -> P:
        """What has this name; it must be of this class."""
        printed = self._read(name)
        assert isinstance(printed, kind)
        return printed
