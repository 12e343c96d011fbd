"""Saving and loading: a record is the set-up, every answer, and a last line that proves that nothing is missing or changed.

One JSON value a line. The first says which game, rules and set-up; then one line an answer; the last holds the count, a digest of
all lines before it and, when the game is over or its owner saves it, the seed, so that anyone can check the deals.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.book import Book, find
from escarmouche.core.chance import DEALER, Deal, commitment
from escarmouche.core.game import CONCEDE, LAPSE, Game
from escarmouche.core.mark import Entry, tuples
from escarmouche.core.refusal import BadRecord, EscarmoucheError

FORMAT = 1


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
    """A game as text. It holds every hidden card: it is for its owner, and for all once the game is over. Without its seed it can be
    replayed but not continued."""
    if not game.whole:
        raise BadRecord("error-record-part", game.book.name)
    head = Head(FORMAT, game.book.name, game.book.version, msgspec.to_builtins(game.setup), game.commitment)
    entries = game.entries()
    lines = [msgspec.json.encode(head), *(msgspec.json.encode(entry) for entry in entries)]
    tail = Tail(len(entries), _digest(lines), game.seed.hex() if seed else None)
    return b"\n".join([*lines, msgspec.json.encode(tail), b""]).decode()


def save(game: Game[Any], path: Path, *, seed: bool = True) -> None:
    """Write a record whole or not at all: a crash in between leaves the old file."""
    part = path.with_name(path.name + ".part")
    part.write_text(record(game, seed=seed), encoding="utf-8")
    part.replace(path)


def load(path: Path) -> Game[Any]:
    """The game in a file, standing where it was saved."""
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
    game = _replay(book, book.read_setup(head.setup), entries, seed, file)
    game.promised = head.commitment
    return game


def _parse(text: str, file: str) -> tuple[Head, list[Entry], Tail]:
    lines = text.encode().split(b"\n")
    try:
        head = msgspec.json.decode(lines[0], type=Head)
    except msgspec.MsgspecError:
        raise BadRecord("error-not-a-record", file=file) from None
    if head.format != FORMAT:
        raise BadRecord("error-record-format", file=file, format=head.format, known=FORMAT)
    while lines and not lines[-1]:
        lines.pop()
    try:
        tail = msgspec.json.decode(lines[-1], type=Tail)
    except msgspec.MsgspecError:
        raise BadRecord("error-record-cut", file=file, line=len(lines)) from None
    if tail.digest != _digest(lines[:-1]) or tail.answers != len(lines) - 2:
        raise BadRecord("error-record-edited", file=file, counted=len(lines) - 2, promised=tail.answers)
    try:
        entries = [_entry(n, d, tuples(a)) for n, d, a in map(msgspec.json.decode, lines[1:-1])]
    except (msgspec.MsgspecError, ValueError, TypeError):
        raise BadRecord("error-record-edited", file=file, counted=len(lines) - 2, promised=tail.answers) from None
    return head, entries, tail


def _entry(name: str, dealt: bool, answer: Any) -> Entry:
    """A line of the record; a lapse holds its question, its seats and its answer."""
    if name == LAPSE:
        question, late, given = answer
        answer = (str(question), tuple(late), given)
    return Entry(name, dealt, answer)


def _replay(book: Book[Any], setup: Any, entries: list[Entry], seed: bytes, file: str) -> Game[Any]:
    """Answer every question of the record again; stop loudly where the question or the deal is another."""
    waiting = iter(enumerate(entries, start=1))
    last = 0

    def following(name: str, dealt: bool, rule: str) -> Any:
        nonlocal last
        last, entry = next(waiting, (len(entries) + 1, None))
        if entry is None:
            raise BadRecord("error-record-short", file=file, number=last, rule=rule)
        entry = _lapsed(entry)[0]
        if (entry.name, entry.dealt) != (name, dealt):
            recorded = entry.name
            raise BadRecord("error-record-question", file=file, number=last, recorded=recorded, asked=name, rule=rule)
        return entry.answer

    def dealer(ask: Any) -> Any:
        answer = following(ask.name, True, ask.rule)
        if ask.why_not(answer) is not None:
            raise BadRecord("error-record-deal", file=file, number=last, rule=ask.rule)
        if seed and answer != ask.sample(Deal(seed, game_dealt())):
            raise BadRecord("error-record-deal", file=file, number=last, rule=ask.rule)
        return answer

    dealt = 0

    def game_dealt() -> int:
        nonlocal dealt
        dealt += 1
        return dealt

    game = Game(book, setup, seed, dealer=dealer)
    while last < len(entries):
        asks = game.pending
        if not asks:
            raise BadRecord("error-record-long", file=file, number=last + 1)
        late = _lapsed(entries[last])[1]
        try:
            if entries[last].name == CONCEDE:
                last, gone = next(waiting)
                game.concede(gone.answer)
                continue
            answer = following(asks[0].name, asks[0].seat == DEALER, asks[0].rule)
            answers = answer if len(asks) > 1 else (answer,)
            if not isinstance(answers, tuple) or len(answers) != len(asks):
                raise BadRecord("error-record-together", file=file, number=last, rule=asks[0].rule, seats=len(asks))
            for ask, given in zip(asks, answers, strict=True):
                if ask.seat not in late:
                    game.answer(ask.seat, given)
                elif given == book.default(game.table, ask):
                    game.lapse(ask.seat)
                else:
                    raise BadRecord("error-record-lapse", file=file, number=last, rule=book.clock)
        except BadRecord:
            raise
        except EscarmoucheError as problem:
            why = problem.refusal
            bad = BadRecord("error-record-answer", book.name, file=file, number=last, rule=asks[0].rule, reason=why)
            bad.names = problem.names
            raise bad from None
    game.dealer = None
    return game


def _lapsed(entry: Entry) -> tuple[Entry, tuple[int, ...]]:
    """An answer as it was given, and the seats for which it was given because their time had run out."""
    if entry.name != LAPSE:
        return entry, ()
    name, late, answer = entry.answer
    return Entry(name, False, answer), late


def _digest(lines: list[bytes]) -> str:
    return hashlib.blake2b(b"\n".join(lines), digest_size=16).hexdigest()
