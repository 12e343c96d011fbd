"""Shortest ways past many solids, few of which are in the way: only those are examined.

The shortest way past some of the solids that is also clear of all the others is the shortest way past all of them. So the search
begins with none, and adds what the way runs into until it runs into nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from escarmouche.space.disc import Base
from escarmouche.space.shape import Piece, Thing
from escarmouche.space.travel.leg import first
from escarmouche.space.travel.path import Leg, Straight
from escarmouche.space.travel.reach import Reach
from escarmouche.space.units import TOLERANCE, Point, Spot

MOST = 12  # things that a way may lead round; mazes are left to `Reach`


class Ways:
    """The shortest ways of a base that are no longer than a distance."""

    def __init__(self, disc: Base, distance: float, solids: Sequence[Thing], zones: Sequence[Piece] = ()) -> None:
        self.disc, self.distance = disc, distance
        self.solids = [thing for thing in (*solids, *zones) if thing is not disc]
        self._known: dict[tuple[int, ...], Reach] = {}

    def path_to(self, point: Point) -> list[Leg] | None:
        """The shortest way to a point; None if it is too far, cannot be reached, or leads round too many things.

        >>> from escarmouche.space.disc import Body, Disc
        >>> posts = [Body("post", 2000, 0, 500), Body("far", 2000, 9000, 500)]
        >>> [leg.__class__.__name__ for leg in Ways(Disc(0, 0, 500), 9000, posts).path_to((4000, 0))]
        ['Straight', 'Arc', 'Straight']
        """
        if point == (self.disc.x, self.disc.y):
            return []
        far = hypot(point[0] - self.disc.x, point[1] - self.disc.y)
        if far > self.distance - TOLERANCE:  # a detour would make it too far
            straight: list[Leg] = [Straight(*point)]
            return straight if far <= self.distance + TOLERANCE and self._hit(straight) is None else None
        chosen: tuple[int, ...] = ()
        legs: list[Leg] | None = [Straight(*point)]
        while legs is not None and len(chosen) <= MOST:
            hit = self._hit(legs)
            if hit is None:
                return legs
            if hit in chosen:
                return None
            chosen = tuple(sorted((*chosen, hit)))
            legs = self._past(chosen, point)
        return None

    def _past(self, chosen: tuple[int, ...], point: Point) -> list[Leg] | None:
        """The shortest way past some of the solids."""
        if chosen not in self._known:
            self._known[chosen] = Reach(self.disc, self.distance, [self.solids[k] for k in chosen])
        return self._known[chosen].seek(point)

    def _hit(self, legs: Sequence[Leg]) -> int | None:
        """The solid that a way runs into, if any."""
        start: Spot = (self.disc.x, self.disc.y)
        for leg in legs:
            hit = first(start, leg, self.disc.r, self.solids)
            if hit is not None:
                return hit
            start = (leg.x, leg.y)
        return None
