"""A book is a game's definition: how to open it, what comes next, what a seat may see. Books are found by entry point."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.dealer.chance import Random
from escarmouche.core.files import validation
from escarmouche.core.messages.refusal import BadFile, BadSetup, Refusal, UnknownGame
from escarmouche.core.play.concede import Asked, conceded, first_answer
from escarmouche.core.play.rule import Step
from escarmouche.core.play.state import Ended, Outcome, Setup, State, Table
from escarmouche.core.views.card_view import Section, Sheet
from escarmouche.core.views.form import Form
from escarmouche.core.views.player_tools import Layer, Line, Sightline, Threat
from escarmouche.core.views.scene import Board, Face, Scene

GROUP = "escarmouche.games"
LISTED = 24  # words that an error names at most

T = TypeVar("T", bound=Table[Any, Any])


class Miss(NamedTuple):
    """Something in a case that is not as expected."""

    what: str
    wanted: Any
    found: Any


class Book(Generic[T]):
    """What a game provides. Everything depends on the state and the answers alone: no clock, no global random, no I/O."""

    name: str
    version: str  # of the rules: raised when an old record may play out differently
    unit: str = "inch"
    prefix: str = ""  # of its rule ids
    state_type: type[State]
    setup_type: type[Setup]
    folder: Path  # holds text/*.ftl, cards, boards
    ledger: str = ""  # file name under rules/
    editions: tuple[str, ...] = ()
    seats: tuple[int, ...] = (2,)  # how many can play
    layers: tuple[str, ...] = ()  # what can be laid over the board, of `tools.LAYERS`
    reveals: tuple[str, ...] = ()  # events that may show a seat what it could not know before: a card turned face up
    shows: tuple[
        str, ...
    ] = ()  # events by which a player's own decision tells the others what was hidden: no free undo
    hides: tuple[
        str, ...
    ] = ()  # the kinds of things that a seat may not know; `answer-NAME`: an answer given in secret
    true_if: Mapping[
        str, str | Callable[[Any, Mapping[str, Any]], bool]
    ] = {}  # when a refusal that holds numbers is true
    concession: str = ""  # the rule by which a player may concede
    clock: str = ""  # the rule that says what is answered when a player's time has run out

    def open(self, setup: Any) -> State:
        """The state before the first step."""
        raise NotImplementedError

    def table(self, state: Any, setup: Any) -> T:
        raise NotImplementedError

    def step(self, table: T) -> Step[None]:
        """The rule to run next, from the state alone."""
        raise NotImplementedError

    def settled(self, table: T) -> bool:
        """Between two rules: is no action half taken, no fight half fought?"""
        return True

    def concede(self, table: T, seat: int, asks: Asked) -> None:
        """A seat gives up and loses, while this is asked. Raises `Ended` where the rule that asks is to go no further: because the game is
        over, or because it can go on from the state. Otherwise the rule goes on for the others."""
        left = conceded(table, seat, self.concession)
        if len(left) == 1:
            table.state.outcome = Outcome(tuple(left), self.concession, (), "outcome-conceded")
            raise Ended

    def declined(self, table: T, ask: Ask) -> Answer:
        """What is answered for a seat that has conceded where a rule that has begun still asks it something."""
        answer = self.default(table, ask)
        return first_answer(ask) if answer is None else answer

    def default(self, table: T, ask: Ask) -> Answer | None:
        """What is answered for a seat whose time has run out; None: this question is not timed. There is no clock in the rules."""
        return None

    def scene(self, table: T, seat: int | None) -> Scene:
        raise NotImplementedError

    def hidden(self, table: T, seat: int | None) -> Mapping[str, Any]:
        """All in the state that a seat may not know now, by its kind (of `hides`), as plain data in an order that tells nothing.

        What is not hidden now is left out. The kit deals worlds in which it is different.
        """
        return {}

    def redeal(self, table: T, seat: int | None, rng: Random) -> None:
        """Replace all that a seat may not know by something it cannot tell from the truth."""
        raise NotImplementedError

    def faults(self, table: T) -> Iterator[str]:
        """Invariants that do not hold; empty when all is well."""
        return iter(())

    def given(self, setup: Any, position: Mapping[str, Any]) -> State:
        """A state for a case: any position, in the words of the game."""
        raise NotImplementedError

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        """The set-up options of a case: a position may bring cards or terrain of its own."""
        return options

    def expect(self, table: T, wanted: Mapping[str, Any]) -> Iterator[Miss]:
        """What of a case's `then` does not hold."""
        raise NotImplementedError

    def boards(self) -> list[str]:
        """The names of the drawn boards."""
        return []

    def samples(self) -> list[dict[str, Any]]:
        """The kinds of games there are, as set-ups: a long run plays many of each, switched by chance, on any board where none is said."""
        editions = [{"edition": edition} for edition in self.editions] or [{}]
        return [{**edition, "seats": seats} for edition in editions for seats in self.seats]

    def sheets(self, edition: str, own: Sequence[Any] = ()) -> dict[str, dict[str, Any]]:
        """Every printed card of an edition and those that players brought, as plain data; empty for a game without cards."""
        return {}

    def check_cards(self, folder: Path, edition: str) -> list[BadFile]:
        """What is wrong with the card files of a folder, a message each."""
        return []

    def check_own(self, kind: str, file: Path) -> list[BadFile]:
        """What is wrong with a `scenario` or a `board` of a player's own, a message each."""
        return []

    def names(self, table: T) -> Mapping[str, Mapping[str, str]]:
        """What a reader calls the things that have ids."""
        return {}

    def nameable(self, table: T, seat: int | None) -> Mapping[str, Sequence[str | int]]:
        """All that a seat could name, by what it is (the `of` of the questions): every model, card, square, weapon it may know of.

        It is found when somebody names something that is not offered. What a seat may not know of is not in it.
        """
        return {}

    def why_absent(self, table: T, seat: int | None, of: str, name: str | int) -> Refusal | None:
        """Why something that can be named stands in no list of its kind, whatever is asked: a model that has left play, say."""
        return None

    def sides(self, table: T) -> Sequence[Mapping[str, str]]:
        """What each seat plays (a band, a crew), by its names: many games are summed up by it. Empty: nothing but its seat."""
        return ()

    def sheet(self, table: T, card: str) -> Any:
        """A printed card, for whoever may read it: every player may."""
        return None

    # -- what players may ask at any time

    def pages(self, edition: str, own: Sequence[Any] = ()) -> dict[str, Sheet]:
        """Every printed card of an edition and those that players brought, as a client draws them."""
        return {}

    def printed(self, setup: Any) -> dict[str, Sheet]:
        """The same for a game as it was set up: a card may show less where less is played."""
        return self.pages(getattr(setup, "edition", ""), getattr(setup, "cards", ()))

    def faces(self, edition: str) -> dict[str, Face]:
        """What the playing cards look like."""
        return {}

    def reference(self, setup: Any) -> list[Section]:
        """A quick reference for a set-up: what may be done, what it costs and what comes of it; empty: there is none."""
        return []

    def form(self) -> Form:
        """What can be agreed on before a game."""
        return Form(self.name, list(self.editions), list(self.seats), [], [])

    def board(self, options: Mapping[str, Any]) -> Board | None:
        """The board of a set-up before anybody stands on it."""
        return None

    def sight(self, table: T, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        """Does one piece see the other, if it stood there? Needs nothing hidden."""
        raise NotImplementedError

    def threat(self, table: T, piece: str) -> Threat:
        """Where could a piece get to and whom could it reach, from what everybody sees?"""
        raise NotImplementedError

    def layer(self, table: T, name: str) -> Layer:
        """One of the layers over the board, from what everybody sees."""
        raise NotImplementedError

    def consequences(self, before: T, after: T, seat: int) -> list[Line]:
        """What a player would want to be told of a change before making it."""
        return []

    def read_setup(self, options: Mapping[str, Any]) -> Any:
        """Check a set-up given as plain data. Unknown words are answered with the nearest known one."""
        known = self.setup_type.__struct_fields__
        for word in options:
            if word not in known:
                raise BadSetup("error-unknown-option", self.name, option=word, nearest=nearest(str(word), known))
        try:
            return msgspec.convert(dict(options), self.setup_type)
        except msgspec.ValidationError as problem:
            raise self._misfit(options, str(problem)) from None

    def _misfit(self, options: Mapping[str, Any], problem: str) -> BadSetup:
        """An option with a value that it cannot have: say what it must be."""
        steps = validation.path(problem)
        option, value = str(steps[0]) if steps else "", validation.shown(validation.at(options, steps))
        wanted = validation.wanted(self.setup_type, steps)
        if not steps or wanted is None:
            return BadSetup("error-bad-options", self.name, option=option, problem=validation.explain(problem))
        return BadSetup("error-bad-option", self.name, option=option, value=value, wanted=wanted)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that looks most like this one; when none does, all of them, or of many those that are most alike."""
    known = list(known)
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.5)
    if close:
        return close[0]
    if len(known) <= LISTED:
        return ", ".join(known)
    return ", ".join([*difflib.get_close_matches(word, known, n=LISTED, cutoff=0.0), "..."])


_found: dict[str, Book[Any]] = {}


def games() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)} | set(_found))


def register(book: Book[Any]) -> None:
    """Make a game known without installing it: for tests and experiments."""
    _found[book.name] = book


def find(name: str) -> Book[Any]:
    """The installed game of that name."""
    if not isinstance(name, str):
        raise UnknownGame("error-unknown-game", name=str(name), games=", ".join(games()))
    if name not in _found:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                _found[name] = entry.load()
                break
        else:
            raise UnknownGame("error-unknown-game", name=name, games=", ".join(games()))
    return _found[name]
