"""What a way leans on that leads round something: circles about rounds and corners, and places beside sides to end at or to go by."""

from __future__ import annotations

from collections.abc import Iterator
from math import acos, atan2, cos, hypot, pi, sin, sqrt

from escarmouche.space.disc import Body
from escarmouche.space.outline import Edge
from escarmouche.space.shape import Polygon, Round, Shape, Thing, signed
from escarmouche.space.units import TOLERANCE, Point, Spot

FULL = 2 * pi
GRAZE = -2.0 * TOLERANCE  # how far a line may cut into what it leans on
NEXT = (0.0, 0.0, 0.0, 0.0)  # none

# Where it is, its radius (0: a place to go by), and from a corner the sides to the next corners.
Circle = tuple[float, float, float, float, float, float, float]


class Leaning:
    """What the ways of a base lean on, from a place, within a distance, that make for a goal."""

    def __init__(self, start: Point, goal: Point, distance: float, r: int) -> None:
        self.start, self.goal, self.distance, self.r = start, goal, distance, r

    def circles(self, part: Shape) -> Iterator[Circle]:
        """What ways lean on that lead round a part, and places beside it to end at."""
        r = self.r
        if isinstance(part, Round):
            yield part.x, part.y, part.r + r, *NEXT
            yield from self._at_range(part.x, part.y, part.r + r, self.start, self.distance)
            return
        for corner in self._corners(part):
            yield corner
            yield from self._at_range(corner[0], corner[1], r, self.start, self.distance)
        yield from self._beside(part, self.start, self.distance)

    def ends_at(self, thing: Thing, spot: Spot, left: float) -> Iterator[Circle]:
        """Places in contact with a thing that are just as far from a place as the base gets."""
        for part in shapes_of(thing):
            if isinstance(part, Round):
                yield from self._at_range(part.x, part.y, part.r + self.r, spot, left)
                continue
            for corner in self._corners(part):
                yield from self._at_range(corner[0], corner[1], self.r, spot, left)
            yield from self._beside(part, spot, left)

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


def shapes_of(thing: Thing) -> tuple[Shape, ...]:
    """The convex parts of what may be in the way; that of a base is round."""
    return (Round(thing.x, thing.y, thing.r),) if isinstance(thing, Body) else thing.parts


def turned(left: bool, start: float, end: float) -> float:
    """How far it turns from angle to angle; all the way round is not at all."""
    turn = (end - start) % FULL if left else (start - end) % FULL
    return turn if turn <= FULL - 1e-7 else 0.0


def cuts(dx: float, dy: float, run: float, left: bool, ax: float, ay: float, bx: float, by: float) -> bool:
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
