"""Ways drawn at random, walked step by step: what is in them, what they cost, where models climb and fall (MALI-MOVE, MALI-TERR)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from escarmouche.games.malifaux.movement.route import Route
from escarmouche.space.travel.path import Arc, Leg, Straight, legs_json
from escarmouche.space.units import TOLERANCE
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.board import SIDE, Board, Man, Slab, board, ground, rises, standing
from escarmouche.testing.differential.malifaux.plain_geometry import Box, Spot, bounds, meet
from escarmouche.testing.differential.malifaux.sight import Answer, sees

STEP = 20.0  # mils between two places that are checked
FINE = 20  # how many more where a floor changes
MARGIN = 8.0  # a way is tried with a base smaller by this, and with a base bigger by this
ROUGH = 2.5 * STEP  # how much the cost of a way may be off where terrain begins or ends
DISTANCE = 5000
OFF = 30.0  # how far heights on stairs and hills may be off
HAIR = 1.5  # whoever gets out of somebody may get this much nearer first
ROOM = 100.0  # whatever is further than this from a base does not matter to it


class Gone(NamedTuple):
    """How a way went: what is wrong with it ("" if nothing is), what it cost, on which floor it ended, and from how high it fell."""

    fault: str
    cost: float = 0.0
    floor: str = ""
    falls: tuple[float, ...] = ()
    doubt: bool = False
    end: Spot = (0.0, 0.0)
    level: bool = True  # on the floor of its beginning all the way


class Walker:
    """Goes a way in small steps with a base of some radius."""

    fine = FINE

    def __init__(
        self,
        board: Board,
        man: Man,
        more: float,
        *,
        climbs: bool,
        held: bool = False,
        severe: bool = True,
        carried: float | None = None,
    ) -> None:
        self.board, self.man, self.r = board, man, man.r + more
        self.grip = self.r if carried is None else man.r + carried  # a floor carries it up to this far
        self.climbs, self.held, self.severe = climbs, held, severe
        self.floor, self.cost, self.doubt = man.floor, 0.0, False
        self.falls: list[float] = []
        self.fell = self.stepped = False  # at this place
        self.above: list[str] = []  # what the base is over, and not in
        self.tall = max(1000, man.tall)
        self.near: list[Slab] = []
        self.boxes: dict[str, Box] = {slab.id: bounds(slab.parts, man.r + ROOM) for slab in board.slabs.values()}
        self.settled: Spot | None = None  # where it has been found that nothing changes
        self.others = [other for other in board.men.values() if other.id != man.id]
        self.enemies = [other for other in self.others if other.seat != man.seat and other.tall] if held else []
        self.reached: dict[str, bool] = {}
        self.within: dict[str, float] = {}  # whom it overlaps from the start, and how near
        self.level = True  # on the floor of its beginning so far

    def go(self, way: Sequence[Spot]) -> Gone:
        """Go along places close to each other, as far as possible."""
        before = way[0]
        self._look_about(way)
        self._engaged(before, before, self.floor)
        self._begin(*before)
        self.level = self.floor == self.man.floor
        for spot in way[1:]:
            for place in self._closer(before, spot):
                floor, fault = self.floor, self._step(before, place)
                self.level = self.level and self.floor == self.man.floor
                if fault:
                    last = hypot(way[-1][0] - place[0], way[-1][1] - place[1]) < 2 * MARGIN
                    rising = bool(self.floor) and self.board.slabs[self.floor].foot is not None
                    # a hair from the end of the way it may not have changed floors yet, nor got as high or low on stairs
                    self.doubt = self.doubt or (last and (rising or self.floor != floor))
                    return Gone(fault, self.cost, self.floor, tuple(self.falls), self.doubt, before)
                before = place
        return Gone("", self.cost, self.floor, tuple(self.falls), self.doubt, before, self.level)

    def _look_about(self, way: Sequence[Spot]) -> None:
        """Whatever and whoever it could meet."""
        x0, x1 = min(p[0] for p in way) - self.r, max(p[0] for p in way) + self.r
        y0, y1 = min(p[1] for p in way) - self.r, max(p[1] for p in way) + self.r
        near = [slab for slab in self.board.slabs.values() if meet(self.boxes[slab.id], (x0, y0, x1, y1))]
        self.near = [slab for slab in near if slab.solid]
        self.mire = [slab for slab in near if "severe" in slab.traits] if self.severe else []
        self.others = [m for m in self.others if x0 - m.r < m.x < x1 + m.r and y0 - m.r < m.y < y1 + m.r]
        self.enemies = [m for m in self.enemies if meet(bounds((m.ring,), _notice(m)), (x0, y0, x1, y1))]

    def _close(self, slab: Slab, x: float, y: float) -> bool:
        """Is it near enough to a piece to look closer?"""
        x0, y0, x1, y1 = self.boxes[slab.id]
        return x0 < x < x1 and y0 < y < y1

    def _inside(self, slab: Slab, x: float, y: float) -> bool:
        """Is a part of the base in a piece, or above it?"""
        return self._close(slab, x, y) and slab.far(x, y) < self.r

    def _carried(self, slab: Slab, x: float, y: float) -> bool:
        """Does a floor carry a part of the base?"""
        return self._close(slab, x, y) and slab.far(x, y) <= self.grip

    def _begin(self, x: float, y: float) -> None:
        """A base that stands where stairs are as high as its floor may be on them already."""
        z = ground(self.board, self.floor, x, y)
        for other in self.others:
            if self._into(other, x, y):  # on a slope its head may be higher as soon as it moves
                self.within[other.id] = hypot(other.x - x, other.y - y)
                self.doubt = self.doubt or (other.floor != self.floor and 0 < z + self.tall - other.z <= 2 * MARGIN)
        for slab in self.near:
            if slab.foot and slab.id != self.floor and slab.far(x, y) < self.r:
                off = abs(slab.level(x, y) - z)
                self.doubt = self.doubt or 1 < off <= 2 * MARGIN
                if off <= 1:  # then its height is another at once, and with it who engages it, and whom it is beside
                    self.floor, self.doubt = slab.id, self.doubt or bool(self.enemies)
                    beside = [other for other in self.others if other.id not in self.within]
                    self.doubt = self.doubt or any(self._into(other, x, y) for other in beside)

    def _closer(self, before: Spot, spot: Spot) -> list[Spot]:
        """The next place; if the floor changes before it, many places on the way."""
        if not self.near:
            return [spot]
        kept = self.floor, self.cost, self.doubt, list(self.falls), self.above
        flights = [s for s in self.near if s.foot and s.id != self.floor and self._close(s, *spot)]
        z = ground(self.board, self.floor, *before) if flights else 0.0
        steps_on = any(abs(flight.level(*spot) - z) <= 30 for flight in flights)
        if not steps_on and self._floors(*spot) == "" and self.floor == kept[0]:
            self.settled = spot
            return [spot]
        self.floor, self.cost, self.doubt, self.falls, self.above = kept
        (x, y), (p, q), fine = before, spot, self.fine
        return [(x + (p - x) * k / fine, y + (q - y) * k / fine) for k in range(1, fine + 1)]

    def _step(self, before: Spot, spot: Spot) -> str:
        x, y = spot
        r = self.r
        if not (r <= x <= SIDE - r and r <= y <= SIDE - r):
            return "edge"
        first = before[0] == self.man.x and before[1] == self.man.y
        wet, floor = self._wet(x, y), self.man.floor if first else self.floor
        self.cost += hypot(x - before[0], y - before[1]) * (2 if wet else 1)
        z = ground(self.board, self.floor, x, y)
        fault = self._floors(x, y) if self.near and spot is not self.settled else ""
        return fault or self._taken(x, y) or self._passed(z, x, y) or self._engaged(before, spot, floor)

    def _wet(self, x: float, y: float) -> bool:
        return any(
            slab.floor == self.floor and self._close(slab, x, y) and slab.far(x, y) < self.r for slab in self.mire
        )

    def _floors(self, x: float, y: float) -> str:
        """Up what it runs into, down where nothing carries it."""
        self.fell, self.stepped, overhead = False, False, list[Slab]()
        near = [slab for slab in self.near if self._close(slab, x, y)]
        if not near and not self.floor:
            self.above = []
            return ""
        for _ in range(6):
            if self.floor and not self._carried(self.board.slabs[self.floor], x, y):
                self._down(x, y)
                continue
            met = [s for s in near if s.id != self.floor and self._inside(s, x, y)]
            z = ground(self.board, self.floor, x, y)
            foot = [s for s in met if s.foot and -2 <= s.level(x, y) - z <= 30]
            if foot and not (self.floor and self.board.slabs[self.floor].foot):
                self.doubt = self.doubt or foot[0].level(x, y) - z > 4  # beside their foot, higher than a step
                self.floor, self.stepped = foot[0].id, True
                continue
            hit = [s for s in met if rises(self.board, s, self.floor, x, y)]
            beside = [s for s in hit if s.standable and self._steps_onto(s, s.level(x, y) - z)]
            if beside:
                self.floor = beside[0].id
                continue
            if not hit:
                self.above = [s.id for s in met if s.level(x, y) <= z + 1]
                return ""
            if any(s in overhead for s in hit):
                return "up into something"
            if self.fell and all(s.far(x, y) > self.r - 3 * MARGIN for s in hit):
                self.doubt = True  # it comes down a little later, or just misses it
            up = max(hit, key=lambda s: s.level(x, y))
            if not self.climbs or not all(self._scalable(s, x, y) for s in hit):
                return hit[0].id
            overhead = [s for s in met if s not in hit]
            thick = [s for s in overhead if 0 < s.clearance < s.height and s.id != up.upper]  # a roof is not
            if any(z + 1 < s.bottom + s.clearance <= up.level(x, y) + 1 for s in thick):
                return "up into something"
            self.cost += (up.level(x, y) - z) * (2 if self._wet(x, y) else 1)
            self.floor = up.id
        self.doubt = True
        return ""

    def _beyond_head(self, x: float, y: float) -> bool:
        """Is it on stairs, its centre beyond their head? Then it may as well still be on the roof that they lead to."""
        slab = self.board.slabs.get(self.floor)
        return slab is not None and slab.foot is not None and slab.up(x, y) > 1

    def _steps_onto(self, slab: Slab, higher: float) -> bool:
        """Down stairs past something onto which it steps there; or down a hill, onto what it was above."""
        if self.floor:
            return self.board.slabs[self.floor].foot is not None and higher <= 30
        return slab.id in self.above

    def _scalable(self, slab: Slab, x: float, y: float) -> bool:
        """May it climb a side that it has run into here?"""
        return slab.standable

    def _down(self, x: float, y: float) -> None:
        """To the highest floor below that carries any part of it; beside stairs, to the roof that they lead to."""
        z, upper = ground(self.board, self.floor, x, y), self.board.slabs[self.floor].upper
        if upper and self._carried(self.board.slabs[upper], x, y):
            self.floor = upper
            return
        below = [s for s in self.near if s.standable and s.id != self.floor and self._carried(s, x, y)]
        levels = [(s.level(x, y), s.id) for s in below if s.level(x, y) <= z + 6]
        level, floor = max([*levels, (ground(self.board, "", x, y), "")])
        for slab in self.near:
            if slab.standable and slab.id != self.floor and level < slab.level(x, y) <= z + 6:
                self.doubt = self.doubt or slab.far(x, y) < self.r + 2 * MARGIN  # it just does not carry the base
            if slab.id == floor:
                self.doubt = self.doubt or slab.far(x, y) > self.grip - 2 * MARGIN  # or it just does
        self.floor = floor
        self.fell = True
        if z - level > OFF:
            self.falls.append(z - level)

    def _taken(self, x: float, y: float) -> str:
        """Whom it runs into, also by stepping onto stairs or off them (MALI-AMB-142); a base that overlaps another may get out."""
        for other in self.others:
            if self._into(other, x, y):
                apart, was = hypot(other.x - x, other.y - y), self.within.get(other.id)
                if was is None or apart < was - HAIR:
                    changed = self.fell or self.stepped  # a little later, it may just miss them
                    grazes = changed and apart > other.r + self.r - STEP - 2 * MARGIN
                    self.doubt = self.doubt or grazes or self._beyond_head(x, y)
                    return other.id
                self.doubt = self.doubt or apart < was  # no nearer than rounding may bring it
                self.within[other.id] = max(was, apart)
            else:
                self.within.pop(other.id, None)
        return ""

    def _passed(self, was: float, x: float, y: float) -> str:
        """Whom it has climbed through, up or down, from the height at which it was (MALI-AMB-146)."""
        z = ground(self.board, self.floor, x, y)
        if not self.climbs or abs(z - was) <= OFF:
            return ""
        for other in self.others:
            between = self._between(other, min(was, z), max(was, z), x, y)
            if between and other.id in self.within:
                self.doubt = True  # it stands in somebody from the start
            elif between:
                return other.id
        return ""

    def _between(self, other: Man, low: float, high: float, x: float, y: float) -> bool:
        """Is somebody in the way of a base that goes from one height to another here?"""
        if hypot(other.x - x, other.y - y) >= other.r + self.r:
            return False
        head, top = high + self.tall, other.z + max(1000, other.tall)
        self.doubt = self.doubt or 0 < abs(other.z - head) <= OFF or 0 < abs(top - low) <= OFF
        return other.z < head - 1 and top > low + 1

    def _into(self, other: Man, x: float, y: float) -> bool:
        """Would it overlap somebody at the same height?"""
        if hypot(other.x - x, other.y - y) >= other.r + self.r:
            return False
        z = standing(self.board, self.floor, x, y, self.r)
        high = max(z, ground(self.board, self.floor, x, y)) + self.tall
        return other.floor == self.floor or (other.z < high and other.z + max(1000, other.tall) > z)

    def _engaged(self, before: Spot, spot: Spot, floor: str) -> str:
        """Does it leave an engagement range in which it was seen (MALI-AMB-36), at this height or on the way up or down to it?"""
        if not self.enemies:
            return ""
        was, z = standing(self.board, floor, *before, self.r), standing(self.board, self.floor, *spot, self.r)
        for enemy in self.enemies:
            reach = enemy.tall // 1000 % 4 * 1000
            plan = hypot(enemy.x - spot[0], enemy.y - spot[1]) - enemy.r - self.r
            if plan > _notice(enemy) and not self.reached.get(enemy.id):
                continue
            last: float = was
            for height in _heights(was, z):
                there = self._reaches(enemy, reach, plan, height)
                if self.reached.get(enemy.id) and not there:
                    at, on = (before, floor) if last == was else (spot, floor if was < z else self.floor)
                    seen = (
                        CLOSE if plan > reach and was != z else self._seen(enemy, at, on, last)
                    )  # before the fall, or after it?
                    if seen is CLOSE:
                        self.doubt = True
                    elif seen:
                        return f"leaves {enemy.id}"
                self.reached[enemy.id], last = there, height
        return ""

    def _reaches(self, enemy: Man, reach: int, plan: float, z: float) -> bool:
        low, high = (enemy.z, z) if enemy.z < z else (z, enemy.z)
        lower = enemy.tall if enemy.z <= z else self.man.tall
        return max(0.0, plan) + max(0, high - low - lower) <= reach

    def _seen(self, enemy: Man, spot: Spot, floor: str, z: float) -> Answer:
        x, y = round(spot[0]), round(spot[1])
        return sees(self.board, self.man._replace(x=x, y=y, z=round(z), floor=floor), enemy)


def _heights(start: float, end: float) -> list[float]:
    """Heights on the way up or down, close to each other."""
    count = max(1, int(abs(end - start) / STEP) + 1)
    return [*(start + (end - start) * k / count for k in range(1, count)), end]


def _notice(enemy: Man) -> float:
    """Further off than this, nobody has to be asked whether an enemy engages them."""
    return enemy.tall // 1000 % 4 * 2000 + ROOM


def places(start: Spot, legs: Sequence[Leg], step: float = STEP) -> list[Spot]:
    """Places along a way, close to each other."""
    spots = [start]
    for leg in legs:
        x, y = spots[-1]
        if isinstance(leg, Arc):
            begin, radius = atan2(y - leg.cy, x - leg.cx), hypot(x - leg.cx, y - leg.cy)
            turn = (atan2(leg.y - leg.cy, leg.x - leg.cx) - begin) % (2 * pi)
            turn = turn if leg.left else turn - 2 * pi
            count = max(1, int(abs(turn) * radius / step) + 1)
            angles = [begin + turn * k / count for k in range(1, count)]
            spots += [(leg.cx + radius * cos(a), leg.cy + radius * sin(a)) for a in angles]
        else:
            count = max(1, int(hypot(leg.x - x, leg.y - y) / step) + 1)
            spots += [(x + (leg.x - x) * k / count, y + (leg.y - y) * k / count) for k in range(1, count)]
        spots.append((leg.x, leg.y))
    return spots


def legal(
    board: Board, man: Man, legs: Sequence[Leg], *, climbs: bool, held: bool = False, distance: float = DISTANCE
) -> Answer:
    """Is a way legal: for a base a little bigger, and for a base a little smaller?"""
    way = places((man.x, man.y), legs)
    walker = Walker(board, man, MARGIN, climbs=climbs, held=held)
    small, big = Walker(board, man, -MARGIN, climbs=climbs, held=held).go(way), walker.go(way)
    grazes = (
        walker.enemies
        and not (small.fault or big.fault)
        and any(Walker(board, man, more, climbs=climbs, held=True).go(way).fault for more in (0.0, TOLERANCE))
    )
    if small.doubt or big.doubt or grazes:  # a range that the one does not enter, and the other does not leave
        return CLOSE
    if small.fault and big.fault and small.fault != big.fault:
        return CLOSE  # one between them may escape both
    if small.fault or small.cost > distance + ROUGH:
        return False if big.fault or big.cost > distance + ROUGH else CLOSE
    return True if not big.fault and max(small.cost, big.cost) < distance - ROUGH and alike(small, big) else CLOSE


def alike(small: Gone, big: Gone) -> bool:
    """Did a base a little smaller and one a little bigger go the same way? One between them may meet what the one misses."""
    return small.floor == big.floor and abs(small.cost - big.cost) <= 2 * ROUGH


# -- ways at random


def drawn(rng: random.Random, board: Board, man: Man, distance: float = DISTANCE) -> list[Leg]:
    """A way of a few legs, some of them arcs about somebody near."""
    x, y, left = man.x, man.y, distance * rng.choice((0.3, 0.6, 0.9, 1.1))
    angle, legs, count = 2 * pi * rng.random(), list[Leg](), rng.choice((1, 1, 2, 3))
    near = [m for m in board.men.values() if m.id != man.id and hypot(m.x - x, m.y - y) < 4000]
    for _ in range(count):
        run = left / count
        if near and rng.random() < 0.15:
            legs.append(_around(rng, rng.choice(near), x, y, run))
        else:
            legs.append(Straight(round(x + run * cos(angle)), round(y + run * sin(angle))))
        x, y = legs[-1].x, legs[-1].y
        angle += rng.uniform(-1.2, 1.2)
    return legs


def _around(rng: random.Random, other: Man, x: float, y: float, run: float) -> Leg:
    radius, left = hypot(x - other.x, y - other.y), rng.random() < 0.5
    angle = atan2(y - other.y, x - other.x) + min(2.0, run / radius) * (1 if left else -1)
    return Arc(other.x, other.y, round(other.x + radius * cos(angle)), round(other.y + radius * sin(angle)), left)


def _told(board: Board, man: Man, legs: Sequence[Leg], how: str) -> str:
    return f"{how} of {board.told(man.id)}, legs {legs_json(legs)}"


def _walked(rng: random.Random) -> Iterator[Comparison]:
    made = board(rng)
    for man in made.men.values():
        model = made.game.model(man.id)
        for walk in (True, False):
            route = Route(made.game, model, DISTANCE, walk=walk)
            for _ in range(5):
                legs = drawn(rng, made, man)
                engine = route.why_not(legs_json(legs)) is None
                yield Comparison(
                    engine,
                    legal(made, man, legs, climbs=walk, held=walk),
                    _told(made, man, legs, "Walk" if walk else "move"),
                )


def _fallen(rng: random.Random) -> Iterator[Comparison]:
    """Where a way ends, and how far the model falls."""
    made = board(rng, kinds=lambda kind: kind not in ("house", "boulder"))
    for man in made.men.values():
        if not man.floor and not any(slab.standable for slab in made.slabs.values()):
            continue
        for climbs in (True, False):
            route = Route(made.game, made.game.model(man.id), 2 * DISTANCE, walk=climbs)
            for _ in range(6):
                legs = drawn(rng, made, man)
                way = route.follow(legs)
                if way.fault is None:
                    end = legs[-1].x, legs[-1].y
                    engine = (
                        ground(made, way.stretches[-1].floor, *end),
                        *[s.down for s in way.stretches if s.down > OFF],
                    )
                    yield Comparison(
                        engine,
                        _landed(made, man, legs, climbs, engine),
                        _told(made, man, legs, "Walk" if climbs else "move"),
                    )


def _landed(board: Board, man: Man, legs: Sequence[Leg], climbs: bool, engine: tuple[float, ...]) -> object:
    """How high a way ends, and how deep its falls are: the engine's own numbers, if they are close enough."""
    way = places((man.x, man.y), legs)
    small, big = (Walker(board, man, more, climbs=climbs).go(way) for more in (-MARGIN, MARGIN))
    if small.fault or big.fault or small.doubt or big.doubt:
        return CLOSE
    one, other = ((ground(board, gone.floor, *gone.end), *gone.falls) for gone in (small, big))
    if not _like(one, other):
        return CLOSE
    return engine if _like(one, engine) else one


def _like(one: Sequence[float], other: Sequence[float]) -> bool:
    return len(one) == len(other) and all(abs(a - b) <= 2 * OFF for a, b in zip(one, other, strict=True))


PREDICATES = (
    Predicate(
        "walk",
        ("MALI-MOVE-05", "MALI-MOVE-09", "MALI-TERR-04", "MALI-TERR-15", "MALI-TERR-16", "MALI-GACT-06"),
        _walked,
    ),
    Predicate("falling", ("MALI-MOVE-08", "MALI-MOVE-09", "MALI-AMB-51"), _fallen),
)
