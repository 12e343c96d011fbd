"""Rooms that begin from a lesson: the guide is told, the other side answers, nothing is lost, and what is refused changes nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.lessons.shelf import lessons
from escarmouche.server.rooms.service import Access, RoomService
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.messages import Created, Plan, SeatPlan, Update
from tests.server.services import accesses, database, refused, run, running, until

GAMES = ("moonstone", "ad1666", "d10", "malifaux")


async def begun(service: RoomService, game: str = "moonstone", lesson: str = "moon-0") -> tuple[Created, Access]:
    made = await service.create(Plan(game, lesson=lesson))
    return made, (await accesses(service, made))[0]


async def settled(service: RoomService, key: Access) -> Update:
    """What the learner sees when the other side has answered."""

    async def still() -> bool:
        async with service.rooms.held(key.room) as held:
            return held.room.learning.propose_answer() is None

    await until(still)
    return await service.update(key, 0, None)


async def taught(service: RoomService, key: Access, steps: int = 100, heard: set[str] | None = None) -> Update:
    """The learner gives the answers of the third hint until the lesson ends, or so often. What the guide says before each is heard."""
    view = await settled(service, key)
    while steps and view.guide is not None and not view.guide.ended:
        if heard is not None:
            heard.add(view.guide.say)
        hint: Any = await service.handle(key, m.HintAsked(0, view.moment, 3))
        await service.handle(key, m.Answer(0, view.moment, hint.answers[0]))
        view = await settled(service, key)
        steps -= 1
    return view


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_taught_and_won(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, key = await begun(service, game, lessons(game)[0].id)
            info = await service.info(made.room)
            assert info.lesson == lessons(game)[0].id and info.commitment == "" and info.practice
            assert [seat.kind for seat in info.seats] == ["person", "bot"]
            heard: set[str] = set()
            last = await taught(service, key, heard=heard)
            assert last.guide is not None and last.guide.passed and last.guide.mode == "end"
            assert last.outcome is not None and last.outcome.winners == (0,)
            assert (await service.info(made.room)).seed == ""  # nothing was promised
            told = {step.cue.say for step in last.steps if step.cue is not None}  # of what others did
            assert len(heard) > 5 and len(told) > 2
            assert all(key.startswith("lesson-") for key in heard | told)
            said = {step.cue.say for step in last.steps if step.cue is not None}
            first = lessons(game)[0]
            others = {first.key(cue.name) for cue in first.cues if cue.name and cue.mode in ("bot", "auto")}
            assert len(others) > 2 and others <= said
            spectator = await service.update(await service.admit(made.room, []), None, None)
            assert spectator.guide is None and not any(step.cue for step in spectator.steps)

    run(test())


@pytest.mark.parametrize("lesson", ["ad66-0", "ad66-6", "d10-0", "mali-0", "mali-4", "moon-2"])
def test_what_the_table_answers_is_not_put_to_the_learner(tmp_path: Path, lesson: str) -> None:
    """Else a hand that is quick would answer the question after it."""
    game = {"ad66": "ad1666", "mali": "malifaux", "moon": "moonstone"}.get(lesson[:4], "d10")

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            service.bots.wake = lambda held: None  # type: ignore[method-assign]
            _, key = await begun(service, game, lesson)
            spared = 0
            for _ in range(200):
                view = await service.update(key, 0, None)
                assert view.guide is not None
                if view.guide.ended:
                    break
                async with service.rooms.held(key.room) as held:
                    assert held.room.tutor is not None
                    due = held.room.tutor.due()
                if due is not None:
                    spared += due[0] == 0
                    assert due[0] != 0 or not view.asks
                    await service.rooms.write(key.room, lambda room: room.learning.propose_answer())
                else:
                    hint: Any = await service.handle(key, m.HintAsked(0, view.moment, 3))
                    await service.handle(key, m.Answer(0, view.moment, hint.answers[0]))
            assert view.guide.passed and spared

    run(test())


def test_what_the_guide_says_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            _, key = await begun(service)
            guide = (await settled(service, key)).guide
            assert guide is not None
            assert (guide.cue, guide.mode, guide.say, guide.answers) == (1, "guided", "lesson-moon-0-start", ["billy"])
            assert guide.skip and not guide.back and not guide.ended
            assert guide.goal == "lesson-moon-0-goal" and guide.hints == [3]  # what is lit has been pointed at
            hint: Any = await service.handle(key, m.HintAsked(0, 1, 1))
            assert hint.lit and not hint.say and not hint.answers

    run(test())


def test_astray_and_back(tmp_path: Path) -> None:
    """An answer that was not expected is said to be so; the guide goes back to a sentence, and the cards come again."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            _, key = await begun(service)
            view = await taught(service, key, 6)
            assert view.guide is not None and view.guide.say == "lesson-moon-0-claim"
            hands = [hand.cards for hand in view.scene.hands if hand.seat == 0 and hand.cards]
            back = {back.cue: back.serial for back in view.guide.back}
            assert set(back) == {1, 2, 3, 4, 5, 7}
            await service.handle(key, m.TakeBackTo(0, back[2]))
            view = await settled(service, key)
            assert view.guide is not None and view.guide.cue == 2
            await service.handle(key, m.Answer(0, view.moment, "end"))
            view = await settled(service, key)
            assert view.guide is not None and view.guide.astray == "lesson-astray"
            await service.handle(key, m.Undo(0))
            view = await settled(service, key)
            assert view.guide is not None and (view.guide.cue, view.guide.astray) == (2, "")
            again = await taught(service, key, 5)
            assert again.guide is not None and again.guide.say == "lesson-moon-0-claim"
            assert hands == [hand.cards for hand in again.scene.hands if hand.seat == 0 and hand.cards]

    run(test())


def test_another_place_is_as_good(tmp_path: Path) -> None:
    """Where the line goes on from another place, nobody is told to be astray."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            _, key = await begun(service)
            await taught(service, key, 1)
            view = await service.update(key, 0, None)
            await service.handle(key, m.Answer(0, view.moment, {"jog": [[15_400, 17_843]]}))
            guide = (await settled(service, key)).guide
            assert guide is not None and guide.astray == "" and guide.say == "lesson-moon-0-dig"

    run(test())


def test_the_guided_part_can_be_skipped(tmp_path: Path) -> None:
    async def test() -> None:
        for before in (0, 3):
            async with running(database(tmp_path)) as service:
                _, key = await begun(service)
                view = await taught(service, key, before)
                if before:
                    await service.handle(key, m.Answer(0, view.moment, "end"))  # astray: it begins again
                    await settled(service, key)
                await service.handle(key, m.SkipGuide(0))
                view = await settled(service, key)
                assert view.guide is not None and view.guide.say == "lesson-moon-0-closer" and not view.guide.skip
                assert any(step.auto for step in view.steps)
                with refused("refused", "fault-lesson-skip"):
                    await service.handle(key, m.SkipGuide(0))
                assert (await taught(service, key)).guide.passed  # type: ignore[union-attr]

    run(test())


def test_a_new_service_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, key = await begun(service)
            view = await taught(service, key, 4)
            assert view.guide is not None
            await service.handle(key, m.TakeBackTo(0, view.guide.back[1].serial))
            await taught(service, key, 5)
            before = await service.update(key, 0, None)
        async with running(database(tmp_path)) as service:
            key = (await accesses(service, made))[0]
            after = await settled(service, key)
            assert msgspec.json.encode(before) == msgspec.json.encode(after)
            assert (await taught(service, key)).guide.passed  # type: ignore[union-attr]

    run(test())


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, key = await begun(service)
            view = await taught(service, key, 2)
            for message, code, text in (
                (m.TakeBackTo(0, 99), "stale", "fault-lesson-back"),
                (m.TakeBackTo(0, -1), "stale", "fault-lesson-back"),
                (m.HintAsked(0, 1), "stale", "fault-stale"),
                (m.ChooseInQuiz(0, view.moment, 0), "refused", "fault-lesson-choice"),
                (m.ChooseInQuiz(0, view.moment, None), "refused", "fault-lesson-choice"),
            ):
                with refused(code, text):
                    await service.handle(key, message)
            stranger = await service.admit(made.room, [])
            with refused("forbidden", "fault-seat"):
                await service.handle(stranger, m.SkipGuide(0))
            assert msgspec.json.encode(view) == msgspec.json.encode(await service.update(key, 0, None))
            with refused("refused", "fault-lesson"):
                await service.create(Plan("moonstone", lesson="nosuch"))
            with refused("refused", "fault-lesson-seats"):
                await service.create(Plan("moonstone", [SeatPlan("person")], lesson="moon-0"))

    run(test())


def test_a_table_without_a_lesson_has_no_guide(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await service.create(Plan("moonstone", [SeatPlan("person"), SeatPlan("person")]))
            key = (await accesses(service, made))[0]
            assert (await service.update(key, 0, None)).guide is None
            for message in (m.SkipGuide(0), m.TakeBackTo(0, 0), m.HintAsked(0, 1), m.ChooseInQuiz(0, 1, 0)):
                with refused("unknown", "fault-no-lesson"):
                    await service.handle(key, message)

    run(test())


def test_a_lesson_that_was_rewritten_is_not_gone_on_with(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, _ = await begun(service)
        with sqlite3.connect(tmp_path / "rooms.db") as connection:
            connection.execute("update rooms set beginning = ?", ('{"lesson":"moon-0","digest":"another"}',))
        connection.close()
        async with running(database(tmp_path)) as service:
            with refused("unknown", "fault-lesson-changed"):
                await service.info(made.room)

    run(test())


def test_how_a_lesson_ended_can_be_taken_back(tmp_path: Path) -> None:
    """Also where the game itself is over; a new service goes on from there."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, key = await begun(service, "moonstone", "moon-1")
            view = await taught(service, key, 1)
            await service.handle(key, m.Answer(0, view.moment, "end"))
            view = await settled(service, key)
            assert view.guide is not None and view.guide.say == "lesson-moon-1-failed"
            assert view.outcome is not None and (await service.info(made.room)).status == "over"
            await service.handle(key, m.TakeBackTo(0, view.guide.back[-1].serial))
            view = await settled(service, key)
            assert view.guide is not None and view.guide.say == "lesson-moon-1-closer" and view.outcome is None
            assert (await service.info(made.room)).status == "playing"
            await service.handle(key, m.Answer(0, view.moment, "end"))
            await settled(service, key)
            await service.handle(key, m.Undo(0))
        async with running(database(tmp_path)) as service:
            key = (await accesses(service, made))[0]
            assert (await service.info(made.room)).status == "playing"
            assert (await taught(service, key)).guide.passed  # type: ignore[union-attr]

    run(test())


def counted(service: RoomService, lesson: str) -> dict[int, tuple[int, int]]:
    counts = [count for count in service.store.lesson_counts() if count.lesson == lesson]
    assert all(0.0 <= count.seconds <= 600.0 * count.gone_on for count in counts)
    return {count.cue: (count.reached, count.gone_on) for count in counts}


def test_sentences_are_counted_once_for_each_table(tmp_path: Path) -> None:
    """Reached, and left behind: whatever is taken back, gone through again, or read from the log by a new service. No name is kept."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, key = await begun(service, "moonstone", "moon-1")
            assert counted(service, "moon-1") == {1: (1, 0)}
            view = await taught(service, key, 1)
            assert counted(service, "moon-1") == {1: (1, 1), 2: (1, 0)}
            await service.handle(key, m.Undo(0))
            await taught(service, key, 1)
            assert counted(service, "moon-1") == {1: (1, 1), 2: (1, 0)}
        async with running(database(tmp_path)) as service:
            key = (await accesses(service, made))[0]
            await taught(service, key)
            assert counted(service, "moon-1") == {1: (1, 1), 2: (1, 1), 3: (1, 1), 0: (1, 0)}
            _, second = await begun(service, "moonstone", "moon-1")
            view = await taught(service, second, 1)
            await service.handle(second, m.Answer(0, view.moment, "end"))
            await settled(service, second)  # missed: nobody has finished it
            assert counted(service, "moon-1") == {1: (2, 2), 2: (2, 1), 3: (1, 1), 0: (1, 0)}
            assert not {"seat", "name", "room"} & set(service.store.lesson_counts()[0]._fields)

    run(test())


def test_what_is_skipped_is_not_counted_and_questions_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            _, key = await begun(service)
            await taught(service, key, 1)
            await service.handle(key, m.SkipGuide(0))
            view = await settled(service, key)
            assert view.guide is not None and not any(step.cue for step in view.steps if step.auto)
            assert counted(service, "moon-0") == {1: (1, 1), 2: (1, 1), view.guide.cue: (1, 0)}
            _, key = await begun(service, "moonstone", "moon-q3")
            for choice in (0, None, 1, None):
                view = await service.update(key, 0, None)
                await service.handle(key, m.ChooseInQuiz(0, view.moment, choice))
            assert counted(service, "moon-q3") == {1: (1, 1), 2: (1, 1), 3: (1, 0)}
            for choice in (1, None):
                view = await service.update(key, 0, None)
                await service.handle(key, m.ChooseInQuiz(0, view.moment, choice))
            assert counted(service, "moon-q3") == {1: (1, 1), 2: (1, 1), 3: (1, 1), 0: (1, 0)}

    run(test())
