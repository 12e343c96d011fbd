"""Recorded games, played again in a room: every board and edition is among them."""

from __future__ import annotations

import gzip
import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec

from escarmouche.core.book import find
from escarmouche.core.play.mark import Entry, tuples
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.store.store import RoomRow, SeatRow, Store

RECORDS = Path(__file__).parents[1] / "records" / "0.1"


def replayed(name: str) -> Iterator[tuple[Room, LogEntry]]:
    """A recorded game in a room, after each entry of its log. Persons sit in all seats, and hold no tokens."""
    head, *lines, tail = map(
        msgspec.json.decode, gzip.decompress((RECORDS / f"{name}.game.gz").read_bytes()).splitlines()
    )
    book, options, id = find(head["game"]), {"seats": 2, **head["setup"]}, secrets.token_urlsafe(8)
    seats = [SeatRow(seat, "person", "", "") for seat in range(options["seats"])]
    room = Room(RoomRow(id, book.name, book.version, options, bytes.fromhex(tail["seed"]), 0.0, True), seats, [])
    yield room, played(room, LogEntry(id, 0, "start"))
    for entry in (Entry(called, dealt, tuples(answer)) for called, dealt, answer in lines if not dealt):
        asked = [ask.seat for ask in room.game.pending]
        for seat, answer in zip(asked, entry.answer if len(asked) > 1 else [entry.answer], strict=True):
            line = room.propose_answer(seat, room.moment, answer)
            assert line is not None
            yield room, played(room, line)


def played(room: Room, line: LogEntry) -> LogEntry:
    room.apply(line)
    sign(room, line)
    return line


def stored(name: str, database: str) -> Room:
    """A recorded game in a server's database."""
    (room, start), *rest = replayed(name)
    store = Store(database)
    store.open()
    store.create(room.row, room.seats, start)
    store.append([(line, None) for _, line in rest])
    store.close()
    return room
