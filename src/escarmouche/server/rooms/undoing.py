"""Taking decisions back in a room: at once, with the consent of the others, or not at all, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.undo import Undoable, shown, undoable
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import UndoAsked, UndoOffer

if TYPE_CHECKING:
    from escarmouche.server.rooms.room import Room


class UndoRequest(msgspec.Struct):
    """A seat wants to take a decision back, and the others have been asked."""

    seat: int
    to: int  # the length that the game's record would go back to
    serial: int  # the entry that asked them
    why: Refusal
    agreed: list[int] = []


class Undoing:
    """What may be taken back in a room, and what the others have been asked about."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.request: UndoRequest | None = None
        self.by_table: dict[int, set[int]] = {}  # seat -> the lengths of the record at which the table answered for it

    def propose(self, seat: int) -> LogEntry | None:
        if self.room.tutor is None or not self.room.game.over:  # a learner may take back how a lesson ended
            self.room.check_playing()
        self.room.check_not_replaced(seat)
        can = self.undoable(seat)
        offer = self._offered(seat, can)
        if not offer.possible:
            raise ServerError("refused", offer.why or refuse("undo-nothing"), self.room.book.name)
        if self.room.tutor is not None:
            return self.room.next_entry("undo", seat, {"to": self.room.tutor.last_own(), "anew": True})
        if can.free:
            return self.room.next_entry("undo", seat, {"to": can.number, "anew": True})
        if self.request is not None:
            if self.request.seat == seat:
                return None
            raise ServerError("refused", "fault-undo-open")
        if any(serial > self.room.serial_at(can.number) for serial in self.room.replaced_at.values()):
            raise ServerError("refused", "fault-undo-away")  # it would take back what an absent person decided
        if offer.free:  # bots agree at once; everybody is told
            return self.room.next_entry("undo", seat, {"to": can.number, "agreed": [], "anew": True})
        return self.room.next_entry("ask-undo", seat, {"to": can.number, "why": msgspec.to_builtins(can.why)})

    def offer(self, seat: int) -> UndoOffer:
        """Whether a seat's last decision can be taken back: at once, with the others' consent, or not at all, and why."""
        return self._offered(seat, self.undoable(seat))

    def undoable(self, seat: int) -> Undoable:
        """What the engine says about the last decision of a seat."""
        return undoable(self.room.game, seat, self.by_table.get(seat, ()))

    def _offered(self, seat: int, can: Undoable) -> UndoOffer:
        if self.room.tutor is not None and seat == self.room.tutor.learner:
            own = self.room.tutor.last_own()
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
        if self.room.row.practice or not any(self.room.bot(row.seat) for row in self.room.seats if row.seat != seat):
            return None
        why = refuse("undo-chance") if can.deals else shown(self.room.game, seat, can.number)
        return None if why is None else refuse("fault-undo-bots", reason=why)

    def must_agree(self, seat: int, to: int) -> list[int]:
        """The persons who must agree when a seat takes something back. Players who had conceded by then have no say."""
        others = [other for other in self.room.persons() if other != seat]
        if not self.room.conceded:
            return others
        conceded_by_then = self.room.game.at(to).table.state.conceded
        return [other for other in others if other not in conceded_by_then]

    def propose_consent(self, seat: int, serial: int, yes: bool) -> LogEntry | None:
        self.room.check_playing()
        self.room.check_not_replaced(seat)
        request = self.request
        if request is None or request.serial != serial:
            raise ServerError("stale", "fault-no-undo")
        if not yes:
            return self.room.next_entry("deny-undo", seat)  # from the seat that asked, this withdraws the request
        if seat not in self.must_agree(request.seat, request.to):
            raise ServerError("forbidden", "fault-own-undo")
        if seat in request.agreed:
            return None
        return self.propose_agreed([*request.agreed, seat]) or self.room.next_entry("agree", seat)

    def propose_agreed(self, agreed: Sequence[int] | None = None) -> LogEntry | None:
        """The undo that everybody has agreed to, or the no of a bot that sat down after it was asked for; None while it is open."""
        request = self.request
        if request is None:
            return None
        if self.room.replaced_at and self._bots_object(request.seat, self.undoable(request.seat)) is not None:
            return self.room.next_entry(
                "deny-undo", next(seat for seat in self.room.replaced_at if seat != request.seat)
            )
        agreed = request.agreed if agreed is None else list(agreed)
        if any(other not in agreed for other in self.must_agree(request.seat, request.to)):
            return None
        return self.room.next_entry("undo", request.seat, {"to": request.to, "agreed": agreed, "anew": True})

    def asked(self) -> UndoAsked | None:
        """What everybody is told of an undo that the others have been asked about."""
        request = self.request
        if request is None:
            return None
        needed = self.must_agree(request.seat, request.to)
        return UndoAsked(request.seat, request.serial, list(request.agreed), needed, request.why)
