"""Moving toward and away over hills, stairs, roofs and under bridges: is a way found step by step that ends nearer, or further off?

Where one is, the engine must accept it if a player draws it; that it did not propose it is counted as missed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from math import atan2, cos, hypot, pi, sin
from typing import Any, NamedTuple

from escarmouche.games.malifaux.movement.toward.toward import Toward
from escarmouche.space.travel.path import Straight, legs_from_json, legs_json
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.area import EDGE, touches
from escarmouche.testing.differential.malifaux.board import Board, Man, board, standing
from escarmouche.testing.differential.malifaux.plain_geometry import Spot
from escarmouche.testing.differential.malifaux.toward import keeps
from escarmouche.testing.differential.malifaux.walk import MARGIN, ROUGH, STEP, Walker, places

SHORT = 100.0  # over heights a proposed way may fall as much short of the best as a drawn one may (MALI-AMB-143)
MISSED = (
    1 / 10_000
)  # better ways that the search may miss: past a base so near that no straight leg leads round it, mostly
FAN = 16  # directions of the first leg
NEXT = 3  # from this many of the places where it ends a second one leads on, and then a third
SIDES = 6  # in this many directions
SMALL, LARGE = 30.0, 400.0  # the shortest step, where anything may change, and the longest
CLEAR = 6.0  # what the legs keep from everything: more than the tolerance
PROPOSED = 1  # ways that are checked


class Place(NamedTuple):
    """Where a way has got to: on which floor, for what, and by which bends."""

    spot: Spot
    floor: str
    cost: float
    bends: tuple[Spot, ...]


class Strides(Walker):
    """Straight legs in all directions, gone step by step; then others from where they end or change the floor."""

    fine = 4

    def __init__(self, made: Board, man: Man, goal: Man, distance: float, away: bool) -> None:
        super().__init__(made, man, CLEAR, climbs=False)
        self.goal, self.distance, self.away = goal, distance, away
        slabs = [slab for slab in made.slabs.values() if slab.far(man.x, man.y) < distance + self.r + 500]
        self.near = [slab for slab in slabs if slab.solid]
        self.mire = [slab for slab in slabs if "severe" in slab.traits]
        self.rims = [slab for slab in slabs if slab.solid or "severe" in slab.traits or slab.kind == "hill"]

    def best(self) -> Place:
        """The nearest end, or the furthest."""
        self._begin(self.man.x, self.man.y)
        start = Place((self.man.x, self.man.y), self.floor, 0.0, ())
        ends, places = [start], [start]
        for number in range(3):
            count = SIDES if number else FAN
            ends = [end for place in self._worth(ends) for end in self._fan(place, count)]
            places += ends
        return min(places, key=self._rank)

    def _rank(self, place: Place) -> float:
        return -self._apart(place.spot) if self.away else self._apart(place.spot)

    def _worth(self, ends: Sequence[Place]) -> list[Place]:
        """The most promising places of which something of the distance is left."""

        def hope(place: Place) -> float:
            return self._rank(place) - self.distance + place.cost

        kept: list[Place] = []
        for end in sorted([end for end in ends if self.distance - end.cost > 30], key=hope):
            if all(hypot(end.spot[0] - x, end.spot[1] - y) > 100 for (x, y), *_ in kept) and len(kept) < NEXT:
                kept.append(end)
        return kept

    def _fan(self, place: Place, count: int) -> Iterator[Place]:
        x, y = place.spot
        head = atan2(self.goal.y - y, self.goal.x - x) + (pi if self.away else 0.0)
        for k in range(-count // 2, count // 2 + 1):
            yield from self._along(place, head + pi * k / count)

    def _along(self, place: Place, angle: float) -> list[Place]:
        """Where a straight leg ends, half-way there, and where the floor changes."""
        (x, y), ux, uy = place.spot, cos(angle), sin(angle)
        outward = ux * (x - self.goal.x) + uy * (y - self.goal.y)
        left = self.distance - place.cost if self.away else min(self.distance - place.cost, -outward)
        if self.away and outward < 0:
            return []
        self.floor, self.cost, self.falls, self.above = place.floor, place.cost, [], []
        stops, gone, bends = list[Place](), 0.0, (*place.bends, place.spot)
        way = [Place(place.spot, place.floor, place.cost, bends)]
        while gone < left - 1:
            before, floor, fault = way[-1].spot, self.floor, ""
            gone = min(left, gone + self._stride(*before))
            for spot in self._closer(before, (x + gone * ux, y + gone * uy)):
                fault = fault or self._step(before, spot)
                before = before if fault else spot
            if fault or self.cost > self.distance - 2 * CLEAR or self.doubt:
                break
            way.append(Place(before, self.floor, self.cost, bends))
            if self.floor != floor:
                stops.append(way[-1])
        self.doubt = False
        return [*stops, way[-1], way[len(way) // 2]] if len(way) > 1 else []

    def _stride(self, x: float, y: float) -> float:
        """How far it may safely go before anything changes."""
        free = LARGE
        for slab in self.rims:
            off = slab.far(x, y) - self.r
            if off < SMALL and (slab.foot or slab.kind == "hill"):
                return SMALL
            free = min(free, abs(off))
        for other in self.others:
            free = min(free, abs(hypot(other.x - x, other.y - y) - other.r - self.r))
        return max(SMALL, free)

    def _apart(self, spot: Spot) -> float:
        return hypot(spot[0] - self.goal.x, spot[1] - self.goal.y)


# -- what is compared


def _moved(rng: random.Random, away: bool) -> Iterator[Comparison]:
    made = board(rng)
    men = list(made.men.values())
    for man in men:
        goal = rng.choice(men)
        if goal.id != man.id and hypot(goal.x - man.x, goal.y - man.y) > man.r + goal.r - 5:
            yield _compared(made, man, goal, rng.choice((2000, 3000, 4000, 5000)), away)


def _compared(made: Board, man: Man, goal: Man, distance: int, away: bool) -> Comparison:
    """The engine's best end, unless it is beaten or what it proposes is not legal."""
    model = made.game.model
    region = Toward(made.game, model(man.id), model(goal.id), distance, away=away)
    label = f'{distance / 1000}" {"away from" if away else "toward"} {made.told(goal.id)}: {made.told(man.id)}'
    ends, wrong, contact = [], False, False
    for answer in islice(region.propose(), PROPOSED):
        legs = legs_from_json(answer)
        end = (legs[-1].x, legs[-1].y) if legs else (man.x, man.y)
        ends.append(hypot(end[0] - goal.x, end[1] - goal.y))
        way = places((man.x, man.y), legs, 2 * STEP)
        contact = contact or (not away and _touches(made, man, goal, way))
        if len(way) < 3:
            continue  # it stays
        fault = _fault(made, man, way, distance) or ("" if keeps(way, goal, away) else "turns")
        if fault:
            label, wrong = f"{label}, {legs_json(legs)} is illegal: {fault}", True
    engine: Any = round(min(ends) if not away else max(ends))
    if wrong:
        return Comparison(engine, "illegal", label)
    start = hypot(man.x - goal.x, man.y - goal.y)
    if engine >= start + distance - SHORT if away else engine <= start - distance + SHORT or contact:
        return Comparison(engine, engine, label)  # straight all the way, or in base contact (MALI-AMB-143)
    best = Strides(made, man, goal, distance, away).best()
    far = hypot(best.spot[0] - goal.x, best.spot[1] - goal.y)
    if not (far > engine + SHORT if away else far < engine - SHORT):
        return Comparison(engine, engine, label)
    legs = [Straight(round(x), round(y)) for x, y in (*best.bends[1:], best.spot)]
    way = places((man.x, man.y), legs)
    gone = [Walker(made, man, more, climbs=False).go(way) for more in (-MARGIN, 0.0, MARGIN)]
    label = f"{label}, by {legs_json(legs)}"
    if not keeps(way, goal, away) or any(walk.fault or walk.doubt or walk.cost > distance for walk in gone):
        return Comparison(engine, CLOSE, label)
    accepted = region.why_not(legs_json(legs)) is None
    return Comparison(engine, engine if accepted else round(far), label, str(round(far)) if accepted else "")


def _touches(made: Board, man: Man, goal: Man, way: Sequence[Spot]) -> bool:
    """Might a way end in base contact with the goal, on its level: also where it hangs by a hair on the rim of a floor?"""
    x, y = round(way[-1][0]), round(way[-1][1])
    if hypot(x - goal.x, y - goal.y) >= man.r + goal.r + EDGE:
        return False
    floors = {Walker(made, man, more, climbs=False).go(way).floor for more in (0.0, MARGIN)}
    ends = [man._replace(x=x, y=y, z=standing(made, floor, x, y, man.r), floor=floor) for floor in sorted(floors)]
    return any(touches(made, there, goal) is not False for there in ends)


def _fault(made: Board, man: Man, way: Sequence[Spot], distance: float) -> str:
    """What is surely wrong with a way: with a base a little smaller and a little bigger it is the same, on the same floor."""
    gone = [Walker(made, man, more, climbs=False).go(way) for more in (-MARGIN, 0.0, MARGIN)]
    faults = {(walk.fault or ("too long" if walk.cost > distance + 2 * ROUGH else ""), walk.floor) for walk in gone}
    return faults.pop()[0] if len(faults) == 1 and not any(walk.doubt for walk in gone) else ""


PREDICATES = (
    Predicate(
        "toward over heights",
        ("MALI-TOW-01", "MALI-TOW-02", "MALI-TOW-03", "MALI-TERR-22"),
        lambda rng: _moved(rng, False),
        MISSED,
    ),
    Predicate(
        "away over heights",
        ("MALI-TOW-01", "MALI-TOW-02", "MALI-TOW-04", "MALI-TERR-22"),
        lambda rng: _moved(rng, True),
        MISSED,
    ),
)
