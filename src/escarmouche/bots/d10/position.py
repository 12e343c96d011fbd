"""A position as a player takes it in: everybody in numbers, what is at stake, who touches whom, how much time is left."""

from __future__ import annotations

import math
from functools import cached_property

from escarmouche.bots.d10.fighter import Fighter, read
from escarmouche.bots.d10.printed import PrintedCards
from escarmouche.bots.d10.sight import view
from escarmouche.bots.d10.walking import HURDLES, TABLE
from escarmouche.bots.walking import WalkingMap, walking_map
from escarmouche.core.views.scene import Scene
from escarmouche.games.d10.cards.card import Card
from escarmouche.games.d10.ground.field import Field
from escarmouche.games.d10.setup.scenario import Goal

POINT = 0.8  # a point of the scenario
SKILL = 0.15  # what each point of C or T adds to a figure's worth
BEARER = 4.0  # what it adds to carry the object of the scenario
PERCH = 2.0  # or to stand beside the beacon


class Position:
    """What a seat sees, put together as far as somebody asks for it."""

    def __init__(self, scene: Scene, seat: int, cards: PrintedCards) -> None:
        self.scene, self.seat, self.cards = scene, seat, cards
        self.scenario, self.rules_on, self.sides = cards.scenario, cards.rules_on, cards.sides
        self.critical_tables = "crit_tables" in self.rules_on
        self.wounds, self.double_out = "wounds" in self.rules_on, "double_out" in self.rules_on
        self.only_in_hand = "weapon_in_hand" in self.rules_on
        objects = tuple([thing.id for thing in self.scenario.objects])
        fighters = [
            read(piece, cards, objects, self.only_in_hand, self._price(cards.card(piece.card), piece.seat))
            for piece in scene.pieces
        ]
        beacons = [goal.floor for goal in self.scenario.goals if goal.does == "beacon"]
        self.fighters = [important(fighter, beacons) for fighter in fighters if fighter is not None]
        self.turn, self.turns = self._time()
        self.objects = {marker.id: marker.at for marker in scene.markers if marker.id in objects and marker.at}
        self.blows: dict[tuple[str, str], float] = {}  # what an attack promises (see `melee.promise`)
        self._views: dict[tuple[int, ...], float] = {}

    def _time(self) -> tuple[int, int]:
        track = next(track for track in self.scene.tracks if track.name == "turn")
        return max(1, int(track.value)), int(track.of or 1)

    @property
    def left(self) -> int:
        """Turns left, including this one."""
        return max(1, self.turns - self.turn + 1)

    def _price(self, card: Card, seat: int) -> float:
        """What a figure's life is worth: its M, the points for it, and what it is good for."""
        price = 0.5 + card.morale + SKILL * (card.c - 2) + SKILL * ((card.t or 3) - 3)
        for goal in self.goals("losses", 1 - seat):
            price += POINT * (goal.leader if card.rank == "leader" and goal.leader is not None else card.morale)
        return price

    # -- who

    def fighter(self, name: str) -> Fighter:
        return next(fighter for fighter in self.fighters if fighter.id == name)

    def enemies(self, fighter: Fighter) -> list[Fighter]:
        return [other for other in self.fighters if other.seat != fighter.seat]

    def friends(self, fighter: Fighter) -> list[Fighter]:
        return [other for other in self.fighters if other.seat == fighter.seat and other.id != fighter.id]

    def touching(self, fighter: Fighter) -> list[Fighter]:
        """Enemies in contact with a fighter."""
        return [other for other in self.fighters if other.seat != fighter.seat and fighter.touches(other)]

    def engaged(self, fighter: Fighter) -> bool:
        """Is it in contact with an enemy that is on its feet?"""
        return any(enemy.ready for enemy in self.touching(fighter))

    # -- what for

    def goals(self, does: str, seat: int) -> list[Goal]:
        """The goals of a kind that a seat is after."""
        return [goal for goal in self.scenario.goals if goal.does == does and goal.side in ("both", self.sides[seat])]

    # -- where

    @cached_property
    def field(self) -> Field:
        return self.cards.field

    @property
    def walking(self) -> WalkingMap:
        assert self.scene.board is not None
        return walking_map(self.scene.board, HURDLES if "move_table" in self.rules_on else TABLE)

    def walk(self, x: int, y: int, to_x: int, to_y: int) -> float:
        """How far it is on foot, in thousandths."""
        return 1000 * self.walking.distance((x, y, 0), (to_x, to_y, 0))

    def view(self, viewer: Fighter, target: Fighter) -> float:
        """How well they see each other: 0 not at all, 0.5 behind something, 1 clearly."""
        key = (viewer.x, viewer.y, viewer.z, target.x, target.y, target.z)
        seen = self._views.get(key)
        if seen is None:
            seen = self._views[key] = view(self.field, viewer, target)
        return seen


def important(fighter: Fighter, beacons: list[str]) -> Fighter:
    """A fighter that carries something, or stands where the beacon is, is worth more."""
    more = BEARER * bool(fighter.load) + PERCH * (fighter.ready and fighter.floor in beacons)
    return fighter._replace(price=fighter.price + more) if more else fighter


def bearing(x: float, y: float, to_x: float, to_y: float) -> int:
    """The facing from one point to another."""
    return round(math.degrees(math.atan2(to_y - y, to_x - x))) % 360
