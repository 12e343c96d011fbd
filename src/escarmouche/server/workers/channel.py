"""The channel on which worker processes tell each other that a room has changed. All notices go over one channel."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from litestar.channels import ChannelsPlugin

from escarmouche.server.workers.backends import CHANNEL, backend

Hear = Callable[[str, bytes], Awaitable[None]]  # takes a room's id and what was published about it


class Channel:
    """Carries notices to every process, this one included."""

    def __init__(self, plugin: ChannelsPlugin) -> None:
        self._plugin = plugin
        self._hearing: set[asyncio.Task[None]] = set()

    async def publish(self, room_id: str, notice: bytes) -> None:
        await self._plugin.wait_published(packed(room_id, notice), CHANNEL)

    async def listen(self, hear: Hear) -> None:
        """Hear notices until cancelled. No room waits for another."""
        async with self._plugin.start_subscription(CHANNEL) as subscription:
            async for data in subscription.iter_events():
                task = asyncio.ensure_future(hear(*unpacked(data)))
                self._hearing.add(task)
                task.add_done_callback(self._hearing.discard)


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Channel]:
    """`memory`, or the address of a PostgreSQL or Redis server."""
    async with ChannelsPlugin(backend(address), channels=[CHANNEL]) as plugin:
        yield Channel(plugin)


def packed(room_id: str, notice: bytes) -> bytes:
    return room_id.encode() + b" " + notice


def unpacked(data: bytes) -> tuple[str, bytes]:
    """
    >>> unpacked(packed("room", b"news"))
    ('room', b'news')
    """
    room_id, _, notice = data.partition(b" ")
    return room_id.decode(), notice
