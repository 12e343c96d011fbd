"""A reel shows every viewer, byte for byte, what that viewer was shown at that time."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

from escarmouche.core.book import find
from escarmouche.server.replays.all_eyes import laid_over
from escarmouche.server.replays.patch import patched
from escarmouche.server.replays.reel import Eyes, Reel
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.views import STEP_KINDS, Views
from escarmouche.server.wire.replays import Frame, Shown
from escarmouche.testing import server_leaks
from escarmouche.testing.server_leaks import Findings
from tests.server.replayed import replayed

GAMES = ("ad1666", "d10", "malifaux", "moonstone")
RECORDS = (
    "moonstone/13-fr",
    "ad1666/09-the-oracle",
    "d10/05-the-border-road-advanced",
    "malifaux/04-explosives-standard",
)


def told(room: Room, seat: int | None) -> bytes:
    """What an update tells a viewer of the table, and of what has just happened; with the scenery that goes before it."""
    update, (scenery, _) = room.views.update(seat, room.serial - 1), room.views.scenery()
    return canonical((update.scene, update.waiting, update.outcome, update.steps), scenery)


@pytest.fixture(autouse=True)
def _without_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The undo button takes long to work out, and no frame has one."""
    monkeypatch.setattr(Views, "_offer", lambda self, seat: None)


def canonical(value: Any, scenery: Any) -> bytes:
    """The bytes of both. A scenery seldom changes: its digest is kept."""
    if id(scenery) not in _sceneries:
        _sceneries[id(scenery)] = scenery, hashlib.blake2b(plain(scenery)).digest()
    return plain(value) + _sceneries[id(scenery)][1]


_sceneries: dict[int, tuple[Any, bytes]] = {}


def plain(value: Any) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(value), order="deterministic")


def shown_by(frames: list[bytes]) -> list[tuple[Frame, Any]]:
    """The frames of a reel, each with what it shows."""
    found, now = [], {}
    for frame in [msgspec.json.decode(data, type=Frame) for data in frames]:
        now = now if frame.patch is None else patched(now, frame.patch)
        found.append((frame, now))
    return found


def again(room: Room, entries: list[LogEntry], eyes: Eyes) -> list[tuple[Frame, Any]]:
    """The reel of a room, as a client has it."""
    reel = Reel(Room(room.row, room.seats, []), eyes)
    assert reel.go_on(entries, 1000.0) == len(entries)
    return shown_by(reel.frames)


def seen_again(frame: Frame, now: Any) -> bytes:
    outcome = now.get("outcome")
    return canonical((now["scene"], now["waiting"], outcome, [frame.step]), now["scenery"])


@pytest.mark.parametrize("name", RECORDS)
def test_each_seat_is_shown_what_it_was_shown(name: str) -> None:
    """A whole recorded game of each kind, for every seat and for spectators."""
    entries: list[LogEntry] = []
    seen: dict[int | None, list[bytes]] = {}
    for room, entry in replayed(name):
        entries.append(entry)
        for seat in (*range(len(room.seats)), None):
            seen.setdefault(seat, []).append(told(room, seat))
    for seat, screens in seen.items():
        frames = again(room, entries, seat)
        assert [frame.serial for frame, _ in frames] == [entry.serial for entry in entries]
        for (frame, now), screen in zip(frames, screens, strict=True):
            assert seen_again(frame, now) == screen, (name, seat, frame.serial)
        msgspec.convert(frames[-1][1], Shown)  # the client's types say the same
    assert any(frame.settled for frame, _ in frames)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_shown_as_it_was(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games with undos, secret answers and requests, up to the middle: their seats see what they saw, whatever has been taken back."""
    monkeypatch.setattr(server_leaks, "BACK", 0.2)
    played = server_leaks.room(find(game), 1, Findings())
    room = played.live
    entries = [LogEntry(room.id, 0, "start")]
    seen = {seat: [told(room, seat)] for seat in played.viewers}
    for _ in range(80):
        if room.status != "playing":
            break
        played._line()
        entries.append(played.past[-1].line)
        for seat in played.viewers:
            seen[seat].append(told(room, seat))
    assert any(entry.kind == "undo" for entry in entries)
    for seat in played.viewers:
        reel = Reel(server_leaks.begun(find(game), 1), seat)
        reel.go_on(entries, 1000.0)
        screens = [screen for entry, screen in zip(entries, seen[seat], strict=True) if entry.kind in STEP_KINDS]
        assert [seen_again(*frame) for frame in shown_by(reel.frames)] == screens


def test_the_pieces_of_a_secret_goal_are_words_and_no_things() -> None:
    """What only one seat may know of its goal is laid over what everybody may."""
    public = {"goals": [{"seat": 0, "secret": True}, {"seat": 1, "secret": True, "pieces": []}]}
    own = {"goals": [{"seat": 0, "secret": True, "pieces": ["ann"]}, {"seat": 1, "secret": True, "pieces": []}]}
    other = {"goals": [{"seat": 0, "secret": True}, {"seat": 1, "secret": True, "pieces": ["bob"]}]}
    both = {"goals": [{"seat": 0, "secret": True, "pieces": ["ann"]}, {"seat": 1, "secret": True, "pieces": ["bob"]}]}
    assert laid_over(public, [own, other]) == both
