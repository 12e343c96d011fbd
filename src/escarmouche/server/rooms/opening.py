"""How a room's game begins: from its set-up, from a lesson, or from a moment of another room. Every room is built and rebuilt from here.

`beginning` of a room is empty, or `{"lesson": id, "digest": what the lesson was then}`, or `{"pack": the game at that moment, "room": id,
"serial": the entry after which it goes on}`.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any, NamedTuple

from escarmouche.core.book import Book
from escarmouche.core.messages.event import Event
from escarmouche.core.play.game import Game
from escarmouche.core.play.packed_game import going_on, packed
from escarmouche.lessons.lesson import Lesson
from escarmouche.lessons.main_line import digest
from escarmouche.lessons.shelf import find_lesson
from escarmouche.lessons.tutor import Tutor
from escarmouche.server.store.store import RoomRow
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import Origin


class Opened(NamedTuple):
    """A game before its first answer, and the guide if it is a lesson."""

    game: Game[Any]
    tutor: Tutor | None = None


def opened(row: RoomRow, book: Book[Any]) -> Opened:
    """The game of a room before anybody has answered."""
    if "lesson" in row.beginning:
        lesson = find_lesson(row.game, row.beginning["lesson"])
        if row.beginning["digest"] != digest(lesson):
            raise ServerError("unknown", "fault-lesson-changed")
        tutor = Tutor(lesson, row.seed)
        return Opened(tutor.game, tutor)
    if "pack" in row.beginning:
        return Opened(going_on(b64decode(row.beginning["pack"]), row.seed))
    return Opened(Game(book, book.read_setup(row.options), row.seed))


def moment(game: Game[Any], room_id: str, serial: int) -> dict[str, Any]:
    """What a room remembers of the moment of another room from which it goes on."""
    return {"pack": b64encode(packed(game)).decode(), "room": room_id, "serial": serial}


def origin(row: RoomRow) -> Origin | None:
    """The moment from which a room goes on."""
    return Origin(row.beginning["room"], row.beginning["serial"]) if "pack" in row.beginning else None


def told_origin(row: RoomRow) -> list[Event]:
    """The line with which the log of such a room begins."""
    where = origin(row)
    return [] if where is None else [Event("played-on", "", {"number": where.serial})]


def beginning(lesson: Lesson) -> dict[str, Any]:
    """What a room remembers of the lesson that it begins from."""
    return {"lesson": lesson.id, "digest": digest(lesson)}
