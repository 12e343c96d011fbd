"""The application: routes, the service behind them, and the guard in front."""

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
from escarmouche.server.web.routes import ROUTES
from escarmouche.server.web.safety import Guard
from escarmouche.server.workers.channel import channels
from escarmouche.server.workers.subscriptions import Subscriptions

ABOUT = """Rooms in which skirmish games are played by the book. The table itself goes over the WebSocket /api/live: the first message
names the room and the tokens of seats; every message is a JSON object whose field “t” says what it is.

A seat is held by its token, sent in the header Authorization: Bearer. Every error is {"code", "why", "text"}: a code for programs,
the refusal with its key and arguments, and the sentence in the language of Accept-Language (English or French)."""
OPENAPI = OpenAPIConfig(
    title="Escarmouche",
    version=escarmouche.__version__,
    description=ABOUT,
    path="/schema",
    render_plugins=PLUGINS,
    use_handler_docstrings=True,
    components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
)


def hosted() -> Litestar:
    """The application of a worker process, as the environment says."""
    host = hosting()
    logs(host.log)
    return app(host)


def app(host: Hosting) -> Litestar:
    """The application of one process."""
    host = host.checked()
    litestar = Litestar(
        [*ROUTES, client],
        lifespan=[lambda app: opened(app, host)],
        exception_handlers=HANDLERS,
        openapi_config=OPENAPI,
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        logging_config=None,
    )
    litestar.state.hosting = host
    litestar.state.rooms, litestar.state.joins = RateLimits(host.rooms_per_minute), RateLimits(host.joins_per_minute)
    litestar.state.boards = RateLimits(8 * host.rooms_per_minute)  # who makes a room looks at several
    litestar.asgi_handler = Guard(litestar.asgi_handler, host)
    return litestar


@contextlib.asynccontextmanager
async def opened(litestar: Litestar, host: Hosting) -> AsyncIterator[None]:
    """The service and the channel, from the first request to the last. The channel is there before the service has anything to tell."""
    async with channels(host.channel) as telling:
        watch = Subscriptions(telling)
        service = RoomService(host.settings(), watch.publish)
        litestar.state.watch, litestar.state.service = watch, service
        listening = asyncio.create_task(watch.listen(service))
        await service.open()
        try:
            yield
        finally:
            await service.close()
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listening


def logs(level: str) -> None:
    """Lines on standard error: when, how grave, who, what."""
    logging.basicConfig(level=level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True)
    for name in ("uvicorn.error", "uvicorn.asgi", "alembic", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
