"""A real server in its own process, to play on, kill and start again."""

from __future__ import annotations

import contextlib
import http.client
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

PATIENCE = 60.0  # seconds for a server to start on a busy machine
PORTS = range(20_000, 32_000)  # below those of outgoing connections, so that none is taken while its server is down


def free_port() -> int:
    """A port for a server. Chance keeps processes apart that look for one at the same time."""
    chance = random.SystemRandom()
    while True:
        port = chance.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Host:
    """`escarmouche serve` on loopback. Its log goes to `folder`, and its database too, unless an address is given."""

    def __init__(self, folder: Path, database: str = "", options: tuple[str, ...] = ()) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite:///{folder / 'rooms.db'}"
        self.log = folder / "server.log"
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.database, *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "escarmouche.cli", *words], stdout=log, stderr=log, start_new_session=True
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once:\n{self.tail()}")
            try:
                if self.get("/health")[0] == 200:
                    return
            except OSError:
                time.sleep(0.02)
        raise TimeoutError(f"the server does not answer:\n{self.tail()}")

    def tail(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-4000:]

    def kill(self) -> None:
        """`kill -9` for it and all its children: like a power cut."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and return how it ended."""
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    # -- asking it

    def get(self, path: str, token: str = "") -> tuple[int, Any]:
        return self._request("GET", path, None, token)

    def post(self, path: str, body: Any, token: str = "") -> tuple[int, Any]:
        return self._request("POST", path, body, token)

    def _request(self, method: str, path: str, body: Any, token: str) -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Content-Type": "application/json", "Origin": self.url}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            reply = connection.getresponse()
            data = reply.read()
        finally:
            connection.close()
        if "json" in (reply.getheader("Content-Type") or ""):
            return reply.status, msgspec.json.decode(data)
        return reply.status, data

    def room(self, seats: list[dict[str, str]], game: str = "moonstone", **options: Any) -> Any:
        """A new room: what its maker gets."""
        status, made = self.post("/api/rooms", {"game": game, "seats": seats, "options": options})
        if status not in (200, 201):
            raise RuntimeError(f"no room was made: {status} {made}")
        return made
