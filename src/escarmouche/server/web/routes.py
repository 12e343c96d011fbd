"""The routes: what can be done over HTTP. The game itself is played over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from escarmouche.bots.bot import bots
from escarmouche.core.book import find, games
from escarmouche.core.messages import ledger
from escarmouche.core.messages.languages import ENGLISH, LANGUAGES
from escarmouche.core.views.card_view import CardView
from escarmouche.core.views.form import Form
from escarmouche.core.views.scene import Board
from escarmouche.lessons.guidance import LessonInfo
from escarmouche.lessons.shelf import infos
from escarmouche.server.rooms.service import Health, RoomService
from escarmouche.server.web.client_files import outlines_by_name
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.http_errors import Problem
from escarmouche.server.web.rate_limit import RateLimits
from escarmouche.server.web.safety import address
from escarmouche.server.web.texts import Part, fluent
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.connection import Connection

SETUP_AS_JSON = "A set-up as JSON, as for a new room."
CACHED = {"Cache-Control": "public, max-age=60"}  # for what changes only when the server does
DESCRIPTIONS = {
    401: "The token of a seat is missing.",
    403: "This token does not allow it, or a page of another site asked.",
    404: "Nothing has that name.",
    409: "The rules or the state of the room do not allow it.",
    413: "Too large.",
    422: "The data does not fit.",
    429: "Too often.",
    500: "Our mistake; it is in the server’s log.",
}

Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
SeatAsked = Annotated[
    int | None, QueryParameter(gt=-1, lt=64, description="As which seat; without it: as a spectator.")
]
CardsAsked = Annotated[str | None, QueryParameter(max_length=2048, description="Only these, with commas between them.")]
SinceAsked = Annotated[int, QueryParameter(ge=-1, le=2**53, description="The last serial already known.")]
Call = Request[Any, Any, State]
LANGUAGE = f"^({'|'.join(LANGUAGES)})$"


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's answer to the question of a moment."""

    seat: Seat
    moment: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    answer: Any


class Taken(msgspec.Struct, forbid_unknown_fields=True):
    """The seat whose last decision is taken back."""

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
    """The errors with which a route may respond."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description=DESCRIPTIONS[code])
        for code in sorted({*codes, 500})
    }


def bearer(request: Call) -> list[str]:
    """The tokens that came with a request, in the header Authorization."""
    scheme, _, tokens = request.headers.get("authorization", "").partition(" ")
    return [token.strip() for token in tokens.split(",") if token.strip()] if scheme.lower() == "bearer" else []


def required_bearer(request: Call) -> list[str]:
    """The tokens of a request that needs at least one."""
    tokens = bearer(request)
    if not tokens:
        raise ServerError("unauthorized", "error-no-token")
    return tokens


def limit(request: Call, limits: RateLimits) -> None:
    if not limits.take(address(request.scope, request.app.state.hosting.proxy)):
        raise ServerError("too-fast", "error-too-fast")


# -- what there is to play


@get("/health", tags=["server"], responses={503: ResponseSpec(Health, generate_examples=False), **faults()})
async def health(state: State) -> Response[Health]:
    """Whether the database answers, and how many processes of bots run."""
    report: Health = await state.service.health()
    return Response(report, status_code=200 if report.database else 503)


@get("/api/games", tags=["games"], responses=faults(), response_headers=CACHED, sync_to_thread=True)
def forms() -> list[Form]:
    """The installed games, and what players can agree on before each."""
    return [msgspec.structs.replace(find(name).form(), bots=bots(name)) for name in games()]


@get("/api/games/{game:str}/board", tags=["games"], responses=faults(404, 409, 422, 429), sync_to_thread=True)
def board(
    request: Call,
    game: FromPath[str],
    options: Annotated[str, QueryParameter(max_length=8192, description=SETUP_AS_JSON)] = "{}",
) -> Board | None:
    """The board of a set-up before anybody stands on it."""
    limit(request, request.app.state.boards)
    try:
        setup = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise ServerError("malformed", "error-not-object") from None
    return find(game).board(setup)


@get(
    "/api/games/{game:str}/sheets/{edition:str}",
    tags=["games"],
    responses=faults(404, 422),
    response_headers=CACHED,
    sync_to_thread=True,
)
def sheets(game: FromPath[str], edition: FromPath[str], cards: CardsAsked = None) -> dict[str, CardView]:
    """The printed cards of an edition."""
    book = find(game)
    if edition not in book.editions:
        raise ServerError("unknown", "error-no-edition", edition=edition, editions=list(book.editions))
    return chosen(book.cards.card_views(edition), cards)


@get(
    "/api/games/{game:str}/sheets",
    tags=["games"],
    responses=faults(404, 422),
    response_headers=CACHED,
    sync_to_thread=True,
)
def usual_sheets(game: FromPath[str], cards: CardsAsked = None) -> dict[str, CardView]:
    """The printed cards of the edition that is played if none is chosen."""
    book = find(game)
    return chosen(book.cards.card_views(next(iter(book.editions), "")), cards)


@get(
    "/api/games/{game:str}/lessons", tags=["games"], responses=faults(404), response_headers=CACHED, sync_to_thread=True
)
def game_lessons(game: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game, in the order in which they are learnt. Titles are keys of the game's texts."""
    return infos(find(game).name)


def chosen(views: dict[str, CardView], cards: str | None) -> dict[str, CardView]:
    return views if cards is None else {card: views[card] for card in cards.split(",") if card in views}


@get("/api/drawings", tags=["games"], responses=faults(422), response_headers=CACHED, sync_to_thread=True)
def drawings(
    names: Annotated[str, QueryParameter(max_length=2048, description="Names of emblems, with commas between them.")],
) -> dict[str, str]:
    """The outlines of emblems, each in a square of 512; names that there are none of are left out."""
    outlines = outlines_by_name()
    return {name: outlines[name] for name in names.split(",") if name in outlines}


@get(
    "/api/texts/{lang:str}",
    tags=["texts"],
    media_type=MediaType.TEXT,
    responses=faults(404),
    response_headers=CACHED,
    sync_to_thread=True,
)
def texts(
    lang: FromPath[str],
    game: Annotated[str | None, QueryParameter(description="A game, for its texts too.")] = None,
    part: Annotated[
        Part,
        QueryParameter(
            description="`table`: what a table shows at once. `aside`: what is read in its panels, and what is wrong with files. "
            "What the client has in itself is in neither."
        ),
    ] = "all",
) -> str:
    """The texts of a language as one Fluent file."""
    if lang not in LANGUAGES:
        raise ServerError("unknown", "error-no-language", lang=lang, languages=list(LANGUAGES))
    return fluent(lang, game and find(game).name, part)


@get("/api/rules/{name:str}", tags=["texts"], responses=faults(404, 422), response_headers=CACHED, sync_to_thread=True)
def rule(
    name: FromPath[str],
    lang: Annotated[str, QueryParameter(description="The language wanted.", pattern=LANGUAGE)] = ENGLISH,
) -> Clause:
    """A rule by its id, in English if it has not been translated."""
    clause = ledger.clause(name, lang)
    if clause is None:
        raise ServerError("unknown", "error-no-clause", name=name)
    return Clause(clause.id, clause.text, clause.lang)


# -- rooms


@post("/api/rooms", tags=["rooms"], responses=faults(403, 404, 409, 413, 422, 429))
async def create(request: Call, data: JSONBody[m.Plan]) -> m.Created:
    """Make a room. The tokens and invitations are shown only here, and are stored only as hashes."""
    limit(request, request.app.state.rooms)
    created: m.Created = await request.app.state.service.create(data)
    return created


@post("/api/join", tags=["rooms"], status_code=200, responses=faults(403, 404, 409, 413, 422, 429))
async def join(request: Call, data: JSONBody[m.Join]) -> m.Joined:
    """Take the seat of an invitation."""
    limit(request, request.app.state.joins)
    joined: m.Joined = await request.app.state.service.join(data)
    return joined


@post("/api/invited", tags=["rooms"], status_code=200, responses=faults(403, 404, 413, 422, 429))
async def invited(request: Call, data: JSONBody[m.Invitation]) -> m.Invited:
    """To which seat of which room an invitation is, for whoever has it. It can still be used."""
    limit(request, request.app.state.joins)
    invited: m.Invited = await request.app.state.service.invited(data.invitation)
    return invited


@get("/api/rooms/{room:str}", tags=["rooms"], responses=faults(404))
async def info(room: FromPath[str], state: State) -> m.RoomInfo:
    """What everybody may know of a room."""
    about: m.RoomInfo = await state.service.info(room)
    return about


@get(
    "/api/rooms/{room:str}/view",
    tags=["rooms"],
    responses=faults(403, 404, 422),
    security=[{}, {"seat": []}],
)
async def view(room: FromPath[str], request: Call, seat: SeatAsked = None, since: SinceAsked = -1) -> m.Update:
    """Everything that a seat, or a spectator, may see now, with the steps since."""
    service: RoomService = request.app.state.service
    return await service.update(await service.admit(room, bearer(request)), seat, since)


@get(
    "/api/rooms/{room:str}/steps",
    tags=["rooms"],
    responses=faults(403, 404, 422),
    security=[{}, {"seat": []}],
)
async def steps(room: FromPath[str], request: Call, seat: SeatAsked = None, since: SinceAsked = -1) -> list[m.Step]:
    """What has happened since, as a seat or a spectator may know it."""
    service: RoomService = request.app.state.service
    return await service.steps(await service.admit(room, bearer(request)), seat, since)


async def reply(room: str, request: Call, message: m.Request) -> m.Reply:
    """The reply to a message, from a caller who holds a seat."""
    service: RoomService = request.app.state.service
    access = await service.admit(room, required_bearer(request))
    return m.Reply(0, True, data=await service.handle(access, message))


@post(
    "/api/rooms/{room:str}/answers",
    tags=["rooms"],
    status_code=200,
    responses=faults(401, 403, 404, 409, 413, 422),
    security=[{"seat": []}],
)
async def answer(room: FromPath[str], request: Call, data: JSONBody[Given]) -> m.Reply:
    """Answer a question. Repeating the same answer to the same moment is harmless."""
    return await reply(room, request, m.Answer(data.seat, data.moment, data.answer))


@post(
    "/api/rooms/{room:str}/undo",
    tags=["rooms"],
    status_code=200,
    responses=faults(401, 403, 404, 409, 413, 422),
    security=[{"seat": []}],
)
async def undo(room: FromPath[str], request: Call, data: JSONBody[Taken]) -> m.Reply:
    """Take the seat's last decision back: at once if that is free or only bots have to agree; otherwise the others are asked."""
    return await reply(room, request, m.Undo(data.seat))


@post(
    "/api/rooms/{room:str}/concede",
    tags=["rooms"],
    status_code=200,
    responses=faults(401, 403, 404, 409, 413, 422),
    security=[{"seat": []}],
)
async def concede(room: FromPath[str], request: Call, data: JSONBody[Leaving]) -> m.Reply:
    """Give up. With two players the other wins at once; with more the others play on, as the rules of the game say."""
    return await reply(room, request, m.Concede(data.seat))


@get(
    "/api/rooms/{room:str}/record",
    tags=["rooms"],
    media_type=MediaType.TEXT,
    responses=faults(403, 404),
    security=[{}, {"seat": []}],
)
async def record(room: FromPath[str], request: Call) -> str:
    """The whole game with its seed, once it is over, for whoever may watch it. `escarmouche replay --verify` checks it."""
    service: RoomService = request.app.state.service
    return await service.record((await service.admit(room, bearer(request))).room)


@get(
    "/api/rooms/{room:str}/course",
    tags=["rooms"],
    responses=faults(403, 404, 413, 429),
    security=[{}, {"seat": []}],
)
async def course(room: FromPath[str], request: Call) -> m.Course:
    """How the game went, as far as everybody could see it, once it is over: who scored when, who was hurt by whom, who left the board."""
    limit(request, request.app.state.courses)
    service: RoomService = request.app.state.service
    return await service.course(await service.admit(room, bearer(request)))


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, State]) -> None:
    """A connection to a room. The first message is `enter`."""
    service: RoomService = socket.app.state.service
    await Connection(socket, service, service.settings.quiet).run()


ROUTES = [
    health,
    forms,
    board,
    sheets,
    usual_sheets,
    game_lessons,
    drawings,
    texts,
    rule,
    create,
    join,
    invited,
    info,
    view,
    steps,
    answer,
    undo,
    concede,
    record,
    course,
    live,
]
