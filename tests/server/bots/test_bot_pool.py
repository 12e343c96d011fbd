"""Bots in their own processes: a bad bot harms nobody else, and no game is ever stuck."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

import pytest

import escarmouche
from escarmouche.core.play.packed_game import packed
from escarmouche.server.bots.bot_pool import BotPool
from escarmouche.server.bots.bot_process import Job
from escarmouche.server.rooms.service import RoomService
from escarmouche.server.wire import messages as m
from tests.server.services import PERSON, Wire, bad_bots, bot, database, play, run, running, toy, until

BAD = ("loops", "raises", "leaves", "exits", "cheats", "odd", "eats")


@pytest.fixture(autouse=True)
def installed(bots_start_at_once: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad_bots(tmp_path, monkeypatch)


def job(name: str, budget: float = 10.0) -> Job:
    return Job(packed(escarmouche.new("toy", seed=7)), 0, name, b"seed", budget)


def test_one_after_the_other() -> None:
    async def test() -> None:
        pool = BotPool(1)
        pool.open()
        try:
            first = await pool.think(job("random"))
            assert first.fault == "" and first == await pool.think(job("random"))
            faults = {
                "loops": "took too long",
                "leaves": "its process ended",
                "raises": "RuntimeError (badbots.py:11)",
                "exits": "SystemExit (badbots.py:19)",
                "eats": "MemoryError (badbots.py:43)",
            }
            for name, fault in faults.items():
                thought = await pool.think(job(name, 0.5 if name == "loops" else 10.0))
                assert thought.fault.split(":")[0] == fault.split(":")[0], name
            assert (await pool.think(job("random"))).answer == first.answer
            assert len(pool.pids) == 1
        finally:
            await pool.close()
        assert pool.pids == []

    run(test())


def test_what_is_not_an_answer_is_a_fault() -> None:
    async def test() -> None:
        pool = BotPool(1)
        pool.open()
        try:
            assert (await pool.think(job("odd"))).fault
            assert (await pool.think(job("nobody"))).fault.startswith("UnknownBot")
            for _ in range(3):  # it writes wherever it can
                await pool.think(job("babbles", 2.0))
            assert (await pool.think(job("random"))).fault == ""
        finally:
            await pool.close()

    run(test())


def test_many_at_once_share_the_processes() -> None:
    async def test() -> None:
        pool = BotPool(2)
        pool.open()
        try:
            thoughts = await asyncio.gather(*(pool.think(job("random")) for _ in range(20)))
            assert {thought.fault for thought in thoughts} == {""}
            assert len(pool.pids) == 2
        finally:
            await pool.close()

    run(test())


def test_a_process_ends_with_its_server(tmp_path: Path) -> None:
    """No bot goes on thinking when nobody listens: a closed pipe ends it, and so does its own alarm."""

    async def test() -> None:
        pool = BotPool(1)
        pool.open()
        await pool.think(job("random"))
        (pid,) = pool.pids
        process = pool._processes[0]._process
        assert process is not None and process.stdin is not None
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), 10) == 0
        assert not Path(f"/proc/{pid}").exists() or os.name == "nt"
        await pool.close()

    run(test())


def test_bots_do_not_see_the_settings_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCARMOUCHE_DATABASE", "postgresql://user:secret@host/db")

    async def test() -> None:
        pool = BotPool(1)
        pool.open()
        await pool.think(job("random"))
        environ = Path(f"/proc/{pool.pids[0]}/environ")
        if environ.exists():
            assert b"secret" not in environ.read_bytes()
        await pool.close()

    run(test())


def test_games_with_bad_bots_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with running(database(tmp_path), budget=1.0, bot_processes=2) as service:
            rooms = {name: await toy(service, PERSON, bot(name), health=1) for name in BAD}
            lasts = await asyncio.gather(*(play(service, made) for made in rooms.values()))
            assert all(view.outcome is not None for view in lasts)
            for view in lasts:
                assert any(step.forced for step in view.steps)

    with caplog.at_level(logging.ERROR):
        run(test())
    text = caplog.text
    assert "RuntimeError" in text and "took too long" in text
    assert "the secret is out" not in text


def test_bots_among_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service, bot(), bot())
            key = await service.admit(made.room, [])

            async def over() -> bool:
                return (await service.update(key, None, None)).outcome is not None

            await until(over)
            assert not any(step.forced for step in await service.steps(key, None, None))

    run(test())


def test_after_a_restart_the_bot_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            with monkeypatch.context() as patch:
                patch.setattr(type(service.bots), "wake", lambda *_: None)  # it is killed before the bot can think
                made = await toy(service, PERSON, bot())
                over = await toy(service, PERSON, bot())
                key = await service.admit(made.room, [made.tokens[0]])
                await service.handle(key, m.Answer(0, 1, "wait"))
            assert service.store.bots_turns() == [made.room]
        async with running(database(tmp_path)) as other_service:

            async def moved() -> bool:
                return (await other_service.update(key, 0, None)).moment == 3

            await until(moved)
            assert over.room not in other_service.store.bots_turns()

    run(test())


def test_another_worker_thinks_when_the_first_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker that wrote the last entry dies at once; the other finds the overdue bot, whether it knew the room or not."""

    async def test(known: bool) -> None:
        wire = Wire()
        address = database(tmp_path)
        async with running(address, wire, budget=0.4, workers=1) as service:
            async with running(address, wire, budget=0.4) as other_service:
                with monkeypatch.context() as patch:
                    patch.setattr(other_service.bots, "wake", lambda *_: None)
                    made = await toy(other_service, PERSON, bot())
                    key = await other_service.admit(made.room, [made.tokens[0]])
                    if known:
                        await service.admit(made.room, [])
                    await other_service.handle(key, m.Answer(0, 1, "wait"))

            async def moved() -> bool:
                return (await service.update(key, 0, None)).moment >= 3

            await until(moved)

    run(test(known=True))
    run(test(known=False))


def test_only_one_of_two_workers_thinks(tmp_path: Path) -> None:
    async def test() -> None:
        wire, address = Wire(), database(tmp_path)
        async with running(address, wire) as service, running(address, wire) as other_service:
            made = await toy(service, PERSON, bot())
            key = await service.admit(made.room, [made.tokens[0]])
            await other_service.admit(made.room, [])
            thinking: list[RoomService] = []
            for each in (service, other_service):
                think = each.bots.pool.think

                async def counted(job: Job, each: RoomService = each, think: object = think) -> object:
                    thinking.append(each)
                    return await think(job)  # type: ignore[operator]

                each.bots.pool.think = counted  # type: ignore[method-assign,assignment]
            await service.handle(key, m.Answer(0, 1, "wait"))

            async def moved() -> bool:
                return (await other_service.update(key, 0, None)).moment == 3

            await until(moved)
            assert set(thinking) == {service}

    run(test())
