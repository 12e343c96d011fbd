"""Everything that one viewer can get out of a server: a room that the real service serves over a real connection, without a database or a
network."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Answer, Ask, Listed, Menu
from escarmouche.core.asks.roster import Named, Roster
from escarmouche.core.book import find
from escarmouche.core.play.game import Game
from escarmouche.server.rooms.presence import Presence
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.rooms import HeldRoom, Rooms
from escarmouche.server.rooms.service import RoomService
from escarmouche.server.rooms.undoing import Undoing
from escarmouche.server.rooms.views import Views
from escarmouche.server.store.store import RoomRow, SeatRow, hashed
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.settings import Settings
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.connection import Connection
from escarmouche.server.workers.subscriptions import Subscriptions
from escarmouche.testing.conformance.naming import spots

ROOM = "room"
TURNS = 12  # of the event loop: then a connection has said everything
NAMED = 5  # answers of a question that are asked about
TAG = b'{"t":"'  # how a message begins
ABOUT = b'{"t":"update"'  # how an update begins
INTERNAL = b'"code":"internal"'  # a mistake of the server itself
AT = (1_500, 2_500, 0)  # a place from which somebody might look


def token(seat: int) -> str:
    return f"token-{seat}"


def opened(game: str, options: dict[str, Any], seed: bytes, state: Any = None) -> Room:
    """A new room with a person in every seat; with a state, its game begins there."""
    book = find(game)
    seats = [SeatRow(seat, "person", "", "", token_hash=hashed(token(seat))) for seat in range(options["seats"])]
    live = Room(RoomRow(ROOM, game, book.version, options, seed, 0.0, True), seats, [])
    if state is not None:
        live.game = Game(book, live.game.setup, seed, state=state)
    return live


def shadow(live: Room, game: Game[Any]) -> Room:
    """A copy of a room with another game in it."""
    twin = copy.copy(live)
    twin.game = game
    twin.seats, twin.stand_ins, twin.replaced_at = list(live.seats), dict(live.stand_ins), dict(live.replaced_at)
    twin._answered = {seat: dict(known) for seat, known in live._answered.items()}
    shift = game.number - live.game.number
    twin.undoing, twin.learning = Undoing(twin), copy.copy(live.learning)
    twin.learning.room = twin
    twin.decisions = [(serial, number + shift) for serial, number in live.decisions]
    twin.undoing.by_table = {seat: {at + shift for at in lengths} for seat, lengths in live.undoing.by_table.items()}
    if (request := live.undoing.request) is not None:
        twin.undoing.request = msgspec.structs.replace(request, to=request.to + shift, agreed=list(request.agreed))
    twin.views = Views(twin)
    twin.views._packed_steps = list(live.views._packed_steps)
    return twin


# -- a service with one room


class OneRoom(Rooms):
    """One room in memory, written nowhere."""

    def __init__(self, room: Room, presence: Presence, grown: Callable[[str, int], Awaitable[None]]) -> None:
        self.presence, self.place = presence, HeldRoom()
        self.place.loaded = room
        self._changed, self._grown = lambda held: None, grown
        self._clock = presence.clock
        self._changes = set()

    async def in_store_thread(self, function: Callable[..., Any], *args: Any) -> Any:
        return function(*args)

    in_game_thread = in_store_thread

    @contextlib.asynccontextmanager
    async def held(self, room_id: str, *, fresh: bool = False, made: Room | None = None) -> AsyncIterator[HeldRoom]:
        async with self.place.lock:
            yield self.place

    async def _append(self, held: HeldRoom, entry: Any, claim: Any) -> bool:
        return True


class OneRoomService(RoomService):
    """The real service for such a room. There is no other worker, and nobody has to wait for an absent player."""

    def __init__(self, room: Room) -> None:
        self.settings = Settings(patience=0.0)
        self.worker = "only"
        self.presence = Presence(self.settings.quiet, lambda: 0.0)
        self.presence.watch(ROOM)
        self.subscriptions = Subscriptions()
        self.rooms = OneRoom(room, self.presence, self._grown)
        self.bots = NoBots()  # type: ignore[assignment]
        self._publish = self.hear


class NoBots:
    """Bots think in processes of their own, and see a seat, never a room: that is looked at where they are tested."""

    async def advise(self, pack: bytes, seat: int, seed: bytes) -> Any:
        raise ServerError("unknown", "fault-no-advice")


class Wire:
    """A socket that says a script, message by message, and keeps everything it hears."""

    def __init__(self, script: Sequence[Any]) -> None:
        self.script, self.heard = iter(script), list[bytes]()

    async def accept(self) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...

    async def receive(self) -> dict[str, Any]:
        for _ in range(TURNS):  # until everything is said that the previous message led to
            await asyncio.sleep(0)
        message = next(self.script, None)
        if message is None:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": msgspec.json.encode(message).decode()}

    async def send_text(self, data: bytes) -> None:
        self.heard.append(bytes(data))


def told(live: Room, viewer: int | None, said: Sequence[Any], since: int | None = None) -> list[bytes]:
    """Everything that a viewer hears who comes in, knows the log up to a line (None: nothing of it), and then says this."""
    tokens = [] if viewer is None else [token(viewer)]
    wire = Wire([m.Enter(ROOM, tokens, since), *said])
    connection = Connection(wire, OneRoomService(live))  # type: ignore[arg-type]
    asyncio.run(connection.run())
    return wire.heard


def tag(data: bytes) -> str:
    """The tag of a message: every message begins with it."""
    assert data.startswith(TAG), data[:80]
    return data[len(TAG) : data.index(b'"', len(TAG))].decode()


def without_undo(heard: Sequence[bytes]) -> list[bytes]:
    """The messages without what the undo button says."""
    return [_stripped(data) if data.startswith(ABOUT) else data for data in heard]


def _stripped(data: bytes) -> bytes:
    update = msgspec.json.decode(data)
    update.pop("undo", None)
    return msgspec.json.encode(update)


# -- what can be said


def looking(live: Room, viewer: int | None, rng: random.Random) -> Iterator[Any]:
    """Messages that change nothing: a sample of everything that a viewer can ask. They depend only on what the viewer knows."""
    yield from _measuring(live, rng)
    yield m.Pulse()
    yield m.Point((1000, 1000), viewer)
    if viewer is None:
        yield m.WhyNot(0, live.moment, "pass", 1)  # a spectator is told nothing about it
        yield m.Preview(0, live.moment, "pass", 1)
        return
    ask = live.game.asked(viewer)
    if ask is None:
        nothing = (viewer, live.moment)
        yield from (kind(*nothing, "pass", ref=2) for kind in (m.Answer, m.WhyNot, m.Preview, m.Write, m.ReadText))
        yield m.Detail(*nothing, ref=2)
        yield m.HintAsked(*nothing, ref=18)
        yield m.AdviceAsked(*nothing, ref=20)
        yield m.ProspectsAsked(*nothing, ref=2)
        return
    yield from _asked(live, ask, rng)


def _measuring(live: Room, rng: random.Random) -> Iterator[Any]:
    """Sight, threat and layers, also of things that are not there, or cannot be seen."""
    pieces = [piece.id for piece in live.book.scene(live.game.table, None).pieces]
    if pieces:
        seer, other = rng.choice(pieces), rng.choice(pieces)
        yield m.SightAsked(seer, other, ref=3)
        yield m.SightAsked(seer, other, AT, ref=3)
        if rng.random() < 0.2:
            yield m.ThreatAsked(rng.choice(pieces), ref=4)
    if live.book.layers and rng.random() < 0.3:
        yield m.LayerAsked(rng.choice(live.book.layers), ref=5)


def _asked(live: Room, ask: Ask, rng: random.Random) -> Iterator[Any]:
    where = (ask.seat, live.moment)
    yield m.Detail(*where, ref=6)
    yield m.ProspectsAsked(*where, ref=18)
    yield m.AdviceAsked(*where, ref=20)
    if isinstance(ask, Menu):
        yield m.Detail(*where, [rng.choice(ask.names)], ref=6)
        for name, inner in ask.open():
            if inner is not None:
                yield m.ProspectsAsked(*where, [name], ref=19)
    for answer in _answers(live, ask, rng):
        yield m.WhyNot(*where, answer, ref=7)
    for _ in range(2):
        yield m.Preview(*where, ask.sample(rng), ref=8)
    yield m.Nearest(*where, ask.sample(rng), ref=20)
    yield m.Nearest(*where, _far_off(ask.sample(rng)), AT[:2], ref=20)
    yield m.Write(*where, ask.sample(rng), ref=9)
    yield m.ReadText(*where, _text(ask, rng), ref=10)
    yield m.Answer(*where, {"nothing": "of the kind"}, ref=11)  # refused: nothing changes


def _far_off(answer: Any) -> Any:
    """An answer with every place in it moved."""
    if isinstance(answer, dict):
        return {name: _far_off(inner) for name, inner in answer.items()}
    if isinstance(answer, list | tuple):
        return tuple(_far_off(inner) for inner in answer)
    return answer + 900 if isinstance(answer, int) else answer


def _text(ask: Ask, rng: random.Random) -> str:
    if isinstance(ask, Roster):
        return ask.write(ask.sample(rng), "en")
    return str(ask.sample(rng)) if isinstance(ask, Named) else "nothing"


def _answers(live: Room, ask: Ask, rng: random.Random) -> Iterator[Answer]:
    """An answer that is offered, and things that can be named, offered or not, somewhere in the question."""
    yield ask.sample(rng)
    known = live.book.nameable(live.game.table, ask.seat)
    places = [spot for spot in spots(ask) if isinstance(spot.ask, Menu | Listed)]
    every = [name for names in known.values() for name in names]
    for _ in range(NAMED if places else 0):
        spot = rng.choice(places)
        names = list(known.get(spot.ask.of, ())) or every
        if names:
            name = rng.choice(names)
            yield spot.said(name if isinstance(spot.ask, Menu) or spot.ask.kind == "choose" else [name])


def doing(live: Room, viewer: int, rng: random.Random) -> Iterator[Any]:
    """Messages that change the room. Each is sent to its own copy of the room."""
    other = (viewer + 1) % len(live.seats)
    yield m.Undo(viewer, ref=12)
    yield m.TakeBackTo(viewer, 0, ref=19)
    yield m.SkipGuide(viewer, ref=20)
    yield m.ChooseInQuiz(viewer, live.moment, 0, ref=21)
    yield m.Consent(viewer, live.undoing.request.serial if live.undoing.request else 1, True, ref=13)
    yield m.Consent(viewer, live.undoing.request.serial if live.undoing.request else 1, False, ref=13)
    yield m.Absence(viewer, other, rng.choice(("bot", "end")), ref=14)
    yield m.Return(viewer, ref=15)
    yield m.Say(viewer, "well met", ref=16)
    yield m.Concede(viewer, ref=17)
