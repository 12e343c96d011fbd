"""Moonstone, both editions: a night of four turns, troupes of characters, stones to dig up.

`BOOK` is the game's definition; each module is a chapter of the book (see README.md in this folder).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, Miss
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import BadFile, BadSetup, Refusal
from escarmouche.core.play.concede import Asked
from escarmouche.core.play.rule import Step
from escarmouche.core.views.card_view import Sheet
from escarmouche.core.views.form import Form
from escarmouche.core.views.player_tools import Line, Sightline, Threat
from escarmouche.core.views.scene import Board, Face, Scene
from escarmouche.games.moonstone import refusals
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import MoonstoneState
from escarmouche.games.moonstone.table import Moonstone


class MoonstoneBook(Book[Moonstone]):
    """Moonstone as the kernel plays it. Chapters are imported when a game begins."""

    name = "moonstone"
    version = "2"
    unit = "inch"
    prefix = "MOON"
    state_type = MoonstoneState
    setup_type = Options
    folder = Path(__file__).parent
    ledger = "moonstone.md"
    editions = ("fr", "en")
    seats = (2, 3, 4)
    reveals = ("arcane-revealed", "deck-seen", "hand-seen")
    true_if = refusals.TRUE_IF
    shows = (
        *reveals,
        "played-event",
        "played-event-on",
        "revealed-agenda",
        "troupe",
        "arcane-replaced",
        "arcane-intervened",
    )
    hides = (
        "combat-hand",
        "arcane-hand",
        "resist-hand",
        "arcane-card",
        "buried",
        "events",
        "phantasm",
        "answer-faction",
        "answer-troupe",
        "answer-combat-card",
        "answer-follow-up",
    )
    concession = "MOON-CONC-01"
    clock = "MOON-AMB-96"

    def read_setup(self, options: Mapping[str, Any]) -> Options:
        from escarmouche.games.moonstone.ground.field import field_of
        from escarmouche.games.moonstone.setup import troupe

        setup: Options = super().read_setup(options)
        if setup.seats not in (2, 3, 4):
            raise BadSetup("error-seats", self.name, seats=setup.seats)
        troupe.check(setup)
        field_of(setup, {})  # a board that does not exist is said now
        return setup

    def open(self, setup: Options) -> MoonstoneState:
        from escarmouche.games.moonstone.table import switches

        return MoonstoneState(phase="draft" if "draft" in switches(setup) else "troupes")

    def table(self, state: MoonstoneState, setup: Options) -> Moonstone:
        return Moonstone(state, setup)

    @functools.cached_property
    def step(self) -> Callable[[Moonstone], Step[None]]:
        from escarmouche.games.moonstone.turn import sequence

        return sequence.step

    def settled(self, table: Moonstone) -> bool:
        return table.state.action is None

    def concede(self, table: Moonstone, seat: int, asks: Asked) -> None:
        from escarmouche.games.moonstone.goals import victory

        victory.concede(table, seat, asks)

    def default(self, table: Moonstone, ask: Ask) -> Answer | None:
        from escarmouche.games.moonstone.turn import lapse

        return lapse.default(ask)

    def scene(self, table: Moonstone, seat: int | None) -> Scene:
        from escarmouche.games.moonstone.view import scene

        return scene.scene(table, seat)

    def hidden(self, table: Moonstone, seat: int | None) -> Mapping[str, Any]:
        from escarmouche.games.moonstone.view import hidden

        return hidden.hidden(table, seat)

    def redeal(self, table: Moonstone, seat: int | None, rng: Random) -> None:
        from escarmouche.games.moonstone.view import scene

        scene.redeal(table, seat, rng)

    def faults(self, table: Moonstone) -> Iterator[str]:
        from escarmouche.games.moonstone.cases import invariants

        return invariants.faults(table)

    def given(self, setup: Options, position: Mapping[str, Any]) -> MoonstoneState:
        from escarmouche.games.moonstone.cases import position as cases_position

        return cases_position.given(setup, position)

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        from escarmouche.games.moonstone.cases import position as cases_position

        return cases_position.prepared(options, position)

    def expect(self, table: Moonstone, wanted: Mapping[str, Any]) -> Iterator[Miss]:
        from escarmouche.games.moonstone.cases import position as cases_position

        return cases_position.expect(table, wanted)

    def nameable(self, table: Moonstone, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        return refusals.nameable(table)

    def why_absent(self, table: Moonstone, seat: int | None, of: str, name: str | int) -> Refusal | None:
        model = refusals.named(table, name) if of == "model" else None
        return refusals.out_of_play(model) if model is not None else None

    def names(self, table: Moonstone) -> Mapping[str, Mapping[str, str]]:
        from escarmouche.games.moonstone.view import scene

        return scene.names(table)

    # -- cards and boards

    def boards(self) -> list[str]:
        from escarmouche.games.moonstone.ground import board

        return list(board.boards())

    def sheet(self, table: Moonstone, card: str) -> Card:
        return table.cards[card]

    def sheets(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        """Every card of an edition and those that players brought, whole, as plain data."""
        from escarmouche.games.moonstone.cards.library import cards_of
        from escarmouche.games.moonstone.view.card_data import sheet, sheets

        if not own:
            return sheets(edition)
        setup = self.read_setup({"edition": edition, "cards": list(own)})
        return {name: sheet(card) for name, card in cards_of(setup).items()}

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """What is wrong with the card files of a folder, in any edition, a message each."""
        from escarmouche.core.files.source import Source
        from escarmouche.games.moonstone.cards.card import read_card

        faults: list[BadFile] = []
        files: dict[str, str] = {}
        for path in sorted(folder.glob("*.yaml")):
            try:
                source = Source.read(path)
                for name in dict.fromkeys((edition, *self.editions)):
                    card = read_card(source, name)
                other = files.setdefault(card.id, path.name)
                if other != path.name:
                    raise source.wrong("file-card-id-taken", ("id",), id=card.id, file=other)
            except BadFile as fault:
                faults.append(fault)
        return faults

    # -- what players may ask at any time

    def pages(self, edition: str, own: Sequence[Any] = ()) -> dict[str, Sheet]:
        from escarmouche.games.moonstone.view import card_views

        return (
            card_views.pages_of(self.read_setup({"edition": edition, "cards": list(own)}))
            if own
            else card_views.pages(edition)
        )

    def faces(self, edition: str) -> dict[str, Face]:
        from escarmouche.games.moonstone.view import card_faces

        return card_faces.faces()

    def form(self) -> Form:
        from escarmouche.games.moonstone.setup import form

        return form.form(self.editions, self.seats)

    def board(self, options: Mapping[str, Any]) -> Board:
        from escarmouche.games.moonstone.ground.field import field_of
        from escarmouche.games.moonstone.view import scene

        setup = self.read_setup(options)
        return scene.board(field_of(setup, {}), scene.board_name(setup))

    def sight(self, table: Moonstone, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        from escarmouche.games.moonstone.view import sightlines

        return sightlines.look(table, one, other, at)

    def threat(self, table: Moonstone, piece: str) -> Threat:
        from escarmouche.games.moonstone.view import threat

        return threat.threat(table, piece)

    def consequences(self, before: Moonstone, after: Moonstone, seat: int) -> list[Line]:
        from escarmouche.games.moonstone.view import consequences as view_consequences

        return view_consequences.consequences(before, after, seat)


BOOK = MoonstoneBook()
