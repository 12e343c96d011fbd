"""What one process tells, all are told: through memory, Redis and PostgreSQL, also after those were away for a while."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator

import pytest

from escarmouche.server.workers import channel
from escarmouche.server.workers.channel import CHANNEL, channels, packed, unpacked
from escarmouche.testing.remote.host import free_port
from tests.server.postgres import cluster

NOTICE = packed("room", b"\x00 \xff news")


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


async def told(address: str) -> list[bytes]:
    """Two processes' worth of channels: what each hears of what the first says."""
    async with (
        channels(address) as here,
        channels(address) as there,
        here.start_subscription(CHANNEL) as one,
        there.start_subscription(CHANNEL) as two,
        asyncio.timeout(10),
    ):
        await here.wait_published(NOTICE, CHANNEL)
        ears = (one,) if address == "memory" else (one, two)
        return [await anext(ear.iter_events()) for ear in ears]


def test_through_memory() -> None:
    assert asyncio.run(told("memory")) == [NOTICE]
    assert unpacked(NOTICE) == ("room", b"\x00 \xff news")


def test_through_redis() -> None:
    with redis(free_port()) as address:
        assert asyncio.run(told(address)) == [NOTICE, NOTICE]


def test_through_postgresql() -> None:
    with cluster() as address:
        assert asyncio.run(told(address)) == [NOTICE, NOTICE]


def test_redis_may_go_away_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "PAUSE", 0.1)
    port = free_port()

    async def talk() -> bytes:
        with contextlib.ExitStack() as stack:
            address = stack.enter_context(redis(port))
            async with channels(address) as here, here.start_subscription(CHANNEL) as ear:
                stack.close()
                await asyncio.sleep(0.5)
                stack.enter_context(redis(port))
                async with asyncio.timeout(10):
                    hearing = asyncio.ensure_future(anext(ear.iter_events()))
                    while not hearing.done():
                        with contextlib.suppress(Exception):
                            await here.wait_published(NOTICE, CHANNEL)
                        await asyncio.sleep(0.2)
                    return await hearing

    assert asyncio.run(talk()) == NOTICE
