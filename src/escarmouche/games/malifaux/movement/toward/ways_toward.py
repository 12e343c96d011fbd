"""Ways round what hinders that come nearer to a place all the time: which end the nearest to it (MALI-TOW-02, -03).

One search over lines and arcs that lean on what is near, as in `space/reach.py`. What may end the nearest is followed first, whatever is
in it; whether something is, and what it costs, is checked when it is next. Only what turns out to be in the way is led round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from math import acos, asin, atan2, cos, hypot, inf, pi, sin, sqrt
from typing import Any, NamedTuple

from escarmouche.games.malifaux.movement.follow_way import overlaps
from escarmouche.games.malifaux.movement.toward.severe_rims import crossings, exits, inlets, outlets, skirts
from escarmouche.space.disc import Body, Disc
from escarmouche.space.outline import Edge
from escarmouche.space.path import Arc, Leg, Straight, at, parts_of, radius_of, stretches, turn_of
from escarmouche.space.place import free, wedged
from escarmouche.space.shape import Piece, Polygon, Round, Shape, Thing, signed
from escarmouche.space.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, Point, Spot

FULL = 2 * pi
SLACK = 4 * TOLERANCE  # a way that ends this little short of the best one is as good
MOST = 12  # things that one way leads round; a maze is left to whoever wants to find out
ENOUGH = 60  # places to go on from, four times as many where wading is allowed
ARC = 3 * ROUNDING  # a shorter one is none
RAYS = 6  # lines aside to each side, over a right angle
BEAMS = 45  # the same when wading
BEAM = pi / 2 / BEAMS  # the angle between two of them
TRIES = 3  # of the lines on each side that are legal
FINEST = 0.002  # how close it comes to the best direction: less than 0.01" to the side

GRAZE = -2.0 * TOLERANCE  # how far a line may cut into what it leans on
NEXT = (0.0, 0.0, 0.0, 0.0)  # none

LINE, HEAD, STATE, END = range(4)  # what comes next: a line to a circle, one to the goal, being there, the end of a way

Circle = tuple[
    float, float, float, float, float, float, float
]  # where, its radius (0: a place to go by), from a corner to the next ones
Arrival = tuple[int, bool, float]  # at which circle, which way round, at which angle
Runs = list[tuple[float, float]]  # from where to where


class State(NamedTuple):
    """Arrived at a circle, or at the start (no circle)."""

    cost: float
    circle: int
    left: bool
    angle: float
    before: State | None
    leave: float  # the angle at which the circle before was left
    side: int  # of the straight line to the goal: 1 or -1, 0 at the start


class WaysToward:
    """The ways of a base from a place, within a distance, that come nearer to a goal all the time; the nearest ends first."""

    def __init__(
        self,
        start: Point,
        goal: Point,
        distance: float,
        r: int,
        solids: Sequence[Thing],
        mires: Sequence[Piece],
        best: float,
    ) -> None:
        self.start, self.goal, self.distance, self.r = start, goal, distance, r
        self.solids, self.mires = solids, mires
        self._shallows = [part for mire in mires for part in mire.parts]
        self.best, self.limit = best, best - TOLERANCE  # what is known, and what it must not end further away than
        self._sides: list[int] = []  # on which sides something as good is known
        self._deep = self._depth()
        self._circles: list[Circle] = []
        self._common: list[int] = []  # those that all ways may lead to, not only one
        self.chosen: list[tuple[str, bool]] = []
        self._states: list[State] = []  # places already visited
        self._arcs: dict[Arrival, tuple[float, Runs]] = {}
        self._met: dict[Arrival, float] = {}  # what it cost to get there
        self._open: set[int] = set()  # places where the base comes out into the open, not along the rim
        self._places: dict[Point, int] = {}  # to go by, near what it wades in
        self._left: set[Spot] = set()  # from where ways out of what it wades in were searched for
        self._queue: list[tuple[float, int, int, int, Any]] = []
        self._tried = 0

    def _depth(self) -> float:
        """How far it must wade from the start before it is out of what it is in, or is at the end."""
        (x, y), deep = self.start, 0.0
        for mire in self.mires:
            for part in mire.parts:
                deep = max(deep, self.r - TOLERANCE - signed(part, x, y))
        return min(deep, self.distance / 2)

    def ends(self) -> Iterator[tuple[float, int, list[Leg]]]:
        """How near a way ends, on which side of the straight one it goes, and its legs."""
        self._arrive(State(0.0, -1, True, 0.0, None, 0.0, 0))
        queue, tried = self._queue, False
        if self.mires:
            yield from self._beams()
        while True:
            if not queue or queue[0][0] > self.limit:
                if tried:
                    return
                tried = True
                self._wedges()
                self._rays()
                continue
            hope, _, kind, side, what = heappop(queue)
            if side in self._sides and hope > self.best - TOLERANCE:
                continue
            if kind == LINE:
                self._follow(what, side)
            elif kind == HEAD:
                self._head(*what)
            elif kind == STATE:
                if what.cost <= self._met[what[1:4]] and len(self._states) < (4 * ENOUGH if self.mires else ENOUGH):
                    self._arrive(what)
            else:
                legs = self._legs(*what)
                if legs:
                    yield hope, side, legs

    def accept(self, short: float, side: int) -> None:
        """A way that is as good as any, and legal: from now on only better ones count, or those on the other side."""
        self.best = min(self.best, short)
        self.limit = self.best + SLACK
        self._sides.append(side)

    def _push(self, hope: float, kind: int, side: int, what: Any) -> None:
        if hope <= self.limit:
            heappush(self._queue, (hope, self._tried, kind, side, what))  # equally near: who was thought of first
            self._tried += 1

    # -- from where the base is

    def _arrive(self, state: State) -> None:
        """At a circle, or at the start: on to the goal, or to another circle."""
        self._states.append(state)
        cost, k, left, angle, _, _, side = state
        gx, gy = self.goal
        x, y, radius = (*self.start, 0.0) if k < 0 else self._circles[k][:3]
        far, leave, run = hypot(gx - x, gy - y), angle, self.distance - cost
        if k < 0:
            run -= self._deep
        elif radius:
            towards, off = atan2(gy - y, gx - x), acos(radius / far) if far > radius else 0.0
            leave = towards - off if left else towards + off
            turn = _turned(left, angle, leave)
            if turn * radius > run:  # it ends on the circle
                turn = run / radius
                leave = angle + turn if left else angle - turn
            run -= turn * radius
            x, y = x + radius * cos(leave), y + radius * sin(leave)
        apart = hypot(gx - x, gy - y)
        run = max(0.0, min(run, apart)) if far > radius else 0.0
        self._push(apart - run, HEAD, side, (state, leave, run))
        self._lines(state, self._common)
        if self.mires and k >= 0 and not radius:
            self._last(state)

    def _last(self, state: State) -> None:
        """From where the base left what it waded in, or enters it, straight to the rim of what is in the way, as far as it gets."""
        (x, y), left = self._circles[state.circle][:2], self.distance - state.cost
        for thing in self.solids:
            if (thing.id, False) in self.chosen and hypot(thing.x - x, thing.y - y) < thing.r + self.r + left:
                for px, py, *_ in (*self._ends_at(thing, (x, y), left), *self._ends_at(thing, (x, y), left / 2)):
                    hope = hypot(px - self.goal[0], py - self.goal[1])
                    self._push(hope, LINE, state.side, (state, 0.0, (px, py), None))

    def _ends_at(self, thing: Thing, spot: Spot, left: float) -> Iterator[Circle]:
        """Places in contact with a thing that are just as far from a place as the base gets."""
        for part in (Round(thing.x, thing.y, thing.r),) if isinstance(thing, Body) else thing.parts:
            if isinstance(part, Round):
                yield from self._at_range(part.x, part.y, part.r + self.r, spot, left)
                continue
            for corner in self._corners(part):
                yield from self._at_range(corner[0], corner[1], self.r, spot, left)
            yield from self._beside(part, spot, left)

    def _lines(self, state: State, circles: Iterable[int]) -> None:
        """Straight lines to circles, whatever is in them; too long ones, and any part that leads away again, are cut."""
        cost, k, left, angle, _, _, side = state
        gx, gy = self.goal
        x, y, radius, *nexts = (*self.start, 0.0) if k < 0 else self._circles[k]
        a = radius if left else -radius
        for m in circles:
            if m == k:
                continue
            cx, cy, size, ax, ay, bx, by = self._circles[m]
            dx, dy = cx - x, cy - y
            square = dx * dx + dy * dy
            for way in (True, False) if size else (True,):
                b = size if way else -size
                drop = b - a
                rest = square - drop * drop
                if rest > 0.0:
                    run = sqrt(rest)
                    nx, ny = (dx * drop - dy * run) / square, (dx * run + dy * drop) / square
                    qx, qy, px, py = x - nx * a, y - ny * a, cx - nx * b, cy - ny * b
                    if (ax or ay) and _cuts(px - qx, py - qy, run, way, ax, ay, bx, by):
                        continue
                    if radius and _cuts(px - qx, py - qy, run, left, *nexts):
                        continue
                    arrive = atan2(py - cy, px - cx)
                elif square < ((radius or size) - TOLERANCE) ** 2 or (radius and size) or k in self._open:
                    continue
                elif radius:  # a place beside the circle itself
                    run, arrive, qx, qy, px, py = 0.0, 0.0, cx, cy, cx, cy
                else:  # in contact already
                    run, arrive, qx, qy, px, py = 0.0, atan2(-dy, -dx), x, y, x, y
                total, leave = cost + run, 0.0
                if k < 0:
                    total += min(run, self._deep)
                elif radius:
                    leave = atan2(qy - y, qx - x)
                    total += _turned(left, angle, leave) * radius
                apart, over = hypot(gx - px, gy - py), total - self.distance
                past = ((px - gx) * (px - qx) + (py - gy) * (py - qy)) / run if run else 0.0
                if past > over and past > 0 and apart - self._nearest((qx, qy), run, apart, past) > ROUNDING:
                    over = past
                elif over <= ROUNDING:
                    on = (m, way, arrive)
                    hope = apart - self.distance + total
                    self._push(hope, LINE, side or self._side(px, py), (state, leave, (px, py), on))
                    continue
                if over < run:
                    px, py = px + over / run * (qx - px), py + over / run * (qy - py)
                    hope = hypot(gx - px, gy - py)
                    self._push(hope, LINE, side or self._side(px, py), (state, leave, (px, py), None))

    def _nearest(self, start: Spot, run: float, apart: float, past: float) -> float:
        """How near the base comes to the goal along a line that passes it at this distance."""
        if past >= run:
            return hypot(start[0] - self.goal[0], start[1] - self.goal[1])
        return sqrt(max(0.0, apart * apart - past * past))

    def _side(self, x: float, y: float) -> int:
        """On which side of the line to the goal a place lies."""
        (sx, sy), (gx, gy) = self.start, self.goal
        return 1 if (gx - sx) * (y - sy) > (gy - sy) * (x - sx) else -1

    # -- along it

    def _follow(self, line: tuple[State, float, Spot, Arrival | None], side: int) -> None:
        """A line to a circle: what is in it is to be led round; past it the base is there."""
        state, leave, end, on = line
        met = self._met.get(on, inf) if on is not None else inf
        if met < inf and not self.mires:
            return
        turned = self._turn(state, leave)
        if turned is None:
            return
        before, (x, y) = turned
        if before + hypot(end[0] - x, end[1] - y) >= met - ROUNDING:
            return  # it was reached for less
        gone = self._straight((x, y), end, before)
        if gone is None:
            return
        spot, cost = gone
        if on is not None and on[0] in self._common and cost - before > hypot(spot[0] - x, spot[1] - y) + 2 * ROUNDING:
            self._wade(state, (x, y), before, end)
        if on is None or spot != end:
            self._push(hypot(spot[0] - self.goal[0], spot[1] - self.goal[1]), END, side, (state, leave, spot))
            return
        if cost >= met - ROUNDING:
            return
        self._met[on] = cost
        m, way, arrive = on
        hope = hypot(end[0] - self.goal[0], end[1] - self.goal[1]) - self.distance + cost
        self._push(hope, STATE, side, State(cost, m, way, arrive, state, leave, side))

    def _head(self, state: State, leave: float, run: float) -> None:
        """Straight to the goal, as far as the base gets."""
        turned = self._turn(state, leave)
        if turned is None:
            return
        cost, (x, y) = turned
        spot: Spot = (x, y)
        if run:
            far = hypot(self.goal[0] - x, self.goal[1] - y)
            part = min(1.0, run / far)
            end = (x + part * (self.goal[0] - x), y + part * (self.goal[1] - y))
            gone = self._straight(spot, end, cost)
            if gone is None:
                return
            if gone[1] - cost > hypot(gone[0][0] - x, gone[0][1] - y) + 2 * ROUNDING:
                self._wade(state, spot, cost, self.goal)
            spot = gone[0]
        self._push(hypot(spot[0] - self.goal[0], spot[1] - self.goal[1]), END, state.side, (state, leave, spot))

    def _straight(self, start: Spot, end: Spot, cost: float) -> tuple[Spot, float] | None:
        """Where a straight line ends, and what it cost up to there; None if that is useless."""
        run = hypot(end[0] - start[0], end[1] - start[1])
        if run <= 0.0:
            return end, cost
        x, y = start
        ux, uy = (end[0] - x) / run, (end[1] - y) / run
        free, hit = contact(x, y, ux, uy, run, self.r, self.solids)
        if hit is not None:
            self._choose(hit, self.solids)
            end = (x + ux * free, y + uy * free)
            if hypot(end[0] - self.goal[0], end[1] - self.goal[1]) > self.limit:
                return None
        if not self.mires:
            return end, cost + free
        free, cost, cut = self._spend(self._wet(start, Straight(*end), free), free, cost)  # type: ignore[arg-type]
        return ((x + ux * free, y + uy * free) if cut else end), cost

    def _spend(self, wet: Runs, run: float, cost: float) -> tuple[float, float, bool]:
        """How far the base gets, what that cost, and whether it is less than wanted; `wet`: from where to where it wades."""
        left, done = self.distance - cost + ROUNDING, 0.0
        for low, high in wet:
            low, high = max(low, done), min(high, run)
            if low >= high:
                continue
            if low - done > left:
                break
            left -= low - done
            if 2 * (high - low) > left:
                return low + left / 2, self.distance, True
            left, done = left - 2 * (high - low), high
        if run - done > left:
            return done + left, self.distance, True
        return run, self.distance + ROUNDING - left + run - done, False

    def _wet(self, start: Spot, leg: Leg, run: float) -> Runs:
        """From where to where along a leg the base wades."""
        wet: Runs = []
        for mire in self.mires if run > 0.0 else ():
            runs = overlaps(start, leg, mire, self.r - TOLERANCE)
            if runs:
                self._choose(mire.id, self.mires)
                wet += [(low * run, high * run) for low, high in runs]
        return sorted(wet)

    def _turn(self, state: State, leave: float) -> tuple[float, Spot] | None:
        """Along the circle the base is on, up to where it leaves it: what it cost, and where that is."""
        cost, k, left, angle, *_ = state
        if k < 0:
            return cost, self.start
        cx, cy, radius, *_ = self._circles[k]
        if not radius:
            return cost, (cx, cy)
        run, end = _turned(left, angle, leave) * radius, (cx + radius * cos(leave), cy + radius * sin(leave))
        if run <= ARC:
            return cost, end
        if (k, left, angle) not in self._arcs:
            self._arcs[k, left, angle] = self._along(state)
        free, wet = self._arcs[k, left, angle]
        if run > free + ROUNDING:
            return None
        _, cost, cut = self._spend(wet, run, cost)
        return (cost, end) if not cut else None

    def _along(self, state: State) -> tuple[float, Runs]:
        """How far the base may go along the circle it is on, and from where to where it wades. A way may end there, too."""
        cost, k, left, angle, _, _, side = state
        cx, cy, radius, *_ = self._circles[k]
        sense = 1 if left else -1
        turn = min(self._ahead(state), (self.distance - cost + ROUNDING) / radius)
        if turn * radius <= ARC:
            return 0.0, []
        start = (cx + radius * cos(angle), cy + radius * sin(angle))
        end = (cx + radius * cos(angle + sense * turn), cy + radius * sin(angle + sense * turn))
        arc = Arc(cx, cy, *end, left)  # type: ignore[arg-type]
        free, wet = self._unhindered(start, arc) * turn * radius, self._wet(start, arc, turn * radius)
        free, _, _ = self._spend(wet, free, cost)
        leave = angle + sense * max(0.0, free - ROUNDING) / radius
        spot = (cx + radius * cos(leave), cy + radius * sin(leave))
        self._push(hypot(spot[0] - self.goal[0], spot[1] - self.goal[1]), END, side, (state, leave, spot))
        return free, wet

    def _ahead(self, state: State) -> float:
        """How far it may turn before it gets further from the goal."""
        _, k, left, angle, *_ = state
        x, y, radius, *_ = self._circles[k]
        dx, dy = self.goal[0] - x, self.goal[1] - y
        behind = (angle - atan2(dy, dx)) % FULL
        ahead = FULL - behind if left else behind  # to where the goal is nearest
        if ahead > pi:  # first it leads past where the goal is furthest
            far = hypot(dx, dy)
            if far + radius - sqrt(far * far + radius * radius - 2 * far * radius * cos(ahead)) > ROUNDING:
                return 0.0
        return ahead + ROUNDING / radius

    def _unhindered(self, start: Spot, arc: Arc) -> float:
        """The fraction of an arc up to which nothing is in it."""
        radius, r, best = radius_of(start, arc), self.r - TOLERANCE, 1.0
        for solid in self.solids:
            apart, far = hypot(solid.x - arc.cx, solid.y - arc.cy), solid.r + r
            if apart >= radius + far or apart <= radius - far:
                continue
            for part in parts_of(solid):
                for low, high in stretches(start, arc, part, r):
                    if low <= 1e-9 and signed(part, *at(start, arc, min(1e-3, high))) >= signed(part, *start):
                        continue  # a base that is too near already may get out
                    if low < best and low < 1 - 1e-9:
                        best = max(0.0, low - 2 * ROUNDING / radius / abs(turn_of(start, arc)))
                        self._choose(solid.id, self.solids)
        return best

    # -- what is in the way

    def _choose(self, name: str, things: Sequence[Thing]) -> None:
        """Something is in the way: its circles are to lean on."""
        mire = things is self.mires
        if (name, mire) in self.chosen or len(self.chosen) > MOST:
            return
        self.chosen.append((name, mire))
        if mire:
            self._leave(self._states[0], self.start, 0.0)
            self._enter(name)
        self._share([circle for thing in things if thing.id == name for circle in self._leant_on(thing, mire)])

    def _share(self, circles: Iterable[Circle]) -> None:
        """Circles for all ways to lead to."""
        before = len(self._circles)
        self._circles += dict.fromkeys(circles)
        new = range(before, len(self._circles))
        self._common += new
        for state in self._states:
            self._lines(state, new)
        if self._deep:
            self._lean(self._circles[before:])

    def _lean(self, circles: Iterable[Circle]) -> None:
        """From the start past something, as near as can be, out of what the base wades in."""
        (x, y), angles = self.start, []
        for cx, cy, radius, *_ in circles:
            apart = hypot(cx - x, cy - y)
            if radius and apart:
                towards, turn = atan2(cy - y, cx - x), asin(min(1.0, radius / apart))
                angles += [towards + turn, towards - turn]
        outer = outlets(self._shallows, self.r, self.start, angles)
        self._go_by(self._states[0], [(*spot, 0.0, *NEXT) for spot, _ in outer])

    def _leant_on(self, thing: Thing, mire: bool) -> Iterator[Circle]:
        """What ways lean on that lead round a thing, and places beside it to go by or to end at."""
        r = self.r
        for part in (Round(thing.x, thing.y, thing.r),) if isinstance(thing, Body) else thing.parts:
            if mire:
                yield from self._across(part, self.start, 0.0, self.goal)
            if isinstance(part, Round):
                yield part.x, part.y, part.r + r, *NEXT
                yield from self._at_range(part.x, part.y, part.r + r, self.start, self.distance)
                continue
            for corner in self._corners(part):
                yield corner
                yield from self._at_range(corner[0], corner[1], r, self.start, self.distance)
            yield from self._beside(part, self.start, self.distance)

    def _corners(self, part: Polygon) -> Iterator[Circle]:
        """The corners of the sides that the base can get to."""
        (x, y), r, before = self.start, self.r, part.edges[-1]
        reach = self.distance + r
        within, clear = _beside_it(before, x, y) <= reach, signed(part, x, y) >= r - TOLERANCE
        for edge in part.edges:
            there = _beside_it(edge, x, y) <= reach
            if there or within:
                ex, ey, _, _, _, ux, uy, far = edge
                _, _, _, _, _, vx, vy, back = before
                nexts = (ux * far, uy * far, -vx * back, -vy * back) if clear else NEXT
                yield round(ex), round(ey), r, *nexts
            before, within = edge, there

    def _at_range(self, cx: float, cy: float, radius: float, spot: Spot, far: float) -> Iterator[Circle]:
        """Places on a circle to end at: the nearest to a goal in it, and those as far as the base gets."""
        (x, y), (gx, gy) = spot, self.goal
        dx, dy = gx - cx, gy - cy
        if 0 < dx * dx + dy * dy < radius * radius:
            share = radius / hypot(dx, dy)
            yield cx + dx * share, cy + dy * share, 0.0, *NEXT
        dx, dy = cx - x, cy - y
        square = dx * dx + dy * dy
        if far * far <= square - radius * radius and square < (far + radius) ** 2:
            apart, angle = sqrt(square), atan2(dy, dx)
            turn = acos((square + far * far - radius * radius) / (2 * apart * far))
            for to in (angle + turn, angle - turn):
                yield x + far * cos(to), y + far * sin(to), 0.0, *NEXT

    def _beside(self, part: Polygon, spot: Spot, distance: float) -> list[Circle]:
        """Places beside the sides of a part: the nearest to the goal, and those as far as the base gets."""
        (x, y), (gx, gy), r, circles = spot, self.goal, self.r, []
        for ex, ey, nx, ny, c, ux, uy, far in part.edges:
            room = nx * x + ny * y - c - r
            if room < -TOLERANCE or nx * gx + ny * gy >= c + r:
                continue
            ex, ey = ex + nx * r, ey + ny * r
            foot = ux * (gx - ex) + uy * (gy - ey)
            spots = [foot]
            if abs(room) < distance:
                half, own = sqrt(distance**2 - room * room), ux * (x - ex) + uy * (y - ey)
                spots += [own - half, own + half]
            circles += [(ex + ux * t, ey + uy * t, 0.0, *NEXT) for t in spots if 0 <= t <= far]
        return circles

    def _across(self, part: Shape, spot: Spot, cost: float, to: Spot) -> Iterator[Circle]:
        """Where the base should best leave what it wades through, or enter it, on the way from somewhere to somewhere."""
        left = self.distance - cost
        out = self.limit + left - hypot(spot[0] - self.goal[0], spot[1] - self.goal[1])  # else it is not worth it
        for x, y in crossings(part, self.r, spot, to, out, left):
            yield x, y, 0.0, *NEXT

    def _wade(self, state: State, spot: Spot, cost: float, to: Spot) -> None:
        """From where it leaves a circle it wades on the way to somewhere: better ways out of it, or into it."""
        if state.circle >= 0 and state.circle not in self._common:
            return  # such a way it is already
        self._go_by(state, [circle for part in self._shallows for circle in self._across(part, spot, cost, to)])
        self._leave(state, spot, cost)

    def _enter(self, name: str) -> None:
        """A base outside goes into it wherever that may lead nearer."""
        (x, y), (gx, gy), circles = self.start, self.goal, []
        for px, py in inlets(
            [part for m in self.mires if m.id == name for part in m.parts], self.r, self.start, self.goal
        ):
            if hypot(px - gx, py - gy) - self.distance + hypot(px - x, py - y) <= self.limit:
                circles.append((px, py, 0.0, *NEXT))
        self._go_by(self._states[0], circles)

    def _leave(self, state: State, spot: Spot, cost: float) -> None:
        """Who wades goes on from wherever it comes out of it."""
        if spot in self._left:
            return
        self._left.add(spot)
        left, circles = self.distance - cost, []
        for (x, y), run in exits(self._shallows, self.r, spot, self.goal):
            if hypot(x - self.goal[0], y - self.goal[1]) - left + 2 * run <= self.limit:
                circles.append((x, y, 0.0, *NEXT))
        dx, dy = self.goal[0] - spot[0], self.goal[1] - spot[1]
        skirted = skirts(self._shallows, self._shallows, self.r, spot, atan2(dy, dx), hypot(dx, dy))
        along = [where for where, _ in skirted]
        self._go_by(state, circles, along)

    def _go_by(self, state: State, places: Iterable[Circle], along: Sequence[Spot] = ()) -> None:
        """From where it is, by places that are of no use to other ways, unless they come by them, too; only from some along the rim."""
        wanted = []
        for place in places:
            spot = round(place[0]), round(place[1])
            if spot not in self._places:
                self._places[spot] = len(self._circles)
                if all(hypot(place[0] - x, place[1] - y) > TOLERANCE for x, y in along):
                    self._open.add(len(self._circles))
                self._circles.append(place)
            wanted.append(self._places[spot])
        self._lines(state, dict.fromkeys(wanted))

    # -- wedged in

    def _wedges(self) -> None:
        """Places in contact with two things that are in the way: where it gets no further, and where it might get past others.

        What is in the way of such a place counts, too: beside it there may be another.
        """
        (x, y), goal, reach = self.start, self.goal, self.distance + self.r
        near = [thing for thing in self.solids if hypot(thing.x - x, thing.y - y) < thing.r + reach]
        known: list[Thing] = [t for t in near if (t.id, False) in self.chosen or (t.x, t.y) == goal]
        circles: list[Circle] = []
        for k, first in enumerate(known):  # it grows
            for spot, hit in self._wedged(first, known[: k + 1]):  # in a corner of one thing, too
                if hypot(spot[0] - goal[0], spot[1] - goal[1]) > self.limit:
                    continue
                if hit is None:
                    circles += [*self._entries(spot), (*spot, 0.0, *NEXT)]
                elif len(known) < MOST:
                    known += [thing for thing in near if thing.id == hit and thing not in known]
        for mire in self.mires:  # along something and into it, or out of it
            if (mire.id, True) in self.chosen:
                for spot, hit in self._wedged(mire, known):
                    far = hypot(spot[0] - x, spot[1] - y)
                    if hit is None and hypot(spot[0] - goal[0], spot[1] - goal[1]) - self.distance + far <= self.limit:
                        circles.append((*spot, 0.0, *NEXT))
        self._share(circles)

    def _wedged(self, one: Thing, others: Sequence[Thing]) -> Iterator[tuple[Spot, str | None]]:
        """Places in contact with a thing and one of others, and what is in the way there."""
        for other in others:
            if hypot(one.x - other.x, one.y - other.y) < one.r + other.r + 2 * self.r:
                for x, y in wedged(one, other, self.r, self.start, self.distance):
                    yield (x, y), free(Disc(round(x), round(y), self.r), self.solids)

    def _entries(self, spot: Spot) -> Iterator[Circle]:
        """Where the base may enter what it wades through to get to a place in it: seen from there, a way out."""
        (x, y), behind = self.start, (2 * spot[0] - self.goal[0], 2 * spot[1] - self.goal[1])
        for (ex, ey), run in exits(self._shallows, self.r, spot, behind):
            if hypot(ex - x, ey - y) + 2 * run <= self.distance:
                yield ex, ey, 0.0, *NEXT

    def _rays(self) -> None:
        """Straight lines on both sides of the direct one, for where nothing better is known."""
        (x, y), (gx, gy), state = self.start, self.goal, self._states[0]
        far, towards = hypot(gx - x, gy - y), atan2(gy - y, gx - x)
        for k in range(1, RAYS):
            turn = k * pi / 2 / RAYS
            run = min(self.distance - self._deep, far * cos(turn))
            hope = hypot(far - run * cos(turn), run * sin(turn))
            for side in (1, -1) if hope <= self.limit else ():
                angle = towards + side * turn
                self._push(hope, LINE, side, (state, 0.0, (x + run * cos(angle), y + run * sin(angle)), None))

    def _beams(self) -> Iterator[tuple[float, int, list[Leg]]]:
        """The same where wading is allowed: on each side the best direction, found closer and closer."""
        for side in (1, -1):
            tried = {k * BEAM: self._beam(side * k * BEAM) for k in range(BEAMS)}
            best, step = min(tried, key=tried.__getitem__), BEAM
            while step > FINEST and tried[best] < inf:
                step /= 2
                tried |= {turn: self._beam(side * turn) for turn in (best - step, best + step)}
                best = min(best - step, best, best + step, key=tried.__getitem__)
            for turn in sorted(tried, key=tried.__getitem__)[:TRIES] if tried[best] <= self.limit else ():
                yield tried[turn], side, [Straight(*self._end_of(side * turn))]

    def _beam(self, turn: float) -> float:
        """How near a straight line at an angle to the direct one ends."""
        x, y = self._end_of(turn)
        return hypot(x - self.goal[0], y - self.goal[1]) if (x, y) != self.start else inf

    def _end_of(self, turn: float) -> Point:
        """Where a straight line at an angle to the direct one ends; the start if that would be too far off in any case."""
        (x, y), (gx, gy) = self.start, self.goal
        far, angle = hypot(gx - x, gy - y), atan2(gy - y, gx - x) + turn
        run = min(self.distance - self._deep, far * cos(turn))
        if run <= 0 or hypot(far - run * cos(turn), run * sin(turn)) > self.limit:
            return self.start
        gone = self._straight(self.start, (x + run * cos(angle), y + run * sin(angle)), 0.0)
        return (round(gone[0][0]), round(gone[0][1])) if gone is not None else self.start

    # -- the way itself

    def _legs(self, state: State, leave: float, end: Spot) -> list[Leg]:
        """The way as legs, with whole numbers."""
        chain = []
        step: State | None = state
        while step is not None and step[1] >= 0:
            chain.append((step, leave))
            leave, step = step.leave, step.before
        legs: list[Leg] = []
        here = self.start
        for (_, k, left, angle, *_), off in reversed(chain):
            cx, cy, radius, *_ = self._circles[k]
            spot = (round(cx + radius * cos(angle)), round(cy + radius * sin(angle)))
            if hypot(spot[0] - here[0], spot[1] - here[1]) > TOLERANCE:  # else it is there already
                legs.append(Straight(*spot))
                here = spot
            spot = (round(cx + radius * cos(off)), round(cy + radius * sin(off)))
            if radius and _turned(left, angle, off) * radius > ARC and spot != here:
                legs.append(Arc(int(cx), int(cy), *spot, left))
                here = spot
        spot = (round(end[0]), round(end[1]))
        if spot != here:
            legs.append(Straight(*spot))
        return legs


def _turned(left: bool, start: float, end: float) -> float:
    """How far it turns from angle to angle; all the way round is not at all."""
    turn = (end - start) % FULL if left else (start - end) % FULL
    return turn if turn <= FULL - 1e-7 else 0.0


def _cuts(dx: float, dy: float, run: float, left: bool, ax: float, ay: float, bx: float, by: float) -> bool:
    """Does a line past a corner cut into one of its sides, instead of leaning on it?"""
    graze = GRAZE * max(run, abs(ax) + abs(ay), abs(bx) + abs(by))  # a short line passes a part of a side only
    if left:
        return dx * ay - dy * ax < graze or dx * by - dy * bx < graze
    return dy * ax - dx * ay < graze or dy * bx - dx * by < graze


def _beside_it(edge: Edge, x: float, y: float) -> float:
    """How far a point is from a side."""
    ex, ey, _, _, _, ux, uy, far = edge
    own = min(far, max(0.0, ux * (x - ex) + uy * (y - ey)))
    return hypot(ex + ux * own - x, ey + uy * own - y)
