"""Makes the courses of finished games, one after the other, and keeps each with its room while that is in memory.

Nobody waits for somebody else's course. It is made in the thread for games a little at a time: between two slices everything else that this
thread has to do gets its turn. The room is not held meanwhile, because a finished game does not change.
"""

from __future__ import annotations

import asyncio

from escarmouche.server.rooms.course import Telling
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import Rooms
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import Course

SLICE = 0.02  # seconds that others wait, at most, unless a single decision takes longer to play


class CourseMaker:
    """The courses that are being made in this worker."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._one_at_a_time = asyncio.Lock()
        self._making: dict[str, asyncio.Task[Course]] = {}

    async def course(self, room_id: str) -> Course:
        """How a finished game went. Anybody who asks while it is being made waits for the same one."""
        async with self._rooms.held(room_id) as held:
            room = held.room
            if room.status == "playing":
                raise ServerError("forbidden", "fault-course-not-over")
            if room.course is not None:
                return room.course
            making = self._making.get(room_id)
            if making is None:
                making = self._making[room_id] = asyncio.get_running_loop().create_task(self._make(room))
        return await asyncio.shield(making)  # it goes on if the one who asked is gone

    async def _make(self, room: Room) -> Course:
        try:
            async with self._one_at_a_time:
                telling, course = Telling(room), None
                while course is None:
                    course = await self._rooms.in_game_thread(telling.go_on, SLICE)
            room.course = course
            return course
        finally:
            del self._making[room.id]

    async def close(self) -> None:
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)
