"""A real server: a process of its own, with a socket, a database and signals."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.typing import Origin

from escarmouche.testing.remote.host import Host, free_port
from tests.server.postgres import cluster

PERSON = {"kind": "person"}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path, options=("--thinkers", "1"))
    host.start()
    yield host
    if host.process is not None and host.process.poll() is None:
        host.kill()


@contextlib.asynccontextmanager
async def entered(host: Host, room: str, *tokens: str) -> AsyncIterator[Any]:
    async with websockets.connect(f"{host.url.replace('http', 'ws')}/api/live") as connection:
        await connection.send(json.dumps({"t": "enter", "room": room, "tokens": tokens}))
        yield connection


async def until(connection: Any, kind: str) -> Any:
    async with asyncio.timeout(20):
        while True:
            message = json.loads(await connection.recv())
            if message["t"] == kind:
                return message


def test_sigterm_ends_it_cleanly_and_nothing_is_lost(host: Host) -> None:
    made = host.room([PERSON, PERSON])

    async def play() -> tuple[int, Any]:
        seats = [entered(host, made["room"], token) for token in made["tokens"].values()]
        async with seats[0] as one, seats[1] as two:
            view = await until(one, "update")
            answer = {"t": "answer", "seat": 0, "moment": view["moment"], "answer": "commonwealth", "ref": 1}
            await until(two, "update")
            await one.send(json.dumps(answer))
            assert (await until(one, "reply"))["ok"]
            told = await until(two, "update")
            assert host.process is not None
            host.process.send_signal(signal.SIGTERM)
            with pytest.raises(websockets.ConnectionClosed) as end:
                await until(two, "nothing more")
            assert end.value.rcvd is not None
            return end.value.rcvd.code, told["serial"]

    code, serial = asyncio.run(play())
    assert code == 1012
    assert host.process is not None
    assert host.process.wait(20) == 0
    assert "Traceback" not in host.tail() and "Nothing that was decided is lost" in host.tail()
    host.start()
    status, view = host.get(f"/api/rooms/{made['room']}/view?seat=0", made["tokens"]["0"])
    assert status == 200 and view["serial"] == serial
    assert view["waiting"][0]["chosen"]


def test_a_slow_reader_holds_up_nobody_and_catches_up(host: Host) -> None:
    made = host.room([PERSON, PERSON])

    async def play() -> None:
        seats = [entered(host, made["room"], token) for token in made["tokens"].values()]
        async with seats[0] as quick, seats[1] as slow:
            await until(quick, "update")
            slow.transport.pause_reading()
            began = time.monotonic()
            for number in range(20):
                await quick.send(json.dumps({"t": "say", "seat": 0, "text": str(number), "ref": number + 1}))
                assert (await until(quick, "reply"))["ok"]
            assert time.monotonic() - began < 8
            slow.transport.resume_reading()
            heard: list[str] = []
            while len(heard) < 20:
                heard += [step["text"] for step in (await until(slow, "update"))["steps"] if step["kind"] == "said"]
            assert heard == [str(number) for number in range(20)]

    asyncio.run(play())


def test_hostile_bytes_do_not_hurt_it(host: Host) -> None:
    async def play() -> None:
        made = host.room([PERSON, PERSON])
        async with entered(host, made["room"], made["tokens"]["0"]) as connection:
            await until(connection, "update")
            await connection.send("x" * 100_000)
            assert (await until(connection, "reply"))["fault"]["code"] == "too-large"
            with pytest.raises(websockets.ConnectionClosed) as end:
                await connection.send("x" * 2_000_000)
                await until(connection, "nothing")
            assert end.value.rcvd is None or end.value.rcvd.code == 1009
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(
                f"{host.url.replace('http', 'ws')}/api/live", origin=Origin("https://evil.example")
            )

    asyncio.run(play())
    assert host.get("/health")[0] == 200
    assert "Traceback" not in host.tail()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--workers", "2"], "--channel"),
        (["--channel", "pigeon"], "pigeon"),
        (["--channel", "redis://127.0.0.1:1"], "redis"),
        (["--channel", "postgresql://nobody@127.0.0.1:1/x"], "postgresql"),
        (["--database", "/nosuch/folder/rooms.db"], "database"),
        (["--database", "nosuch://x/y"], "database"),
        (["--host", "203.0.113.7"], "203.0.113.7"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(words: list[str], told: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "escarmouche.cli", "serve", "--port", str(free_port()), *words]
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "en"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60, env=environ)
    assert done.returncode == 2
    assert told in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_a_variable_that_does_not_fit_is_told() -> None:
    environ = {**os.environ, "ESCARMOUCHE_PORT": "abc", "LANG": "en"}
    command = [sys.executable, "-m", "escarmouche.cli", "serve"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60, env=environ)
    assert done.returncode == 2 and "ESCARMOUCHE_PORT" in done.stderr and "abc" in done.stderr
    assert "error-variable" not in done.stderr


def test_a_table_for_yourself(tmp_path: Path) -> None:
    """`escarmouche play`: prints where it is, keeps its games in the data folder, and ends by Ctrl-C."""
    command = [sys.executable, "-m", "escarmouche.cli", "play", "--no-browser", "--lang", "fr"]
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ) as process:
        assert process.stdout is not None
        connection = process.stdout.readline()
        assert "http://127.0.0.1:" in connection and connection.startswith("Votre table")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert process.returncode == 0, err
    assert "arrêté" in out
    assert (tmp_path / "escarmouche" / "escarmouche.sqlite").is_file()


def test_several_workers_tell_each_other_through_postgresql(tmp_path: Path) -> None:
    """Enough connections that both workers get some: whatever one decides, all of them are told."""
    with cluster() as address:
        host = Host(tmp_path, address, ("--workers", "2", "--channel", address, "--thinkers", "1"))
        host.start()
        try:
            asyncio.run(_crowd(host))
            assert host.stop() == 0
        finally:
            host.kill()
        assert "Traceback" not in host.tail()


async def _crowd(host: Host) -> None:
    made = host.room([PERSON, PERSON])
    async with contextlib.AsyncExitStack() as stack:
        speaker = await stack.enter_async_context(entered(host, made["room"], made["tokens"]["0"]))
        crowd = [await stack.enter_async_context(entered(host, made["room"])) for _ in range(8)]
        for connection in crowd:
            await until(connection, "update")
        for number in range(3):
            await speaker.send(json.dumps({"t": "say", "seat": 0, "text": str(number)}))
            for connection in crowd:
                assert (await until(connection, "update"))["steps"][-1]["text"] == str(number)
        info: Any = {}
        while info.get("spectators") != len(crowd):  # both workers know of all of them
            await crowd[0].send('{"t":"pulse"}')
            await asyncio.sleep(0.2)
            info = host.get(f"/api/rooms/{made['room']}")[1]
