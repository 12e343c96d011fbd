"""A way that comes nearer to an object all the time, or goes further from it: what breaks that (MALI-TOW-03, -04)."""

from __future__ import annotations

import math
from functools import cached_property

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.ground.measure import Thing, radius
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Disc
from escarmouche.space.travel.leg import recedes
from escarmouche.space.travel.path import Arc, Leg, Straight, at
from escarmouche.space.units import ROUNDING, TOLERANCE


class KeepingDirection(Route):
    """Ways along which the distance to the centre of an object never grows, or never shrinks."""

    def __init__(self, game: Malifaux, model: Model, goal: Thing, distance: int, *, away: bool = False) -> None:
        super().__init__(game, model, distance, walk=False)
        self.goal, self.away = goal, away
        self.centre = Disc(goal.x, goal.y, 0)

    def _why_wrong_way(self, legs: list[Leg]) -> Refusal | None:
        """Does it come nearer where it should go away, or the reverse?"""
        start: tuple[float, float] = self.start
        for leg in legs:
            if self._shrinks(start, leg) if self.away else self._grows(start, leg):
                rule = "MALI-TOW-04" if self.away else "MALI-TOW-03"
                key = "why-comes-nearer" if self.away else "why-goes-further"
                return refuse(key, rule, model=self.model.id, target=self.goal.id)
            start = (leg.x, leg.y)
        return None

    def _grows(self, start: tuple[float, float], leg: Leg) -> bool:
        """Does the distance to the centre grow along any part of a leg?"""
        if isinstance(leg, Arc):
            return bool(recedes(start, leg, 0, self.centre, math.inf))
        dx, dy = leg.x - start[0], leg.y - start[1]
        square = dx * dx + dy * dy
        foot = ((self.goal.x - start[0]) * dx + (self.goal.y - start[1]) * dy) / square if square else 1.0
        nearest = at(start, leg, min(1.0, max(0.0, foot)))
        return self._apart((leg.x, leg.y)) - self._apart(nearest) > ROUNDING

    def _shrinks(self, start: tuple[float, float], leg: Leg) -> bool:
        """Does the distance to the centre shrink along any part of a leg? Gone backwards it grows there."""
        return self._grows((leg.x, leg.y), _gone_backwards(start, leg))

    def _apart(self, spot: tuple[float, float]) -> float:
        return math.hypot(spot[0] - self.goal.x, spot[1] - self.goal.y)

    def _short(self, legs: list[Leg]) -> float:
        """What is to be as small as possible: the distance at the end, or its opposite."""
        end = (legs[-1].x, legs[-1].y) if legs else self.start
        return -self._apart(end) if self.away else self._apart(end)

    @clause("MALI-AMB-143")
    def _ends_in_contact(self, legs: list[Leg]) -> bool:
        """Does a way toward a model end in base contact with it, on its level? Then it could not end nearer."""
        goal, end = self.goal, (legs[-1].x, legs[-1].y) if legs else self.start
        if self.away or not isinstance(goal, Model):
            return False
        if self._apart(end) > self.r + radius(self.game, goal) + TOLERANCE:
            return False
        stretches = self.follow(legs).stretches
        floor = stretches[-1].floor if stretches else self.model.floor
        return stand.rest(self.game, floor, *end, self.r) == goal.z or self.game.field.joined(floor, goal.floor)

    @cached_property
    def _nearest_gap(self) -> float:
        """How near two bases come: a Marker may be stood on, and a base may be above or below a model."""
        goal, model, game = self.goal, self.model, self.game
        if not isinstance(goal, Model):
            return 0.0
        level = goal.floor == model.floor or (
            goal.z < model.z + stand.height(game, model) and goal.z + stand.height(game, goal) > model.z
        )
        return self.r + radius(game, goal) if level else 0.0


def _gone_backwards(start: tuple[float, float], leg: Leg) -> Leg:
    """A leg gone backwards."""
    x, y = round(start[0]), round(start[1])
    return Arc(leg.cx, leg.cy, x, y, not leg.left) if isinstance(leg, Arc) else Straight(x, y)
