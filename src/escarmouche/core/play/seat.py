"""A seat at the table, as a bot sees it: its scene, its question, and worlds dealt from what it knows. Never the state."""

from __future__ import annotations

from typing import Any, TypeAlias

from escarmouche.core.asks.ask import Ask
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.event import Event
from escarmouche.core.play.game import Game
from escarmouche.core.views.scene import Scene

World: TypeAlias = Game[Any]  # a game to try things in, whatever its table is made of


class Seat:
    """What one player knows. The real game is out of reach: only its scene, asks and events come through."""

    __slots__ = ("__game", "number")

    def __init__(self, game: Game[Any], number: int) -> None:
        self.__game, self.number = game, number

    @property
    def ask(self) -> Ask:
        """The question to this seat."""
        ask = self.__game.asked(self.number)
        if ask is None:
            raise LookupError(f"nothing is asked of seat {self.number}")
        return ask

    @property
    def scene(self) -> Scene:
        """What this seat may see."""
        return self.__game.book.scene(self.__game.table, self.number)

    def card(self, name: str) -> Any:
        """A printed card: public knowledge."""
        return self.__game.book.cards.card(self.__game.table, name)

    @property
    def game_name(self) -> str:
        """The name of the game that is played."""
        return self.__game.book.name

    @property
    def events(self) -> list[Event]:
        """What the latest answer led to, as far as this seat may know."""
        return self.__game.heard(self.number)

    def world(self, rng: Random) -> World:
        """A game that fits everything this seat knows; what it does not know is dealt again, and so is the future."""
        return self.__game.world(self.number, rng)
