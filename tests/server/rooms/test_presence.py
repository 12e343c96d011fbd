"""Who is here: noticed within seconds, reported to all workers; and what may be done about absent players."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.server.rooms.presence import IDLE, Presence, Report
from escarmouche.server.rooms.service import RoomService
from escarmouche.server.wire import messages as m
from tests.server.services import PERSON, Clock, Wire, accesses, bad_bots, database, refused, run, running, toy, until


def test_a_silent_connection_is_dead() -> None:
    clock = Clock()
    here = Presence(9.0, clock)
    assert here.heard_from("r", 0, "a") and here.take_news("r") == Report(frozenset({0}), 0)
    assert not here.heard_from("r", 0, "a") and here.take_news("r") is None
    here.heard_from("r", 1, "a")  # two seats at one screen
    assert here.heard_from("r", None, "s")
    assert here.take_news("r") == Report(frozenset({0, 1}), 1)
    clock.now += 5
    here.heard_from("r", 0, "a")
    clock.now += 5
    here.sweep()
    assert here.take_news("r") == Report(frozenset({0}), 0)
    assert here.away("r", (0, 1, 2)) == {1: 10.0, 2: 10.0}
    here.left("r", "a")
    assert here.take_news("r") == Report() and here.take_news("r") is None
    clock.now += 2 * IDLE
    assert here.sweep() == [] and not here._rooms


def test_other_workers_are_believed_for_a_while() -> None:
    clock = Clock()
    here = Presence(9.0, clock)
    here.reported("r", "other", Report(frozenset({1}), 2))
    assert here.total("r") == Report(frozenset({1}), 2)
    assert here.take_news("r") is None  # the other worker reports it
    clock.now += 10
    assert here.sweep() == ["r"] and here.total("r") == Report()


async def here(service: RoomService, room: str) -> list[bool]:
    return [seat.here for seat in (await service.info(room)).seats]


def test_workers_tell_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        wire, clock = Wire(), Clock()
        address = database(tmp_path)
        async with (
            running(address, wire, clock, workers=2, tick=1000) as service,
            running(address, wire, clock, workers=2, tick=1000) as other_service,
        ):
            made = await toy(service)
            await service.heard_from(made.room, 0, "a")
            await other_service.heard_from(made.room, 1, "b")
            await other_service.heard_from(made.room, None, "c")
            for each in (service, other_service):
                assert await here(each, made.room) == [True, True]
                assert (await each.info(made.room)).spectators == 1
            clock.now += 5
            await service.heard_from(made.room, 0, "a")
            await service.tick()  # it says again that it is there
            clock.now += 5
            for each in (service, other_service):
                await each.tick()
                assert await here(each, made.room) == [True, False]
            assert (await service.info(made.room)).seats[1].gone == 10
            sent = len(wire.sent)
            for each in (service, other_service):
                await each.tick()
            assert len(wire.sent) == sent  # nothing new, nothing said

    run(test())


def test_absence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        clock = Clock()
        async with running(database(tmp_path), clock=clock, tick=1000, stand_in="random") as service:
            made = await toy(service)
            keys = await accesses(service, made)
            await service.heard_from(made.room, 0, "a")
            await service.heard_from(made.room, 1, "b")
            with refused("refused", "fault-patience"):
                await service.handle(keys[0], m.Absence(0, 1, "bot"))
            clock.now += 299
            with refused("refused", "fault-patience"):
                await service.handle(keys[0], m.Absence(0, 1, "bot"))
            clock.now += 2
            with refused("unknown", "fault-absence"):
                await service.handle(keys[0], m.Absence(0, 0, "bot"))
            with refused("unknown", "fault-absence"):
                await service.handle(keys[0], m.Absence(0, 5, "end"))
            with refused("forbidden", "fault-seat"):
                await service.handle(keys[0], m.Absence(1, 0, "bot"))
            await service.handle(keys[0], m.Answer(0, 1, "wait"))
            await service.handle(keys[0], m.Absence(0, 1, "bot"))
            await service.handle(keys[0], m.Absence(0, 1, "bot"))  # said twice
            seat = (await service.info(made.room)).seats[1]
            assert seat.replaced and seat.bot == "random" and seat.kind == "person"

            async def moved() -> bool:
                return (await service.update(keys[0], 0, None)).moment >= 3

            await until(moved)
            view = await service.update(keys[1], 1, None)
            with refused("refused", "fault-replaced"):
                await service.handle(keys[1], m.Undo(1))
            with refused("refused", "fault-undo-away"):  # that would go back behind the bot's coming
                await service.handle(keys[0], m.Undo(0))
            await service.handle(keys[1], m.Return(1))
            await service.handle(keys[1], m.Return(1))
            assert not (await service.info(made.room)).seats[1].replaced
            kinds = [entry.kind for entry in service.store.entries(made.room)]
            assert kinds.count("bot") == kinds.count("person") == 1
            assert service.store.seats(made.room)[1].bot == ""
            assert view.seat == 1
            with refused("refused", "fault-patience"):
                await service.heard_from(made.room, 1, "b")
                await service.handle(keys[0], m.Absence(0, 1, "end"))
            clock.now += 301
            await service.handle(keys[0], m.Absence(0, 1, "end"))
            info = await service.info(made.room)
            assert info.status == "ended" and info.seed
            assert await service.record(made.room)
            view = await service.update(keys[0], 0, None)
            assert view.asks == [] and view.waiting == [] and view.steps[-1].kind == "end"

    run(test())


def test_a_bot_agrees_for_a_player_who_went_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody was asked about an undo and left: the bot that takes the seat agrees."""
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        clock = Clock()
        async with running(database(tmp_path), clock=clock, tick=1000, stand_in="random") as service:
            made = await toy(service, PERSON, PERSON)
            keys = await accesses(service, made)
            await service.handle(keys[0], m.Answer(0, 1, "wait"))
            await service.handle(keys[1], m.Answer(1, 2, "wait"))
            await service.handle(keys[0], m.Undo(0))
            clock.now += 301
            await service.handle(keys[0], m.Absence(0, 1, "bot"))

            async def undone() -> bool:
                return (await service.info(made.room)).undo is None

            await until(undone)
            steps = (await service.update(keys[0], 0, None)).steps
            assert [step.kind for step in steps][3:6] == ["ask-undo", "bot", "undo"]

    run(test())
