"""What is in the box of D10 skirmish: figures, weapons, scenarios, the quick reference."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.book import Cards
from escarmouche.core.files.source import mistakes
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.views.card_view import CardView, Section
from escarmouche.core.views.scene import Board
from escarmouche.games.d10.cards import own_files
from escarmouche.games.d10.cards.library import brought, cards_of, printed, weapons_of
from escarmouche.games.d10.setup import scenario
from escarmouche.games.d10.setup.options import Options
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.view import reference
from escarmouche.games.d10.view.cards import card_views


class D10Cards(Cards):
    """The figures, weapons and scenarios of D10 skirmish. A board comes with its scenario."""

    def card(self, table: D10, name: str) -> Any:
        """A figure's card or a weapon; also what everybody knows: `scenario`, `field`, the rules `on`, the `sides` of the seats."""
        if name in ("scenario", "field", "on"):
            return getattr(table, name)
        if name == "sides":
            return tuple(table.state.edges) or (0, 1)
        return table.cards.get(name) or table.weapons.get(name)

    def card_data(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        """Every figure and weapon, those that players brought included, whole, as plain data."""
        setup = self.book.read_setup({"edition": edition, "cards": list(own)})
        return {name: msgspec.to_builtins(card) for name, card in {**weapons_of(setup), **cards_of(setup)}.items()}

    def card_views(self, edition: str, own: Sequence[Any] = ()) -> dict[str, CardView]:
        return card_views.card_views_of(self.book.read_setup({"edition": edition, "cards": list(own)}))

    def card_views_for(self, setup: Options) -> dict[str, CardView]:
        return card_views.card_views_of(setup)

    def reference(self, setup: Options) -> list[Section]:
        return reference.reference(setup)

    def named_boards(self) -> list[str]:
        return list(scenario.scenarios())

    def board_view(self, written: str | Mapping[str, Any]) -> Board | None:
        named = (
            {"scenario": written} if isinstance(written, str) else {"scenario": written["id"], "scenarios": [written]}
        )
        return self.book.board(named)

    def own_kind(self, data: Any) -> str:
        return "scenario"

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """Everything that is wrong with the figures and weapons of a folder."""
        return own_files.faults(folder)

    def check_own(self, kind: str, file: Path, options: Mapping[str, Any] | None = None) -> list[BadFile]:
        """Everything that is wrong with a scenario file, which may name figures that the players bring."""
        try:
            cards = {**printed(), **brought((options or {}).get("cards", [])).cards}
        except BadFile:  # reported on its own
            cards = printed()
        return mistakes(file, functools.partial(scenario.read, cards=cards))
