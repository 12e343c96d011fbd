"""Anno Domini 1666 as the kernel plays it: its facts, its set-up and its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, Cards, Cases, Lazy, Tools
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.concede import Asked
from escarmouche.core.play.rule import Step
from escarmouche.core.views.form import Form
from escarmouche.core.views.scene import Board, Scene
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import weapon
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.ground.board import board
from escarmouche.games.ad1666.npcs import empty_seat
from escarmouche.games.ad1666.questions import QUESTIONS
from escarmouche.games.ad1666.setup import form
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.setup.options_check import check_agreed, check_playable
from escarmouche.games.ad1666.setup.scenario import board_name, scenario_of
from escarmouche.games.ad1666.state import AnnoState, CombatStage, Deck, Phase, TestStage
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import default_answers, sequence
from escarmouche.games.ad1666.view import hidden, names, scene
from escarmouche.games.ad1666.view.beats import BEATS
from escarmouche.games.ad1666.view.signs import ROLES, SIGNS

DECKS = 2  # one for each player; in a solo game the second is the dummy's (AD66-DSN-22)


class AnnoBook(Book[Anno]):
    """Anno Domini 1666."""

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
    reveals_hidden = (
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
    blocks_free_undo = (*reveals_hidden, "initiative-laid", "committed")
    hides = ("hand", "card-laid", "deck-top", "hand-seen", "band", "purchases", "answer-commit")
    questions = QUESTIONS
    phases, stages = get_args(Phase), (*get_args(TestStage), *get_args(CombatStage))
    concession = "AD66-CONC-01"
    clock = "AD66-CLOCK-01"
    signs = SIGNS
    roles = ROLES
    beats = BEATS
    moves = ("full-move", "partial-move", "run")
    minor = ("equip", "stop", "pass", "end")
    acts = ("action",)

    cards = Lazy[Cards]("escarmouche.games.ad1666.cards.book_cards:AnnoCards")
    tools = Lazy[Tools[Anno]]("escarmouche.games.ad1666.view.tools.book_tools:AnnoTools")
    cases = Lazy[Cases[Anno]]("escarmouche.games.ad1666.cases.book_cases:AnnoCases")

    # -- the set-up

    def read_setup(self, options: Mapping[str, Any]) -> Options:
        setup: Options = super().read_setup(options)
        check_agreed(setup)
        return setup

    def form(self) -> Form:
        return form.form(self.editions, self.seats)

    def board(self, options: Mapping[str, Any]) -> Board:
        setup = self.read_setup(options)
        return scene.board(*board(setup, board_name(setup, scenario_of(setup))))

    # -- the rules

    def open(self, setup: Options) -> AnnoState:
        check_playable(setup)
        return AnnoState(
            scenario=scenario_of(setup).id,
            decks=[Deck() for _ in range(DECKS)],
            points=[0, 0],
            purse=[0, 0],
            plus=[0, 0],
        )

    def table(self, state: AnnoState, setup: Options) -> Anno:
        return Anno(state, setup)

    def step(self, table: Anno) -> Step[None]:
        return sequence.step(table)

    def settled(self, table: Anno) -> bool:
        """An action, a walk or a fight is over: what may follow is another decision."""
        state = table.state
        return state.combat is None and not state.tests and (state.move is None or not state.move.route)

    def concede(self, table: Anno, seat: int, asks: Asked) -> None:
        victory.concede(table, seat, asks)

    def declined(self, table: Anno, ask: Ask) -> Answer:
        return empty_seat.answer_for_conceded(ask)

    def default(self, table: Anno, ask: Ask) -> Answer | None:
        return default_answers.default_answer(ask)

    def idle(self, table: Anno, ask: Ask) -> Answer | None:
        """One weapon against bare hands is no choice, either."""
        armed = weapon.only_weapon(ask)
        return super().idle(table, ask) if armed is None else armed

    # -- what a seat sees and can name

    def scene(self, table: Anno, seat: int | None) -> Scene:
        return scene.scene(table, seat)

    def hidden(self, table: Anno, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(table, seat)

    def redeal(self, table: Anno, seat: int | None, rng: Random) -> None:
        hidden.redeal(table, seat, rng)

    def names(self, table: Anno) -> Mapping[str, Mapping[str, str]]:
        return names.names(table)

    def nameable(self, table: Anno, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        return refusals.nameable(table)

    def why_absent(self, table: Anno, seat: int | None, of: str, name: str | int) -> Refusal | None:
        return refusals.why_absent(table, of, name)

    def called(self, table: Anno, of: str, name: Any) -> Any:
        return refusals.edge_name(table, name) if name in table.grid.edges else super().called(table, of, name)
