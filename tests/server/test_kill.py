"""Nothing acknowledged is ever lost: bots play over the real socket while the server is killed again and again."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from escarmouche.server.store.store import Store
from escarmouche.testing.remote.far_player import Gone, Remote
from escarmouche.testing.remote.host import Host
from tests.server import postgres

KILLS = int(os.environ.get("ESCARMOUCHE_KILLS", "6"))  # `make soak` kills fifty times
LONG = 2.0  # seconds to wait for the moment of a kill
PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "random"}
ROOMS: list[tuple[list[dict[str, str]], dict[str, Any]]] = [
    ([PERSON, PERSON], {"edition": "en", "size": 3}),
    ([PERSON, PERSON, PERSON], {"edition": "fr", "size": 3}),
    ([PERSON, BOT], {"edition": "en", "size": 3, "events": True}),
]


@pytest.fixture(params=["sqlite", "postgresql"])
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    if request.param == "sqlite":
        host = Host(tmp_path, options=("--thinkers", "1"))
        yield host
        host.kill()
        return
    with postgres.cluster() as address:
        host = Host(tmp_path, database=address, options=("--thinkers", "1"))
        yield host
        host.kill()


class Played:
    """A room, and one remote player for each seat that a person holds."""

    def __init__(self, host: Host, seats: list[dict[str, str]], options: dict[str, Any], seed: int) -> None:
        made = host.room(seats, **options)
        self.room: str = made["room"]
        self.tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.players = [Remote(host.url, self.room, {seat: token}, seed + seat) for seat, token in self.tokens.items()]
        self.has_bot = BOT in seats

    @property
    def serial(self) -> int:
        return max(player.serial for player in self.players)

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)

    @property
    def answering(self) -> bool:
        """Is an answer on its way that has not been acknowledged?"""
        return any(player.answering for player in self.players)

    @property
    def bot_thinks(self) -> bool:
        return self.has_bot and not self.over and not any(player.asked() for player in self.players)


async def _persist(player: Remote, stop: asyncio.Event) -> None:
    """Play on through every lost connection."""
    while not stop.is_set() and not player.over:
        try:
            known = player.serial
            await player.enter()
            seen = max(view["serial"] for view in player.views.values())
            assert seen >= known, f"the room was at entry {known} and came back at {seen}"
            await player.repeat()
            await player.play(pause=0.02)
        except Gone:
            await asyncio.sleep(0.05)
        finally:
            await player.leave()


async def _storm(host: Host, rooms: list[Played], rng: random.Random) -> None:
    stop = asyncio.Event()
    playing = [asyncio.create_task(_persist(player, stop)) for room in rooms for player in room.players]
    moments = [  # when the server is killed, in turn: at any time, before an acknowledgement, while a bot thinks
        lambda: False,
        lambda: any(room.answering for room in rooms),
        lambda: any(room.bot_thinks for room in rooms),
    ]
    for number in range(KILLS):
        await _until(playing, _beyond(rooms, any))
        await _wait(moments[number % len(moments)], rng.random() * 0.4 if number % len(moments) == 0 else LONG)
        host.kill()
        await asyncio.to_thread(host.start)
    await _until(playing, _beyond(rooms, all))  # no game is stuck
    stop.set()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def _beyond(rooms: list[Played], how: Callable[[Iterable[bool]], bool]) -> Callable[[], bool]:
    """Have rooms gone on from where they are now?"""
    before = [room.serial for room in rooms]
    return lambda: how(room.over or room.serial > old for room, old in zip(rooms, before, strict=True))


async def _wait(holds: Callable[[], bool], seconds: float) -> None:
    """Wait for a moment, but not for ever."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and not holds():
        await asyncio.sleep(0.002)


async def _until(playing: list[asyncio.Task[None]], holds: Callable[[], bool]) -> None:
    for _ in range(1200):
        for task in playing:
            if task.done() and (problem := task.exception()):
                raise problem
        if holds():
            return
        await asyncio.sleep(0.05)
    raise TimeoutError("no game goes on")


def test_no_acknowledged_decision_is_lost(host: Host) -> None:
    host.start()
    rooms = [Played(host, seats, options, 10 * number) for number, (seats, options) in enumerate(ROOMS * 2)]
    asyncio.run(_storm(host, rooms, random.Random(1)))
    for room in rooms:
        kept = _kept(host, room)
        for player in room.players:
            assert player.acknowledged, "nobody played"
            missing = [decision for decision in player.acknowledged if decision not in kept]
            assert not missing, f"{len(missing)} acknowledged answers are gone: {missing[:3]}"


def _kept(host: Host, room: Played) -> list[tuple[int, int, Any]]:
    """Every answer in the store: seat, moment, answer."""
    store = Store(host.database)
    try:
        entries = store.entries(room.room)
        return [(entry.seat, entry.body["moment"], entry.body["answer"]) for entry in entries if entry.kind == "answer"]
    finally:
        store.close()
