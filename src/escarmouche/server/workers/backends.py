"""What carries the channel: the memory of one process, or PostgreSQL or Redis between several."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL = "escarmouche"
PAUSE = 1.0  # seconds before a lost connection is tried again
PING = 5  # seconds for a channel to answer at the start

log = logging.getLogger(__name__)

# The drivers are extras of the package: redis and psycopg are imported only where their kind of channel is used.


def backend(address: str) -> ChannelsBackend:
    if address.startswith("redis"):
        return Redis(address)
    if address.startswith("postgres"):
        return Postgres(address.replace("+psycopg", "", 1))
    return MemoryChannelsBackend()


def ping(address: str) -> None:
    """Does the channel answer? Raises what its driver raises if not."""
    if address.startswith("redis"):
        import redis  # an extra

        redis.Redis.from_url(address, socket_connect_timeout=PING).ping()
    elif address.startswith("postgres"):
        import psycopg  # an extra

        psycopg.connect(address.replace("+psycopg", "", 1), connect_timeout=PING).close()


class OneChannel(ChannelsBackend):
    """A backend with one channel, which is subscribed to from the start. It remembers nothing."""

    async def subscribe(self, channels: Iterable[str]) -> None: ...

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


class Redis(OneChannel):
    """Publish and subscribe. The client makes lost connections again, and we keep asking it."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis  # an extra
        from redis.asyncio.retry import Retry  # an extra
        from redis.backoff import NoBackoff  # an extra

        self.redis = Redis.from_url(address, retry=Retry(NoBackoff(), 1))  # the first try may find a dead connection
        self.pubsub = self.redis.pubsub(ignore_subscribe_messages=True)

    async def on_startup(self) -> None:
        await self.pubsub.subscribe(CHANNEL)

    async def on_shutdown(self) -> None:
        await self.pubsub.aclose()  # type: ignore[no-untyped-call]
        await self.redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self.redis.publish(channel, data)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        from redis.exceptions import RedisError  # an extra

        while True:
            try:
                message = await self.pubsub.get_message(timeout=PAUSE)
            except (RedisError, OSError) as problem:
                log.error("the channel does not answer, trying again: %s", problem)
                await asyncio.sleep(PAUSE)
                continue
            if message is not None:
                yield message["channel"].decode(), message["data"]


class Postgres(OneChannel):
    """LISTEN and NOTIFY over two connections, which are made again when the server was away for a while."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._received: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._sending = asyncio.Lock()
        self._sender: AsyncConnection[Any] | None = None
        self._listener: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def on_startup(self) -> None:
        self._listener = asyncio.create_task(self._listen())
        await self._ready.wait()

    async def on_shutdown(self) -> None:
        if self._listener:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        if self._sender:
            await self._sender.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        import psycopg  # an extra

        payload = base64.b64encode(data).decode()
        async with self._sending:
            for attempt in (1, 2):  # the first try may find a connection that died unnoticed
                try:
                    if self._sender is None or self._sender.closed:
                        self._sender = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                    for channel in channels:
                        await self._sender.execute("SELECT pg_notify(%s, %s)", (channel, payload))
                    return
                except psycopg.OperationalError as problem:
                    self._sender = None
                    if attempt == 2:
                        log.error("a notice could not be sent: %s", problem)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            yield await self._received.get()

    async def _listen(self) -> None:
        import psycopg  # an extra

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute(f'LISTEN "{CHANNEL}"')
                    self._ready.set()
                    async for notice in connection.notifies():
                        self._received.put_nowait((notice.channel, base64.b64decode(notice.payload)))
            except psycopg.OperationalError as problem:
                log.error("the channel does not answer, trying again: %s", problem)
            await asyncio.sleep(PAUSE)
