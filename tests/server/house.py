"""A server inside the test: the whole application with a database of its own, and sockets to it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from escarmouche.server.web.app import app
from escarmouche.server.web.hosting import Hosting

PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
PATIENCE = 20.0


class House:
    """What a test does with a server."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    def get(self, path: str, status: int = 200, **headers: str) -> Any:
        found = self.client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        assert found.status_code == status, found.text
        return found.json() if "json" in found.headers["content-type"] else found.text

    def post(self, path: str, body: Any, status: int | None = None, token: str = "", **headers: str) -> Any:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        found = self.client.post(path, json=body, headers=headers)
        assert found.status_code == status if status else found.status_code < 300, found.text
        return found.json()

    def room(self, *seats: dict[str, Any], spectators: bool = True, **options: Any) -> Any:
        plan = {"game": "moonstone", "seats": seats or (PERSON, PERSON), "options": options, "spectators": spectators}
        return self.post("/api/rooms", plan)

    @contextlib.contextmanager
    def line(self, room: str, *tokens: str, since: int | None = None) -> Iterator[Line]:
        with self.client.websocket_connect("/api/live") as socket:
            line = Line(socket)
            line.say(t="enter", room=room, tokens=list(tokens), since=since)
            yield line


class Line:
    """A socket that remembers what it was told."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.heard: list[Any] = []

    def say(self, **message: Any) -> None:
        self.socket.send_json(message)

    def hear(self) -> Any:
        message = self.socket.receive_json(timeout=PATIENCE)
        self.heard.append(message)
        return message

    def until(self, kind: str, **fields: Any) -> Any:
        """The next message of a kind with these values."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear()
            if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise TimeoutError(kind)

    def asks(self, **message: Any) -> Any:
        """Say something that is replied to, and the reply."""
        self.say(ref=77, **message)
        return self.until("reply", ref=77)


@contextlib.contextmanager
def opened(folder: Path, **said: Any) -> Iterator[House]:
    hosting = Hosting(database=str(folder / "rooms.sqlite"), **{"thinkers": 1, "rooms_per_minute": 0, **said})
    with TestClient(app(hosting), raise_server_exceptions=False) as client:
        yield House(client)
