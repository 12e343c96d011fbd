"""One screen's line to a room: it enters, is shown what its seats may see, and says what they decide.

Each line has a reader and a writer of its own. News are not queued: the writer asks the service what is new when it gets to it, so a
slow line gets fewer and larger updates and holds up nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from escarmouche.core.messages.refusal import EscarmoucheError, refuse
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.http_errors import INTERNAL
from escarmouche.server.web.rate_limit import RateLimit
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.incoming import LARGEST, Misread, envelope, read

if TYPE_CHECKING:
    from litestar import WebSocket

    from escarmouche.server.rooms.service import RoomService
    from escarmouche.server.workers.subscriptions import Subscriptions

HELLO = 5.0  # seconds for the first message
STUCK = 10.0  # seconds that a message may take to leave
MOST = 300  # steps that are told to a line that was away
WAITING = 64  # messages that wait for a slow line; then it is not listened to
PACE, BURST = 30, 60  # messages a second, and at once
PATIENCE = 5  # faults of form that a line may make at once; one more is forgiven every five seconds
LATEST = 2**53  # no serial is larger

CLOSING = {"too-large": 1009, "malformed": 1007}  # whatever else was wrong: 1008, against the rules of the house
GONE, SILENT = 1001, 1011

log = logging.getLogger(__name__)


class Head(msgspec.Struct):
    """What a line has to know of an update that goes out as it is."""

    serial: int


HEAD = msgspec.json.Decoder(Head)


class Hangup(Exception):
    """The line ends: the code and the reason that the other side is told."""

    def __init__(self, code: int = 1000, reason: str = "") -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Connection:
    """A line from its first message to its last."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], service: RoomService, watch: Subscriptions, quiet: float = 8.0
    ) -> None:
        self.socket, self.service, self.watch, self.quiet = socket, service, watch, quiet
        self.id = secrets.token_hex(8)
        self.room = ""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.news = self.grown = False
        self.sent: dict[int | None, int] = {}  # through whose eyes it looks, and the last serial told
        self.scenery = ""  # the version of it that this line has
        self.about = b""  # what it was last told of the room
        self.pace, self.grace = RateLimit(PACE, BURST), RateLimit(1 / PATIENCE, PATIENCE)
        self.told = 0.0  # when the service last heard of this line

    async def run(self) -> None:
        """The whole life of the line."""
        await self.socket.accept()
        end, leave = Hangup(), contextlib.ExitStack()
        try:
            entering = await self._first()
            self.pass_ = await self.service.admit(entering.room, entering.tokens)
            self.room = entering.room
            leave.callback(self.watch.add(self.room, self))
            await self._heard()
            await self._welcome(entering.since)
            await self._talk()
        except Hangup as hangup:
            end = hangup
        except ServerError as trouble:
            end = await self._refuse(trouble)
        except WebSocketDisconnect:
            end = Hangup(GONE)
        except Exception:
            log.exception("a line to room %s broke", self.room)
            end = Hangup(SILENT, "internal")
        finally:
            leave.close()
            if self.room:
                await self.service.parted(self.room, self.id)
        with contextlib.suppress(Exception):  # it may be gone already
            async with asyncio.timeout(STUCK):
                await self.socket.close(end.code, end.reason)

    # -- entering

    async def _first(self) -> m.Enter:
        while True:
            try:
                message = await self._next(HELLO)
                if isinstance(message, m.Enter):
                    return message
                raise Misread("malformed", refuse("error-enter-first"), getattr(message, "ref", 0))
            except Misread as misread:
                await self._warn(misread)

    async def _refuse(self, trouble: ServerError) -> Hangup:
        """It may not enter: say why, then hang up."""
        with contextlib.suppress(Exception):
            await self._send(m.Reply(0, False, trouble.fault))
        return Hangup(SILENT if trouble.code == "internal" else 1008, trouble.code)

    async def _welcome(self, since: int | None) -> None:
        """Who is here, what the table looks like, and what happened while it was away."""
        known = None if since is None else min(max(since, -1), LATEST)
        views = [await self.service.update(self.pass_, eyes, known) for eyes in self._eyes()]
        info = await self.service.info(self.room)
        self.about = _lasting(info)
        await self._send(m.Welcome(info, sorted(self.pass_.seats), any(_long(view) for view in views)))
        await self._scenery()
        for view in views:
            await self._view(view)

    def _eyes(self) -> list[int | None]:
        return [*sorted(self.pass_.seats)] or [None]

    # -- listening

    async def _talk(self) -> None:
        """Read and write until one of them ends."""
        reader, writer = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reader, writer):
                task.cancel()
            ended = await asyncio.gather(reader, writer, return_exceptions=True)
        for problem in ended:
            if isinstance(problem, Exception):
                raise problem

    async def _read(self) -> None:
        while True:
            try:
                message = await self._next(self.quiet)
                await self._heard()
                reply = await self._do(message)
            except Misread as misread:
                await self._warn(misread)
            else:
                if reply is not None:
                    await self.queue.put(msgspec.json.encode(reply))

    async def _next(self, patience: float) -> Any:
        """The next message; Misread where it is none. A line that says nothing is dead."""
        try:
            async with asyncio.timeout(patience):
                event: Any = await self.socket.receive()
        except TimeoutError:
            raise Hangup(1008, "silent") from None
        if event["type"] == "websocket.disconnect":
            raise Hangup(GONE)
        text = event.get("text")
        if not self.pace.take():
            raise Misread("too-fast", refuse("error-too-fast"), envelope((text or "")[:LARGEST]).ref)
        if not isinstance(text, str):
            raise Misread("malformed", refuse("error-binary"))
        return read(text)

    async def _warn(self, misread: Misread) -> None:
        """Tell what was wrong with a message; hang up on a line that goes on like that."""
        await self._send(m.Reply(misread.ref, False, misread.fault))
        if not self.grace.take():
            raise Hangup(CLOSING.get(misread.fault.code, 1008), misread.fault.code)

    async def _do(self, message: Any) -> m.Reply | m.Pong | None:
        """What a message asks for. What the service refuses is an answer like any other."""
        if isinstance(message, m.Pulse):
            return m.Pong()
        if isinstance(message, m.Point):
            await self._point(message)
            return None
        ref = getattr(message, "ref", 0)
        try:
            return m.Reply(ref, True, data=await self._ask(message))
        except EscarmoucheError as problem:
            return m.Reply(ref, False, ServerError.of(problem).fault)
        except Exception:
            log.exception("room %s: %s failed", self.room, type(message).__name__)
            return m.Reply(ref, False, INTERNAL)

    async def _ask(self, message: Any) -> Any:
        service, key = self.service, self.pass_
        match message:
            case m.Answer(seat=seat, moment=moment, answer=answer):
                return await service.answer(key, seat, moment, answer)
            case m.WhyNot(seat=seat, moment=moment, answer=answer):
                return await service.why(key, seat, moment, answer)
            case m.Detail(seat=seat, moment=moment, path=path):
                return await service.detail(key, seat, moment, path)
            case m.Preview(seat=seat, moment=moment, answer=answer):
                return await service.preview(key, seat, moment, answer)
            case m.Write(seat=seat, moment=moment, answer=answer, lang=lang):
                return await service.write(key, seat, moment, answer, lang)
            case m.ReadText(seat=seat, moment=moment, text=text):
                return await service.read(key, seat, moment, text)
            case m.SightAsked(one=one, other=other, at=at):
                return await service.sight(key, one, other, at)
            case m.ThreatAsked(piece=piece):
                return await service.threat(key, piece)
            case m.LayerAsked(name=name):
                return await service.layer(key, name)
            case m.Concede(seat=seat):
                return await service.concede(key, seat)
            case m.Undo(seat=seat):
                return await service.undo(key, seat)
            case m.Consent(seat=seat, serial=serial, yes=yes):
                return await service.consent(key, seat, serial, yes)
            case m.Absence(seat=seat, about=about, choice=choice):
                return await service.absence(key, seat, about, choice)
            case m.Return(seat=seat):
                return await service.take_back(key, seat)
            case m.Say(seat=seat, text=text):
                return await service.say(key, seat, text)
        raise ServerError("malformed", "error-entered")

    async def _point(self, message: m.Point) -> None:
        """A finger on the board: shown to all, kept by nobody."""
        if message.seat is None or message.seat in self.pass_.seats:
            await self.watch.point(self.room, m.Pointed(message.seat, message.at))

    # -- telling

    def stir(self, grown: bool) -> None:
        self.news, self.grown = True, self.grown or grown
        with contextlib.suppress(asyncio.QueueFull):  # then the writer is at work, and looks after each message
            self.queue.put_nowait(None)

    def pass_on(self, message: bytes) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(message)

    async def _write(self) -> None:
        while True:
            message = await self.queue.get()
            if message is not None:
                await self._out(message)
            if self.news:
                grown, self.news, self.grown = self.grown, False, False
                await self._refresh(grown)

    async def _refresh(self, grown: bool) -> None:
        """Whatever is new since this line last heard."""
        info = await self.service.info(self.room)
        about = _lasting(info)
        if about != self.about:
            self.about = about
            await self._send(m.About(info))
        if not grown:
            return
        await self._scenery()
        for eyes in self._eyes():
            since = self.sent[eyes]
            data = await self.service.encoded(self.pass_, eyes, since)
            serial = HEAD.decode(data).serial
            if serial - since > MOST:  # it was so slow that it has to begin anew
                await self._send(m.Welcome(info, sorted(self.pass_.seats), True))
                await self._view(await self.service.update(self.pass_, eyes, since))
            elif serial != since:
                self.sent[eyes] = serial
                await self._out(data)

    async def _scenery(self) -> None:
        """What seldom changes, if it has."""
        version = await self.service.scenery_version(self.room)
        if version != self.scenery:
            self.scenery = version
            await self._send(await self.service.scenery(self.room))

    async def _view(self, view: m.Update) -> None:
        self.sent[view.seat] = view.serial
        await self._send(msgspec.structs.replace(view, steps=view.steps[-MOST:]) if _long(view) else view)

    async def _send(self, message: Any) -> None:
        await self._out(msgspec.json.encode(message))

    async def _out(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(STUCK):
                await self.socket.send_text(data)
        except TimeoutError:
            raise Hangup(1008, "slow") from None

    # -- presence

    async def _heard(self) -> None:
        """The service is told at most once a second that somebody is here."""
        now = time.monotonic()
        if now - self.told >= 1:
            self.told = now
            for seat in self._eyes():
                await self.service.heard_from(self.room, seat, self.id)


def _long(view: m.Update) -> bool:
    """Does it tell more than anybody would read at once?"""
    return len(view.steps) > MOST


def _lasting(info: m.RoomInfo) -> bytes:
    """What is known of a room, without the seconds that run on by themselves."""
    seats = [msgspec.structs.replace(seat, gone=0) for seat in info.seats]
    return msgspec.json.encode(msgspec.structs.replace(info, seats=seats))
