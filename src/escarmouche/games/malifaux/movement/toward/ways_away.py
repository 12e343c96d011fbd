"""Ways away from a place past what hinders: which end the furthest from it (MALI-TOW-02, -04).

A base that cannot go straight on ends furthest away either in the open, or somewhere on the rim of what hinders. In the open the last leg
leads straight away from the place, from where the base leaves what it went round. Along a straight rim the distance to the place is
greatest at the end of what can be reached; along a round one there, or where the rim itself is furthest off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial
from itertools import pairwise
from math import asin, atan2, cos, dist, floor, hypot, pi, sin, sqrt

from escarmouche.games.malifaux.movement.toward.ways_along_rims import ALONG, WaysAlongRims
from escarmouche.space.disc import Body
from escarmouche.space.place import around
from escarmouche.space.shape import Round, Thing
from escarmouche.space.travel.leg_parts import shortened, way_length
from escarmouche.space.travel.path import Leg, Straight, at, parts_of
from escarmouche.space.travel.shortest_ways import Ways
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, UNIT, Point, Spot

BEYOND = 2 * UNIT  # how much further than the move a way is searched for
SIDES = 3  # directions to each side of straight away that it makes for,
STEP = pi / (3 * SIDES)  # this far apart;
HALVES = 6  # how often that is halved

Try = tuple[float, Callable[[], Iterable[list[Leg]]]]  # at best minus how far from the goal some ways end; the ways


class WaysAway:
    """The ways of a base from a start past solids, within a distance, that may end the furthest from a goal."""

    def __init__(
        self,
        start: Point,
        goal: Point,
        distance: float,
        r: int,
        solids: Sequence[Thing],
        side: int,
        price: Callable[[list[Leg]], float] | None = None,
    ) -> None:
        self.start, self.goal, self.distance, self.r, self.side = start, goal, distance, r, side
        self.solids = [solid for solid in solids if _apart(start, (solid.x, solid.y)) < solid.r + r + distance + BEYOND]
        self.ways = Ways(Body("", *start, r), distance + BEYOND, self.solids)
        self.price = price or partial(way_length, start)  # what a way costs
        self.far = dist(start, goal)
        self.heading = atan2(start[1] - goal[1], start[0] - goal[0])

    def tries(self) -> Iterator[Try]:
        """All of them, those of a kind together, the most promising first."""
        yield from self._leaning()
        yield from self.open_ways()
        yield from self._rims()

    # -- into the open

    def open_ways(self) -> Iterator[Try]:
        """Round what hinders and on, as far as the distance goes."""
        yield from self._posts()
        yield -self.far - self.distance - ROUNDING, self._finer
        yield from self._tangents()

    def _leaning(self) -> Iterator[Try]:
        """Straight lines past what is near, just in contact with it; the most direct one ends the furthest off."""
        (x, y), angles = self.start, []
        for cx, cy, radius in self._circles():
            apart = hypot(cx - x, cy - y)
            if radius < apart < self.distance + radius:
                towards, aside = atan2(cy - y, cx - x), asin(radius / apart)
                angles += [towards + aside, towards - aside]
        turns = [(angle - self.heading + pi) % (2 * pi) - pi for angle in angles]
        for promise, turn in sorted((self._straight(turn), turn) for turn in turns if abs(turn) < pi / 2):
            yield promise, partial(self._line, turn)

    def _circles(self) -> Iterator[tuple[float, float, float]]:
        """The circles about round things near and about corners of others, as the centre of the base meets them."""
        for thing in self.solids:
            for part in parts_of(thing):
                if isinstance(part, Round):
                    yield part.x, part.y, part.r + self.r
                else:
                    yield from ((x, y, self.r) for x, y in part.points)

    def _straight(self, turn: float) -> float:
        """How far a straight line off to one side leads, if nothing is in it."""
        return -hypot(self.far + self.distance * cos(turn), self.distance * sin(turn)) - ROUNDING

    def _line(self, turn: float) -> list[list[Leg]]:
        """A straight line as far as it goes."""
        (x, y), ux, uy = self.start, cos(self.heading + turn), sin(self.heading + turn)
        run, _ = contact(x, y, ux, uy, self.distance, self.r, self.solids)
        return [[Straight(round(x + ux * run), round(y + uy * run))]]

    def _posts(self) -> Iterator[Try]:
        """Toward places straight away and to both sides, a little further than it can go, and beside what is in the way."""
        turns = [k * STEP for k in range(-SIDES, SIDES + 1)]
        posts = [self._post(turn, reach) for turn in turns for reach in (self.distance, self.distance + BEYOND)]
        better = [point for point in dict.fromkeys((*posts, *self._beside())) if dist(point, self.goal) > self.far]
        for promise, point in sorted((self._ideal(point), point) for point in better):
            yield promise, partial(self._to, point)

    def _post(self, turn: float, reach: float) -> Point:
        """The place at that distance, in a direction off to one side of straight away."""
        angle = self.heading + turn
        return round(self.start[0] + reach * cos(angle)), round(self.start[1] + reach * sin(angle))

    def _beside(self) -> Iterator[Point]:
        """Places in contact with what the straight line runs into."""
        _, name = contact(*self.start, cos(self.heading), sin(self.heading), self.distance, self.r, self.solids)
        for thing in self.solids:
            if thing.id == name and thing.r < self.side:  # not the table edge
                yield from around(thing, self.r, self.solids).propose()

    def _ideal(self, point: Point) -> float:
        """What the straight way to a place comes to, if nothing is in it."""
        far = dist(self.start, point)
        part = min(1.0, self.distance / far) if far else 1.0
        return -dist(at(self.start, Straight(*point), part), self.goal) - ROUNDING

    def _to(self, point: Point) -> list[list[Leg]]:
        """The shortest way to a place, as far as the distance goes."""
        legs = self.ways.path_to(point)
        return [shortened(self.start, legs, self.distance)] if legs else []

    def _finer(self) -> Iterator[list[Leg]]:
        """Toward places between those tried, closer and closer to the best one."""
        for reach in (self.distance, self.distance + BEYOND):
            tried: dict[float, float] = {}
            turns = [k * STEP for k in range(-SIDES, SIDES + 1)]
            for halves in range(1, HALVES + 1):
                for turn in turns:
                    for legs in self._to(self._post(turn, reach)) or [[]]:
                        tried[turn] = self._end(legs) if self._recedes(legs) else 0.0
                        yield legs
                best = max(tried, key=lambda turn: (tried[turn], -abs(turn), turn))
                turns = [best - STEP / 2**halves, best + STEP / 2**halves]

    def _tangents(self) -> Iterator[Try]:
        """Round what is near until the way on leads straight away from the goal."""
        (gx, gy), points = self.goal, []
        for x, y, radius in self._circles():
            apart = hypot(x - gx, y - gy)
            if apart <= radius:
                continue
            towards, aside, foot = atan2(y - gy, x - gx), asin(radius / apart), sqrt(apart**2 - radius**2)
            for angle in (towards + aside, towards - aside):
                ux, uy = cos(angle), sin(angle)
                left = self.distance - _apart(self.start, (gx + foot * ux, gy + foot * uy))
                if left > 0:
                    ends = foot + left, foot + left + BEYOND / 2
                    points += [(-foot - left - ROUNDING, (round(gx + e * ux), round(gy + e * uy))) for e in ends]
        for promise, point in sorted(points):
            yield promise, partial(self._to, point)

    # -- to the rim of what hinders

    def _rims(self) -> Iterator[Try]:
        """Ways that end in contact with something, the table edge too, as far along it as the distance goes."""
        beside, tracks = WaysAlongRims(self._kept_off, self.goal, self.distance, self.side, self.price), []
        for track in beside.tracks(self.solids):
            near = [spot for _, spot in beside.spots(track) if beside.is_near(spot)]
            if near:
                tracks.append((max(dist(spot, self.goal) for spot in near) + ALONG / 2, track))
        for promise, track in sorted(tracks, reverse=True):
            yield -promise, partial(beside.along, track)

    @cached_property
    def _kept_off(self) -> Ways:
        """The shortest ways that stay as far from the goal as the base is: the circle through the start is like a solid."""
        within = floor(self.far - self.r) + TOLERANCE  # a base that may overlap it that little comes no nearer
        solids = [*self.solids, Body("", *self.goal, within)] if within > 0 else self.solids
        return Ways(self.ways.disc, self.ways.distance, solids)

    # -- ways

    def _end(self, legs: list[Leg]) -> float:
        """How far from the goal a way ends."""
        return dist((legs[-1].x, legs[-1].y), self.goal) if legs else self.far

    def _recedes(self, legs: list[Leg]) -> bool:
        """Does a way lead no nearer to the goal, as far as places on it show?"""
        start, fars = self.start, [self.far]
        for leg in legs:
            fars += [dist(at(start, leg, part), self.goal) for part in (0.02, 0.5, 1.0)]
            start = (leg.x, leg.y)
        return all(b >= a - ROUNDING for a, b in pairwise(fars))


def _apart(one: Spot, other: Spot) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
