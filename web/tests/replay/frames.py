"""The frames of random games, and what stood on the screen after each: the client must come to the same. Prints JSON for reel.test.ts."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from escarmouche.core.book import find, games
from escarmouche.core.dealer.chance import seed_bytes
from escarmouche.server.replays.patch import patched
from escarmouche.server.replays.reel import ALL, Reel
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.store.store import RoomRow, SeatRow
from escarmouche.testing.kit import sampled

DECISIONS = 120


def played(name: str) -> dict[str, Any]:
    """A game with something taken back, as everybody sees it."""
    book, rng = find(name), random.Random(7)
    edition = next(iter(book.form().quick))
    options = {"seats": 2, **book.form().quick[edition], **({"edition": edition} if edition else {})}
    row = RoomRow("room", name, book.version, options, seed_bytes("frames"), 0.0, True)
    room = Room(row, [SeatRow(seat, "person", "", "") for seat in range(2)], [])
    lines = [LogEntry("room", 0, "start")]
    room.apply(lines[0])
    for number in range(DECISIONS):
        if room.status != "playing":
            break
        ask = rng.choice([ask for ask in room.game.pending if room.game.asked(ask.seat)])
        line = room.propose_answer(ask.seat, room.moment, sampled(ask, rng))
        if number % 40 == 39:
            to = room.decisions[-3][1]
            line = room.next_entry("undo", 0, {"to": to, "anew": True})
        assert line is not None
        room.apply(line)
        lines.append(line)
    reel = Reel(Room(row, list(room.seats), []), ALL)
    reel.go_on(lines, 1e9)
    frames = [msgspec.json.decode(frame) for frame in reel.frames]
    shown: list[Any] = [{}]
    for frame in frames:
        patch = frame["patch"]
        shown.append(shown[-1] if patch is None else patched(shown[-1], patch))
    part = {"frames": frames, "last": lines[-1].serial, "more": False}
    return {"part": part, "shown": [{key: at[key] for key in at if key != "scenery"} for at in shown[1:]]}


if __name__ == "__main__":
    print(json.dumps({name: played(name) for name in games()}))
