"""Who is here: noticed within seconds, told to all workers; and what may be done about who is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.server.rooms.presence import IDLE, Presence, Report
from escarmouche.server.rooms.service import RoomService
from tests.server.services import PERSON, Clock, Wire, bad_bots, database, passes, refused, run, service, toy, until


def test_a_silent_line_is_dead() -> None:
    clock = Clock()
    here = Presence(9.0, clock)
    assert here.heard("r", 0, "a") and here.news("r") == Report(frozenset({0}), 0)
    assert not here.heard("r", 0, "a") and here.news("r") is None
    here.heard("r", 1, "a")  # two seats at one screen
    assert here.heard("r", None, "s")
    assert here.news("r") == Report(frozenset({0, 1}), 1)
    clock.now += 5
    here.heard("r", 0, "a")
    clock.now += 5
    here.sweep()
    assert here.news("r") == Report(frozenset({0}), 0)
    assert here.gone("r", (0, 1, 2)) == {1: 10.0, 2: 10.0}
    here.parted("r", "a")
    assert here.news("r") == Report() and here.news("r") is None
    clock.now += 2 * IDLE
    assert here.sweep() == [] and not here._rooms


def test_other_workers_are_believed_for_a_while() -> None:
    clock = Clock()
    here = Presence(9.0, clock)
    here.reported("r", "other", Report(frozenset({1}), 2))
    assert here.all("r") == Report(frozenset({1}), 2)
    assert here.news("r") is None  # it is the other's to tell
    clock.now += 10
    assert here.sweep() == ["r"] and here.all("r") == Report()


async def here(one: RoomService, room: str) -> list[bool]:
    return [seat.here for seat in (await one.info(room)).seats]


def test_workers_tell_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        wire, clock = Wire(), Clock()
        address = database(tmp_path)
        async with (
            service(address, wire, clock, workers=2, tick=1000) as one,
            service(address, wire, clock, workers=2, tick=1000) as two,
        ):
            made = await toy(one)
            await one.heard_from(made.room, 0, "a")
            await two.heard_from(made.room, 1, "b")
            await two.heard_from(made.room, None, "c")
            for each in (one, two):
                assert await here(each, made.room) == [True, True]
                assert (await each.info(made.room)).spectators == 1
            clock.now += 5
            await one.heard_from(made.room, 0, "a")
            await one.tick()  # it says again that it is there
            clock.now += 5
            for each in (one, two):
                await each.tick()
                assert await here(each, made.room) == [True, False]
            assert (await one.info(made.room)).seats[1].gone == 10
            sent = len(wire.sent)
            for each in (one, two):
                await each.tick()
            assert len(wire.sent) == sent  # nothing new, nothing said

    run(test())


def test_absence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        clock = Clock()
        async with service(database(tmp_path), clock=clock, tick=1000, stand_in="random") as one:
            made = await toy(one)
            keys = await passes(one, made)
            await one.heard_from(made.room, 0, "a")
            await one.heard_from(made.room, 1, "b")
            with refused("refused", "fault-patience"):
                await one.absence(keys[0], 0, 1, "bot")
            clock.now += 299
            with refused("refused", "fault-patience"):
                await one.absence(keys[0], 0, 1, "bot")
            clock.now += 2
            with refused("unknown", "fault-absence"):
                await one.absence(keys[0], 0, 0, "bot")
            with refused("unknown", "fault-absence"):
                await one.absence(keys[0], 0, 5, "end")
            with refused("forbidden", "fault-seat"):
                await one.absence(keys[0], 1, 0, "bot")
            await one.answer(keys[0], 0, 1, "wait")
            await one.absence(keys[0], 0, 1, "bot")
            await one.absence(keys[0], 0, 1, "bot")  # said twice
            seat = (await one.info(made.room)).seats[1]
            assert seat.replaced and seat.bot == "random" and seat.kind == "person"

            async def moved() -> bool:
                return (await one.update(keys[0], 0, None)).moment >= 3

            await until(moved)
            view = await one.update(keys[1], 1, None)
            with refused("refused", "fault-replaced"):
                await one.undo(keys[1], 1)
            with refused("refused", "fault-undo-away"):  # that would go back behind the bot's coming
                await one.undo(keys[0], 0)
            await one.take_back(keys[1], 1)
            await one.take_back(keys[1], 1)
            assert not (await one.info(made.room)).seats[1].replaced
            kinds = [line.kind for line in one.store.lines(made.room)]
            assert kinds.count("bot") == kinds.count("person") == 1
            assert one.store.seats(made.room)[1].bot == ""
            assert view.seat == 1
            with refused("refused", "fault-patience"):
                await one.heard_from(made.room, 1, "b")
                await one.absence(keys[0], 0, 1, "end")
            clock.now += 301
            await one.absence(keys[0], 0, 1, "end")
            info = await one.info(made.room)
            assert info.status == "ended" and info.seed
            assert await one.record(made.room)
            view = await one.update(keys[0], 0, None)
            assert view.asks == [] and view.waiting == [] and view.steps[-1].kind == "end"

    run(test())


def test_a_bot_agrees_for_who_went_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody was asked about an undo and left: the bot that takes the seat agrees."""
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        clock = Clock()
        async with service(database(tmp_path), clock=clock, tick=1000, stand_in="random") as one:
            made = await toy(one, PERSON, PERSON)
            keys = await passes(one, made)
            await one.answer(keys[0], 0, 1, "wait")
            await one.answer(keys[1], 1, 2, "wait")
            await one.undo(keys[0], 0)
            clock.now += 301
            await one.absence(keys[0], 0, 1, "bot")

            async def undone() -> bool:
                return (await one.info(made.room)).undo is None

            await until(undone)
            steps = (await one.update(keys[0], 0, None)).steps
            assert [step.kind for step in steps][3:6] == ["ask-undo", "bot", "undo"]

    run(test())
