"""The routes of games that are shown again: what was shown, a game that goes on from there, a record that is brought along."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from escarmouche.server.replays.record_checker import LARGEST
from escarmouche.server.replays.reel import ALL, Eyes
from escarmouche.server.rooms.seats import clean
from escarmouche.server.rooms.service import RoomService
from escarmouche.server.web.routes import SeatAsked, SinceAsked, bearer, faults, limit
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.replays import Branch, Bring, Brought, ReelPart

NAME = 60  # characters of a file's name
RECORD = "record.jsonl"
Call = Request[Any, Any, State]


@get(
    "/api/rooms/{room:str}/replay",
    tags=["replays"],
    responses={200: ResponseSpec(ReelPart, generate_examples=False), **faults(403, 404, 413, 422, 429)},
    security=[{}, {"seat": []}],
)
async def replay(
    room: FromPath[str],
    request: Call,
    seat: SeatAsked = None,
    all: Annotated[bool, QueryParameter(description="Through everybody’s eyes; when the game is over.")] = False,
    since: SinceAsked = -1,
) -> Response[bytes]:
    """What was shown to a seat, to spectators, or to all together, entry by entry. While the game goes on, a seat needs its token."""
    limit(request, request.app.state.replays)
    service: RoomService = request.app.state.service
    eyes: Eyes = ALL if all else seat
    data = await service.reel(await service.admit(room, bearer(request)), eyes, since)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            data, media_type=MediaType.JSON, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        )
    return Response(gzip.decompress(data), media_type=MediaType.JSON, headers={"Vary": "Accept-Encoding"})


@post(
    "/api/rooms/{room:str}/branch",
    tags=["replays"],
    responses=faults(403, 404, 409, 413, 422, 429),
    security=[{}, {"seat": []}],
)
async def branch(room: FromPath[str], request: Call, data: JSONBody[Branch]) -> m.Created:
    """Make a room that goes on from where a finished game stood. Chance from there on is drawn anew."""
    limit(request, request.app.state.rooms)
    service: RoomService = request.app.state.service
    created: m.Created = await service.branch(await service.admit(room, bearer(request)), data)
    return created


@post(
    "/api/records",
    tags=["replays"],
    responses=faults(403, 404, 409, 413, 422, 429),
    request_max_body_size=2 * LARGEST,
)
async def bring(request: Call, data: JSONBody[Bring]) -> Brought:
    """Bring a record along, to look at it here: it becomes a finished room. Every answer and every deal in it is played again."""
    limit(request, request.app.state.rooms)
    brought: Brought = await request.app.state.service.bring(data.text.encode(), clean(data.name, NAME) or RECORD)
    return brought


REPLAY_ROUTES = [replay, branch, bring]
