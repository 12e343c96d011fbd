"""Climbs to a height that is named: up and down sides, along them and off them, gone step by step (MALI-MOVE-09, -10, MALI-AMB-134)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import cos, hypot, pi, sin

from escarmouche.games.malifaux.movement import climb, way_cost
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.space.travel.path import Straight
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.board import (
    SIDE,
    Board,
    Draw,
    Man,
    Slab,
    board,
    ground,
    middle,
    standing,
)
from escarmouche.testing.differential.malifaux.plain_geometry import Spot
from escarmouche.testing.differential.malifaux.sight import Answer
from escarmouche.testing.differential.malifaux.walk import DISTANCE, MARGIN, OFF, ROUGH, Gone, Walker, places

SURE, OPEN = (
    3.0,
    10.0,
)  # a gap up to the first is contact, beyond the second none, also for a bigger base: between them is the tolerance
HOLD = 5.0  # a base that goes along a side keeps to it within this
SHIFT = 3.0  # give or take this
HALVES = 24
Step = tuple[int, ...]  # x, y, or x, y, z


class Climber(Walker):
    """Goes a way in small steps, and up and down where a height is named; where it is in contact with a side that is exact."""

    def __init__(self, made: Board, man: Man, more: float, steps: Sequence[Step]) -> None:
        super().__init__(made, man, more, climbs=True)
        self.side: Slab | None = None  # what it hangs on ...
        self.z = 0.0  # ... and how high
        self.shift = SHIFT if more > 0 else -SHIFT  # a way that grazes a side by the tolerance is open
        self.touched: set[str] = set()
        for x, y in [(man.x, man.y), *[(step[0], step[1]) for step in steps]]:
            gaps = [(abs(slab.far(x, y) - man.r), slab.id) for slab in made.slabs.values() if slab.solid]
            self.touched |= {name for gap, name in gaps if gap < SURE}
            self.doubt = self.doubt or any(SURE <= gap < OPEN for gap, _ in gaps)

    def _inside(self, slab: Slab, x: float, y: float) -> bool:
        least = self.man.r - HOLD + self.shift if slab.id in self.touched else self.r
        return self._close(slab, x, y) and slab.far(x, y) < least

    def _carried(self, slab: Slab, x: float, y: float) -> bool:
        most = self.man.r + HOLD + self.shift if slab.id in self.touched else self.r
        return self._close(slab, x, y) and slab.far(x, y) <= most

    def climb(self, steps: Sequence[Step]) -> Gone:
        """The whole way; who hangs on a side at its end falls."""
        before: Spot = (self.man.x, self.man.y)
        self._look_about([before, *[(step[0], step[1]) for step in steps]])
        self._begin(*before)
        for step in steps:
            fault = ""
            for spot in places(before, [Straight(step[0], step[1])])[1:]:
                fault = fault or self._onward(before, spot)
                before = spot
            fault = fault or (self._rise(*step) if len(step) == 3 else "")
            if fault:
                return Gone(fault, self.cost, self.floor, tuple(self.falls), self.doubt, before)
        if self.side is not None:
            self._let_go(*before)
        return Gone("", self.cost, self.floor, tuple(self.falls), self.doubt, before)

    def _onward(self, before: Spot, spot: Spot) -> str:
        if self.side is not None:
            return self._hang(before, spot)
        fault = ""
        for place in self._closer(before, spot) if before != spot else []:
            fault = fault or self._step(before, place)
            before = place
        return fault

    # -- up and down

    def _rise(self, x: int, y: int, z: int) -> str:
        """To a height along a side that leads there."""
        now = self.z if self.side is not None else ground(self.board, self.floor, x, y)
        if self.side is None and z == standing(self.board, self.floor, x, y, self.man.r):
            return ""
        if abs(z - now) <= OPEN:
            self.doubt = self.doubt or abs(z - now) > SURE
            return ""
        sides = [slab for slab in self.near if self._leads(slab, x, y, now, z)]
        if not sides:
            return "no side"
        side = max(sides, key=lambda slab: slab.level(x, y))
        fault = self._room(side, x, y, now, z)
        if fault:
            return fault
        foot = self._floor_below(side, x, y, min(now, z))
        wet = any(slab.floor == foot and slab.far(x, y) < self.r for slab in self.mire)
        self.cost += abs(z - now) * (2 if wet else 1)
        self.side, self.z = side, z
        self.floor = self._floor_below(side, x, y, z)
        if z >= side.level(x, y) - OPEN:
            self.side, self.floor = None, side.id
        elif z <= ground(self.board, self.floor, x, y) + OPEN:
            self.side = None
        return ""

    def _leads(self, slab: Slab, x: int, y: int, now: float, z: float) -> bool:
        """Is it in contact with the side of a piece, beside it, that leads from one height to the other?"""
        if not slab.standable or abs(slab.far(x, y) - self.man.r) > HOLD:
            return False
        top, bottom = slab.level(x, y), slab.bottom + slab.clearance
        if not bottom <= now + HOLD or now > top + HOLD:
            return False
        at_foot = self.side is None and now < top - HOLD
        below = ground(self.board, self._floor_below(slab, x, y, z), x, y)  # what it only touches it passes
        low = now if at_foot else max(bottom, below)
        self.doubt = self.doubt or any(SURE < abs(z - end) <= OPEN for end in (low, top))
        return low - HOLD <= z <= top + HOLD

    def _room(self, side: Slab, x: int, y: int, now: float, z: float) -> str:
        """Whom or what the base would go through."""
        low, high = min(now, z), max(now, z)
        return self._whom(low, high, x, y) or self._overhead(side, x, y, low, high)

    def _whom(self, low: float, high: float, x: float, y: float) -> str:
        """Whom the base would climb through between two heights."""
        return next((other.id for other in self.others if self._between(other, low, high, x, y)), "")

    def _overhead(self, side: Slab, x: float, y: float, low: float, high: float, lead: str = "") -> str:
        """What the base would come up to from one height to another, except for what the side leads to."""
        for slab in self.near:
            under = 1 < slab.bottom + slab.clearance - high <= OPEN
            self.doubt = self.doubt or (self._inside(slab, x, y) and (under or 0 < slab.level(x, y) - low <= OPEN))
            top = slab.level(x, y) + (2 if "impassable" in slab.traits else 0)
            there = slab.bottom + slab.clearance <= high + 1 and top > low + 1
            if slab.id not in (side.id, lead) and there and self._inside(slab, x, y):
                return slab.id
        return ""

    def _floor_below(self, side: Slab, x: float, y: float, z: float) -> str:
        """The highest floor below a height that carries any part of the base, apart from the side."""
        floors = [slab for slab in self.near if slab.standable and slab.id != side.id and self._carried(slab, x, y)]
        levels = [(slab.level(x, y), slab.id) for slab in floors if slab.level(x, y) <= z + HOLD]
        return max([*levels, (ground(self.board, "", x, y), "")])[1]

    # -- hanging

    def _hang(self, before: Spot, spot: Spot) -> str:
        """A small step along sides, into one or off all of them."""
        side, (x, y) = self.side, spot
        assert side is not None
        run = hypot(x - before[0], y - before[1])
        gaps = [(slab.far(x, y) - self.man.r, slab) for slab in self.near if self._hangs_beside(slab, *before)]
        entered = [slab for gap, slab in gaps if gap < -HOLD + self.shift]
        if entered:  # up the rest
            up = max(entered, key=lambda slab: slab.level(x, y))
            top = up.level(x, y)
            stopped = self._whom(self.z, top, *before) or self._overhead(up, *before, self.z, top, up.upper)
            if stopped:
                return stopped
            self.cost += (up.level(x, y) - self.z) * (2 if self._wet(*before) else 1)
            self.floor, self.side = up.id, None
            return self._taken(*before) or self._onward(before, spot)
        if all(gap > HOLD + self.shift for gap, _ in gaps):
            floors = {self._floor_below(side, *place, self.z) for place in (before, spot)}
            self.doubt = self.doubt or len(floors) > 1  # it lets go somewhere between
            self._let_go(*before)
            return self._taken(*before) or self._onward(before, spot)
        self.cost += run * (2 if self._wet(x, y) else 1)
        self.side = min(gaps, key=lambda known: abs(known[0]))[1]
        self.floor = self._floor_below(self.side, x, y, self.z)
        return self._past(x, y)

    def _hangs_beside(self, slab: Slab, x: float, y: float) -> bool:
        """Is the side of a piece as high, and as low, as it hangs?"""
        if slab is self.side:
            return True
        return slab.standable and slab.bottom + slab.clearance <= self.z + HOLD and slab.level(x, y) > self.z + HOLD

    def _past(self, x: float, y: float) -> str:
        """Whom or what a base runs into that hangs at its height."""
        if not (self.r <= x <= SIDE - self.r and self.r <= y <= SIDE - self.r):
            return "edge"
        for other in self.others:
            level = other.z < self.z + self.tall and other.z + max(1000, other.tall) > self.z
            if level and hypot(other.x - x, other.y - y) < other.r + self.r:
                return other.id
        for slab in self.near:
            top = slab.level(x, y) + (1 if "impassable" in slab.traits else -1)
            there = slab.bottom + slab.clearance <= self.z + 1 and self.z < top
            if not self._hangs_beside(slab, x, y) and there and self._inside(slab, x, y):
                return slab.id
        return ""

    def _let_go(self, x: float, y: float) -> None:
        """Down to the floor below."""
        assert self.side is not None
        self.floor, self.fell = self._floor_below(self.side, x, y, self.z), True
        self.side = None
        drop = self.z - ground(self.board, self.floor, x, y)
        if drop > OFF:
            self.falls.append(drop)


# -- ways at random


def _contact(rng: random.Random, slab: Slab, man: Man, near: Spot) -> tuple[int, int]:
    """A place where the base is in contact with a side, not far from another place."""
    (mx, my), angle, far = middle(rng.choice(slab.parts)), 2 * pi * rng.random(), rng.choice((0.0, 500.0, 1500.0))
    x, y = near[0] + far * cos(angle), near[1] + far * sin(angle)
    if slab.far(x, y) < man.r:  # it is on it: outward
        long = max(1.0, hypot(x - mx, y - my))
        x, y = x + (x - mx) / long * 6000, y + (y - my) / long * 6000
    low, high = 0.0, 1.0
    for _ in range(HALVES):
        half = (low + high) / 2
        beyond = slab.far(x + (mx - x) * half, y + (my - y) * half) > man.r
        low, high = (half, high) if beyond else (low, half)
    return round(x + (mx - x) * low), round(y + (my - y) * low)


def _drawn(rng: random.Random, made: Board, man: Man) -> list[Step]:
    """To a side and up or down it, then along it, into it, off it or on in any direction."""
    near = [s for s in made.slabs.values() if s.standable and s.far(man.x, man.y) < 3500]
    if not near:
        return []
    slab = rng.choice(near)
    x, y = _contact(rng, slab, man, (man.x, man.y))
    steps: list[Step] = [(x, y, _height(rng, slab, x, y))]
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        how, angle, run = rng.randrange(5), 2 * pi * rng.random(), rng.uniform(100, 1500)
        if how == 0:
            steps.append((x, y, _height(rng, slab, x, y)))
        elif how < 3:
            x, y = _contact(rng, slab, man, (x, y))
            steps.append((x, y) if rng.random() < 0.5 else (x, y, _height(rng, slab, x, y)))
        elif how == 3:
            mx, my = middle(slab.parts[0])
            share = 300 / max(300.0, hypot(mx - x, my - y))
            x, y = round(x + (mx - x) * share), round(y + (my - y) * share)
            steps.append((x, y))
        else:
            x, y = round(x + run * cos(angle)), round(y + run * sin(angle))
            steps.append((x, y))
    return steps


def _height(rng: random.Random, slab: Slab, x: float, y: float) -> int:
    """A height to name: the top, the foot, between them, or a little more."""
    top = round(slab.level(x, y))
    between = slab.bottom + slab.clearance + rng.random() * max(1, top - slab.bottom - slab.clearance)
    return max(0, round(rng.choice((top, slab.bottom, between, between, between, top + 300))))


# -- what is compared


def _below_bridges(draw: Draw) -> None:
    """A wall or two, with bridges close to them."""
    for number in range(draw.rng.choice((1, 1, 2))):
        name = f"wall-b{number}"
        if draw.piece("wall", name, draw.rng.choice((2, 3, 4)), "line"):
            for side in range(draw.rng.choice((1, 2))):
                draw.bridge_beside(f"bridge-{number}-{side}", name)


def _climbed(rng: random.Random, first: Callable[[Draw], None] | None = None) -> Iterator[Comparison]:
    made = board(rng, kinds=lambda kind: kind not in ("fog", "barbed-wire"), first=first)
    for man in made.men.values():
        made.game.model(man.id).seat = 0  # nobody engages anybody
    for man in made.men.values():
        route = Route(made.game, made.game.model(man.id), DISTANCE)
        for _ in range(4):
            steps = _drawn(rng, made, man)
            if steps:
                yield from _compared(made, man, route, steps)


def _compared(made: Board, man: Man, route: Route, steps: Sequence[Step]) -> Iterator[Comparison]:
    """Is a way allowed? If so, how high does it end, what does it cost, and how deep are its falls?"""
    label = f"Walk of {made.told(man.id)}, legs {[list(step) for step in steps]}"
    refusal = route.why_not([list(step) for step in steps])
    small, big = (Climber(made, man, more, steps).climb(steps) for more in (-MARGIN, MARGIN))
    brute = _verdict(small, big)
    yield Comparison(refusal is None, brute, f"{label} ({small.fault or round(small.cost)}; {refusal and refusal.key})")
    if refusal is None and brute is True:
        way = climb.follow(made.game, route.model, climb.steps_from_json([list(step) for step in steps]), route.gait)
        floor = way.stretches[-1].floor if way.stretches else man.floor
        falls = [s.down + s.drop for s in way.stretches if s.down + s.drop > OFF]
        x, y = steps[-1][0], steps[-1][1]
        engine = (ground(made, floor, x, y), way_cost.cost(made.game, way.stretches, man.r), *falls)
        one, other = ((ground(made, gone.floor, x, y), gone.cost, *gone.falls) for gone in (small, big))
        if not _like(one, other) or _grazes(made, man, steps):
            yield Comparison(engine, CLOSE, label)
        else:
            yield Comparison(engine, engine if _like(one, engine) else one, f"{label}, its end, cost and falls")


def _grazes(made: Board, man: Man, steps: Sequence[Step]) -> bool:
    """Does a base at a bend only just touch stairs? Whether it is on them is open then."""
    flights = [slab for slab in made.slabs.values() if slab.foot]
    return any(abs(slab.far(step[0], step[1]) - man.r) < OPEN for slab in flights for step in steps)


def _verdict(small: Gone, big: Gone) -> Answer:
    if small.doubt or big.doubt:
        return CLOSE
    goes = [not gone.fault and gone.cost <= DISTANCE + ROUGH for gone in (small, big)]
    sure = [not gone.fault and gone.cost <= DISTANCE - ROUGH for gone in (small, big)]
    return True if all(sure) else CLOSE if any(goes) else False


def _like(one: Sequence[float], other: Sequence[float]) -> bool:
    if len(one) != len(other) or abs(one[1] - other[1]) > 2 * ROUGH:
        return False
    return all(abs(a - b) <= 2 * OFF for a, b in zip((one[0], *one[2:]), (other[0], *other[2:]), strict=True))


PREDICATES = (
    Predicate("climb to a height", ("MALI-MOVE-08", "MALI-MOVE-09", "MALI-MOVE-10", "MALI-AMB-134"), _climbed),
    Predicate(
        "climb below bridges", ("MALI-MOVE-09", "MALI-TERR-20", "MALI-AMB-134"), partial(_climbed, first=_below_bridges)
    ),
)
