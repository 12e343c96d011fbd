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
from escarmouche.core.play.undo import Undoable, shown, undoable
from escarmouche.lessons.told import CueBack, CueSaid, Guide, Hint
from escarmouche.lessons.tutor import Tutor
from escarmouche.server.rooms.log_entry import EntryKind, LogEntry, Reached, canonical
from escarmouche.server.rooms.opening import opened, origin, told_origin
from escarmouche.server.rooms.seats import LONGEST_TEXT, clean
from escarmouche.server.rooms.views import Views
from escarmouche.server.store.store import RoomRow, SeatRow
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import Course, FaultCode, RoomInfo, SeatInfo, Status, UndoAsked, UndoOffer

REMEMBERED = 64  # answers of a seat that are recognised when they are repeated
LONGEST = 600.0  # seconds that a sentence of a lesson takes at most: whoever is away longer does not read


class UndoRequest(msgspec.Struct):
    """A seat wants to take a decision back, and the others have been asked."""

    seat: int
    to: int  # the length that the game's record would go back to
    serial: int  # the entry that asked them
    why: Refusal
    agreed: list[int] = []


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
        self._replaced_at: dict[int, int] = {}  # seat -> the entry with which that bot sat down
        self.undo_request: UndoRequest | None = None
        self._answered: dict[int, dict[int, bytes]] = {}  # seat -> moment -> answer
        self._by_table: dict[int, set[int]] = {}  # seat -> the lengths of the record at which the table answered for it
        self.decisions: list[tuple[int, int]] = []  # (serial, length of the record after it) of decisions that stand
        self.course: Course | None = None  # how the game went: once it is over, and somebody has asked
        self._counted, self._reached_at = (
            0,
            0.0,
        )  # of the sentences of a lesson: how many were counted, and when the last was reached
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
        once (see `propose_for_lesson`)."""
        if self.undo_request is not None or self.tutor is not None:
            return []
        return [row.seat for row in self.seats if self.asked >> row.seat & 1 and self.bot(row.seat)]

    # -- playing entries

    def next_entry(self, kind: EntryKind, seat: int | None, body: Mapping[str, Any] | None = None) -> LogEntry:
        return LogEntry(self.id, self.serial + 1, kind, seat, dict(body or {}))

    def apply(self, entry: LogEntry) -> None:
        """Play an entry. An answer that is refused has changed nothing."""
        cue = self._said_of(entry)
        events, back_to = _PLAYS.get(entry.kind, Room._no_effect)(self, entry)
        self.serial = entry.serial
        if entry.at:
            self.reached(entry.at)  # it is in the log, and was counted
        self.views.moved(entry, events, back_to, cue)

    def _said_of(self, entry: LogEntry) -> CueSaid | None:
        """In a lesson: what the guide says of what others do. The sentence that the learner has answered was read before."""
        if self.tutor is None or entry.kind != "answer":
            return None
        by_hand = entry.seat == self.tutor.learner and not entry.body.get("auto", False)
        return None if by_hand else self.tutor.spoken()

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
            self._by_table.setdefault(seat, set()).add(number)
        remembered = self._answered.setdefault(seat, {})
        remembered[moment] = canonical(answer)
        if len(remembered) > REMEMBERED:
            del remembered[next(iter(remembered))]
        self.undo_request = None  # a player who plays on does not take back
        if game.number == number:
            return Played([])  # a secret answer: the others have not answered yet
        self._decided(entry)
        return Played(game.events)

    def _concede(self, entry: LogEntry) -> Played:
        (self.game if self.tutor is None else self.tutor).concede(_seat(entry))
        self.undo_request = None
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
        self._by_table = {seat: {at for at in lengths if at < to} for seat, lengths in self._by_table.items()}
        self.undo_request = None
        self.moment += 1
        return Played([]) if secret else Played(self.game.events, self._serial_at(to))

    def _serial_at(self, number: int) -> int:
        """The entry after which the game's record had this length."""
        return max((serial for serial, length in self.decisions if length <= number), default=0)

    def _ask_undo(self, entry: LogEntry) -> Played:
        why = msgspec.convert(entry.body["why"], Refusal)
        self.undo_request = UndoRequest(_seat(entry), entry.body["to"], entry.serial, why)
        return Played([])

    def _agree(self, entry: LogEntry) -> Played:
        if self.undo_request is not None and entry.seat is not None:
            self.undo_request.agreed.append(entry.seat)
        return Played([])

    def _deny_undo(self, entry: LogEntry) -> Played:
        self.undo_request = None
        return Played([])

    def _bot(self, entry: LogEntry) -> Played:
        seat = _seat(entry)
        self.stand_ins[seat], self._replaced_at[seat] = entry.body["bot"], entry.serial
        return Played([])

    def _person(self, entry: LogEntry) -> Played:
        self.stand_ins.pop(_seat(entry), None)
        self._replaced_at.pop(_seat(entry), None)
        return Played([])

    def _end(self, entry: LogEntry) -> Played:
        self.ended, self.undo_request = True, None
        self.moment += 1
        return Played([])

    def _skip(self, entry: LogEntry) -> Played:
        self._guide().skip()
        return Played([])

    def _chose(self, entry: LogEntry) -> Played:
        tutor = self._guide()
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
            self._check_not_replaced(seat)
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

    def _check_not_replaced(self, seat: int) -> None:
        """While a bot plays for a person, the person does not."""
        if seat in self.stand_ins:
            raise ServerError("refused", "fault-replaced")

    def propose_concession(self, seat: int) -> LogEntry:
        self.check_playing()
        self._check_not_replaced(seat)
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

    # -- undo

    def propose_undo(self, seat: int) -> LogEntry | None:
        if self.tutor is None or not self.game.over:  # whoever learns may take back how a lesson ended
            self.check_playing()
        self._check_not_replaced(seat)
        can = self._undoable(seat)
        offer = self._offered(seat, can)
        if not offer.possible:
            raise ServerError("refused", offer.why or refuse("undo-nothing"), self.book.name)
        if self.tutor is not None:
            return self.next_entry("undo", seat, {"to": self.tutor.last_own(), "anew": True})
        if can.free:
            return self.next_entry("undo", seat, {"to": can.number, "anew": True})
        if self.undo_request is not None:
            if self.undo_request.seat == seat:
                return None
            raise ServerError("refused", "fault-undo-open")
        if any(serial > self._serial_at(can.number) for serial in self._replaced_at.values()):
            raise ServerError("refused", "fault-undo-away")  # it would take back what an absent person decided
        if offer.free:  # bots agree at once; everybody is told
            return self.next_entry("undo", seat, {"to": can.number, "agreed": [], "anew": True})
        return self.next_entry("ask-undo", seat, {"to": can.number, "why": msgspec.to_builtins(can.why)})

    def undo_offer(self, seat: int) -> UndoOffer:
        """Whether a seat's last decision can be taken back: at once, with the others' consent, or not at all, and why."""
        return self._offered(seat, self._undoable(seat))

    def _undoable(self, seat: int) -> Undoable:
        return undoable(self.game, seat, self._by_table.get(seat, ()))

    def _offered(self, seat: int, can: Undoable) -> UndoOffer:
        if self.tutor is not None and seat == self.tutor.learner:
            own = self.tutor.last_own()
            return UndoOffer(False, why=refuse("undo-nothing")) if own is None else UndoOffer(True, True)
        if not can.possible:
            return UndoOffer(False, why=can.why)
        if can.free:
            return UndoOffer(True, True)
        objection = self._bots_object(seat, can)
        if objection is not None:
            return UndoOffer(False, why=objection)
        free = not self.must_agree(seat, can.number)
        return UndoOffer(True, free, None if free else can.why, free, can.deals > 0)

    def _bots_object(self, seat: int, can: Undoable) -> Refusal | None:
        """Why the bots at the table do not let a seat take something back. At a practice table they always do; otherwise they agree, as
        people would, to an undo that met no chance and showed nothing hidden."""
        if self.row.practice or not any(self.bot(row.seat) for row in self.seats if row.seat != seat):
            return None
        why = refuse("undo-chance") if can.deals else shown(self.game, seat, can.number)
        return None if why is None else refuse("fault-undo-bots", reason=why)

    def must_agree(self, seat: int, to: int) -> list[int]:
        """The persons who must agree when a seat takes something back. Players who had conceded by then have no say."""
        others = [other for other in self.persons() if other != seat]
        if not self.conceded:
            return others
        conceded_by_then = self.game.at(to).table.state.conceded
        return [other for other in others if other not in conceded_by_then]

    def propose_consent(self, seat: int, serial: int, yes: bool) -> LogEntry | None:
        self.check_playing()
        self._check_not_replaced(seat)
        request = self.undo_request
        if request is None or request.serial != serial:
            raise ServerError("stale", "fault-no-undo")
        if not yes:
            return self.next_entry("deny-undo", seat)  # from the seat that asked, this withdraws the request
        if seat not in self.must_agree(request.seat, request.to):
            raise ServerError("forbidden", "fault-own-undo")
        if seat in request.agreed:
            return None
        return self.propose_agreed_undo([*request.agreed, seat]) or self.next_entry("agree", seat)

    def propose_agreed_undo(self, agreed: Sequence[int] | None = None) -> LogEntry | None:
        """The undo that everybody has agreed to, or the no of a bot that sat down after it was asked for; None while it is open."""
        request = self.undo_request
        if request is None:
            return None
        if self._replaced_at and self._bots_object(request.seat, self._undoable(request.seat)) is not None:
            return self.next_entry("deny-undo", next(seat for seat in self._replaced_at if seat != request.seat))
        agreed = request.agreed if agreed is None else list(agreed)
        if any(other not in agreed for other in self.must_agree(request.seat, request.to)):
            return None
        return self.next_entry("undo", request.seat, {"to": request.to, "agreed": agreed, "anew": True})

    # -- lessons

    def _guide(self) -> Tutor:
        if self.tutor is None:
            raise ServerError("unknown", "fault-no-lesson")
        return self.tutor

    def _learner(self, seat: int) -> Tutor:
        """The guide, for the seat that learns."""
        tutor = self._guide()
        if not self.game.over:
            self.check_playing()
        if seat != tutor.learner:
            raise ServerError("forbidden", "fault-seat")
        return tutor

    def propose_for_lesson(self) -> LogEntry | None:
        """The answer of the other side of a lesson, or of the table for the learner."""
        due = None if self.tutor is None or self.status != "playing" else self.tutor.due()
        if self.tutor is None or due is None:
            return None
        seat, answer = due
        entry = self.propose_answer(seat, self.moment, answer, by_bot=True)
        if entry is not None and seat == self.tutor.learner:
            entry.body["auto"] = True
        return entry

    def propose_back_to(self, seat: int, serial: int) -> LogEntry:
        """Back to an earlier sentence of the guide."""
        tutor = self._learner(seat)
        number = next((number for _, number in tutor.backs() if self._serial_at(number) == serial), None)
        if number is None or number >= self.game.number:
            raise ServerError("stale", "fault-lesson-back")
        return self.next_entry("undo", seat, {"to": number, "anew": True})

    def propose_line_again(self, seat: int) -> LogEntry | None:
        """Back to the beginning of a lesson, if its main line was left: before the guided part is skipped."""
        tutor = self._learner(seat)
        if not tutor.past or not tutor.off_line():
            return None
        return self.next_entry("undo", seat, {"to": tutor.past[0].number, "anew": True})

    def propose_skip(self, seat: int) -> LogEntry:
        self.check_playing()
        if not self._learner(seat).can_skip():
            raise ServerError("refused", "fault-lesson-skip")
        return self.next_entry("skip", seat)

    def propose_choice(self, seat: int, moment: int, choice: int | None) -> LogEntry | None:
        tutor = self._learner(seat)
        if moment != self.moment:
            raise ServerError("stale", "fault-stale")
        if not tutor.choosable(choice):
            raise ServerError("refused", "fault-lesson-choice")
        return self.next_entry("chose", seat, {"choice": choice})

    def hint(self, seat: int, moment: int, strength: int) -> Hint:
        tutor = self._learner(seat)
        if moment != self.moment:
            raise ServerError("stale", "fault-stale")
        return tutor.hint(strength)

    def check_may_ask_advice(self, seat: int, moment: int) -> None:
        """Nobody asks a bot while they play against other people, except for the set-up; in a lesson the guide gives hints."""
        self.question(seat, moment)
        self._check_not_replaced(seat)
        begun = any(track.name == "turn" and track.value for track in self.views.see(seat).scene.tracks)
        if self.tutor is not None or (begun and self.persons() != [seat]):
            raise ServerError("refused", "fault-advice-people")

    def reached(self, at: float) -> list[Reached]:
        """The sentences of a lesson that were reached with the last entry, at this time, and how long those before them stood."""
        if self.tutor is None:
            return []
        found: list[Reached] = []
        for place in range(self._counted, len(self.tutor.reached)):
            before = self.tutor.reached[place - 1] if place else None
            seconds = 0.0 if before is None else min(LONGEST, max(0.0, at - self._reached_at))
            found.append(Reached(self.row.game, self.tutor.lesson.id, self.tutor.reached[place], before, seconds))
            self._counted, self._reached_at = place + 1, at
        return found

    def guide(self, seat: int | None) -> Guide | None:
        """What the learner of a lesson is told; None for everybody else."""
        if self.tutor is None or seat != self.tutor.learner:
            return None
        guide = self.tutor.guide()
        guide.back = [
            CueBack(cue, self._serial_at(number)) for cue, number in self.tutor.backs() if number < self.game.number
        ]
        return guide

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
            undo=self._undo_asked(),
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

    def _undo_asked(self) -> UndoAsked | None:
        request = self.undo_request
        if request is None:
            return None
        needed = self.must_agree(request.seat, request.to)
        return UndoAsked(request.seat, request.serial, list(request.agreed), needed, request.why)


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
