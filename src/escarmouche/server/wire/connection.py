"""One screen's connection to a room: it enters, is shown what its seats may see, and says what they decide.

Each connection has a reader and a writer of its own. News is not queued: the writer asks the service what is new when it gets to it, so a
slow connection gets fewer and larger updates and holds up nobody.
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
from escarmouche.server.wire.incoming import LARGEST, BadMessage, envelope, read

if TYPE_CHECKING:
    from litestar import WebSocket

    from escarmouche.server.rooms.service import Access, RoomService

ENTER_TIMEOUT = 5.0  # seconds for the first message
SEND_TIMEOUT = 10.0  # seconds that a message may take to leave
MOST_STEPS = 300  # that a connection is told after it was away
QUEUE_SIZE = 64  # messages that wait for a slow connection; after that nothing more is read from it
PACE, BURST = 30, 60  # messages a second, and at once
BAD_MESSAGES = 5  # that a connection may send at once; one more is forgiven every five seconds
LARGEST_SERIAL = 2**53

NORMAL, GOING_AWAY, REFUSED, FAILED, LATER = (
    1000,
    1001,
    1008,
    1011,
    1013,
)  # with which a WebSocket is closed; LATER: come again
CLOSE_CODES = {"too-large": 1009, "malformed": 1007}  # for bad messages; for any other reason: REFUSED

log = logging.getLogger(__name__)


class UpdateHead(msgspec.Struct):
    """What a connection has to know of an update that goes out as it is."""

    serial: int


HEAD = msgspec.json.Decoder(UpdateHead)


class ConnectionClosed(Exception):
    """The connection ends, with the code and the reason that the other side is told."""

    def __init__(self, code: int = NORMAL, reason: str = "") -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Connection:
    """A connection from its first message to its last."""

    access: Access  # from the moment it has entered

    def __init__(self, socket: WebSocket[Any, Any, Any], service: RoomService, quiet: float = 8.0) -> None:
        self.socket, self.service, self.quiet = socket, service, quiet
        self.id = secrets.token_hex(8)
        self.room_id = ""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_SIZE)  # None: there is news
        self.news = self.grown = False
        self.sent: dict[int | None, int] = {}  # viewer -> the last serial that was sent
        self.scenery_version = ""  # of the scenery that was sent
        self.info = b""  # what was last sent about the room
        self.pace, self.grace = RateLimit(PACE, BURST), RateLimit(1 / BAD_MESSAGES, BAD_MESSAGES)
        self.reported_alive = 0.0  # when the service last heard of this connection

    async def run(self) -> None:
        """The whole life of the connection."""
        await self.socket.accept()
        end, leave = ConnectionClosed(), contextlib.ExitStack()
        try:
            entering = await self._entering()
            self.access = await self.service.admit(entering.room, entering.tokens)
            self.room_id = entering.room
            leave.callback(self.service.subscriptions.add(self.room_id, self))
            await self._report_alive()
            await self._welcome(entering.since)
            await self._talk()
        except ConnectionClosed as closed:
            end = closed
        except ServerError as error:
            end = await self._refuse(error)
        except WebSocketDisconnect:
            end = ConnectionClosed(GOING_AWAY)
        except Exception:
            log.exception("a connection to room %s broke", self.room_id)
            end = ConnectionClosed(FAILED, "internal")
        finally:
            leave.close()
            if self.room_id:
                await self.service.left(self.room_id, self.id)
        with contextlib.suppress(Exception):  # it may be gone already
            async with asyncio.timeout(SEND_TIMEOUT):
                await self.socket.close(end.code, end.reason)

    # -- entering

    async def _entering(self) -> m.Enter:
        while True:
            try:
                message = await self._next(ENTER_TIMEOUT)
                if isinstance(message, m.Enter):
                    return message
                raise BadMessage("malformed", refuse("error-enter-first"), getattr(message, "ref", 0))
            except BadMessage as bad:
                await self._warn(bad)

    async def _refuse(self, error: ServerError) -> ConnectionClosed:
        """It may not enter: say why, then close."""
        with contextlib.suppress(Exception):
            await self._send(m.Reply(0, False, error.fault))
        return ConnectionClosed(FAILED if error.code == "internal" else REFUSED, error.code)

    async def _welcome(self, since: int | None) -> None:
        """Say who is here, what the table looks like, and what happened in the meantime."""
        known = None if since is None else min(max(since, -1), LARGEST_SERIAL)
        updates = [await self.service.update(self.access, viewer, known) for viewer in self._viewers()]
        info = await self.service.info(self.room_id)
        self.info = _lasting(info)
        await self._send(m.Welcome(info, sorted(self.access.seats), any(_long(update) for update in updates)))
        await self._send_scenery()
        for update in updates:
            await self._send_update(update)

    def _viewers(self) -> list[int | None]:
        """The seats of this connection; None, the spectator, if it has none."""
        return [*sorted(self.access.seats)] or [None]

    # -- reading

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
                await self._report_alive()
                reply = await self._reply(message)
            except BadMessage as bad:
                await self._warn(bad)
            else:
                if reply is not None:
                    await self.queue.put(msgspec.json.encode(reply))

    async def _next(self, timeout: float) -> m.ClientMessage:
        """The next message, or BadMessage. A connection that says nothing is dead."""
        try:
            async with asyncio.timeout(timeout):
                event: Any = await self.socket.receive()
        except TimeoutError:
            raise ConnectionClosed(LATER, "silent") from None
        if event["type"] == "websocket.disconnect":
            raise ConnectionClosed(GOING_AWAY)
        text = event.get("text")
        if not self.pace.take():
            raise BadMessage("too-fast", refuse("error-too-fast"), envelope((text or "")[:LARGEST]).ref)
        if not isinstance(text, str):
            raise BadMessage("malformed", refuse("error-binary"))
        return read(text)

    async def _warn(self, bad: BadMessage) -> None:
        """Say what was wrong with a message; close a connection that goes on like that."""
        await self._send(m.Reply(bad.ref, False, bad.fault))
        if not self.grace.take():
            raise ConnectionClosed(CLOSE_CODES.get(bad.fault.code, REFUSED), bad.fault.code)

    async def _reply(self, message: m.ClientMessage) -> m.Reply | m.Pong | None:
        """Do what a message asks. What the service refuses is a reply like any other."""
        if isinstance(message, m.Pulse):
            return m.Pong()
        if isinstance(message, m.Point):
            await self.service.point(self.access, message)
            return None
        if isinstance(message, m.Enter):
            return m.Reply(0, False, m.Fault("malformed", refuse("error-entered")))
        try:
            return m.Reply(message.ref, True, data=await self.service.handle(self.access, message))
        except EscarmoucheError as error:
            return m.Reply(message.ref, False, ServerError.of(error).fault)
        except Exception:
            log.exception("room %s: %s failed", self.room_id, type(message).__name__)
            return m.Reply(message.ref, False, INTERNAL)

    # -- writing

    def notify(self, grown: bool) -> None:
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
                await self._send_bytes(message)
            if self.news:
                grown, self.news, self.grown = self.grown, False, False
                await self._refresh(grown)

    async def _refresh(self, grown: bool) -> None:
        """Send whatever is new on this connection."""
        info = await self.service.info(self.room_id)
        lasting = _lasting(info)
        if lasting != self.info:
            self.info = lasting
            await self._send(m.About(info))
        if not grown:
            return
        await self._send_scenery()
        for viewer in self._viewers():
            since = self.sent[viewer]
            data = await self.service.encoded(self.access, viewer, since)
            serial = HEAD.decode(data).serial
            if serial - since > MOST_STEPS:  # it was so slow that it has to start again
                await self._send(m.Welcome(info, sorted(self.access.seats), True))
                await self._send_update(await self.service.update(self.access, viewer, since))
            elif serial != since:
                self.sent[viewer] = serial
                await self._send_bytes(data)

    async def _send_scenery(self) -> None:
        """Send what rarely changes, if it has changed."""
        scenery, version = await self.service.scenery(self.room_id)
        if version != self.scenery_version:
            self.scenery_version = version
            await self._send(scenery)

    async def _send_update(self, update: m.Update) -> None:
        self.sent[update.seat] = update.serial
        if _long(update):
            update = msgspec.structs.replace(update, steps=update.steps[-MOST_STEPS:])
        await self._send(update)

    async def _send(self, message: m.ServerMessage) -> None:
        await self._send_bytes(msgspec.json.encode(message))

    async def _send_bytes(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(SEND_TIMEOUT):
                await self.socket.send_text(data)
        except TimeoutError:
            raise ConnectionClosed(LATER, "slow") from None

    # -- presence

    async def _report_alive(self) -> None:
        """Tell the service, at most once a second, that somebody is here."""
        now = time.monotonic()
        if now - self.reported_alive >= 1:
            self.reported_alive = now
            for seat in self._viewers():
                await self.service.heard_from(self.room_id, seat, self.id)


def _long(update: m.Update) -> bool:
    """Does it contain more than anybody would read at once?"""
    return len(update.steps) > MOST_STEPS


def _lasting(info: m.RoomInfo) -> bytes:
    """What is known of a room, without the seconds that run on by themselves."""
    seats = [msgspec.structs.replace(seat, gone=0) for seat in info.seats]
    return msgspec.json.encode(msgspec.structs.replace(info, seats=seats))
