"""Ways in straight legs over whatever floors they lead to: which end the nearest to a place, or the furthest from it (MALI-TOW-02).

A fan of legs leads from the start, and others from the most promising places where these end, are half-way, or come to another floor.
Then the bends of the best ways are moved for as long as that leads nearer, or further.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, dist, floor, inf, pi, sin
from typing import NamedTuple

from msgspec.structs import replace

from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.movement import push, way_cost
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.movement.toward.moved_bends import polished
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.shape import depth
from escarmouche.space.travel.path import Leg, Straight
from escarmouche.space.units import ROUNDING, TOLERANCE, UNIT, Point

LEGS, MOST = 3, 6  # legs of a way that is searched for, and of one to which legs are added
FIRST = 16  # directions of the first leg, over half a turn
NEXT = 8  # of the others
KEPT = 6  # places on a floor from which the next legs lead on
APART = UNIT / 10  # these places from each other
SHORTEST = 30  # what must be left of the distance for another leg
POLISHED = 3  # ways whose bends are moved; those of the best of them are moved further
APART_ENDS = UNIT / 2  # ways that end no further apart than this are as good as one
ROUGH = UNIT / 2  # by how much a way may be worse than the best known before its bends are moved
WIDE, MIDDLE, FINE = UNIT / 4, UNIT / 12, 16.0  # by how much a bend is moved: at first, then, and at last
TURNS = 4  # directions in which it is moved


class Place(NamedTuple):
    """Where a way has got to, on which floor, what is left of the distance, by which bends, and whether it has changed floors."""

    spot: Point
    floor: str
    left: float
    bends: tuple[Point, ...] = ()
    changed: bool = False

    @property
    def spots(self) -> tuple[Point, ...]:
        return (*self.bends, self.spot)


class WaysOverFloors:
    """The ways of a model in straight legs, within a distance, that may end the nearest to a goal, or the furthest from it."""

    def __init__(
        self,
        game: Malifaux,
        model: Model,
        goal: Point,
        distance: float,
        legal: Callable[[list[Leg]], bool],
        *,
        away: bool,
        severe: bool,
    ) -> None:
        self.game, self.model, self.goal, self.away, self.severe = game, model, goal, away, severe
        self.legal = legal  # is a whole way legal?
        self.r = game.cards[model.card].radius
        self.start = Place((model.x, model.y), model.floor, distance)
        reach, hills = distance + self.r, game.field.hills if model.floor == TABLE else ()
        self.rising = any(depth(hill.feature.piece, model.x, model.y) < reach for hill in hills)  # is a hill near?

    def ends(self, known: float) -> Iterator[list[Leg]]:
        """Ways that may end better than what is known, the best first: smaller is better, as in `short`."""
        places, ways = [self.start], list[Place]()
        for number in range(LEGS):
            count = NEXT if number else FIRST
            worst = known + ROUGH if number == LEGS - 1 else inf
            stops = [stop for place in places for stop in self._fan(place, count, worst)]
            ways += [stop for stop in stops if self._is_new(stop) and self.short(stop) < known + ROUGH]
            if not number and not any(self._is_new(stop) for stop in stops):
                return
            places = self._promising([stop for stop in stops if self._hope(stop) < known])
        best = self._distinct(sorted(ways, key=self.short))
        better = sorted((polished(way, WIDE, MIDDLE, self._better) for way in best), key=self.short)
        if better:
            yield _legs(self._prolonged(better[0]))

    def short(self, place: Place) -> float:
        """What is to be as small as possible: the distance to the goal, or its opposite."""
        apart = dist(place.spot, self.goal)
        return -apart if self.away else apart

    def _is_new(self, place: Place) -> bool:
        """Has it changed floors, or may its floor rise? Other ways are known: they go round things on the level."""
        return place.changed or self.rising

    def _hope(self, place: Place) -> float:
        """What a way comes to if nothing is in it from here on."""
        return self.short(place) - place.left

    # -- fans

    def _fan(self, place: Place, count: int, worst: float = inf) -> Iterator[Place]:
        """Where legs in all directions that lead nearer (or away) end, are half-way, and come to another floor.

        Legs are left out that cannot come to less than the worst that is wanted.
        """
        ahead = self._ahead(place)
        for k in range(-count // 2, count // 2 + 1):
            angle = ahead + pi * k / count
            if self._ideal(place.spot, angle, place.left) < worst:
                yield from self._stops(place, angle)

    def _stops(self, place: Place, angle: float) -> Iterator[Place]:
        """Where one leg comes to another floor, ends, and is half-way."""
        gone = self._gone(place, angle)
        if not gone:
            return
        left, on = place.left, place.floor
        for stretch in gone:
            if stretch.floor != on and stretch.start != place.spot:
                x, y = stretch.start[0] + TOLERANCE * cos(angle), stretch.start[1] + TOLERANCE * sin(angle)
                yield Place((round(x), round(y)), stretch.floor, left - TOLERANCE, place.spots, True)
            left -= way_cost.cost(self.game, [stretch], self.r, severe=self.severe)
            on = stretch.floor
        yield self._end(place, gone)
        yield self._half(place, gone)

    def _end(self, place: Place, gone: Sequence[Stretch]) -> Place:
        """Where a leg ends that was gone from a place."""
        cost = way_cost.cost(self.game, gone, self.r, severe=self.severe)
        last, changed = gone[-1], place.changed or any(stretch.floor != place.floor for stretch in gone)
        return Place((last.leg.x, last.leg.y), last.floor, place.left - cost, place.spots, changed)

    def _half(self, place: Place, gone: Sequence[Stretch]) -> Place:
        """Half-way along a leg."""
        cost = way_cost.cost(self.game, gone, self.r, severe=self.severe)
        return self._end(place, way_cost.within(self.game, gone, self.r, cost / 2, severe=self.severe) or gone)

    def _promising(self, stops: Sequence[Place]) -> list[Place]:
        """The places, a few on each floor, from which a way may end best."""
        kept: dict[str, list[Place]] = {}
        for stop in sorted(stops, key=self._hope):
            others = kept.setdefault(stop.floor, [])
            if len(others) >= KEPT or stop.left <= SHORTEST:
                continue
            if all(dist(stop.spot, other.spot) > APART for other in others) and self.legal(_legs(stop)):
                others.append(stop)
        return [stop for places in kept.values() for stop in places]

    def _distinct(self, ways: Iterable[Place]) -> list[Place]:
        """The best few ways that end on another floor, or well apart from each other."""
        kept: list[Place] = []
        for way in ways:
            apart = all(dist(way.spot, other.spot) > APART_ENDS or way.floor != other.floor for other in kept)
            if apart and self.legal(_legs(way)):
                kept.append(way)
            if len(kept) >= POLISHED:
                break
        return kept

    # -- legs

    def _ahead(self, place: Place) -> float:
        """The direction toward the goal, or away from it."""
        (x, y), (gx, gy) = place.spot, self.goal
        return atan2(y - gy, x - gx) if self.away else atan2(gy - y, gx - x)

    def _ideal(self, spot: Point, angle: float, left: float) -> float:
        """What a straight leg comes to at best, if nothing is in it."""
        (x, y), ux, uy = spot, cos(angle), sin(angle)
        run = left if self.away else min(left, max(0.0, ux * (self.goal[0] - x) + uy * (self.goal[1] - y)))
        apart = dist((x + run * ux, y + run * uy), self.goal)
        return (-apart if self.away else apart) - TOLERANCE

    def _gone(self, place: Place, angle: float, most: float | None = None) -> list[Stretch]:
        """As far as a straight leg goes without getting further off again (or nearer)."""
        (x, y), ux, uy = place.spot, cos(angle), sin(angle)
        outward = ux * (x - self.goal[0]) + uy * (y - self.goal[1])
        if self.away and outward < -ROUNDING:
            return []
        run = min(place.left, -outward) if not self.away else place.left
        run = run if most is None else min(run, most)
        if run < SHORTEST / 2:
            return []
        z = self.model.z if place.spot == self.start.spot else stand.rest(self.game, place.floor, x, y, self.r)
        there = replace(self.model, x=x, y=y, floor=place.floor, z=z)
        return push.line(self.game, there, ux, uy, floor(run), place.left)

    # -- bends

    def _prolonged(self, way: Place) -> Place:
        """A way whose bends were moved, and legs added at its end, for as long as that led to a better one."""
        way = polished(way, MIDDLE, FINE, self._better)
        while len(way.bends) < MOST:
            ahead = [stop for stop in self._fan(way, NEXT) if self.short(stop) < self.short(way) - FINE]
            further = next((stop for stop in sorted(ahead, key=self.short) if self.legal(_legs(stop))), None)
            if further is None:
                break
            way = polished(further, MIDDLE, FINE, self._better)
        return way

    def _better(self, way: Place, step: float) -> Iterator[Place]:
        """Better ways with the end or one bend moved by a step."""
        spots, known = way.spots[1:], self.short(way) - ROUNDING
        place = self.start
        for k, (x, y) in enumerate(spots):
            for n in range(TURNS):
                angle = 2 * pi * n / TURNS + step
                moved = round(x + step * cos(angle)), round(y + step * sin(angle))
                other = self._through(place, [moved, *spots[k + 1 :]], known)
                if other is not None and self.short(other) < known and self.legal(_legs(other)):
                    yield other
            on = self._bend(place, spots[k])
            if on is None:
                return
            place = on

    def _through(self, start: Place, spots: Sequence[Point], known: float) -> Place | None:
        """The way on by some bends, then toward the last place as far as it goes; None if it is not legal, or no better."""
        left = start.left - sum(dist(*leg) for leg in pairwise([start.spot, *spots[:-1]]))
        last = spots[-2] if len(spots) > 1 else start.spot
        if self._ideal(last, _angle(last, spots[-1]), left + TOLERANCE) >= known:
            return None
        place: Place | None = start
        for spot in spots[:-1]:
            place = self._bend(place, spot) if place is not None else None
        gone = self._gone(place, _angle(place.spot, spots[-1])) if place is not None else []
        return self._end(place, gone) if place is not None and gone else None

    def _bend(self, place: Place, spot: Point) -> Place | None:
        """Straight on to a bend; None if it is not reached."""
        gone = self._gone(place, _angle(place.spot, spot), dist(place.spot, spot))
        end = self._end(place, gone) if gone else None
        return end if end is not None and dist(end.spot, spot) <= 2 * ROUNDING else None


def _legs(way: Place) -> list[Leg]:
    return [Straight(*spot) for spot in way.spots[1:]]


def _angle(start: Point, end: Point) -> float:
    return atan2(end[1] - start[1], end[0] - start[0])
