"""What is in the box of Anno Domini 1666: Characters, items, playing cards, boards and scenarios."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from escarmouche.core.book import Cards
from escarmouche.core.files.source import mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.views.card_view import CardView, Section
from escarmouche.core.views.scene import Board, Face
from escarmouche.games.ad1666.cards import own_files
from escarmouche.games.ad1666.ground import board
from escarmouche.games.ad1666.setup import own_files as setup_files
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.view import scene
from escarmouche.games.ad1666.view.cards import card_data, card_faces, card_views
from escarmouche.games.ad1666.view.reference import reference


class AnnoCards(Cards):
    """The cards, boards and scenarios of Anno Domini 1666."""

    def card(self, table: Anno, name: str) -> Any:
        """A Character or an item; or `scenario` and `grid`, which lie open on the table as well."""
        if name in ("scenario", "grid"):
            return getattr(table, name)
        return table.cards.get(name) or table.items.get(name)

    def card_data(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        """Every Character and item, and those that players brought, whole, as plain data."""
        return card_data.card_data_of(self.book.read_setup({"cards": list(own)}))

    def card_views(self, edition: str, own: Sequence[Any] = ()) -> dict[str, CardView]:
        return card_views.card_views_of(self.book.read_setup({"cards": list(own)}))

    def faces(self, edition: str) -> dict[str, Face]:
        return card_faces.faces()

    def reference(self, setup: Options) -> list[Section]:
        return reference(setup)

    def boards(self) -> list[str]:
        return list(board.boards())

    def board_view(self, drawn: str | Mapping[str, Any]) -> Board:
        setup = Options(boards=[] if isinstance(drawn, str) else [dict(drawn)])
        return scene.board(*board.board(setup, drawn if isinstance(drawn, str) else str(drawn["id"])))

    def own_kind(self, data: Any) -> str:
        return (
            "scenario"
            if isinstance(data, dict) and "drawing" not in data and {"boards", "kind"} & set(data)
            else "board"
        )

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """Everything that is wrong with the files of a folder."""
        return own_files.faults(folder)

    def check_own(self, kind: str, file: Path, options: Mapping[str, Any] | None = None) -> list[BadFile]:
        """Everything that is wrong with a scenario or a board file, and what a scenario names that is not there."""
        return mistakes(file, functools.partial(setup_files.read, kind=kind, options=options))
