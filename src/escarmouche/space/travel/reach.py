"""Reach: where a base can get to with a path of straight legs and arcs of at most a given length, and by which path.

The shortest way for a base past solids is that of a thread, pulled tight, for its centre past the solids grown by its
radius: straight legs that lean on circles (about round things and about corners), and arcs along those circles. So the
way is searched over the lines that lean on two circles, each with the side on which it passes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import atan2, cos, hypot, inf, pi, sin, sqrt
from typing import NamedTuple

from escarmouche.space.disc import Base
from escarmouche.space.place import Track, around, open_stretches
from escarmouche.space.shape import Piece, Round, Shape, Thing
from escarmouche.space.travel.leg import blocked
from escarmouche.space.travel.path import Arc, Leg, Straight, length, parts_of
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, Point, Spot

FULL = 2 * pi
THERE = -1  # instead of a circle: the point that is sought


class _Circle(NamedTuple):
    """A circle that a thread can lean on."""

    x: int
    y: int
    radius: float


Arrival = tuple[int, bool, float]  # at which circle, which way round, at which angle


class _State(NamedTuple):
    """An arrival at a circle: how long the way was, at which circle and which way round, at which angle, and from where."""

    far: float
    circle: int
    left: bool
    angle: float
    before: _State | None
    leave: float  # the angle at which the previous circle was left


Hope = tuple[
    float, Arrival, int, _State
]  # the least length of a way, where it has arrived, and the order in which it was thought of


class Reach:
    """Where a base can get to within a distance: test a point, find the way, propose good points, draw itself."""

    def __init__(self, disc: Base, distance: float, solids: Sequence[Thing], zones: Sequence[Piece] = ()) -> None:
        self.disc, self.distance = disc, distance
        far = distance + disc.r + TOLERANCE
        self.solids = [s for s in (*solids, *zones) if hypot(s.x - disc.x, s.y - disc.y) <= s.r + far and s is not disc]
        self._parts = [part for solid in self.solids for part in parts_of(solid)]
        circles = dict.fromkeys(c for part in self._parts for c in _circles(part, disc.r))
        start = (disc.x, disc.y)
        self._circles = [c for c in circles if hypot(c.x - disc.x, c.y - disc.y) - c.radius <= distance]
        self._open: dict[int, list[tuple[float, float]]] = {}
        self._ways: dict[tuple[int, bool], list[tuple[float, int, bool, float, float]]] = {}
        self._off: dict[tuple[int, bool], list[tuple[float, int, bool, float, float]]] = {}
        self._tried = 0
        self._lanes: dict[tuple[int, bool, int, bool], bool] = {}
        self._states: dict[tuple[int, bool], list[_State]] | None = None
        self.start: Spot = start

    def contains(self, point: Point) -> bool:
        """Can the base end up here?"""
        return self.path_to(point) is not None

    def path_to(self, point: Point) -> list[Leg] | None:
        """The shortest way to a point; None if it is too far or cannot be reached."""
        far = hypot(point[0] - self.disc.x, point[1] - self.disc.y)
        if far > self.distance + TOLERANCE:
            return None
        if point == (self.disc.x, self.disc.y):
            return []
        if self._clear(self.start, point):
            return [Straight(*point)]
        best: tuple[float, _State | None, float] = (self.distance + TOLERANCE, None, 0.0)
        for (k, left), states in self._settled().items():
            circle = self._circles[k]
            for leave, run in _to_point(circle, left, point):
                if min(state.far for state in states) + run >= best[0] or not self._clear(
                    _point_on(circle, leave), point
                ):
                    continue
                for state in states:
                    turn = self._turn(k, left, state.angle, leave)
                    total = state.far + turn * circle.radius + run
                    if total < best[0]:
                        best = (total, state, leave)
        return self._legs(best[1], best[2], point) if best[1] else None

    def seek(self, point: Point) -> list[Leg] | None:
        """The shortest way to a point, for callers that ask for few points: ways toward the point are followed first, and tested late."""
        if hypot(point[0] - self.disc.x, point[1] - self.disc.y) > self.distance + TOLERANCE:
            return None
        if point == (self.disc.x, self.disc.y):
            return []
        if self._clear(self.start, point):
            return [Straight(*point)]
        queue: list[Hope] = []
        for k, circle in enumerate(self._circles):
            for left in (True, False):
                for angle, run in _from_point(circle, left, self.start):
                    self._hope(queue, _State(run, k, left, angle, None, 0.0), point)
        met: set[Arrival] = set()
        while queue:
            _, arrival, _, state = heappop(queue)
            if arrival in met or not self._free(state, point):
                continue
            if state.circle == THERE:
                return self._legs(state.before, state.leave, point) if state.before else None
            met.add(arrival)
            self._onward(queue, state, point)
        return None

    def _onward(self, queue: list[Hope], state: _State, point: Point) -> None:
        """From a circle to all the others, and to the point."""
        here, left, angle = self._circles[state.circle], state.left, state.angle
        for leave, run in _to_point(here, left, point):
            total = state.far + _turned(left, angle, leave) * here.radius + run
            self._hope(queue, _State(total, THERE, True, 0.0, state, leave), point)
        for leave, k, way, arrive, run in self._lines(state.circle, left):
            total = state.far + _turned(left, angle, leave) * here.radius + run
            self._hope(queue, _State(total, k, way, arrive, state, leave), point)

    def _hope(self, queue: list[Hope], state: _State, point: Point) -> None:
        """Note a way that may lead on, by its least possible length."""
        left = 0.0
        if state.circle != THERE:
            x, y = _point_on(self._circles[state.circle], state.angle)
            left = hypot(x - point[0], y - point[1])
        if state.far + left < self.distance + TOLERANCE:
            arrival = (state.circle, state.left, state.angle)
            heappush(queue, (state.far + left, arrival, self._tried, state))
            self._tried += 1  # of equally long ways, the first that was thought of

    def _free(self, state: _State, point: Point) -> bool:
        """Is the last stretch of a way free: along the previous circle, and straight to where it arrived?"""
        before = state.before
        end = _point_on(self._circles[state.circle], state.angle) if state.circle != THERE else point
        if before is None:
            return self._clear(self.start, end)
        if self._turn(before.circle, before.left, before.angle, state.leave) == inf:
            return False
        start, line = (
            _point_on(self._circles[before.circle], state.leave),
            (before.circle, before.left, state.circle, state.left),
        )
        if state.circle == THERE:
            return self._clear(start, end)
        if line not in self._lanes:
            self._lanes[line] = self._clear(start, end)
        return self._lanes[line]

    def _lines(self, k: int, left: bool) -> list[tuple[float, int, bool, float, float]]:
        """The straight lines from a circle to the others, whatever is in the way."""
        if (k, left) not in self._off:
            self._off[k, left] = [
                (leave, m, other, arrive, run)
                for m, circle in enumerate(self._circles)
                if m != k
                for other in (True, False)
                for leave, arrive, run in _between(self._circles[k], left, circle, other)
            ]
        return self._off[k, left]

    def _legs(self, last: _State, leave: float, point: Point) -> list[Leg] | None:
        """The way as legs, with whole numbers; None if rounding spoils it."""
        chain = []
        state: _State | None = last
        while state is not None:
            chain.append((state, leave))
            leave = state.leave
            state = state.before
        legs: list[Leg] = []
        here: Point = (self.disc.x, self.disc.y)
        for step, off in reversed(chain):
            circle = self._circles[step.circle]
            here = _extend(legs, here, _rounded(_point_on(circle, step.angle)))
            turn = (off - step.angle) % FULL if step.left else (step.angle - off) % FULL
            goal = _rounded(_point_on(circle, off))
            if turn * circle.radius > 3 * ROUNDING and turn < FULL - 1e-6 and goal != here:
                legs.append(Arc(circle.x, circle.y, *goal, step.left))
                here = goal
        _extend(legs, here, point)
        return legs if self._allowed(legs) else None

    def _allowed(self, legs: list[Leg]) -> bool:
        here, total = self.start, 0.0
        for leg in legs:
            if blocked(here, leg, self.disc.r, self.solids):
                return False
            total += length(here, leg)
            here = (leg.x, leg.y)
        return total <= self.distance + TOLERANCE

    def _clear(self, start: Spot, end: Spot) -> bool:
        return blocked(start, Straight(*end), self.disc.r, self.solids) is None  # type: ignore[arg-type]

    def _settled(self) -> dict[tuple[int, bool], list[_State]]:
        """Every arrival at every circle within the distance, shortest way first."""
        if self._states is not None:
            return self._states
        self._states = {}
        queue: list[tuple[float, Arrival, _State]] = []
        best: dict[Arrival, float] = {}
        for k, circle in enumerate(self._circles):
            for left in (True, False):
                for angle, run in _from_point(circle, left, self.start):
                    if run <= self.distance and self._clear(self.start, _point_on(circle, angle)):
                        self._push(queue, best, _State(run, k, left, angle, None, 0.0))
        while queue:
            far, _, state = heappop(queue)
            if far > best[state.circle, state.left, state.angle]:
                continue
            self._states.setdefault((state.circle, state.left), []).append(state)
            radius = self._circles[state.circle].radius
            for leave, k, left, arrive, run in self._out(state.circle, state.left):
                turn = self._turn(state.circle, state.left, state.angle, leave)
                total = far + turn * radius + run
                if total <= self.distance:
                    self._push(queue, best, _State(total, k, left, arrive, state, leave))
        return self._states

    @staticmethod
    def _push(queue: list[tuple[float, Arrival, _State]], best: dict[Arrival, float], state: _State) -> None:
        key = (state.circle, state.left, state.angle)
        if state.far < best.get(key, inf):
            best[key] = state.far
            heappush(queue, (state.far, key, state))  # equally far: ordered by place, the same on every machine

    def _out(self, k: int, left: bool) -> list[tuple[float, int, bool, float, float]]:
        """The straight ways from a circle to the others: where they leave it, to which circle, where they arrive, how long they are."""
        if (k, left) not in self._ways:
            self._ways[k, left] = [
                line
                for line in self._lines(k, left)
                if self._clear(_point_on(self._circles[k], line[0]), _point_on(self._circles[line[1]], line[3]))
            ]
        return self._ways[k, left]

    def _turn(self, k: int, left: bool, start: float, end: float) -> float:
        """The distance along a circle from angle to angle; inf if something is in the way."""
        turn = _turned(left, start, end)
        if k not in self._open:
            self._open[k] = self._stretches(self._circles[k])
        for low, high in self._open[k]:
            offset = (start - low) % FULL
            if offset > FULL - 1e-7:
                offset = 0.0
            if offset <= high - low + 1e-7:
                room = high - low - offset if left else offset
                return turn if turn <= room + 1e-7 or high - low > FULL - 1e-7 else inf
        return inf

    def _stretches(self, circle: _Circle) -> list[tuple[float, float]]:
        """The free stretches of a circle, joined where they meet at angle 0."""
        tracks = open_stretches(Track(circle.x, circle.y, circle.radius, 0.0, FULL), self._parts, self.disc.r, None)
        stretches = [(track.start, track.end) for track in tracks]
        if len(stretches) > 1 and stretches[0][0] == 0 and stretches[-1][1] == FULL:
            last = stretches.pop()
            stretches[0] = (last[0], FULL + stretches[0][1])
        return stretches

    def propose(self) -> list[Point]:
        """Some good points: in contact with things, and at full and half distance all around."""
        x, y, r = self.disc.x, self.disc.y, self.disc.r
        points: dict[Point, None] = {}
        for k in range(16):
            ux, uy = cos(pi * k / 8), sin(pi * k / 8)
            far, _ = contact(x, y, ux, uy, self.distance, r, self.solids)
            points[_rounded((x + ux * far, y + uy * far))] = None
            if k % 2 == 0:
                points[_rounded((x + ux * far / 2, y + uy * far / 2))] = None
        for solid in self.solids:
            for point in around(solid, r, self.solids).propose():
                points[point] = None
        return [point for point in points if self.contains(point)]

    def outline(self, rays: int = 48) -> list[list[Point]]:
        """The rings of the region, for drawing. Accurate enough for the eye; `contains` decides."""
        # shapely is slow to load, and only drawing needs it here
        from shapely import Polygon as Area  # type: ignore[import-untyped, unused-ignore]
        from shapely import unary_union

        fans = [Area(self._fan(self.start, self.distance, rays))]
        for states in self._settled().values():
            for state in states:
                circle = self._circles[state.circle]
                for step in range(12):
                    angle = state.angle + (1 if state.left else -1) * step * pi / 12
                    left = self.distance - state.far - step * pi / 12 * circle.radius
                    if left > 0 and self._turn(state.circle, state.left, state.angle, angle) < inf:
                        fans.append(Area(self._fan(_point_on(circle, angle), left, rays)))
        union = unary_union([fan.buffer(0) for fan in fans])
        areas = getattr(union, "geoms", [union])
        rings = [ring for area in areas if not area.is_empty for ring in (area.exterior, *area.interiors)]
        return [[_rounded(p) for p in ring.coords] for ring in rings]

    def _fan(self, start: Spot, far: float, rays: int) -> list[Spot]:
        fan = []
        for k in range(rays):
            ux, uy = cos(FULL * k / rays), sin(FULL * k / rays)
            run, _ = contact(start[0], start[1], ux, uy, far, self.disc.r, self.solids)
            fan.append((start[0] + ux * run, start[1] + uy * run))
        return fan


def _turned(left: bool, start: float, end: float) -> float:
    """The turn from angle to angle; a full turn counts as none."""
    turn = (end - start) % FULL if left else (start - end) % FULL
    return turn if turn <= FULL - 1e-7 else 0.0


def _circles(part: Shape, r: int) -> list[_Circle]:
    if isinstance(part, Round):
        return [_Circle(part.x, part.y, float(part.r + r))]
    return [_Circle(round(x), round(y), float(r)) for x, y in part.points if x == round(x) and y == round(y)]


def _point_on(circle: _Circle, angle: float) -> Spot:
    return circle.x + circle.radius * cos(angle), circle.y + circle.radius * sin(angle)


def _rounded(spot: Spot) -> Point:
    return round(spot[0]), round(spot[1])


def _extend(legs: list[Leg], here: Point, goal: Point) -> Point:
    if goal != here:
        legs.append(Straight(*goal))
    return goal


def _between(one: _Circle, left: bool, other: _Circle, way: bool) -> list[tuple[float, float, float]]:
    """The line that leaves one circle and arrives at another: the two angles and its length."""
    dx, dy = other.x - one.x, other.y - one.y
    a, b = (one.radius if left else -one.radius), (other.radius if way else -other.radius)
    square, drop = dx * dx + dy * dy, b - a
    if not square or square < drop * drop:
        return []
    run = sqrt(square - drop * drop)
    nx, ny = (dx * drop - dy * run) / square, (dx * run + dy * drop) / square
    return [(atan2(-ny, -nx) if left else atan2(ny, nx), atan2(-ny, -nx) if way else atan2(ny, nx), run)]


def _from_point(circle: _Circle, left: bool, point: Spot) -> list[tuple[float, float]]:
    """Where the line from a point arrives at a circle, and its length. A point in contact is there already."""
    dx, dy = point[0] - circle.x, point[1] - circle.y
    apart = hypot(dx, dy)
    if circle.radius - TOLERANCE <= apart <= circle.radius:
        return [(atan2(dy, dx), circle.radius - apart)]
    lines = _between(_Circle(point[0], point[1], 0.0), True, circle, left)  # type: ignore[arg-type]
    return [(arrive, run) for _, arrive, run in lines]


def _to_point(circle: _Circle, left: bool, point: Spot) -> list[tuple[float, float]]:
    """Where to leave a circle to go straight to a point."""
    return _from_point(circle, not left, point)
