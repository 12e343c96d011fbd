"""The printed cards of Moonstone as a bot reads them."""

from __future__ import annotations

from escarmouche.bots.printed import Printed
from escarmouche.core.views.scene import Scene
from escarmouche.games.moonstone.cards.card import Card


class PrintedCards(Printed):
    """Every printed card under its class."""

    __slots__ = ()

    def card(self, name: str) -> Card:
        return self.find(Card, name)

    def card_of(self, model: str, scene: Scene) -> Card:
        """The card of a model on the table."""
        return self.card(next(piece.card for piece in scene.pieces if piece.id == model))
