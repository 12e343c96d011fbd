"""Everything that leaves the server for a viewer is the same, byte for byte, when what that viewer may not know is dealt again."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from escarmouche.core.book import Book, find
from escarmouche.core.messages.refusal import refuse
from escarmouche.games.d10.ground import fog
from escarmouche.server.replays.reel import Reel
from escarmouche.server.rooms import requests, views
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.undoing import Undoing
from escarmouche.server.web import replay_routes, routes
from escarmouche.server.wire import messages
from escarmouche.testing import server_leaks, viewer
from escarmouche.testing.conformance import seat_leak
from escarmouche.testing.server_leaks import Findings

GAMES = ("ad1666", "d10", "malifaux", "moonstone")
WORLDS = 20  # of each kind of hidden thing; a thousand in `make soak`
LATEST = 900.0  # seconds after which a short run gives up, however busy the machine is
ENTRIES = 7  # of a room in which everything is said at every moment

OPEN = {  # routes that reveal nothing about a running game
    "health": "only about the server",
    "forms": "what there is to play",
    "board": "about a set-up",
    "sheets": "printed cards",
    "usual_sheets": "printed cards",
    "game_lessons": "printed lessons",
    "drawings": "emblems by name, whatever the game",
    "texts": "printed texts",
    "rule": "the ledgers",
    "create": "tokens, told to the maker of a room",
    "join": "a token, told to the invited player",
    "invited": "what everybody may know of a room, told to who has an invitation",
    "record": "refused until the game is over",
    "course": "refused until the game is over; and then only what spectators saw: tests/server/rooms/test_course.py",
}
SHOWN_AGAIN = {  # routes that show once more what was shown
    "replay": "frames of a reel: compared like messages; others' eyes are refused until the game is over",
    "branch": "refused until the game is over",
    "bring": "about a file of the one who asks",
}
SAID = {  # routes that return what a connection is also told, from the same functions of the service
    "info": "welcome",
    "view": "update",
    "steps": "update",
    "answer": "reply",
    "undo": "reply",
    "concede": "reply",
    "live": "welcome",
}


def tags(kinds: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(kinds)}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_leaves_the_server(game: str) -> None:
    """MOON-HID-01, MALI-HID-01, AD66-HID-13, D10-HID-04: every kind of hidden thing has differed, and no byte has."""
    book = find(game)
    found = server_leaks.run(book, itertools.count(), WORLDS, time.monotonic() + LATEST)
    assert found.leaks == []
    assert found.short_of(book, WORLDS) == [], server_leaks.report(game, found)
    assert found.unfit < 0.3 * found.moments, server_leaks.report(game, found)
    assert found.undo > 0.1 * found.moments, server_leaks.report(game, found)
    assert found.frames > found.moments, server_leaks.report(game, found)


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_said_and_heard(game: str) -> None:
    """Whoever adds a message has to say here how a viewer gets it."""
    found, book = Findings(), find(game)
    for number in range(2):
        room = server_leaks.room(book, number, found)
        room.does = 1.0
        room.play(ENTRIES)
    assert found.leaks == []
    unsaid = set() if book.layers else {"layer"}
    assert tags(messages.ClientMessage) - unsaid == {*found.said, "enter"}
    assert tags(messages.ServerMessage) == set(found.heard)


def test_every_route_is_known() -> None:
    every = [*routes.ROUTES, *replay_routes.REPLAY_ROUTES]
    assert {route.handler_name if hasattr(route, "handler_name") else route.fn.__name__ for route in every} == {
        *OPEN,
        *SAID,
        *SHOWN_AGAIN,
    }
    assert set(SAID.values()) <= tags(messages.ServerMessage)


def test_a_viewer_who_comes_back_gets_no_more_than_one_who_stayed() -> None:
    """The log sent from the beginning has the same steps as those that were sent one by one."""
    room = server_leaks.room(find("moonstone"), 4, Findings())
    heard: dict[int | None, list[Any]] = {seen: [] for seen in room.viewers}
    for _ in range(30):
        for seen in room.viewers:
            heard[seen] += room.live.views.steps(seen, room.live.serial - 1)[-1:]
        room._line()
    for seen in room.viewers:
        assert [step for step in room.live.views.steps(seen, None) if step.serial < room.live.serial] == heard[seen]


def test_what_has_no_kind_is_not_hidden() -> None:
    """Every kind that a book names can be hidden, and it names every kind: otherwise a short run would never end."""
    for game in GAMES:
        assert len(set(seat_leak.kinds(find(game)))) == len(find(game).hides) + 1


# -- leaks that are planted


def others(table: Any) -> str:
    """All cards that a seat may not see, as a number that differs from world to world."""
    return str(msgspec.json.encode(leak_of(table)))


def leak_of(table: Any) -> Any:
    book = find(type(table).__name__.lower() if type(table).__name__ != "Anno" else "ad1666")
    return book.hidden(table, None)


def planted_scene(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """Everybody is shown the first seat's scene."""
    honest = type(book).scene
    patch.setattr(type(book), "scene", lambda self, table, seat: honest(self, table, 0))


def planted_names(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """One of the names of things reveals a hand."""
    honest = type(book).scene

    def scene(self: Any, table: Any, seat: int | None) -> Any:
        found = honest(self, table, seat)
        found.names = {**found.names, "x": {"en": others(table), "fr": ""}}
        return found

    patch.setattr(type(book), "scene", scene)


def planted_log(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """The log holds what was told to others: a viewer who comes back reads it."""
    honest = views.Views.steps

    def steps(self: Any, seat: int | None, since: int | None) -> Any:
        if since is not None:
            return honest(self, seat, since)
        return [views._steps.decode(packed) for _, packed in self._packed_steps]

    patch.setattr(views.Views, "steps", steps)


def planted_undo(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """The undo button says why not, and says too much."""
    honest = Undoing.offer

    def offer(self: Undoing, seat: int) -> Any:
        offered = honest(self, seat)
        offered.why = refuse("undo-chance", told=others(self.room.game.table))
        return offered

    patch.setattr(Undoing, "offer", offer)


def planted_why(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """A refusal names what the other holds."""
    honest = Room.why

    def why(self: Room, seat: int, moment: int, answer: Any) -> Any:
        reason = honest(self, seat, moment, answer)
        return reason and refuse(reason.key, reason.rule, told=others(self.game.table))

    patch.setattr(Room, "why", why)


def planted_preview(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """What an answer leads to is looked up in the game itself, the next deal included."""

    def foretell(game: Any, seat: int, answer: Any) -> Any:
        twin = game.clone()
        twin.answer(seat, answer)
        return others(twin.table)

    patch.setattr(requests, "foretell", foretell)


def planted_prospects(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """What an option brings is found with the cards that the others hold."""

    def prospects(game: Any, seat: int, way: Any) -> Any:
        return others(game.table)

    patch.setattr(requests, "prospects", prospects)


def planted_detail(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """The detail of a question depends on more than its seat knows."""
    told: list[str] = []
    honest = Room.question

    def question(self: Room, seat: int, moment: int) -> Any:
        told[:] = [others(self.game.table)]
        return honest(self, seat, moment)

    patch.setattr(Room, "question", question)
    patch.setattr(requests, "detail", lambda ask, path: {"told": list(told)})


def planted_layer(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """A layer is drawn over what is hidden."""
    patch.setattr(type(book.tools), "layer", lambda self, table, name: others(table))


def planted_reply(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """A chat message reveals more than was said."""
    honest = Room.propose_chat

    def propose_chat(self: Room, seat: int, text: str) -> Any:
        return honest(self, seat, text + others(self.game.table)[:200])

    patch.setattr(Room, "propose_chat", propose_chat)


def planted_fog(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """In fog, threats and ways are found as if nobody were hidden."""
    patch.setattr(fog, "known", lambda game, seat: game)


def planted_replay(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """A replay shows what the first seat was shown."""
    patch.setattr(Reel, "_scene", lambda self: msgspec.to_builtins(self.room.views.scene(0)))


def planted_replay_log(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """A replay tells what was told to others."""
    patch.setattr(Reel, "_step", lambda self: self.room.views.whole_steps(self.serial - 1)[-1])


def planted_auto(patch: pytest.MonkeyPatch, book: Book[Any]) -> None:
    """Everybody is told that the table answered for a seat: so there was nothing to choose, and some cards it does not hold."""
    honest = views.Views.steps

    def steps(self: Any, seat: int | None, since: int | None) -> Any:
        told = honest(self, seat, since)
        for step, whole in zip(told, self.whole_steps(since), strict=True):
            step.auto = whole.auto
        return told

    patch.setattr(views.Views, "steps", steps)


PLANTED: list[tuple[str, int, Callable[[pytest.MonkeyPatch, Book[Any]], None], str]] = [
    ("moonstone", 4, planted_scene, "viewer"),
    ("moonstone", 4, planted_names, "viewer None"),
    ("moonstone", 4, planted_log, "viewer"),
    ("moonstone", 4, planted_undo, "undo-chance"),
    ("ad1666", 0, planted_undo, "undo-chance"),
    ("moonstone", 4, planted_why, '"ref":7'),
    ("malifaux", 4, planted_why, '"ref":7'),
    ("moonstone", 4, planted_preview, '"ref":8'),
    ("moonstone", 4, planted_prospects, '"ref":18'),
    ("ad1666", 0, planted_detail, '"ref":6'),
    ("malifaux", 4, planted_layer, '"ref":5'),
    ("ad1666", 0, planted_reply, '"kind":"said"'),
    ("malifaux", 4, planted_names, "viewer None"),
    ("d10", 5, planted_fog, "viewer"),
    ("moonstone", 4, planted_replay, "in a replay"),
    ("malifaux", 4, planted_replay_log, "in a replay"),
    ("moonstone", 4, planted_auto, '"auto"'),
]


@pytest.mark.parametrize(
    ("game", "number", "plant", "told"), PLANTED, ids=[f"{case[2].__name__}-{case[0]}" for case in PLANTED]
)
def test_a_planted_leak_is_found(
    game: str,
    number: int,
    plant: Callable[[pytest.MonkeyPatch, Book[Any]], None],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, book = Findings(), find(game)
    plant(monkeypatch, book)
    room = server_leaks.room(book, number, found)
    room.does = 1.0
    for _ in range(60):
        room.play(1)
        if any(told in text for text in found.leaks):
            return
        found.leaks.clear()
    raise AssertionError(server_leaks.report(game, found))


def test_a_number_of_deals_that_depends_on_the_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who takes something back is told how often chance was drawn."""
    found = Findings()
    room = server_leaks.room(find("ad1666"), 0, found)
    honest = server_leaks.PlayedRoom._twin

    def twin(self: Any, seen: int | None, first: int) -> server_leaks.Twin | None:
        made = honest(self, seen, first)
        if made is not None:
            made.room.game.table.state.dealt += 1
        return made

    monkeypatch.setattr(server_leaks.PlayedRoom, "_twin", twin)
    room.play(3)
    assert any("number of deals" in text for text in found.leaks)


def test_a_mistake_of_the_server_is_no_answer() -> None:
    """What breaks in both rooms alike is found too."""
    found = Findings()
    room = server_leaks.room(find("ad1666"), 0, found)
    room.play(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(requests, "foretell", lambda *_: 1 // 0)
        room.play(3)
    assert any("mistake" in text for text in found.leaks)


def test_a_room_and_its_shadow_are_told_the_same() -> None:
    room = server_leaks.room(find("malifaux"), 0, Findings())
    for _ in range(8):
        room._line()
    said = list(viewer.looking(room.live, 0, random.Random(1)))
    twin = viewer.shadow(room.live, room.live.game.clone())
    assert viewer.told(room.live, 0, said) == viewer.told(twin, 0, said)
