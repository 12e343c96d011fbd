"""Taking back: free, by consent, refused, withdrawn; with bots, with secrets, over restarts; always told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escarmouche.core.asks.ask import Number
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.play.record import read, record
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.rooms.service import Pass, RoomService
from escarmouche.server.web.errors import texts
from escarmouche.server.wire.messages import Created, UndoOffer
from tests.server.services import (
    PERSON,
    Clock,
    Wire,
    bad_bots,
    bot,
    database,
    passes,
    refused,
    run,
    service,
    toy,
    until,
)


async def clash(one: RoomService) -> tuple[Created, dict[int, Pass]]:
    """Both have moved and are asked for a card."""
    made = await toy(one)
    keys = await passes(one, made)
    await one.answer(keys[0], 0, 1, "wait")
    await one.answer(keys[1], 1, 2, {"rest": 1})
    return made, keys


async def unequal(one: RoomService, keys: dict[int, Pass]) -> dict[int, str]:
    """A card for each, one of them higher: a die is rolled. No six cards are all the same."""
    hands = [(await one.update(keys[seat], seat, None)).asks[0]["options"] for seat in (0, 1)]
    mine, theirs = next((mine, theirs) for mine in hands[0] for theirs in hands[1] if mine != theirs)
    return {0: mine, 1: theirs}


def kinds(one: RoomService, made: Created) -> list[str]:
    return [line.kind for line in one.store.lines(made.room)]


async def same_after_restart(folder: Path, made: Created, before: list[bytes]) -> None:
    async with service(database(folder)) as two:
        keys = await passes(two, made)
        after = [msgspec.json.encode(await two.update(key, seat, None)) for seat, key in keys.items()]
        assert before == after


def test_free_undo_of_a_secret_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
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
        async with service(database(tmp_path), wire) as one, service(database(tmp_path), wire) as two:
            made, keys = await clash(one)
            await two.admit(made.room, [])
            scene = msgspec.json.encode((await one.update(keys[0], 0, 0)).scene)
            cards = await unequal(one, keys)
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
            undone = view.steps[-1]
            assert [event.name for event in undone.events] == ["chance-anew"]
            assert undone.events[0].args == {"seat": 1, "decisions": 1, "deals": 1}
            for seat, key in keys.items():  # the same cards again: they are laid as before, and another die is rolled
                await one.answer(key, seat, 5, cards[seat])
            steps = (await one.update(keys[0], 0, None)).steps
            first, again = [step for step in steps if any(event.name == "laid" for event in step.events)]
            assert first.events[0] == again.events[0]
            assert first.events[1].name == again.events[1].name == "hit"
            async with one.rooms.held(made.room) as entry:
                game = entry.game.game
                assert [entry.name for entry in game.entries()][4:] == ["*undo", "lay", "wound"]
                assert game.table.state.dealt == 4
                die = Number("wound", seat=-1, rule="", low=1, high=6)
                rolls = [die.sample(Deal(game.seed, number)) for number in (3, 4)]
            assert [step.events[1].args["score"] for step in (first, again)] == rolls
            views = [msgspec.json.encode(await one.update(key, seat, None)) for seat, key in keys.items()]
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_who_plays_on_does_not_take_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(database(tmp_path)) as one:
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


async def against_bot(one: RoomService, *, practice: bool) -> tuple[Created, Pass]:
    """The person has moved, and then the bot; both are asked for a card."""
    made = await toy(one, PERSON, bot(), practice=practice)
    key = await one.admit(made.room, [made.tokens[0]])
    await one.answer(key, 0, 1, "wait")
    await moment(one, key, 3)
    return made, key


async def moment(one: RoomService, key: Pass, number: int) -> None:
    async def there() -> bool:
        return bool((await one.update(key, 0, None)).moment >= number)

    await until(there)


async def offered(one: RoomService, key: Pass) -> UndoOffer:
    offer = (await one.update(key, 0, None)).undo
    assert offer is not None
    return offer


async def clashed(one: RoomService, key: Pass) -> None:
    """The person's card is laid, and the bot's."""
    view = await one.update(key, 0, None)
    await one.answer(key, 0, view.moment, view.asks[0]["options"][0])
    await moment(one, key, view.moment + 1)


async def swapped(one: RoomService, key: Pass) -> None:
    """The person puts no card back, and both draw."""
    view = await one.update(key, 0, None)
    await one.answer(key, 0, view.moment, [])


def test_at_a_practice_table_bots_agree_to_everything_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, key = await against_bot(one, practice=True)
            assert (await one.info(made.room)).practice
            assert await offered(one, key) == UndoOffer(True, True, None, bots=True)
            await clashed(one, key)
            await swapped(one, key)
            offer = await offered(one, key)
            assert offer == UndoOffer(True, True, None, bots=True, anew=True)
            await one.undo(key, 0)
            view = await one.update(key, 0, None)
            assert view.asks and view.steps[-1].kind == "undo" and view.steps[-1].seat == 0
            assert [event.name for event in view.steps[-1].events] == ["chance-anew"]
            assert (await one.info(made.room)).undo is None
            await one.undo(key, 0)  # and twice more: back to the first move
            await one.undo(key, 0)
            view = await one.update(key, 0, None)
            assert [wait.ask for wait in view.waiting] == ["move"]
            async with one.rooms.held(made.room) as entry:
                assert [entry.name for entry in entry.game.game.entries()] == ["cards", "cards", "*undo"]
            before = [msgspec.json.encode(view)]
        await same_after_restart(tmp_path, made, before)

    run(test())


def test_as_between_people_bots_agree_to_what_met_no_chance_and_showed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That a bot has decided something since is no reason; a die, or a card that lay face down, is."""
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, key = await against_bot(one, practice=False)
            assert not (await one.info(made.room)).practice
            assert await offered(one, key) == UndoOffer(True, True, None, bots=True)
            await one.undo(key, 0)
            view = await one.update(key, 0, None)
            assert view.asks and view.steps[-1].kind == "undo" and view.steps[-1].events == []
            await one.answer(key, 0, view.moment, "wait")
            await moment(one, key, view.moment + 2)
            await clashed(one, key)
            offer = await offered(one, key)
            assert not offer.possible and offer.why is not None and offer.why.key == "fault-undo-bots"
            assert offer.why.args["reason"].key in ("undo-chance", "undo-shown")
            with refused("refused", "fault-undo-bots"):
                await one.undo(key, 0)
            assert kinds(one, made)[-1] != "undo"
            await swapped(one, key)
            offer = await offered(one, key)
            assert not offer.possible and offer.why is not None and offer.why.args["reason"].key == "undo-chance"
            for lang, word in (("en", "The bots do not"), ("fr", "Les robots ne le sont pas")):
                told = texts(lang, "toy").refusal(offer.why)
                assert word in told and "undo-" not in told

    run(test())


def test_what_is_free_needs_no_bot(tmp_path: Path) -> None:
    """A secret answer is taken back at once, whatever the bots think."""

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made = await toy(one, PERSON, bot())
            with_bot = one.rooms.held(made.room)
            async with with_bot as entry:
                live = entry.game
                live.apply(live.next("answer", 0, {"moment": 1, "answer": "wait"}))
                assert live.offer(0) == UndoOffer(True, True)
                line = live.undoing(0)
                assert line is not None and line.body == {"to": 2, "anew": True}

    run(test())


def test_a_bot_that_stands_in_agrees_as_the_table_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody was asked about an undo past chance, and left. The bot that takes the seat says no, or yes where one practises."""
    bad_bots(tmp_path, monkeypatch)

    async def test(practice: bool) -> None:
        clock = Clock()
        folder = tmp_path / str(practice)
        folder.mkdir()
        async with service(database(folder), clock=clock, tick=1000, stand_in="random") as one:
            made = await toy(one, PERSON, PERSON, practice=practice)
            keys = await passes(one, made)
            await one.answer(keys[0], 0, 1, "wait")
            await one.answer(keys[1], 1, 2, "wait")
            for seat, key in keys.items():
                view = await one.update(key, seat, None)
                await one.answer(key, seat, 3, view.asks[0]["options"][0])
            await one.undo(keys[0], 0)
            asked = (await one.info(made.room)).undo
            assert asked is not None
            clock.now += 301
            await one.absence(keys[0], 0, 1, "bot")

            async def settled() -> bool:
                return (await one.info(made.room)).undo is None

            await until(settled)
            found = kinds(one, made)
            after = found[found.index("ask-undo") :]
            assert after[:3] == ["ask-undo", "bot", "undo" if practice else "deny-undo"]

    run(test(True))
    run(test(False))


def test_rooms_of_old_are_played_as_they_were(tmp_path: Path) -> None:
    """A line that says nothing of chance was written when the same deals came again: what was decided on them must still fit."""

    async def test() -> None:
        async with service(database(tmp_path)) as one:
            made, keys = await clash(one)
            cards = await unequal(one, keys)
            for seat, key in keys.items():
                await one.answer(key, seat, 3, cards[seat])
            async with one.rooms.held(made.room) as entry:
                live = entry.game
                dealt, old = live.game.table.state.dealt, LogEntry(made.room, 5, "undo", 0, {"to": 4, "agreed": [1]})
                live.apply(old)
                sign(live, old)
                assert live.game.number == 4 and live.game.table.state.dealt == dealt - 1
                one.store.append([(old, None)])
            for seat, key in keys.items():
                await one.answer(key, seat, 5, cards[seat])
            steps = (await one.update(keys[0], 0, None)).steps
            first, again = [step for step in steps if any(event.name == "laid" for event in step.events)]
            assert first.events == again.events
            assert [step.events for step in steps if step.kind == "undo"] == [[]]
            await one.undo(keys[0], 0)  # from now on chance does not come again
            await one.consent(keys[1], 1, one.store.lines(made.room)[-1].serial, True)
            assert one.store.lines(made.room)[-1].body["anew"] is True
            steps = (await one.update(keys[0], 0, None)).steps
            assert [event.name for event in steps[-1].events] == ["chance-anew"]
            views = [msgspec.json.encode(await one.update(key, seat, None)) for seat, key in keys.items()]
            async with one.rooms.held(made.room) as entry:
                game = entry.game.game
                text = record(game)
                assert read(text).table.state == game.table.state
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_bots_wait_while_persons_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three at the table: the bot's turn comes, but somebody wants to take back. It goes on when that is settled."""
    bad_bots(tmp_path, monkeypatch)
    from tests.core.toy import BOOK

    monkeypatch.setattr(type(BOOK), "seats", (2, 3))

    async def test() -> None:
        async with service(database(tmp_path), budget=20.0) as one:
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
        async with service(database(tmp_path)) as one:
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
        async with service(database(tmp_path)) as one:
            _, keys = await clash(one)
            for seat, key in keys.items():
                view = await one.update(key, seat, None)
                await one.answer(key, seat, view.moment, view.asks[0]["options"][0])
            await one.undo(keys[0], 0)
            with refused("refused", "fault-undo-open"):
                await one.undo(keys[1], 1)

    run(test())
