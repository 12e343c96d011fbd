"""Ways round what hinders that come nearer to a place all the time: which end the nearest to it (MALI-TOW-02, -03).

One search over lines and arcs that lean on what is near, as in `space/travel/reach.py`. What may end the nearest is followed first,
whatever is in it; whether something is, and what it costs, is checked when it is next. Only what turns out to be in the way is led round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from math import acos, atan2, cos, hypot, inf, pi, sin, sqrt
from typing import Any, NamedTuple

from escarmouche.games.malifaux.movement.toward.going import Going, Hindrance, Runs
from escarmouche.games.malifaux.movement.toward.leaning import FULL, NEXT, Circle, Leaning, cuts, shapes_of, turned
from escarmouche.space.disc import Disc
from escarmouche.space.place import free, wedged
from escarmouche.space.shape import Piece, Thing
from escarmouche.space.travel.path import Arc, Leg, Straight
from escarmouche.space.units import ROUNDING, TOLERANCE, Point, Spot

SLACK = 4 * TOLERANCE  # a way that ends this little short of the best one is as good
MOST = 12  # things that one way leads round; a maze is left to players who want to find out
ENOUGH = 60  # places to go on from
ARC = 3 * ROUNDING  # a shorter one is none
RAYS = 6  # lines aside to each side, over a right angle

LINE, HEAD, STATE, END = range(4)  # what comes next: a line to a circle, one to the goal, being there, the end of a way

Arrival = tuple[int, bool, float]  # at which circle, which way round, at which angle
Line = tuple["State", float, Spot, Arrival | None]  # from where, left at which angle, to where, and what it arrives at


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

    exact = True  # what a line costs is known before it is followed: the first way to a place is the shortest
    enough = ENOUGH

    def __init__(
        self,
        start: Point,
        goal: Point,
        distance: float,
        r: int,
        solids: Sequence[Thing],
        best: float,
        mires: Sequence[Piece] = (),
    ) -> None:
        self.start, self.goal, self.distance, self.r = start, goal, distance, r
        self.solids = solids
        self.best, self.limit = best, best - TOLERANCE  # what is known, and what it must not end further away than
        self.chosen: list[Hindrance] = []
        self._going = Going(r, distance, solids, mires)
        self._leaning = Leaning(start, goal, distance, r)
        self._slowed = 0.0  # how far from the start every inch counts as two in any case
        self._sides: list[int] = []  # on which sides something as good is known
        self._circles: list[Circle] = []
        self._common: list[int] = []  # those that all ways may lead to, not only one
        self._open: set[int] = set()  # places where the base is not beside anything to lean on
        self._states: list[State] = []  # places already visited
        self._arcs: dict[Arrival, tuple[float, Runs]] = {}
        self._met: dict[Arrival, float] = {}  # what it cost to get there
        self._queue: list[tuple[float, int, int, int, Any]] = []
        self._tried = 0

    def ends(self) -> Iterator[tuple[float, int, list[Leg]]]:
        """How near a way ends, on which side of the straight one it goes, and its legs."""
        self._arrive(State(0.0, -1, True, 0.0, None, 0.0, 0))
        queue, tried = self._queue, False
        yield from self._directions()
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
                if what.cost <= self._met[what[1:4]] and len(self._states) < self.enough:
                    self._arrive(what)
            else:
                legs = self._legs(*what)
                if legs:
                    yield hope, side, legs

    def _directions(self) -> Iterable[tuple[float, int, list[Leg]]]:
        """Straight lines to try before anything is led round: none, they come last."""
        return ()

    def accept(self, short: float, side: int) -> None:
        """A way that is as good as any, and legal: from now on only better ones count, or those on the other side."""
        self.best = min(self.best, short)
        self.limit = self.best + SLACK
        self._sides.append(side)

    def _push(self, hope: float, kind: int, side: int, what: Any) -> None:
        if hope <= self.limit:
            heappush(self._queue, (hope, self._tried, kind, side, what))  # equally near: first thought of, first tried
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
            run -= self._slowed
        elif radius:
            towards, off = atan2(gy - y, gx - x), acos(radius / far) if far > radius else 0.0
            leave = towards - off if left else towards + off
            turn = turned(left, angle, leave)
            if turn * radius > run:  # it ends on the circle
                turn = run / radius
                leave = angle + turn if left else angle - turn
            run -= turn * radius
            x, y = x + radius * cos(leave), y + radius * sin(leave)
        apart = hypot(gx - x, gy - y)
        run = max(0.0, min(run, apart)) if far > radius else 0.0
        self._push(apart - run, HEAD, side, (state, leave, run))
        self._lines(state, self._common)

    def _lines(self, state: State, circles: Iterable[int]) -> None:
        """Straight lines to circles, whatever is in them; too long ones, and any part that leads away again, are cut."""
        cost, k, left, angle, _, _, _ = state
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
                    if (ax or ay) and cuts(px - qx, py - qy, run, way, ax, ay, bx, by):
                        continue
                    if radius and cuts(px - qx, py - qy, run, left, *nexts):
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
                    total += min(run, self._slowed)
                elif radius:
                    leave = atan2(qy - y, qx - x)
                    total += turned(left, angle, leave) * radius
                self._line(state, leave, (qx, qy), (px, py), run, total, (m, way, arrive))

    def _line(self, state: State, leave: float, start: Spot, end: Spot, run: float, total: float, on: Arrival) -> None:
        """A straight line to a circle, cut where it is too long or leads away again."""
        (gx, gy), (qx, qy), (px, py) = self.goal, start, end
        apart, over = hypot(gx - px, gy - py), total - self.distance
        past = ((px - gx) * (px - qx) + (py - gy) * (py - qy)) / run if run else 0.0
        if past > over and past > 0 and apart - self._nearest(start, run, apart, past) > ROUNDING:
            over = past
        elif over <= ROUNDING:
            hope = apart - self.distance + total
            self._push(hope, LINE, state.side or self._side(px, py), (state, leave, end, on))
            return
        if over < run:
            px, py = px + over / run * (qx - px), py + over / run * (qy - py)
            hope = hypot(gx - px, gy - py)
            self._push(hope, LINE, state.side or self._side(px, py), (state, leave, (px, py), None))

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

    def _follow(self, line: Line, side: int) -> None:
        """A line to a circle: what is in it is to be led round; past it the base is there."""
        state, leave, end, on = line
        met = self._met.get(on, inf) if on is not None else inf
        if met < inf and self.exact:
            return
        departure = self._turn(state, leave)
        if departure is None:
            return
        before, (x, y) = departure
        if before + hypot(end[0] - x, end[1] - y) >= met - ROUNDING:
            return  # it was reached for less
        gone = self._straight((x, y), end, before)
        if gone is None:
            return
        spot, cost = gone
        if on is not None and on[0] in self._common:
            self._bend(state, (x, y), before, gone, end)
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
        departure = self._turn(state, leave)
        if departure is None:
            return
        cost, (x, y) = departure
        spot: Spot = (x, y)
        if run:
            far = hypot(self.goal[0] - x, self.goal[1] - y)
            part = min(1.0, run / far)
            end = (x + part * (self.goal[0] - x), y + part * (self.goal[1] - y))
            gone = self._straight(spot, end, cost)
            if gone is None:
                return
            self._bend(state, spot, cost, gone, self.goal)
            spot = gone[0]
        self._push(hypot(spot[0] - self.goal[0], spot[1] - self.goal[1]), END, state.side, (state, leave, spot))

    def _bend(self, state: State, start: Spot, before: float, gone: tuple[Spot, float], to: Spot) -> None:
        """After a line on the way to somewhere: whether it should bend. In the open it should not."""

    def _straight(self, start: Spot, end: Spot, cost: float) -> tuple[Spot, float] | None:
        """Where a straight line ends, and what it cost up to there; None if that is useless."""
        gone = self._going.straight(start, end, cost, self.goal, self.limit)
        for hindrance in gone.met:
            self._choose(hindrance)
        return (gone.end, gone.cost) if gone.end is not None else None

    def _turn(self, state: State, leave: float) -> tuple[float, Spot] | None:
        """Along the circle the base is on, up to where it leaves it: what it cost, and where that is."""
        cost, k, left, angle, *_ = state
        if k < 0:
            return cost, self.start
        cx, cy, radius, *_ = self._circles[k]
        if not radius:
            return cost, (cx, cy)
        run, end = turned(left, angle, leave) * radius, (cx + radius * cos(leave), cy + radius * sin(leave))
        if run <= ARC:
            return cost, end
        if (k, left, angle) not in self._arcs:
            self._arcs[k, left, angle] = self._along(state)
        free, wet = self._arcs[k, left, angle]
        if run > free + ROUNDING:
            return None
        _, cost, cut = self._going.spend(wet, run, cost)
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
        part, wet, met = self._going.arc(start, arc, turn * radius)
        for hindrance in met:
            self._choose(hindrance)
        free, _, _ = self._going.spend(wet, part * turn * radius, cost)
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

    # -- what is in the way

    def _choose(self, hindrance: Hindrance) -> None:
        """Something is in the way: its circles are to lean on."""
        if hindrance not in self.chosen and len(self.chosen) <= MOST:
            self.chosen.append(hindrance)
            self._lead_round(hindrance)

    def _lead_round(self, hindrance: Hindrance) -> None:
        """Ways lean on what is in the way."""
        name, _ = hindrance
        parts = [part for thing in self.solids if thing.id == name for part in shapes_of(thing)]
        self._share([circle for part in parts for circle in self._leaning.circles(part)])

    def _share(self, circles: Iterable[Circle]) -> None:
        """Circles for all ways to lead to."""
        before = len(self._circles)
        self._circles += dict.fromkeys(circles)
        new = range(before, len(self._circles))
        self._common += new
        for state in self._states:
            self._lines(state, new)

    # -- wedged in

    def _wedges(self) -> None:
        """Places to go by or to end at in contact with two things."""
        circles, _ = self._wedge_circles()
        self._share(circles)

    def _wedge_circles(self) -> tuple[list[Circle], list[Thing]]:
        """Places in contact with two things that are in the way: where it gets no further, and where it might get past others.

        What is in the way of such a place counts, too: beside it there may be another. Also says which things are known in the end.
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
                    circles += [*self._ways_in(spot), (*spot, 0.0, *NEXT)]
                elif len(known) < MOST:
                    known += [thing for thing in near if thing.id == hit and thing not in known]
        return circles, known

    def _ways_in(self, spot: Spot) -> Iterable[Circle]:
        """Where to go by on the way to a place: nowhere in the open."""
        return ()

    def _wedged(self, one: Thing, others: Sequence[Thing]) -> Iterator[tuple[Spot, str | None]]:
        """Places in contact with a thing and one of others, and what is in the way there."""
        for other in others:
            if hypot(one.x - other.x, one.y - other.y) < one.r + other.r + 2 * self.r:
                for x, y in wedged(one, other, self.r, self.start, self.distance):
                    yield (x, y), free(Disc(round(x), round(y), self.r), self.solids)

    def _rays(self) -> None:
        """Straight lines on both sides of the direct one, for where nothing better is known."""
        (x, y), (gx, gy), state = self.start, self.goal, self._states[0]
        far, towards = hypot(gx - x, gy - y), atan2(gy - y, gx - x)
        for k in range(1, RAYS):
            turn = k * pi / 2 / RAYS
            run = min(self.distance - self._slowed, far * cos(turn))
            hope = hypot(far - run * cos(turn), run * sin(turn))
            for side in (1, -1) if hope <= self.limit else ():
                angle = towards + side * turn
                self._push(hope, LINE, side, (state, 0.0, (x + run * cos(angle), y + run * sin(angle)), None))

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
            if radius and turned(left, angle, off) * radius > ARC and spot != here:
                legs.append(Arc(int(cx), int(cy), *spot, left))
                here = spot
        spot = (round(end[0]), round(end[1]))
        if spot != here:
            legs.append(Straight(*spot))
        return legs
