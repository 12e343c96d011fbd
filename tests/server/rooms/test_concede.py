"""Giving up at the table: an entry like any other, announced to everybody, refused to those who may not, taken back by consent."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escarmouche.server.rooms.service import Access, RoomService
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.messages import Created
from tests.core.toy import BOOK
from tests.server.services import (
    PERSON,
    Clock,
    accesses,
    bad_bots,
    bot,
    database,
    play,
    refused,
    run,
    running,
    toy,
    until,
)


@pytest.fixture(autouse=True)
def several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BOOK), "seats", (2, 3))


async def at_table(service: RoomService, count: int) -> tuple[Created, dict[int, Access]]:
    made = await toy(service, *[PERSON] * count)
    return made, await accesses(service, made)


def test_of_two_players_the_other_wins_and_everybody_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await at_table(service, 2)
            spectator = await service.admit(made.room, [])
            await service.handle(keys[1], m.Concede(1))  # it is the other's turn
            info = await service.info(made.room)
            assert (info.status, info.concession, info.seed != "") == ("over", "TOY-CONC-01", True)
            assert [seat.conceded for seat in info.seats] == [False, True]
            for key, seat in ((keys[0], 0), (keys[1], 1), (spectator, None)):
                view = await service.update(key, seat, None)
                assert view.outcome.winners == (0,)
                assert view.asks == view.waiting == []
                step = view.steps[-1]
                assert (step.kind, step.seat, [event.name for event in step.events]) == ("concede", 1, ["conceded"])
            assert '["*concede",false,1]' in await service.record(made.room)
            for seat in (0, 1):
                with refused("over", "fault-over"):
                    await service.handle(keys[seat], m.Concede(seat))
            views = [msgspec.json.encode(await service.update(key, seat, None)) for seat, key in keys.items()]
        async with running(database(tmp_path)) as other_service:
            keys = await accesses(other_service, made)
            assert views == [
                msgspec.json.encode(await other_service.update(key, seat, None)) for seat, key in keys.items()
            ]

    run(test())


def test_only_the_player_of_a_seat_can_concede(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await at_table(service, 2)
            spectator = await service.admit(made.room, [])
            for key in (spectator, keys[0]):
                with refused("forbidden", "fault-seat"):
                    await service.handle(key, m.Concede(1))
            assert (await service.info(made.room)).status == "playing"

    run(test())


def test_of_three_the_others_play_on_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await at_table(service, 3)
            before = await service.update(keys[1], 1, None)
            await service.handle(keys[0], m.Concede(0))
            view = await service.update(keys[1], 1, None)
            assert view.asks
            assert view.moment == before.moment + 1
            with refused("refused", "why-conceded"):
                await service.handle(keys[0], m.Concede(0))
            with refused("out-of-turn", "why-conceded"):
                await service.handle(keys[0], m.Answer(0, view.moment, "wait"))
            view = await play(service, made)
            assert view.outcome is not None
            assert 0 not in view.outcome.winners

    run(test())


def test_a_concession_is_taken_back_by_consent(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await at_table(service, 3)
            await service.handle(keys[0], m.Concede(0))
            offer = (await service.update(keys[0], 0, None)).undo
            assert offer is not None
            assert (offer.possible, offer.free, offer.why and offer.why.key) == (True, False, "undo-conceded")
            await service.handle(keys[0], m.Undo(0))
            asked = (await service.info(made.room)).undo
            assert asked is not None
            assert asked.needed == [1, 2]
            for seat in (1, 2):
                await service.handle(keys[seat], m.Consent(seat, asked.serial, True))
            assert [seat.conceded for seat in (await service.info(made.room)).seats] == [False] * 3
            view = await service.update(keys[0], 0, None)
            assert view.asks
            assert view.steps[-1].to == 0
            await service.handle(keys[0], m.Answer(0, view.moment, "wait"))

    run(test())


def test_players_who_conceded_have_no_say_unless_the_undo_takes_that_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await at_table(service, 3)
            await service.handle(keys[0], m.Answer(0, 1, "wait"))
            await service.handle(keys[2], m.Concede(2))
            await service.handle(keys[0], m.Undo(0))  # from before the concession
            asked = (await service.info(made.room)).undo
            assert asked is not None
            assert asked.needed == [1, 2]
            await service.handle(keys[0], m.Consent(0, asked.serial, False))
            view = await service.update(keys[1], 1, None)
            await service.handle(keys[1], m.Answer(1, view.moment, "wait"))
            for seat in (0, 1):
                view = await service.update(keys[seat], seat, None)
                await service.handle(keys[seat], m.Answer(seat, view.moment, view.asks[0]["options"][0]))
            await service.handle(keys[1], m.Undo(1))  # cards were laid since
            asked = (await service.info(made.room)).undo
            assert asked is not None
            assert asked.needed == [0]

    run(test())


def test_an_undo_request_is_gone_when_somebody_concedes(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await at_table(service, 3)
            await service.handle(keys[0], m.Answer(0, 1, "wait"))
            await service.handle(keys[1], m.Answer(1, 2, "wait"))
            await service.handle(keys[0], m.Undo(0))
            assert (await service.info(made.room)).undo is not None
            await service.handle(keys[1], m.Concede(1))
            assert (await service.info(made.room)).undo is None

    run(test())


def test_what_somebody_chose_in_secret_stands_when_another_concedes(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await at_table(service, 3)
            for seat in range(3):
                await service.handle(keys[seat], m.Answer(seat, seat + 1, "wait"))
            view = await service.update(keys[0], 0, None)
            await service.handle(keys[0], m.Answer(0, view.moment, view.asks[0]["options"][0]))
            await service.handle(keys[1], m.Concede(1))
            assert (await service.update(keys[0], 0, None)).asks == []
            view = await service.update(keys[2], 2, None)
            assert view.asks
            await service.handle(keys[2], m.Answer(2, view.moment, view.asks[0]["options"][0]))
            last = (await service.update(keys[2], 2, None)).steps[-1]
            assert "laid" in [event.name for event in last.events]
            views = [msgspec.json.encode(await service.update(key, seat, None)) for seat, key in keys.items()]
        async with running(database(tmp_path)) as other_service:
            keys = await accesses(other_service, made)
            assert views == [
                msgspec.json.encode(await other_service.update(key, seat, None)) for seat, key in keys.items()
            ]

    run(test())


def test_a_replaced_player_cannot_concede_and_one_who_conceded_cannot_be_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with running(database(tmp_path), clock=clock) as service:
            made, keys = await at_table(service, 3)
            for seat in (0, 1):
                await service.heard_from(made.room, seat, f"connection-{seat}")
            clock.now += 600
            await service.heard_from(made.room, 0, "connection-0")
            await service.handle(keys[2], m.Concede(2))
            with refused("unknown", "fault-absence"):
                await service.handle(keys[0], m.Absence(0, 2, "bot"))
            await service.handle(keys[0], m.Absence(0, 1, "bot"))
            with refused("refused", "fault-replaced"):
                await service.handle(keys[1], m.Concede(1))

    run(test())


def test_bots_play_on_when_a_person_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service, PERSON, bot(), bot())
            key = await service.admit(made.room, [made.tokens[0]])
            await service.handle(key, m.Concede(0))

            async def over() -> bool:
                return (await service.info(made.room)).status == "over"

            await until(over, 60)
            outcome = (await service.update(key, 0, None)).outcome
            assert 0 not in outcome.winners

    run(test())
