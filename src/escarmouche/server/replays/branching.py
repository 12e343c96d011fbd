"""A room that goes on from a moment of a finished one: what was hidden there is hidden again, and chance is drawn anew.

Only a finished game can be gone on from: a room that goes on from a running one would be a way to look at what its players may not see.
"""

from __future__ import annotations

import time

from escarmouche.server.rooms.course_maker import SLICE
from escarmouche.server.rooms.opening import moment
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import Rooms
from escarmouche.server.store.store import RoomRow
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.replays import Branch


def check(room: Room, branch: Branch) -> None:
    """Can anybody go on from there?"""
    if room.status == "playing":
        raise ServerError("forbidden", "fault-branch-running")
    if room.tutor is not None:
        raise ServerError("refused", "fault-branch-lesson")
    if branch.serial > room.serial:
        raise ServerError("unknown", "fault-branch-serial", last=room.serial)
    if len(branch.seats) != len(room.seats):
        raise ServerError("refused", "fault-branch-seats", seats=len(room.seats))


async def begun(rooms: Rooms, source: Room, branch: Branch, room_id: str, seed: bytes) -> RoomRow:
    """The room that goes on from there."""
    entries = await rooms.in_store_thread(rooms.store.entries, source.id)
    entries = [entry for entry in entries if entry.serial <= branch.serial]
    room = await rooms.in_game_thread(Room, source.row, list(source.seats), [])
    place = 0
    while place < len(entries):
        place += await rooms.in_game_thread(room.go_on, entries[place:], SLICE)
    return await rooms.in_game_thread(_row, room, branch.serial, room_id, seed)


def _row(room: Room, serial: int, room_id: str, seed: bytes) -> RoomRow:
    if room.status != "playing":
        raise ServerError("refused", "fault-branch-over")
    beginning = moment(room.game, room.id, serial)
    return room.row._replace(id=room_id, seed=seed, practice=True, beginning=beginning, created=time.time())
