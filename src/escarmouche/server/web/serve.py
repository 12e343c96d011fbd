"""Run the application: one process or several on one socket, until a signal says stop."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sqlite3
from collections.abc import Callable
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from escarmouche.core.book import games
from escarmouche.lessons.shelf import lessons
from escarmouche.server.store.store import Store
from escarmouche.server.web.hosting import BadHosting, Hosting, address
from escarmouche.server.workers.backends import ping

LARGEST = (
    256 * 1024
)  # bytes of a frame. A message that is too large gets a reply; a frame larger than this closes the connection
STOPPING = 10  # seconds to finish what is under way when the server stops


class Server(uvicorn.Server):
    """Calls `ready` when it accepts requests."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.ready and self.started:
            self.ready()


def serve(hosting: Hosting, ready: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT: then accept nothing more, finish what is being written, close the connections, and return."""
    hosting = hosting.checked()
    prepare_database(hosting)
    check_channel(hosting.channel)
    listener = bind(hosting.host, hosting.port)
    os.environ.update(hosting.environ())  # the worker processes read it there
    if hosting.lessons:
        check_lessons()
    config = uvicorn.Config(
        "escarmouche.server.web.app:hosted",
        factory=True,
        workers=hosting.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LARGEST,
        ws_ping_interval=None,  # clients send a pulse of their own
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOPPING,
    )
    url = public_url(hosting, listener)
    with _sigterm_ignored():
        if hosting.workers == 1:
            Server(config, lambda: ready(url)).run([listener])
        else:
            ready(url)
            Multiprocess(config, [listener]).run()


def prepare_database(hosting: Hosting) -> None:
    """Make or migrate the tables before the first request, so that a database that cannot be used is reported at once."""
    try:
        store = Store(address(hosting.database))
        try:
            store.open()
        finally:
            store.close()
    except (SQLAlchemyError, sqlite3.Error, ImportError, OSError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().split("\n")[0]
        raise BadHosting("error-database", problem=reason) from None


def check_lessons() -> None:
    """Read the lessons before the first request: a mistake in one's own is told at once, with its file and line."""
    for game in games():
        lessons(game)


def check_channel(channel: str) -> None:
    """Report a channel that does not answer before the first request."""
    try:
        ping(channel)
    except Exception as problem:  # each driver has its own
        reason = str(problem).strip().split("\n")[0] or type(problem).__name__
        raise BadHosting("error-channel-away", channel=channel.split(":", maxsplit=1)[0], problem=reason) from None


def bind(host: str, port: int) -> socket.socket:
    """The socket on which all workers accept requests."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as problem:
        raise BadHosting("error-bind", host=host, port=str(port), problem=_reason(problem)) from None


def public_url(hosting: Hosting, listener: socket.socket) -> str:
    """The address for people."""
    host, port = listener.getsockname()[:2]
    if hosting.base:
        return hosting.base
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


@contextlib.contextmanager
def _sigterm_ignored() -> Any:
    """When the server has stopped, it raises the signal again that stopped it. That must not end this process."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _reason(problem: Exception) -> str:
    return os.strerror(problem.errno) if isinstance(problem, OSError) and problem.errno else str(problem)
