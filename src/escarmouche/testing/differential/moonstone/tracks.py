"""A path walked inch by inch: where the centre is, on which floor, what the base comes near, and who is left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import atan2, cos, hypot, pi, sin
from typing import Any, NamedTuple

import msgspec

from escarmouche.games.moonstone.state import Model
from escarmouche.testing.differential.compare import CLOSE
from escarmouche.testing.differential.moonstone.board import BOARD, Scene
from escarmouche.testing.differential.moonstone.plain_geometry import Shape, Spot, away, to_line
from escarmouche.testing.differential.moonstone.sight import CONTACT, Lines, bars, woods

STEP = 2.0  # no two looks at a base are further apart than this, unless nothing is near
MARGIN = 2.5  # half a step, and the rounding of corners
GRAZE = 150.0  # the length of path on which a base may come slowly over the edge of the board
SIGHT_STEP = 70.0  # looks at who sees whom
GROWTH_STEP = 6.0  # measurements within an enemy's reach
GROWN = 1.0  # positions are whole thousandths: a distance may grow by that much (MOON-AMB-02)


class Turn(NamedTuple):
    """A leg around a point."""

    around: Spot
    to: Spot
    left: bool


Leg = Spot | Turn


class Stride(NamedTuple):
    """A leg as it is walked: how long it is, and where the base is after that much of it."""

    length: float
    at: Callable[[float], Spot]


def stride(start: Spot, leg: Leg) -> Stride:
    if not isinstance(leg, Turn):
        far = hypot(leg[0] - start[0], leg[1] - start[1]) or 1e-9
        ux, uy = (leg[0] - start[0]) / far, (leg[1] - start[1]) / far
        return Stride(far, lambda s: (start[0] + ux * s, start[1] + uy * s))
    (cx, cy), (x, y) = leg.around, leg.to
    radius = hypot(start[0] - cx, start[1] - cy)
    begin = atan2(start[1] - cy, start[0] - cx)
    angle = (atan2(y - cy, x - cx) - begin) % (2 * pi)
    if not leg.left:
        angle = angle - 2 * pi
    elif not angle:
        angle = 2 * pi
    sign = 1 if angle > 0 else -1
    return Stride(
        abs(angle) * radius,
        lambda s: (cx + radius * cos(begin + sign * s / radius), cy + radius * sin(begin + sign * s / radius)),
    )


def strides(start: Spot, legs: list[Leg]) -> list[Stride]:
    strides = []
    for leg in legs:
        strides.append(stride(start, leg))
        start = leg.to if isinstance(leg, Turn) else leg
    return strides


class Pace(NamedTuple):
    """A look at the base on its way: how far it has come, where it is, on which floor."""

    done: float
    x: float
    y: float
    floor: str


class Way:
    """A path of one model, taken apart into paces."""

    def __init__(self, made: Scene, model: Model, legs: list[Leg]) -> None:
        self.made, self.model, self.r = made, model, made.radius(model)
        self.strides = strides((model.x, model.y), legs)
        self.length = sum(stride.length for stride in self.strides)

    def paces(self, spare: Callable[[float, float, str], float]) -> Iterator[Pace]:
        """Looks along the path, close together wherever little is to spare and where floors meet."""
        floor, done, before = self.model.floor, 0.0, (float(self.model.x), float(self.model.y))
        yield Pace(0.0, *before, floor)
        for stride in self.strides:
            s = 0.0
            while s < stride.length:
                room = min(spare(*before, floor), self._to_portal(*before, floor))
                s = min(stride.length, s + max(STEP, room))
                here = stride.at(s)
                floor = self._over(before, here, floor)
                yield Pace(done + s, *here, floor)
                before = here
            done += stride.length

    def _portals(self, floor: str) -> Iterator[tuple[tuple[Spot, Spot], str]]:
        """Lines where the base steps to another floor: the feet and heads of stairs."""
        for flight in self.made.flights.values():
            if floor == flight.id:
                yield flight.foot, flight.lower
                yield flight.head, flight.upper
            elif floor == flight.lower:
                yield flight.foot, flight.id
            elif floor == flight.upper:
                yield flight.head, flight.id

    def _to_portal(self, x: float, y: float, floor: str) -> float:
        return min((to_line(x, y, *line) for line, _ in self._portals(floor)), default=1e9)

    def _over(self, a: Spot, b: Spot, floor: str) -> str:
        """The floor after a pace from a to b."""
        for line, other in self._portals(floor):
            if crosses(a, b, line):
                return other
        return floor

    def lowest(self, spare: Callable[[float, float, str], float], until: float = 1e9) -> float:
        """The least to spare anywhere on the path, or on that much of its beginning."""
        worst = 1e9
        for pace in self.paces(lambda x, y, floor: spare(x, y, floor) + CONTACT):
            if pace.done > until:
                break
            worst = min(worst, spare(pace.x, pace.y, pace.floor))
            if worst < -CONTACT - MARGIN:
                break  # whatever comes then
        return worst

    def near(self, shape: Shape) -> bool:
        """Can the base get there at all?"""
        return hypot(shape.x - self.model.x, shape.y - self.model.y) <= self.length + self.r + shape.r + 50


def crosses(a: Spot, b: Spot, line: tuple[Spot, Spot]) -> bool:
    """Does a pace from a to b lead over a line?"""
    p, q = line

    def side(u: Spot, v: Spot, w: Spot) -> float:
        return (v[0] - u[0]) * (w[1] - u[1]) - (v[1] - u[1]) * (w[0] - u[0])

    return (side(p, q, a) > 0) != (side(p, q, b) > 0) and (side(a, b, p) > 0) != (side(a, b, q) > 0)


def verdict(spare: float) -> Any:
    """Legal if more than minus the tolerance is left to spare, by a margin."""
    if spare > MARGIN - CONTACT:
        return True
    return False if spare < -MARGIN - CONTACT else CLOSE


def both(*verdicts: Any) -> Any:
    """All must hold."""
    if any(verdict is False for verdict in verdicts):
        return False
    return CLOSE if any(verdict is CLOSE for verdict in verdicts) else True


# -- what must hold along a path


def to_edge(x: float, y: float, r: float) -> float:
    return min(x, y, BOARD - x, BOARD - y) - r


def clearance(way: Way, flies: bool, edge: bool) -> Callable[[float, float, str], float]:
    """How far the base is from what it may not enter (MOON-MOVE-07, MOON-TERR-06, MOON-TERR-10, MOON-TERR-16)."""
    made, r = way.made, way.r
    kinds = ("barrier",) if flies else ("barrier", "obstacle")
    known = {}
    for floor in ("", *made.floors, *made.flights):
        shapes: list[Shape] = [shape for lump in made.solid(floor) if lump.kind in kinds for shape in lump.shapes]
        if not flies:
            shapes += made.around(floor, way.model, r)
        known[floor] = [shape for shape in shapes if way.near(shape)], made.rails(floor)

    def spare(x: float, y: float, floor: str) -> float:
        shapes, rails = known[floor]
        least = min(away(shapes, x, y), *(to_line(x, y, *rail) for rail in rails), 1e9)
        return (min(least, x, y, BOARD - x, BOARD - y) if edge else least) - r

    return spare


def dryness(way: Way) -> Callable[[float, float, str], float]:
    """How far the base is from Water and Wood (MOON-TERR-02, MOON-TERR-04, MOON-AMB-23)."""
    known = {
        floor: [shape for lump in way.made.wet(floor) for shape in lump.shapes if way.near(shape)]
        for floor in ("", *way.made.floors, *way.made.flights)
    }
    return lambda x, y, floor: away(known[floor], x, y) - way.r


def leaves(way: Way) -> tuple[Any, float]:
    """[FR] Does the base come over the edge of the board, and how far along the path (MOON-EDGE-01)?"""
    least, maybe = 1e9, 1e9
    for pace in way.paces(lambda x, y, floor: to_edge(x, y, way.r) + CONTACT):
        least = min(least, to_edge(pace.x, pace.y, way.r))
        if least < -CONTACT + MARGIN:
            maybe = min(maybe, pace.done)
        if least < -CONTACT - MARGIN:  # unless it was gone long before by a hair
            return (True if pace.done - maybe < GRAZE else CLOSE), pace.done
    return (False if least > -CONTACT + MARGIN else CLOSE), way.length


def free_end(way: Way, among_all: bool) -> Any:
    """The base ends on no stone, nor after a flight or a squeeze on anything else (MOON-MOVE-06)."""
    made = way.made
    *_, (_, x, y, floor) = way.paces(lambda x, y, floor: 1e9)
    spare = min((stone.away(x, y) - way.r for stone in made.stones(floor, way.r)), default=1e9)
    if among_all:
        spare = min(spare, *(lump.away(x, y) - way.r for lump in made.solid(floor)), 1e9)
        spare = min(spare, *(base.away(x, y) - way.r for base in made.around(floor, way.model, way.r)), 1e9)
    return verdict(spare)


def held(way: Way, until: float) -> Any:
    """The distance to an enemy that engages the model never grows (MOON-MOVE-03, MOON-AMB-22). True: it never does."""
    enemies = [enemy for enemy in way.made.models() if enemy.seat != way.model.seat]
    here = both(*(_held_by(way, enemy, until) for enemy in enemies))
    if until >= way.length or here is not True:
        return here
    later = both(*(_held_by(way, enemy, until + 2 * SIGHT_STEP) for enemy in enemies))
    return here if later is True else CLOSE  # the enemy is gone at that very moment


def _held_by(way: Way, enemy: Model, until: float) -> Any:
    reach = way.made.game.cards[enemy.card].reach + CONTACT
    other = way.made.base(enemy)
    if hypot(other.x - way.model.x, other.y - way.model.y) > way.length + way.r + other.r + reach:
        return True

    def measured(x: float, y: float, floor: str) -> tuple[float, float]:
        """The distance from edge to edge seen from above (none while one stands above the other), and in space."""
        flat, rise = other.away(x, y) - way.r, way.made.height(floor, x, y) - enemy.z
        return (flat, flat) if abs(rise) < 0.5 else (max(0.0, flat), hypot(max(0.0, flat), rise))

    def gap(x: float, y: float, floor: str) -> float:
        return measured(x, y, floor)[1] - reach

    def distance(pace: Pace) -> float:
        """The distance that must not grow: on a flat floor both grow together, and the distance seen from above shows it better."""
        return measured(pace.x, pace.y, pace.floor)[pace.floor in way.made.flights]

    def pause(x: float, y: float, floor: str) -> float:
        """How far to the next look: within reach every growth must be noticed, and on stairs the distance changes faster."""
        spare = gap(x, y, floor)
        return GROWTH_STEP if spare < 0 else spare * (0.2 if floor in way.made.flights else 0.6)

    verdicts, run, gained, apart, floor, engaged = [], list[Pace](), 0.0, 1e9, way.model.floor, False
    for pace in way.paces(pause):
        if pace.done > until:
            break
        if pace.floor != floor:
            floor, apart = pace.floor, 1e9  # measured in another way from here on
        now, within = distance(pace), gap(pace.x, pace.y, pace.floor)
        grows = now > apart + 1e-6
        if within < 0 and grows:
            run.append(pace)
            gained += now - apart
        else:
            outside = now - apart if engaged and grows else 0.0  # out of reach within this pace
            verdicts.append(_left_behind(way, enemy, [*run, pace] if outside else run, gained, outside))
            run, gained = [], 0.0
        apart, engaged = now, within < 0
    verdicts.append(_left_behind(way, enemy, run, gained))
    return both(*verdicts)


def _left_behind(way: Way, enemy: Model, run: list[Pace], gained: float, outside: float = 0.0) -> Any:
    """A stretch along which the model moved away from an enemy within its reach: True if that enemy did not see it.

    `outside` is the growth of a last pace that ended out of reach: some of it lay within.
    """
    if gained + outside < GROWN / 2 or not run:
        return True
    short = gained < 12  # about the length of a pace: the true growth is not known
    looks, last = [], -1e9
    for pace in run:
        if pace.done - last >= SIGHT_STEP or pace is run[-1]:
            last = pace.done
            seen = _seen(way, enemy, pace)
            if seen is True:
                return CLOSE if short else False
            looks.append(seen)
    return CLOSE if any(seen is CLOSE for seen in looks) else True


def _seen(way: Way, enemy: Model, pace: Pace) -> Any:
    """Do the two see each other there? False only if they would not even with everything in the way smaller by a pace."""
    made, z = way.made, round(way.made.height(pace.floor, pace.x, pace.y))
    moved = msgspec.structs.replace(way.model, x=round(pace.x), y=round(pace.y), z=z)
    lines = Lines(made.base(moved), made.base(enemy), bars(made, moved, enemy), woods(made, moved, enemy))
    seen = lines.clear()
    if seen is not False:
        return seen
    lines.slack = SIGHT_STEP
    return lines.clear()
