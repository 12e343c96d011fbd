"""A position as a player takes it in: everybody in numbers, the Strategy and the Schemes, halves and corners, how much time is left."""

from __future__ import annotations

import math
from functools import cached_property
from typing import NamedTuple

from escarmouche.bots.malifaux.fighter import Fighter, read
from escarmouche.bots.malifaux.objectives.task import Duty, Task
from escarmouche.bots.malifaux.printed import PrintedCards
from escarmouche.bots.malifaux.sight import view
from escarmouche.bots.malifaux.walking import TABLE
from escarmouche.bots.walking import WalkingMap, walking_map
from escarmouche.core.views.player_tools import Patch
from escarmouche.core.views.scene import Board, Marker, Scene, Share, Terrain

Spot = tuple[int, int]

POINT = 10.0  # a VP
TURNS = 5
LIVES = (0.35, 0.6, 0.85, 1.0, 1.0)  # what a life is worth with one Turn left, with two, and so on
NEEDED = {"scheme-1": 2, "scheme-3": 3, "scheme-4": 2, "scheme-9": 2}  # what a Scheme counts, before the first Turn


class Plan(NamedTuple):
    """A Scheme of our own: the models chosen for it, whether it was revealed, and how far its next VP is."""

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

    def __init__(self, scene: Scene, seat: int, cards: PrintedCards) -> None:
        self.scene, self.seat, self.cards = scene, seat, cards
        # What has been found for this position, each by the module that asks for it.
        self.attack_values: dict[tuple[str, int, int, str, str, int], float] = {}
        self.threats: dict[tuple[str, str, int], float] = {}
        self.plan_tasks: dict[str, list[Task]] = {}
        self.assignments: dict[int, dict[str, list[Duty]]] = {}
        self.ruins: list[tuple[Terrain, Spot]] | None = None

    @cached_property
    def fighters(self) -> list[Fighter]:
        fighters = [read(piece, self.cards) for piece in self.scene.pieces]
        return [fighter._replace(price=self.share * fighter.price) for fighter in fighters if fighter is not None]

    def with_fighters(self, fighters: list[Fighter]) -> Position:
        """The position as if these models stood on the table."""
        position = Position(self.scene, self.seat, self.cards)
        position.fighters = fighters
        return position

    # -- numbers

    def _track(self, name: str, seat: int | None = None) -> int | str | None:
        values = (track.value for track in self.scene.tracks if track.name == name and track.seat == seat)
        return next(values, None)

    @cached_property
    def turn(self) -> int:
        return int(self._track("turn") or 0)

    @property
    def left(self) -> int:
        """Turns left, including this one."""
        return max(1, TURNS - max(1, self.turn) + 1)

    @property
    def share(self) -> float:
        """What a life, or a card, is worth with the time that is left."""
        return LIVES[self.left - 1]

    def activations_left(self, fighter: Fighter) -> int:
        """How often a model is still to activate, besides the rest of the Activation of the active model."""
        return self.left - (fighter.activated or fighter.id == self.scene.active)

    @cached_property
    def strategy(self) -> str:
        return str(self._track("strategy") or "")

    def points(self, seat: int) -> int:
        """All VP of a seat."""
        return int(self._track("points", seat) or 0)

    def stones(self, seat: int) -> int:
        """The Soulstones of a seat."""
        return int(self._track("soulstones", seat) or 0)

    def leader(self, seat: int) -> str:
        """The card of a seat's Leader, before the Crew is hired."""
        return str(self._track("leader", seat))

    @cached_property
    def hand(self) -> list[str]:
        """The cards in our own hand."""
        return next(
            (hand.cards or [] for hand in self.scene.hands if hand.seat == self.seat and hand.kind == "hand"), []
        )

    # -- who

    @cached_property
    def by_id(self) -> dict[str, Fighter]:
        return {fighter.id: fighter for fighter in self.fighters}

    def fighter(self, name: str) -> Fighter | None:
        return self.by_id.get(name)

    def side(self, seat: int) -> list[Fighter]:
        return [fighter for fighter in self.fighters if fighter.seat == seat]

    def near(self, fighter: Fighter, reach: float) -> list[Fighter]:
        """Those who are no further away than this."""
        x, y, reach = fighter.x, fighter.y, reach + fighter.radius
        return [other for other in self.fighters if math.hypot(x - other.x, y - other.y) - other.radius <= reach]

    def enemies(self, fighter: Fighter) -> list[Fighter]:
        return self._sides[1 - fighter.seat]

    @cached_property
    def _sides(self) -> list[list[Fighter]]:
        return [[fighter for fighter in self.fighters if fighter.seat == seat] for seat in (0, 1)]

    def friends(self, fighter: Fighter) -> list[Fighter]:
        return [other for other in self.fighters if other.seat == fighter.seat and other.id != fighter.id]

    # -- what for

    @cached_property
    def plans(self) -> list[Plan]:
        """One's own Schemes that can still score."""
        owners = {piece.id: piece.seat for piece in self.scene.pieces}
        plans = []
        for goal in self.scene.goals:
            if goal.seat == self.seat and goal.name.startswith("scheme-"):
                reveal, end = goal.parts or (Share("", 0, NEEDED.get(goal.name, 1)), Share("", 0, 1))
                friend = next((name for name in goal.pieces if owners.get(name) == self.seat), "")
                enemy = next((name for name in goal.pieces if owners.get(name) != self.seat), "")
                spare = max(0, reveal.need + end.need - end.have) if self.left > 1 and not reveal.done else 0
                if not end.done:
                    plans.append(Plan(goal.name, friend, enemy, reveal.done, end if reveal.done else reveal, spare))
        return plans

    def progress(self, seat: int) -> Share:
        """How far the Strategy's next VP is."""
        goal = next((goal for goal in self.scene.goals if goal.seat == seat and goal.name == self.strategy), None)
        return goal.parts[0] if goal and goal.parts else Share("next-point", 0, 1)

    def scored(self, seat: int) -> int:
        """VP from the Strategy."""
        return next((goal.points for goal in self.scene.goals if goal.seat == seat and goal.name == self.strategy), 0)

    def markers(self, *kinds: str) -> list[Marker]:
        return [marker for marker in self.scene.markers if marker.kind in kinds and marker.at is not None]

    def owner(self, marker: Marker) -> int:
        """Whose a Marker is; -1: nobody's."""
        return -1 if marker.seat is None else marker.seat

    # -- where

    @property
    def board(self) -> Board:
        assert self.scene.board is not None
        return self.scene.board

    @cached_property
    def walking(self) -> WalkingMap:
        return walking_map(self.board, TABLE)

    def walk(self, x: int, y: int, to_x: int, to_y: int) -> float:
        """How far it is on foot, in thousandths."""
        return 1000 * self.walking.distance((x, y, 0), (to_x, to_y, 0))

    def view(self, viewer: Fighter, target: Fighter) -> float:
        """How well they see each other: 0 not at all, 1 clearly."""
        if viewer.z > 1_000 or target.z > 1_000:
            return 0.7
        return view(self.board, viewer.x, viewer.y, target.x, target.y)

    @cached_property
    def _patches(self) -> list[Patch]:
        return self.cards.zones

    @cached_property
    def centerline(self) -> tuple[Spot, Spot]:
        for patch in self._patches:
            if patch.by == "centerline":
                start, end = patch.rings[0]
                return (start[0], start[1]), (end[0], end[1])
        return (0, self.board.height // 2), (self.board.width, self.board.height // 2)

    @cached_property
    def _home(self) -> float:
        """Which side of the Centerline our own zone is on."""
        ring = self.zone(self.seat)
        if not ring:
            return 1.0
        x, y = sum(p[0] for p in ring) / len(ring), sum(p[1] for p in ring) / len(ring)
        return math.copysign(1.0, self._across(x, y))

    def _across(self, x: float, y: float) -> float:
        (x0, y0), (x1, y1) = self.centerline
        return ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / (math.hypot(x1 - x0, y1 - y0) or 1.0)

    def beyond(self, x: float, y: float, seat: int | None = None) -> float:
        """How far beyond the Centerline a place is, as a seat sees it: negative at home."""
        far = -self._home * self._across(x, y)
        return far if seat is None or seat == self.seat else -far

    def zone(self, seat: int) -> list[Spot]:
        """The corners of a Deployment Zone."""
        for patch in self._patches:
            if patch.seat == seat:
                return list(patch.rings[0])
        return []

    def on_centerline(self, share: float) -> Spot:
        """A place on the Centerline."""
        (x0, y0), (x1, y1) = self.centerline
        return round(x0 + (x1 - x0) * share), round(y0 + (y1 - y0) * share)
