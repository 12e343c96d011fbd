"""Recorded games, played again in a room: every board and edition is among them."""

from __future__ import annotations

import gzip
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.core.book import find
from escarmouche.core.play.mark import Entry, tuples
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.store.store import RoomRow, SeatRow, Store

RECORDS = Path(__file__).parents[1] / "records" / "0.1"


def read(name: str) -> list[Any]:
    """The lines of a record."""
    return [
        msgspec.json.decode(line) for line in gzip.decompress((RECORDS / f"{name}.game.gz").read_bytes()).splitlines()
    ]


def players(name: str) -> int:
    """How many play in a recorded game."""
    seats: int = read(name)[0]["setup"].get("seats", 2)
    return seats


def replayed(name: str, sitting: Sequence[SeatRow] = ()) -> Iterator[tuple[Room, LogEntry]]:
    """A recorded game in a room, after each entry of its log. Persons who hold no tokens sit wherever nobody else does."""
    head, *lines, tail = read(name)
    book, options, id = find(head["game"]), {"seats": 2, **head["setup"]}, secrets.token_urlsafe(8)
    others = [SeatRow(seat, "person", "", "") for seat in range(len(sitting), options["seats"])]
    row = RoomRow(id, book.name, book.version, options, bytes.fromhex(tail["seed"]), 0.0, True)
    room = Room(row, [*sitting, *others], [])
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
    *_, (room, _) = played_through = list(replayed(name))
    written(room, [line for _, line in played_through], database)
    return room


def written(room: Room, lines: Sequence[LogEntry], database: str) -> None:
    """Write a room into a server's database."""
    store = Store(database)
    store.open()
    store.create(room.row, room.seats, lines[0])
    store.append([(line, None) for line in lines[1:]])
    store.close()
