"""What one process publishes, all hear: through memory, Redis and PostgreSQL, also after those were away for a while."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator

import pytest

from escarmouche.server.workers import backends
from escarmouche.server.workers.channel import Channel, opened, packed, unpacked
from escarmouche.testing.remote.host import free_port
from tests.server.postgres import cluster

NOTICE = b"\x00 \xff news"


@contextlib.contextmanager
def redis(port: int) -> Iterator[str]:
    if shutil.which("redis-server") is None:
        pytest.skip("Redis is not installed (Debian: apt-get install redis-server)")
    with subprocess.Popen(["redis-server", "--port", str(port), "--save", ""], stdout=subprocess.DEVNULL) as process:
        end = time.monotonic() + 10
        while time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
        yield f"redis://127.0.0.1:{port}/0"
        process.terminate()


Heard = asyncio.Queue[tuple[str, bytes]]


@contextlib.asynccontextmanager
async def listening(channel: Channel) -> AsyncIterator[Heard]:
    heard: Heard = asyncio.Queue()
    task = asyncio.create_task(channel.listen(lambda room_id, notice: heard.put((room_id, notice))))
    yield heard
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def said(channel: Channel, heard: Heard) -> tuple[str, bytes]:
    """What is heard when something is published, again and again until it is heard."""
    async with asyncio.timeout(10):
        while heard.empty():
            with contextlib.suppress(Exception):
                await channel.publish("room", NOTICE)
            await asyncio.sleep(0.1)
        return await heard.get()


async def told(address: str) -> list[tuple[str, bytes]]:
    """Two processes' worth of channels: what each hears of what the first publishes."""
    async with (
        opened(address) as here,
        opened(address) as there,
        listening(here) as heard_here,
        listening(there) as heard_there,
    ):
        return [
            await said(here, heard) for heard in ((heard_here,) if address == "memory" else (heard_here, heard_there))
        ]


def test_through_memory() -> None:
    assert asyncio.run(told("memory")) == [("room", NOTICE)]
    assert unpacked(packed("room", NOTICE)) == ("room", NOTICE)


def test_through_redis() -> None:
    with redis(free_port()) as address:
        assert asyncio.run(told(address)) == [("room", NOTICE)] * 2


def test_through_postgresql() -> None:
    with cluster() as address:
        assert asyncio.run(told(address)) == [("room", NOTICE)] * 2


def test_redis_may_go_away_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "PAUSE", 0.1)
    port = free_port()

    async def talk() -> tuple[str, bytes]:
        with contextlib.ExitStack() as stack:
            address = stack.enter_context(redis(port))
            async with opened(address) as channel, listening(channel) as heard:
                stack.close()
                await asyncio.sleep(0.5)
                stack.enter_context(redis(port))
                return await said(channel, heard)

    assert asyncio.run(talk()) == ("room", NOTICE)


def test_what_goes_over_the_channel_comes_out_of_it() -> None:
    assert unpacked(packed("room", b"\x00 \xff")) == ("room", b"\x00 \xff")
    assert backends.Postgres("postgresql://localhost/x").address == "postgresql://localhost/x"
