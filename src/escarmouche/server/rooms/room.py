"""A room in memory: the game, rebuilt by replaying the log, and everything that its viewers may be told.

Nothing here waits or writes. `propose_...` checks something that a player wants and returns the entry to be written, or None if there is
nothing to do. `apply` plays an entry, new or from the log, always in the same way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from escarmouche.core.asks.ask import Ask, plain
from escarmouche.core.book import Book, find
from escarmouche.core.dealer.chance import commitment
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import EscarmoucheError, Refusal, refuse
from escarmouche.server.rooms.learning import Learning
from escarmouche.server.rooms.log_entry import EntryKind, LogEntry, canonical
from escarmouche.server.rooms.opening import opened, origin, told_origin
from escarmouche.server.rooms.seats import LONGEST_TEXT, clean
from escarmouche.server.rooms.undoing import Undoing, UndoRequest
from escarmouche.server.rooms.views import Views
from escarmouche.server.store.store import RoomRow, SeatRow
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import Course, FaultCode, RoomInfo, SeatInfo, Status

REMEMBERED = 64  # answers of a seat that are recognised when they are repeated


class Played(NamedTuple):
    """What an entry led to. `back_to` is set by an undo: what came after that entry has not happened."""

    events: list[Event]
    back_to: int | None = None


class Room:
    """A room: its game, its seats, and the numbers that order its log."""

    def __init__(self, row: RoomRow, seats: Sequence[SeatRow], entries: Sequence[LogEntry]) -> None:
        self.row, self.seats = row, list(seats)
        self.book = _book(row)
        self.game, self.tutor = opened(row, self.book)
        self.serial, self.moment, self.ended = 0, 1, False
        self.stand_ins: dict[int, str] = {}  # seat -> the bot that plays for its person
        self.replaced_at: dict[int, int] = {}  # seat -> the entry with which that bot sat down
        self.undoing = Undoing(self)
        self.learning = Learning(self)
        self._answered: dict[int, dict[int, bytes]] = {}  # seat -> moment -> answer
        self.decisions: list[tuple[int, int]] = []  # (serial, length of the record after it) of decisions that stand
        self.course: Course | None = None  # how the game went: once it is over, and somebody has asked
        self.views = Views(self)
        for entry in entries:
            self.apply(entry)

    # -- how it stands

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> Status:
        return "over" if self.game.over else "ended" if self.ended else "playing"

    @property
    def asked(self) -> int:
        """The seats that are asked something, as a bit mask."""
        if self.status != "playing":
            return 0
        return sum(1 << ask.seat for ask in self.game.pending if not self.game.has_answered(ask.seat))

    @property
    def conceded(self) -> list[int]:
        """The seats that have given up."""
        seats: list[int] = self.game.table.state.conceded
        return seats

    def bot(self, seat: int) -> str:
        """The bot that plays a seat; empty if a person does."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else self.stand_ins.get(seat, "")

    def persons(self) -> list[int]:
        """The seats that persons play."""
        return [row.seat for row in self.seats if row.kind == "person" and row.seat not in self.stand_ins]

    def bots_asked(self) -> list[int]:
        """The seats of bots that should be thinking. Bots wait while persons discuss an undo; in a lesson the other side answers at
        once (see `Learning.propose_answer`)."""
        if self.undoing.request is not None or self.tutor is not None:
            return []
        return [row.seat for row in self.seats if self.asked >> row.seat & 1 and self.bot(row.seat)]

    # -- playing entries

    def next_entry(self, kind: EntryKind, seat: int | None, body: Mapping[str, Any] | None = None) -> LogEntry:
        return LogEntry(self.id, self.serial + 1, kind, seat, dict(body or {}))

    def apply(self, entry: LogEntry) -> None:
        """Play an entry. An answer that is refused has changed nothing."""
        cue = self.learning.said_of(entry)
        events, back_to = _PLAYS.get(entry.kind, Room._no_effect)(self, entry)
        self.serial = entry.serial
        if entry.at:
            self.learning.reached(entry.at)  # it is in the log, and was counted
        self.views.moved(entry, events, back_to, cue)

    def go_on(self, entries: Sequence[LogEntry], seconds: float) -> int:
        """Play entries for about so long. Returns how many were played: at least one."""
        until = time.perf_counter() + seconds
        for count, entry in enumerate(entries, start=1):
            self.apply(entry)
            if time.perf_counter() >= until:
                return count
        return len(entries)

    def _start(self, entry: LogEntry) -> Played:
        return Played([*told_origin(self.row), *self.game.events])

    def _answer(self, entry: LogEntry) -> Played:
        game, seat, number = self.game, _seat(entry), self.game.number
        moment, answer = entry.body["moment"], entry.body["answer"]
        if entry.body.get("late", False):
            game.lapse(seat)
        elif self.tutor is None:
            game.answer(seat, answer)
        else:
            self.tutor.answer(seat, answer, by_table=entry.body.get("auto", False))
        if entry.body.get("auto", False):
            self.undoing.by_table.setdefault(seat, set()).add(number)
        remembered = self._answered.setdefault(seat, {})
        remembered[moment] = canonical(answer)
        if len(remembered) > REMEMBERED:
            del remembered[next(iter(remembered))]
        self.undoing.request = None  # a player who plays on does not take back
        if game.number == number:
            return Played([])  # a secret answer: the others have not answered yet
        self._decided(entry)
        return Played(game.events)

    def _concede(self, entry: LogEntry) -> Played:
        (self.game if self.tutor is None else self.tutor).concede(_seat(entry))
        self.undoing.request = None
        self._decided(entry)
        return Played(self.game.events)

    def _decided(self, entry: LogEntry) -> None:
        self.decisions.append((entry.serial, self.game.number))
        self.moment += 1

    def _undo(self, entry: LogEntry) -> Played:
        """Go back to an earlier length of the record. If only a secret answer was taken back, nothing has to be unsaid."""
        to: int = entry.body["to"]
        secret = to == self.game.number
        if self.tutor is None:
            self.game.take_back(entry.seat, to, anew=entry.body.get("anew", False))
        else:
            self.tutor.take_back(_seat(entry), to)
        while self.decisions and self.decisions[-1][1] > to:
            self.decisions.pop()
        self.undoing.by_table = {
            seat: {at for at in lengths if at < to} for seat, lengths in self.undoing.by_table.items()
        }
        self.undoing.request = None
        self.moment += 1
        return Played([]) if secret else Played(self.game.events, self.serial_at(to))

    def serial_at(self, number: int) -> int:
        """The entry after which the game's record had this length."""
        return max((serial for serial, length in self.decisions if length <= number), default=0)

    def _ask_undo(self, entry: LogEntry) -> Played:
        why = msgspec.convert(entry.body["why"], Refusal)
        self.undoing.request = UndoRequest(_seat(entry), entry.body["to"], entry.serial, why)
        return Played([])

    def _agree(self, entry: LogEntry) -> Played:
        if self.undoing.request is not None and entry.seat is not None:
            self.undoing.request.agreed.append(entry.seat)
        return Played([])

    def _deny_undo(self, entry: LogEntry) -> Played:
        self.undoing.request = None
        return Played([])

    def _bot(self, entry: LogEntry) -> Played:
        seat = _seat(entry)
        self.stand_ins[seat], self.replaced_at[seat] = entry.body["bot"], entry.serial
        return Played([])

    def _person(self, entry: LogEntry) -> Played:
        self.stand_ins.pop(_seat(entry), None)
        self.replaced_at.pop(_seat(entry), None)
        return Played([])

    def _end(self, entry: LogEntry) -> Played:
        self.ended, self.undoing.request = True, None
        self.moment += 1
        return Played([])

    def _skip(self, entry: LogEntry) -> Played:
        self.learning.tutor().skip()
        return Played([])

    def _chose(self, entry: LogEntry) -> Played:
        tutor = self.learning.tutor()
        tutor.choose(entry.body["choice"])
        self.moment += 1
        self.ended = bool(tutor.standing.result)
        return Played([])

    def _no_effect(self, entry: LogEntry) -> Played:
        return Played([])

    # -- what may be done

    def propose_answer(
        self, seat: int, moment: int, answer: Any, *, forced: bool = False, by_bot: bool = False, by_table: bool = False
    ) -> LogEntry | None:
        if not plain(answer):
            self.question(seat, moment)
            raise self._refused(self.game.refusal(seat, answer))
        text = canonical(answer)
        before = self._answered.get(seat, {}).get(moment)
        if before == text:
            return None  # a repeat
        if before is not None:
            raise ServerError("answered", "fault-answered")
        ask = self.question(seat, moment)
        if not by_bot:
            self.check_not_replaced(seat)
        # The answer is played as the log will have it, so that a replay is the same.
        body = {"moment": moment, "answer": msgspec.json.decode(text)}
        idle = (
            by_table and canonical(self.book.idle(self.game.table, ask)) == text
        )  # what a player chose is a decision of its own
        marks = {"forced": forced, "auto": idle}
        return self.next_entry("answer", seat, body | {mark: True for mark, is_so in marks.items() if is_so})

    def question(self, seat: int, moment: int) -> Ask:
        """What a seat is asked at a moment."""
        self.check_playing()
        if moment != self.moment:
            raise ServerError("stale", "fault-stale")
        ask = self.game.asked(seat)
        if ask is None:
            raise self._refused(self.game.refusal(seat, None), "out-of-turn")
        return ask

    def check_playing(self) -> None:
        if self.status != "playing":
            raise ServerError("over", "fault-over")

    def why(self, seat: int, moment: int, answer: Any) -> Refusal | None:
        """Why a seat may not give an answer; None if it may."""
        self.question(seat, moment)
        return self.game.refusal(seat, answer)

    def _refused(self, why: Refusal | None, code: FaultCode = "malformed") -> ServerError:
        error = ServerError(code, why or refuse("fault-malformed"), self.book.name)
        error.names = self.game.names()
        return error

    def check_not_replaced(self, seat: int) -> None:
        """While a bot plays for a person, the person does not."""
        if seat in self.stand_ins:
            raise ServerError("refused", "fault-replaced")

    def propose_concession(self, seat: int) -> LogEntry:
        self.check_playing()
        self.check_not_replaced(seat)
        why = self.game.cannot_concede(seat)
        if why is not None:
            raise self._refused(why, "refused")
        return self.next_entry("concede", seat)

    def propose_end(self, by: int, about: int) -> LogEntry | None:
        self._check_absence(by, about)
        return self.next_entry("end", by, {"about": about})

    def propose_stand_in(self, by: int, about: int, bot: str) -> LogEntry | None:
        self._check_absence(by, about)
        return None if about in self.stand_ins else self.next_entry("bot", about, {"bot": bot, "by": by})

    def _check_absence(self, by: int, about: int) -> None:
        """Only another person who still plays can be absent."""
        self.check_playing()
        known = 0 <= about < len(self.seats)
        if not known or about == by or self.seats[about].kind == "bot" or about in self.conceded:
            raise ServerError("unknown", "fault-absence")

    def propose_return(self, seat: int) -> LogEntry | None:
        return self.next_entry("person", seat) if seat in self.stand_ins else None

    def propose_chat(self, seat: int, text: str) -> LogEntry | None:
        chat = clean(text, LONGEST_TEXT)
        return self.next_entry("said", seat, {"text": chat}) if chat else None

    def check_may_ask_advice(self, seat: int, moment: int) -> None:
        """Nobody asks a bot while they play against other people, except for the set-up; in a lesson the guide gives hints."""
        self.question(seat, moment)
        self.check_not_replaced(seat)
        begun = any(track.name == "turn" and track.value for track in self.views.see(seat).scene.tracks)
        if self.tutor is not None or (begun and self.persons() != [seat]):
            raise ServerError("refused", "fault-advice-people")

    # -- what everybody is told

    def info(self, away: Mapping[int, int], spectators: int, patience: int) -> RoomInfo:
        """What everybody may know of the room. `away` has the seconds that absent seats have been away."""
        options = {name: value for name, value in self.row.options.items() if name != "seats"}
        return RoomInfo(
            room=self.id,
            game=self.row.game,
            options=options,
            status=self.status,
            seats=[self._seat_info(row, away) for row in self.seats],
            commitment="" if self.tutor is not None else commitment(self.row.seed),
            spectators=spectators,
            seed="" if self.tutor is not None or self.status == "playing" else self.row.seed.hex(),
            patience=patience,
            practice=self.row.practice,
            undo=self.undoing.asked(),
            concession=self.book.concession,
            lesson="" if self.tutor is None else self.tutor.lesson.id,
            watchable=self.row.spectators,
            origin=origin(self.row),
        )

    def _seat_info(self, row: SeatRow, away: Mapping[int, int]) -> SeatInfo:
        if row.kind == "bot":
            return SeatInfo(row.seat, row.kind, row.name, row.bot, here=True)
        return SeatInfo(
            seat=row.seat,
            kind=row.kind,
            name=row.name,
            bot=self.bot(row.seat),
            here=row.seat not in away,
            gone=away.get(row.seat, 0),
            replaced=row.seat in self.stand_ins,
            conceded=row.seat in self.conceded,
        )


_PLAYS: dict[EntryKind, Callable[[Room, LogEntry], Played]] = {
    "start": Room._start,
    "answer": Room._answer,
    "concede": Room._concede,
    "ask-undo": Room._ask_undo,
    "agree": Room._agree,
    "deny-undo": Room._deny_undo,
    "undo": Room._undo,
    "bot": Room._bot,
    "person": Room._person,
    "end": Room._end,
    "skip": Room._skip,
    "chose": Room._chose,
}  # other kinds do not touch the game


def _seat(entry: LogEntry) -> int:
    assert entry.seat is not None
    return entry.seat


def _book(row: RoomRow) -> Book[Any]:
    """The rules that the room was made with; with others the log would play out differently."""
    try:
        book = find(row.game)
    except EscarmoucheError as error:
        raise ServerError.of(error) from None
    if book.version != row.rules:
        raise ServerError("unknown", "fault-rules", recorded=row.rules, installed=book.version)
    return book
