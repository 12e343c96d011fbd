"""D10 skirmish: two bands of a late-medieval world, one die, three levels of play, on a table measured in centimetres.

`BOOK` is the game's definition; each module is a chapter of the ledger (see README.md in this folder).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, Miss
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.play.concede import Asked
from escarmouche.core.play.rule import Step
from escarmouche.core.views.card_view import Section, Sheet
from escarmouche.core.views.form import Form
from escarmouche.core.views.player_tools import Line, Sightline, Threat
from escarmouche.core.views.scene import Board, Scene
from escarmouche.games.d10 import refusals
from escarmouche.games.d10.setup.options import LEVELS, Options
from escarmouche.games.d10.state import D10State

if TYPE_CHECKING:
    from escarmouche.games.d10.table import D10


class D10Book(Book["D10"]):
    """The game as the kernel plays it. Chapters are imported when a game begins."""

    name = "d10"
    version = "2"
    unit = "centimetre"
    prefix = "D10"
    state_type = D10State
    setup_type = Options
    folder = Path(__file__).parent
    ledger = "d10.md"
    editions = LEVELS
    seats = (2,)
    reveals = ("revealed", "halted", "noticed")  # in fog: who hid is seen
    shows = reveals
    hides = ("place", "facing")  # in fog; else nothing but dice to come
    concession = "D10-END-05"
    clock = "D10-CLOCK-01"
    true_if = refusals.TRUE_IF

    def read_setup(self, options: Mapping[str, Any]) -> Options:
        from escarmouche.games.d10.setup.agreed import agreed

        setup: Options = super().read_setup(options)
        agreed(setup)
        return setup

    def open(self, setup: Options) -> D10State:
        from escarmouche.games.d10.setup.agreed import ready

        ready(setup)
        return D10State()

    def table(self, state: D10State, setup: Options) -> D10:
        from escarmouche.games.d10.table import D10

        return D10(state, setup)

    @functools.cached_property
    def step(self) -> Callable[[D10], Step[None]]:
        from escarmouche.games.d10.turn import sequence

        return sequence.step

    def settled(self, table: D10) -> bool:
        """Is no attack declared that is still to be fought?"""
        return table.state.action is None

    def concede(self, table: D10, seat: int, asks: Asked) -> None:
        from escarmouche.games.d10.goals import victory

        victory.concede(table, seat)

    def default(self, table: D10, ask: Ask) -> Answer | None:
        from escarmouche.games.d10.turn import lapse

        return lapse.default(ask)

    def scene(self, table: D10, seat: int | None) -> Scene:
        from escarmouche.games.d10.view import scene

        return scene.scene(table, seat)

    def hidden(self, table: D10, seat: int | None) -> Mapping[str, Any]:
        from escarmouche.games.d10.view import hidden

        return hidden.hidden(table, seat)

    def redeal(self, table: D10, seat: int | None, rng: Random) -> None:
        from escarmouche.games.d10.view import hidden

        hidden.redeal(table, seat, rng)

    def faults(self, table: D10) -> Iterator[str]:
        from escarmouche.games.d10.cases import invariants

        return invariants.faults(table)

    def given(self, setup: Options, position: Mapping[str, Any]) -> D10State:
        from escarmouche.games.d10.cases import position as cases_position

        return cases_position.given(setup, position)

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        from escarmouche.games.d10.cases import position as cases_position

        return cases_position.prepared(options, position)

    def expect(self, table: D10, wanted: Mapping[str, Any]) -> Iterator[Miss]:
        from escarmouche.games.d10.cases import expect

        return expect.expect(table, wanted)

    def names(self, table: D10) -> Mapping[str, Mapping[str, str]]:
        from escarmouche.games.d10.view import scene

        return scene.names(table)

    def nameable(self, table: D10, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        return refusals.nameable(table)

    def sides(self, table: D10) -> Sequence[Mapping[str, str]]:
        """The bands of the scenario; none where players bring their own."""
        from escarmouche.games.d10.cards.card import bands

        known, forces = bands(), [table.force(seat).band for seat in range(2)]
        own = table.setup.build or any(table.setup.bands) or not all(band in known for band in forces)
        return () if own else [known[band].name for band in forces]

    # -- figures and scenarios

    def boards(self) -> list[str]:
        """A board comes with its scenario."""
        return []

    def samples(self) -> list[dict[str, Any]]:
        """Every scenario at every level."""
        from escarmouche.games.d10.setup.scenario import scenarios

        return [{"scenario": name, "edition": level, "seats": 2} for name in scenarios() for level in self.editions]

    def sheet(self, table: D10, card: str) -> Any:
        """A figure's card or a weapon; besides, what everybody knows: `scenario`, `field`, the rules `on`, the `sides` of the seats."""
        if card in ("scenario", "field", "on"):
            return getattr(table, card)
        if card == "sides":
            return tuple(table.state.edges) or (0, 1)
        return table.cards.get(card) or table.weapons.get(card)

    def sheets(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        """Every figure and weapon, and figures that players brought, whole, as plain data."""
        from escarmouche.games.d10.cards.card import cards_of, weapons

        cards = cards_of(self.read_setup({"edition": edition, "cards": list(own)}))
        return {name: msgspec.to_builtins(card) for name, card in {**weapons(), **cards}.items()}

    def check_own(self, kind: str, file: Path) -> list[BadFile]:
        """What is wrong with a scenario file: the first mistake in it."""
        from escarmouche.core.files.source import Source
        from escarmouche.games.d10.setup import scenario

        try:
            scenario.read(Source.read(file))
        except BadFile as fault:
            return [fault]
        return []

    # -- what players may ask at any time

    def pages(self, edition: str, own: Sequence[Any] = ()) -> dict[str, Sheet]:
        from escarmouche.games.d10.view import card_views

        return card_views.pages_of(self.read_setup({"edition": edition, "cards": list(own)}))

    def printed(self, setup: Options) -> dict[str, Sheet]:
        from escarmouche.games.d10.view import card_views

        return card_views.pages_of(setup)

    def reference(self, setup: Options) -> list[Section]:
        from escarmouche.games.d10.view import reference

        return reference.reference(setup)

    def form(self) -> Form:
        from escarmouche.games.d10.setup import form

        return form.form(self.editions, self.seats)

    def board(self, options: Mapping[str, Any]) -> Board:
        from escarmouche.games.d10.ground.field import field_of
        from escarmouche.games.d10.setup.scenario import scenario_of
        from escarmouche.games.d10.view import scene

        scenario = scenario_of(self.read_setup(options))
        return scene.board(field_of(scenario, {}), scenario)

    def sight(self, table: D10, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        from escarmouche.games.d10.ground import fog
        from escarmouche.games.d10.view import sightlines

        return sightlines.look(fog.known(table, None), one, other, at)

    def threat(self, table: D10, piece: str) -> Threat:
        from escarmouche.games.d10.ground import fog
        from escarmouche.games.d10.view import threat

        return threat.threat(fog.known(table, None), piece)

    def consequences(self, before: D10, after: D10, seat: int) -> list[Line]:
        from escarmouche.games.d10.ground import fog
        from escarmouche.games.d10.view import consequences as view_consequences

        return view_consequences.consequences(fog.known(before, seat), fog.known(after, seat), seat)


BOOK = D10Book()
