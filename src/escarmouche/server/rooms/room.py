"""A room in memory: the game, rebuilt by replaying the lines of its log, and all that its viewers may be told.

Nothing here waits or writes. A method named as something that is being done (`answering`, `undoing`...) checks it and hands back the
line to be written, or None where there is nothing to do; `apply` plays a line, the same way for a new one and for one of the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, plain
from escarmouche.core.book import Book, find
from escarmouche.core.dealer.chance import commitment
from escarmouche.core.messages.event import Event
from escarmouche.core.messages.refusal import EscarmoucheError, Refusal, refuse
from escarmouche.core.play.game import Game
from escarmouche.core.play.undo import Undoable, shown, undoable
from escarmouche.server.rooms.log_entry import Kind, LogEntry, canonical
from escarmouche.server.rooms.seats import LONGEST_TEXT, clean
from escarmouche.server.rooms.views import Views
from escarmouche.server.store.store import RoomRow, SeatRow
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import RoomInfo, SeatInfo, Status, UndoAsked, UndoOffer

REMEMBERED = 64  # answers of a seat that are known again when they are repeated


class Wish(msgspec.Struct):
    """A seat wants to take a decision back and the others have been asked."""

    seat: int
    to: int  # where the game's record would end
    serial: int  # the line with which they were asked
    why: Refusal
    agreed: list[int] = []


class Room:
    """One room."""

    def __init__(self, row: RoomRow, sitting: Sequence[SeatRow], lines: Sequence[LogEntry]) -> None:
        self.row, self.sitting = row, list(sitting)
        self.book = _book(row)
        self.game: Game[Any] = Game(self.book, self.book.read_setup(row.options), row.seed)
        self.serial, self.moment, self.ended = 0, 1, False
        self.stand_ins: dict[int, str] = {}  # seat -> the bot that plays for its person
        self._stood: dict[int, int] = {}  # seat -> the line with which the bot sat down
        self.wish: Wish | None = None
        self._answered: dict[int, dict[int, bytes]] = {}
        self._past: list[tuple[int, int]] = []  # (line, entries of the record after it) of answers that still stand
        self.views = Views(self)
        for line in lines:
            self.apply(line)

    # -- what is so

    @property
    def room(self) -> str:
        return self.row.id

    @property
    def status(self) -> Status:
        return "over" if self.game.over else "ended" if self.ended else "playing"

    @property
    def asked(self) -> int:
        """The seats that are asked something, bit by bit."""
        if self.status != "playing":
            return 0
        return sum(1 << ask.seat for ask in self.game.pending if not self.game.given(ask.seat))

    @property
    def conceded(self) -> list[int]:
        """The seats that have given up."""
        found: list[int] = self.game.table.state.conceded
        return found

    def bot(self, seat: int) -> str:
        """The bot that plays a seat; empty where a person does."""
        row = self.sitting[seat]
        return row.bot if row.kind == "bot" else self.stand_ins.get(seat, "")

    def persons(self) -> list[int]:
        """The seats in which persons sit and play."""
        return [row.seat for row in self.sitting if row.kind == "person" and row.seat not in self.stand_ins]

    def bots_asked(self) -> list[int]:
        """The seats of bots that should be thinking. They wait while persons talk about taking something back."""
        if self.wish is not None:
            return []
        return [row.seat for row in self.sitting if self.asked >> row.seat & 1 and self.bot(row.seat)]

    # -- playing lines

    def next(self, kind: Kind, seat: int | None, body: Mapping[str, Any] | None = None) -> LogEntry:
        return LogEntry(self.room, self.serial + 1, kind, seat, dict(body or {}))

    def apply(self, line: LogEntry) -> None:
        """Play a line. An answer that is refused has changed nothing."""
        events: list[Event] = []
        to: int | None = None
        seat, body = line.seat, line.body
        match line.kind:
            case "start":
                events = self.game.events
            case "answer":
                assert seat is not None
                events = self._answer(line.serial, seat, body)
            case "concede":
                assert seat is not None
                events = self._concede(line.serial, seat)
            case "undo":
                assert seat is not None
                to, events = self._undo(seat, body)
            case "ask-undo":
                assert seat is not None
                why = msgspec.convert(body["why"], Refusal)
                self.wish = Wish(seat, body["to"], line.serial, why)
            case "agree":
                if self.wish is not None and seat is not None:
                    self.wish.agreed.append(seat)
            case "deny-undo":
                self.wish = None
            case "bot":
                assert seat is not None
                self.stand_ins[seat], self._stood[seat] = body["bot"], line.serial
            case "person":
                assert seat is not None
                self.stand_ins.pop(seat, None)
                self._stood.pop(seat, None)
            case "end":
                self.ended, self.wish = True, None
                self.moment += 1
        self.serial = line.serial
        self.views.moved(line, events, to)

    def _answer(self, serial: int, seat: int, body: Mapping[str, Any]) -> list[Event]:
        game, number = self.game, self.game.number
        game.answer(seat, body["answer"])
        known = self._answered.setdefault(seat, {})
        known[body["moment"]] = canonical(body["answer"])
        if len(known) > REMEMBERED:
            del known[next(iter(known))]
        self.wish = None  # who plays on does not take back
        if game.number == number:
            return []  # a secret answer: the others have not answered yet
        self._past.append((serial, game.number))
        self.moment += 1
        return game.events

    def _concede(self, serial: int, seat: int) -> list[Event]:
        self.game.concede(seat)
        self.wish = None
        self._past.append((serial, self.game.number))
        self.moment += 1
        return self.game.events

    def _undo(self, seat: int, body: Mapping[str, Any]) -> tuple[int | None, list[Event]]:
        """Stand again where the record had that many entries; the line after which that was, unless only a secret was taken back, and
        whether chance is drawn again for it."""
        to: int = body["to"]
        secret = to == self.game.number
        self.game.take_back(seat, to, anew=body.get("anew", False))
        while self._past and self._past[-1][1] > to:
            self._past.pop()
        self.wish = None
        self.moment += 1
        return (None, []) if secret else (self._line_of(to), self.game.events)

    def _line_of(self, to: int) -> int:
        """The line after which the game's record had that many entries."""
        return max((serial for serial, number in self._past if number <= to), default=0)

    # -- what may be done

    def answering(
        self, seat: int, moment: int, answer: Any, *, forced: bool = False, by_bot: bool = False
    ) -> LogEntry | None:
        if not plain(answer):
            self.question(seat, moment)
            raise self._refused(self.game.refusal(seat, answer))
        text = canonical(answer)
        before = self._answered.get(seat, {}).get(moment)
        if before == text:
            return None  # said twice
        if before is not None:
            raise ServerError("answered", "fault-answered")
        self.question(seat, moment)
        if not by_bot:
            self._own(seat)
        body = {
            "moment": moment,
            "answer": msgspec.json.decode(text),
        }  # as the log will have it, so that a replay is the same
        return self.next("answer", seat, {**body, "forced": True} if forced else body)

    def question(self, seat: int, moment: int) -> Ask:
        """What a seat is asked at a moment."""
        self.playing()
        if moment != self.moment:
            raise ServerError("stale", "fault-stale")
        ask = self.game.asked(seat)
        if ask is None:
            raise self._refused(self.game.refusal(seat, None), "out-of-turn")
        return ask

    def playing(self) -> None:
        if self.status != "playing":
            raise ServerError("over", "fault-over")

    def why(self, seat: int, moment: int, answer: Any) -> Refusal | None:
        self.question(seat, moment)
        return self.game.refusal(seat, answer)

    def _refused(self, why: Refusal | None, code: str = "malformed") -> ServerError:
        trouble = ServerError(code, why or refuse("fault-malformed"), self.book.name)
        trouble.names = self.game.names()
        return trouble

    def _own(self, seat: int) -> None:
        """While a bot plays for a person, the person does not."""
        if seat in self.stand_ins:
            raise ServerError("refused", "fault-replaced")

    def conceding(self, seat: int) -> LogEntry:
        self.playing()
        self._own(seat)
        why = self.game.cannot_concede(seat)
        if why is not None:
            raise self._refused(why, "refused")
        return self.next("concede", seat)

    def undoing(self, seat: int) -> LogEntry | None:
        self.playing()
        self._own(seat)
        can = undoable(self.game, seat)
        offer = self._offered(seat, can)
        if not offer.possible:
            raise ServerError("refused", offer.why or refuse("undo-nothing"), self.book.name)
        if can.free:
            return self.next("undo", seat, {"to": can.number, "anew": True})
        if self.wish is not None:
            if self.wish.seat == seat:
                return None
            raise ServerError("refused", "fault-undo-open")
        if any(line > self._line_of(can.number) for line in self._stood.values()):
            raise ServerError("refused", "fault-undo-away")  # it would take back what an absent person decided
        if offer.free:  # bots agree at once; everybody is told
            return self.next("undo", seat, {"to": can.number, "agreed": [], "anew": True})
        return self.next("ask-undo", seat, {"to": can.number, "why": msgspec.to_builtins(can.why)})

    def offer(self, seat: int) -> UndoOffer:
        """What taking back the seat's last decision would mean: at once, with the others' consent, or not at all, and why."""
        return self._offered(seat, undoable(self.game, seat))

    def _offered(self, seat: int, can: Undoable) -> UndoOffer:
        if not can.possible:
            return UndoOffer(False, why=can.why)
        if can.free:
            return UndoOffer(True, True)
        against = self._against(seat, can)
        if against is not None:
            return UndoOffer(False, why=against)
        free = not self.needed(seat, can.number)
        return UndoOffer(True, free, None if free else can.why, free, can.deals > 0)

    def _against(self, seat: int, can: Undoable) -> Refusal | None:
        """Why the bots at the table do not agree that a seat takes something back. At a practice table they always do; else, as between
        people, to whatever met no chance and showed nothing hidden."""
        if self.row.practice or not any(self.bot(row.seat) for row in self.sitting if row.seat != seat):
            return None
        why = refuse("undo-chance") if can.deals else shown(self.game, seat, can.number)
        return None if why is None else refuse("fault-undo-bots", reason=why)

    def needed(self, seat: int, to: int) -> list[int]:
        """The persons who must agree when a seat takes something back. Who had conceded by then has no part in it."""
        others = [other for other in self.persons() if other != seat]
        if not self.conceded:
            return others
        gone = self.game.at(to).table.state.conceded
        return [other for other in others if other not in gone]

    def consenting(self, seat: int, serial: int, yes: bool) -> LogEntry | None:
        self.playing()
        self._own(seat)
        wish = self.wish
        if wish is None or wish.serial != serial:
            raise ServerError("stale", "fault-no-undo")
        if not yes:
            return self.next("deny-undo", seat)  # or withdrawn, by who asked
        if seat not in self.needed(wish.seat, wish.to):
            raise ServerError("forbidden", "fault-own-undo")
        if seat in wish.agreed:
            return None
        return self.agreed([*wish.agreed, seat]) or self.next("agree", seat)

    def agreed(self, seats: Sequence[int] | None = None) -> LogEntry | None:
        """The undo that everybody has agreed to, or the no of a bot that has sat down since it was asked; None while it is open."""
        wish = self.wish
        if wish is None:
            return None
        if self._stood and self._against(wish.seat, undoable(self.game, wish.seat)) is not None:
            return self.next("deny-undo", next(seat for seat in self._stood if seat != wish.seat))
        given = wish.agreed if seats is None else list(seats)
        if any(other not in given for other in self.needed(wish.seat, wish.to)):
            return None
        return self.next("undo", wish.seat, {"to": wish.to, "agreed": given, "anew": True})

    def replacing(self, by: int, about: int, bot: str) -> LogEntry | None:
        self._absent(by, about)
        return None if about in self.stand_ins else self.next("bot", about, {"bot": bot, "by": by})

    def ending(self, by: int, about: int) -> LogEntry | None:
        self._absent(by, about)
        return self.next("end", by, {"about": about})

    def _absent(self, by: int, about: int) -> None:
        self.playing()
        if (
            not 0 <= about < len(self.sitting)
            or about == by
            or self.sitting[about].kind == "bot"
            or about in self.conceded
        ):
            raise ServerError("unknown", "fault-absence")

    def returning(self, seat: int) -> LogEntry | None:
        return self.next("person", seat) if seat in self.stand_ins else None

    def saying(self, seat: int, text: str) -> LogEntry | None:
        said = clean(text, LONGEST_TEXT)
        return self.next("said", seat, {"text": said}) if said else None

    # -- what is told

    def info(self, presence: Mapping[int, int], spectators: int) -> RoomInfo:
        """What everybody may know. `presence` holds the seconds that absent seats have been away."""
        options = {name: value for name, value in self.row.options.items() if name != "seats"}
        return RoomInfo(
            room=self.room,
            game=self.row.game,
            options=options,
            status=self.status,
            seats=[self._seat(row, presence) for row in self.sitting],
            commitment=commitment(self.row.seed),
            spectators=spectators,
            seed="" if self.status == "playing" else self.row.seed.hex(),
            practice=self.row.practice,
            undo=self._undo_asked(),
            concession=self.book.concession,
        )

    def _seat(self, row: SeatRow, presence: Mapping[int, int]) -> SeatInfo:
        replaced = row.seat in self.stand_ins
        kind: Any = row.kind
        if row.kind == "bot":
            return SeatInfo(row.seat, kind, row.name, row.bot, here=True)
        gone, conceded = presence.get(row.seat), row.seat in self.conceded
        return SeatInfo(row.seat, kind, row.name, self.bot(row.seat), gone is None, gone or 0, replaced, conceded)

    def _undo_asked(self) -> UndoAsked | None:
        wish = self.wish
        if wish is None:
            return None
        return UndoAsked(wish.seat, wish.serial, list(wish.agreed), self.needed(wish.seat, wish.to), wish.why)


def _book(row: RoomRow) -> Book[Any]:
    """The rules that the room was made with; others would play its lines otherwise."""
    try:
        book = find(row.game)
    except EscarmoucheError as error:
        raise ServerError.of(error) from None
    if book.version != row.rules:
        raise ServerError("unknown", "fault-rules", recorded=row.rules, installed=book.version)
    return book
