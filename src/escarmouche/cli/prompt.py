"""Asking a person: the question, the numbered answers, and the commands that can be typed instead of one."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from escarmouche.bots.adviser import Advice
from escarmouche.cli.hearing import amount
from escarmouche.cli.hearing.matching import fold, matches
from escarmouche.cli.hearing.places import Places
from escarmouche.cli.hearing.reading import Reader
from escarmouche.cli.hearing.squares import Squares
from escarmouche.cli.telling import around
from escarmouche.cli.telling.advice import advised, reasons
from escarmouche.cli.telling.card_lines import card_lines
from escarmouche.cli.telling.grid_drawing import drawn_grid, wide
from escarmouche.cli.telling.plane_drawing import drawn_plane
from escarmouche.cli.telling.prospect_lines import brought, effect
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.telling.table import everything, table
from escarmouche.cli.voice import BadInput
from escarmouche.core.asks.ask import Answer, Ask, Menu, Number, Order, Some, parts
from escarmouche.core.asks.naming import UNKNOWN
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.messages.refusal import EscarmoucheError, Refusal
from escarmouche.core.play.nearest import nearest_to
from escarmouche.core.views.prospect import Prospect, Prospects
from escarmouche.core.views.scene import Piece

PAGE = 9  # proposals of a place shown at once
SQUARES = 20  # squares shown at once
LOG = 20  # events that `log` shows
HAIR = {"inch": 250, "centimetre": 600}  # thousandths: nobody means what is missed by less
MOST_NAMES = 6  # names shown at once when a word can mean several things


class Undo(Exception):
    """Take the last decision back."""


class Concede(Exception):
    """Give up."""


class Quit(Exception):
    """Leave the game as it is."""


class Always(Exception):
    """An answer to this question now, and to every question of its kind in this turn."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class Advised(Exception):
    """The answer that a bot was asked for."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class Back(Exception):
    """Leave the question behind a branch."""


class _Again(Exception):
    """A branch was left: ask for one again."""


class Desk(Protocol):
    """What the commands need from the program that runs the game."""

    odds: bool  # are chances told?

    def save(self, file: str) -> None: ...

    def log(self, count: int) -> None: ...

    def rule(self, name: str) -> None: ...

    def reference(self, words: str) -> None: ...

    def goal(self) -> None: ...

    def forget(self) -> None: ...

    def explained(self, seat: int, reason: Refusal) -> Refusal: ...

    def prospects(self, seat: int, way: tuple[str, ...]) -> Prospects: ...

    def switch_odds(self) -> None: ...

    def warn_again(self) -> None: ...

    def advice(self, seat: int) -> Advice: ...


class Asked(NamedTuple):
    """The question that is open while a command is typed; `inner`: it stands behind a branch of another."""

    reader: Reader
    inner: bool


class Prompt:
    """One question to one person."""

    def __init__(self, speech: Speech, desk: Desk) -> None:
        self.speech, self.voice, self.desk = speech, speech.voice, desk
        self.say = speech.voice.say
        self.shown = PAGE
        self.told: Prospects = {}  # what the options on show bring
        self.advice: Advice | None = None  # what a bot would do, once it has been asked
        self.advice_told = False  # with the answer, not only why

    def ask(self, ask: Ask, way: tuple[str, ...] = ()) -> Answer:
        """An answer that the ask allows. `way`: the branches that lead to it."""
        inner = bool(way)
        self.told = self.desk.prospects(ask.seat, way)
        reader = Reader(ask, self.speech)
        if reader.mover is not None and reader.start is not None and reader.mover.seat == ask.seat:
            self.speech.focus = reader.mover.id
        self.shown = _page(reader)
        self.present(reader)
        while True:
            heard = self.voice.hear(self.speech.tell("cli-prompt"))
            if heard is None:
                raise Quit
            if not heard:
                self.present(reader)
                continue
            try:
                if self.command(heard, reader, inner):
                    continue
                answer = self.answer(heard, reader, way)
            except BadInput as bad:
                self.say(bad.key, **bad.values)
                continue
            except EscarmoucheError as problem:
                self.voice.line(self.voice.problem(problem))
                continue
            except _Again:
                self.told = self.desk.prospects(ask.seat, way)
                self.present(reader)
                continue
            reason = ask.why_not(answer)
            if reason is None:
                return answer
            self.voice.line(self.refused(ask.seat, reason, heard))
            near = self._missed_by_a_hair(reader, answer)
            if near is not None:
                return near

    def _missed_by_a_hair(self, reader: Reader, answer: Answer) -> Answer:
        """The nearest place or path that may be taken, if it is no further away than anybody can tell; it is said where that ends."""
        start, board = reader.start, self.speech.scene.board
        within = HAIR.get(board.unit if board is not None else "", 0)
        back = (round(start.x), round(start.y)) if start is not None else None
        near = nearest_to(reader.ask, answer, back, within) if within else None
        if near is not None:
            self.say("cli-ends-near", where=reader.end_of(near))
        return near

    def refused(self, seat: int, reason: Refusal, heard: str) -> str:
        """A refusal in words. What is possible has just been listed and is not listed again."""
        explained = self.desk.explained(seat, reason)
        if explained.key in UNKNOWN:
            return self.speech.tell("cli-unclear-option", text=heard)
        return self.speech.refusal(explained)

    def answer(self, heard: str, reader: Reader, way: tuple[str, ...] = ()) -> Answer:
        """What was typed, and the rest of it if a branch needs more."""
        return self._whole(reader.ask, reader.read(heard), way)

    def _whole(self, ask: Ask, answer: Answer, way: tuple[str, ...]) -> Answer:
        """An answer with what its innermost branch still needs."""
        if not isinstance(ask, Menu) or not isinstance(answer, str | dict):
            return answer
        name, rest = parts(answer)
        behind = ask.branch(name) if name in ask.names else None
        if not isinstance(behind, Ask):
            return answer
        if rest is not None:
            return {name: self._whole(behind, rest, (*way, name))}
        try:
            return {name: self.ask(behind, (*way, name))}
        except Back:
            raise _Again from None

    # -- showing

    def present(self, reader: Reader) -> None:
        ask = reader.ask
        self.voice.head(self.speech.question(ask))
        if isinstance(ask, Place | Path):
            self._page(reader, 0)
            self.say("cli-how-place" if reader.start else "cli-how-place-free")
            return
        options = reader.options()
        if reader.plain_numbers():
            self.say("cli-how-numbers", options=", ".join(map(str, options)))
        elif reader.lists_squares:
            self._page(reader, 0)
        else:
            for number, option in enumerate(options, start=1):
                self.voice.line(f"{number}. {reader.label(option)}")
                self._brought(option)
        if reader.roster is not None:
            for line in reader.roster.wearable():
                self.voice.line(line)
            self.say("cli-how-roster")
        else:
            self._how(reader)

    def _brought(self, option: object) -> None:
        """What an option brings, below it."""
        for line in brought(self.told.get(str(option), Prospect()), self.speech, self.desk.odds):
            self.voice.faint(f"   {line}")

    def what(self, reader: Reader) -> None:
        """What can be done here: every option with what it does and brings, then what cannot be done now, and why."""
        listed = reader.options() if not isinstance(reader.ask, Place | Path) else []
        for option in listed:
            label = reader.label(option)
            self.voice.line(label)
            does = effect(self.told.get(str(option), Prospect()), self.speech)
            if does and does not in label:
                self.voice.line(f"   {does}")
            self._brought(option)
        if not listed:
            self.voice.line(self.speech.question(reader.ask))
        if isinstance(reader.ask, Menu):
            self.why("", reader)

    def _how(self, reader: Reader) -> None:
        """How to answer this kind of question."""
        ask = reader.ask
        if isinstance(ask, Some):
            exactly = "-exactly" if ask.least == ask.most else "-upto" if not ask.least else ""
            self.say(f"cli-how-some{exactly}", least=ask.least, most=ask.most)
        elif isinstance(ask, Order):
            self.say("cli-how-order")
        elif isinstance(ask, Number):
            self.voice.line(amount.how(self.speech, ask))
        elif reader.lists_squares:
            self.say("cli-how-cell" if reader.start else "cli-how-cell-free")
        elif isinstance(ask, Menu):
            closed = sum(1 for name in ask.names if isinstance(ask.branch(name), Refusal))
            if closed:
                self.voice.faint(self.speech.tell("cli-closed-count", count=closed))

    def _page(self, reader: Reader, start: int) -> None:
        listed = reader.options()
        for number in range(start, min(self.shown, len(listed))):
            self.voice.line(f"{number + 1}. {reader.label(listed[number])}")
        left = len(listed) - self.shown
        if left > 0:
            self.say("cli-more-left", count=left)

    # -- commands

    def command(self, heard: str, reader: Reader, inner: bool) -> bool:
        """Do what was typed if it is a command."""
        first, _, rest = heard.partition(" ")
        for name, do in COMMANDS.items():
            if fold(first) in [fold(word) or word for word in self.speech.tell(f"cli-do-{name}").split(", ")]:
                do(self, rest.strip(), Asked(reader, inner))
                return True
        return False

    def _quit(self) -> None:
        raise Quit

    def _undo(self) -> None:
        raise Undo

    def _go_back(self, inner: bool) -> None:
        if not inner:
            raise BadInput("cli-no-back")
        raise Back

    def _concede(self) -> None:
        """Give up, after a yes."""
        heard = self.voice.hear(self.speech.tell("cli-concede-sure"))
        if heard is None:
            raise Quit
        if fold(heard) in map(fold, self.speech.tell("cli-say-yes").split(", ")):
            raise Concede
        self.say("cli-concede-not")

    def _hint(self, ask: Ask) -> None:
        """Why a bot would do something; asked again, what; and once more, it is done."""
        if self.advice is None:
            self.advice = self.desk.advice(ask.seat)
            for line in reasons(self.advice, self.speech):
                self.voice.line(line)
            self.say("cli-hint-more")
            return
        if self.advice_told:
            raise Advised(self.advice.answer)
        self.advice_told = True
        for line in advised(self.advice, self.speech, ask):
            self.voice.line(line)
        self.say("cli-hint-do")

    def _always(self, rest: str, reader: Reader, inner: bool) -> None:
        """Answer now, and give the same answer whenever this is asked, until the turn ends; `always off` ends it (MOON-AMB-96)."""
        if fold(rest) in map(fold, self.speech.tell("cli-say-off").split(", ")):
            self.desk.forget()
            return
        if not rest or inner:
            raise BadInput("cli-always-what")
        answer = self.answer(rest, reader)
        reason = reader.ask.why_not(answer)
        if reason is not None:
            self.voice.line(self.refused(reader.ask.seat, reason, rest))
            return
        raise Always(answer)

    def _show_more(self, reader: Reader) -> None:
        paged = isinstance(reader.ask, Place | Path) or reader.lists_squares
        if not paged or self.shown >= len(reader.options()):
            raise BadInput("cli-no-more")
        start, self.shown = self.shown, self.shown + _page(reader)
        self._page(reader, start)

    def why(self, rest: str, reader: Reader) -> None:
        """Why an answer is refused; without one, why each closed branch is closed."""
        ask = reader.ask
        if not rest:
            closed = [(name, ask.branch(name)) for name in ask.names] if isinstance(ask, Menu) else []
            explained = [(name, reason) for name, reason in closed if isinstance(reason, Refusal)]
            if not explained:
                self.say("cli-why-how", rule=ask.rule)
            for name, reason in explained:
                self.voice.line(
                    f"{self.speech.branch(name)}{self.speech.tell('cli-colon')}{self.speech.refusal(reason)}"
                )
            return
        answer = reader.read(rest)
        refusal = None if _begun(ask, answer) else ask.why_not(answer)
        self.voice.line(
            self.speech.tell("cli-why-allowed") if refusal is None else self.refused(ask.seat, refusal, rest)
        )

    def look(self, rest: str) -> None:
        """The table; or one thing on it, in full."""
        if not rest:
            for line in table(self.speech):
                self.voice.line(line)
            return
        pieces = {piece.id: piece for piece in self.speech.scene.pieces}
        named = self._named(rest, pieces)
        for name in named:
            if name in pieces:
                self.voice.line(self.speech.piece(pieces[name], self.speech.origin))
                if pieces[name].marks:
                    self.voice.line(self.speech.plain(pieces[name].marks))
        card = pieces[named[0]].card if named[0] in pieces else named[0]
        for line in card_lines(self.speech.readable(card), self.speech):
            self.voice.line(line)

    def _named(self, text: str, pieces: Mapping[str, Piece]) -> list[str]:
        """The model or the card that is called so, or all models with one card; a model also by the square where it stands."""
        speech = self.speech
        labels = {piece: [piece, speech.word(piece)] for piece in pieces}
        labels |= {card: [card, speech.word(card)] for card in speech.cards if card not in labels}
        there = Squares(speech, speech.grid, None).things(text, list(pieces)) if speech.grid is not None else []
        named = there or matches(text, labels)
        named += [piece for piece in pieces if piece not in named and pieces[piece].card in named]
        if not named:
            raise BadInput("cli-unknown-thing", text=text)
        if len({pieces[name].card if name in pieces else name for name in named}) > 1:
            names = ", ".join(speech.word(name) for name in named[:MOST_NAMES])
            more = len(named) - MOST_NAMES
            raise BadInput("cli-several-more" if more > 0 else "cli-several", text=text, names=names, more=more)
        return [str(name) for name in named]

    def near(self, rest: str) -> None:
        """What is around the model in question, or around what is named; on a grid also around a square."""
        speech, place = self.speech, self.speech.origin
        if rest:
            cell = Squares(speech, speech.grid, None).named(rest) if speech.grid is not None else ""
            place = speech.grid.spot(cell) if speech.grid is not None and cell else Places(speech, None).thing(rest)
        if place is None:
            raise BadInput("cli-near-what")
        for line in around.about(speech, place):
            self.voice.line(line)

    def map(self, rest: str, offered: Sequence[Any] = ()) -> None:
        """The board: a plane in words, or drawn if `draw` follows; squares drawn, with those that can be chosen, or in words."""
        words = fold(rest) in Places(self.speech, None).words("words")
        lines: Iterable[str]
        if self.speech.grid is None:
            lines = drawn_plane(self.speech) if rest and not words else everything(self.speech)
        else:
            lines = everything(self.speech) if words else drawn_grid(self.speech, self.speech.grid, offered)
        for line in lines:
            self.voice.line(line)
        if self.speech.grid is not None and not words:
            self.say_if_cut(wide(self.speech, self.speech.grid))

    def say_if_cut(self, wide: int) -> None:
        """Lines that are longer than the window break, and what is drawn with them falls apart."""
        columns = shutil.get_terminal_size((wide, 0)).columns
        if wide > columns:
            self.say("cli-map-cut", wide=wide, columns=columns)


COMMANDS: dict[str, Callable[[Prompt, str, Asked], None]] = {  # what can be typed instead of an answer
    "help": lambda prompt, rest, asked: prompt.say("cli-play-help"),
    "why": lambda prompt, rest, asked: prompt.why(rest, asked.reader),
    "what": lambda prompt, rest, asked: prompt.what(asked.reader),
    "hint": lambda prompt, rest, asked: prompt._hint(asked.reader.ask),
    "warnings": lambda prompt, rest, asked: prompt.desk.warn_again(),
    "odds": lambda prompt, rest, asked: prompt.desk.switch_odds(),
    "goal": lambda prompt, rest, asked: prompt.desk.goal(),
    "look": lambda prompt, rest, asked: prompt.look(rest),
    "near": lambda prompt, rest, asked: prompt.near(rest),
    "map": lambda prompt, rest, asked: prompt.map(rest, asked.reader.options() if asked.reader.lists_squares else ()),
    "log": lambda prompt, rest, asked: prompt.desk.log(int(rest) if rest.isdigit() else LOG),
    "rule": lambda prompt, rest, asked: prompt.desk.rule(rest or asked.reader.ask.rule),
    "sheet": lambda prompt, rest, asked: prompt.desk.reference(rest),
    "undo": lambda prompt, rest, asked: prompt._undo(),
    "concede": lambda prompt, rest, asked: prompt._concede(),
    "save": lambda prompt, rest, asked: prompt.desk.save(rest),
    "more": lambda prompt, rest, asked: prompt._show_more(asked.reader),
    "back": lambda prompt, rest, asked: prompt._go_back(asked.inner),
    "again": lambda prompt, rest, asked: prompt.present(asked.reader),
    "always": lambda prompt, rest, asked: prompt._always(rest, asked.reader, asked.inner),
    "quit": lambda prompt, rest, asked: prompt._quit(),
}


def _page(reader: Reader) -> int:
    return SQUARES if reader.lists_squares else PAGE


def _begun(ask: Ask, answer: Answer) -> bool:
    """Is it a branch that needs more to be said?"""
    if not isinstance(ask, Menu) or not isinstance(answer, str | dict):
        return False
    name, rest = parts(answer)
    behind = ask.branch(name) if name in ask.names else None
    return isinstance(behind, Ask) and (rest is None or _begun(behind, rest))
