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
from uvicorn.supervisors import Multiprocess

from escarmouche.server.web.hosting import BadHosting, Hosting, address

LARGEST = 256 * 1024  # of a frame; what is larger than a message may be is told so, what is larger than this is cut off
STOPPING = 10  # seconds for what is under way when the server stops


class Server(uvicorn.Server):
    """Says when it takes calls."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.ready and self.started:
            self.ready()


def serve(hosting: Hosting, ready: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT: then take no more calls, finish what is being written, close the lines, and return."""
    hosting = hosting.checked()
    prepare(hosting)
    reached(hosting.channel)
    listener = bound(hosting.host, hosting.port)
    os.environ.update(hosting.environ())  # from here the worker processes have it
    config = uvicorn.Config(
        "escarmouche.server.web.app:hosted",
        factory=True,
        workers=hosting.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LARGEST,
        ws_ping_interval=None,  # clients say themselves that they are still there
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOPPING,
    )
    here = where(hosting, listener)
    with _quiet_end():
        if hosting.workers == 1:
            Server(config, lambda: ready(here)).run([listener])
        else:
            ready(here)
            Multiprocess(config, [listener]).run()


def prepare(hosting: Hosting) -> None:
    """Make or change the tables before anybody calls, so that a database that cannot be used is told at once."""
    from sqlalchemy.exc import SQLAlchemyError

    from escarmouche.server.store.store import Store

    try:
        store = Store(address(hosting.database))
        try:
            store.open()
        finally:
            store.close()
    except (SQLAlchemyError, sqlite3.Error, ImportError, OSError) as problem:
        told = str(getattr(problem, "orig", None) or problem).strip().split("\n")[0]
        raise BadHosting("error-database", problem=told) from None


def reached(channel: str) -> None:
    """A channel that is not there is told before anybody calls."""
    from escarmouche.server.workers.channel import knock

    try:
        knock(channel)
    except Exception as problem:  # each driver has its own
        told = str(problem).strip().split("\n")[0] or type(problem).__name__
        raise BadHosting("error-channel-away", channel=channel.split(":", maxsplit=1)[0], problem=told) from None


def bound(host: str, port: int) -> socket.socket:
    """The socket that all workers take calls from."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as problem:
        raise BadHosting("error-bind", host=host, port=str(port), problem=_reason(problem)) from None


def where(hosting: Hosting, listener: socket.socket) -> str:
    """The address to tell people."""
    host, port = listener.getsockname()[:2]
    if hosting.base:
        return hosting.base
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


@contextlib.contextmanager
def _quiet_end() -> Any:
    """The server repeats the signal that stopped it once it has stopped: that is no reason to die of it."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _reason(problem: Exception) -> str:
    return os.strerror(problem.errno) if isinstance(problem, OSError) and problem.errno else str(problem)
