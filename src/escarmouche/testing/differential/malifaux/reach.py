"""Where a model can get to, and what is proposed to it: against straight legs, one or two, past everything (MALI-MOVE-04, -05)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from math import cos, hypot, pi, sin
from typing import Any

from escarmouche.games.malifaux.movement.route import Route
from escarmouche.space.travel.path import Leg, Straight, legs_from_json, legs_json
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.board import SIDE, Board, Man, board
from escarmouche.testing.differential.malifaux.plain_geometry import Line, Part, Ring, Spot, apart, inside
from escarmouche.testing.differential.malifaux.sight import Answer
from escarmouche.testing.differential.malifaux.toward import grown
from escarmouche.testing.differential.malifaux.walk import DISTANCE, MARGIN, ROUGH, Gone, Walker, drawn, places

NEAR = 12.0  # this near the turning point the answer is open
TURNS, RINGS = 20, (0.25, 0.5, 0.75)  # places by which a way of two legs may lead
PROPOSED = 8  # ways that are checked
MANY = 24  # ways over heights of which some are checked
ENDS = 5  # ways at random of which the ends are checked
MISSED = 1 / 10_000  # ends on hills that no shortest way is known to, though a drawn way there is accepted
FLAT = ("hill", "bridge", "stairs", "stacked")


class Ground:
    """Everything in the way of a base on the table, as its centre meets it."""

    def __init__(self, made: Board, man: Man) -> None:
        self.start, self.r = (man.x, man.y), man.r
        self.rims: list[Part] = []
        for slab in made.slabs.values():
            if slab.solid and slab.far(man.x, man.y) < DISTANCE + 2 * man.r:
                self.rims += grown(slab, man.r)
        for other in made.men.values():
            if other.id != man.id and other.z < max(1000, man.tall):
                self.rims.append(Ring(other.x, other.y, other.r + man.r))

    def reaches(self, spot: Spot) -> Answer:
        """Can it certainly get there, or certainly not?"""
        far, edge = hypot(spot[0] - self.start[0], spot[1] - self.start[1]), self._edge(spot)
        deep = min([apart(rim, *spot) for rim in self.rims], default=NEAR + 1)
        if far > DISTANCE + NEAR or edge < -NEAR or deep < -NEAR:
            return False
        if far > DISTANCE - NEAR or edge < NEAR or deep < NEAR:
            return CLOSE
        return True if self._clear(self.start, spot) or self._by_way_of(spot) else CLOSE

    def _edge(self, spot: Spot) -> float:
        return min(c for at in spot for c in (at - self.r, SIDE - self.r - at))

    def _clear(self, a: Spot, b: Spot) -> bool:
        far = hypot(b[0] - a[0], b[1] - a[1])
        line = Line(*a, (b[0] - a[0]) / far, (b[1] - a[1]) / far, far) if far else None
        return line is not None and not any(inside(rim, line, NEAR) for rim in self.rims)

    def _by_way_of(self, spot: Spot) -> bool:
        (x, y), most = self.start, DISTANCE - NEAR
        for k in range(TURNS):
            for ring in RINGS:
                run = ring * DISTANCE
                turn = x + run * cos(2 * pi * k / TURNS), y + run * sin(2 * pi * k / TURNS)
                short = run + hypot(spot[0] - turn[0], spot[1] - turn[1]) < most and self._edge(turn) > NEAR
                if short and self._clear(self.start, turn) and self._clear(turn, spot):
                    return True
        return False


def _reached(rng: random.Random) -> Iterator[Comparison]:
    made = board(rng, kinds=lambda kind: kind not in FLAT)
    for man in made.men.values():
        if man.floor:
            continue
        route, ground = Route(made.game, made.game.model(man.id), DISTANCE), Ground(made, man)
        ways = route.ways()
        for _ in range(12):
            far, angle = DISTANCE * (0.1 + 1.1 * rng.random()), 2 * pi * rng.random()
            spot = round(man.x + far * cos(angle)), round(man.y + far * sin(angle))
            yield Comparison(ways.path_to(spot) is not None, ground.reaches(spot), f"to {spot}: {made.told(man.id)}")
        for answer in islice(route.propose(), PROPOSED):
            legs = legs_from_json(answer)
            way = places((man.x, man.y), legs)
            small, big = (Walker(made, man, more, climbs=True).go(way) for more in (-MARGIN, MARGIN))
            good: Answer = CLOSE if small.doubt or big.doubt else any(_goes(gone) for gone in (small, big))
            yield Comparison(True, good, f"proposed {legs_json(legs)} ({small.fault}): {made.told(man.id)}")


def _goes(gone: Gone) -> bool:
    return not gone.fault and gone.cost <= DISTANCE + ROUGH


# -- over heights


def _over_heights(rng: random.Random) -> Iterator[Comparison]:
    """What is proposed over hills, stairs, bridges and roofs can be gone; where a slow walker gets to without climbing is found, too."""
    made = board(rng)
    for man in made.men.values():
        made.game.model(man.id).seat = 0  # nobody engages anybody
    for man in made.men.values():
        route = Route(made.game, made.game.model(man.id), DISTANCE)
        for answer in _some(rng, list(islice(route.propose(), MANY))):
            legs = legs_from_json(answer)
            label = f"proposed {legs_json(legs)}: {made.told(man.id)}"
            yield Comparison(True, _walkable(made, man, legs), label)
        ways = route.ways()
        for _ in range(ENDS):
            legs = [leg for leg in drawn(rng, made, man) if isinstance(leg, Straight)]
            end = (legs[-1].x, legs[-1].y) if legs else (man.x, man.y)
            if legs and _level(made, man, legs):
                label = f"to {end} by {legs_json(legs)}: {made.told(man.id)}"
                missed = ways.path_to(end) is None and made.game.field.hills and route.why_not(legs_json(legs)) is None
                known = missed or ways.path_to(end) is not None
                yield Comparison(known, True, label, "what it accepts" if missed else "")
            elif _beyond(man, end):
                yield Comparison(ways.path_to(end) is not None, False, f"to {end}: {made.told(man.id)}")


def _some(rng: random.Random, answers: list[Any]) -> list[Any]:
    return rng.sample(answers, min(len(answers), PROPOSED // 2))


def _walked(made: Board, man: Man, legs: Sequence[Leg], climbs: bool) -> list[Gone]:
    """How a base a little smaller and one a little bigger fare on a way."""
    way = places((man.x, man.y), legs)
    return [Walker(made, man, more, climbs=climbs).go(way) for more in (-MARGIN, MARGIN)]


def _walkable(made: Board, man: Man, legs: Sequence[Leg]) -> Answer:
    """Is a way legal, at least for a base a little smaller or bigger, or one that is smaller and carried as if it were bigger?"""
    gone = _walked(made, man, legs, climbs=True)
    if any(walk.doubt for walk in gone):
        return CLOSE
    if any(_goes(walk) for walk in gone):
        return True
    return _goes(Walker(made, man, -MARGIN, climbs=True, carried=MARGIN).go(places((man.x, man.y), legs)))


def _level(made: Board, man: Man, legs: Sequence[Leg]) -> bool:
    """Does a way stay on the floor on which it begins, be that a hill, and is it surely legal?"""
    gone = _walked(made, man, legs, climbs=False)
    if any(walk.fault or walk.doubt or walk.falls or not walk.level for walk in gone):
        return False
    return all(walk.cost < DISTANCE - ROUGH for walk in gone)


def _beyond(man: Man, end: Spot) -> bool:
    """Is a place too far, or over the table edge?"""
    edge = min(c for at in end for c in (at - man.r, SIDE - man.r - at))
    return edge < -NEAR or hypot(end[0] - man.x, end[1] - man.y) > DISTANCE + NEAR


PREDICATES = (
    Predicate("reach", ("MALI-MOVE-03", "MALI-MOVE-04", "MALI-MOVE-05", "MALI-AMB-52"), _reached),
    Predicate(
        "reach over heights", ("MALI-MOVE-03", "MALI-MOVE-05", "MALI-MOVE-09", "MALI-TERR-22"), _over_heights, MISSED
    ),
)
