"""A bot's advice for a person: it thinks in its own process, answers nothing, and is not to be had against other people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.bots.adviser import Advice
from escarmouche.server.bots.bot_pool import BotPool
from escarmouche.server.bots.bot_process import Job, Result
from escarmouche.server.wire import messages as m
from tests.server.services import PERSON, accesses, bot, database, refused, run, running, toy


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """What the processes are asked for advice; they say `wait`."""
    asked: list[Job] = []
    think = BotPool.think

    async def advised(pool: BotPool, job: Job) -> Result:
        if not job.advise:
            return await think(pool, job)
        asked.append(job)
        return Result(advice=Advice("wait"))

    monkeypatch.setattr(BotPool, "think", advised)
    return asked


def test_a_person_alone_among_bots_is_advised(tmp_path: Path, jobs: list[Job]) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service, PERSON, bot("random"))
            keys = await accesses(service, made)
            advice: Any = await service.handle(keys[0], m.AdviceAsked(0, 1))
            assert advice.answer == "wait"
            assert len(service.store.entries(made.room)) == 1  # nothing was answered
            with refused("stale", "fault-stale"):
                await service.handle(keys[0], m.AdviceAsked(0, 7))
            assert [(job.seat, job.advise) for job in jobs] == [(0, True)]

    run(test())


def test_nobody_is_advised_against_other_people(tmp_path: Path, jobs: list[Job]) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            keys = await accesses(service, made)
            with refused("refused", "fault-advice-people"):
                await service.handle(keys[0], m.AdviceAsked(0, 1))
            with refused("forbidden", "fault-seat"):
                await service.handle(keys[0], m.AdviceAsked(1, 1))
            assert jobs == []

    run(test())


def test_a_bot_that_fails_has_no_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failed(pool: BotPool, job: Job) -> Result:
        return Result(fault="took too long")

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service, PERSON, bot("random"))
            keys = await accesses(service, made)
            monkeypatch.setattr(BotPool, "think", failed)
            with refused("unknown", "fault-no-advice"):
                await service.handle(keys[0], m.AdviceAsked(0, 1))

    run(test())
