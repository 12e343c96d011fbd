"""Undo: free, by consent, refused, withdrawn; with bots, with secrets, across restarts; always announced."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escarmouche.core.asks.ask import Number
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.play.record import read, record
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.rooms import sign
from escarmouche.server.rooms.service import Access, RoomService
from escarmouche.server.web.errors import texts
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.messages import Created, UndoOffer
from tests.core.toy import BOOK, ToyBook
from tests.server.services import (
    PERSON,
    Clock,
    Wire,
    accesses,
    bad_bots,
    bot,
    database,
    refused,
    run,
    running,
    toy,
    until,
)


async def clash(service: RoomService) -> tuple[Created, dict[int, Access]]:
    """Both have moved and are asked for a card."""
    made = await toy(service)
    keys = await accesses(service, made)
    await service.handle(keys[0], m.Answer(0, 1, "wait"))
    await service.handle(keys[1], m.Answer(1, 2, {"rest": 1}))
    return made, keys


async def unequal(service: RoomService, keys: dict[int, Access]) -> dict[int, str]:
    """A card for each, one of them higher: a die is rolled. No six cards are all the same."""
    hands = [(await service.update(keys[seat], seat, None)).asks[0]["options"] for seat in (0, 1)]
    mine, theirs = next((mine, theirs) for mine in hands[0] for theirs in hands[1] if mine != theirs)
    return {0: mine, 1: theirs}


def kinds(service: RoomService, made: Created) -> list[str]:
    return [entry.kind for entry in service.store.entries(made.room)]


async def same_after_restart(folder: Path, made: Created, before: list[bytes]) -> None:
    async with running(database(folder)) as other_service:
        keys = await accesses(other_service, made)
        after = [msgspec.json.encode(await other_service.update(key, seat, None)) for seat, key in keys.items()]
        assert before == after


def test_free_undo_of_a_secret_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await clash(service)
            view = await service.update(keys[0], 0, None)
            first, *_, last = view.asks[0]["options"]
            await service.handle(keys[0], m.Answer(0, 3, first))
            view = await service.update(keys[0], 0, None)
            assert view.asks == [] and view.undo is not None and view.undo.free
            await service.handle(keys[0], m.Undo(0))
            view = await service.update(keys[0], 0, None)
            assert view.moment == 4 and len(view.asks) == 1 and view.steps[-1].kind == "undo"
            await service.handle(keys[0], m.Answer(0, 3, first))  # a late repeat of what was taken back: harmless
            assert (await service.update(keys[0], 0, None)).moment == 4
            await service.handle(keys[0], m.Answer(0, 4, last))
            assert kinds(service, made)[-3:] == ["answer", "undo", "answer"]
            views = [msgspec.json.encode(await service.update(key, seat, None)) for seat, key in keys.items()]
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_consent(tmp_path: Path) -> None:
    async def test() -> None:
        wire = Wire()
        async with running(database(tmp_path), wire) as service, running(database(tmp_path), wire) as other_service:
            made, keys = await clash(service)
            await other_service.admit(made.room, [])
            scene = msgspec.json.encode((await service.update(keys[0], 0, 0)).scene)
            cards = await unequal(service, keys)
            for seat, key in keys.items():
                await service.handle(key, m.Answer(seat, 3, cards[seat]))
            offer = (await service.update(keys[0], 0, None)).undo
            assert offer is not None and offer.possible and not offer.free and offer.why is not None
            await service.handle(keys[0], m.Undo(0))
            await service.handle(keys[0], m.Undo(0))  # asked already
            wish = service.store.entries(made.room)[-1].serial
            for each in (service, other_service):
                asked = (await each.info(made.room)).undo
                assert asked is not None
                assert (asked.seat, asked.serial, asked.agreed, asked.needed) == (0, wish, [], [1])
                assert asked.why == offer.why
            with refused("forbidden", "fault-own-undo"):
                await service.handle(keys[0], m.Consent(0, wish, True))
            with refused("stale", "fault-no-undo"):
                await service.handle(keys[1], m.Consent(1, wish - 1, True))
            await other_service.handle(keys[1], m.Consent(1, wish, False))
            assert (await service.info(made.room)).undo is None
            with refused("stale", "fault-no-undo"):
                await service.handle(keys[1], m.Consent(1, wish, True))
            await service.handle(keys[0], m.Undo(0))
            await other_service.handle(keys[1], m.Consent(1, service.store.entries(made.room)[-1].serial, True))
            view = await service.update(keys[0], 0, None)
            assert (await service.info(made.room)).undo is None and view.moment == 5
            assert msgspec.json.encode(view.scene) == scene
            assert kinds(service, made)[5:] == ["ask-undo", "deny-undo", "ask-undo", "undo"]
            assert [step.kind for step in view.steps][5:] == ["ask-undo", "deny-undo", "ask-undo", "undo"]
            undone = view.steps[-1]
            assert [event.name for event in undone.events] == ["chance-anew"]
            assert undone.events[0].args == {"seat": 1, "decisions": 1, "deals": 1}
            for seat, key in keys.items():  # the same cards again: they are laid as before, and another die is rolled
                await service.handle(key, m.Answer(seat, 5, cards[seat]))
            steps = (await service.update(keys[0], 0, None)).steps
            first, again = [step for step in steps if any(event.name == "laid" for event in step.events)]
            assert first.events[0] == again.events[0]
            assert first.events[1].name == again.events[1].name == "hit"
            async with service.rooms.held(made.room) as held:
                game = held.room.game
                assert [entry.name for entry in game.entries()][4:] == ["*undo", "lay", "wound"]
                assert game.table.state.dealt == 4
                die = Number("wound", seat=-1, rule="", low=1, high=6)
                rolls = [die.sample(Deal(game.seed, number)) for number in (3, 4)]
            assert [step.events[1].args["score"] for step in (first, again)] == rolls
            views = [msgspec.json.encode(await service.update(key, seat, None)) for seat, key in keys.items()]
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_playing_on_ends_an_undo_request(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            keys = await accesses(service, made)
            with refused("refused", "undo-nothing"):
                await service.handle(keys[0], m.Undo(0))
            await service.handle(keys[0], m.Answer(0, 1, "wait"))
            await service.handle(keys[1], m.Answer(1, 2, "wait"))
            await service.handle(keys[0], m.Undo(0))
            assert (await service.info(made.room)).undo is not None
            card = (await service.update(keys[1], 1, None)).asks[0]["options"][0]
            await service.handle(keys[1], m.Answer(1, 3, card))
            assert (await service.info(made.room)).undo is None
            await service.handle(keys[0], m.Undo(0))
            asked = (await service.info(made.room)).undo
            assert asked is not None and asked.serial == service.store.entries(made.room)[-1].serial
            await service.handle(keys[0], m.Consent(0, asked.serial, False))  # the player who asked withdraws it
            assert (await service.info(made.room)).undo is None

    run(test())


async def against_bot(service: RoomService, *, practice: bool) -> tuple[Created, Access]:
    """The person has moved, and then the bot; both are asked for a card."""
    made = await toy(service, PERSON, bot(), practice=practice)
    key = await service.admit(made.room, [made.tokens[0]])
    await service.handle(key, m.Answer(0, 1, "wait"))
    await moment(service, key, 3)
    return made, key


async def moment(service: RoomService, key: Access, number: int) -> None:
    async def there() -> bool:
        return bool((await service.update(key, 0, None)).moment >= number)

    await until(there)


async def offered(service: RoomService, key: Access) -> UndoOffer:
    offer = (await service.update(key, 0, None)).undo
    assert offer is not None
    return offer


async def clashed(service: RoomService, key: Access) -> None:
    """The person's card is laid, and the bot's."""
    view = await service.update(key, 0, None)
    await service.handle(key, m.Answer(0, view.moment, view.asks[0]["options"][0]))
    await moment(service, key, view.moment + 1)


async def swapped(service: RoomService, key: Access) -> None:
    """The person puts no card back, and both draw."""
    view = await service.update(key, 0, None)
    await service.handle(key, m.Answer(0, view.moment, []))


def test_at_a_practice_table_bots_agree_to_everything_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, key = await against_bot(service, practice=True)
            assert (await service.info(made.room)).practice
            assert await offered(service, key) == UndoOffer(True, True, None, bots=True)
            await clashed(service, key)
            await swapped(service, key)
            offer = await offered(service, key)
            assert offer == UndoOffer(True, True, None, bots=True, anew=True)
            await service.handle(key, m.Undo(0))
            view = await service.update(key, 0, None)
            assert view.asks and view.steps[-1].kind == "undo" and view.steps[-1].seat == 0
            assert [event.name for event in view.steps[-1].events] == ["chance-anew"]
            assert (await service.info(made.room)).undo is None
            await service.handle(key, m.Undo(0))  # and twice more: back to the first move
            await service.handle(key, m.Undo(0))
            view = await service.update(key, 0, None)
            assert [wait.ask for wait in view.waiting] == ["move"]
            async with service.rooms.held(made.room) as held:
                assert [entry.name for entry in held.room.game.entries()] == ["cards", "cards", "*undo"]
            before = [msgspec.json.encode(view)]
        await same_after_restart(tmp_path, made, before)

    run(test())


def test_as_between_people_bots_agree_to_what_met_no_chance_and_showed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That a bot has decided something since does not matter; a die, or a card that lay face down, does."""
    bad_bots(tmp_path, monkeypatch)

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, key = await against_bot(service, practice=False)
            assert not (await service.info(made.room)).practice
            assert await offered(service, key) == UndoOffer(True, True, None, bots=True)
            await service.handle(key, m.Undo(0))
            view = await service.update(key, 0, None)
            assert view.asks and view.steps[-1].kind == "undo" and view.steps[-1].events == []
            await service.handle(key, m.Answer(0, view.moment, "wait"))
            await moment(service, key, view.moment + 2)
            await clashed(service, key)
            offer = await offered(service, key)
            assert not offer.possible and offer.why is not None and offer.why.key == "fault-undo-bots"
            assert offer.why.args["reason"].key in ("undo-chance", "undo-shown")
            with refused("refused", "fault-undo-bots"):
                await service.handle(key, m.Undo(0))
            assert kinds(service, made)[-1] != "undo"
            await swapped(service, key)
            offer = await offered(service, key)
            assert not offer.possible and offer.why is not None and offer.why.args["reason"].key == "undo-chance"
            for lang, word in (("en", "The bots do not"), ("fr", "Les robots ne le sont pas")):
                told = texts(lang, "toy").refusal(offer.why)
                assert word in told and "undo-" not in told

    run(test())


def test_what_is_free_needs_no_bot(tmp_path: Path) -> None:
    """A secret answer is taken back at once, whatever the bots think."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service, PERSON, bot())
            async with service.rooms.held(made.room) as held:
                room = held.room
                room.apply(room.next_entry("answer", 0, {"moment": 1, "answer": "wait"}))
                assert room.undoing.offer(0) == UndoOffer(True, True)
                entry = room.undoing.propose(0)
                assert entry is not None and entry.body == {"to": 2, "anew": True}

    run(test())


def test_a_bot_that_stands_in_agrees_if_the_table_is_for_practice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody was asked about an undo past chance, and left. The bot that takes the seat says no, or yes at a practice table."""
    bad_bots(tmp_path, monkeypatch)

    async def test(practice: bool) -> None:
        clock = Clock()
        folder = tmp_path / str(practice)
        folder.mkdir()
        async with running(database(folder), clock=clock, tick=1000, stand_in="random") as service:
            made = await toy(service, PERSON, PERSON, practice=practice)
            keys = await accesses(service, made)
            await service.handle(keys[0], m.Answer(0, 1, "wait"))
            await service.handle(keys[1], m.Answer(1, 2, "wait"))
            for seat, key in keys.items():
                view = await service.update(key, seat, None)
                await service.handle(key, m.Answer(seat, 3, view.asks[0]["options"][0]))
            await service.handle(keys[0], m.Undo(0))
            asked = (await service.info(made.room)).undo
            assert asked is not None
            clock.now += 301
            await service.handle(keys[0], m.Absence(0, 1, "bot"))

            async def settled() -> bool:
                return (await service.info(made.room)).undo is None

            await until(settled)
            every = kinds(service, made)
            after = every[every.index("ask-undo") :]
            assert after[:3] == ["ask-undo", "bot", "undo" if practice else "deny-undo"]

    run(test(True))
    run(test(False))


def test_old_rooms_are_played_as_they_were(tmp_path: Path) -> None:
    """An undo that does not mention chance is from when the same deals came again: what was decided on them must still fit."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await clash(service)
            cards = await unequal(service, keys)
            for seat, key in keys.items():
                await service.handle(key, m.Answer(seat, 3, cards[seat]))
            async with service.rooms.held(made.room) as held:
                room = held.room
                dealt, old = room.game.table.state.dealt, LogEntry(made.room, 5, "undo", 0, {"to": 4, "agreed": [1]})
                room.apply(old)
                sign(room, old)
                assert room.game.number == 4 and room.game.table.state.dealt == dealt - 1
                service.store.append([(old, None)])
            for seat, key in keys.items():
                await service.handle(key, m.Answer(seat, 5, cards[seat]))
            steps = (await service.update(keys[0], 0, None)).steps
            first, again = [step for step in steps if any(event.name == "laid" for event in step.events)]
            assert first.events == again.events
            assert [step.events for step in steps if step.kind == "undo"] == [[]]
            await service.handle(keys[0], m.Undo(0))  # from now on chance does not come again
            await service.handle(keys[1], m.Consent(1, service.store.entries(made.room)[-1].serial, True))
            assert service.store.entries(made.room)[-1].body["anew"] is True
            steps = (await service.update(keys[0], 0, None)).steps
            assert [event.name for event in steps[-1].events] == ["chance-anew"]
            views = [msgspec.json.encode(await service.update(key, seat, None)) for seat, key in keys.items()]
            async with service.rooms.held(made.room) as held:
                game = held.room.game
                text = record(game)
                assert read(text).table.state == game.table.state
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_bots_wait_while_persons_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three at the table: the bot's turn comes, but somebody wants to take back. It goes on when that is settled."""
    bad_bots(tmp_path, monkeypatch)
    monkeypatch.setattr(type(BOOK), "seats", (2, 3))

    async def test() -> None:
        async with running(database(tmp_path), budget=20.0) as service:
            made = await toy(service, PERSON, PERSON, bot())
            keys = await accesses(service, made)
            await service.handle(keys[0], m.Answer(0, 1, "wait"))
            with monkeypatch.context() as patch:
                patch.setattr(type(service.bots), "wake", lambda *_: None)
                await service.handle(keys[1], m.Answer(1, 2, "wait"))
                await service.handle(keys[0], m.Undo(0))
            async with service.rooms.held(made.room) as held:
                assert held.room.bots_asked() == []
                service.bots.wake(held)
                assert not held.thinking
            await service.handle(keys[1], m.Consent(1, service.store.entries(made.room)[-1].serial, False))

            async def moved() -> bool:
                return (await service.update(keys[0], 0, None)).moment == 4

            await until(moved)

    run(test())


def test_undo_of_a_whole_game(tmp_path: Path) -> None:
    """Back to the beginning, step by step, with consent each time; then the same room again from the log."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, keys = await clash(service)
            start = await service.update(keys[0], 0, 99)
            for seat, key in keys.items():
                view = await service.update(key, seat, None)
                await service.handle(key, m.Answer(seat, view.moment, view.asks[0]["options"][0]))
            for _ in range(3):
                for seat in (0, 1):
                    view = await service.update(keys[seat], seat, None)
                    if view.undo is not None and view.undo.possible:
                        await service.handle(keys[seat], m.Undo(seat))
                        asked = (await service.info(made.room)).undo
                        if asked is not None:
                            await service.handle(keys[1 - seat], m.Consent(1 - seat, asked.serial, True))
            view = await service.update(keys[0], 0, 99)
            assert [wait.ask for wait in view.waiting] == ["move"] and view.moment > start.moment
            assert view.undo is not None and not view.undo.possible
            views = [msgspec.json.encode(await service.update(key, seat, None)) for seat, key in keys.items()]
        await same_after_restart(tmp_path, made, views)

    run(test())


def test_two_undo_requests_at_once(tmp_path: Path) -> None:
    """Both have laid their cards; each wants to take that back. The others are asked about the first; the second has to wait."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            _, keys = await clash(service)
            for seat, key in keys.items():
                view = await service.update(key, seat, None)
                await service.handle(key, m.Answer(seat, view.moment, view.asks[0]["options"][0]))
            await service.handle(keys[0], m.Undo(0))
            with refused("refused", "fault-undo-open"):
                await service.handle(keys[1], m.Undo(1))

    run(test())


def test_what_was_worth_choosing_was_not_answered_by_the_table(tmp_path: Path) -> None:
    """Whoever says so of every answer could ask to take back one decision, and take back many."""

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            keys = await accesses(service, made)
            await service.handle(keys[0], m.Answer(0, 1, "wait", auto=True))
            view = await service.update(keys[0], 0, None)
            assert not any(step.auto for step in view.steps)
            assert view.undo is not None and view.undo.possible

    run(test())


def test_what_the_table_answered_is_no_decision_to_take_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo goes back past it to what the player decided; the log says who answered; a restart knows it too."""
    monkeypatch.setattr(ToyBook, "idle", lambda self, table, ask: "wait" if ask.name == "move" else ask.options[0])

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            keys = await accesses(service, made)
            await service.handle(keys[0], m.Answer(0, 1, "wait", auto=True))
            view = await service.update(keys[0], 0, None)
            assert [step.auto for step in view.steps] == [False, True]
            for key, seat in ((keys[1], 1), (keys[1], None)):  # others would learn that there was nothing to choose
                assert not any(step.auto for step in await service.steps(key, seat, None))
            assert view.undo is not None and not view.undo.possible  # nothing of the player's own
            await service.handle(keys[1], m.Answer(1, 2, {"rest": 1}))
            card = (await service.update(keys[1], 1, None)).asks[0]["options"][0]
            await service.handle(keys[1], m.Answer(1, 3, card, auto=True))
            views = [msgspec.json.encode(await service.update(key, seat, None)) for seat, key in keys.items()]
        await same_after_restart(tmp_path, made, views)
        async with running(database(tmp_path)) as service:
            keys = await accesses(service, made)
            view = await service.update(keys[1], 1, None)
            assert view.asks == [] and view.undo is not None and view.undo.free
            await service.handle(keys[1], m.Undo(1))
            view = await service.update(keys[1], 1, None)
            assert view.asks[0]["name"] == "move"  # and not the card that the table laid
            await service.handle(keys[1], m.Answer(1, view.moment, "wait"))
            view = await service.update(keys[1], 1, None)
            await service.handle(keys[1], m.Answer(1, view.moment, card))
            await service.handle(keys[1], m.Undo(1))
            assert (await service.update(keys[1], 1, None)).asks[0][
                "name"
            ] == "lay"  # what was answered by hand comes back

    run(test())


def test_a_question_that_leaves_nothing_to_choose_comes_with_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made, shared = await toy(service, PERSON, bot("random")), await toy(service)
            keys = await accesses(service, made)
            assert (await service.update(keys[0], 0, None)).idle is None
        monkeypatch.setattr(type(BOOK), "idle", lambda book, table, ask: "wait")
        async with running(database(tmp_path)) as service:
            keys = await accesses(service, made)
            view = await service.update(keys[0], 0, None)
            assert view.idle == "wait" and view.idle in [*view.asks[0]["branches"]]
            keys = await accesses(service, shared)  # another person would learn that there was no choice
            assert (await service.update(keys[0], 0, None)).idle is None

    run(test())
