"""What is printed, as a bot reads it: Characters, items, the scenario and its board."""

from __future__ import annotations

from escarmouche.bots.evaluator import Cards
from escarmouche.core.views.scene import Piece, Scene
from escarmouche.games.ad1666.cards.card import Card, Item, Suit
from escarmouche.games.ad1666.setup.scenario import Scenario
from escarmouche.space.grid import Grid

LOCATIONS: tuple[Suit, ...] = ("skull", "heart", "cup", "iron")  # of a body: the suits
LOCATION: dict[str, Suit] = {suit: suit for suit in LOCATIONS}  # by the name of the suit


class PrintedCards:
    """Everything printed under its class."""

    __slots__ = ("_read",)

    def __init__(self, cards: Cards) -> None:
        self._read = cards

    def card(self, name: str) -> Card:
        """A Character."""
        card = self._read(name)
        assert isinstance(card, Card)
        return card

    def item(self, name: str) -> Item:
        item = self._read(name)
        assert isinstance(item, Item)
        return item

    @property
    def scenario(self) -> Scenario:
        scenario = self._read("scenario")
        assert isinstance(scenario, Scenario)
        return scenario

    @property
    def grid(self) -> Grid:
        grid = self._read("grid")
        assert isinstance(grid, Grid)
        return grid


def piece_of(scene: Scene, name: str) -> Piece | None:
    """A piece on the table by its id."""
    return next((piece for piece in scene.pieces if piece.id == name), None)
