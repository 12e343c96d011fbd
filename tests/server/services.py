"""Services for tests: on a real database in a file, with the toy game, and all sorts of bad bots in real processes."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core import book
from escarmouche.server.rooms.service import Access, RoomService
from escarmouche.server.web.errors import ServerError
from escarmouche.server.web.settings import Settings
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.messages import Created, Plan, SeatPlan, Update
from tests.core.toy import BOOK

book.register(BOOK)
ROOT = Path(__file__).parents[2]

BOTS = """
import os, sys, time

class Loops:
    def answer(self, seat):
        while True:
            pass

class Raises:
    def answer(self, seat):
        raise RuntimeError("the secret is out")

class Leaves:
    def answer(self, seat):
        os._exit(3)

class Exits:
    def answer(self, seat):
        sys.exit(0)

class Babbles:
    def answer(self, seat):
        print("hello" * 100_000)
        for number in range(3, 20):
            try:
                os.write(number, b"\\xff" * 64)
            except OSError:
                pass
        return seat.ask.sample(__import__("random").Random(1))

class Cheats:
    def answer(self, seat):
        return {"walk": [1, 2, 3, 4]}

class Odd:
    def answer(self, seat):
        return {1: object()}

class Eats:
    def answer(self, seat):
        return [bytearray(1 << 30) for _ in range(64)]
"""


def bad_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the toy game and the bad bots, for this process and for those it starts."""
    (folder / "badbots.py").write_text(BOTS)
    info = folder / "badbots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: badbots\nVersion: 1\n")
    names = ("Loops", "Raises", "Leaves", "Exits", "Babbles", "Cheats", "Odd", "Eats")
    bots = "".join(f"{name.lower()} = badbots:{name}\n" for name in names)
    games = "[escarmouche.games]\ntoy = tests.core.toy:BOOK\n"
    (info / "entry_points.txt").write_text(f"{games}[escarmouche.bots]\n{bots}")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{ROOT}")


class Clock:
    """Time as the test wants it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Wire:
    """Carries notices between workers: each hears all of them, its own too."""

    def __init__(self) -> None:
        self.services: list[RoomService] = []
        self.sent: list[tuple[str, bytes]] = []
        self.cut = False  # nothing arrives

    async def publish(self, room: str, notice: bytes) -> None:
        self.sent.append((room, notice))
        if not self.cut:
            for service in self.services:
                await service.hear(room, notice)


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'rooms.db'}"


@contextlib.asynccontextmanager
async def running(
    address: str, wire: Wire | None = None, clock: Clock | None = None, **more: Any
) -> AsyncIterator[RoomService]:
    wire = wire or Wire()
    settings = Settings(**{"database": address, "bot_processes": 1, "budget": 20.0, "tick": 0.05, **more})
    made = RoomService(settings, wire.publish, clock) if clock else RoomService(settings, wire.publish)
    wire.services.append(made)
    await made.open()
    try:
        yield made
    finally:
        await made.close()
        wire.services.remove(made)


def run(test: Coroutine[Any, Any, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(120):
            await test

    asyncio.run(limited())


PERSON, OPEN = SeatPlan("person"), SeatPlan("open")


def bot(name: str = "random") -> SeatPlan:
    return SeatPlan("bot", name)


async def toy(service: RoomService, *seats: SeatPlan, practice: bool = False, **options: Any) -> Created:
    return await service.create(Plan("toy", list(seats or (PERSON, PERSON)), options, practice=practice))


async def accesses(service: RoomService, made: Created) -> dict[int, Access]:
    return {seat: await service.admit(made.room, [token]) for seat, token in made.tokens.items()}


async def legal(service: RoomService, room: str, seat: int, rng: random.Random) -> Any:
    """Any answer that the seat may give now."""
    async with service.rooms.held(room) as held:
        ask = held.room.game.asked(seat)
        assert ask is not None
        return ask.sample(rng)


async def play(service: RoomService, made: Created, turns: int = 1000, seed: int = 1) -> Update:
    """People answer at random, `turns` times or until the end; bots have all the time they need."""
    rng, keys = random.Random(seed), await accesses(service, made)
    view = await service.update(next(iter(keys.values())), None, None)
    while turns and view.waiting:
        for seat, key in keys.items():
            view = await service.update(key, seat, None)
            if view.asks and turns:
                await service.handle(key, m.Answer(seat, view.moment, await legal(service, made.room, seat, rng)))
                turns -= 1
        await asyncio.sleep(0)
        view = await service.update(next(iter(keys.values())), None, None)
    return view


@contextlib.contextmanager
def refused(code: str, key: str = "") -> Any:
    with pytest.raises(ServerError) as caught:
        yield
    assert caught.value.fault.code == code
    if key:
        assert caught.value.fault.why.key == key
    for lang in ("en", "fr"):
        assert caught.value.text(lang) != caught.value.refusal.key  # there is a sentence in both languages


async def until(holds: Callable[[], Any], seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while True:
            answer = holds()
            if asyncio.iscoroutine(answer):
                answer = await answer
            if answer:
                return
            await asyncio.sleep(0.02)
