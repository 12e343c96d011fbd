"""What is printed, as a bot reads it: Characters, items, the scenario and its board."""

from __future__ import annotations

from escarmouche.bots.printed import Printed
from escarmouche.core.views.scene import Piece, Scene
from escarmouche.games.ad1666.cards.card import Card, Item, Suit
from escarmouche.games.ad1666.setup.scenario import Scenario
from escarmouche.space.grid import Grid

LOCATIONS: tuple[Suit, ...] = ("skull", "heart", "cup", "iron")  # of a body: the suits
LOCATION: dict[str, Suit] = {suit: suit for suit in LOCATIONS}  # by the name of the suit


class PrintedCards(Printed):
    """Everything printed under its class."""

    __slots__ = ()

    def card(self, name: str) -> Card:
        """A Character."""
        return self.find(Card, name)

    def item(self, name: str) -> Item:
        return self.find(Item, name)

    @property
    def scenario(self) -> Scenario:
        return self.find(Scenario, "scenario")

    @property
    def grid(self) -> Grid:
        return self.find(Grid, "grid")


def piece_of(scene: Scene, name: str) -> Piece | None:
    """A piece on the table by its id."""
    return next((piece for piece in scene.pieces if piece.id == name), None)
