"""Everything that leaves the server for a viewer is the same, byte for byte, when what that viewer may not know is dealt anew."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from escarmouche.core.game import Game
from escarmouche.core.refusal import EscarmoucheError
from escarmouche.core.wire import detail
from escarmouche.server.line import Line
from escarmouche.server.live import Live
from escarmouche.server.store import RoomRow, SeatRow
from escarmouche.server.views import Views
from escarmouche.testing import leak

TRIES = 40
GAMES = [
    ({"edition": "en", "size": 3, "events": True, "draft": False}, 2),
    ({"edition": "fr", "size": 3}, 2),
    ({"edition": "en", "size": 3, "events": True}, 3),
]


def opened(options: dict[str, Any], seats: int, seed: int) -> Live:
    row = RoomRow("room", "moonstone", "1", {**options, "seats": seats}, bytes([seed]) * 32, 0.0, True)
    live = Live(row, [SeatRow(seat, "person", "", "") for seat in range(seats)], [])
    live.apply(Line("room", 0, "start"))
    return live


def shadow(live: Live, game: Game[Any]) -> Live:
    """The same room with another game in it."""
    twin = copy.copy(live)
    twin.game = game
    twin._answered = {seat: dict(known) for seat, known in live._answered.items()}
    twin._past = list(live._past)
    twin.views = Views(twin)
    twin.views._told = list(live.views._told)
    return twin


def leaving(live: Live, viewer: int | None, since: int) -> list[bytes]:
    """All that goes to a viewer after a line: scenery, room, update, and the whole of every question it can ask for.

    What its undo button says is left out: it tells of the past, and a world dealt for a seat has none.
    """
    update = live.views.update(viewer, since)
    update.undo = None
    parts: list[Any] = [live.views.scenery()[0], live.info({}, 0), update]
    ask = None if viewer is None else live.game.asked(viewer)
    if ask is not None:
        parts += [detail(ask, [])]
    return [msgspec.json.encode(part) for part in parts]


def told(live: Live, line: Line, viewer: int | None) -> list[Any]:
    """What was turned face up for the viewer: worlds in which something else comes up are no test."""
    steps = live.views.steps(viewer, line.serial - 1)
    return [event for step in steps for event in step.events if event.name in live.book.reveals]


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_nothing_hidden_leaves_the_server(options: dict[str, Any], seats: int) -> None:
    rng, checked, tried = random.Random(4), 0, 0
    live = opened(options, seats, 4)
    while live.status == "playing":
        ask = next(ask for ask in live.game.pending if live.game.asked(ask.seat))
        line = live.answering(ask.seat, live.moment, ask.sample(rng))
        assert line is not None
        before, earlier, number = shadow(live, live.game), live.game.clone(), live.game.number
        live.apply(line)
        if rng.random() < 0.5 and not any(event.to for event in live.game.events):
            continue  # half of the plain moments are enough
        deals = [entry.answer for entry in live.game.entries()[number:] if entry.dealt]
        for viewer in (*range(seats), None):
            tried += 1
            checked += same(live, before, earlier, line, deals, viewer, rng)
    assert checked > 0.8 * tried, f"only {checked} of {tried} moments could be dealt anew"


def same(
    live: Live, before: Live, earlier: Game[Any], line: Line, deals: list[Any], viewer: int | None, rng: random.Random
) -> bool:
    """Is what the viewer gets the same in a world of its own? False where no world was found that fits."""
    mine, shown = leaving(live, viewer, line.serial - 1), told(live, line, viewer)
    for _ in range(TRIES):
        world = earlier.world(viewer, rng)
        try:
            secrets(earlier, world, viewer, rng)
            world.dealer = leak._dealer(list(deals), viewer, rng)
            twin = shadow(before, world)
            twin.apply(line)
        except (leak.Unfit, EscarmoucheError):
            continue
        if told(twin, line, viewer) != shown:
            continue
        other = leaving(twin, viewer, line.serial - 1)
        assert mine == other, _first(mine, other, viewer)
        return True
    return False


def secrets(earlier: Game[Any], world: Game[Any], viewer: int | None, rng: random.Random) -> None:
    """The others' secret answers: the real ones if they come out with the next one, else any."""
    open_ = [ask for ask in earlier.pending if not earlier.given(ask.seat)]
    for place, answer in earlier._given.items():
        seat = earlier.pending[place].seat
        if seat != viewer:
            world.answer(seat, answer if len(open_) == 1 else world.pending[place].sample(rng))


def _first(mine: list[bytes], other: list[bytes], viewer: int | None) -> str:
    for a, b in zip(mine, other, strict=True):
        at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), -1)
        if at >= 0 or len(a) != len(b):
            return f"viewer {viewer}: ...{a[max(0, at - 200) : at + 60]!r}... or ...{b[max(0, at - 60) : at + 60]!r}..."
    return "the same"


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown the first seat's scene: the check above must not pass."""
    from escarmouche.games.moonstone import BOOK

    honest = type(BOOK).scene
    monkeypatch.setattr(type(BOOK), "scene", lambda self, table, seat: honest(self, table, 0))
    with pytest.raises(AssertionError, match="viewer"):
        test_nothing_hidden_leaves_the_server(*GAMES[1])
