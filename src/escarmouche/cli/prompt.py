"""Asking a person: the question, the numbered answers, and the commands that can be typed instead of one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from escarmouche.cli.hearing import amount
from escarmouche.cli.hearing.aim import Aim
from escarmouche.cli.hearing.fold import fold, matches
from escarmouche.cli.hearing.places import Places
from escarmouche.cli.hearing.reading import Reader
from escarmouche.cli.hearing.unclear import Unclear
from escarmouche.cli.telling import around
from escarmouche.cli.telling.chart import chart
from escarmouche.cli.telling.sheet import sheet
from escarmouche.cli.telling.sketch import sketch
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.telling.table import everything, table
from escarmouche.core.asks.ask import NOT_A_BRANCH, NOT_AN_OPTION, Answer, Ask, Menu, Number, Order, Some, parts
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.messages.refusal import EscarmoucheError, Refusal
from escarmouche.core.views.scene import Piece

PAGE = 9  # proposals of a place told at once
SQUARES = 20  # squares told at once
COMMANDS = (
    "help",
    "why",
    "look",
    "near",
    "map",
    "log",
    "rule",
    "sheet",
    "undo",
    "concede",
    "save",
    "more",
    "back",
    "again",
    "always",
    "quit",
)


class Undo(Exception):
    """Take the last decision back."""


class Concede(Exception):
    """Give up."""


class Quit(Exception):
    """Leave the game as it is."""


class Always(Exception):
    """An answer to this question now and each time one of its kind comes again in this turn."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class Back(Exception):
    """Leave the question behind a branch."""


class _Again(Exception):
    """A branch was left: ask for one again."""


class Desk(Protocol):
    """What the commands need from whoever runs the game."""

    def save(self, file: str) -> None: ...

    def log(self, count: int) -> None: ...

    def rule(self, name: str) -> None: ...

    def reference(self, words: str) -> None: ...

    def forget(self) -> None: ...

    def explained(self, seat: int, reason: Refusal) -> Refusal: ...


class Prompt:
    """One question to one person."""

    def __init__(self, speech: Speech, desk: Desk) -> None:
        self.speech, self.voice, self.desk = speech, speech.voice, desk
        self.say = speech.voice.say
        self.shown = PAGE

    def ask(self, ask: Ask, inner: bool = False) -> Answer:
        """An answer that the ask allows."""
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
                answer = self.answer(heard, reader)
            except Unclear as unclear:
                self.say(unclear.key, **unclear.about)
                continue
            except EscarmoucheError as problem:
                self.voice.line(self.voice.problem(problem))
                continue
            except _Again:
                self.present(reader)
                continue
            reason = ask.why_not(answer)
            if reason is None:
                return answer
            self.voice.line(self.refused(self.desk.explained(ask.seat, reason), heard))

    def refused(self, reason: Refusal, heard: str) -> str:
        """A refusal in words; what is possible has just been listed, so that is not told again."""
        if reason.key in (NOT_AN_OPTION, NOT_A_BRANCH):
            return self.speech.tell("cli-unclear-option", text=heard)
        return self.speech.refusal(reason)

    def answer(self, heard: str, reader: Reader) -> Answer:
        """What was typed, and the rest of it if a branch needs more."""
        return self._whole(reader.ask, reader.read(heard))

    def _whole(self, ask: Ask, answer: Answer) -> Answer:
        """An answer with what its innermost branch still needs."""
        if not isinstance(ask, Menu) or not isinstance(answer, str | dict):
            return answer
        name, said = parts(answer)
        behind = ask.branch(name) if name in ask.names else None
        if not isinstance(behind, Ask):
            return answer
        if said is not None:
            return {name: self._whole(behind, said)}
        try:
            return {name: self.ask(behind, inner=True)}
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
        if reader.stall is not None:
            for line in reader.stall.wearable():
                self.voice.line(line)
            self.say("cli-how-roster")
        elif isinstance(ask, Some):
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
        for name in COMMANDS:
            if fold(first) in [fold(word) or word for word in self.speech.tell(f"cli-do-{name}").split(", ")]:
                return self._do(name, rest.strip(), reader, inner)
        return False

    def _do(self, name: str, rest: str, reader: Reader, inner: bool) -> bool:
        if name == "quit":
            raise Quit
        if name == "undo":
            raise Undo
        if name == "concede":
            self._concede()
            return True
        if name == "back":
            if not inner:
                raise Unclear("cli-no-back")
            raise Back
        if name == "again":
            self.present(reader)
        elif name == "more":
            self._more(reader)
        elif name == "help":
            self.voice.line(self.speech.tell("cli-play-help"))
        elif name == "why":
            self.why(rest, reader)
        elif name == "look":
            self.look(rest)
        elif name == "near":
            self.near(rest)
        elif name == "map":
            self.map(rest, reader.options() if reader.lists_squares else ())
        elif name == "log":
            self.desk.log(int(rest) if rest.isdigit() else 20)
        elif name == "rule":
            self.desk.rule(rest or reader.ask.rule)
        elif name == "sheet":
            self.desk.reference(rest)
        elif name == "always":
            self._always(rest, reader, inner)
        elif name == "save":
            self.desk.save(rest)
        return True

    def _concede(self) -> None:
        """Only who says yes to it gives up."""
        heard = self.voice.hear(self.speech.tell("cli-concede-sure"))
        if heard is None:
            raise Quit
        if fold(heard) in map(fold, self.speech.tell("cli-say-yes").split(", ")):
            raise Concede
        self.say("cli-concede-not")

    def _always(self, rest: str, reader: Reader, inner: bool) -> None:
        """Answer now, and the same whenever the same is asked, until the turn ends; `always off` ends it (MOON-AMB-96)."""
        if fold(rest) in map(fold, self.speech.tell("cli-say-off").split(", ")):
            self.desk.forget()
            return
        if not rest or inner:
            raise Unclear("cli-always-what")
        answer = self.answer(rest, reader)
        reason = reader.ask.why_not(answer)
        if reason is not None:
            self.voice.line(self.refused(reason, rest))
            return
        raise Always(answer)

    def _more(self, reader: Reader) -> None:
        paged = isinstance(reader.ask, Place | Path) or reader.lists_squares
        if not paged or self.shown >= len(reader.options()):
            raise Unclear("cli-no-more")
        start, self.shown = self.shown, self.shown + _page(reader)
        self._page(reader, start)

    def why(self, rest: str, reader: Reader) -> None:
        """Why an answer is refused; without one, why each closed branch is closed."""
        ask = reader.ask
        if not rest:
            closed = [(name, ask.branch(name)) for name in ask.names] if isinstance(ask, Menu) else []
            told = [(name, reason) for name, reason in closed if isinstance(reason, Refusal)]
            if not told:
                self.say("cli-why-how", rule=ask.rule)
            for name, reason in told:
                self.voice.line(
                    f"{self.speech.branch(name)}{self.speech.tell('cli-colon')}{self.speech.refusal(reason)}"
                )
            return
        answer = reader.read(rest)
        refusal = None if _begun(ask, answer) else ask.why_not(answer)
        self.voice.line(self.speech.tell("cli-why-allowed") if refusal is None else self.refused(refusal, rest))

    def look(self, rest: str) -> None:
        """The table; or one thing on it, whole."""
        if not rest:
            for line in table(self.speech):
                self.voice.line(line)
            return
        pieces = {piece.id: piece for piece in self.speech.scene.pieces}
        card = self._named(rest, pieces)
        if card in pieces:
            self.voice.line(self.speech.piece(pieces[card], self.speech.origin))
            if pieces[card].marks:
                self.voice.line(self.speech.plain(pieces[card].marks))
            card = pieces[card].card
        for line in sheet(self.speech.sheets.get(card, {}), self.speech):
            self.voice.line(line)

    def _named(self, text: str, pieces: Mapping[str, Piece]) -> str:
        """The model or the card that is called so; a model also by the square where it stands."""
        speech = self.speech
        labels = {piece: [piece, speech.word(piece)] for piece in pieces}
        labels |= {card: [card, speech.word(card)] for card in speech.sheets if card not in labels}
        there = Aim(speech, speech.grid, None).things(text, list(pieces)) if speech.grid is not None else []
        found = there or matches(text, labels)
        if not found:
            raise Unclear("cli-unknown-thing", text=text)
        if len(found) > 1:
            raise Unclear("cli-several", text=text, names=", ".join(speech.word(name) for name in found[:6]))
        return str(found[0])

    def near(self, rest: str) -> None:
        """What is around the model in question, or around what is named; on a grid also around a square."""
        speech, place = self.speech, self.speech.origin
        if rest:
            cell = Aim(speech, speech.grid, None).named(rest) if speech.grid is not None else ""
            place = speech.grid.spot(cell) if speech.grid is not None and cell else Places(speech, None).thing(rest)
        if place is None:
            raise Unclear("cli-near-what")
        for line in around.about(speech, place):
            self.voice.line(line)

    def map(self, rest: str, offered: Sequence[Any] = ()) -> None:
        """A plane in words, or drawn if something follows; squares drawn, with those that can be chosen, or in words."""
        words = fold(rest) in Places(self.speech, None).words("words")
        lines: Iterable[str]
        if self.speech.grid is None:
            lines = sketch(self.speech) if rest and not words else everything(self.speech)
        else:
            lines = everything(self.speech) if words else chart(self.speech, self.speech.grid, offered)
        for line in lines:
            self.voice.line(line)


def _page(reader: Reader) -> int:
    return SQUARES if reader.lists_squares else PAGE


def _begun(ask: Ask, answer: Answer) -> bool:
    """Is it a branch that needs more to be said?"""
    if not isinstance(ask, Menu) or not isinstance(answer, str | dict):
        return False
    name, said = parts(answer)
    behind = ask.branch(name) if name in ask.names else None
    return isinstance(behind, Ask) and (said is None or _begun(behind, said))
