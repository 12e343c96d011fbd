"""A server inside the test: the whole application with a database of its own, and connections to it."""

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


class AppClient:
    """What a test does with a server."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    def get(self, path: str, status: int = 200, **headers: str) -> Any:
        response = self.client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        assert response.status_code == status, response.text
        return response.json() if "json" in response.headers["content-type"] else response.text

    def post(self, path: str, body: Any, status: int | None = None, token: str = "", **headers: str) -> Any:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        response = self.client.post(path, json=body, headers=headers)
        assert response.status_code == status if status else response.status_code < 300, response.text
        return response.json()

    def room(self, *seats: dict[str, Any], spectators: bool = True, **options: Any) -> Any:
        plan = {"game": "moonstone", "seats": seats or (PERSON, PERSON), "options": options, "spectators": spectators}
        return self.post("/api/rooms", plan)

    @contextlib.contextmanager
    def connect(self, room: str, *tokens: str, since: int | None = None) -> Iterator[Connection]:
        with self.client.websocket_connect("/api/live") as socket:
            connection = Connection(socket)
            connection.say(t="enter", room=room, tokens=list(tokens), since=since)
            yield connection


class Connection:
    """A WebSocket that remembers what it was told."""

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

    def ask(self, **message: Any) -> Any:
        """Send a request and wait for its reply."""
        self.say(ref=77, **message)
        return self.until("reply", ref=77)


@contextlib.contextmanager
def opened(folder: Path, **options: Any) -> Iterator[AppClient]:
    hosting = Hosting(database=str(folder / "rooms.sqlite"), **{"thinkers": 1, "rooms_per_minute": 0, **options})
    with TestClient(app(hosting), raise_server_exceptions=False) as client:
        yield AppClient(client)
