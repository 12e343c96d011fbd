"""A lesson in a room: what the learner may do beside playing, what the other side answers, and how far the learner has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escarmouche.lessons.guidance import CueBack, CueSaid, Guide, Hint
from escarmouche.lessons.tutor import Tutor
from escarmouche.server.rooms.log_entry import LogEntry, Reached
from escarmouche.server.web.errors import ServerError

if TYPE_CHECKING:
    from escarmouche.server.rooms.room import Room

LONGEST = 600.0  # seconds that a sentence of a lesson takes at most: somebody who is away longer is not reading


class Learning:
    """The lesson of a room; in most rooms there is none."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._counted = 0  # sentences of the lesson that were counted
        self._reached_at = 0.0  # when the last of them was reached

    def said_of(self, entry: LogEntry) -> CueSaid | None:
        """What the guide says of what others do. The sentence that the learner has answered was read before."""
        if self.room.tutor is None or entry.kind != "answer":
            return None
        by_hand = entry.seat == self.room.tutor.learner and not entry.body.get("auto", False)
        return None if by_hand else self.room.tutor.spoken()

    def tutor(self) -> Tutor:
        if self.room.tutor is None:
            raise ServerError("unknown", "fault-no-lesson")
        return self.room.tutor

    def _learner(self, seat: int) -> Tutor:
        """The guide, for the seat that learns."""
        tutor = self.tutor()
        if not self.room.game.over:
            self.room.check_playing()
        if seat != tutor.learner:
            raise ServerError("forbidden", "fault-seat")
        return tutor

    def propose_answer(self) -> LogEntry | None:
        """The answer of the other side of a lesson, or of the table for the learner."""
        due = None if self.room.tutor is None or self.room.status != "playing" else self.room.tutor.due()
        if self.room.tutor is None or due is None:
            return None
        seat, answer = due
        entry = self.room.propose_answer(seat, self.room.moment, answer, by_bot=True)
        if entry is not None and seat == self.room.tutor.learner:
            entry.body["auto"] = True
        return entry

    def propose_back_to(self, seat: int, serial: int) -> LogEntry:
        """Back to an earlier sentence of the guide."""
        tutor = self._learner(seat)
        number = next((number for _, number in tutor.backs() if self.room.serial_at(number) == serial), None)
        if number is None or number >= self.room.game.number:
            raise ServerError("stale", "fault-lesson-back")
        return self.room.next_entry("undo", seat, {"to": number, "anew": True})

    def propose_line_again(self, seat: int) -> LogEntry | None:
        """Back to the beginning of a lesson, if its main line was left: before the guided part is skipped."""
        tutor = self._learner(seat)
        if not tutor.past or not tutor.off_line():
            return None
        return self.room.next_entry("undo", seat, {"to": tutor.past[0].number, "anew": True})

    def propose_skip(self, seat: int) -> LogEntry:
        self.room.check_playing()
        if not self._learner(seat).can_skip():
            raise ServerError("refused", "fault-lesson-skip")
        return self.room.next_entry("skip", seat)

    def propose_choice(self, seat: int, moment: int, choice: int | None) -> LogEntry | None:
        tutor = self._learner(seat)
        if moment != self.room.moment:
            raise ServerError("stale", "fault-stale")
        if not tutor.choosable(choice):
            raise ServerError("refused", "fault-lesson-choice")
        return self.room.next_entry("chose", seat, {"choice": choice})

    def hint(self, seat: int, moment: int, strength: int) -> Hint:
        tutor = self._learner(seat)
        if moment != self.room.moment:
            raise ServerError("stale", "fault-stale")
        return tutor.hint(strength)

    def reached(self, at: float) -> list[Reached]:
        """The sentences of a lesson that were reached with the last entry, at this time, and how long those before them stood."""
        if self.room.tutor is None:
            return []
        reached: list[Reached] = []
        for place in range(self._counted, len(self.room.tutor.reached)):
            before = self.room.tutor.reached[place - 1] if place else None
            seconds = 0.0 if before is None else min(LONGEST, max(0.0, at - self._reached_at))
            reached.append(
                Reached(self.room.row.game, self.room.tutor.lesson.id, self.room.tutor.reached[place], before, seconds)
            )
            self._counted, self._reached_at = place + 1, at
        return reached

    def guide(self, seat: int | None) -> Guide | None:
        """What the learner of a lesson is told; None for everybody else."""
        if self.room.tutor is None or seat != self.room.tutor.learner:
            return None
        guide = self.room.tutor.guide()
        guide.back = [
            CueBack(cue, self.room.serial_at(number))
            for cue, number in self.room.tutor.backs()
            if number < self.room.game.number
        ]
        return guide
