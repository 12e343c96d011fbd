"""A position as a player takes it in: everybody in numbers, what is at stake, who touches whom, how much time is left."""

from __future__ import annotations

import math
from typing import Any

from escarmouche.bots.d10.figure import Figure, Sheet, read
from escarmouche.bots.d10.sight import view
from escarmouche.bots.walking import WALL, Gauge, Ways, ways
from escarmouche.core.views.scene import Scene, Terrain
from escarmouche.games.d10.cards.card import Card
from escarmouche.games.d10.ground.field import Field
from escarmouche.games.d10.setup.scenario import Goal, Scenario

POINT = 0.8  # a point of the scenario
SKILL = 0.15  # what each point of C or T adds to what a figure is worth
BEARER = 4.0  # what who carries the object of the scenario is worth besides
PERCH = 2.0  # or who stands beside the beacon
GROUND = {"wood": 2.0, "brush": 2.0, "ruin": 2.0, "ford": 2.0, "hedge": 2.0, "fence": 2.0, "cart": 4.0, "window": 3.0}
LOW = ("hedge", "fence", "cart", "window")
SOLID = ("wall", "house", "rock", "tower", "deep")


def cost(piece: Terrain) -> float:
    """What a cm costs to walk there."""
    if piece.kind in SOLID or (piece.kind == "door" and piece.marks.get("look") != "open-door"):
        return WALL
    return GROUND.get(piece.kind, 1.0)


def careful(piece: Terrain) -> float:
    """The same where low pieces are stepped over with care, or jumped."""
    return 4.0 if piece.kind in LOW else cost(piece)


TABLE = Gauge(1_500, 1_150, 400.0, cost, cuts=False, straight=0.0)
HURDLES = Gauge(1_500, 1_150, 400.0, careful, cuts=False, straight=0.0)


class Position:
    """What a seat sees, put together as far as somebody asks for it."""

    def __init__(self, scene: Scene, seat: int, sheet: Sheet) -> None:
        self.scene, self.seat, self.sheet = scene, seat, sheet
        self.scenario: Scenario = sheet("scenario")
        self.on: frozenset[str] = sheet("on")
        self.sides: tuple[int, ...] = sheet("sides")
        self.tables, self.wounds, self.double = ("crit_tables" in self.on, "wounds" in self.on, "double_out" in self.on)
        self.held = "weapon_in_hand" in self.on
        objects = tuple([thing.id for thing in self.scenario.objects])
        found = [read(p, sheet, objects, self.held, self._price(sheet(p.card), p.seat)) for p in scene.pieces]
        high = [goal.floor for goal in self.scenario.goals if goal.does == "beacon"]
        self.figures = [dear(one, high) for one in found if one is not None]
        self.turn, self.turns = self._time()
        self.objects = {m.id: m.at for m in scene.markers if m.id in objects and m.at is not None}
        self.blows: dict[Any, float] = {}
        self._views: dict[Any, float] = {}

    def _time(self) -> tuple[int, int]:
        track = next(track for track in self.scene.tracks if track.name == "turn")
        return max(1, int(track.value)), int(track.of or 1)

    @property
    def left(self) -> int:
        """Turns left, this one among them."""
        return max(1, self.turns - self.turn + 1)

    def _price(self, card: Card, seat: int) -> float:
        """What a figure's life is worth: its M, the points for it, and what it is good for."""
        found = 0.5 + card.morale + SKILL * (card.c - 2) + SKILL * ((card.t or 3) - 3)
        for goal in self.goals("losses", 1 - seat):
            found += POINT * (goal.leader if card.rank == "leader" and goal.leader is not None else card.morale)
        return found

    # -- who

    def figure(self, name: str) -> Figure:
        return next(one for one in self.figures if one.id == name)

    def enemies(self, one: Figure) -> list[Figure]:
        return [other for other in self.figures if other.seat != one.seat]

    def friends(self, one: Figure) -> list[Figure]:
        return [other for other in self.figures if other.seat == one.seat and other.id != one.id]

    def touching(self, one: Figure) -> list[Figure]:
        return [other for other in self.figures if other.seat != one.seat and one.touches(other)]

    def engaged(self, one: Figure) -> bool:
        """In contact with an enemy that is on its feet."""
        return any(other.ready for other in self.touching(one))

    # -- what for

    def goals(self, does: str, seat: int) -> list[Goal]:
        """What a seat is after."""
        return [goal for goal in self.scenario.goals if goal.does == does and goal.side in ("both", self.sides[seat])]

    # -- where

    @property
    def field(self) -> Field:
        found: Field = self.sheet("field")
        return found

    @property
    def ways(self) -> Ways:
        assert self.scene.board is not None
        return ways(self.scene.board, HURDLES if "move_table" in self.on else TABLE)

    def walk(self, x: int, y: int, to_x: int, to_y: int) -> float:
        """How far it is on foot, in thousandths."""
        return 1000 * self.ways.far((x, y, 0), (to_x, to_y, 0))

    def view(self, one: Figure, other: Figure) -> float:
        """How well they see each other: 0 not at all, 0.5 behind something, 1 clearly."""
        key = (one.x, one.y, one.z, other.x, other.y, other.z)
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = view(self.field, one, other)
        return found


def dear(one: Figure, high: list[str]) -> Figure:
    """Who carries something, or stands where the beacon is, is worth more."""
    more = BEARER * bool(one.load) + PERCH * (one.ready and one.floor in high)
    return one._replace(price=one.price + more) if more else one


def bearing(x: float, y: float, to_x: float, to_y: float) -> int:
    """The facing from one point to another."""
    return round(math.degrees(math.atan2(to_y - y, to_x - x))) % 360
