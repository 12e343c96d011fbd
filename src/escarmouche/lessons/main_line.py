"""The main line of a lesson, played through once: which answers it gives to which questions, and what is dealt meanwhile."""

from __future__ import annotations

import functools
import hashlib
from typing import Any, NamedTuple

import msgspec

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import find
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.core.dealer.script import WORDS, Script, Unscripted
from escarmouche.core.files.case_reader import BadPosition
from escarmouche.core.files.written_answers import as_answer, decline_until
from escarmouche.core.messages.refusal import BadSetup, EscarmoucheError
from escarmouche.core.play.game import Game
from escarmouche.lessons.lesson import Lesson

LIMIT = 200  # questions that `until` passes over at most
ALIKE = ("seat", "figure", "model")  # what a deal is about, where that says whose it is


class Move(NamedTuple):
    """An answer of the main line."""

    step: int  # of `when`
    seat: int
    ask: str
    answer: Answer
    active: str  # who acted then
    mark: str  # how the table stood then, roughly: see `mark`


class Dealt(NamedTuple):
    """A deal of the main line, and after how many answers it came."""

    key: tuple[str, ...]
    answer: Answer
    after: int


class MainLine(NamedTuple):
    moves: list[Move]
    deals: list[Dealt]
    over: bool


def position(lesson: Lesson) -> tuple[Any, Any]:
    """The set-up and the state that a lesson begins with."""
    book, file, source = find(lesson.game), lesson.file, lesson.source
    options: dict[str, Any] = {**file.options, "seats": file.seats}
    if file.edition is not None:
        options["edition"] = file.edition
    given = {word: value for word, value in file.given.items() if word not in WORDS}
    try:
        setup = book.read_setup(book.cases.prepared(options, given))
        return setup, book.cases.position(setup, given)
    except BadPosition as error:
        raise source.wrong(error.refusal, ("given", *error.path)) from None
    except BadSetup as error:
        raise source.wrong(error.refusal, ("options",)) from None


def deal_key(ask: Ask) -> tuple[str, ...]:
    """What a deal is, and whose."""
    about: Any = ask.about
    return (ask.name, *(f"{word}={about[word]}" for word in ALIKE if about.get(word) not in (None, "")))


def mark(game: Game[Any]) -> str:
    """How the table stands, as far as sentences speak of it: the turn, the score, who stands, who holds what."""
    scene = game.book.scene(game.table, None)
    seen = (
        [(track.name, track.seat, track.value) for track in scene.tracks],
        sorted((piece.id, piece.place) for piece in scene.pieces),
        sorted((marker.id, marker.holder, marker.seat if marker.seat is not None else -1) for marker in scene.markers),
        sorted((duel.name, duel.stage) for duel in scene.duels),
    )
    return hashlib.blake2b(msgspec.json.encode(seen), digest_size=8).hexdigest()


def active(game: Game[Any]) -> str:
    return game.book.scene(game.table, None).active


@functools.cache
def main_line(lesson: Lesson) -> MainLine:
    """The main line; played once, then remembered."""
    return _Player(lesson).play()


def digest(lesson: Lesson) -> str:
    """What a lesson does, in short: rooms that began from it play out the same only while it is the same."""
    data = msgspec.json.encode(msgspec.to_builtins(lesson.file, str_keys=True), order="sorted")
    return hashlib.blake2b(data, digest_size=8).hexdigest()


class _Player:
    """Plays the main line. What does not fit is a mistake of the file, with its line."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.source = lesson, lesson.source
        self.moves: list[Move] = []
        self.deals: list[Dealt] = []
        setup, state = position(lesson)
        seed = seed_bytes(lesson.file.seed)
        self.script = Script(lesson.file.given, seed)
        try:
            self.game: Game[Any] = Game(find(lesson.game), setup, seed, state=state, dealer=self._deal)
        except Unscripted as wrong:
            raise self._misdealt(wrong) from None

    def _deal(self, ask: Ask) -> Answer:
        answer = self.script(ask)
        self.deals.append(Dealt(deal_key(ask), answer, len(self.moves)))
        return answer

    def _misdealt(self, wrong: Unscripted) -> EscarmoucheError:
        problem: EscarmoucheError = self.source.wrong(
            "file-lesson-dealt", ("given", *wrong.at), deal=wrong.what, wanted=str(wrong.wanted)
        )
        return problem

    def play(self) -> MainLine:
        for n, cue in enumerate(self.lesson.cues):
            for seat, written in cue.answers.items():
                self._answer(n, seat, written)
            if cue.until is not None:
                self._until(n, cue.until)
        return MainLine(self.moves, self.deals, self.game.over)

    def _answer(self, n: int, seat: int, written: Any) -> None:
        ask = self.game.asked(seat)
        if ask is None:
            waiting = [f"{other.seat}: {other.name}" for other in self.game.pending]
            raise self.source.wrong("file-lesson-nobody", ("when", n, seat), seat=str(seat), waiting=waiting)
        wanted = self.lesson.cues[n].asked.get(seat)
        if wanted is not None and wanted not in (ask.name, ask.rule):
            raise self.source.wrong("file-lesson-asked", ("when", n, "asked"), wanted=str(wanted), asked=ask.name)
        self._give(n, ask, as_answer(ask, written), ("when", n, seat))

    def _give(self, n: int, ask: Ask, answer: Answer, at: tuple[Any, ...]) -> None:
        reason = self.game.refusal(ask.seat, answer)
        if reason is not None:
            raise self.source.wrong("file-lesson-refused", at, ask=ask.name, reason=reason)
        self.moves.append(Move(n, ask.seat, ask.name, answer, active(self.game), mark(self.game)))
        try:
            self.game.answer(ask.seat, answer)
        except Unscripted as wrong:
            raise self._misdealt(wrong) from None

    def _until(self, n: int, named: Any) -> None:
        at = ("when", n, "until")
        if not decline_until(self.game, named, lambda ask, answer: self._give(n, ask, answer, at), LIMIT):
            raise self.source.wrong("file-lesson-until", at, wanted=str(named))
