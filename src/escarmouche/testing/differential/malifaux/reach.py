"""Where a model can get to, and what is proposed to it: against straight legs, one or two, past everything (MALI-MOVE-04, -05)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from math import cos, hypot, pi, sin

from escarmouche.games.malifaux.movement.route import Route
from escarmouche.space.path import legs_from_json, legs_json
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.board import SIDE, Board, Man, board
from escarmouche.testing.differential.malifaux.plane import Line, Part, Ring, Spot, apart, inside
from escarmouche.testing.differential.malifaux.sight import Answer
from escarmouche.testing.differential.malifaux.toward import grown
from escarmouche.testing.differential.malifaux.walk import DISTANCE, MARGIN, ROUGH, Gone, Walker, places

NEAR = 12.0  # this near the turning point the answer is open
TURNS, RINGS = 20, (0.25, 0.5, 0.75)  # places by which a way of two legs may lead
PROPOSED = 8  # ways that are looked at
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


PREDICATES = (Predicate("reach", ("MALI-MOVE-03", "MALI-MOVE-04", "MALI-MOVE-05", "MALI-AMB-52"), _reached),)
