"""Anno Domini 1666: swashbuckling on a board of squares, a Band each, cards and no dice.

`BOOK` is the game's definition; each module is a chapter of the book (see README.md in this folder).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, Miss
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import BadFile, Refusal
from escarmouche.core.play.concede import Asked
from escarmouche.core.play.rule import Step
from escarmouche.core.views.card_view import Sheet
from escarmouche.core.views.form import Form
from escarmouche.core.views.player_tools import Line, Sightline, Threat
from escarmouche.core.views.scene import Board, Face, Scene
from escarmouche.games.ad1666.cases.true_refusals import TRUE_IF
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.state import AnnoState, Deck

if TYPE_CHECKING:
    from escarmouche.games.ad1666.table import Anno

DECKS = 2  # a player's each; in a solo game the second is the dummy's (AD66-DSN-22)


class AnnoBook(Book["Anno"]):
    """Anno Domini 1666 as the kernel plays it. Chapters are imported when a game begins."""

    name = "ad1666"
    version = "2"
    unit = "square"
    prefix = "AD66"
    state_type = AnnoState
    setup_type = Options
    folder = Path(__file__).parent
    ledger = "ad1666.md"
    editions = ("2019",)
    seats = (1, 2)
    reveals = (
        "played-card",
        "hand-seen",
        "tops-seen",
        "discarded",
        "reinforced",
        "no-reinforcement",
        "band",
        "bands-clash",
        "bought",
        "coated",
    )
    shows = (*reveals, "initiative-laid", "committed")
    hides = ("hand", "card-laid", "deck-top", "hand-seen", "band", "purchases", "answer-commit")
    concession = "AD66-CONC-01"
    clock = "AD66-CLOCK-01"
    true_if = TRUE_IF

    def read_setup(self, options: Mapping[str, Any]) -> Options:
        from escarmouche.games.ad1666.setup.agreed import agreed

        setup: Options = super().read_setup(options)
        agreed(setup)
        return setup

    def open(self, setup: Options) -> AnnoState:
        from escarmouche.games.ad1666.setup.agreed import ready
        from escarmouche.games.ad1666.setup.scenario import scenario_of

        ready(setup)
        return AnnoState(
            scenario=scenario_of(setup).id,
            decks=[Deck() for _ in range(DECKS)],
            points=[0, 0],
            purse=[0, 0],
            plus=[0, 0],
        )

    def table(self, state: AnnoState, setup: Options) -> Anno:
        from escarmouche.games.ad1666.table import Anno

        return Anno(state, setup)

    @functools.cached_property
    def step(self) -> Callable[[Anno], Step[None]]:
        from escarmouche.games.ad1666.turn import sequence

        return sequence.step

    def settled(self, table: Anno) -> bool:
        """An action, a walk or a fight is over: what may follow is another decision."""
        state = table.state
        return state.combat is None and not state.tests and (state.move is None or not state.move.route)

    def concede(self, table: Anno, seat: int, asks: Asked) -> None:
        from escarmouche.games.ad1666.goals import victory

        victory.concede(table, seat, asks)

    def declined(self, table: Anno, ask: Ask) -> Answer:
        from escarmouche.games.ad1666.npcs import empty_seat

        return empty_seat.left(ask)

    def default(self, table: Anno, ask: Ask) -> Answer | None:
        from escarmouche.games.ad1666.turn import lapse

        return lapse.default(ask)

    def scene(self, table: Anno, seat: int | None) -> Scene:
        from escarmouche.games.ad1666.view import scene

        return scene.scene(table, seat)

    def hidden(self, table: Anno, seat: int | None) -> Mapping[str, Any]:
        from escarmouche.games.ad1666.view import hidden

        return hidden.hidden(table, seat)

    def redeal(self, table: Anno, seat: int | None, rng: Random) -> None:
        from escarmouche.games.ad1666.view import hidden

        hidden.redeal(table, seat, rng)

    def faults(self, table: Anno) -> Iterator[str]:
        from escarmouche.games.ad1666.cases import invariants

        return invariants.faults(table)

    def given(self, setup: Options, position: Mapping[str, Any]) -> AnnoState:
        from escarmouche.games.ad1666.cases import position as cases_position

        return cases_position.given(setup, position)

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        from escarmouche.games.ad1666.cases import position as cases_position

        return cases_position.prepared(options, position)

    def expect(self, table: Anno, wanted: Mapping[str, Any]) -> Iterator[Miss]:
        from escarmouche.games.ad1666.cases import expect

        return expect.expect(table, wanted)

    def names(self, table: Anno) -> Mapping[str, Mapping[str, str]]:
        from escarmouche.games.ad1666.view import scene

        return scene.names(table)

    def nameable(self, table: Anno, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        from escarmouche.games.ad1666 import refusals

        return refusals.nameable(table)

    def why_absent(self, table: Anno, seat: int | None, of: str, name: str | int) -> Refusal | None:
        from escarmouche.games.ad1666 import refusals

        return refusals.why_absent(table, of, name)

    # -- cards and boards

    def boards(self) -> list[str]:
        from escarmouche.games.ad1666.ground import board

        return list(board.boards())

    def samples(self) -> list[dict[str, Any]]:
        """Every scenario on each of its boards; one with an Arch-Enemy also alone, and with a player who leads it."""
        from escarmouche.games.ad1666.setup.scenario import load, scenarios

        found: list[dict[str, Any]] = []
        for name in scenarios():
            for board in load(name).boards:
                usual = {"scenario": name, "board": board, "seats": 2}
                found.append(usual)
                if load(name).automated is not None:
                    found += [{**usual, "seats": 1}, {**usual, "enemy": "player"}]
        return found

    def sheet(self, table: Anno, card: str) -> Any:
        """A Character or an item; `scenario` and `grid` are what lies open on the table besides."""
        if card in ("scenario", "grid"):
            return getattr(table, card)
        return table.cards.get(card) or table.items.get(card)

    def sheets(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        """Every Character and item, and those that players brought, whole, as plain data."""
        from escarmouche.games.ad1666.view import card_data

        return card_data.sheets_of(self.read_setup({"cards": list(own)}))

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """What is wrong with the files of a folder, a message each."""
        from escarmouche.games.ad1666.cards import library

        return library.faults(folder)

    def check_own(self, kind: str, file: Path) -> list[BadFile]:
        """What is wrong with a scenario or a board file: the first mistake in it."""
        from escarmouche.core.files.source import Source
        from escarmouche.games.ad1666.ground import board
        from escarmouche.games.ad1666.setup import scenario

        try:
            (scenario.read if kind == "scenario" else board.read)(Source.read(file))
        except BadFile as fault:
            return [fault]
        return []

    # -- what players may ask at any time

    def pages(self, edition: str, own: Sequence[Any] = ()) -> dict[str, Sheet]:
        from escarmouche.games.ad1666.view import card_views

        return card_views.pages_of(self.read_setup({"cards": list(own)}))

    def faces(self, edition: str) -> dict[str, Face]:
        from escarmouche.games.ad1666.view import card_faces

        return card_faces.faces()

    def form(self) -> Form:
        from escarmouche.games.ad1666.setup import form

        return form.form(self.editions, self.seats)

    def board(self, options: Mapping[str, Any]) -> Board:
        from escarmouche.games.ad1666.ground.board import board
        from escarmouche.games.ad1666.setup.scenario import board_name, scenario_of
        from escarmouche.games.ad1666.view import scene

        setup = self.read_setup(options)
        return scene.board(*board(setup, board_name(setup, scenario_of(setup))))

    def sight(self, table: Anno, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        from escarmouche.games.ad1666.view import sightlines

        return sightlines.look(table, one, other, at)

    def threat(self, table: Anno, piece: str) -> Threat:
        from escarmouche.games.ad1666.view import threat

        return threat.threat(table, piece)

    def consequences(self, before: Anno, after: Anno, seat: int) -> list[Line]:
        from escarmouche.games.ad1666.view import consequences as view_consequences

        return view_consequences.consequences(before, after, seat)


BOOK = AnnoBook()
