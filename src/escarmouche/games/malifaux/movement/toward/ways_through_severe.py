"""Ways that come nearer to a place, some of them through terrain in which every inch counts as two: where they bend (MALI-TERR-16).

A base that wades should leave what it wades in elsewhere than on the straight line, and enter it elsewhere: such places are added to
those that a way leans on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import asin, atan2, cos, hypot, inf, pi, sin

from escarmouche.games.malifaux.movement.toward.going import Hindrance
from escarmouche.games.malifaux.movement.toward.leaning import NEXT, Circle
from escarmouche.games.malifaux.movement.toward.severe_rims import crossings, exits, inlets, outlets, skirts
from escarmouche.games.malifaux.movement.toward.ways_toward import ENOUGH, LINE, State, WaysToward
from escarmouche.space.shape import Piece, Shape, Thing, signed
from escarmouche.space.travel.path import Leg, Straight
from escarmouche.space.units import ROUNDING, TOLERANCE, Point, Spot

BEAMS = 45  # straight lines aside to each side, over a right angle
BEAM = pi / 2 / BEAMS  # the angle between two of them
TRIES = 3  # of the lines on each side that are legal
FINEST = 0.002  # how close it comes to the best direction: less than 0.01" to the side


class WaysThroughSevere(WaysToward):
    """The ways toward a goal past what hinders and through what slows."""

    exact = False  # what a line costs is known once it has been followed
    enough = 4 * ENOUGH

    def __init__(
        self,
        start: Point,
        goal: Point,
        distance: float,
        r: int,
        solids: Sequence[Thing],
        best: float,
        mires: Sequence[Piece],
    ) -> None:
        super().__init__(start, goal, distance, r, solids, best, mires)
        self.mires = mires
        self._shallows = [part for mire in mires for part in mire.parts]
        self._slowed = self._depth()
        self._places: dict[Point, int] = {}  # to go by, near what it wades in
        self._left: set[Spot] = set()  # from where ways out of what it wades in were searched for

    def _depth(self) -> float:
        """How far it must wade from the start before it is out of what it is in, or is at the end."""
        (x, y), deep = self.start, 0.0
        for mire in self.mires:
            for part in mire.parts:
                deep = max(deep, self.r - TOLERANCE - signed(part, x, y))
        return min(deep, self.distance / 2)

    def _arrive(self, state: State) -> None:
        super()._arrive(state)
        if state.circle >= 0 and not self._circles[state.circle][2]:
            self._last(state)

    def _last(self, state: State) -> None:
        """From where the base left what it waded in, or enters it, straight to the rim of what is in the way, as far as it gets."""
        (x, y), left = self._circles[state.circle][:2], self.distance - state.cost
        for thing in self.solids:
            if (thing.id, False) in self.chosen and hypot(thing.x - x, thing.y - y) < thing.r + self.r + left:
                for px, py, *_ in (
                    *self._leaning.ends_at(thing, (x, y), left),
                    *self._leaning.ends_at(thing, (x, y), left / 2),
                ):
                    hope = hypot(px - self.goal[0], py - self.goal[1])
                    self._push(hope, LINE, state.side, (state, 0.0, (px, py), None))

    def _bend(self, state: State, start: Spot, before: float, gone: tuple[Spot, float], to: Spot) -> None:
        """A line that has led through what slows may bend where it comes out of it, or where it enters it."""
        (x, y), cost = gone
        if cost - before > hypot(x - start[0], y - start[1]) + 2 * ROUNDING:
            self._wade(state, start, before, to)

    def _lead_round(self, hindrance: Hindrance) -> None:
        name, slows = hindrance
        if not slows:
            super()._lead_round(hindrance)
            return
        self._leave(self._states[0], self.start, 0.0)
        self._enter(name)
        parts = [part for mire in self.mires if mire.id == name for part in mire.parts]
        self._share([circle for part in parts for circle in self._round_or_across(part)])

    def _round_or_across(self, part: Shape) -> Iterator[Circle]:
        """What ways lean on that lead round what slows, and where those that lead through it should leave it or enter it."""
        yield from self._across(part, self.start, 0.0, self.goal)
        yield from self._leaning.circles(part)

    def _share(self, circles: Iterable[Circle]) -> None:
        before = len(self._circles)
        super()._share(circles)
        if self._slowed:
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
        """A base that wades goes on from wherever it comes out."""
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

    def _wedge_circles(self) -> tuple[list[Circle], list[Thing]]:
        """Also places in contact with something and with the rim of what slows: along the one and into the other, or out of it."""
        (x, y), goal = self.start, self.goal
        circles, known = super()._wedge_circles()
        for mire in self.mires:
            if (mire.id, True) in self.chosen:
                for spot, hit in self._wedged(mire, known):
                    far = hypot(spot[0] - x, spot[1] - y)
                    if hit is None and hypot(spot[0] - goal[0], spot[1] - goal[1]) - self.distance + far <= self.limit:
                        circles.append((*spot, 0.0, *NEXT))
        return circles, known

    def _ways_in(self, spot: Spot) -> Iterator[Circle]:
        """Where the base may enter what it wades through to get to a place in it: seen from there, a way out."""
        (x, y), behind = self.start, (2 * spot[0] - self.goal[0], 2 * spot[1] - self.goal[1])
        for (ex, ey), run in exits(self._shallows, self.r, spot, behind):
            if hypot(ex - x, ey - y) + 2 * run <= self.distance:
                yield ex, ey, 0.0, *NEXT

    def _directions(self) -> Iterator[tuple[float, int, list[Leg]]]:
        """Straight lines to each side of the direct one, wading: the best direction, found closer and closer."""
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
        run = min(self.distance - self._slowed, far * cos(turn))
        if run <= 0 or hypot(far - run * cos(turn), run * sin(turn)) > self.limit:
            return self.start
        gone = self._straight(self.start, (x + run * cos(angle), y + run * sin(angle)), 0.0)
        return (round(gone[0][0]), round(gone[0][1])) if gone is not None else self.start
