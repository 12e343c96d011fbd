"""Games over HTTP: what was shown, in parts, with the right eyes; records that are brought along; games that go on from a moment."""

from __future__ import annotations

import asyncio
import gzip
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.core.book import find
from escarmouche.core.messages.refusal import BadRecord
from escarmouche.core.play.game import Game
from escarmouche.core.play.record import _digest, read, record
from escarmouche.server.replays import reel_keeper
from escarmouche.server.replays.record_checker import LARGEST, RecordChecker
from escarmouche.server.replays.record_process import Errand
from escarmouche.server.replays.reel import ALL, Eyes, Reel
from escarmouche.server.rooms.service import RoomService
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire import messages as m
from escarmouche.server.wire.replays import Branch, ReelPart
from escarmouche.testing.kit import sampled
from tests.server import replayed
from tests.server.app_client import PERSON as SEAT
from tests.server.app_client import AppClient, opened
from tests.server.replays.test_reel import shown_by
from tests.server.services import PERSON, accesses, bot, database, play, refused, run, running, toy, until


async def frames(service: RoomService, room: str, eyes: Eyes, tokens: list[str], since: int = -1) -> list[Any]:
    """All frames after a serial, as somebody gets them who asks until there are no more."""
    found: list[Any] = []
    while True:
        access = await service.admit(room, tokens)
        part = msgspec.json.decode(gzip.decompress(await service.reel(access, eyes, since)), type=ReelPart)
        found += part.frames
        since = found[-1].serial if found else since
        if not part.more:
            return found


def test_while_a_game_goes_on_everybody_looks_with_their_own_eyes(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            await play(service, made, 6)
            for eyes, tokens in ((1, [made.tokens[0]]), (0, []), (ALL, list(made.tokens.values()))):
                with refused("forbidden", "fault-replay-eyes"):
                    await frames(service, made.room, eyes, tokens)
            with refused("unknown", "fault-replay-seat"):
                await frames(service, made.room, 7, [])
            own = await frames(service, made.room, 0, [made.tokens[0]])
            assert [frame.serial for frame in own] == list(range(len(own)))
            await play(service, made, 3)
            more = await frames(service, made.room, 0, [made.tokens[0]], own[-1].serial)
            assert more[0].serial == own[-1].serial + 1  # it grows with the game
            assert [frame.serial for frame in await frames(service, made.room, None, [])] == list(
                range(len(own + more))
            )

    run(test())


def test_when_it_is_over_everybody_may_look_with_all_eyes(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            await play(service, made)
            seen = {eyes: await frames(service, made.room, eyes, []) for eyes in (None, 0, 1, ALL)}
            assert len({len(of) for of in seen.values()}) == 1
            assert all("outcome" in shown_by([msgspec.json.encode(f) for f in of])[-1][1] for of in seen.values())

    run(test())


def test_a_reel_comes_in_parts_and_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each slice is short, each reply has a part; whatever else is asked gets its turn in between."""
    slices: list[int] = []
    honest = Reel.go_on

    def go_on(self: Reel, entries: Any, seconds: float) -> int:
        slices.append(len(entries))
        time.sleep(0.02)
        return honest(self, entries, seconds)

    monkeypatch.setattr(reel_keeper, "SLICE", 0.0)
    monkeypatch.setattr(reel_keeper, "PATIENCE", 0.1)
    monkeypatch.setattr(Reel, "go_on", go_on)

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            view = await play(service, made)
            other = await toy(service)
            asking = asyncio.create_task(frames(service, made.room, None, []))
            await until(lambda: slices)
            before = len(slices)
            await play(service, other, 2)
            assert not asking.done() and len(slices) - before < 40
            found = await asking
            assert found[-1].serial == view.serial and len(slices) >= view.serial

    run(test())


def test_reels_are_kept_up_to_a_ceiling(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            await play(service, made)
            service.reels._kept = 0
            for eyes in (None, 0, 1):
                await frames(service, made.room, eyes, [])
                assert list(service.reels._reels) == [(made.room, eyes)]  # the latest stays

    run(test())


def test_a_game_goes_on_from_a_moment_of_a_finished_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            await play(service, made, 6)
            spectator = await service.admit(made.room, [])
            with refused("forbidden", "fault-branch-running"):
                await service.branch(spectator, Branch(3, [PERSON, PERSON]))
            last = await play(service, made)
            with refused("unknown", "fault-branch-serial"):
                await service.branch(spectator, Branch(last.serial + 1, [PERSON, PERSON]))
            with refused("refused", "fault-branch-over"):
                await service.branch(spectator, Branch(last.serial, [PERSON, PERSON]))
            with refused("refused", "fault-branch-seats"):
                await service.branch(spectator, Branch(3, [PERSON]))
            there = shown_by([msgspec.json.encode(f) for f in await frames(service, made.room, 0, [])])[3][1]
            branch = await service.branch(spectator, Branch(3, [PERSON, PERSON]))
            first = await service.update((await accesses(service, branch))[0], 0, None)
            assert msgspec.json.decode(msgspec.json.encode(first.scene)) == there["scene"]
            assert [event.name for event in first.steps[0].events] == ["played-on"]
            info = await service.info(branch.room)
            assert info.origin == m.Origin(made.room, 3) and info.practice and not info.seed
            assert info.commitment != (await service.info(made.room)).commitment
            end = await play(service, branch)
            assert end.outcome is not None
            with pytest.raises(BadRecord):
                await service.record(branch.room)
            assert len(await frames(service, branch.room, ALL, [])) == end.serial + 1
        async with running(database(tmp_path)) as again:  # it is built again from what was written
            assert (await again.update(await again.admit(branch.room, []), None, None)).serial == end.serial

    run(test())


@pytest.mark.parametrize("name", ["moonstone/13-fr"])
def test_any_moment_of_a_real_game_can_be_gone_on_from(name: str, tmp_path: Path) -> None:
    """In the middle of fights, too: what was asked there is asked again, and bots play it to the end."""

    async def test() -> None:
        room = replayed.stored(name, database(tmp_path))
        async with running(database(tmp_path)) as service:
            access = await service.admit(room.id, [])
            for serial in range(20, room.serial - 2, max(1, room.serial // 5)):
                made = await service.branch(access, Branch(serial, [PERSON] * len(room.seats)))
                views = [await service.update(key, seat, None) for seat, key in (await accesses(service, made)).items()]
                assert any(view.asks for view in views)
                view = await play(service, made, 12, seed=serial)
                assert view.serial >= 1
                assert len(await frames(service, made.room, 0, [made.tokens[0]])) == view.serial + 1

    run(test())


def test_a_bot_plays_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            made = await toy(service)
            await play(service, made)
            branch = await service.branch(await service.admit(made.room, []), Branch(2, [PERSON, bot()]))
            assert (await play(service, branch)).outcome is not None

    run(test())


# -- records


def text_of(name: str) -> str:
    return gzip.decompress((replayed.RECORDS / f"{name}.game.gz").read_bytes()).decode()


@pytest.mark.parametrize(
    "name",
    ["moonstone/03-en", "ad1666/09-the-oracle", "d10/02-quarrel-at-the-inn-advanced", "malifaux/00-turf-standard"],
)
def test_a_record_becomes_a_room_in_which_it_can_be_looked_at(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(database(tmp_path)) as service:
            brought = await service.bring(text_of(name).encode(), "game.jsonl")
            assert brought.game == name.split("/", maxsplit=1)[0]
            async with service.rooms.held(brought.room) as held:
                assert held.room.status == "over"
                assert held.room.game.entries() == read(text_of(name)).entries()
            assert (await service.info(brought.room)).seed
            shown = shown_by([msgspec.json.encode(f) for f in await frames(service, brought.room, ALL, [])])
            assert "outcome" in shown[-1][1]

    run(test())


def game_with_everything() -> Game[Any]:
    """A game in which decisions were taken back, past chance and twice; where time ran out; and a player left."""
    rng = random.Random(4)
    book = find("moonstone")
    game = Game(book, book.read_setup({"seats": 2, **book.form().quick["en"], "edition": "en"}), bytes(range(32)))
    for number in range(120):
        ask = rng.choice([ask for ask in game.pending if game.asked(ask.seat)])
        late = book.default(game.table, ask) is not None and rng.random() < 0.3
        game.lapse(ask.seat) if late else game.answer(ask.seat, sampled(ask, rng))
        if number % 20 == 19:
            game.take_back(rng.choice([None, 0]), max(0, game.number - rng.randrange(1, 9)))
    game.concede(1)
    return game


def test_what_was_taken_back_and_who_left_is_in_the_room_too(tmp_path: Path) -> None:
    game = game_with_everything()
    names = {entry.name for entry in game.entries()}
    assert {"*undo", "*concede"} <= names

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            brought = await service.bring(record(game).encode(), "game.jsonl")
            async with service.rooms.held(brought.room) as held:
                assert held.room.game.entries() == game.entries()
            assert len(await frames(service, brought.room, 1, [])) > len(game.entries()) / 2

    run(test())


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def sealed(lines: list[str]) -> str:
    """Lines that somebody has changed, with the digest that fits them: it proves nothing about who wrote them."""
    tail = msgspec.json.decode(lines[-1])
    tail["digest"] = _digest([line.encode() for line in lines[:-1]])
    return "\n".join([*lines[:-1], msgspec.json.encode(tail).decode(), ""])


def test_what_cannot_be_shown_is_refused_with_a_sentence(tmp_path: Path) -> None:
    game = game_with_everything()
    good = record(game)

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            for text, key in (
                ("", "error-not-a-record"),
                ("hello", "error-not-a-record"),
                ("[" * 100_000, "error-not-a-record"),
                (changed(good, '"format":2', '"format":9'), "error-record-format"),
                (
                    sealed(changed(good, f'"rules":"{game.book.version}"', '"rules":"0.0"').splitlines()),
                    "error-record-version",
                ),
                (changed(good, '"moonstone"', '"nosuch"'), "error-record-edited"),
                (good[: len(good) // 2], "error-record-cut"),
                (record(game, seed=False), "fault-record-seed"),
                ("x" * (LARGEST + 1), "fault-record-large"),
            ):
                with pytest.raises(ServerError) as caught:
                    await service.bring(text.encode(), "mine.jsonl")
                assert caught.value.refusal.key == key
                assert key == "error-record-format" or "mine" in caught.value.text("en")
            with refused("refused", "error-not-a-record"):
                await service.bring(b"\xff\xfe", "mine.jsonl")
            rooms = await service.rooms.in_store_thread(service.store.bots_turns)
            assert rooms == []

    run(test())


def test_an_answer_that_does_not_fit_is_named(tmp_path: Path) -> None:
    """Answers are played, and the first wrong one is told."""
    lines = record(game_with_everything()).splitlines()
    place = 40
    name, dealt, _ = msgspec.json.decode(lines[place])
    lines[place] = msgspec.json.encode((name, dealt, "nonsense")).decode()
    text = sealed(lines)

    async def test() -> None:
        async with running(database(tmp_path)) as service:
            with pytest.raises(ServerError) as caught:
                await service.bring(text.encode(), "mine.jsonl")
            assert str(place) in caught.value.text("en") and "mine.jsonl" in caught.value.text("fr")

    run(test())


def test_a_record_that_takes_too_long_costs_its_process_and_nothing_else() -> None:
    async def test() -> None:
        checker = RecordChecker(budget=0.02)
        with refused("too-large", "fault-record-slow"):
            await checker.checked(Errand("room", "mine.jsonl", text_of("moonstone/13-fr").encode()))
        assert checker._waiting == 0

    run(test())


def test_over_http(tmp_path: Path) -> None:
    with opened(tmp_path) as app:
        bring(app)


def bring(app: AppClient) -> None:
    text = text_of("moonstone/03-en")
    brought = app.post("/api/records", {"text": text, "name": "a\n b.jsonl"}, 201)
    part = app.get(f"/api/rooms/{brought['room']}/replay?all=true")
    assert part["frames"][0]["serial"] == 0
    uncompressed = app.get(f"/api/rooms/{brought['room']}/replay?seat=1", Accept_Encoding="identity")
    assert uncompressed["last"] == part["last"]
    made = app.post(f"/api/rooms/{brought['room']}/branch", {"serial": 12, "seats": [SEAT, SEAT]}, 201)
    view = app.get(f"/api/rooms/{made['room']}/view?seat=0", Authorization=f"Bearer {made['tokens']['0']}")
    assert view["serial"] == 0
    wrong = app.post("/api/records", {"text": "nothing", "name": "a.jsonl"}, 409)
    assert "a.jsonl" in wrong["text"]
    assert app.post("/api/records", {"text": "x" * (2 * LARGEST + 1)}, 413)["code"] == "too-large"
