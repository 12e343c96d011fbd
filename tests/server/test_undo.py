"""Taking back: free, by consent, refused, withdrawn; with bots, with secrets, over restarts; always told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.server.halls import PERSON, Wire, bad_bots, bot, database, hall, passes, refused, run, toy, until

from escarmouche.server.hall import Hall, Pass
from escarmouche.server.messages import Created


async def clash(one: Hall) -> tuple[Created, dict[int, Pass]]:
    """Both have moved and are asked for a card."""
    made = await toy(one)
    keys = await passes(one, made)
    await one.answer(keys[0], 0, 1, "wait")
    await one.answer(keys[1], 1, 2, {"rest": 1})
    return made, keys


def kinds(one: Hall, made: Created) -> list[str]:
    return [line.kind for line in one.store.lines(made.room)]


async def same_after_restart(folder: Path, made: Created, before: list[bytes]) -> None:
    async with hall(database(folder)) as two:
        keys = await passes(two, made)
        after = [msgspec.json.encode(await two.update(key, seat, None)) for seat, key in keys.items()]
        assert before == after


def test_free_undo_of_a_secret_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with hall(database(tmp_path)) as one:
            made, keys = await clash(one)
            view = await one.update(keys[0], 0, None)
            first, *_, last = view.asks[0]["options"]
            await one.answer(keys[0], 0, 3, first)
            view = await one.update(keys[0], 0, None)
            assert view.asks == [] and view.undo is not None and view.undo.free
            await one.undo(keys[0], 0)
            view = await one.update(keys[0], 0, None)
            assert view.moment == 4 and len(view.asks) == 1 and view.steps[-1].kind == "undo"
            await one.answer(keys[0], 0, 3, first)  # a late repeat of what was taken back: harmless
            assert (await one.update(keys[0], 0, None)).moment == 4
            await one.answer(keys[0], 0, 4, last)
            assert kinds(one, made)[-3:] == ["answer", "undo", "answer"]
            views = [msgspec.json.encode(await one.update(key, seat, None)) for seat, key in keys.items()]
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_consent(tmp_path: Path) -> None:
    async def test() -> None:
        wire = Wire()
        async with hall(database(tmp_path), wire) as one, hall(database(tmp_path), wire) as two:
            made, keys = await clash(one)
            await two.admit(made.room, [])
            scene = msgspec.json.encode((await one.update(keys[0], 0, 0)).scene)
            cards = {seat: (await one.update(key, seat, None)).asks[0]["options"][0] for seat, key in keys.items()}
            for seat, key in keys.items():
                await one.answer(key, seat, 3, cards[seat])
            offer = (await one.update(keys[0], 0, None)).undo
            assert offer is not None and offer.possible and not offer.free and offer.why is not None
            await one.undo(keys[0], 0)
            await one.undo(keys[0], 0)  # asked already
            wish = one.store.lines(made.room)[-1].serial
            for each in (one, two):
                asked = (await each.info(made.room)).undo
                assert asked is not None
                assert (asked.seat, asked.serial, asked.agreed, asked.needed) == (0, wish, [], [1])
                assert asked.why == offer.why
            with refused("forbidden", "fault-own-undo"):
                await one.consent(keys[0], 0, wish, True)
            with refused("stale", "fault-no-undo"):
                await one.consent(keys[1], 1, wish - 1, True)
            await two.consent(keys[1], 1, wish, False)
            assert (await one.info(made.room)).undo is None
            with refused("stale", "fault-no-undo"):
                await one.consent(keys[1], 1, wish, True)
            await one.undo(keys[0], 0)
            await two.consent(keys[1], 1, one.store.lines(made.room)[-1].serial, True)
            view = await one.update(keys[0], 0, None)
            assert (await one.info(made.room)).undo is None and view.moment == 5
            assert msgspec.json.encode(view.scene) == scene
            assert kinds(one, made)[5:] == ["ask-undo", "deny-undo", "ask-undo", "undo"]
            assert [step.kind for step in view.steps][5:] == ["ask-undo", "deny-undo", "ask-undo", "undo"]
            for seat, key in keys.items():  # the same cards again lead to the same: chance was not rolled anew
                await one.answer(key, seat, 5, cards[seat])
            steps = (await one.update(keys[0], 0, None)).steps
            first, again = [step for step in steps if any(event.name == "laid" for event in step.events)]
            assert first.events == again.events
            views = [msgspec.json.encode(await one.update(key, seat, None)) for seat, key in keys.items()]
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_who_plays_on_does_not_take_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with hall(database(tmp_path)) as one:
            made = await toy(one)
            keys = await passes(one, made)
            with refused("refused", "undo-nothing"):
                await one.undo(keys[0], 0)
            await one.answer(keys[0], 0, 1, "wait")
            await one.answer(keys[1], 1, 2, "wait")
            await one.undo(keys[0], 0)
            assert (await one.info(made.room)).undo is not None
            card = (await one.update(keys[1], 1, None)).asks[0]["options"][0]
            await one.answer(keys[1], 1, 3, card)
            assert (await one.info(made.room)).undo is None
            await one.undo(keys[0], 0)
            asked = (await one.info(made.room)).undo
            assert asked is not None and asked.serial == one.store.lines(made.room)[-1].serial
            await one.consent(keys[0], 0, asked.serial, False)  # who asked thinks better of it
            assert (await one.info(made.room)).undo is None

    run(test())


def test_bots_agree_at_once_and_everybody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        async with hall(database(tmp_path)) as one:
            made = await toy(one, PERSON, bot())
            key = await one.admit(made.room, [made.tokens[0]])
            await one.answer(key, 0, 1, "wait")

            async def moved() -> bool:
                return bool((await one.update(key, 0, None)).moment == 3)

            await until(moved)
            offer = (await one.update(key, 0, None)).undo
            assert offer is not None and offer.possible and not offer.free
            await one.undo(key, 0)
            view = await one.update(key, 0, None)
            assert view.asks and view.steps[-1].kind == "undo" and view.steps[-1].seat == 0
            assert (await one.info(made.room)).undo is None

    run(test())


def test_bots_wait_while_persons_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three at the table: the bot's turn comes, but somebody wants to take back. It goes on when that is settled."""
    bad_bots(tmp_path, monkeypatch)
    from tests.core.toy import BOOK

    monkeypatch.setattr(type(BOOK), "seats", (2, 3))

    async def test() -> None:
        async with hall(database(tmp_path), budget=20.0) as one:
            made = await toy(one, PERSON, PERSON, bot())
            keys = await passes(one, made)
            await one.answer(keys[0], 0, 1, "wait")
            with monkeypatch.context() as patch:
                patch.setattr(type(one.minds), "wake", lambda *_: None)
                patch.setattr(one.rooms, "wake", lambda *_: None)
                await one.answer(keys[1], 1, 2, "wait")
                await one.undo(keys[0], 0)
            async with one.rooms.held(made.room) as entry:
                assert entry.game.bots_asked() == []
                one.minds.wake(entry)
                assert not entry.thinking
            await one.consent(keys[1], 1, one.store.lines(made.room)[-1].serial, False)

            async def moved() -> bool:
                return (await one.update(keys[0], 0, None)).moment == 4

            await until(moved)

    run(test())


def test_undo_of_a_whole_game(tmp_path: Path) -> None:
    """Back to the beginning, step by step, with consent each time; then the same room again from the log."""

    async def test() -> None:
        async with hall(database(tmp_path)) as one:
            made, keys = await clash(one)
            start = await one.update(keys[0], 0, 99)
            for seat, key in keys.items():
                view = await one.update(key, seat, None)
                await one.answer(key, seat, view.moment, view.asks[0]["options"][0])
            for _ in range(3):
                for seat in (0, 1):
                    view = await one.update(keys[seat], seat, None)
                    if view.undo is not None and view.undo.possible:
                        await one.undo(keys[seat], seat)
                        asked = (await one.info(made.room)).undo
                        if asked is not None:
                            await one.consent(keys[1 - seat], 1 - seat, asked.serial, True)
            view = await one.update(keys[0], 0, 99)
            assert [wait.ask for wait in view.waiting] == ["move"] and view.moment > start.moment
            assert view.undo is not None and not view.undo.possible
            views = [msgspec.json.encode(await one.update(key, seat, None)) for seat, key in keys.items()]
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_two_wishes_at_once(tmp_path: Path) -> None:
    """Both have laid their cards; each wants to take that back. The first is asked about, the second has to wait."""

    async def test() -> None:
        async with hall(database(tmp_path)) as one:
            _, keys = await clash(one)
            for seat, key in keys.items():
                view = await one.update(key, seat, None)
                await one.answer(key, seat, view.moment, view.asks[0]["options"][0])
            await one.undo(keys[0], 0)
            with refused("refused", "fault-undo-open"):
                await one.undo(keys[1], 1)

    run(test())
