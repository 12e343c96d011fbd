"""A remote player: it knows only what comes over the wire. For tests of a real server, and for measuring one."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Data = dict[str, Any]
Look = Callable[[list[str]], Awaitable[Data | None]]  # a path of branches -> all that lies behind it

PULSE = 3.0  # seconds
TRIES = 40  # answers tried before a question counts as impossible to answer


class Stuck(Exception):
    """A question to which no answer was accepted."""


class Gone(Exception):
    """The connection broke."""


async def pick(ask: Data, rng: random.Random, look: Look, path: tuple[str, ...] = ()) -> Any:
    """A random answer, made only from what the ask says; None if none is found."""
    kind = ask["kind"]
    if kind == "menu":
        return await _branch(ask, rng, look, path)
    if kind in ("place", "path"):
        whole = await look(list(path)) if ask.get("brief") else ask
        proposals = whole.get("proposals", []) if whole else []
        return rng.choice(proposals) if proposals else None
    if kind == "number":
        return rng.randint(ask["low"], ask["high"])
    options = list(ask["options"])
    if kind == "choose":
        return rng.choice(options)
    rng.shuffle(options)
    return options if kind == "order" else options[: rng.randint(ask["least"], ask["most"])]


async def _branch(ask: Data, rng: random.Random, look: Look, path: tuple[str, ...]) -> Any:
    names = [name for name, inner in ask["branches"].items() if inner is None or inner["kind"] != "closed"]
    rng.shuffle(names)
    for name in names:
        inner = ask["branches"][name]
        if inner is None:
            return name
        answer = await pick(inner, rng, look, (*path, name))
        if answer is not None:
            return {name: answer}
    return None


class Remote:
    """One connection to a room, for one or several seats. `acknowledged` is what the server said it has kept."""

    def __init__(self, url: str, room: str, tokens: Mapping[int, str], seed: int = 0) -> None:
        self.url, self.room, self.tokens = url, room, dict(tokens)
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[int, int, Any]] = []  # seat, moment, answer
        self.received: list[bytes] = []  # everything that came, if `keep` is set
        self.keep = False
        self.views: dict[int | None, Data] = {}
        self.info: Data = {}
        self.serial = 0  # the newest entry of the room's log that we know of
        self._refs = itertools.count(1)
        self._replies: dict[int, asyncio.Future[Data]] = {}
        self._news = asyncio.Event()
        self._open: tuple[int, int, Any] | None = None  # sent, and not acknowledged when the connection broke
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None

    # -- the connection

    async def enter(self) -> None:
        """Connect, and wait for the first view of each seat."""
        address = self.url.replace("http", "ws", 1) + "/api/live"
        try:
            self._line = await connect(address, max_size=None, compression=None, origin=self.url)  # type: ignore[arg-type]
        except (OSError, WebSocketException, TimeoutError) as problem:
            raise Gone from problem
        self.views.clear()
        self._reader = asyncio.create_task(self._read(self._line))
        self._heart = asyncio.create_task(self._beat())
        await self.send({"t": "enter", "room": self.room, "tokens": list(self.tokens.values())})
        while not set(self.tokens or (None,)) <= set(self.views):
            await self.news()

    async def leave(self) -> None:
        for task in (self._reader, self._heart):
            if task is not None:
                task.cancel()
        if self._line is not None:
            await self._line.close()

    async def send(self, message: Data) -> None:
        if self._line is None:
            raise Gone
        try:
            await self._line.send(msgspec.json.encode(message).decode())
        except WebSocketException as problem:
            raise Gone from problem

    async def ask(self, message: Data) -> Data:
        """Send a message and wait for its reply."""
        ref = next(self._refs)
        reply: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._replies[ref] = reply
        await self.send({**message, "ref": ref})
        return await reply

    async def news(self) -> None:
        """Wait until a new view has come."""
        await self._news.wait()
        self._news.clear()
        if self._reader is not None and self._reader.done():
            raise Gone

    async def _beat(self) -> None:
        """Say regularly that we are still here."""
        with contextlib.suppress(Gone):
            while True:
                await asyncio.sleep(PULSE)
                await self.send({"t": "pulse"})

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                data = text.encode() if isinstance(text, str) else text
                if self.keep:
                    self.received.append(data)
                self._take(msgspec.json.decode(data))
        except WebSocketException:
            pass
        finally:
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(Gone())
                    reply.exception()  # perhaps nobody is waiting for it
            self._replies.clear()
            self._news.set()

    def _take(self, message: Data) -> None:
        match message["t"]:
            case "update":
                self.views[message.get("seat")] = message
                self.serial = max(self.serial, message["serial"])
                self._news.set()
            case "reply":
                reply = self._replies.pop(message["ref"], None)
                if reply is not None and not reply.done():
                    reply.set_result(message)
            case "welcome" | "room":
                self.info = message["info"]
                self._news.set()

    # -- playing

    @property
    def over(self) -> bool:
        return bool(self.info) and self.info["status"] != "playing"

    def asked(self) -> list[tuple[int, int, Data]]:
        """The open questions to our seats: seat, moment, ask."""
        questions = []
        for seat in self.tokens:
            view = self.views.get(seat, {})
            questions += [(seat, view["moment"], ask) for ask in view.get("asks", ())]
        return questions

    async def answer(self, seat: int, moment: int, answer: Any) -> Data:
        """Give an answer, and note what the server acknowledges."""
        self._open = (seat, moment, answer)
        reply = await self.ask({"t": "answer", "seat": seat, "moment": moment, "answer": answer})
        self._open = None
        if reply["ok"]:
            self.acknowledged.append((seat, moment, answer))
        return reply

    @property
    def answering(self) -> bool:
        """Has an answer been sent that is not acknowledged yet?"""
        return self._open is not None

    async def repeat(self) -> None:
        """Say again what was said when the connection broke: a repeat is harmless."""
        if self._open is not None:
            await self.answer(*self._open)

    async def decide(self, seat: int, moment: int, ask: Data) -> None:
        """Answer one question at random; try again if an answer is refused."""

        async def look(path: list[str]) -> Data | None:
            reply = await self.ask({"t": "detail", "seat": seat, "moment": moment, "path": path})
            return reply.get("data") if reply["ok"] else None

        for _ in range(TRIES):
            answer = await pick(ask, self.rng, look)
            reply = await self.answer(seat, moment, answer)
            if not reply["ok"] and reply["fault"]["code"] == "too-fast":
                await asyncio.sleep(0.5)
                continue
            if reply["ok"] or reply["fault"]["code"] not in ("refused", "malformed"):
                return
        raise Stuck(f"room {self.room}, seat {seat}: {ask['name']}")

    async def play(self, pause: float = 0.0) -> None:
        """Answer everything until the game is over."""
        while not self.over:
            for seat, moment, ask in self.asked():
                if pause:
                    await asyncio.sleep(pause * (0.5 + self.rng.random()))
                await self.decide(seat, moment, ask)
            if not self.over:
                await self.news()
