"""Tables on which a recorded game is being played: its beginning, up to some moment, is written into the server's database.

The games are those of `tests/records`: every board, edition and number of players is among them, and nothing has to be played for them.
"""

from __future__ import annotations

import gzip
import json
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from escarmouche.core.book import find
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.store.store import RoomRow, SeatRow, Store, hashed

RECORDS = Path(__file__).parents[1] / "records" / "0.1"
TOKEN = "a-token-for-nothing-but-a-picture"  # of the person who looks
Moment = Callable[[Room], bool]


def turn(number: int, ask: str = "") -> Moment:
    """The first question to the person in this turn, or the first of that name."""
    return lambda live: live.game.table.state.turn >= number and bool(asked(live)) and (not ask or asked(live) == ask)


def duel(live: Room) -> bool:
    """Something is decided at cards or dice, and the person has a say in it."""
    return bool(asked(live)) and bool(live.book.scene(live.game.table, 0).duels)


def never(live: Room) -> bool:
    """The whole game."""
    return False


def asked(live: Room) -> str:
    """What the person is asked, of whom nobody else is asked at the same time; empty: nothing."""
    pending = live.game.pending
    return pending[0].name if len(pending) == 1 and pending[0].seat == 0 else ""


def table(name: str, until: Moment, *, person: bool = True, bot: str = "random") -> tuple[Room, list[LogEntry]]:
    """The room, and its log so far. A person sits in seat 0, bots in the others, or bots in all of them."""
    path = RECORDS / f"{name}.game.gz"
    head, *entries, tail = map(json.loads, gzip.decompress(path.read_bytes()).decode().splitlines())
    book, room = find(head["game"]), secrets.token_urlsafe(8)
    options = {**head["setup"], "seats": head["setup"].get("seats", 2)}
    row = RoomRow(room, book.name, book.version, options, bytes.fromhex(tail["seed"]), time.time(), True)
    bots = [SeatRow(seat, "bot", bot, "") for seat in range(options["seats"])]
    seats = [SeatRow(0, "person", "", "Ada", hashed(TOKEN)), *bots[1:]] if person else bots
    live, lines = Room(row, seats, []), [LogEntry(room, 0, "start")]
    live.apply(lines[0])
    sign(live, lines[0])
    for number, answer in answers(live, entries):
        if number and until(live):
            break
        for seat, given in answer:
            line = live.propose_answer(seat, live.moment, given)
            assert line is not None
            live.apply(line)
            sign(live, line)
            lines.append(line)
    return live, lines


def answers(live: Room, entries: list[list[Any]]) -> Iterator[tuple[int, list[tuple[int, Any]]]]:
    """The recorded answers, each with the seats that gave it."""
    for number, (name, dealt, answer) in enumerate(entries):
        if dealt:
            continue
        asks = live.game.pending
        assert asks[0].name == name, (asks[0].name, name)
        yield number, list(zip((ask.seat for ask in asks), answer if len(asks) > 1 else [answer], strict=True))


def stored(live: Room, lines: list[LogEntry], database: str) -> None:
    store = Store(database)
    store.open()
    store.create(live.row, live.seats, lines[0])
    store.append([(line, None) for line in lines[1:]])
    store.close()


def kept(live: Room) -> str:
    """What lets a browser sit down in seat 0, as a script for its page."""
    rooms = [{"room": live.id, "game": live.row.game, "at": 0, "tokens": {0: TOKEN}}]
    return f"localStorage.setItem('escarmouche-rooms', {json.dumps(json.dumps(rooms))})"
