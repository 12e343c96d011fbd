"""Saving and loading: a record is the set-up, every answer, and a last line that proves that nothing is missing or changed.

Each line is a JSON value. The first says which game, rules and set-up; each answer has a line; the last holds the number of answers, a
digest of all lines before it and, when the game is over or its owner saves it, the seed, so that anyone can check the deals. What was
taken back past chance is one line (`taken_back.py`), and its deals are checked as well.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.book import Book, find
from escarmouche.core.dealer.chance import DEALER, Deal, commitment
from escarmouche.core.messages.refusal import BadRecord, EscarmoucheError
from escarmouche.core.play.game import Game
from escarmouche.core.play.mark import CONCEDE, LAPSE, UNDONE, Entry, tuples
from escarmouche.core.play.taken_back import Item, Undone, kept, undone, unrolled

FORMATS = (1, 2)  # 2: something was taken back past chance


class Head(msgspec.Struct, tag_field="escarmouche", tag="record", forbid_unknown_fields=True):
    """The first line."""

    format: int
    game: str
    rules: str
    setup: dict[str, Any]
    commitment: str


class Tail(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    answers: int
    digest: str
    seed: str | None = None


def record(game: Game[Any], *, seed: bool = True) -> str:
    """A game as text. It holds every hidden card: it is for its owner, and for everybody once the game is over. Without its seed it can
    be replayed but not continued."""
    if not game.whole:
        raise BadRecord("error-record-part", game.book.name)
    entries = game.entries()
    format = FORMATS[any(entry.name == UNDONE for entry in entries)]
    head = Head(format, game.book.name, game.book.version, msgspec.to_builtins(game.setup), game.commitment)
    lines = [msgspec.json.encode(head), *(msgspec.json.encode(entry) for entry in entries)]
    tail = Tail(len(entries), _digest(lines), game.seed.hex() if seed else None)
    return b"\n".join([*lines, msgspec.json.encode(tail), b""]).decode()


def save(game: Game[Any], path: Path, *, seed: bool = True) -> None:
    """Write a record completely or not at all: after a crash the old file is still there."""
    part = path.with_name(path.name + ".part")
    part.write_text(record(game, seed=seed), encoding="utf-8")
    part.replace(path)


def load(path: Path) -> Game[Any]:
    """The game in a file, as it was when it was saved."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord("error-no-file", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as problem:
        raise BadRecord("error-unreadable", file=str(path), problem=str(problem)) from None
    return read(text, str(path))


def read(text: str, file: str = "record") -> Game[Any]:
    """The game in a record's text."""
    head, entries, tail = _parse(text, file)
    book = find(head.game)
    if head.rules != book.version:
        raise BadRecord("error-record-version", file=file, recorded=head.rules, installed=book.version)
    try:
        seed = bytes.fromhex(tail.seed or "")
    except ValueError:
        raise BadRecord("error-record-commitment", file=file) from None
    if tail.seed and commitment(seed) != head.commitment:
        raise BadRecord("error-record-commitment", file=file)
    game = _Replay(book, book.read_setup(head.setup), entries, seed, file).run()
    game.promised = head.commitment
    return game


def _parse(text: str, file: str) -> tuple[Head, list[Entry], Tail]:
    lines = text.encode().split(b"\n")
    try:
        head = msgspec.json.decode(lines[0], type=Head)
    except msgspec.MsgspecError:
        raise BadRecord("error-not-a-record", file=file) from None
    if head.format not in FORMATS:
        raise BadRecord("error-record-format", file=file, format=head.format, known=FORMATS[-1])
    while lines and not lines[-1]:
        lines.pop()
    try:
        tail = msgspec.json.decode(lines[-1], type=Tail)
    except msgspec.MsgspecError:
        raise BadRecord("error-record-cut", file=file, line=len(lines)) from None
    if tail.digest != _digest(lines[:-1]) or tail.answers != len(lines) - 2:
        raise BadRecord("error-record-edited", file=file, counted=len(lines) - 2, promised=tail.answers)
    try:
        entries = [_entry(line) for line in lines[1:-1]]
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        raise BadRecord("error-record-edited", file=file, counted=len(lines) - 2, promised=tail.answers) from None
    return head, entries, tail


def _entry(line: bytes) -> Entry:
    """A line of the record. A lapse holds its question, its seats and its answer; an undo everything that was taken back."""
    name, dealt, answer = msgspec.json.decode(line)
    if name == LAPSE:
        msgspec.convert(answer, tuple[str, list[int], Any])
    if name == UNDONE:
        held = msgspec.convert(answer, tuple[int | None, int, int, list[Item]])
        for within, _, held_value in held[3]:
            if within == UNDONE:
                msgspec.convert(held_value, tuple[int | None, int, int, Annotated[int, msgspec.Meta(ge=1)]])
            if within == LAPSE:
                msgspec.convert(held_value, tuple[str, list[int], Any])
    return Entry(name, dealt, tuples(answer))


class _Replay:
    """Answers every question of a record again, and plays what was taken back before taking it back. Stops with an error where a question
    or a deal is different."""

    def __init__(self, book: Book[Any], setup: Any, entries: list[Entry], seed: bytes, file: str) -> None:
        self.seed, self.file, self.count, self.dealt, self.place = seed, file, len(entries), 0, 0
        self.items = list(unrolled(entries))
        self.numbers = [number for number, entry in enumerate(entries, start=1) for _ in unrolled([entry])]
        self.game = Game(book, setup, seed, dealer=self._deal)

    @property
    def number(self) -> int:
        """The number of the entry that was read last."""
        return self.numbers[self.place - 1] if self.place else 0

    def run(self) -> Game[Any]:
        game = self.game
        while self.place < len(self.items):
            if self.items[self.place][0] == UNDONE:
                self._take_back()
            elif game.pending:
                self._answer(game.pending)
            else:
                raise BadRecord("error-record-long", file=self.file, number=self.numbers[self.place])
        game.dealer = None
        return game

    def _following(self, name: str, dealt: bool, rule: str) -> Any:
        """The next answer in the record. It must answer this question."""
        self.place += 1
        if self.place > len(self.items):
            raise BadRecord("error-record-short", file=self.file, number=self.count + 1, rule=rule)
        recorded, by_dealer, answer = self.items[self.place - 1]
        if recorded == UNDONE:
            raise self._other_undo()
        if recorded == LAPSE:
            recorded, _, answer = answer
        if (recorded, by_dealer) != (name, dealt):
            number = self.number
            raise BadRecord(
                "error-record-question", file=self.file, number=number, recorded=recorded, asked=name, rule=rule
            )
        return answer

    def _deal(self, ask: Ask) -> Answer:
        answer = self._following(ask.name, True, ask.rule)
        self.dealt += 1
        legal = ask.why_not(answer) is None
        if not legal or (self.seed and answer != ask.sample(Deal(self.seed, self.dealt))):
            raise BadRecord("error-record-deal", file=self.file, number=self.number, rule=ask.rule)
        return answer

    def _answer(self, asks: tuple[Ask, ...]) -> None:
        name, _, gone = self.items[self.place]
        try:
            if name == CONCEDE:
                self.place += 1
                self.game.concede(gone)
            else:
                self._give(asks)
        except BadRecord:
            raise
        except EscarmoucheError as problem:
            why, rule = problem.refusal, asks[0].rule
            bad = BadRecord(
                "error-record-answer", self.game.book.name, file=self.file, number=self.number, rule=rule, reason=why
            )
            bad.names = problem.names
            raise bad from None

    def _give(self, asks: tuple[Ask, ...]) -> None:
        """Give the recorded answers. For a seat whose time had run out, it must be the ledger's answer."""
        rule, book = asks[0].rule, self.game.book
        late = self._late()
        answer = self._following(asks[0].name, asks[0].seat == DEALER, rule)
        number = self.number
        answers = answer if len(asks) > 1 else (answer,)
        if not isinstance(answers, tuple) or len(answers) != len(asks):
            raise BadRecord("error-record-together", file=self.file, number=number, rule=rule, seats=len(asks))
        for ask, recorded in zip(asks, answers, strict=True):
            if ask.seat not in late:
                self.game.answer(ask.seat, recorded)
            elif recorded == book.default(self.game.table, ask):
                self.game.lapse(ask.seat)
            else:
                raise BadRecord("error-record-lapse", file=self.file, number=number, rule=book.clock)

    def _late(self) -> tuple[int, ...]:
        """The seats for which the next answer was given because their time had run out."""
        name, _, answer = self.items[self.place]
        return tuple(answer[1]) if name == LAPSE else ()

    def _take_back(self) -> None:
        """Take back what has just been played. It must be exactly what the record says, every deal included."""
        game, recorded = self.game, Undone(*self.items[self.place][2])
        taken = tuple(self.items[max(0, self.place - recorded.taken) : self.place])
        self.place += 1
        if recorded.seat is not None and not 0 <= recorded.seat < game.setup.seats:
            raise self._other_undo()
        game.take_back(recorded.seat, max(0, game.number - kept(taken)))
        entry = next((entry for _, entry in game.backwards()), None)
        if entry is None or entry.name != UNDONE or undone(entry) != recorded._replace(taken=taken):
            raise self._other_undo()

    def _other_undo(self) -> BadRecord:
        """What was taken back is not what the record says."""
        return BadRecord("error-record-undone", file=self.file, number=self.number)


def _digest(lines: list[bytes]) -> str:
    return hashlib.blake2b(b"\n".join(lines), digest_size=16).hexdigest()
