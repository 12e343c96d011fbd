"""D10 skirmish as the kernel plays it: its facts, its set-up and its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, Cards, Cases, Lazy, Tools
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.concede import Asked
from escarmouche.core.play.rule import Step
from escarmouche.core.views.form import Form
from escarmouche.core.views.scene import Board, Scene
from escarmouche.games.d10 import refusals
from escarmouche.games.d10.cards.library import bands
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.ground.field import field_of
from escarmouche.games.d10.movement import idle_facing
from escarmouche.games.d10.questions import QUESTIONS
from escarmouche.games.d10.setup import form
from escarmouche.games.d10.setup.options import LEVELS, Options
from escarmouche.games.d10.setup.options_check import check_agreed, check_playable
from escarmouche.games.d10.setup.scenario import scenario_of
from escarmouche.games.d10.state import D10State, Phase, RollStage
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import default_answers, sequence
from escarmouche.games.d10.view import hidden, names, scene
from escarmouche.games.d10.view.beats import BEATS
from escarmouche.games.d10.view.signs import ROLES, SIGNS


class D10Book(Book[D10]):
    """D10 skirmish."""

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
    reveals_hidden = ("revealed", "halted", "noticed")  # in fog: a hidden figure is seen
    blocks_free_undo = reveals_hidden
    hides = ("place", "facing")  # in fog; otherwise only the dice to come are hidden
    questions = QUESTIONS
    phases, stages = get_args(Phase), get_args(RollStage)
    concession = "D10-END-05"
    clock = "D10-CLOCK-01"
    signs = SIGNS
    roles = ROLES
    beats = BEATS
    moves = ("advance", "quick")
    minor = ("face", "end")
    acts = ("action",)

    cards = Lazy[Cards]("escarmouche.games.d10.cards.book_cards:D10Cards")
    tools = Lazy[Tools[D10]]("escarmouche.games.d10.view.tools.book_tools:D10Tools")
    cases = Lazy[Cases[D10]]("escarmouche.games.d10.cases.book_cases:D10Cases")

    # -- the set-up

    def read_setup(self, options: Mapping[str, Any]) -> Options:
        setup: Options = super().read_setup(options)
        check_agreed(setup)
        return setup

    def form(self) -> Form:
        return form.form(self.editions, self.seats)

    def board(self, options: Mapping[str, Any]) -> Board:
        scenario = scenario_of(self.read_setup(options))
        return scene.board(field_of(scenario, {}), scenario)

    # -- the rules

    def open(self, setup: Options) -> D10State:
        check_playable(setup)
        return D10State()

    def table(self, state: D10State, setup: Options) -> D10:
        return D10(state, setup)

    def step(self, table: D10) -> Step[None]:
        return sequence.step(table)

    def settled(self, table: D10) -> bool:
        """Is there no declared attack that is still to be fought?"""
        return table.state.action is None

    def concede(self, table: D10, seat: int, asks: Asked) -> None:
        victory.concede(table, seat)

    def default(self, table: D10, ask: Ask) -> Answer | None:
        return default_answers.default_answer(ask)

    def idle(self, table: D10, ask: Ask) -> Answer | None:
        """Nor is it a choice which way to look where nobody can come near."""
        facing = idle_facing.keeps_facing(table, ask)
        return super().idle(table, ask) if facing is None else facing

    # -- what a seat sees and can name

    def scene(self, table: D10, seat: int | None) -> Scene:
        return scene.scene(table, seat)

    def hidden(self, table: D10, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(table, seat)

    def redeal(self, table: D10, seat: int | None, rng: Random) -> None:
        hidden.redeal(table, seat, rng)

    def names(self, table: D10) -> Mapping[str, Mapping[str, str]]:
        return names.names(table)

    def nameable(self, table: D10, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        return refusals.nameable(table)

    def why_absent(self, table: D10, seat: int | None, of: str, name: str | int) -> Refusal | None:
        return refusals.why_not_in_game(table, name) if of == "figure" else None

    def called(self, table: D10, of: str, name: Any) -> Any:
        """Lengths are given in centimetres."""
        length = of in ("length", "distance") and isinstance(name, int)
        return refuse("named-length", length=name) if length else super().called(table, of, name)

    def sides(self, table: D10) -> Sequence[Mapping[str, str]]:
        """The bands of the scenario; none where players bring their own."""
        known, forces = bands(), [table.force(seat).band for seat in range(2)]
        own = table.setup.build or any(table.setup.bands) or not all(band in known for band in forces)
        return () if own else [known[band].name for band in forces]
