"""The lines of this process to each room. A notice is heard once for the room, and then every line to it looks for what is new."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from escarmouche.server.wire.messages import Pointed
from escarmouche.server.workers.channel import CHANNEL, packed, unpacked

if TYPE_CHECKING:
    from litestar.channels import ChannelsPlugin

    from escarmouche.server.rooms.service import RoomService

POINTED = b'{"t":"pointed"'  # how a notice begins that every line passes on as it is

log = logging.getLogger(__name__)


class Listener(Protocol):
    """A line to a room."""

    def stir(self, grown: bool) -> None:
        """Something has happened, and the log has grown or not: look when you can. Never waits."""

    def pass_on(self, message: bytes) -> None:
        """Say this, if there is room for it. Never waits."""


class Subscriptions:
    """Who listens to which room here, and the one ear on the channel."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self.rooms: dict[str, set[Listener]] = {}
        self.doing: set[asyncio.Task[None]] = set()

    async def publish(self, room: str, notice: bytes) -> None:
        """Tell every process, this one included."""
        await self.channels.wait_published(packed(room, notice), CHANNEL)

    async def point(self, room: str, pointed: Pointed) -> None:
        await self.publish(room, msgspec.json.encode(pointed))

    def add(self, room: str, line: Listener) -> Callable[[], None]:
        """From now on the line is stirred. Call what is returned when it leaves."""
        self.rooms.setdefault(room, set()).add(line)

        def leave() -> None:
            lines = self.rooms.get(room, set())
            lines.discard(line)
            if not lines:
                self.rooms.pop(room, None)

        return leave

    async def listen(self, service: RoomService) -> None:
        """Hear notices until cancelled. One room never waits for another."""
        async with self.channels.start_subscription(CHANNEL) as heard:
            async for data in heard.iter_events():
                room, notice = unpacked(data)
                task = asyncio.create_task(self._heard(service, room, notice))
                self.doing.add(task)
                task.add_done_callback(self.doing.discard)

    async def _heard(self, service: RoomService, room: str, notice: bytes) -> None:
        if notice.startswith(POINTED):
            for line in tuple(self.rooms.get(room, ())):
                line.pass_on(notice)
            return
        grown = True
        try:
            found = await service.notice(room, notice)
            grown = found is not None and found.serial is not None
        except Exception:  # one room's trouble must not make the others deaf; its lines look for themselves
            log.exception("a notice to room %s", room)
        for line in tuple(self.rooms.get(room, ())):
            line.stir(grown)
