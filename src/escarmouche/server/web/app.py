"""The application: the routes, the service behind them, and the guard in front."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import escarmouche
from escarmouche.server.rooms.service import RoomService
from escarmouche.server.web.client_files import client
from escarmouche.server.web.hosting import Hosting, hosting
from escarmouche.server.web.http_errors import HANDLERS, LARGEST
from escarmouche.server.web.openapi_page import PLUGINS
from escarmouche.server.web.rate_limit import RateLimits
from escarmouche.server.web.replay_routes import REPLAY_ROUTES
from escarmouche.server.web.routes import ROUTES
from escarmouche.server.web.safety import Guard
from escarmouche.server.workers import channel

ABOUT = """Rooms in which skirmish games are played by the book. The game itself is played over the WebSocket /api/live: the first message
names the room and the tokens of seats; every message is a JSON object whose field “t” says what it is.

Whoever has a seat's token holds the seat; send it in the header Authorization: Bearer. Every error is {"code", "why", "text"}: a code for
programs, the refusal with its key and arguments, and the sentence in the language of Accept-Language (English or French)."""
OPENAPI = OpenAPIConfig(
    title="Escarmouche",
    version=escarmouche.__version__,
    description=ABOUT,
    path="/schema",
    render_plugins=PLUGINS,
    use_handler_docstrings=True,
    components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
)

COMPRESSED = ["/replay$"]  # routes that compress what they send, aside from the event loop


def hosted() -> Litestar:
    """The application of a worker process, hosted as the environment says."""
    host = hosting()
    set_up_logs(host.log)
    return app(host)


def app(host: Hosting) -> Litestar:
    """The application of one process."""
    host = host.checked()
    litestar = Litestar(
        [*ROUTES, *REPLAY_ROUTES, client],
        lifespan=[lambda app: running(app, host)],
        exception_handlers=HANDLERS,
        openapi_config=OPENAPI,
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=COMPRESSED),
        logging_config=None,
    )
    litestar.state.hosting = host
    litestar.state.rooms, litestar.state.joins = RateLimits(host.rooms_per_minute), RateLimits(host.joins_per_minute)
    litestar.state.boards = RateLimits(8 * host.rooms_per_minute)  # somebody who makes a room looks at several
    litestar.state.courses = RateLimits(
        4 * host.rooms_per_minute
    )  # each is made once; a screen asks for it once a game
    litestar.state.replays = RateLimits(40 * host.rooms_per_minute)  # a long game comes in parts, a running one grows
    litestar.asgi_handler = Guard(litestar.asgi_handler, host)
    return litestar


@contextlib.asynccontextmanager
async def running(litestar: Litestar, host: Hosting) -> AsyncIterator[None]:
    """The service and the channel, from the first request to the last. The channel opens before the service has anything to publish."""
    async with channel.opened(host.channel) as notices:
        service = litestar.state.service = RoomService(host.settings(), notices.publish)
        listening = asyncio.create_task(notices.listen(service.hear))
        await service.open()
        try:
            yield
        finally:
            await service.close()
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listening


def set_up_logs(level: str) -> None:
    """Log to standard error: time, level, logger, message."""
    logging.basicConfig(level=level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True)
    for name in ("uvicorn.error", "uvicorn.asgi", "alembic", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
