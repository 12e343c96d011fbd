"""How far a base gets along a line or an arc, past what is in the way, and what that costs: twice as much where it wades."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from escarmouche.space.shape import Piece, Thing, signed
from escarmouche.space.travel.leg_parts import overlaps
from escarmouche.space.travel.path import Arc, Leg, Straight, at, parts_of, radius_of, stretches, turn_of
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, Spot

Runs = list[tuple[float, float]]  # from where to where
Hindrance = tuple[str, bool]  # what is in the way, or slows: the latter is true


class Gone(NamedTuple):
    """Where a line ends, None if that is of no use; what it cost up to there; what it met."""

    end: Spot | None
    cost: float
    met: Sequence[Hindrance] = ()


class Going:
    """A base, how far it may go, and what is in its way or slows it."""

    def __init__(self, r: int, distance: float, solids: Sequence[Thing], mires: Sequence[Piece]) -> None:
        self.r, self.distance, self.solids, self.mires = r, distance, solids, mires

    def straight(self, start: Spot, end: Spot, cost: float, goal: Spot, limit: float) -> Gone:
        """Along a straight line; one that ends further from the goal than the limit is of no use."""
        run = hypot(end[0] - start[0], end[1] - start[1])
        if run <= 0.0:
            return Gone(end, cost)
        x, y = start
        ux, uy = (end[0] - x) / run, (end[1] - y) / run
        free, hit = contact(x, y, ux, uy, run, self.r, self.solids)
        met: list[Hindrance] = []
        if hit is not None:
            met.append((hit, False))
            end = (x + ux * free, y + uy * free)
            if hypot(end[0] - goal[0], end[1] - goal[1]) > limit:
                return Gone(None, cost, met)
        if not self.mires:
            return Gone(end, cost + free, met)
        wet = self._wet(start, Straight(*end), free, met)  # type: ignore[arg-type]
        free, cost, cut = self.spend(wet, free, cost)
        return Gone((x + ux * free, y + uy * free) if cut else end, cost, met)

    def arc(self, start: Spot, arc: Arc, run: float) -> tuple[float, Runs, list[Hindrance]]:
        """The fraction of an arc of this length up to which nothing hinders, from where to where the base wades, and what it meets."""
        met: list[Hindrance] = []
        return self._unhindered(start, arc, met), self._wet(start, arc, run, met), met

    def spend(self, wet: Runs, run: float, cost: float) -> tuple[float, float, bool]:
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

    def _wet(self, start: Spot, leg: Leg, run: float, met: list[Hindrance]) -> Runs:
        """From where to where along a leg the base wades."""
        wet: Runs = []
        for mire in self.mires if run > 0.0 else ():
            runs = overlaps(start, leg, mire, self.r - TOLERANCE)
            if runs:
                met.append((mire.id, True))
                wet += [(low * run, high * run) for low, high in runs]
        return sorted(wet)

    def _unhindered(self, start: Spot, arc: Arc, met: list[Hindrance]) -> float:
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
                        met.append((solid.id, False))
        return best
