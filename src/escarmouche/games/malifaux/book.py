"""Malifaux as the kernel plays it: its facts, its set-up and its rules."""

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
from escarmouche.games.malifaux import refusals
from escarmouche.games.malifaux.goals import scheme, victory
from escarmouche.games.malifaux.ground.board import board_face
from escarmouche.games.malifaux.ground.field import field_of
from escarmouche.games.malifaux.questions import QUESTIONS
from escarmouche.games.malifaux.setup import form
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.setup.options_check import check_agreed
from escarmouche.games.malifaux.setup.scenario import opened
from escarmouche.games.malifaux.state import MalifauxState, Phase, ShownStage
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import default_answers, sequence
from escarmouche.games.malifaux.view import hidden, names, scene
from escarmouche.games.malifaux.view.beats import BEATS
from escarmouche.games.malifaux.view.signs import ROLES, SIGNS


class MalifauxBook(Book[Malifaux]):
    """Malifaux."""

    name = "malifaux"
    version = "2"
    prefix = "MALI"
    state_type = MalifauxState
    setup_type = Options
    folder = Path(__file__).parent
    ledger = "malifaux.md"
    editions = ("third",)
    seats = (2,)
    reveals_hidden = (  # events that show something hidden: Crews, Schemes, cards of a hand or of a deck
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
    blocks_free_undo = reveals_hidden
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
    questions = QUESTIONS
    phases, stages = get_args(Phase), get_args(ShownStage)
    concession = "MALI-DP-70"
    clock = "MALI-AMB-114"
    layers = ("engagement", "aura", "shadow", "zone")
    signs = SIGNS
    roles = ROLES
    beats = BEATS
    moves = ("walk",)
    minor = ("pass", "stop")
    acts = ("act",)

    cards = Lazy[Cards]("escarmouche.games.malifaux.cards.book_cards:MalifauxCards")
    tools = Lazy[Tools[Malifaux]]("escarmouche.games.malifaux.view.tools.book_tools:MalifauxTools")
    cases = Lazy[Cases[Malifaux]]("escarmouche.games.malifaux.cases.book_cases:MalifauxCases")

    # -- the set-up

    def read_setup(self, options: Mapping[str, Any]) -> Options:
        setup: Options = super().read_setup(options)
        check_agreed(setup)
        return setup

    def form(self) -> Form:
        return form.form(self.editions, self.seats)

    def board(self, options: Mapping[str, Any]) -> Board:
        setup = self.read_setup(options)
        return scene.board(field_of(setup, ()), board_face(setup))

    # -- the rules

    def open(self, setup: Options) -> MalifauxState:
        return opened(setup)

    def table(self, state: MalifauxState, setup: Options) -> Malifaux:
        return Malifaux(state, setup)

    def step(self, table: Malifaux) -> Step[None]:
        return sequence.step(table)

    def settled(self, table: Malifaux) -> bool:
        """Is no Action half resolved, no duel half fought?"""
        state = table.state
        return not (state.resolving or state.duels or state.queue or state.afters)

    def concede(self, table: Malifaux, seat: int, asks: Asked) -> None:
        victory.concede(table, seat)

    def default(self, table: Malifaux, ask: Ask) -> Answer | None:
        return default_answers.default_answer(ask)

    # -- what a seat sees and can name

    def scene(self, table: Malifaux, seat: int | None) -> Scene:
        return scene.scene(table, seat)

    def hidden(self, table: Malifaux, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(table, seat)

    def redeal(self, table: Malifaux, seat: int | None, rng: Random) -> None:
        hidden.redeal(table, seat, rng)

    def names(self, table: Malifaux) -> Mapping[str, Mapping[str, str]]:
        return names.names(table)

    def nameable(self, table: Malifaux, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        return refusals.nameable(table)

    def why_absent(self, table: Malifaux, seat: int | None, of: str, name: str | int) -> Refusal | None:
        model = table.find(str(name)) if of == "model" else None
        if model is not None:
            return refusals.why_absent(model)
        missing = refusals.why_not_in_game(table, name) if of == "model" else None
        return missing or refusals.why_later(name) or (None if seat is None else scheme.why_later(table, seat, name))

    def sides(self, table: Malifaux) -> Sequence[Mapping[str, str]]:
        """The Leaders of the Crews."""
        return [table.cards[crew.leader].name for crew in table.state.crews if crew.leader]
