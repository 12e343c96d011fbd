"""Moonstone as the kernel plays it: its facts, its set-up and its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, Cards, Cases, Lazy, Tools
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import BadSetup, Refusal
from escarmouche.core.play.concede import Asked
from escarmouche.core.play.rule import Step
from escarmouche.core.views.form import Form
from escarmouche.core.views.scene import Board, Scene
from escarmouche.games.moonstone import refusals
from escarmouche.games.moonstone.events import play_windows
from escarmouche.games.moonstone.goals import victory
from escarmouche.games.moonstone.ground.board import board_face
from escarmouche.games.moonstone.ground.field import field_of
from escarmouche.games.moonstone.questions import QUESTIONS
from escarmouche.games.moonstone.setup import form, options_check
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import CastingStage, MeleeStage, MoonstoneState, Phase
from escarmouche.games.moonstone.table import Moonstone, switches
from escarmouche.games.moonstone.turn import default_answers, idle_reactions, sequence
from escarmouche.games.moonstone.view import hidden, names, scene
from escarmouche.games.moonstone.view.beats import BEATS
from escarmouche.games.moonstone.view.signs import ROLES, SIGNS


class MoonstoneBook(Book[Moonstone]):
    """Moonstone, both editions."""

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
    reveals_hidden = ("arcane-revealed", "deck-seen", "hand-seen")
    blocks_free_undo = (
        *reveals_hidden,
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
    questions = QUESTIONS
    phases, stages = get_args(Phase), (*get_args(MeleeStage), *get_args(CastingStage))
    concession = "MOON-CONC-01"
    clock = "MOON-AMB-96"
    signs = SIGNS
    roles = ROLES
    beats = BEATS
    moves = ("jog", "step")
    minor = ("pass", "end")
    acts = ("action",)

    cards = Lazy[Cards]("escarmouche.games.moonstone.cards.book_cards:MoonstoneCards")
    tools = Lazy[Tools[Moonstone]]("escarmouche.games.moonstone.view.tools.book_tools:MoonstoneTools")
    cases = Lazy[Cases[Moonstone]]("escarmouche.games.moonstone.cases.book_cases:MoonstoneCases")

    # -- the set-up

    def read_setup(self, options: Mapping[str, Any]) -> Options:
        setup: Options = super().read_setup(options)
        if setup.seats not in (2, 3, 4):
            raise BadSetup("error-seats", self.name, seats=setup.seats)
        options_check.check_agreed(setup)
        field_of(setup, {})  # a board that does not exist is reported now
        return setup

    def form(self) -> Form:
        return form.form(self.editions, self.seats)

    def board(self, options: Mapping[str, Any]) -> Board:
        setup = self.read_setup(options)
        return scene.board(field_of(setup, {}), board_face(setup))

    # -- the rules

    def open(self, setup: Options) -> MoonstoneState:
        return MoonstoneState(phase="draft" if "draft" in switches(setup) else "troupes")

    def table(self, state: MoonstoneState, setup: Options) -> Moonstone:
        return Moonstone(state, setup)

    def step(self, table: Moonstone) -> Step[None]:
        return sequence.step(table)

    def settled(self, table: Moonstone) -> bool:
        return table.state.action is None

    def concede(self, table: Moonstone, seat: int, asks: Asked) -> None:
        victory.concede(table, seat, asks)

    def default(self, table: Moonstone, ask: Ask) -> Answer | None:
        return default_answers.default_answer(ask)

    def idle(self, table: Moonstone, ask: Ask) -> Answer | None:
        """Nor is a Reaction Step a choice where no enemy can reach anybody."""
        return idle_reactions.PASS if idle_reactions.passes(table, ask) else super().idle(table, ask)

    # -- what a seat sees and can name

    def scene(self, table: Moonstone, seat: int | None) -> Scene:
        return scene.scene(table, seat)

    def hidden(self, table: Moonstone, seat: int | None) -> Mapping[str, Any]:
        return hidden.hidden(table, seat)

    def redeal(self, table: Moonstone, seat: int | None, rng: Random) -> None:
        hidden.redeal(table, seat, rng)

    def names(self, table: Moonstone) -> Mapping[str, Mapping[str, str]]:
        return names.names(table)

    def nameable(self, table: Moonstone, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        return refusals.nameable(table)

    def why_absent(self, table: Moonstone, seat: int | None, of: str, name: str | int) -> Refusal | None:
        model = refusals.named(table, name) if of == "model" else None
        if model is not None:
            return refusals.why_out_of_play(model)
        missing = refusals.why_not_in_game(table, name) if of == "model" else None
        return missing or play_windows.why_not_here(table, seat, name)
