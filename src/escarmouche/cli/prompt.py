"""Asking a person: the question, the numbered answers, and the commands that can be typed instead of one."""

from __future__ import annotations

from typing import Protocol

from escarmouche.cli.fold import fold, matches
from escarmouche.cli.reading import Reader
from escarmouche.cli.sheet import sheet
from escarmouche.cli.sketch import sketch
from escarmouche.cli.speech import Speech
from escarmouche.cli.table import everything, table
from escarmouche.cli.unclear import Unclear
from escarmouche.core.ask import Answer, Ask, Menu, Number, Order, Some
from escarmouche.core.refusal import EscarmoucheError, Refusal
from escarmouche.core.region import Path, Place

PAGE = 9  # proposals of a place told at once
COMMANDS = ("help", "why", "look", "map", "log", "rule", "undo", "save", "more", "back", "again", "always", "quit")


class Undo(Exception):
    """Take the last decision back."""


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

    def forget(self) -> None: ...


class Prompt:
    """One question to one person."""

    def __init__(self, speech: Speech, desk: Desk) -> None:
        self.speech, self.voice, self.desk = speech, speech.voice, desk
        self.say = speech.voice.say
        self.shown = PAGE

    def ask(self, ask: Ask, inner: bool = False) -> Answer:
        """An answer that the ask allows."""
        reader = Reader(ask, self.speech)
        if reader.mover is not None and reader.mover.at is not None and reader.mover.seat == ask.seat:
            self.speech.focus = reader.mover.id
        self.shown = PAGE
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
            self.voice.line(self.refused(reason, heard))

    def refused(self, reason: Refusal, heard: str) -> str:
        """A refusal in words; what is possible has just been listed, so that is not told again."""
        if reason.key == "why-not-an-option":
            return self.speech.tell("cli-unclear-option", text=heard)
        return self.speech.refusal(reason)

    def answer(self, heard: str, reader: Reader) -> Answer:
        """What was typed, and the rest of it if a branch needs more."""
        answer = reader.read(heard)
        if isinstance(reader.ask, Menu) and isinstance(answer, str):
            behind = reader.ask.branch(answer)
            if isinstance(behind, Ask):
                try:
                    return {answer: self.ask(behind, inner=True)}
                except Back:
                    raise _Again from None
        return answer

    # -- showing

    def present(self, reader: Reader) -> None:
        ask = reader.ask
        self.voice.head(self.speech.question(ask))
        if isinstance(ask, Place | Path):
            self._page(reader, 0)
            self.say("cli-how-place" if reader.mover and reader.mover.at else "cli-how-place-free")
            return
        options = reader.options()
        if reader.plain_numbers():
            self.say("cli-how-numbers", options=", ".join(map(str, options)))
        else:
            for number, option in enumerate(options, start=1):
                self.voice.line(f"{number}. {reader.label(option)}")
        if isinstance(ask, Some):
            exactly = "-exactly" if ask.least == ask.most else "-upto" if not ask.least else ""
            self.say(f"cli-how-some{exactly}", least=ask.least, most=ask.most)
        elif isinstance(ask, Order):
            self.say("cli-how-order")
        elif isinstance(ask, Number):
            self.say("cli-how-number", low=ask.low, high=ask.high)
        elif isinstance(ask, Menu):
            closed = sum(1 for name in ask.names if isinstance(ask.branch(name), Refusal))
            if closed:
                self.voice.faint(self.speech.tell("cli-closed-count", count=closed))

    def _page(self, reader: Reader, start: int) -> None:
        proposals = reader.proposals()
        for number in range(start, min(self.shown, len(proposals))):
            self.voice.line(f"{number + 1}. {reader.label(proposals[number])}")
        left = len(proposals) - self.shown
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
        elif name == "map":
            self.map(rest)
        elif name == "log":
            self.desk.log(int(rest) if rest.isdigit() else 20)
        elif name == "rule":
            self.desk.rule(rest or reader.ask.rule)
        elif name == "always":
            self._always(rest, reader, inner)
        elif name == "save":
            self.desk.save(rest)
        return True

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
        if not isinstance(reader.ask, Place | Path) or self.shown >= len(reader.proposals()):
            raise Unclear("cli-no-more")
        start, self.shown = self.shown, self.shown + PAGE
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
        begun = isinstance(ask, Menu) and isinstance(answer, str) and isinstance(ask.branch(answer), Ask)
        refusal = None if begun else ask.why_not(answer)
        self.voice.line(self.speech.tell("cli-why-allowed") if refusal is None else self.refused(refusal, rest))

    def look(self, rest: str) -> None:
        """The table; or one thing on it, whole."""
        scene = self.speech.scene
        if not rest:
            for line in table(self.speech):
                self.voice.line(line)
            return
        labels = {piece.id: [piece.id, self.speech.word(piece.id)] for piece in scene.pieces}
        labels |= {card: [card, self.speech.word(card)] for card in self.speech.sheets if card not in labels}
        found = matches(rest, labels)
        if not found:
            raise Unclear("cli-unknown-thing", text=rest)
        if len(found) > 1:
            raise Unclear("cli-several", text=rest, names=", ".join(self.speech.word(name) for name in found[:6]))
        pieces = {piece.id: piece for piece in scene.pieces}
        card = found[0]
        if card in pieces:
            self.voice.line(self.speech.piece(pieces[card], self.speech.origin))
            if pieces[card].marks:
                self.voice.line(self.speech.plain(pieces[card].marks))
            card = pieces[card].card
        for line in sheet(self.speech.sheets.get(card, {}), self.speech):
            self.voice.line(line)

    def map(self, rest: str) -> None:
        """Everything on the board with its place, or a drawing of it."""
        for line in sketch(self.speech) if rest else everything(self.speech):
            self.voice.line(line)
