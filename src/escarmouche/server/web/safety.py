"""What stands between the internet and the rooms: which pages may call, what a browser may do with our pages, what is logged."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

from litestar.enums import ScopeType

from escarmouche.core.messages.refusal import refuse
from escarmouche.server.web.http_errors import INTERNAL, problem
from escarmouche.server.web.texts import language
from escarmouche.server.wire.messages import Fault

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from escarmouche.server.web.hosting import Hosting

SAFE = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # sizes and places of drawn things are style attributes
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

log = logging.getLogger("escarmouche.access")


class Guard:
    """Wraps the whole application, so that nothing gets past it, not even requests for paths that do not exist."""

    def __init__(self, app: ASGIApp, hosting: Hosting) -> None:
        self.app = app
        self.base = origin(hosting.base) if hosting.base else ""
        self.proxy = hosting.proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            send = LoggedSend(scope, send, address(scope, self.proxy))
        if scope.get("method") not in SAFE and not self.allowed(scope):
            await refuse_request(scope, receive, send, Fault("forbidden", refuse("error-origin")))
            return
        await self.app(scope, receive, send)

    def allowed(self, scope: Scope) -> bool:
        """From a page of this site, or from no page at all: a caller without a browser does not carry anybody else's secrets."""
        page = header(scope, b"origin")
        if not page:
            return True
        if self.base and origin(page) == self.base:
            return True
        return urlsplit(page).netloc == header(scope, b"host") != ""


class LoggedSend:
    """Sends a response with our headers, and logs it: method, path and status, never a query or a header."""

    def __init__(self, scope: Scope, send: Send, client: str) -> None:
        self.scope, self.send, self.client, self.began = scope, send, client, time.monotonic()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            known = {name.lower() for name, _ in message["headers"]}
            added = [pair for pair in HEADERS if pair[0] not in known]
            if b"cache-control" not in known:
                added.append((b"cache-control", b"no-store"))
            message["headers"] = [*message["headers"], *added]
            milliseconds = (time.monotonic() - self.began) * 1000
            log.info(
                "%s %s %s %s %.0f ms",
                self.client,
                self.scope.get("method"),
                quote(self.scope["path"]),  # a line break in it must not start a line in the log
                message["status"],
                milliseconds,
            )
        await self.send(message)


async def refuse_request(scope: Scope, receive: Receive, send: Send, fault: Fault = INTERNAL) -> None:
    """Refuse a request before anything else has looked at it."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": fault.code})
        return
    status, body = problem(fault, language(header(scope, b"accept-language")))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def header(scope: Scope, name: bytes) -> str:
    """The last header of that name: a proxy in front of us adds its own at the end."""
    values = [value for key, value in scope["headers"] if key.lower() == name]
    return values[-1].decode("latin-1") if values else ""


def origin(url: str) -> str:
    """Scheme and host of a URL.

    >>> origin("https://table.example/games/"), origin("null")
    ('https://table.example', '')
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def address(scope: Scope, proxy: str = "") -> str:
    """The client's address. A proxy is believed only if its header was named, and only the last address in it: it wrote that one."""
    if proxy and (addresses := header(scope, proxy.lower().encode("latin-1"))):
        return addresses.rpartition(",")[2].strip()
    client = scope.get("client")
    return client[0] if client else ""
