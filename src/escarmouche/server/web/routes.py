"""The routes: what can be asked for and done over HTTP. The table itself is played over the socket."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from escarmouche.bots.bot import bots
from escarmouche.core.book import find, games
from escarmouche.core.messages import ledger
from escarmouche.core.messages.text import LANGUAGES
from escarmouche.core.views.card_view import Sheet
from escarmouche.core.views.form import Form
from escarmouche.core.views.scene import Board
from escarmouche.server.rooms.service import Health
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.http_errors import Problem
from escarmouche.server.web.rate_limit import RateLimits
from escarmouche.server.web.safety import address
from escarmouche.server.web.texts import fluent
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.connection import Connection

JSON = "A set-up as JSON, as in a new room."
KEPT = {"Cache-Control": "public, max-age=60"}  # what changes only when the server does
DESCRIBED = {
    401: "A seat’s token is missing.",
    403: "This token does not give that right, or another site’s page asked.",
    404: "There is nothing of that name.",
    409: "Not now, or not so: the rules or the state of the room refuse it.",
    413: "Too large.",
    422: "What was sent does not fit.",
    429: "Too often.",
    500: "Our mistake; written to the log.",
}

log = logging.getLogger(__name__)

Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
SeatAsked = Annotated[int | None, QueryParameter(gt=-1, lt=64, description="Through whose eyes; none: a spectator’s.")]
Call = Request[Any, Any, State]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """An answer of a seat to the question of a moment."""

    seat: Seat
    moment: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    answer: Any


class Taken(msgspec.Struct, forbid_unknown_fields=True):
    """The seat whose last decision is to be taken back."""

    seat: Seat


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """The seat that gives up."""

    seat: Seat


class Clause(msgspec.Struct):
    """A rule of a ledger, and the language its text is in."""

    id: str
    text: str
    lang: FromPath[str]


def faults(*codes: int) -> dict[int, ResponseSpec]:
    """What a route may answer instead."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description=DESCRIBED[code])
        for code in sorted({*codes, 500})
    }


def bearer(request: Call) -> list[str]:
    """The tokens that came with a request, in the header Authorization."""
    kind, _, said = request.headers.get("authorization", "").partition(" ")
    return [token.strip() for token in said.split(",") if token.strip()] if kind.lower() == "bearer" else []


def key(request: Call) -> list[str]:
    """The tokens, where there must be one."""
    tokens = bearer(request)
    if not tokens:
        raise ServerError("unauthorized", "error-no-token")
    return tokens


def limited(request: Call, buckets: RateLimits) -> None:
    if not buckets.take(address(request.scope, request.app.state.hosting.proxy)):
        raise ServerError("too-fast", "error-too-fast")


# -- what there is to play


@get("/health", tags=["server"], responses={503: ResponseSpec(Health, generate_examples=False), **faults()})
async def health(state: State) -> Response[Health]:
    """Whether the database answers, and how many processes may think for bots."""
    told = await state.service.health()
    return Response(told, status_code=200 if told.database else 503)


@get("/api/games", tags=["games"], responses=faults(), response_headers=KEPT, sync_to_thread=True)
def forms() -> list[Form]:
    """The installed games, and what can be agreed on before each."""
    return [msgspec.structs.replace(find(name).form(), bots=bots(name)) for name in games()]


@get("/api/games/{game:str}/board", tags=["games"], responses=faults(404, 409, 422, 429), sync_to_thread=True)
def board(
    request: Call,
    game: FromPath[str],
    options: Annotated[str, QueryParameter(max_length=8192, description=JSON)] = "{}",
) -> Board | None:
    """The board of a set-up before anybody stands on it."""
    limited(request, request.app.state.boards)
    try:
        told = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise ServerError("malformed", "error-not-object") from None
    return find(game).board(told)


@get(
    "/api/games/{game:str}/sheets/{edition:str}",
    tags=["games"],
    responses=faults(404),
    response_headers=KEPT,
    sync_to_thread=True,
)
def sheets(game: FromPath[str], edition: FromPath[str]) -> dict[str, Sheet]:
    """Every printed card of an edition."""
    book = find(game)
    if edition not in book.editions:
        raise ServerError("unknown", "error-no-edition", edition=edition, editions=list(book.editions))
    return book.pages(edition)


@get(
    "/api/texts/{lang:str}",
    tags=["texts"],
    media_type=MediaType.TEXT,
    responses=faults(404),
    response_headers=KEPT,
    sync_to_thread=True,
)
def texts(
    lang: FromPath[str], game: Annotated[str | None, QueryParameter(description="A game, for its texts too.")] = None
) -> str:
    """All texts of a language as one Fluent file."""
    if lang not in LANGUAGES:
        raise ServerError("unknown", "error-no-language", lang=lang, languages=list(LANGUAGES))
    return fluent(lang, game and find(game).name)


@get("/api/rules/{name:str}", tags=["texts"], responses=faults(404, 422), response_headers=KEPT, sync_to_thread=True)
def rule(
    name: FromPath[str], lang: Annotated[Literal["en", "fr"], QueryParameter(description="The language wanted.")] = "en"
) -> Clause:
    """A rule by its id; in English where it exists in no other language."""
    found = ledger.clause(name, lang)
    if found is None:
        raise ServerError("unknown", "error-no-clause", name=name)
    return Clause(found.id, found.text, found.lang)


# -- rooms


@post("/api/rooms", tags=["rooms"], responses=faults(403, 404, 409, 413, 422, 429))
async def create(request: Call, data: JSONBody[m.Plan]) -> m.Created:
    """Make a room. The tokens and invitations are told once, here, and stored nowhere in the clear."""
    limited(request, request.app.state.rooms)
    created: m.Created = await request.app.state.service.create(data)
    return created


@post("/api/join", tags=["rooms"], status_code=200, responses=faults(403, 404, 409, 413, 422, 429))
async def join(request: Call, data: JSONBody[m.Join]) -> m.Joined:
    """Take the seat of an invitation."""
    limited(request, request.app.state.joins)
    joined: m.Joined = await request.app.state.service.join(data)
    return joined


@get("/api/rooms/{room:str}", tags=["rooms"], responses=faults(404))
async def info(room: FromPath[str], state: State) -> m.RoomInfo:
    """What everybody may know of a room."""
    told: m.RoomInfo = await state.service.info(room)
    return told


@get(
    "/api/rooms/{room:str}/view",
    tags=["rooms"],
    responses=faults(403, 404, 422),
    security=[{}, {"seat": []}],
)
async def view(room: FromPath[str], request: Call, seat: SeatAsked = None) -> m.Update:
    """All that a seat, or a spectator, may see now."""
    service = request.app.state.service
    update: m.Update = await service.update(await service.admit(room, bearer(request)), seat, None)
    return update


@get(
    "/api/rooms/{room:str}/steps",
    tags=["rooms"],
    responses=faults(403, 404, 422),
    security=[{}, {"seat": []}],
)
async def steps(
    room: FromPath[str],
    request: Call,
    seat: SeatAsked = None,
    since: Annotated[int, QueryParameter(ge=-1, le=2**53, description="The last serial already known.")] = -1,
) -> list[m.Step]:
    """What happened since, as a seat or a spectator may know it."""
    service = request.app.state.service
    told: list[m.Step] = await service.steps(await service.admit(room, bearer(request)), seat, since)
    return told


@post(
    "/api/rooms/{room:str}/answers",
    tags=["rooms"],
    status_code=200,
    responses=faults(401, 403, 404, 409, 413, 422),
    security=[{"seat": []}],
)
async def answer(room: FromPath[str], request: Call, data: JSONBody[Given]) -> m.Reply:
    """Answer a question. A repeat of the same answer to the same moment is harmless."""
    service = request.app.state.service
    entered = await service.admit(room, key(request))
    return m.Reply(0, True, data=await service.answer(entered, data.seat, data.moment, data.answer))


@post(
    "/api/rooms/{room:str}/undo",
    tags=["rooms"],
    status_code=200,
    responses=faults(401, 403, 404, 409, 413, 422),
    security=[{"seat": []}],
)
async def undo(room: FromPath[str], request: Call, data: JSONBody[Taken]) -> m.Reply:
    """Take the seat's last decision back: at once where that is free or only bots are to agree, else the others are asked."""
    service = request.app.state.service
    return m.Reply(0, True, data=await service.undo(await service.admit(room, key(request)), data.seat))


@post(
    "/api/rooms/{room:str}/concede",
    tags=["rooms"],
    status_code=200,
    responses=faults(401, 403, 404, 409, 413, 422),
    security=[{"seat": []}],
)
async def concede(room: FromPath[str], request: Call, data: JSONBody[Leaving]) -> m.Reply:
    """Give up. Of two players the other wins at once; in games of several the others play on, as the rules of the game say."""
    service = request.app.state.service
    return m.Reply(0, True, data=await service.concede(await service.admit(room, key(request)), data.seat))


@get("/api/rooms/{room:str}/record", tags=["rooms"], media_type=MediaType.TEXT, responses=faults(403, 404))
async def record(room: FromPath[str], state: State) -> str:
    """The whole game with its seed, once it is over: `escarmouche replay --verify` checks it."""
    text: str = await state.service.record(room)
    return text


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, State]) -> None:
    """The line to a room: the first message is `enter`."""
    state = socket.app.state
    await Connection(socket, state.service, state.watch, state.service.settings.quiet).run()


ROUTES = [
    health,
    forms,
    board,
    sheets,
    texts,
    rule,
    create,
    join,
    info,
    view,
    steps,
    answer,
    undo,
    concede,
    record,
    live,
]
