"""What is in Moonstone's box: character cards, playing cards, boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from escarmouche.core.book import Cards
from escarmouche.core.files.source import mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.views.card_view import CardView, Section
from escarmouche.core.views.scene import Board, Face
from escarmouche.games.moonstone.cards import own_files
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.cards.library import cards_of
from escarmouche.games.moonstone.ground import board
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.cards import card_data, card_faces, card_views
from escarmouche.games.moonstone.view.reference import reference


class MoonstoneCards(Cards):
    """The cards and boards of Moonstone."""

    def card(self, table: Moonstone, name: str) -> Card:
        return table.cards[name]

    def card_data(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        """Every card of an edition and those that players brought, whole, as plain data."""
        if not own:
            return card_data.card_data(edition)
        setup = self.book.read_setup({"edition": edition, "cards": list(own)})
        return {name: card_data.card_as_data(card) for name, card in cards_of(setup).items()}

    def card_views(self, edition: str, own: Sequence[Any] = ()) -> dict[str, CardView]:
        if not own:
            return card_views.card_views(edition)
        return card_views.card_views_of(self.book.read_setup({"edition": edition, "cards": list(own)}))

    def faces(self, edition: str) -> dict[str, Face]:
        return card_faces.faces()

    def reference(self, setup: Any) -> list[Section]:
        return reference(setup)

    def boards(self) -> list[str]:
        return list(board.boards())

    def board_view(self, board: str | Mapping[str, Any]) -> Board | None:
        named = {"board": board} if isinstance(board, str) else {"board": board["id"], "boards": [board]}
        return self.book.board(named)

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """Everything that is wrong with the card files of a folder, in any edition."""
        return own_files.faults(folder, self.book.editions)

    def check_own(self, kind: str, file: Path, options: Mapping[str, Any] | None = None) -> list[BadFile]:
        """Everything that is wrong with a board file."""
        return mistakes(file, board.read)
