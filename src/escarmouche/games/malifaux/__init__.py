"""Malifaux: two Crews of individual models, Fate Cards in place of dice, five Turns, on a table measured in inches.

`BOOK` is the game's definition; each module is a chapter of the ledger (`rules/malifaux.md`).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, Miss
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import BadFile, Refusal
from escarmouche.core.play.concede import Asked
from escarmouche.core.play.rule import Step
from escarmouche.core.views.card_view import Section, Sheet
from escarmouche.core.views.form import Form
from escarmouche.core.views.player_tools import Layer, Line, Sightline, Threat
from escarmouche.core.views.scene import Board, Face, Scene
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import MalifauxState

if TYPE_CHECKING:
    from escarmouche.games.malifaux.table import Malifaux


class MalifauxBook(Book["Malifaux"]):
    """The game as the kernel plays it. Chapters are imported when a game begins."""

    name = "malifaux"
    version = "2"
    prefix = "MALI"
    state_type = MalifauxState
    setup_type = Options
    folder = Path(__file__).parent
    ledger = "malifaux.md"
    editions = ("third",)
    seats = (2,)
    reveals = (  # what lay hidden is shown: Crews and Schemes; cards of a hand, or of a deck that the other has looked at
        "factions",
        "leaders",
        "crew",
        "scheme-revealed",
        "flipped",
        "cheated",
        "discarded",
        "drew-cards",
        "looked-cards",
        "revealed-cards",
        "showed-cards",
        "removed-cards",
    )
    shows = reveals
    hides = (
        "hand",
        "deck-top",
        "title",
        "scheme",
        "scheme-model",
        "answer-faction",
        "answer-leader",
        "answer-hire",
        "answer-scheme",
        "answer-start-discard",
    )
    concession = "MALI-DP-70"
    clock = "MALI-AMB-114"
    layers = ("engagement", "aura", "shadow", "zone")

    def read_setup(self, options: Mapping[str, Any]) -> Options:
        from escarmouche.games.malifaux.setup.agreed import agreed

        setup: Options = super().read_setup(options)
        agreed(setup)
        return setup

    def open(self, setup: Options) -> MalifauxState:
        from escarmouche.games.malifaux.setup.scenario import opened

        return opened(setup)

    def table(self, state: MalifauxState, setup: Options) -> Malifaux:
        from escarmouche.games.malifaux.table import Malifaux

        return Malifaux(state, setup)

    @functools.cached_property
    def step(self) -> Callable[[Malifaux], Step[None]]:
        from escarmouche.games.malifaux.turn import sequence

        return sequence.step

    def settled(self, table: Malifaux) -> bool:
        """Is no Action half resolved, no duel half fought?"""
        state = table.state
        return not (state.doing or state.duels or state.queue or state.afters)

    def concede(self, table: Malifaux, seat: int, asks: Asked) -> None:
        from escarmouche.games.malifaux.goals import victory

        victory.concede(table, seat)

    def default(self, table: Malifaux, ask: Ask) -> Answer | None:
        from escarmouche.games.malifaux.turn import lapse

        return lapse.default(ask)

    def scene(self, table: Malifaux, seat: int | None) -> Scene:
        from escarmouche.games.malifaux.view import scene

        return scene.scene(table, seat)

    def hidden(self, table: Malifaux, seat: int | None) -> Mapping[str, Any]:
        from escarmouche.games.malifaux.view import hidden

        return hidden.hidden(table, seat)

    def redeal(self, table: Malifaux, seat: int | None, rng: Random) -> None:
        from escarmouche.games.malifaux.view import hidden

        hidden.redeal(table, seat, rng)

    def faults(self, table: Malifaux) -> Iterator[str]:
        from escarmouche.games.malifaux.cases import invariants

        return invariants.faults(table)

    def given(self, setup: Options, position: Mapping[str, Any]) -> MalifauxState:
        from escarmouche.games.malifaux.cases import position as cases_position

        return cases_position.given(setup, position)

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        from escarmouche.games.malifaux.cases import position as cases_position

        return cases_position.prepared(options, position)

    def expect(self, table: Malifaux, wanted: Mapping[str, Any]) -> Iterator[Miss]:
        from escarmouche.games.malifaux.cases import expect

        return expect.expect(table, wanted)

    def nameable(self, table: Malifaux, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        from escarmouche.games.malifaux import refusals

        return refusals.nameable(table)

    def why_absent(self, table: Malifaux, seat: int | None, of: str, name: str | int) -> Refusal | None:
        from escarmouche.games.malifaux import refusals

        model = table.find(str(name)) if of == "model" else None
        return refusals.absent(model) if model is not None else None

    @functools.cached_property
    def true_if(self) -> Mapping[str, str | Callable[[Any, Mapping[str, Any]], bool]]:  # type: ignore[override]
        from escarmouche.games.malifaux import refusals

        return refusals.TRUE_IF

    def names(self, table: Malifaux) -> Mapping[str, Mapping[str, str]]:
        from escarmouche.games.malifaux.view import names

        return names.names(table)

    def sides(self, table: Malifaux) -> Sequence[Mapping[str, str]]:
        """The Leaders of the Crews."""
        return [table.cards[crew.leader].name for crew in table.state.crews if crew.leader]

    # -- boards and cards

    def boards(self) -> list[str]:
        from escarmouche.games.malifaux.ground import board

        return board.boards()

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """What is wrong with the files of a folder, a message each: Stat Cards and Upgrades together."""
        from escarmouche.core.files.source import Source
        from escarmouche.games.malifaux.cards import references
        from escarmouche.games.malifaux.cards.card import cards, is_stat, known_kinds, read_card, read_upgrade, upgrades

        faults: list[BadFile] = []
        sources: list[Source] = []
        files: dict[str, str] = {}
        stats, backs = list(cards()), list(upgrades())
        for path in sorted(folder.glob("*.yaml")):
            try:
                source = Source.read(path)
                stat = is_stat(source.data)
                name = read_card(source).id if stat else read_upgrade(source).id
                other = files.setdefault(name, path.name)
                if other != path.name:
                    raise source.wrong("file-card-id-taken", ("id",), id=name, file=other)
                (stats if stat else backs).append(name)
                sources.append(source)
            except BadFile as fault:
                faults.append(fault)
        try:
            kinds = references.brought(sources, known_kinds())
        except BadFile as fault:
            return [*faults, fault]
        for source in sources:
            try:
                references.check(source, stats, backs, kinds)
            except BadFile as fault:
                faults.append(fault)
        return faults

    def check_own(self, kind: str, file: Path) -> list[BadFile]:
        """What is wrong with a board file: the first mistake in it."""
        from escarmouche.core.files.source import Source
        from escarmouche.games.malifaux.ground import board

        try:
            board.read(Source.read(file))
        except BadFile as fault:
            return [fault]
        return []

    def samples(self) -> list[dict[str, Any]]:
        """Every Strategy with every deployment; Crews are hired by chance."""
        from escarmouche.games.malifaux.setup.scenario import DEPLOYMENTS, STRATEGIES

        pairs = itertools.product(STRATEGIES.values(), DEPLOYMENTS.values())
        return [{"strategy": strategy, "deployment": deployment, "seats": 2} for strategy, deployment in pairs]

    def sheet(self, table: Malifaux, card: str) -> Any:
        """A Stat Card or an Upgrade; `zones`: the Deployment Zones and the Centerline, once they are chosen."""
        if card == "zones":
            return self.layer(table, "zone")
        return table.cards.get(card) or table.upgrades.get(card)

    # -- what players may ask at any time

    def pages(self, edition: str, own: Sequence[Any] = ()) -> dict[str, Sheet]:
        from escarmouche.games.malifaux.view import card_views

        return card_views.pages_of(Options(cards=list(own)))

    def printed(self, setup: Options) -> dict[str, Sheet]:
        from escarmouche.games.malifaux.view import card_views

        return card_views.pages_of(setup)

    def faces(self, edition: str) -> dict[str, Face]:
        from escarmouche.games.malifaux.view import card_faces

        return card_faces.faces()

    def reference(self, setup: Options) -> list[Section]:
        from escarmouche.games.malifaux.view import reference

        return reference.reference(setup)

    def form(self) -> Form:
        from escarmouche.games.malifaux.setup import form

        return form.form(self.editions, self.seats)

    def board(self, options: Mapping[str, Any]) -> Board:
        from escarmouche.games.malifaux.ground.field import field_of
        from escarmouche.games.malifaux.view import scene

        setup = self.read_setup(options)
        return scene.board(field_of(setup, ()), scene.board_name(setup))

    def sight(self, table: Malifaux, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        from escarmouche.games.malifaux.view import sightlines

        return sightlines.look(table, one, other, at)

    def threat(self, table: Malifaux, piece: str) -> Threat:
        from escarmouche.games.malifaux.view import threat

        return threat.threat(table, piece)

    def layer(self, table: Malifaux, name: str) -> Layer:
        from escarmouche.games.malifaux.view import layer

        return layer.layer(table, name)

    def consequences(self, before: Malifaux, after: Malifaux, seat: int) -> list[Line]:
        from escarmouche.games.malifaux.view import consequences as view_consequences

        return view_consequences.consequences(before, after, seat)


BOOK = MalifauxBook()
