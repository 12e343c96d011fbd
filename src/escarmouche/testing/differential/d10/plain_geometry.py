"""Plain geometry, slow and obvious: how far a point is from an outline, and where along a line that is less than a distance.

Nothing here comes from `escarmouche.space`. Lengths are thousandths of a centimetre. A line is walked in steps: the distance to an outline
changes by no more than the distance walked, so a step may be as long as that distance, and is never shorter than `FINE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, hypot, inf, pi, sin
from typing import NamedTuple

FINE = 8.0  # the shortest step along a line
MARGIN = 12.0  # what lies no further than this from its turning point is too close to tell
TOUCH = 5.0  # the one tolerance of the plane (D10-GEO-01)

Dot = tuple[float, float]
Stretch = tuple[float, float]
Away = Callable[[float, float], float]


class Outline(NamedTuple):
    """A circle (no corners), any polygon, or a bare line (two corners)."""

    corners: tuple[Dot, ...] = ()
    x: float = 0.0
    y: float = 0.0
    r: float = 0.0

    def away(self, x: float, y: float) -> float:
        """How far a point is from it; negative inside."""
        if not self.corners:
            return hypot(x - self.x, y - self.y) - self.r
        best, inside = inf, False
        x0, y0 = self.corners[-1]
        for x1, y1 in self.corners:
            dx, dy = x1 - x0, y1 - y0
            t = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)
            t = 0.0 if t < 0 else 1.0 if t > 1 else t
            far = hypot(x0 + dx * t - x, y0 + dy * t - y)
            if far < best:
                best = far
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * dx / dy:
                inside = not inside
            x0, y0 = x1, y1
        return -best if inside and len(self.corners) > 2 else best

    def rim(self, step: float) -> Iterator[Dot]:
        """Points all along it."""
        if not self.corners:
            count = max(8, int(2 * pi * self.r / step) + 1)
            for k in range(count):
                yield self.x + self.r * cos(2 * pi * k / count), self.y + self.r * sin(2 * pi * k / count)
            return
        for (x0, y0), (x1, y1) in zip((self.corners[-1], *self.corners[:-1]), self.corners, strict=True):
            count = max(1, int(hypot(x1 - x0, y1 - y0) / step) + 1)
            for k in range(count):
                yield x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count

    def round(self) -> tuple[float, float, float]:
        """A circle around it."""
        if not self.corners:
            return self.x, self.y, self.r
        x = sum(p for p, _ in self.corners) / len(self.corners)
        y = sum(q for _, q in self.corners) / len(self.corners)
        return x, y, max(hypot(p - x, q - y) for p, q in self.corners)


def circle(x: float, y: float, r: float) -> Outline:
    return Outline((), x, y, r)


class Line(NamedTuple):
    """A straight line from one point to another."""

    x: float
    y: float
    ux: float
    uy: float
    far: float

    def at(self, d: float) -> Dot:
        return self.x + self.ux * d, self.y + self.uy * d

    def from_point(self, x: float, y: float) -> float:
        """How far a point is from it."""
        along = min(self.far, max(0.0, (x - self.x) * self.ux + (y - self.y) * self.uy))
        return hypot(self.x + self.ux * along - x, self.y + self.uy * along - y)


def line(x0: float, y0: float, x1: float, y1: float) -> Line:
    far = hypot(x1 - x0, y1 - y0)
    return Line(x0, y0, (x1 - x0) / far, (y1 - y0) / far, far) if far else Line(x0, y0, 1.0, 0.0, 0.0)


def lowest(on: Line, away: Away) -> float:
    """The least distance along a line: to half a step where it is less than the margin, and as soon as it is less than that below 0."""
    d, best = 0.0, inf
    while True:
        now = away(on.x + on.ux * d, on.y + on.uy * d)
        if now < best:
            best = now
        if best < -MARGIN or d >= on.far:
            return best
        d = min(on.far, d + max(FINE, now - MARGIN))


def below(on: Line, away: Away, limit: float) -> list[Stretch]:
    """From where to where along a line the distance is less than a limit; the ends of each stretch to a step."""
    stretches: list[Stretch] = []
    d, since = 0.0, -1.0
    while True:
        now = away(on.x + on.ux * d, on.y + on.uy * d) - limit
        if now < 0 and since < 0:
            since = d
        elif now >= 0 and since >= 0:
            stretches.append((since, d))
            since = -1.0
        if d >= on.far:
            break
        d = min(on.far, d + max(FINE, abs(now)))
    return [*stretches, (since, on.far)] if since >= 0 else stretches


def joined(stretches: list[Stretch]) -> float:
    """The length of stretches taken together; what two of them share counts once."""
    total, reached = 0.0, -inf
    for start, end in sorted(stretches):
        total += max(0.0, end - max(start, reached))
        reached = max(reached, end)
    return total
