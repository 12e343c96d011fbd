"""Tables on which a recorded game is being played: its beginning, up to some moment, is written into the server's database.

The games are those of `tests/records`: every board, edition and number of players is among them, and nothing has to be played for them.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.store.store import SeatRow, hashed
from tests.server.replayed import players, replayed

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


def table(name: str, until: Moment, *, bot: str = "random") -> tuple[Room, list[LogEntry]]:
    """The room, and its log up to that moment. A person sits in seat 0, bots in the others."""
    person = SeatRow(0, "person", "", "Ada", hashed(TOKEN))
    bots = [SeatRow(seat, "bot", bot, "") for seat in range(1, players(name))]
    lines: list[LogEntry] = []
    for live, line in replayed(name, [person, *bots]):
        lines.append(line)
        if until(live):
            break
    return live, lines


def kept(live: Room) -> str:
    """What lets a browser sit down in seat 0, as a script for its page."""
    rooms = [{"room": live.id, "game": live.row.game, "at": 0, "tokens": {0: TOKEN}}]
    return f"localStorage.setItem('escarmouche-rooms', {json.dumps(json.dumps(rooms))})"
