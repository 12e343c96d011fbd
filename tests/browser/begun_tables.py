"""Tables in the middle of a game: played there at random, without a browser, from a seed, and then written into the server's database.

A test says what must be so when somebody sits down; what does not lead there with one seed does with another.
"""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from typing import Any

from escarmouche.core.asks.ask import Ask
from escarmouche.core.book import find
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.rooms.seats import NewSeats
from escarmouche.server.store.store import RoomRow, Store
from escarmouche.server.wire.messages import SeatPlan
from escarmouche.testing.remote.host import Host

Wanted = Callable[[Room, Ask], bool]  # is this the question to sit down at?
Way = Callable[[Room, Ask, random.Random], Any]  # how everybody plays until then
SEEDS = 40


def by_chance(live: Room, ask: Ask, rng: random.Random) -> Any:
    return ask.sample(rng)


def begun_table(
    host: Host,
    *plans: dict[str, Any],
    until: Wanted | None,
    way: Way = by_chance,
    game: str = "ad1666",
    first: int = 1,
    most: int = 400,
    practice: bool = False,
    **options: Any,
) -> Any:
    """A new room, as its maker gets it, in which seat 0 is asked what is wanted; None: in which the game is over."""
    book = find(game)
    for seed in range(first, first + SEEDS):
        room, placed = secrets.token_urlsafe(16), NewSeats([SeatPlan(**plan) for plan in plans])
        row = RoomRow(
            room,
            game,
            book.version,
            {**options, "seats": len(plans)},
            seed.to_bytes(32, "big"),
            time.time(),
            True,
            practice,
        )
        lines = played(Room(row, placed.rows, [begun(row)]), until, way, random.Random(seed), most)
        if lines is None:
            continue
        store = Store(host.database)
        start = begun(row)
        sign(Room(row, placed.rows, [start]), start)
        store.create(row, placed.rows, start)
        store.append([(line, None) for line in lines])
        store.close()
        return {"room": room, "tokens": _told(placed.tokens), "invitations": _told(placed.invitations)}
    raise AssertionError("no seed leads there")


def _told(secrets_: dict[int, str]) -> dict[str, str]:
    return {str(seat): said for seat, said in secrets_.items()}


def begun(row: RoomRow) -> LogEntry:
    return LogEntry(row.id, 0, "start")


def played(live: Room, until: Wanted | None, way: Way, rng: random.Random, most: int) -> list[LogEntry] | None:
    """The lines that lead to what is wanted; None if the game went another way."""
    lines: list[LogEntry] = []
    for _ in range(most):
        pending = [ask for ask in live.game.pending if live.game.asked(ask.seat) is ask]
        if not pending:
            return lines if until is None else None
        if until is not None and any(ask.seat == 0 and until(live, ask) for ask in pending):
            return lines
        line = live.propose_answer(pending[0].seat, live.moment, way(live, pending[0], rng), by_bot=True)
        assert line is not None
        live.apply(line)
        sign(live, line)
        lines.append(line)
    return None
