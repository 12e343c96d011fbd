"""Bots in their own processes: bad ones cost nobody but themselves, and no game is ever stuck."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

import pytest

import escarmouche
from escarmouche.core.play.pack import packed
from escarmouche.server.bots.bot_pool import BotPool
from escarmouche.server.bots.bot_process import Job
from tests.server.services import PERSON, Wire, bad_bots, bot, database, play, run, service, toy, until

BAD = ("loops", "raises", "leaves", "exits", "cheats", "odd", "eats")


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_no_answer_is_no_answer() -> None:
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
    """No bot thinks on when nobody listens: a closed pipe ends it, and so does an alarm of its own."""

    async def test() -> None:
        pool = BotPool(1)
        pool.open()
        await pool.think(job("random"))
        (pid,) = pool.pids
        process = pool._all[0]._process
        assert process is not None and process.stdin is not None
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), 10) == 0
        assert not Path(f"/proc/{pid}").exists() or os.name == "nt"
        await pool.close()

    run(test())


def test_the_settings_of_the_server_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
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
        async with service(database(tmp_path), budget=1.0, thinkers=2) as one:
            rooms = {name: await toy(one, PERSON, bot(name), health=1) for name in BAD}
            lasts = await asyncio.gather(*(play(one, made) for made in rooms.values()))
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
        async with service(database(tmp_path)) as one:
            made = await toy(one, bot(), bot())
            key = await one.admit(made.room, [])

            async def over() -> bool:
                return (await one.update(key, None, None)).outcome is not None

            await until(over)
            assert not any(step.forced for step in await one.steps(key, None, None))

    run(test())


def test_after_a_restart_the_bot_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            with monkeypatch.context() as patch:
                patch.setattr(type(one.minds), "wake", lambda *_: None)
                patch.setattr(one.rooms, "wake", lambda *_: None)  # it is killed before the bot can think
                made = await toy(one, PERSON, bot())
                over = await toy(one, PERSON, bot())
                key = await one.admit(made.room, [made.tokens[0]])
                await one.answer(key, 0, 1, "wait")
            assert one.store.turns() == [made.room]
        async with service(database(tmp_path)) as two:

            async def moved() -> bool:
                return (await two.update(key, 0, None)).moment == 3

            await until(moved)
            assert over.room not in two.store.turns()

    run(test())


def test_another_worker_thinks_when_the_first_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker that wrote the last line dies at once; the other finds the overdue bot, whether it knew the room or not."""

    async def test(known: bool) -> None:
        wire = Wire()
        address = database(tmp_path)
        async with service(address, wire, budget=0.4, workers=1) as one:
            async with service(address, wire, budget=0.4) as two:
                with monkeypatch.context() as patch:
                    patch.setattr(two.minds, "wake", lambda *_: None)
                    patch.setattr(two.rooms, "wake", lambda *_: None)
                    made = await toy(two, PERSON, bot())
                    key = await two.admit(made.room, [made.tokens[0]])
                    if known:
                        await one.admit(made.room, [])
                    await two.answer(key, 0, 1, "wait")

            async def moved() -> bool:
                return (await one.update(key, 0, None)).moment >= 3

            await until(moved)

    run(test(known=True))
    run(test(known=False))


def test_only_one_of_two_workers_thinks(tmp_path: Path) -> None:
    async def test() -> None:
        wire, address = Wire(), database(tmp_path)
        async with service(address, wire) as one, service(address, wire) as two:
            made = await toy(one, PERSON, bot())
            key = await one.admit(made.room, [made.tokens[0]])
            await two.admit(made.room, [])
            thought: list[str] = []
            for each in (one, two):
                think = each.minds.thinkers.think

                async def counted(job: Job, each: object = each, think: object = think) -> object:
                    thought.append("one" if each is one else "two")
                    return await think(job)  # type: ignore[operator]

                each.minds.thinkers.think = counted  # type: ignore[method-assign,assignment]
            await one.answer(key, 0, 1, "wait")

            async def moved() -> bool:
                return (await two.update(key, 0, None)).moment == 3

            await until(moved)
            assert set(thought) == {"one"}

    run(test())
