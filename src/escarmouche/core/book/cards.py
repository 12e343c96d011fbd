"""What is in a game's box: cards, boards, playing cards and the quick reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.core.messages.refusal import BadFile, Unchecked
from escarmouche.core.views.card_view import CardView, Section
from escarmouche.core.views.scene import Board, Face

if TYPE_CHECKING:
    from escarmouche.core.book.book import Book


class Cards:
    """What a game shows and checks of its cards. A game without cards needs none of it."""

    def __init__(self, book: Book[Any]) -> None:
        self.book = book

    def card(self, table: Any, name: str) -> Any:
        """A printed card, which every player may read."""
        return None

    def card_data(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        """Every printed card of an edition and those that players brought, as plain data."""
        return {}

    def card_views(self, edition: str, own: Sequence[Any] = ()) -> dict[str, CardView]:
        """Every printed card of an edition and those that players brought, as a client draws them."""
        return {}

    def card_views_for(self, setup: Any) -> dict[str, CardView]:
        """The card views for a game as it was set up: a card may show less where less is played."""
        return self.card_views(getattr(setup, "edition", ""), getattr(setup, "cards", ()))

    def faces(self, edition: str) -> dict[str, Face]:
        """What the playing cards look like."""
        return {}

    def reference(self, setup: Any) -> list[Section]:
        """A quick reference for a set-up: what may be done, what it costs and what it does; empty: there is none."""
        return []

    def boards(self) -> list[str]:
        """The names of the drawn boards."""
        return []

    def named_boards(self) -> list[str]:
        """The names of everything that has a board to show: the drawn boards or, if a board comes with its scenario, the scenarios."""
        return self.boards()

    def board_view(self, board: str | Mapping[str, Any]) -> Board | None:
        """A board as a client draws it: by its name, or as a file holds it."""
        return None

    def own_kind(self, data: Any) -> str:
        """What a file that a player wrote holds: a `board` or a `scenario`."""
        return "board"

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """What is wrong with the card files of a folder, a message each."""
        return [Unchecked("error-cards-unchecked", self.book.name)]

    def check_own(self, kind: str, file: Path, options: Mapping[str, Any] | None = None) -> list[BadFile]:
        """What is wrong with a `scenario` or a `board` of a player's own, a message each. With the options of a game: also what it
        names that is not there."""
        return [Unchecked("error-own-unchecked", self.book.name, kind=kind, file=str(file))]
