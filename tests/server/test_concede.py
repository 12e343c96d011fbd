"""Giving up at the table: a line like any other, told to everybody, refused to who may not, taken back by consent."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escarmouche.server.rooms.service import Pass, RoomService
from escarmouche.server.wire.messages import Created
from tests.core.toy import BOOK
from tests.server.services import (
    PERSON,
    Clock,
    bad_bots,
    bot,
    database,
    passes,
    play,
    refused,
    run,
    service,
    toy,
    until,
)


@pytest.fixture(autouse=True)
def several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BOOK), "seats", (2, 3))


async def at_table(one: RoomService, count: int) -> tuple[Created, dict[int, Pass]]:
    made = await toy(one, *[PERSON] * count)
    return made, await passes(one, made)


def test_of_two_the_other_has_won_and_everybody_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, keys = await at_table(one, 2)
            spectator = await one.admit(made.room, [])
            await one.concede(keys[1], 1)  # it is the other's turn
            info = await one.info(made.room)
            assert (info.status, info.concession, info.seed != "") == ("over", "TOY-CONC-01", True)
            assert [seat.conceded for seat in info.seats] == [False, True]
            for key, seat in ((keys[0], 0), (keys[1], 1), (spectator, None)):
                view = await one.update(key, seat, None)
                assert view.outcome.winners == (0,)
                assert view.asks == view.waiting == []
                step = view.steps[-1]
                assert (step.kind, step.seat, [event.name for event in step.events]) == ("concede", 1, ["conceded"])
            assert '["*concede",false,1]' in await one.record(made.room)
            for seat in (0, 1):
                with refused("over", "fault-over"):
                    await one.concede(keys[seat], seat)
            views = [msgspec.json.encode(await one.update(key, seat, None)) for seat, key in keys.items()]
        async with service(database(tmp_path)) as two:
            keys = await passes(two, made)
            assert views == [msgspec.json.encode(await two.update(key, seat, None)) for seat, key in keys.items()]

    run(test())


def test_only_who_sits_there_concedes(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, keys = await at_table(one, 2)
            spectator = await one.admit(made.room, [])
            for key in (spectator, keys[0]):
                with refused("forbidden", "fault-seat"):
                    await one.concede(key, 1)
            assert (await one.info(made.room)).status == "playing"

    run(test())


def test_of_three_the_others_play_on_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, keys = await at_table(one, 3)
            before = await one.update(keys[1], 1, None)
            await one.concede(keys[0], 0)
            view = await one.update(keys[1], 1, None)
            assert view.asks
            assert view.moment == before.moment + 1
            with refused("refused", "why-conceded"):
                await one.concede(keys[0], 0)
            with refused("out-of-turn", "why-conceded"):
                await one.answer(keys[0], 0, view.moment, "wait")
            view = await play(one, made)
            assert view.outcome is not None
            assert 0 not in view.outcome.winners

    run(test())


def test_a_concession_is_taken_back_by_consent(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, keys = await at_table(one, 3)
            await one.concede(keys[0], 0)
            offer = (await one.update(keys[0], 0, None)).undo
            assert offer is not None
            assert (offer.possible, offer.free, offer.why and offer.why.key) == (True, False, "undo-conceded")
            await one.undo(keys[0], 0)
            asked = (await one.info(made.room)).undo
            assert asked is not None
            assert asked.needed == [1, 2]
            for seat in (1, 2):
                await one.consent(keys[seat], seat, asked.serial, True)
            assert [seat.conceded for seat in (await one.info(made.room)).seats] == [False] * 3
            view = await one.update(keys[0], 0, None)
            assert view.asks
            assert view.steps[-1].to == 0
            await one.answer(keys[0], 0, view.moment, "wait")

    run(test())


def test_who_has_left_need_not_agree_unless_it_is_their_leaving_that_is_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, keys = await at_table(one, 3)
            await one.answer(keys[0], 0, 1, "wait")
            await one.concede(keys[2], 2)
            await one.undo(keys[0], 0)  # from before the concession
            asked = (await one.info(made.room)).undo
            assert asked is not None
            assert asked.needed == [1, 2]
            await one.consent(keys[0], 0, asked.serial, False)
            view = await one.update(keys[1], 1, None)
            await one.answer(keys[1], 1, view.moment, "wait")
            for seat in (0, 1):
                view = await one.update(keys[seat], seat, None)
                await one.answer(keys[seat], seat, view.moment, view.asks[0]["options"][0])
            await one.undo(keys[1], 1)  # cards were laid since
            asked = (await one.info(made.room)).undo
            assert asked is not None
            assert asked.needed == [0]

    run(test())


def test_a_wish_to_take_back_is_gone_when_somebody_concedes(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, keys = await at_table(one, 3)
            await one.answer(keys[0], 0, 1, "wait")
            await one.answer(keys[1], 1, 2, "wait")
            await one.undo(keys[0], 0)
            assert (await one.info(made.room)).undo is not None
            await one.concede(keys[1], 1)
            assert (await one.info(made.room)).undo is None

    run(test())


def test_what_somebody_chose_in_secret_stands_when_another_concedes(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, keys = await at_table(one, 3)
            for seat in range(3):
                await one.answer(keys[seat], seat, seat + 1, "wait")
            view = await one.update(keys[0], 0, None)
            await one.answer(keys[0], 0, view.moment, view.asks[0]["options"][0])
            await one.concede(keys[1], 1)
            assert (await one.update(keys[0], 0, None)).asks == []
            view = await one.update(keys[2], 2, None)
            assert view.asks
            await one.answer(keys[2], 2, view.moment, view.asks[0]["options"][0])
            last = (await one.update(keys[2], 2, None)).steps[-1]
            assert "laid" in [event.name for event in last.events]
            views = [msgspec.json.encode(await one.update(key, seat, None)) for seat, key in keys.items()]
        async with service(database(tmp_path)) as two:
            keys = await passes(two, made)
            assert views == [msgspec.json.encode(await two.update(key, seat, None)) for seat, key in keys.items()]

    run(test())


def test_while_a_bot_stands_in_the_person_does_not_concede_and_nobody_replaces_who_has(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with service(database(tmp_path), clock=clock) as one:
            made, keys = await at_table(one, 3)
            for seat in (0, 1):
                await one.heard_from(made.room, seat, f"line-{seat}")
            clock.now += 600
            await one.heard_from(made.room, 0, "line-0")
            await one.concede(keys[2], 2)
            with refused("unknown", "fault-absence"):
                await one.absence(keys[0], 0, 2, "bot")
            await one.absence(keys[0], 0, 1, "bot")
            with refused("refused", "fault-replaced"):
                await one.concede(keys[1], 1)

    run(test())


def test_bots_play_on_when_a_person_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one, PERSON, bot(), bot())
            key = await one.admit(made.room, [made.tokens[0]])
            await one.concede(key, 0)

            async def over() -> bool:
                return (await one.info(made.room)).status == "over"

            await until(over, 60)
            outcome = (await one.update(key, 0, None)).outcome
            assert 0 not in outcome.winners

    run(test())
