"""A path over several floors: its straight stretches, cut where the centre steps from one surface to another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import NamedTuple

from escarmouche.space.shape import Box
from escarmouche.space.surface import Portal, Surface
from escarmouche.space.units import TOLERANCE, Spot

_SLIVER = 1e-6


class Span(NamedTuple):
    """A straight stretch of a path on one surface: where it starts, in which direction it goes, and how far."""

    floor: str
    x: float
    y: float
    ux: float
    uy: float
    far: float

    def at(self, d: float) -> Spot:
        """The centre after a distance."""
        return self.x + self.ux * d, self.y + self.uy * d

    def box(self, r: float) -> Box:
        """A box around a base of radius r on this stretch."""
        x, y = self.x, self.y
        ex, ey = x + self.ux * self.far, y + self.uy * self.far
        return min(x, ex) - r, min(y, ey) - r, max(x, ex) + r, max(y, ey) + r

    def cut(self, start: float, end: float) -> Span:
        """The part of the stretch between two distances."""
        return self._replace(x=self.x + self.ux * start, y=self.y + self.uy * start, far=end - start)


def floor_spans(surfaces: Mapping[str, Surface], floor: str, start: Spot, points: Sequence[Spot]) -> list[Span]:
    """The stretches of a path from point to point that begins on a given floor. Legs without length are left out."""
    stretches: list[Span] = []
    x, y = start
    for px, py in points:
        far = hypot(px - x, py - y)
        if far:
            leg = Span(floor, x, y, (px - x) / far, (py - y) / far, far)
            stretches += _cut(surfaces, leg) if surfaces[floor].portals else (leg,)
            floor = stretches[-1].floor
        x, y = px, py
    return stretches


def _cut(surfaces: Mapping[str, Surface], leg: Span) -> Iterator[Span]:
    """A leg cut at the portals that it passes, in order."""
    done, floor = 0.0, leg.floor
    while True:
        passed = min(_passes(surfaces, leg, floor, done), default=None)
        if passed is None:
            yield leg.cut(done, leg.far)._replace(floor=floor)
            return
        if passed[0] - done > _SLIVER:
            yield leg.cut(done, passed[0])._replace(floor=floor)
        done, floor = passed


def _passes(surfaces: Mapping[str, Surface], leg: Span, floor: str, after: float) -> Iterator[tuple[float, str]]:
    """Where a leg passes portals of the floor that it has reached."""
    for portal in surfaces[floor].portals:
        d = _meets(leg, portal)
        if d is None or d < after - _SLIVER or d >= leg.far - _SLIVER:
            continue
        if d > after + _SLIVER or _leads(surfaces, leg, floor, portal.to, d):
            yield max(d, 0.0), portal.to


def _meets(leg: Span, portal: Portal) -> float | None:
    """How far along a leg it meets the line of a portal."""
    line = portal.line
    vx, vy = line.x1 - line.x0, line.y1 - line.y0
    turn = leg.ux * vy - leg.uy * vx
    if not turn:
        return None
    ox, oy = line.x0 - leg.x, line.y0 - leg.y
    share = (ox * leg.uy - oy * leg.ux) / turn
    return (ox * vy - oy * vx) / turn if 0 <= share <= 1 else None


def _leads(surfaces: Mapping[str, Surface], leg: Span, floor: str, onto: str, d: float) -> bool:
    """Does a leg that begins on a portal's line lead to the other floor? It does if that floor is ahead."""
    up = surfaces[onto].slope is not None
    flight = surfaces[onto if up else floor].outline
    return flight is not None and flight.contains(leg.at(d + min(2 * TOLERANCE, leg.far - d))) == up
