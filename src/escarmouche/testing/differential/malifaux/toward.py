"""Moving toward and away: is a way found by fans of straight legs that ends nearer, or further off (MALI-TOW-01 to -04)?

Where one is, the engine must accept it if a player draws it; that it did not propose it is counted as missed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from math import atan2, cos, hypot, inf, pi, sin
from typing import Any, NamedTuple

from escarmouche.games.malifaux.movement.toward.toward import Toward
from escarmouche.space.travel.path import Leg, Straight, legs_from_json, legs_json
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.board import SIDE, Board, Man, Slab, board
from escarmouche.testing.differential.malifaux.plain_geometry import Line, Part, Ring, Spot, inside, runs
from escarmouche.testing.differential.malifaux.walk import MARGIN, ROUGH, Walker, places

MISSED = 1 / 10_000  # better ways that the search may miss, by more than `SHORT`
SHORT = 50.0  # a way that is proposed may fall this much short of the best: half of what a drawn one may (MALI-AMB-143)
FAN = 40  # directions of the first leg
NEXT = 5  # places from which a second leg leads on, and as many from which a third does
SIDES = 10  # directions of these legs
PROPOSED = 3  # ways that are checked, the best first
CLEAR = 6.0  # what the legs keep from everything: more than the tolerance


class End(NamedTuple):
    """Where a way ends, what it cost, and how it got there."""

    apart: float
    spot: Spot
    cost: float
    legs: tuple[Spot, ...]


class Fans:
    """Straight legs in all directions past solids, then others from where they end."""

    def __init__(self, board: Board, man: Man, goal: Man, distance: float, away: bool) -> None:
        self.man, self.goal, self.distance, self.away = man, goal, distance, away
        reach = distance + man.r + 1000
        near = [s for s in board.slabs.values() if s.far(man.x, man.y) < reach and not s.clearance and not s.floor]
        self.mires = [s.parts for s in near if "severe" in s.traits]
        self.rims = [part for slab in near if slab.solid for part in grown(slab, man.r + CLEAR)]
        for other in board.men.values():
            if other.id != man.id and other.z < max(1000, man.tall):
                self.rims.append(Ring(other.x, other.y, other.r + man.r + CLEAR))
        self.started = [part for part in self.rims if _deep(part, man.x, man.y)]

    def best(self) -> End:
        """The nearest end, or the furthest."""
        start = End(self._apart((self.man.x, self.man.y)), (self.man.x, self.man.y), 0.0, ())
        head = atan2(self.goal.y - self.man.y, self.goal.x - self.man.x) + (pi if self.away else 0.0)
        ends = self._fan(start, [head + pi * k / FAN for k in range(-FAN // 2, FAN // 2 + 1)])
        all_ends = [start, *ends]
        for _ in range(2):
            ends = [end for promising in self._worth(ends) for end in self._fan(promising, self._aside(promising))]
            all_ends += ends
        return min(all_ends, key=self._rank)

    def _rank(self, end: End) -> float:
        return -end.apart if self.away else end.apart

    def _worth(self, ends: Sequence[End]) -> list[End]:
        """The most promising ends with some distance left."""
        left = [end for end in ends if self.distance - end.cost > 30]

        def hope(end: End) -> float:
            rest = self.distance - end.cost
            return -(end.apart + rest) if self.away else end.apart - rest

        promising: list[End] = []
        for end in sorted(left, key=hope):
            if all(hypot(end.spot[0] - kept.spot[0], end.spot[1] - kept.spot[1]) > 100 for kept in promising):
                promising.append(end)
            if len(promising) >= NEXT:
                break
        return promising

    def _aside(self, end: End) -> list[float]:
        head = atan2(self.goal.y - end.spot[1], self.goal.x - end.spot[0]) + (pi if self.away else 0.0)
        return [head + pi * k / SIDES for k in range(-SIDES // 2, SIDES // 2 + 1)]

    def _fan(self, end: End, angles: Sequence[float]) -> list[End]:
        onward = []
        for angle in angles:
            for run, cost in self._along(end, angle):
                spot = end.spot[0] + run * cos(angle), end.spot[1] + run * sin(angle)
                onward.append(End(self._apart(spot), spot, end.cost + cost, (*end.legs, spot)))
        return onward

    def _along(self, end: End, angle: float) -> Iterator[tuple[float, float]]:
        """How far a leg goes, and half of it; what it costs."""
        (x, y), ux, uy = end.spot, cos(angle), sin(angle)
        if self.away and ux * (x - self.goal.x) + uy * (y - self.goal.y) < 0:
            return
        most = self.distance - end.cost
        if not self.away:
            most = min(most, ux * (self.goal.x - x) + uy * (self.goal.y - y))
        most = min(most, _edge(x, y, ux, uy, self.man.r))
        if most < 10:
            return
        line = Line(x, y, ux, uy, most)
        for part in self.rims:
            run = inside(part, line, 0.0)
            if run is not None:
                if run[0] <= 0 and not (part in self.started and not end.legs and _leaves(part, line)):
                    return
                if run[0] > 0:
                    most = min(most, run[0])
                    line = line._replace(far=most)
        most, cost = self._afford(line._replace(far=max(0.0, most - 1)), self.distance - end.cost)
        if most > 10:
            yield most, cost
            stops = [most / 2] if end.legs == () and most > 800 else []
            for stop in (*stops, *self._banks(line, most)):
                yield stop, self._price(line._replace(far=stop))

    def _banks(self, line: Line, most: float) -> Iterator[float]:
        """Where a line has just come out of Severe terrain, or is about to go into it."""
        for parts in self.mires:
            for low, high in _grown_runs(parts, line, self.man.r):
                for stop in (low - CLEAR, high + CLEAR):
                    if 10 < stop < most:
                        yield stop

    def _price(self, line: Line) -> float:
        wet = [run for parts in self.mires for run in _grown_runs(parts, line, self.man.r)]
        return line.far + _union(wet)

    def _afford(self, line: Line, left: float) -> tuple[float, float]:
        cost = self._price(line)
        if cost <= left:
            return line.far, cost
        low, high = 0.0, line.far
        for _ in range(12):
            half = (low + high) / 2
            low, high = (half, high) if self._price(line._replace(far=half)) <= left else (low, half)
        return low, self._price(line._replace(far=low))

    def _apart(self, spot: Spot) -> float:
        return hypot(spot[0] - self.goal.x, spot[1] - self.goal.y)


def grown(slab: Slab, r: float) -> list[Part]:
    """A piece as the centre of a base meets it: circles about its corners, and its sides pushed out."""
    parts: list[Part] = []
    for part in slab.parts:
        if isinstance(part, Ring):
            parts.append(Ring(part.x, part.y, part.r + r))
            continue
        parts.append(part)
        for (px, py), (qx, qy) in zip(part, [*part[1:], part[0]], strict=True):
            far = hypot(qx - px, qy - py)
            nx, ny = (qy - py) / far * r, (px - qx) / far * r
            parts.append(Ring(px, py, r))
            parts.append(((px + nx, py + ny), (qx + nx, qy + ny), (qx, qy), (px, py)))
    return parts


def _grown_runs(parts: Sequence[Part], line: Line, r: float) -> list[tuple[float, float]]:
    """Where a base on a line is in something; a little too much at its corners."""
    return runs(parts, line, r)


def _union(stretches: Sequence[tuple[float, float]]) -> float:
    total, done = 0.0, -inf
    for low, high in sorted(stretches):
        total += max(0.0, high - max(low, done))
        done = max(done, high)
    return total


def _deep(part: Part, x: float, y: float) -> bool:
    return inside(part, Line(x, y, 1.0, 0.0, 1e-3), 0.0) is not None


def _leaves(part: Part, line: Line) -> bool:
    """Does a line that begins a hair inside an outline get out of it at once?"""
    run = inside(part, line, 0.0)
    return run is not None and run[1] < 3 * CLEAR


def _edge(x: float, y: float, ux: float, uy: float, r: float) -> float:
    far = inf
    for at, u in ((x, ux), (y, uy)):
        if u > 1e-9:
            far = min(far, (SIDE - r - at) / u)
        elif u < -1e-9:
            far = min(far, (r - at) / u)
    return max(0.0, far)


# -- what is compared


def _moved(rng: random.Random, away: bool) -> Iterator[Comparison]:
    flat = ("hill", "bridge", "stairs", "stacked")
    made = board(rng, kinds=lambda kind: kind not in flat)
    men = list(made.men.values())
    for man in men:
        if man.floor:
            continue
        for goal in rng.sample(men, min(2, len(men))):
            if goal.id != man.id and hypot(goal.x - man.x, goal.y - man.y) > man.r + goal.r - 5:
                yield _compared(made, man, goal, rng.choice((2000, 3000, 4000, 5000)), away)


def _compared(board: Board, man: Man, goal: Man, distance: int, away: bool) -> Comparison:
    """The engine's best end, unless it is beaten or what it proposes is not legal."""
    model = board.game.model
    region = Toward(board.game, model(man.id), model(goal.id), distance, away=away)
    label = f'{distance / 1000}" {"away from" if away else "toward"} {board.told(goal.id)}: {board.told(man.id)}'
    ends, wrong = [], ""
    for answer in islice(region.propose(), PROPOSED):
        legs = legs_from_json(answer)
        end = (legs[-1].x, legs[-1].y) if legs else (man.x, man.y)
        ends.append(hypot(end[0] - goal.x, end[1] - goal.y))
        wrong = wrong or _wrong(board, man, goal, legs, distance, away)
    engine: Any = round(min(ends) if not away else max(ends))
    if wrong:
        return Comparison(engine, wrong, label)
    fans = Fans(board, man, goal, distance, away)
    best = fans.best()
    beaten = best.apart > engine + SHORT if away else best.apart < engine - SHORT
    legs = [Straight(round(x), round(y)) for x, y in best.legs]
    if not beaten or _wrong(board, man, goal, legs, distance, away, strict=True):
        return Comparison(engine, CLOSE if beaten else engine, label)
    accepted, label = region.why_not(legs_json(legs)) is None, f"{label}, by {legs_json(legs)}"
    return Comparison(
        engine, engine if accepted else round(best.apart), label, str(round(best.apart)) if accepted else ""
    )


def _wrong(
    board: Board, man: Man, goal: Man, legs: Sequence[Leg], distance: float, away: bool, strict: bool = False
) -> str:
    """What is certainly wrong with a way ("strict": what may be wrong)."""
    way = places((man.x, man.y), legs)
    gone = Walker(board, man, 0.0 if strict else -MARGIN, climbs=False).go(way)
    if gone.fault or gone.cost > distance + (0 if strict else ROUGH):
        return f"{legs_json(legs)} is illegal: {gone.fault or gone.cost}"
    return "" if keeps(way, goal, away) else f"{legs_json(legs)} turns"


def keeps(way: Sequence[Spot], goal: Man, away: bool) -> bool:
    """Does a way come nearer all the time, or get further off?"""
    apart = [hypot(x - goal.x, y - goal.y) for x, y in way]
    bad = [a - b if away else b - a for a, b in pairwise(apart)]
    return sum(step for step in bad if step > 0) <= 6


PREDICATES = (
    Predicate("toward", ("MALI-TOW-01", "MALI-TOW-02", "MALI-TOW-03"), lambda rng: _moved(rng, False), MISSED),
    Predicate("away", ("MALI-TOW-01", "MALI-TOW-02", "MALI-TOW-04"), lambda rng: _moved(rng, True), MISSED),
)
