"""A book is a game's definition: how to open it, what comes next, what a seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from escarmouche.core.asks.about import Questions
from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.asks.only_answer import only_minor, sole
from escarmouche.core.book.cards import Cards
from escarmouche.core.book.cases import Cases
from escarmouche.core.book.lazy import Lazy
from escarmouche.core.book.nearest import nearest
from escarmouche.core.book.tools import Tools
from escarmouche.core.dealer.chance import Random
from escarmouche.core.files import validation
from escarmouche.core.messages.refusal import BadSetup, Refusal, refuse
from escarmouche.core.play.concede import Asked, conceded, first_answer
from escarmouche.core.play.rule import Step
from escarmouche.core.play.state import Ended, Outcome, Setup, State, Table
from escarmouche.core.views.form import Form
from escarmouche.core.views.player_tools import LayerName
from escarmouche.core.views.scene import Beat, Board, Role, Scene, Unit

T = TypeVar("T", bound=Table[Any, Any])


class Book(Generic[T]):
    """What a game provides. Everything depends on the state and the answers alone: no clock, no global random, no I/O.

    `cards`, `tools` and `cases` are what goes with the rules. A game that has nothing to say there leaves them as they are.
    """

    # -- facts

    name: str
    version: str  # of the rules: raised when an old record may play out differently
    unit: Unit = "inch"
    prefix: str = ""  # of its rule ids
    state_type: type[State]
    setup_type: type[Setup]
    folder: Path  # holds text/*.ftl, cards, boards
    ledger: str = ""  # the file name of its list of rules: in `folder/rules` or `folder`; of our own games in rules/
    editions: tuple[str, ...] = ()
    seats: tuple[int, ...] = (2,)  # how many can play
    layers: tuple[LayerName, ...] = ()  # what can be laid over the board
    signs: Mapping[str, str] = {}  # how states, counts and markers are drawn: the word -> an emblem
    roles: Mapping[
        str, Role
    ] = {}  # `state-<word>`, `badge-<word>`, `stat-<word>` -> the field of a piece that says it, too
    beats: Mapping[
        str, Beat
    ] = {}  # what can be followed on the table: an event -> what it means to the eye and the ear
    moves: tuple[
        str, ...
    ] = ()  # branches by which the model in question is moved; a hand that drags it means the first
    minor: tuple[
        str, ...
    ] = ()  # branches that are not worth a question of their own: to end, to turn round; they are listed last
    acts: tuple[
        str, ...
    ] = ()  # questions for the next action of an activation: whoever ends there may have left something
    reveals_hidden: tuple[str, ...] = ()  # events that may show a seat what it could not know before: a card turned up
    blocks_free_undo: tuple[
        str, ...
    ] = ()  # events by which a player's own decision tells the others what was hidden: no free undo
    hides: tuple[
        str, ...
    ] = ()  # the kinds of things that a seat may not know; `answer-NAME`: an answer given in secret
    questions: Questions = {}  # what each question says about itself; empty: not declared, and not checked
    phases: tuple[str, ...] = ()  # that a scene can be in, and
    stages: tuple[str, ...] = ()  # that its duels can; empty: not declared, and not checked
    concession: str = ""  # the rule by which a player may concede
    clock: str = ""  # the rule that says what is answered when a player's time has run out

    cards: Lazy[Cards] = Lazy(Cards)
    tools: Lazy[Tools[T]] = Lazy(Tools)
    cases: Lazy[Cases[T]] = Lazy(Cases)

    # -- the set-up

    def read_setup(self, options: Mapping[str, Any]) -> Any:
        """Check a set-up given as plain data. Unknown words are answered with the nearest known one."""
        known = self.setup_type.__struct_fields__
        for word in options:
            if word not in known:
                raise BadSetup("error-unknown-option", self.name, option=word, nearest=nearest(str(word), known))
        try:
            return msgspec.convert(dict(options), self.setup_type)
        except msgspec.ValidationError as problem:
            raise self._bad_option(options, str(problem)) from None

    def _bad_option(self, options: Mapping[str, Any], problem: str) -> BadSetup:
        """An option with a value that it cannot have: say what it must be."""
        steps = validation.path(problem)
        option, value = str(steps[0]) if steps else "", validation.shown(validation.at(options, steps))
        wanted = validation.wanted(self.setup_type, steps)
        if not steps or wanted is None:
            return BadSetup("error-bad-options", self.name, option=option, problem=validation.explain(problem))
        return BadSetup("error-bad-option", self.name, option=option, value=value, wanted=wanted)

    def form(self) -> Form:
        """What can be agreed on before a game."""
        return Form(self.name, list(self.editions), list(self.seats), [], [])

    def board(self, options: Mapping[str, Any]) -> Board | None:
        """The board of a set-up before anybody stands on it."""
        return None

    # -- the rules

    def open(self, setup: Any) -> State:
        """The state before the first step."""
        raise NotImplementedError

    def table(self, state: Any, setup: Any) -> T:
        """The state with what never changes beside it: what the rules are given."""
        raise NotImplementedError

    def step(self, table: T) -> Step[None]:
        """The rule to run next, from the state alone."""
        raise NotImplementedError

    def settled(self, table: T) -> bool:
        """Between two rules: is no action half taken, no fight half fought?"""
        return True

    def concede(self, table: T, seat: int, asks: Asked) -> None:
        """A seat gives up and loses, while this is asked.

        Raises `Ended` if the rule that asks must go no further: the game is over, or it can go on from the state. Otherwise the rule goes
        on for the others.
        """
        left = conceded(table, seat, self.concession)
        if len(left) == 1:
            table.state.outcome = Outcome(tuple(left), self.concession, (), "outcome-conceded")
            raise Ended

    def declined(self, table: T, ask: Ask) -> Answer:
        """The answer given for a seat that has conceded, where a rule that has begun still asks it something."""
        answer = self.default(table, ask)
        return first_answer(ask) if answer is None else answer

    def default(self, table: T, ask: Ask) -> Answer | None:
        """The answer given for a seat whose time has run out; None: this question is not timed. There is no clock in the rules."""
        return None

    def idle(self, table: T, ask: Ask) -> Answer | None:
        """The answer to a question that leaves nothing worth choosing: the table may give it; None: the player has to choose.

        It may rest on what the seat alone holds. So it is given at once only where nobody else plays, and nobody else is told that it was.
        """
        only = sole(ask)
        return only_minor(ask, self.minor) if only is None else only

    # -- what a seat sees and can name

    def scene(self, table: T, seat: int | None) -> Scene:
        """What a seat may see now; None: a spectator."""
        raise NotImplementedError

    def hidden(self, table: T, seat: int | None) -> Mapping[str, Any]:
        """Everything in the state that a seat may not know now, by its kind (of `hides`), as plain data in an order that reveals nothing.

        Kinds of which nothing is hidden now are left out. The kit deals worlds in which it is different.
        """
        return {}

    def redeal(self, table: T, seat: int | None, rng: Random) -> None:
        """Replace everything that a seat may not know by something it cannot tell from the truth."""
        raise NotImplementedError

    def names(self, table: T) -> Mapping[str, Mapping[str, str]]:
        """What a reader calls the things that have ids."""
        return {}

    def nameable(self, table: T, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        """Everything that a seat could name, by its kind (the `of` of the questions): every model, card, square, weapon it may know of.

        Asked for when somebody names something that is not offered. What a seat may not know of is not in it.
        """
        return {}

    def why_absent(self, table: T, seat: int | None, of: str, name: str | int) -> Refusal | None:
        """Why something that can be named is in no list of this kind, whatever is asked: a model that has left play; the card of somebody
        who is not in this game, where models are asked for."""
        return None

    def called(self, table: T, of: str, name: Any) -> Any:
        """A name as players say it: seats are counted from 0, players from 1; a Stat Card is not the model that has come from it."""
        if of == "sheet" and isinstance(name, str):
            return refuse("named-card", card=name)
        return refuse("named-player", player=name + 1) if of == "seat" and isinstance(name, int) else name

    def sides(self, table: T) -> Sequence[Mapping[str, str]]:
        """What each seat plays (a band, a crew), by its names: statistics over many games are kept by it. Empty: only the seat counts."""
        return ()
