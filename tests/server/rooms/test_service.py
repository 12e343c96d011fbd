"""Rooms lose nothing: answers, repeats, two workers on one database, restarts, seats and secrets."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from escarmouche.core.dealer.chance import commitment
from escarmouche.core.play import record
from escarmouche.server.rooms.requests import CHANGES, QUESTIONS
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.messages import Join, Plan, SeatPlan
from tests.core.toy import BOOK
from tests.server.services import OPEN, PERSON, Wire, accesses, bot, database, legal, play, refused, run, running, toy


def test_a_whole_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            with refused("forbidden", "fault-not-over"):
                await service.record(made.room)
            assert (await service.info(made.room)).seed == ""
            last = await play(service, made)
            info = await service.info(made.room)
            assert last.outcome is not None and info.status == "over"
            assert commitment(bytes.fromhex(info.seed)) == info.commitment
            told = record.read(await service.record(made.room))
            assert told.outcome == last.outcome
            keys = await accesses(service, made)
            with refused("over"):
                await service.handle(keys[0], m.Answer(0, last.moment, "wait"))
            with refused("over"):
                await service.handle(keys[0], m.Undo(0))

    run(test())


def test_a_new_service_on_the_same_file_goes_on(tmp_path: Path) -> None:
    """Everything that was acknowledged is there, byte for byte, though nothing but the file is left."""

    async def test() -> None:
        for turns in (1, 5, 9):
            async with running(database(tmp_path)) as service:
                made = await toy(service)
                await play(service, made, turns)
                keys = await accesses(service, made)
                before = [await service.update(keys[0], seat, None) for seat in (0, None)]
            async with running(database(tmp_path)) as other_service:
                after = [
                    await other_service.update((await accesses(other_service, made))[0], seat, None)
                    for seat in (0, None)
                ]
                assert msgspec.json.encode(before) == msgspec.json.encode(after)
                assert before[0].steps[0].kind == "start"
                assert (await play(other_service, made)).outcome is not None

    run(test())


def test_an_answer_twice_is_there_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            keys = await accesses(service, made)
            await service.handle(keys[0], m.Answer(0, 1, {"rest": 1}))
            await service.handle(keys[0], m.Answer(0, 1, {"rest": 1}))
            view = await service.update(keys[0], 0, 0)
            assert view.serial == 1 and view.moment == 2
            with refused("answered"):
                await service.handle(keys[0], m.Answer(0, 1, "wait"))
            with refused("stale"):
                await service.handle(keys[1], m.Answer(1, 1, "wait"))
            with refused("stale"):
                await service.handle(keys[1], m.Answer(1, 7, "wait"))
            with refused("out-of-turn"):
                await service.handle(keys[0], m.Answer(0, 2, "wait"))
            with refused("refused", "why-toy-far"):
                await service.handle(keys[1], m.Answer(1, 2, {"walk": [9000, 9000]}))
            with refused("malformed"):
                await service.handle(keys[1], m.Answer(1, 2, [1, {}]))
            deep: list[object] = []
            for _ in range(40):
                deep = [deep]
            with refused("malformed"):
                await service.handle(keys[1], m.Answer(1, 2, deep))
            assert (await service.update(keys[0], 0, None)).serial == 1
        async with running(database(tmp_path)) as other_service:  # a repeat is recognised after a restart
            keys = await accesses(other_service, made)
            await other_service.handle(keys[0], m.Answer(0, 1, {"rest": 1}))
            assert (await other_service.update(keys[0], 0, None)).serial == 1

    run(test())


def test_secret_answers_are_stored_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            keys = await accesses(service, made)
            await service.handle(keys[0], m.Answer(0, 1, "wait"))
            await service.handle(keys[1], m.Answer(1, 2, "wait"))
            view = await service.update(keys[0], 0, None)
            card = view.asks[0]["options"][0]
            await service.handle(keys[0], m.Answer(0, 3, card))
            assert [wait.chosen for wait in (await service.update(keys[1], 1, None)).waiting] == [True, False]
        async with running(database(tmp_path)) as other_service:
            keys = await accesses(other_service, made)
            mine, other = await other_service.update(keys[0], 0, None), await other_service.update(keys[1], 1, None)
            assert mine.moment == 3 and mine.asks == [] and len(other.asks) == 1
            assert other.steps[-1].kind == "answer" and other.steps[-1].events == []
            await other_service.handle(keys[0], m.Answer(0, 3, card))  # a repeat: harmless
            with refused("answered"):
                await other_service.handle(keys[0], m.Answer(0, 3, "9"))
            await other_service.handle(keys[1], m.Answer(1, 3, other.asks[0]["options"][0]))
            assert (await other_service.update(keys[1], 1, None)).moment == 4

    run(test())


def test_two_workers_on_one_database(tmp_path: Path) -> None:
    async def test(cut: bool) -> None:
        wire = Wire()
        wire.cut = cut  # without notices every change of the other is met as a conflict
        async with running(database(tmp_path), wire) as service, running(database(tmp_path), wire) as other_service:
            made = await toy(service)
            rng, services = random.Random(3), (service, other_service)
            ours = [await accesses(each, made) for each in services]
            for turn in range(200):
                each, keys = services[turn % 2], ours[turn % 2]
                view = await each.update(await each.admit(made.room, []), None, None)
                if view.outcome is not None:
                    break
                waiting = [wait.seat for wait in view.waiting if not wait.chosen]
                seat = rng.choice(waiting)
                await each.handle(keys[seat], m.Answer(seat, view.moment, await legal(each, made.room, seat, rng)))
            first = await service.update(await service.admit(made.room, []), None, None)
            second = await other_service.update(await other_service.admit(made.room, []), None, None)
            assert first.outcome is not None and msgspec.json.encode(first) == msgspec.json.encode(second)

    run(test(cut=False))
    run(test(cut=True))


def test_two_workers_at_the_same_time(tmp_path: Path) -> None:
    """Both get the same answer from one player's two screens, or two different answers: the log has one, whoever wins."""

    async def test() -> None:
        wire = Wire()
        wire.cut = True
        async with running(database(tmp_path), wire) as service, running(database(tmp_path), wire) as other_service:
            made = await toy(service)
            key = await service.admit(made.room, [made.tokens[0]])
            await other_service.admit(made.room, [made.tokens[0]])
            both = [each.handle(key, m.Answer(0, 1, {"rest": 1})) for each in (service, other_service)]
            assert await asyncio.gather(*both) == [None, None]
            assert len(service.store.entries(made.room)) == 2
            made = await toy(service)
            key = await service.admit(made.room, [made.tokens[0]])
            await other_service.admit(made.room, [made.tokens[0]])
            other = [
                service.handle(key, m.Answer(0, 1, {"rest": 1})),
                other_service.handle(key, m.Answer(0, 1, "wait")),
            ]
            results = await asyncio.gather(*other, return_exceptions=True)
            assert sorted(str(type(result)) for result in results) == sorted([str(type(None)), str(ServerError)])
            assert [result.code for result in results if isinstance(result, ServerError)] == ["answered"]
            assert len(service.store.entries(made.room)) == 2

    run(test())


def test_what_another_worker_wrote_does_not_spoil_an_answer(tmp_path: Path) -> None:
    """A word of chat took the place in the log: the answer is still good and is written after it."""

    async def test() -> None:
        wire = Wire()
        wire.cut = True
        async with running(database(tmp_path), wire) as service, running(database(tmp_path), wire) as other_service:
            made = await toy(service)
            key = await service.admit(made.room, [made.tokens[0]])
            await other_service.admit(made.room, [])
            await other_service.handle(key, m.Say(0, "  hello\x00 there\u202e "))
            await service.handle(key, m.Answer(0, 1, "wait"))
            steps = (await service.update(key, 0, 0)).steps
            assert [(step.kind, step.text) for step in steps] == [("said", "hello there"), ("answer", "")]

    run(test())


def test_a_caller_who_goes_away_while_it_is_written(tmp_path: Path) -> None:
    """The caller is cancelled: the change is still made whole."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            key = await service.admit(made.room, [made.tokens[0]])
            task = asyncio.create_task(service.handle(key, m.Answer(0, 1, "wait")))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await service.handle(key, m.Say(0, "and then"))
            view = await service.update(key, 0, None)
            assert [entry.kind for entry in service.store.entries(made.room)] == ["start", "answer", "said"]
            assert view.serial == 2 and view.moment == 2

    run(test())


def test_nothing_is_acknowledged_that_was_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            key = await service.admit(made.room, [made.tokens[0]])

            def fail(*_: object) -> list[bool]:
                raise OSError("disk full")

            monkeypatch.setattr(service.rooms._writer, "_append", fail)
            with refused("internal"):
                await service.handle(key, m.Answer(0, 1, "wait"))
            assert (await service.update(key, 0, None)).moment == 1  # the room in memory went with it
            monkeypatch.setattr(service.rooms._writer, "_append", service.store.append)
            await service.handle(key, m.Answer(0, 1, "wait"))
            assert (await service.update(key, 0, None)).moment == 2

    run(test())


def test_a_mistake_in_a_rule_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            key = await service.admit(made.room, [made.tokens[0]])
            with monkeypatch.context() as patch:
                patch.setattr(type(BOOK), "settled", lambda *_: 1 / 0)
                with refused("internal"):
                    await service.handle(key, m.Answer(0, 1, "wait"))
            assert (await service.update(key, 0, None)).moment == 1
            await service.handle(key, m.Answer(0, 1, "wait"))

    run(test())


def test_tokens(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            with refused("forbidden", "fault-token"):
                await service.admit(made.room, ["x"])
            with refused("forbidden", "fault-token"):
                await service.admit(made.room, [made.tokens[0], "\ud800"])
            with refused("unknown", "fault-no-room"):
                await service.admit("nowhere", [])
            with refused("unknown", "fault-no-room"):
                await service.info("nowhere")
            spectator = await service.admit(made.room, [])
            assert spectator.seats == frozenset()
            with refused("forbidden", "fault-seat"):
                await service.update(spectator, 0, None)
            key = await service.admit(made.room, [made.tokens[1]])
            with refused("forbidden", "fault-seat"):
                await service.handle(key, m.Answer(0, 1, "wait"))
            both = await service.admit(made.room, list(made.tokens.values()))  # two people at one screen
            await service.handle(both, m.Answer(0, 1, "wait"))
            await service.handle(both, m.Answer(1, 2, "wait"))
            closed = await service.create(Plan("toy", [PERSON, PERSON], spectators=False))
            with refused("forbidden", "fault-no-spectators"):
                await service.admit(closed.room, [])
        text = (tmp_path / "rooms.db").read_bytes()
        assert not any(token.encode() in text for token in made.tokens.values())

    run(test())


def test_invitations(tmp_path: Path) -> None:
    async def test() -> None:
        wire = Wire()
        async with running(database(tmp_path), wire) as service, running(database(tmp_path), wire) as other_service:
            made = await toy(service, SeatPlan("person", name=" Ann "), OPEN)
            assert list(made.tokens) == [0] and list(made.invitations) == [1]
            await other_service.admit(made.room, [])
            assert [seat.kind for seat in (await other_service.info(made.room)).seats] == ["person", "open"]
            joins = [each.join(Join(made.invitations[1], "Bob\n")) for each in (service, other_service)]
            results = await asyncio.gather(*joins, return_exceptions=True)
            joined = [result for result in results if not isinstance(result, BaseException)]
            assert len(joined) == 1 and joined[0].seat == 1
            for each in (service, other_service):
                info = await each.info(made.room)
                assert [(seat.kind, seat.name) for seat in info.seats] == [("person", "Ann"), ("person", "Bob")]
                assert (await each.admit(made.room, [joined[0].token])).seats == {1}
                with refused("unknown", "fault-invitation"):
                    await each.join(Join(made.invitations[1]))
            view = await service.update(await service.admit(made.room, []), None, 0)
            assert view.serial == 1 and view.steps == []
            with refused("refused", "fault-name"):
                await service.join(Join("x", "n" * 41))

    run(test())


def test_bad_plans(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            with refused("unknown", "error-unknown-game"):
                await service.create(Plan("chess", [PERSON, PERSON]))
            with refused("refused", "fault-seats"):
                await service.create(Plan("toy", [PERSON] * 9))
            with refused("refused", "error-unknown-option"):
                await service.create(Plan("toy", [PERSON, PERSON], {"helth": 3}))
            with refused("refused", "error-unknown-option"):
                await service.create(Plan("toy", [PERSON, PERSON], {"seats": 3}))
            with refused("refused", "error-bad-option"):
                await service.create(Plan("toy", [PERSON, PERSON], {"health": "much"}))
            with refused("unknown", "error-unknown-bot"):
                await service.create(Plan("toy", [PERSON, bot("deep")]))
            with refused("refused", "fault-bot-for-person"):
                await service.create(Plan("toy", [PERSON, SeatPlan("person", "random")]))
            with refused("refused", "error-unknown-option"):
                await service.create(Plan("moonstone", [PERSON, PERSON], {"edition": "en", "bord": "x"}))

    run(test())


def test_a_room_of_other_rules(tmp_path: Path) -> None:
    """It cannot be played, and says so; the service goes on."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, other, spoilt = await toy(service), await toy(service), await toy(service)
            key = await service.admit(spoilt.room, [spoilt.tokens[0]])
            await service.handle(key, m.Answer(0, 1, "wait"))
        with sqlite3.connect(tmp_path / "rooms.db") as file:
            file.execute("update rooms set rules = '0' where id = ?", (made.room,))
            file.execute("update rooms set game = 'gone' where id = ?", (other.room,))
            file.execute(
                'update lines set body = \'{"moment":1,"answer":7}\' where room = ? and serial = 1', (spoilt.room,)
            )
        file.close()
        async with running(database(tmp_path)) as other_service:
            with refused("unknown", "fault-rules"):
                await other_service.admit(made.room, [])
            with refused("unknown", "error-unknown-game"):
                await other_service.admit(other.room, [])
            with refused("internal", "fault-unreadable"):
                await other_service.admit(spoilt.room, [])
            await play(other_service, await toy(other_service), 3)

    run(test())


def test_few_rooms_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path), kept=2) as service:
            rooms = [await toy(service) for _ in range(5)]
            for made in rooms:
                await play(service, made, 2)
            assert len(service.rooms) == 2
            for made in rooms:
                assert (await service.update(await service.admit(made.room, []), None, None)).moment == 3
            assert len(service.rooms) == 2

    run(test())


def test_steps_and_scenery(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await service.create(Plan("moonstone", [PERSON, PERSON], {"edition": "en", "size": 3}))
            keys = await accesses(service, made)
            scenery, version = await service.scenery(made.room)
            assert scenery.board is not None and scenery.room == made.room
            assert (await service.scenery(made.room))[0] is scenery
            view = await service.update(keys[0], 0, None)
            assert view.scene.board is None and view.scene.names == {} and view.undo is not None
            await play(service, made, 30)
            assert isinstance(version, str)
            whole = await service.steps(keys[0], 0, None)
            assert [step.serial for step in whole] == list(range(len(whole)))
            late = await service.update(keys[0], 0, whole[-4].serial)
            assert late.steps == whole[-3:]
            assert await service.encoded(keys[0], 0, 5) == msgspec.json.encode(await service.update(keys[0], 0, 5))
            for seat in (0, 1):
                told = [event for step in await service.steps(keys[seat], seat, None) for event in step.events]
                assert told and all(event.to is None or seat in event.to for event in told)
            assert all(event.to is None for step in await service.steps(keys[0], None, None) for event in step.events)

    run(test())


def test_a_seat_has_names_and_everybody_the_stories(tmp_path: Path) -> None:
    """Names that only one seat may know are sent to that seat alone; the scenery is for everybody."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            bands = [["athos", "porthos", "urchin", "urchin"], ["longinus", "dragoon", "dragoon", "drover"]]
            options = {"scenario": "the-war-purse", "bands": bands}
            made = await service.create(Plan("ad1666", [PERSON, PERSON], options))
            keys = await accesses(service, made)
            while (view := await service.update(keys[0], 0, None)).waiting[0].ask != "purchase":
                seat = view.waiting[0].seat
                (ask,) = (await service.update(keys[seat], seat, None)).asks
                await service.handle(keys[seat], m.Answer(seat, view.moment, ask["options"][0]))
            await service.handle(keys[0], m.Answer(0, view.moment, {"buy": {"shield": "porthos"}}))
            scenery, _ = await service.scenery(made.room)
            assert [story.name["en"] for story in scenery.stories] == ["The War Purse"]
            assert "regiment" in scenery.stories[0].text["en"]
            named = {"shield>1": {"en": "Shield (Porthos)", "fr": "Bouclier (Porthos)"}}
            for seat, names in ((0, named), (1, {}), (None, {})):
                scene = (await service.update(keys[seat or 0], seat, None)).scene
                assert scene.names == names and scene.stories == []

    run(test())


def test_questions_about_questions(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            key = await service.admit(made.room, [made.tokens[0]])
            assert await service.handle(key, m.WhyNot(0, 1, "wait")) is None
            why = await service.handle(key, m.WhyNot(0, 1, {"walk": [0, 0]}))
            assert why is not None and why.key == "why-toy-far"
            assert (await service.handle(key, m.Detail(0, 1, ["walk"])))["outline"]
            assert (await service.handle(key, m.Detail(0, 1, [])))["kind"] == "menu"
            with refused("unknown", "fault-no-branch"):
                await service.handle(key, m.Detail(0, 1, ["fly"]))
            told = await service.handle(key, m.Preview(0, 1, {"walk": [5000, 2000]}))
            assert [piece.at for piece in told.pieces] == [(5000, 2000, 0)]
            with refused("refused", "why-toy-far"):
                await service.handle(key, m.Preview(0, 1, {"walk": [0, 0]}))
            assert await service.handle(key, m.ProspectsAsked(0, 1, ["walk"])) == {}
            with refused("unknown", "fault-no-branch"):
                await service.handle(key, m.ProspectsAsked(0, 1, ["fly"]))
            with refused("stale"):
                await service.handle(key, m.WhyNot(0, 2, "wait"))
            with refused("unknown", "fault-no-piece"):
                await service.handle(key, m.SightAsked("d0", "nobody"))
            with refused("unknown", "fault-no-tool"):
                await service.handle(key, m.ThreatAsked("d0"))
            with refused("unknown", "fault-no-tool"):
                await service.handle(key, m.LayerAsked("aura"))
            assert (await service.update(key, 0, None)).serial == 0

    run(test())


class Screen:
    """A subscriber that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[bool] = []

    def notify(self, grown: bool) -> None:
        self.told.append(grown)

    def pass_on(self, message: bytes) -> None: ...


def test_notices_that_cannot_be_read_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            screen = Screen()
            service.subscriptions.add(made.room, screen)
            for data in (b"", b"{}", b"\xff" * 9, msgspec.msgpack.encode({"worker": 3}), msgspec.msgpack.encode([1])):
                await service.hear(made.room, data)
            assert screen.told == [False] * 5
            leave = service.subscriptions.add("nowhere", screen)
            await service.hear("nowhere", msgspec.msgpack.encode({"worker": "x", "serial": 9}))
            assert screen.told[5:] == [True]
            leave()
            await service.hear("nowhere", msgspec.msgpack.encode({"worker": "x", "serial": 10}))
            assert len(screen.told) == 6

    run(test())


def test_a_regular_look_finds_what_no_notice_told(tmp_path: Path) -> None:
    async def test() -> None:
        wire = Wire()
        wire.cut = True
        async with (
            running(database(tmp_path), wire, look=0.0) as service,
            running(database(tmp_path), wire) as other_service,
        ):
            made = await toy(service)
            key = await service.admit(made.room, [made.tokens[0]])
            await service.heard_from(made.room, 0, "connection")
            await other_service.handle(key, m.Answer(0, 1, "wait"))

            def caught_up() -> bool:
                room = service.rooms._known[made.room].loaded
                return room is not None and room.serial == 1

            async with asyncio.timeout(10):
                while not caught_up():
                    await asyncio.sleep(0.02)

    run(test())


def test_health(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            assert (await service.health()).status == "fine"

    run(test())


def test_opening_many_at_once(tmp_path: Path) -> None:
    """Workers that start together make the tables once."""

    async def test() -> None:
        wire = Wire()

        async def opened() -> None:
            async with running(database(tmp_path), wire) as service:
                await toy(service)

        await asyncio.gather(*(opened() for _ in range(4)))

    run(test())


def test_every_request_is_handled() -> None:
    """Each is a change or a question. The service itself decides about an absence, and lets a bot think when advice is asked for."""
    assert {*CHANGES, *QUESTIONS, m.Absence, m.AdviceAsked} == set(get_args(m.Request))
    assert not CHANGES.keys() & QUESTIONS.keys()
