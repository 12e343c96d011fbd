"""Rooms lose nothing: answers, repeats, two workers on one database, restarts, seats and secrets."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from pathlib import Path

import msgspec
import pytest

from escarmouche.core.dealer.chance import commitment
from escarmouche.core.play import record
from escarmouche.server.web import errors
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import Join, Plan, SeatPlan
from tests.server.services import OPEN, PERSON, Wire, bot, database, legal, passes, play, refused, run, service, toy


def test_a_whole_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            with refused("forbidden", "fault-not-over"):
                await one.record(made.room)
            assert (await one.info(made.room)).seed == ""
            last = await play(one, made)
            info = await one.info(made.room)
            assert last.outcome is not None and info.status == "over"
            assert commitment(bytes.fromhex(info.seed)) == info.commitment
            told = record.read(await one.record(made.room))
            assert told.outcome == last.outcome
            keys = await passes(one, made)
            with refused("over"):
                await one.answer(keys[0], 0, last.moment, "wait")
            with refused("over"):
                await one.undo(keys[0], 0)

    run(test())


def test_a_new_hall_on_the_same_file_goes_on(tmp_path: Path) -> None:
    """What was acknowledged is there, byte for byte, whatever became of the process: nothing but the file is left."""

    async def test() -> None:
        for turns in (1, 5, 9):
            async with service(database(tmp_path)) as one:
                made = await toy(one)
                await play(one, made, turns)
                keys = await passes(one, made)
                before = [await one.update(keys[0], seat, None) for seat in (0, None)]
            async with service(database(tmp_path)) as two:
                after = [await two.update((await passes(two, made))[0], seat, None) for seat in (0, None)]
                assert msgspec.json.encode(before) == msgspec.json.encode(after)
                assert before[0].steps[0].kind == "start"
                assert (await play(two, made)).outcome is not None

    run(test())


def test_an_answer_twice_is_there_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            keys = await passes(one, made)
            await one.answer(keys[0], 0, 1, {"rest": 1})
            await one.answer(keys[0], 0, 1, {"rest": 1})
            view = await one.update(keys[0], 0, 0)
            assert view.serial == 1 and view.moment == 2
            with refused("answered"):
                await one.answer(keys[0], 0, 1, "wait")
            with refused("stale"):
                await one.answer(keys[1], 1, 1, "wait")
            with refused("stale"):
                await one.answer(keys[1], 1, 7, "wait")
            with refused("out-of-turn"):
                await one.answer(keys[0], 0, 2, "wait")
            with refused("refused", "why-toy-far"):
                await one.answer(keys[1], 1, 2, {"walk": [9000, 9000]})
            with refused("malformed"):
                await one.answer(keys[1], 1, 2, [1, {}])
            deep: list[object] = []
            for _ in range(40):
                deep = [deep]
            with refused("malformed"):
                await one.answer(keys[1], 1, 2, deep)
            assert (await one.update(keys[0], 0, None)).serial == 1
        async with service(database(tmp_path)) as two:  # a repeat is known again after a restart
            keys = await passes(two, made)
            await two.answer(keys[0], 0, 1, {"rest": 1})
            assert (await two.update(keys[0], 0, None)).serial == 1

    run(test())


def test_secret_answers_are_stored_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            keys = await passes(one, made)
            await one.answer(keys[0], 0, 1, "wait")
            await one.answer(keys[1], 1, 2, "wait")
            view = await one.update(keys[0], 0, None)
            card = view.asks[0]["options"][0]
            await one.answer(keys[0], 0, 3, card)
            assert [wait.chosen for wait in (await one.update(keys[1], 1, None)).waiting] == [True, False]
        async with service(database(tmp_path)) as two:
            keys = await passes(two, made)
            mine, other = await two.update(keys[0], 0, None), await two.update(keys[1], 1, None)
            assert mine.moment == 3 and mine.asks == [] and len(other.asks) == 1
            assert other.steps[-1].kind == "answer" and other.steps[-1].events == []
            await two.answer(keys[0], 0, 3, card)  # said again: harmless
            with refused("answered"):
                await two.answer(keys[0], 0, 3, "9")
            await two.answer(keys[1], 1, 3, other.asks[0]["options"][0])
            assert (await two.update(keys[1], 1, None)).moment == 4

    run(test())


def test_two_workers_on_one_database(tmp_path: Path) -> None:
    async def test(cut: bool) -> None:
        wire = Wire()
        wire.cut = cut  # without notices every change of the other is met as a conflict
        async with service(database(tmp_path), wire) as one, service(database(tmp_path), wire) as two:
            made = await toy(one)
            rng, services = random.Random(3), (one, two)
            ours = [await passes(each, made) for each in services]
            for turn in range(200):
                each, keys = services[turn % 2], ours[turn % 2]
                view = await each.update(await each.admit(made.room, []), None, None)
                if view.outcome is not None:
                    break
                waiting = [wait.seat for wait in view.waiting if not wait.chosen]
                seat = rng.choice(waiting)
                await each.answer(keys[seat], seat, view.moment, await legal(each, made.room, seat, rng))
            first = await one.update(await one.admit(made.room, []), None, None)
            second = await two.update(await two.admit(made.room, []), None, None)
            assert first.outcome is not None and msgspec.json.encode(first) == msgspec.json.encode(second)

    run(test(cut=False))
    run(test(cut=True))


def test_two_workers_at_the_same_time(tmp_path: Path) -> None:
    """Both take the same answer from one player's two screens, or two answers: one of them is in the log, whoever wins."""

    async def test() -> None:
        wire = Wire()
        wire.cut = True
        async with service(database(tmp_path), wire) as one, service(database(tmp_path), wire) as two:
            made = await toy(one)
            key = await one.admit(made.room, [made.tokens[0]])
            await two.admit(made.room, [made.tokens[0]])
            both = [each.answer(key, 0, 1, {"rest": 1}) for each in (one, two)]
            assert await asyncio.gather(*both) == [None, None]
            assert len(one.store.lines(made.room)) == 2
            made = await toy(one)
            key = await one.admit(made.room, [made.tokens[0]])
            await two.admit(made.room, [made.tokens[0]])
            other = [one.answer(key, 0, 1, {"rest": 1}), two.answer(key, 0, 1, "wait")]
            results = await asyncio.gather(*other, return_exceptions=True)
            assert sorted(str(type(one)) for one in results) == sorted([str(type(None)), str(ServerError)])
            assert [result.code for result in results if isinstance(result, ServerError)] == ["answered"]
            assert len(one.store.lines(made.room)) == 2

    run(test())


def test_what_another_worker_wrote_does_not_spoil_an_answer(tmp_path: Path) -> None:
    """A word of chat took the place in the log: the answer is still good and is written after it."""

    async def test() -> None:
        wire = Wire()
        wire.cut = True
        async with service(database(tmp_path), wire) as one, service(database(tmp_path), wire) as two:
            made = await toy(one)
            key = await one.admit(made.room, [made.tokens[0]])
            await two.admit(made.room, [])
            await two.say(key, 0, "  hello\x00 there\u202e ")
            await one.answer(key, 0, 1, "wait")
            steps = (await one.update(key, 0, 0)).steps
            assert [(step.kind, step.text) for step in steps] == [("said", "hello there"), ("answer", "")]

    run(test())


def test_who_goes_away_while_it_is_written(tmp_path: Path) -> None:
    """The caller is cancelled: the change is made whole all the same."""

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            key = await one.admit(made.room, [made.tokens[0]])
            task = asyncio.create_task(one.answer(key, 0, 1, "wait"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await one.say(key, 0, "and then")
            view = await one.update(key, 0, None)
            assert [line.kind for line in one.store.lines(made.room)] == ["start", "answer", "said"]
            assert view.serial == 2 and view.moment == 2

    run(test())


def test_nothing_is_acknowledged_that_was_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            key = await one.admit(made.room, [made.tokens[0]])

            def fail(*_: object) -> list[bool]:
                raise OSError("disk full")

            monkeypatch.setattr(one.rooms._writer, "_store", fail)
            with refused("internal"):
                await one.answer(key, 0, 1, "wait")
            assert (await one.update(key, 0, None)).moment == 1  # the live game went with it
            monkeypatch.setattr(one.rooms._writer, "_store", one.store.append)
            await one.answer(key, 0, 1, "wait")
            assert (await one.update(key, 0, None)).moment == 2

    run(test())


def test_a_mistake_in_a_rule_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.core.toy import BOOK

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            key = await one.admit(made.room, [made.tokens[0]])
            with monkeypatch.context() as patch:
                patch.setattr(type(BOOK), "settled", lambda *_: 1 / 0)
                with refused("internal"):
                    await one.answer(key, 0, 1, "wait")
            assert (await one.update(key, 0, None)).moment == 1
            await one.answer(key, 0, 1, "wait")

    run(test())


def test_tokens(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            with refused("forbidden", "fault-token"):
                await one.admit(made.room, ["x"])
            with refused("forbidden", "fault-token"):
                await one.admit(made.room, [made.tokens[0], "\ud800"])
            with refused("unknown", "fault-no-room"):
                await one.admit("nowhere", [])
            with refused("unknown", "fault-no-room"):
                await one.info("nowhere")
            spectator = await one.admit(made.room, [])
            assert spectator.seats == frozenset()
            with refused("forbidden", "fault-seat"):
                await one.update(spectator, 0, None)
            key = await one.admit(made.room, [made.tokens[1]])
            with refused("forbidden", "fault-seat"):
                await one.answer(key, 0, 1, "wait")
            both = await one.admit(made.room, list(made.tokens.values()))  # two people at one screen
            await one.answer(both, 0, 1, "wait")
            await one.answer(both, 1, 2, "wait")
            closed = await one.create(Plan("toy", [PERSON, PERSON], spectators=False))
            with refused("forbidden", "fault-no-spectators"):
                await one.admit(closed.room, [])
        text = (tmp_path / "rooms.db").read_bytes()
        assert not any(token.encode() in text for token in made.tokens.values())

    run(test())


def test_invitations(tmp_path: Path) -> None:
    async def test() -> None:
        wire = Wire()
        async with service(database(tmp_path), wire) as one, service(database(tmp_path), wire) as two:
            made = await toy(one, SeatPlan("person", name=" Ann "), OPEN)
            assert list(made.tokens) == [0] and list(made.invitations) == [1]
            await two.admit(made.room, [])
            assert [seat.kind for seat in (await two.info(made.room)).seats] == ["person", "open"]
            joins = [each.join(Join(made.invitations[1], "Bob\n")) for each in (one, two)]
            results = await asyncio.gather(*joins, return_exceptions=True)
            joined = [result for result in results if not isinstance(result, BaseException)]
            assert len(joined) == 1 and joined[0].seat == 1
            for each in (one, two):
                info = await each.info(made.room)
                assert [(seat.kind, seat.name) for seat in info.seats] == [("person", "Ann"), ("person", "Bob")]
                assert (await each.admit(made.room, [joined[0].token])).seats == {1}
                with refused("unknown", "fault-invitation"):
                    await each.join(Join(made.invitations[1]))
            view = await one.update(await one.admit(made.room, []), None, 0)
            assert view.serial == 1 and view.steps == []
            with refused("refused", "fault-name"):
                await one.join(Join("x", "n" * 41))

    run(test())


def test_plans_that_cannot_be(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            with refused("unknown", "error-unknown-game"):
                await one.create(Plan("chess", [PERSON, PERSON]))
            with refused("refused", "fault-seats"):
                await one.create(Plan("toy", [PERSON] * 9))
            with refused("refused", "error-unknown-option"):
                await one.create(Plan("toy", [PERSON, PERSON], {"helth": 3}))
            with refused("refused", "error-unknown-option"):
                await one.create(Plan("toy", [PERSON, PERSON], {"seats": 3}))
            with refused("refused", "error-bad-option"):
                await one.create(Plan("toy", [PERSON, PERSON], {"health": "much"}))
            with refused("unknown", "error-unknown-bot"):
                await one.create(Plan("toy", [PERSON, bot("deep")]))
            with refused("refused", "fault-bot-for-person"):
                await one.create(Plan("toy", [PERSON, SeatPlan("person", "random")]))
            with refused("refused", "error-unknown-option"):
                await one.create(Plan("moonstone", [PERSON, PERSON], {"edition": "en", "bord": "x"}))

    run(test())


def test_a_room_of_other_rules(tmp_path: Path) -> None:
    """It cannot be played, and says so; the service lives on."""

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, other, spoilt = await toy(one), await toy(one), await toy(one)
            key = await one.admit(spoilt.room, [spoilt.tokens[0]])
            await one.answer(key, 0, 1, "wait")
        with sqlite3.connect(tmp_path / "rooms.db") as file:
            file.execute("update rooms set rules = '0' where id = ?", (made.room,))
            file.execute("update rooms set game = 'gone' where id = ?", (other.room,))
            file.execute(
                'update lines set body = \'{"moment":1,"answer":7}\' where room = ? and serial = 1', (spoilt.room,)
            )
        file.close()
        async with service(database(tmp_path)) as two:
            with refused("unknown", "fault-rules"):
                await two.admit(made.room, [])
            with refused("unknown", "error-unknown-game"):
                await two.admit(other.room, [])
            with refused("internal", "fault-unreadable"):
                await two.admit(spoilt.room, [])
            await play(two, await toy(two), 3)

    run(test())


def test_few_rooms_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path), kept=2) as one:
            rooms = [await toy(one) for _ in range(5)]
            for made in rooms:
                await play(one, made, 2)
            assert len(one.rooms) == 2
            for made in rooms:
                assert (await one.update(await one.admit(made.room, []), None, None)).moment == 3
            assert len(one.rooms) == 2

    run(test())


def test_steps_and_scenery(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await one.create(Plan("moonstone", [PERSON, PERSON], {"edition": "en", "size": 3}))
            keys = await passes(one, made)
            scenery, version = await one.scenery(made.room), await one.scenery_version(made.room)
            assert scenery.board is not None and scenery.room == made.room
            assert await one.scenery(made.room) is scenery
            view = await one.update(keys[0], 0, None)
            assert view.scene.board is None and view.scene.names == {} and view.undo is not None
            await play(one, made, 30)
            assert isinstance(version, str)
            whole = await one.steps(keys[0], 0, None)
            assert [step.serial for step in whole] == list(range(len(whole)))
            late = await one.update(keys[0], 0, whole[-4].serial)
            assert late.steps == whole[-3:]
            assert await one.encoded(keys[0], 0, 5) == msgspec.json.encode(await one.update(keys[0], 0, 5))
            for seat in (0, 1):
                told = [event for step in await one.steps(keys[seat], seat, None) for event in step.events]
                assert told and all(event.to is None or seat in event.to for event in told)
            assert all(event.to is None for step in await one.steps(keys[0], None, None) for event in step.events)

    run(test())


def test_a_seat_has_names_and_everybody_the_stories(tmp_path: Path) -> None:
    """What only one seat may know is named to that seat alone; the scenery is for all."""

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            bands = [["athos", "porthos", "urchin", "urchin"], ["longinus", "dragoon", "dragoon", "drover"]]
            options = {"scenario": "the-war-purse", "bands": bands}
            made = await one.create(Plan("ad1666", [PERSON, PERSON], options))
            keys = await passes(one, made)
            while (view := await one.update(keys[0], 0, None)).waiting[0].ask != "purchase":
                seat = view.waiting[0].seat
                (ask,) = (await one.update(keys[seat], seat, None)).asks
                await one.answer(keys[seat], seat, view.moment, ask["options"][0])
            await one.answer(keys[0], 0, view.moment, {"buy": {"shield": "porthos"}})
            scenery = await one.scenery(made.room)
            assert [story.name["en"] for story in scenery.stories] == ["The War Purse"]
            assert "regiment" in scenery.stories[0].text["en"]
            named = {"shield>1": {"en": "Shield (Porthos)", "fr": "Bouclier (Porthos)"}}
            for seat, names in ((0, named), (1, {}), (None, {})):
                scene = (await one.update(keys[seat or 0], seat, None)).scene
                assert scene.names == names and scene.stories == []

    run(test())


def test_questions_about_questions(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            key = await one.admit(made.room, [made.tokens[0]])
            assert await one.why(key, 0, 1, "wait") is None
            why = await one.why(key, 0, 1, {"walk": [0, 0]})
            assert why is not None and why.key == "why-toy-far"
            assert (await one.detail(key, 0, 1, ["walk"]))["outline"]
            assert (await one.detail(key, 0, 1, []))["kind"] == "menu"
            with refused("unknown", "fault-no-branch"):
                await one.detail(key, 0, 1, ["fly"])
            told = await one.preview(key, 0, 1, {"walk": [5000, 2000]})
            assert [piece.at for piece in told.pieces] == [(5000, 2000, 0)]
            with refused("refused", "why-toy-far"):
                await one.preview(key, 0, 1, {"walk": [0, 0]})
            with refused("stale"):
                await one.why(key, 0, 2, "wait")
            with refused("unknown", "fault-no-piece"):
                await one.sight(key, "d0", "nobody")
            with refused("unknown", "fault-no-tool"):
                await one.threat(key, "d0")
            with refused("unknown", "fault-no-tool"):
                await one.layer(key, "aura")
            assert (await one.update(key, 0, None)).serial == 0

    run(test())


def test_notices_that_are_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one)
            for data in (b"", b"{}", b"\xff" * 9, msgspec.msgpack.encode({"worker": 3}), msgspec.msgpack.encode([1])):
                assert await one.notice(made.room, data) is None
            assert await one.notice("nowhere", msgspec.msgpack.encode({"worker": "x", "serial": 9})) is not None

    run(test())


def test_the_watch_finds_what_no_notice_told(tmp_path: Path) -> None:
    async def test() -> None:
        wire = Wire()
        wire.cut = True
        async with service(database(tmp_path), wire, look=0.0) as one, service(database(tmp_path), wire) as two:
            made = await toy(one)
            key = await one.admit(made.room, [made.tokens[0]])
            await one.heard_from(made.room, 0, "line")
            await two.answer(key, 0, 1, "wait")

            def seen() -> bool:
                live = one.rooms._known[made.room].live
                return live is not None and live.serial == 1

            async with asyncio.timeout(10):
                while not seen():
                    await asyncio.sleep(0.02)

    run(test())


def test_health(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
            assert (await one.health()).status == "fine"

    run(test())


def test_opening_many_at_once(tmp_path: Path) -> None:
    """Workers that start together make the tables once."""

    async def test() -> None:
        wire = Wire()

        async def opened() -> None:
            async with service(database(tmp_path), wire) as one:
                await toy(one)

        await asyncio.gather(*(opened() for _ in range(4)))

    run(test())


def test_every_fault_is_said_in_both_languages() -> None:
    """The keys in the code are the keys in the files."""
    folder = Path(errors.__file__).parents[1]
    used = set(re.findall(r'"(fault-[a-z-]+)"', "".join(file.read_text() for file in folder.rglob("*.py"))))
    for lang in ("en", "fr"):
        written = (folder / "text" / lang / "hall.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(fault-[a-z-]+) =", written, re.M)) == used
