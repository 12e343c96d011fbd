"""A position as a player takes it in: everybody in numbers, the Strategy and the Schemes, halves and corners, how much time is left."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Any, NamedTuple

from escarmouche.bots.malifaux.figure import Figure, Sheet, read
from escarmouche.bots.malifaux.sight import TABLE, view
from escarmouche.bots.walking import Ways, ways
from escarmouche.core.views.player_tools import Patch
from escarmouche.core.views.scene import Board, Marker, Scene, Share
from escarmouche.games.malifaux.cards.card import Action

POINT = 10.0  # a VP
TURNS = 5
LIVES = (0.35, 0.6, 0.85, 1.0, 1.0)  # with one Turn left, with two, and so on
MANY = {"scheme-1": 2, "scheme-3": 3, "scheme-4": 2, "scheme-9": 2}  # what a Scheme counts, before the first Turn


class Plan(NamedTuple):
    """A Scheme of one's own: the models chosen for it, whether it was revealed, and how far its next VP is."""

    scheme: str
    friend: str
    enemy: str
    revealed: bool
    next: Share
    spare: int = 0  # what the End VP lacks once the Reveal VP has been scored, if that is as good as scored

    @property
    def missing(self) -> int:
        return max(0, self.next.need - self.next.have)

    @property
    def wanted(self) -> int:
        """How many more of what it counts are worth having."""
        return self.missing or self.spare


class Position:
    """What a seat sees, put together as far as somebody asks for it."""

    def __init__(self, scene: Scene, seat: int, sheet: Sheet) -> None:
        self.scene, self.seat, self.sheet = scene, seat, sheet
        self.reckoned: dict[Any, Any] = {}  # what has been reckoned

    @cached_property
    def figures(self) -> list[Figure]:
        found = [read(piece, self.sheet) for piece in self.scene.pieces]
        return [one._replace(price=self.share * one.price) for one in found if one is not None]

    # -- numbers

    def track(self, name: str, seat: int | None = None, default: Any = 0) -> Any:
        found = (track.value for track in self.scene.tracks if track.name == name and track.seat == seat)
        return next(found, default)

    @cached_property
    def turn(self) -> int:
        return int(self.track("turn", default=0))

    @property
    def left(self) -> int:
        """Turns left, this one among them."""
        return max(1, TURNS - max(1, self.turn) + 1)

    @property
    def share(self) -> float:
        """What a life, or a card, is worth with the time that is left."""
        return LIVES[self.left - 1]

    def ahead(self, one: Figure) -> int:
        """How often somebody is still to activate; who is active has what is left of this Activation besides."""
        return self.left - (one.activated or one.id == self.scene.active)

    @cached_property
    def strategy(self) -> str:
        return str(self.track("strategy", default=""))

    def stones(self, seat: int) -> int:
        return int(self.track("soulstones", seat))

    @cached_property
    def hand(self) -> list[str]:
        """The own cards."""
        return next(
            (hand.cards or [] for hand in self.scene.hands if hand.seat == self.seat and hand.kind == "hand"), []
        )

    # -- who

    @cached_property
    def by_id(self) -> dict[str, Figure]:
        return {one.id: one for one in self.figures}

    def figure(self, name: str) -> Figure | None:
        return self.by_id.get(name)

    def side(self, seat: int) -> list[Figure]:
        return [one for one in self.figures if one.seat == seat]

    def near(self, one: Figure, reach: float) -> list[Figure]:
        """Who is no further away than this."""
        x, y, reach = one.x, one.y, reach + one.r
        return [other for other in self.figures if math.hypot(x - other.x, y - other.y) - other.r <= reach]

    def enemies(self, one: Figure) -> list[Figure]:
        return self._sides[1 - one.seat]

    @cached_property
    def _sides(self) -> list[list[Figure]]:
        return [[one for one in self.figures if one.seat == seat] for seat in (0, 1)]

    def friends(self, one: Figure) -> list[Figure]:
        return [other for other in self.figures if other.seat == one.seat and other.id != one.id]

    def action(self, key: str) -> Action | None:
        """A printed Action by its key."""
        back = self.sheet(key.partition(":")[0])
        if back is None:
            return None
        return next((action for action in back.actions if action.key == key), None)

    # -- what for

    @cached_property
    def plans(self) -> list[Plan]:
        """The own Schemes that can still score."""
        names = {piece.id: piece.seat for piece in self.scene.pieces}
        found = []
        for goal in self.scene.goals:
            if goal.seat == self.seat and goal.name.startswith("scheme-"):
                reveal, end = goal.parts or (Share("", 0, MANY.get(goal.name, 1)), Share("", 0, 1))
                friend = next((name for name in goal.pieces if names.get(name) == self.seat), "")
                enemy = next((name for name in goal.pieces if names.get(name) != self.seat), "")
                spare = max(0, reveal.need + end.need - end.have) if self.left > 1 and not reveal.done else 0
                if not end.done:
                    found.append(Plan(goal.name, friend, enemy, reveal.done, end if reveal.done else reveal, spare))
        return found

    def progress(self, seat: int) -> Share:
        """How far the Strategy's next VP is."""
        found = next((goal for goal in self.scene.goals if goal.seat == seat and goal.name == self.strategy), None)
        return found.parts[0] if found and found.parts else Share("next-point", 0, 1)

    def scored(self, seat: int) -> int:
        """VP from the Strategy."""
        return next((goal.points for goal in self.scene.goals if goal.seat == seat and goal.name == self.strategy), 0)

    def markers(self, *kinds: str) -> list[Marker]:
        return [marker for marker in self.scene.markers if marker.kind in kinds and marker.at is not None]

    def owned(self, marker: Marker) -> int:
        """Whose a Marker is; -1: nobody's."""
        return -1 if marker.seat is None else marker.seat

    # -- where

    @property
    def board(self) -> Board:
        assert self.scene.board is not None
        return self.scene.board

    @cached_property
    def ways(self) -> Ways:
        return ways(self.board, TABLE)

    def walk(self, x: int, y: int, to_x: int, to_y: int) -> float:
        """How far it is on foot, in thousandths."""
        return 1000 * self.ways.far((x, y, 0), (to_x, to_y, 0))

    def view(self, one: Figure, other: Figure) -> float:
        if one.z > 1_000 or other.z > 1_000:
            return 0.7
        return view(self.board, one.x, one.y, other.x, other.y)

    @cached_property
    def patches(self) -> list[Patch]:
        """The Deployment Zones and the Centerline, once they are chosen."""
        found: list[Patch] = self.sheet("zones").patches
        return found

    @cached_property
    def line(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The Centerline."""
        for patch in self.patches:
            if patch.by == "centerline":
                one, other = patch.rings[0]
                return (one[0], one[1]), (other[0], other[1])
        return (0, self.board.height // 2), (self.board.width, self.board.height // 2)

    @cached_property
    def _home(self) -> float:
        """On which side of the Centerline the own zone lies."""
        ring = self.zone(self.seat)
        if not ring:
            return 1.0
        x, y = sum(p[0] for p in ring) / len(ring), sum(p[1] for p in ring) / len(ring)
        return math.copysign(1.0, self._across(x, y))

    def _across(self, x: float, y: float) -> float:
        (x0, y0), (x1, y1) = self.line
        return ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / (math.hypot(x1 - x0, y1 - y0) or 1.0)

    def beyond(self, x: float, y: float, seat: int | None = None) -> float:
        """How far beyond the Centerline a place is, as a seat sees it: negative at home."""
        found = -self._home * self._across(x, y)
        return found if seat is None or seat == self.seat else -found

    def zone(self, seat: int) -> list[Any]:
        """The corners of a Deployment Zone."""
        for patch in self.patches:
            if patch.seat == seat:
                return list(patch.rings[0])
        return []

    def along(self, share: float, over: float = 0.0) -> tuple[int, int]:
        """A place on the Centerline, or so far over it."""
        (x0, y0), (x1, y1) = self.line
        far = math.hypot(x1 - x0, y1 - y0) or 1.0
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        side = -self._home * over / far
        return round(x - (y1 - y0) * side), round(y + (x1 - x0) * side)
