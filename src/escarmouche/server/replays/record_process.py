"""A process that plays one record through and ends. It knows nothing of the server: a record of a stranger comes in, a room's log goes out.

It reads an `Errand` up to the end of its input, and writes a byte when it is ready and then a `Checked` or a `Rejected`. Whoever started it
ends it when it takes too long.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from escarmouche.core.messages.refusal import BadRecord, EscarmoucheError, Refusal, refuse
from escarmouche.core.play import record
from escarmouche.core.play.game import Game
from escarmouche.core.play.mark import CONCEDE, LAPSE, UNDONE
from escarmouche.core.play.taken_back import Item, Undone, kept, unrolled
from escarmouche.server.rooms.log_entry import LogEntry, canonical
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.store.store import RoomRow, SeatRow
from escarmouche.server.web.errors import CODES

MEMORY = 1 << 30  # bytes
READY = b"\n"


class Errand(msgspec.Struct, array_like=True):
    """The text of a record, what its file is called, and the room that it is to become."""

    room: str
    name: str
    text: bytes


class Checked(msgspec.Struct, array_like=True, tag="checked"):
    """A record that plays through, as a room."""

    row: RoomRow
    seats: list[SeatRow]
    entries: list[LogEntry]


class Rejected(msgspec.Struct, array_like=True, tag="refused"):
    """Why it is not a record that can be shown here."""

    code: str
    why: Refusal
    game: str | None = None


def checked(errand: Errand) -> Checked | Rejected:
    """Play a record through, twice: once as a record, with every deal compared with the seed, and once as a room."""
    try:
        text = errand.text.decode("utf-8")
        game = record.read(text, errand.name)
        if not game.seed:
            return Rejected("refused", refuse("fault-record-seed", file=errand.name))
        return _as_room(game, errand.room)
    except UnicodeDecodeError:
        return Rejected("refused", refuse("error-not-a-record", file=errand.name))
    except EscarmoucheError as error:
        return Rejected(CODES.get(error.code, "refused"), error.refusal, error.game)
    except (RecursionError, MemoryError):
        return Rejected("too-large", refuse("fault-record-heavy", file=errand.name))


def _as_room(game: Game[Any], room_id: str) -> Checked:
    options = msgspec.to_builtins(game.setup)
    seats = [SeatRow(seat, "person", "", "") for seat in range(game.setup.seats)]
    row = RoomRow(room_id, game.book.name, game.book.version, options, game.seed, 0.0, True)
    room, entries = Room(row, seats, []), list[LogEntry]()
    for entry in _log(room, list(unrolled(game.entries()))):
        room.apply(entry)
        sign(room, entry)
        entries.append(entry)
    if room.game.entries() != game.entries():
        raise BadRecord("fault-record-room", game.book.name)
    return Checked(row._replace(created=entries[-1].at), seats, entries)


def _log(room: Room, items: list[Item]) -> Iterator[LogEntry]:
    """What was done, as the entries of the room's log. Each is played before the next is asked for."""
    yield LogEntry(room.id, 0, "start")
    for place, (name, dealt, answer) in enumerate(items):
        if dealt:
            continue
        if name == UNDONE:
            undone = Undone(*answer)
            to = room.game.number - kept(items[place - undone.taken : place])
            yield room.next_entry("undo", undone.seat, {"to": to, "anew": True})
        elif name == CONCEDE:
            yield room.next_entry("concede", answer)
        else:
            late, given = (answer[1], answer[2]) if name == LAPSE else ((), answer)
            yield from _answers(room, given, late)
    if room.status == "playing":
        yield room.next_entry("end", None)


def _answers(room: Room, given: Any, late: Collection[int]) -> Iterator[LogEntry]:
    """The answers of all who were asked together."""
    asked, moment = [ask.seat for ask in room.game.pending], room.moment
    for seat, answer in zip(asked, given if len(asked) > 1 else (given,), strict=True):
        plain = msgspec.json.decode(canonical(answer))  # as the log will have it
        body = {"moment": moment, "answer": plain}
        yield room.next_entry("answer", seat, {**body, "late": True} if seat in late else body)


def main() -> None:
    errands, results = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    _limit()
    results.write(READY)
    results.flush()
    errand = msgspec.msgpack.decode(errands.read(), type=Errand)
    results.write(msgspec.msgpack.encode(checked(errand)))
    results.flush()


def _limit() -> None:
    """Let the players come first, and let no record take the whole machine."""
    with contextlib.suppress(ImportError, OSError, ValueError, AttributeError):
        import resource  # not every system has it

        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
