"""The printed cards of Moonstone as a bot reads them."""

from __future__ import annotations

from escarmouche.bots.evaluator import Cards
from escarmouche.core.views.scene import Scene
from escarmouche.games.moonstone.cards.card import Card


class PrintedCards:
    """Every printed card under its class."""

    __slots__ = ("_read",)

    def __init__(self, cards: Cards) -> None:
        self._read = cards

    def card(self, name: str) -> Card:
        card = self._read(name)
        assert isinstance(card, Card)
        return card

    def card_of(self, model: str, scene: Scene) -> Card:
        """The card of a model on the table."""
        return self.card(next(piece.card for piece in scene.pieces if piece.id == model))
