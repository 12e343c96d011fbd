"""Every fault as an HTTP response: {"code", "why", "text"}, in the reader's language, and nothing of the server's insides."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException

from escarmouche.core.files import validation
from escarmouche.core.messages.refusal import EscarmoucheError, Refusal, refuse
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.texts import language, sentence
from escarmouche.server.wire.messages import Fault

LARGEST = 256 * 1024  # bytes of a request's body: it may hold cards that a player brings
INTERNAL = Fault("internal", refuse("error-internal"))
STATUS: dict[str, int] = {
    "malformed": 422,
    "unknown": 404,
    "unauthorized": 401,
    "forbidden": 403,
    "no-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "internal": 500,
}  # any other code: 409, a conflict with the state of the room
HEADERS = {401: {"WWW-Authenticate": "Bearer"}, 429: {"Retry-After": "10"}}

log = logging.getLogger(__name__)


class Problem(msgspec.Struct):
    """Why something was not done: a code for programs, the refusal with its key, and the sentence for people."""

    code: str
    why: Refusal
    text: str


def problem(fault: Fault, lang: str, game: str | None = None) -> tuple[int, bytes]:
    """The status and the body for a fault."""
    body = Problem(fault.code, fault.why, sentence(fault.why, lang, game))
    return STATUS.get(fault.code, 409), msgspec.json.encode(body)


def respond(
    request: Request[Any, Any, Any], fault: Fault, headers: dict[str, str] | None = None, game: str | None = None
) -> Response[bytes]:
    status, body = problem(fault, language(request.headers.get("accept-language", "")), game)
    headers = {**HEADERS.get(status, {}), **(headers or {})}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def _refused(request: Request[Any, Any, Any], error: EscarmoucheError) -> Response[bytes]:
    return respond(request, ServerError.of(error).fault, game=error.game)


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """A field does not fit: which one, and what it should be."""
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) and extra else {}
    if not isinstance(first, dict) or "message" not in first:
        return respond(request, Fault("malformed", refuse("error-not-json")))
    at = str(first.get("key") or "").removeprefix("data").lstrip(".") or "$"
    why = refuse("error-misfit", at=at, problem=validation.explain(str(first["message"])))
    return respond(request, Fault("malformed", why))


def _wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Litestar itself refuses it: a path, a method, a body that is too large or not JSON."""
    if isinstance(error, MethodNotAllowedException):
        allowed = ", ".join(sorted((error.headers or {}).get("allow", "").split(", ")))
        why = refuse("error-no-method", method=request.method, allowed=allowed)
        return respond(request, Fault("no-method", why), {"Allow": allowed})
    if error.status_code == 404:
        return respond(request, Fault("unknown", refuse("error-no-page")))
    if error.status_code == 413:
        return respond(request, Fault("too-large", refuse("error-too-large", most=LARGEST)))
    if error.status_code < 500:
        return respond(request, Fault("malformed", refuse("error-not-json")))
    return _crashed(request, error)


def _crashed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return respond(request, INTERNAL)


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A body that is not text, or is nested too deeply."""
    return respond(request, Fault("malformed", refuse("error-not-json")))


HANDLERS: Any = {
    UnicodeDecodeError: _unreadable,
    RecursionError: _unreadable,
    EscarmoucheError: _refused,
    ValidationException: _invalid,
    HTTPException: _wrong,
    Exception: _crashed,
}
