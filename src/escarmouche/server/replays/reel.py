"""A reel: what one pair of eyes was shown of a game, entry by entry. The log is played once more, and nothing is remembered but what
changed from one frame to the next.

A seat is shown what it was shown at that time, because the same `Views` of the same `Room` say what that is.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from escarmouche.core.views.scene import Scene
from escarmouche.server.replays.all_eyes import for_all, laid_over
from escarmouche.server.replays.patch import difference
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.rooms.views import STEP_KINDS
from escarmouche.server.web.errors import ServerError
from escarmouche.server.wire.messages import Scenery, Step
from escarmouche.server.wire.replays import Frame

ALL: Final = "all"
Eyes = int | None | Literal["all"]  # a seat, a spectator, everybody

LONGEST = 32 << 20  # bytes of a reel

_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder().encode


class Reel:
    """The frames of a room for one pair of eyes. The room is one of its own, before its first entry."""

    def __init__(self, room: Room, eyes: Eyes) -> None:
        self.room, self.eyes = room, eyes
        self.serial = -1  # the entry that was played last
        self.serials: list[int] = []
        self.frames: list[bytes] = []
        self.size = 0
        self._was: dict[str, Any] = {}
        self._scenery: tuple[Scenery | None, Any] = (None, None)
        self._state = b""  # of the game, after that entry
        self._finished = 0  # actions and phases

    def go_on(self, entries: Sequence[LogEntry], seconds: float) -> int:
        """Play entries for about so long. Returns how many were played: at least one."""
        until = time.perf_counter() + seconds
        for count, entry in enumerate(entries, start=1):
            self._play(entry)
            if time.perf_counter() >= until:
                return count
        return len(entries)

    def part(self, since: int, most: int) -> tuple[int, int]:
        """Which frames come after a serial, up to about that many bytes: at least one if there is one."""
        first = end = bisect_right(self.serials, since)
        size = 0
        while end < len(self.frames) and (size == 0 or size + len(self.frames[end]) <= most):
            size += len(self.frames[end])
            end += 1
        return first, end

    def _play(self, entry: LogEntry) -> None:
        self.room.apply(entry)
        self.serial = entry.serial
        if entry.kind not in STEP_KINDS:
            return
        shown = self._shown()
        finished = self.room.game.steps
        frame = Frame(entry.serial, difference(self._was, shown), self._step(), finished > self._finished)
        data = _json.encode(frame)
        self.serials.append(entry.serial)
        self.frames.append(data)
        self.size += len(data)
        self._was, self._finished = shown, finished
        if self.size > LONGEST:
            raise ServerError("too-large", "fault-replay-long")

    def _step(self) -> Step:
        views = self.room.views
        since = self.serial - 1
        if self.eyes != ALL:
            return views.steps(self.eyes, since)[-1]
        step = views.whole_steps(since)[-1]
        step.events = for_all(step.events)
        return step

    def _shown(self) -> dict[str, Any]:
        """What stands on the screen: the fields of `Shown`."""
        views = self.room.views
        state = _pack(self.room.game.table.state)
        if state == self._state:  # somebody has passed, or chosen in secret: the table is as it was
            scene, scenery = self._was["scene"], self._was["scenery"]
        else:
            scene, scenery = self._scene(), self._seldom()
        self._state = state
        shown = {"scene": scene, "waiting": msgspec.to_builtins(views.waiting()), "scenery": scenery}
        outcome = self.room.game.outcome
        return shown if outcome is None else {**shown, "outcome": msgspec.to_builtins(outcome)}

    def _scene(self) -> Any:
        views = self.room.views
        if self.eyes != ALL:
            return _plain(views.scene(self.eyes))
        own = [_plain(views.scene(row.seat)) for row in self.room.seats]
        return laid_over(_plain(views.scene(None)), [{**scene, "seat": None} for scene in own])

    def _seldom(self) -> Any:
        """The scenery; the same object until it changes."""
        scenery, _ = self.room.views.scenery()
        if scenery is not self._scenery[0]:
            self._scenery = scenery, msgspec.to_builtins(scenery)
        return self._scenery[1]


def _plain(scene: Scene) -> Any:
    return msgspec.to_builtins(scene)
