"""The course of a finished game is made once for all who ask, holds up nobody, and can be made again from the log alone."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from escarmouche.server.rooms import course_maker
from escarmouche.server.rooms.course import Telling
from escarmouche.server.wire import messages as m
from tests.server.services import OPEN, PERSON, accesses, database, play, refused, run, running, toy, until


def slowly(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each slice takes long and has one decision. Returns the list into which every slice writes a line."""
    done: list[str] = []
    honest = Telling.go_on

    def go_on(self: Telling, seconds: float) -> Any:
        done.append("slice")
        time.sleep(0.03)
        return honest(self, seconds)

    monkeypatch.setattr(course_maker, "SLICE", 0.0)
    monkeypatch.setattr(Telling, "go_on", go_on)
    return done


def test_a_course_can_be_had_when_the_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            spectator = await service.admit(made.room, [])
            with refused("forbidden", "fault-course-not-over"):
                await service.course(spectator)
            await play(service, made)
            course = await service.course(spectator)
            assert [turn.number for turn in course.turns][:2] == [1, 2]
            assert await service.course((await accesses(service, made))[0]) is course  # kept with the room
        async with running(database(tmp_path)) as other_service:
            assert await other_service.course(await other_service.admit(made.room, [])) == course

    run(test())


def test_a_game_that_its_players_have_ended_has_a_course(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path), patience=0.0) as service:
            made = await toy(service, PERSON, PERSON)
            keys = await accesses(service, made)
            await play(service, made, 5)
            await service.handle(keys[0], m.Absence(0, 1, "end"))
            assert (await service.course(keys[0])).turns

    run(test())


def test_a_course_is_made_once_for_all_who_ask_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            await play(service, made)
            done, key = slowly(monkeypatch), (await accesses(service, made))[0]
            first, *others = await asyncio.gather(*(service.course(key) for _ in range(5)))
            slices = len(done)
            assert slices > 5 and all(other is first for other in others)
            assert await service.course(key) is first and len(done) == slices

    run(test())


def test_others_get_their_turn_while_a_course_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else the thread for games is asked waits for one slice, in other rooms and in this one."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, other = await toy(service), await toy(service)
            await play(service, made)
            done, key = slowly(monkeypatch), (await accesses(service, made))[0]
            making = asyncio.create_task(service.course(key))
            await until(lambda: done)
            before = len(done)
            await service.rooms.in_game_thread(lambda: None)
            await service.handle((await accesses(service, other))[0], m.WhyNot(0, 1, "nothing"))
            await service.info(made.room)
            assert not making.done() and len(done) - before < 8
            await making

    run(test())


def test_a_course_goes_on_if_the_one_who_asked_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            await play(service, made)
            done, key = slowly(monkeypatch), (await accesses(service, made))[0]
            asking = asyncio.create_task(service.course(key))
            await until(lambda: done)
            asking.cancel()

            async def kept() -> bool:
                async with service.rooms.held(made.room) as held:
                    return held.room.course is not None

            await until(kept)

    run(test())


def test_a_service_that_closes_does_not_wait_for_a_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            await play(service, made)
            done, key = slowly(monkeypatch), (await accesses(service, made))[0]
            asking = asyncio.create_task(service.course(key))
            await until(lambda: done)
        with pytest.raises(asyncio.CancelledError):
            await asking

    run(test())


def test_nobody_but_those_admitted_learns_the_course(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await service.create(m.Plan("toy", [PERSON, OPEN], spectators=False))
            with refused("forbidden", "fault-no-spectators"):
                await service.course(await service.admit(made.room, []))

    run(test())
