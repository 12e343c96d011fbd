"""Ways away from a place that end in contact with what is in the way: how far along it one gets (MALI-TOW-02, -04).

Who cannot go straight on ends furthest away either in the open, or somewhere on the rim of what hinders. Along a straight rim the distance
to the place is greatest at the end of what can be reached; along a round one there, or where the rim itself is furthest off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import atan2, ceil, dist, hypot, pi

from escarmouche.space.disc import Body
from escarmouche.space.path import Leg
from escarmouche.space.place import Track, around
from escarmouche.space.shape import Box, Thing
from escarmouche.space.units import ROUNDING, TOLERANCE, UNIT, Point
from escarmouche.space.ways import Ways

STEP = UNIT  # places on a rim that are looked at are no further apart
CLOSE = 4 * TOLERANCE  # how close one comes to the best place to leave a rim
NEAR = TOLERANCE / 2  # how close one comes to the last that can be reached


class Further:
    """The rims near a start, and the ways to their places that are furthest from a goal."""

    def __init__(
        self, start: Point, goal: Point, distance: float, ways: Ways, price: Callable[[list[Leg]], float], bounds: Box
    ) -> None:
        self.start, self.goal, self.distance = start, goal, distance
        self.ways, self.price, self.bounds = ways, price, bounds

    def tracks(self) -> Iterator[tuple[float, Track]]:
        """The stretches of rims that are near enough, the most promising first: how far from the goal one could end on each at best."""
        # on the circle about the goal one gets no further
        return self.stretches([solid for solid in self.ways.solids if not isinstance(solid, Body) or solid.id])

    def stretches(self, things: Sequence[Thing], *, onward: bool = False) -> Iterator[tuple[float, Track]]:
        """The same of the rims of some things; `onward`: from there one goes on as far as the distance allows."""
        (x, y), r, found = self.start, self.ways.disc.r, []
        for thing in things:
            if hypot(thing.x - x, thing.y - y) <= thing.r + r + self.distance:
                for track in around(thing, r, self.ways.solids, self.bounds).tracks:
                    near = [spot for _, spot in self._spots(track) if self._near(spot)]
                    best = [dist(spot, self.goal) + onward * (self.distance - dist(spot, self.start)) for spot in near]
                    if best:
                        found.append((max(best) + STEP, track) if onward else (max(best) + STEP / 2, track))
        return iter(sorted(found, reverse=True))

    def _near(self, spot: tuple[float, float]) -> bool:
        return dist(spot, self.start) <= self.distance + STEP / 2

    def _spots(self, track: Track) -> list[tuple[float, tuple[float, float]]]:
        """Places along a rim, and by which share of it they lie."""
        count = max(1, ceil(track.length / STEP))
        shares = [k / count for k in range(count + 1)]
        if track.radius:
            angle = atan2(track.y - self.goal[1], track.x - self.goal[0])
            turn = (angle - track.start) % (2 * pi)
            if 0 < turn < track.end - track.start:
                shares.append(turn / (track.end - track.start))
        return [(share, track.at(share)) for share in sorted(shares)]

    def along(self, track: Track) -> Iterator[list[Leg]]:
        """Ways to places on a rim; between one that can be reached and one that cannot the last that can."""
        tried = [(share, self._way(spot) if self._near(spot) else None) for share, spot in self._spots(track)]
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

    def over(self, track: Track, onward: Callable[[tuple[float, float]], list[Leg]]) -> Iterator[list[Leg]]:
        """Ways that lead on from a place of a rim: from the best of those tried closer and closer to the best of all."""
        shares = [share for share, spot in self._spots(track) if self._near(spot)]
        tried = {share: onward(track.at(share)) for share in shares}
        best = max(tried, key=lambda share: self._end(tried[share]), default=None)
        step = STEP / max(1.0, track.length)
        while best is not None and step * track.length > CLOSE:
            step /= 2
            for share in (best - step, best + step):
                if 0 <= share <= 1 and share not in tried:
                    tried[share] = onward(track.at(share))
            best = max(tried, key=lambda share: self._end(tried[share]))
        if best is not None and tried[best]:
            yield tried[best]

    def _end(self, legs: list[Leg]) -> float:
        """How far from the goal a way ends."""
        return dist((legs[-1].x, legs[-1].y), self.goal) if legs else 0.0

    def _way(self, spot: tuple[float, float]) -> list[Leg] | None:
        """The shortest way to a place, if the distance allows it."""
        point = (round(spot[0]), round(spot[1]))
        legs = self.ways.path_to(point)
        return legs if legs is not None and self.price(legs) <= self.distance + ROUNDING else None
