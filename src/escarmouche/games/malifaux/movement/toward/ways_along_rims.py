"""Ways that end in contact with the rim of something: how far along it they lead (MALI-TOW-02).

Along a straight rim the distance to a place is smallest at its foot, and greatest at the end of what can be reached; along a round one
there, or where the rim itself is nearest or furthest off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import atan2, ceil, cos, dist, pi, sin

from escarmouche.space.place import Track, around
from escarmouche.space.shape import Thing
from escarmouche.space.travel.path import Leg
from escarmouche.space.travel.shortest_ways import Ways
from escarmouche.space.units import ROUNDING, TOLERANCE, UNIT, Spot

ALONG = UNIT  # places tried on a rim are no further apart
NEAR = TOLERANCE / 2  # how close it comes to the last that can be reached


class WaysAlongRims:
    """The shortest ways of a base to places in contact with things, within a distance."""

    def __init__(self, ways: Ways, goal: Spot, distance: float, side: int, price: Callable[[list[Leg]], float]) -> None:
        self.ways, self.goal, self.distance, self.side, self.price = ways, goal, distance, side, price
        self.start = (ways.disc.x, ways.disc.y)

    def tracks(self, things: Iterable[Thing]) -> Iterator[Track]:
        """The stretches of the rims of things near, without what something else takes."""
        r = self.ways.disc.r
        for thing in things:
            if dist((thing.x, thing.y), self.start) <= thing.r + r + self.distance:
                yield from around(thing, r, self.ways.solids, (0, 0, self.side, self.side)).tracks

    def is_near(self, spot: Spot) -> bool:
        """Might the distance allow it?"""
        return dist(spot, self.start) <= self.distance + ALONG / 2

    def spots(self, track: Track) -> list[tuple[float, Spot]]:
        """Places along a rim, and by which share of it they lie: those nearest to the goal, and furthest from it, among them."""
        count = max(1, ceil(track.length / ALONG))
        shares = [k / count for k in range(count + 1)]
        shares += [share for share in self._turning(track) if 0 < share < 1]
        return [(share, track.at(share)) for share in sorted(shares)]

    def _turning(self, track: Track) -> list[float]:
        """Where along a rim the distance to the goal is smallest or greatest."""
        gx, gy = self.goal
        if track.radius:
            angle, turn = atan2(track.y - gy, track.x - gx) - track.start, track.end - track.start
            return [(angle + half) % (2 * pi) / turn for half in (0.0, pi)] if turn else []
        ux, uy = cos(track.start), sin(track.start)
        return [(ux * (gx - track.x) + uy * (gy - track.y)) / track.length] if track.length else []

    def along(self, track: Track) -> Iterator[list[Leg]]:
        """Ways to places on a rim; between one that can be reached and one that cannot the last that can."""
        tried = [(share, self._way(spot) if self.is_near(spot) else None) for share, spot in self.spots(track)]
        for _, legs in tried:
            if legs:
                yield legs
        for (low, one), (high, other) in pairwise(tried):
            if (one is None) != (other is None):
                inner, outer, legs = (low, high, one) if one is not None else (high, low, other)
                while abs(outer - inner) * track.length > NEAR:
                    half = (inner + outer) / 2
                    way = self._way(track.at(half))
                    inner, outer, legs = (half, outer, way) if way is not None else (inner, half, legs)
                if legs:
                    yield legs

    def _way(self, spot: Spot) -> list[Leg] | None:
        """The shortest way to a place, if the distance allows it."""
        legs = self.ways.path_to((round(spot[0]), round(spot[1])))
        return legs if legs is not None and self.price(legs) <= self.distance + ROUNDING else None
