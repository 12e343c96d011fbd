"""What comes with Malifaux: Stat Cards, Upgrades, Fate Cards, boards, the quick reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from escarmouche.core.book import Cards
from escarmouche.core.files.source import mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.views.card_view import CardView, Section
from escarmouche.core.views.scene import Board, Face
from escarmouche.games.malifaux.cards import own_files
from escarmouche.games.malifaux.ground import board
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import reference
from escarmouche.games.malifaux.view.cards import card_faces, card_views
from escarmouche.games.malifaux.view.tools import layer


class MalifauxCards(Cards):
    """The cards and boards of Malifaux."""

    def card(self, table: Malifaux, name: str) -> Any:
        """A Stat Card or an Upgrade; `zones`: the Deployment Zones and the Centerline, once they are chosen."""
        if name == "zones":
            return layer.layer(table, "zone")
        return table.cards.get(name) or table.upgrades.get(name)

    def card_views(self, edition: str, own: Sequence[Any] = ()) -> dict[str, CardView]:
        return card_views.card_views_of(Options(cards=list(own)))

    def card_views_for(self, setup: Options) -> dict[str, CardView]:
        return card_views.card_views_of(setup)

    def faces(self, edition: str) -> dict[str, Face]:
        return card_faces.faces()

    def reference(self, setup: Options) -> list[Section]:
        return reference.reference(setup)

    def boards(self) -> list[str]:
        return board.boards()

    def board_view(self, board: str | Mapping[str, Any]) -> Board | None:
        named = {"board": board} if isinstance(board, str) else {"board": board["id"], "boards": [board]}
        return self.book.board(named)

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """Everything that is wrong with the files of a folder: Stat Cards and Upgrades together."""
        return own_files.faults(folder)

    def check_own(self, kind: str, file: Path, options: Mapping[str, Any] | None = None) -> list[BadFile]:
        """Everything that is wrong with a board file."""
        return mistakes(file, board.read)
