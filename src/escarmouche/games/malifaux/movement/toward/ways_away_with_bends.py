"""Ways of a few straight legs that end as far from a place as possible, bent where Severe terrain begins or ends (MALI-TOW-02, -04).

Fans of straight legs, and further fans from where they end or cross a bank; of the most promising ways the bends are then moved until
nothing leads further. What is in the way, and what a leg costs, is exact; which bends there are is a search.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from escarmouche.games.malifaux.movement.toward.moved_bends import polished
from escarmouche.games.malifaux.movement.toward.severe_rims import skirts
from escarmouche.space.disc import Disc
from escarmouche.space.shape import Piece, Thing, signed
from escarmouche.space.sweep import through
from escarmouche.space.travel.path import Leg, Straight
from escarmouche.space.travel.shortest_ways import Ways
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, UNIT, Point, Spot

LEGS = 3  # bends before the last leg
FIRST = 24  # directions of the first leg, over half a circle
NEXT = 12  # directions of the others
KEPT = 6  # places from which further legs are tried
APART = UNIT / 10  # how far they are from each other
POLISHED = 3  # ways whose bends are moved
ROUGH = UNIT / 3  # what that may gain
TURNS = 6  # directions in which a bend is moved
WIDE, FINE = UNIT / 5, TOLERANCE  # how far, at first and at last
LITTLE = ROUNDING / 4  # what a move must gain
HALVES = 10  # how often the angle of a leg that runs into something is halved
CURVED = UNIT / 10  # what straight legs round something may lose against an arc, and more
SQUARE = pi / 2 - 1e-4  # off the line of the centres: rounding must not lead nearer


class Bend(NamedTuple):
    """Where a way has got to, and what it cost."""

    spot: Spot
    cost: float
    before: tuple[Spot, ...]

    @property
    def spots(self) -> tuple[Spot, ...]:
        return (*self.before, self.spot)


class WaysAwayWithBends:
    """The ways of a base from a place, within a distance, that get further from a goal all the time."""

    def __init__(
        self, start: Point, goal: Point, distance: float, r: int, solids: Sequence[Thing], mires: Sequence[Piece]
    ) -> None:
        self.start, self.goal, self.distance, self.r = start, goal, distance, r
        self.solids = [thing for thing in solids if self._near(thing)]
        self.mires = [mire for mire in mires if self._near(mire)]
        self._grown = r - TOLERANCE + 2 * ROUNDING  # rounded it is still out of it
        self._shallows = [part for mire in self.mires for part in mire.parts]

    def exits(self) -> Iterator[tuple[Point, float]]:
        """Where a base that stands in Severe terrain leaves it to go on along its rim, and what is left of the distance there."""
        (x, y), within = self.start, [part for part in self._shallows if signed(part, *self.start) < self._grown]
        for spot, run in skirts(within, self._shallows, self.r, self.start, self._away(self.start)) if within else ():
            on = 1 + 2 * TOLERANCE / max(run, 2 * TOLERANCE)  # clear of the rim, so that no step aside leads nearer
            left = self.distance - (1 + on) * run
            if left > 0:
                yield (round(x + on * (spot[0] - x)), round(y + on * (spot[1] - y))), left

    def _near(self, thing: Thing) -> bool:
        return _apart(self.start, (thing.x, thing.y)) < thing.r + self.r + self.distance

    def ends(self, known: float) -> Iterator[list[Leg]]:
        """Ways that end further from the goal than what is known, the best of those that were found."""
        start = Bend(self.start, 0.0, ())
        bends, ways = [start], [self._last(start)]
        for number in range(LEGS):
            angles = FIRST if not number else NEXT
            tried = [stop for bend in bends for stop in self._fan(bend, angles) if self._hope(stop) > known]
            bends = list(self._worth(tried))
            ways += [self._last(bend) for bend in bends]
        worth = [way for way in ways if self._far(way) > known - ROUGH]
        ways = [
            polished(way, WIDE, FINE, self._better)
            for way in self._distinct(sorted(worth, key=self._far, reverse=True))
        ]
        for way in sorted(ways, key=self._far, reverse=True):
            if self._far(way) > known - CURVED:
                yield from self._drawn(way)

    # -- fans

    def _fan(self, bend: Bend, count: int) -> Iterator[Bend]:
        """Straight legs in all directions that lead away, each to where it ends and to the banks that it crosses."""
        away = self._away(bend.spot)
        for k in range(-count // 2, count // 2 + 1):
            yield from self._stops(bend, away + 2 * SQUARE * k / count)

    def _worth(self, bends: Sequence[Bend]) -> Iterator[Bend]:
        """Those from which it may be best to go on: by how far straight on leads, and by what might be left."""
        for rank in (self._straight_on, self._hope):
            kept: list[Bend] = []
            for bend in sorted(bends, key=rank, reverse=True):
                if all(_apart(bend.spot, other.spot) > APART for other in kept):
                    kept.append(bend)
                    yield bend
                if len(kept) >= KEPT:
                    break

    def _distinct(self, ways: Iterable[Bend]) -> list[Bend]:
        """The best few ways that do not end at the same place with as many bends."""
        kept: list[Bend] = []
        for way in ways:
            if len(kept) < POLISHED and all(
                _apart(way.spot, other.spot) > APART or len(way.before) != len(other.before) for other in kept
            ):
                kept.append(way)
        return kept

    def _hope(self, bend: Bend) -> float:
        """How far from the goal a way could end if nothing were in it."""
        return self._far(bend) + self.distance - bend.cost

    def _straight_on(self, bend: Bend) -> float:
        """How far from the goal the way straight on leads."""
        return self._far(self._gone(bend, self._away(bend.spot))[0])

    # -- legs

    def _stops(self, bend: Bend, angle: float) -> Iterator[Bend]:
        """Where a straight leg ends, and on the way there where Severe terrain begins or ends."""
        (x, y), ux, uy = bend.spot, cos(angle), sin(angle)
        left = self.distance - bend.cost
        run, _ = contact(x, y, ux, uy, left, self.r, self.solids)
        wet = self._wet(bend.spot, ux, uy)
        end = self._afford(wet, run, left)
        for stop in (*(t + aside for low, high in wet for t, aside in ((low, -ROUNDING), (high, ROUNDING))), end):
            if ROUNDING < stop <= end:
                yield Bend((x + ux * stop, y + uy * stop), bend.cost + stop + _sum(wet, stop), bend.spots)

    def _gone(self, bend: Bend, angle: float) -> tuple[Bend, bool]:
        """As far as a straight leg goes, and whether that is because something is in the way."""
        (x, y), ux, uy = bend.spot, cos(angle), sin(angle)
        left = self.distance - bend.cost
        run, hit = contact(x, y, ux, uy, left, self.r, self.solids)
        wet = self._wet(bend.spot, ux, uy)
        end = self._afford(wet, run, left)
        on = Bend((x + ux * end, y + uy * end), bend.cost + end + _sum(wet, end), bend.spots)
        return on, hit is not None and end >= run

    def _last(self, bend: Bend, sides: tuple[int, ...] = (1, -1)) -> Bend:
        """Straight away from the goal; where something is in the way, to the side as far along it as the distance goes."""
        away = self._away(bend.spot)
        best, hit = self._gone(bend, away)
        for side in sides if hit else ():
            low, high = 0.0, SQUARE
            for _ in range(HALVES):
                half = (low + high) / 2
                end, hit = self._gone(bend, away + side * half)
                if self._far(end) > self._far(best):
                    best = end
                low, high = (half, high) if hit else (low, half)
        return best

    def _wet(self, spot: Spot, ux: float, uy: float) -> list[tuple[float, float]]:
        """The runs of a line in Severe terrain, in order, each part of the line once."""
        joined: list[tuple[float, float]] = []
        runs = [through(part, *spot, ux, uy, self._grown) for part in self._shallows]
        for low, high in sorted((max(low, 0.0), high) for low, high in runs if max(low, 0.0) < high):
            if joined and low <= joined[-1][1]:
                joined[-1] = joined[-1][0], max(high, joined[-1][1])
            else:
                joined.append((low, high))
        return joined

    def _afford(self, wet: Sequence[tuple[float, float]], run: float, left: float) -> float:
        """How much of a run can be paid."""
        for low, high in wet:
            if low >= min(run, left):
                break
            left = (left + low) / 2 if (left + low) / 2 < high else left - (high - low)
        return min(run, left)

    # -- bends

    def _better(self, way: Bend, step: float) -> Iterator[Bend]:
        """Ways that lead further with one bend moved by a step."""
        bends, known, sides = way.before[1:], self._far(way) + LITTLE, self._sides(way)
        for k, bend in enumerate(bends):
            for spot in self._around(bend, step):
                moved = self._through([*bends[:k], spot, *bends[k + 1 :]], known, sides)
                if moved is not None and self._far(moved) > known:
                    yield moved

    def _around(self, spot: Spot, step: float) -> Iterator[Spot]:
        """Places a step from a bend, in other directions for each length of the step."""
        for k in range(TURNS):
            angle = 2 * pi * k / TURNS + step
            yield spot[0] + step * cos(angle), spot[1] + step * sin(angle)

    def _sides(self, way: Bend) -> tuple[int, ...]:
        """On which side of straight away the last leg of a way leads."""
        (x, y), last = way.before[-1], way.spot
        turn = (x - self.goal[0]) * (last[1] - y) - (y - self.goal[1]) * (last[0] - x)
        return (1,) if turn > 0 else (-1,)

    def _through(self, bends: Sequence[Spot], known: float, sides: tuple[int, ...]) -> Bend | None:
        """The way by some bends and on from the last of them; None if it is not legal, or no better."""
        least = sum(_apart(*leg) for leg in pairwise([self.start, *bends]))
        if _apart(bends[-1], self.goal) + self.distance - least <= known - len(bends):
            return None  # not even if nothing were in it
        bend = Bend(self.start, 0.0, ())
        for spot in bends:
            far = _apart(bend.spot, spot)
            if far <= ROUNDING:
                continue
            angle = atan2(spot[1] - bend.spot[1], spot[0] - bend.spot[0])
            if cos(angle - self._away(bend.spot)) < 0:
                return None
            ux, uy = cos(angle), sin(angle)
            run, _ = contact(*bend.spot, ux, uy, far, self.r, self.solids)
            cost = bend.cost + far + _sum(self._wet(bend.spot, ux, uy), far)
            if run < far - ROUNDING or cost >= self.distance:
                return None
            bend = Bend(spot, cost, bend.spots)
        return self._last(bend, sides) if self._hope(bend) > known else None

    # -- the way itself

    def _drawn(self, way: Bend) -> Iterator[list[Leg]]:
        """A way as legs, and drawn tight round what it leads past: what that saves is added at its end."""
        spots = [(round(x), round(y)) for x, y in way.spots]
        yield [Straight(*spot) for spot in spots[1:]]
        (x, y), (p, q) = spots[-2:]
        far = max(1.0, hypot(p - x, q - y))
        end = (round(p + (p - x) / far * CURVED), round(q + (q - y) / far * CURVED))
        for last in (end, spots[-1]):
            yield self._tight([*spots[:-1], last])

    def _tight(self, spots: Sequence[Point]) -> list[Leg]:
        """The shortest ways from bend to bend where Severe terrain begins or ends."""
        legs: list[Leg] = []
        start, wets = spots[0], [self._wades(*pair) for pair in pairwise(spots)]
        for k, end in enumerate(spots[1:]):
            if k + 1 < len(wets) and wets[k] == wets[k + 1]:
                continue
            far = _apart(start, end)
            past = self.solids if wets[k] else [*self.solids, *self.mires]
            legs += Ways(Disc(*start, self.r), self.distance + far, past).path_to(end) or [Straight(*end)]
            start = end
        return legs

    def _wades(self, start: Spot, end: Spot) -> bool:
        """Does a straight leg lead through Severe terrain?"""
        far = max(1.0, _apart(start, end))
        return _sum(self._wet(start, (end[0] - start[0]) / far, (end[1] - start[1]) / far), far) > TOLERANCE

    def _away(self, spot: Spot) -> float:
        return atan2(spot[1] - self.goal[1], spot[0] - self.goal[0])

    def _far(self, bend: Bend) -> float:
        return _apart(bend.spot, self.goal)


def _apart(one: Spot, other: Spot) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _sum(wet: Sequence[tuple[float, float]], run: float) -> float:
    """How much of a run is in Severe terrain."""
    return sum([max(0.0, min(high, run) - low) for low, high in wet if low < run])
