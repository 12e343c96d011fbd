"""How worker processes tell each other that a room has changed. All notices go over one channel: which room, and what happened."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL = "escarmouche"
PAUSE = 1.0  # seconds before a lost connection is tried again
KNOCK = 5  # seconds for a channel to answer at the start

log = logging.getLogger(__name__)


def channels(address: str) -> ChannelsPlugin:
    """`memory`, or the address of a PostgreSQL or Redis server."""
    return ChannelsPlugin(backend(address), channels=[CHANNEL])


def backend(address: str) -> ChannelsBackend:
    if address.startswith("redis"):
        return Redis(address)
    if address.startswith("postgres"):
        return Postgres(address.replace("+psycopg", "", 1))
    return MemoryChannelsBackend()


def knock(address: str) -> None:
    """Is somebody there? Raises what the driver raises where nobody is."""
    if address.startswith("redis"):
        import redis

        redis.Redis.from_url(address, socket_connect_timeout=KNOCK).ping()
    elif address.startswith("postgres"):
        import psycopg

        psycopg.connect(address.replace("+psycopg", "", 1), connect_timeout=KNOCK).close()


def packed(room: str, notice: bytes) -> bytes:
    return room.encode() + b" " + notice


def unpacked(data: bytes) -> tuple[str, bytes]:
    """
    >>> unpacked(packed("room", b"news"))
    ('room', b'news')
    """
    room, _, notice = data.partition(b" ")
    return room.decode(), notice


class Redis(ChannelsBackend):
    """Publish and subscribe; the client makes lost connections again, and we go on asking it."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.redis = Redis.from_url(address, retry=Retry(NoBackoff(), 1))  # the first may find a connection that died
        self.heard = self.redis.pubsub(ignore_subscribe_messages=True)

    async def on_startup(self) -> None:
        await self.heard.subscribe(CHANNEL)

    async def on_shutdown(self) -> None:
        await self.heard.aclose()  # type: ignore[no-untyped-call]
        await self.redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self.redis.publish(channel, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """The one channel is listened to from the start."""

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        from redis.exceptions import RedisError

        while True:
            try:
                message = await self.heard.get_message(timeout=PAUSE)
            except (RedisError, OSError) as problem:
                log.error("the channel is silent, trying again: %s", problem)
                await asyncio.sleep(PAUSE)
                continue
            if message is not None:
                yield message["channel"].decode(), message["data"]


class Postgres(ChannelsBackend):
    """LISTEN and NOTIFY over two connections that are kept, and made again when the server goes away for a while."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.speaking = asyncio.Lock()
        self.speaker: AsyncConnection[Any] | None = None
        self.listener: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def on_startup(self) -> None:
        self.listener = asyncio.create_task(self._listen())
        await self.ready.wait()

    async def on_shutdown(self) -> None:
        if self.listener:
            self.listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listener
        if self.speaker:
            await self.speaker.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        import psycopg

        async with self.speaking:
            for attempt in (1, 2):  # the first may find a connection that died unnoticed
                try:
                    if self.speaker is None or self.speaker.closed:
                        self.speaker = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                    for channel in channels:
                        await self.speaker.execute(
                            "SELECT pg_notify(%s, %s)", (channel, base64.b64encode(data).decode())
                        )
                    return
                except psycopg.OperationalError as problem:
                    self.speaker = None
                    if attempt == 2:
                        log.error("a notice could not be sent: %s", problem)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """The one channel is listened to from the start."""

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            yield await self.heard.get()

    async def _listen(self) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute(f'LISTEN "{CHANNEL}"')
                    self.ready.set()
                    async for notice in connection.notifies():
                        self.heard.put_nowait((notice.channel, base64.b64decode(notice.payload)))
            except psycopg.OperationalError as problem:
                log.error("the channel is silent, trying again: %s", problem)
            await asyncio.sleep(PAUSE)
