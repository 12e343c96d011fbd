"""The client's files, built by `make web` into `server/client`. If they are missing, a page says so."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException

CLIENT = Path(__file__).parents[1] / "client"
DRAWINGS = "drawings.json"
HASHED = "assets"  # the folder of files whose names change with their content
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Escarmouche</title></head><body>
<h1>Escarmouche</h1>
<p>The server runs, but the table in the browser has not been built yet. In the project’s folder, type <code>make web</code>,
then load this page again.</p>
<p lang="fr">Le serveur tourne, mais la table dans le navigateur n’a pas encore été construite. Dans le dossier du projet, tapez
<code>make web</code>, puis rechargez cette page.</p>
</body></html>
"""


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client. Any path that looks like a page gets the client's only page."""
    return await asyncio.to_thread(respond, request)


@functools.cache
def outlines_by_name() -> dict[str, str]:
    """The drawings on counters, as the client was built with them; none without it."""
    try:
        return msgspec.json.decode((CLIENT / DRAWINGS).read_bytes(), type=dict[str, str])
    except OSError:
        return {}


def respond(request: Request[Any, Any, Any]) -> Response[bytes]:
    path = request.scope["path"].lstrip("/")
    if path.startswith(("api/", "schema/")) or path in ("api", "health"):
        raise NotFoundException
    file = file_at(path)
    if file is None and "." in path.rpartition("/")[2]:
        raise NotFoundException
    file = file or CLIENT / "index.html"
    if not file.is_file():
        return Response(UNBUILT.encode(), media_type="text/html; charset=utf-8", status_code=200)
    return send(request, file)


def file_at(path: str) -> Path | None:
    """The file at a path, if it is one of ours: nothing outside the folder."""
    try:
        file = (CLIENT / path).resolve()
        return file if path and file.is_relative_to(CLIENT.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def send(request: Request[Any, Any, Any], file: Path) -> Response[bytes]:
    """A file, or 304 if the browser has it already."""
    body = file.read_bytes()
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    hashed = file.parent.name == HASHED
    headers = {"ETag": tag, "Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=media_type(file), headers=headers)


def media_type(file: Path) -> str:
    """The type that a browser is given.

    >>> media_type(Path("index.html")), media_type(Path("a.js")), media_type(Path("a.woff2"))
    ('text/html; charset=utf-8', 'text/javascript; charset=utf-8', 'font/woff2')
    """
    guessed = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return f"{guessed}; charset=utf-8" if guessed.startswith("text/") else guessed
