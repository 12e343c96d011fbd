"""[advanced] Buildings that can be entered: who walks in, who sees in and out, who is Placed there (MALI-TERR-24 to -27).

A building is a `House`: its outline, and what is left of its walls for whoever walks and for lines of sight, cut by hand.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import cos, hypot, pi, sin
from typing import NamedTuple

from escarmouche.games.malifaux.ground import cover, sight
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.space.travel.path import Leg, Straight, legs_json
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.area import may_stand, over
from escarmouche.testing.differential.malifaux.board import Board, Draw, Man, Slab, board, ground
from escarmouche.testing.differential.malifaux.placing_at_height import LOW, height, meant, onto
from escarmouche.testing.differential.malifaux.plain_geometry import Corners, Part, Spot
from escarmouche.testing.differential.malifaux.sight import CLEAR, Answer, Parts, both, covered, either
from escarmouche.testing.differential.malifaux.sight import sees as sees_past
from escarmouche.testing.differential.malifaux.walk import (
    DISTANCE,
    MARGIN,
    OFF,
    ROUGH,
    Gone,
    Walker,
    alike,
    drawn,
    places,
)

THICK = 200  # of walls, in mils
LOWER = 10  # how much a wall inside ends below the roof
NEAR = 8.0  # this near the rim of a building it is open whether a base is inside
SLIVER = 12  # what is left of a wall is never less wide: whether that little is there at all is open
TRIES = 20
FEW = ("hill", "bridge", "stairs", "stacked")
Side = tuple[Spot, Spot]


class House(NamedTuple):
    """A building that can be entered."""

    whole: Slab
    walls: tuple[Part, ...]  # without the doors
    screens: tuple[Part, ...]  # without the doors and the windows
    inner: tuple[Part, ...]  # walls inside
    doors: tuple[Side, ...]

    def holds(self, man: Man) -> Answer:
        """Is any part of a base inside (MALI-TERR-25)?"""
        gap = self.whole.far(man.x, man.y) - man.r
        if man.floor:  # on another roof a base may be drawn into a wall of this one, where nobody can stand
            return CLOSE if gap < NEAR and man.z < self.whole.top else False
        return CLOSE if abs(gap) < NEAR else gap < 0


class Town(NamedTuple):
    """A board with houses: for walking, and for sight, with each house a block."""

    made: Board
    seen: Board
    houses: tuple[House, ...]


# -- drawing


def town(rng: random.Random, *, low: bool = True) -> Town:
    """A board with one or two houses, and little else that is high."""
    houses: list[House] = []

    def build(draw: Draw) -> None:
        for number in range(rng.choice((1, 1, 2))):
            for _ in range(TRIES):
                house = _house(rng, draw, f"shed-{number}")
                if house is not None:
                    houses.append(house)
                    break

    made = board(
        rng, men=9, kinds=lambda kind: kind not in FEW and (low or kind not in LOW), markers=False, first=build
    )
    for man in made.men.values():
        made.game.model(man.id).seat = 0  # nobody engages anybody
    made = made._replace(men={name: man._replace(seat=0) for name, man in made.men.items()})
    slabs = {name: slab for name, slab in made.slabs.items() if ":" not in name}
    slabs |= {house.whole.id: house.whole for house in houses}
    return Town(made, made._replace(slabs=slabs), tuple(houses))


def _house(rng: random.Random, draw: Draw, name: str) -> House | None:
    """A house somewhere, as a row of the set-up and as slabs: its roof, its walls."""
    outline, parts = _outline(rng, draw)
    tall = rng.choice((1, 2, 3, 4))
    whole = Slab(name, parts, frozenset(("blocking", "climbable")), 0, 1000 * tall, kind="building")
    sides = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    doors = [_opening(rng, sides, 1000, 2400) for _ in range(rng.choice((1, 2, 3)))]
    windows = [_opening(rng, sides, 400, 1500) for _ in range(rng.choice((0, 1, 2)))]
    line = _line(rng, parts) if rng.random() < 0.85 else None
    row = {"id": name, "kind": "building", "polygon": _inches(outline), "height": tall}
    row |= {"doors": [_inches(door) for door in doors], "windows": [_inches(window) for window in windows]}
    row |= {"walls": [_inches(line)]} if line else {}
    roof, walls, screens = (
        whole._replace(clearance=whole.height),
        _walls(sides, doors),
        _walls(sides, [*doors, *windows]),
    )
    if any(hypot(a[0] - b[0], a[1] - b[1]) < SLIVER for a, b, *_ in (*walls, *screens)) or not draw.add(row, roof):
        return None
    inner = (_strip(*line, THICK / 2, -THICK / 2),) if line else ()
    house = House(whole, walls, screens, inner, tuple(doors))
    for number, wall in enumerate(house.walls):
        draw.slabs[f"{name}:{number}"] = whole._replace(
            id=f"{name}:{number}", parts=(wall,), traits=frozenset(("climbable",)), kind="house wall"
        )
    for part in inner:
        draw.slabs[f"{name}:inner"] = whole._replace(
            id=f"{name}:inner", parts=(part,), traits=frozenset(("impassable",)), height=whole.height - LOWER, kind=""
        )
    return house


def _inches(points: Sequence[Spot]) -> list[list[float]]:
    return [[round(x) / 1000, round(y) / 1000] for x, y in points]


def _outline(rng: random.Random, draw: Draw) -> tuple[list[Spot], tuple[Corners, ...]]:
    """A rectangle or an L, turned: its corners counter-clockwise, and the same as convex parts."""
    (x, y), turn = draw.spot(), rng.choice((0.0, pi / 2, pi * rng.random()))
    w, h = rng.uniform(3500, 6000), rng.uniform(3000, 6000)

    def turned(*points: Spot) -> tuple[Spot, ...]:
        c, s = cos(turn), sin(turn)
        return tuple((round(1000 * x + a * c - b * s), round(1000 * y + a * s + b * c)) for a, b in points)

    if rng.random() < 0.6:
        box = turned((0, 0), (w, 0), (w, h), (0, h))
        return list(box), (box,)
    t, u = w * rng.uniform(0.4, 0.6), h * rng.uniform(0.4, 0.6)
    corners = turned((0, 0), (w, 0), (w, u), (t, u), (t, h), (0, h))
    return list(corners), (turned((0, 0), (w, 0), (w, u), (0, u)), turned((0, 0), (t, 0), (t, h), (0, h)))


def _opening(rng: random.Random, sides: Sequence[Side], least: int, most: int) -> Side:
    """An opening somewhere in a side."""
    (ax, ay), (bx, by) = rng.choice(sides)
    far = hypot(bx - ax, by - ay)
    wide = min(rng.uniform(least, most), far - 100)
    off = (far - wide) * rng.random()
    ux, uy = (bx - ax) / far, (by - ay) / far
    start = ax + ux * off, ay + uy * off
    return start, (start[0] + ux * wide, start[1] + uy * wide)


def _line(rng: random.Random, parts: Sequence[Corners]) -> Side:
    """A wall from the middle of a part in some direction."""
    corners = rng.choice(parts)
    x, y = sum(p[0] for p in corners) / len(corners), sum(p[1] for p in corners) / len(corners)
    angle, far = 2 * pi * rng.random(), rng.uniform(700, 1400)
    return (round(x), round(y)), (round(x + far * cos(angle)), round(y + far * sin(angle)))


def _walls(sides: Sequence[Side], openings: Sequence[Side]) -> tuple[Corners, ...]:
    """Each side without the openings in it, as thick as walls are, inward."""
    walls: list[Corners] = []
    for (ax, ay), (bx, by) in sides:
        far = hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / far, (by - ay) / far
        gaps = []
        for ends in openings:
            if all(abs(ux * (q - ay) - uy * (p - ax)) < 3 for p, q in ends):
                gaps.append(sorted(ux * (p - ax) + uy * (q - ay) for p, q in ends))
        done = 0.0
        for low, high in [*sorted(gaps), [far, far]]:
            if low > done + 1:
                walls.append(_strip((ax + ux * done, ay + uy * done), (ax + ux * low, ay + uy * low), THICK, 0.0))
            done = max(done, high)
    return tuple(walls)


def _strip(start: Spot, end: Spot, left: float, right: float) -> Corners:
    """A line from this far on its left to this far on its right, counter-clockwise."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    nx, ny = (start[1] - end[1]) / far, (end[0] - start[0]) / far
    return (
        (start[0] + nx * right, start[1] + ny * right),
        (end[0] + nx * right, end[1] + ny * right),
        (end[0] + nx * left, end[1] + ny * left),
        (start[0] + nx * left, start[1] + ny * left),
    )


# -- lines of sight


def sees(there: Town, a: Man, b: Man) -> Answer:
    """Is there a clear line, into a house or out of it through its openings, within it past its inner walls alone?"""
    slabs, walls, men = dict(there.seen.slabs), list[Parts](), dict(there.seen.men)
    for house in there.houses:
        inside = house.holds(a), house.holds(b)
        if CLOSE in inside:
            return CLOSE
        if not any(inside):
            continue
        if house.whole.id in (*there.made.under(a.floor), *there.made.under(b.floor)):
            return False  # the roof is between them
        slabs[house.whole.id] = house.whole._replace(traits=frozenset())  # its walls are checked instead
        walls += [(part,) for part in house.inner]
        walls += [(part,) for part in house.screens] if not all(inside) else []
        if house.whole.top >= max(a.size, b.size):  # nobody on the roof is in the way
            men = {name: man for name, man in men.items() if man.floor != house.whole.id}
    return sees_past(there.seen._replace(slabs=slabs, men=men), a, b, walls)


def _seen(rng: random.Random) -> Iterator[Comparison]:
    there = town(rng)
    for a, b in permutations(there.made.men.values(), 2):
        if a.id < b.id and _near_house(rng, there, a, b):
            model = there.made.game.model
            engine = sight.sees(there.made.game, model(a.id), model(b.id))
            yield Comparison(engine, sees(there, a, b), "sight: " + there.made.told(a.id, b.id))


def _near_house(rng: random.Random, there: Town, a: Man, b: Man) -> bool:
    """Does it matter to them that there is a house? Two who are in one always, others now and then."""
    gaps = [[house.whole.far(man.x, man.y) for man in (a, b)] for house in there.houses]
    if any(max(both_gaps) < 0 for both_gaps in gaps):
        return True
    near = min((min(both_gaps) for both_gaps in gaps), default=1000.0)
    return rng.random() < (0.5 if near < 0 else 0.25 if near < 1000 else 0)


def _covered(rng: random.Random) -> Iterator[Comparison]:
    there = town(rng)
    for a, b in permutations(there.made.men.values(), 2):
        if hypot(a.x - b.x, a.y - b.y) > a.r + b.r + 4 * CLEAR and _near_house(rng, there, a, b):
            model = there.made.game.model
            engine = cover.cover(there.made.game, model(a.id), model(b.id))
            yield Comparison(engine, _shielded(there, a, b), "Cover: " + there.made.told(a.id, b.id))


def _shielded(there: Town, shooter: Man, target: Man) -> Answer:
    """Has the target Cover: from a house that it is in and the shooter is not, or from what else is there?"""
    slabs, answers = dict(there.seen.slabs), list[Answer]()
    for house in there.houses:
        one, other = house.holds(shooter), house.holds(target)
        if CLOSE in (one, other):
            return CLOSE
        if other:
            slabs[house.whole.id] = house.whole._replace(traits=frozenset())
            roof = house.whole.id in there.made.under(shooter.floor)
            answers.append(CLOSE if roof else not one)
    return either(iter((*answers, covered(there.seen._replace(slabs=slabs), shooter, target))))


# -- walking


class Visitor(Walker):
    """Goes in small steps; from inside a house it does not climb its walls (MALI-TERR-24)."""

    def __init__(self, there: Town, man: Man, more: float) -> None:
        super().__init__(there.made, man, more, climbs=True)
        self.houses = {house.whole.id: house.whole for house in there.houses}

    def _inside(self, slab: Slab, x: float, y: float) -> bool:
        """An inner wall that sticks out of the house is in nobody's way outside."""
        there = super()._inside(slab, x, y)
        house, _, part = slab.id.partition(":")
        return there and (part != "inner" or self.houses[house].far(x, y) < self.man.r - 2 * MARGIN)

    def _scalable(self, slab: Slab, x: float, y: float) -> bool:
        house = self.houses.get(slab.id.partition(":")[0])
        if house is None or slab.kind != "house wall":
            return slab.standable
        deep = self.r - house.far(x, y)
        self.doubt = self.doubt or 4 < deep < 3 * MARGIN  # in a doorway by a hair
        return deep < MARGIN


def _walked(rng: random.Random) -> Iterator[Comparison]:
    there = town(rng)
    for man in there.made.men.values():
        route = Route(there.made.game, there.made.game.model(man.id), DISTANCE)
        for _ in range(6):
            legs = _way(rng, there, man)
            way = route.follow(legs)
            label = f"Walk of {there.made.told(man.id)}, legs {legs_json(legs)}"
            small, big = (Visitor(there, man, more).go(places((man.x, man.y), legs)) for more in (-MARGIN, MARGIN))
            engine = route.why_not(legs_json(legs)) is None
            brute = _verdict(small, big)
            yield Comparison(engine, brute, label)
            if engine and brute is True and small.floor == big.floor:
                floor = way.stretches[-1].floor
                end = ground(there.made, small.floor.partition(":")[0], legs[-1].x, legs[-1].y)
                high = there.made.game.field.level(floor, legs[-1].x, legs[-1].y)
                same = abs(end - high) < OFF  # of two floors of one height either carries it
                yield Comparison(floor, floor if same else small.floor, f"{label}, its end")


def _verdict(small: Gone, big: Gone) -> Answer:
    """Is a way legal, by how a base a little smaller and one a little bigger fare?"""
    if small.doubt or big.doubt:
        return CLOSE
    goes = [not gone.fault and gone.cost <= DISTANCE + ROUGH for gone in (small, big)]
    sure = [not gone.fault and gone.cost <= DISTANCE - ROUGH for gone in (small, big)]
    if all(sure):
        return True if alike(small, big) else CLOSE
    return CLOSE if any(goes) else False


def _way(rng: random.Random, there: Town, man: Man) -> list[Leg]:
    """A way through a doorway, or any."""
    house = rng.choice(there.houses) if there.houses else None
    if house is None or rng.random() < 0.4 or house.whole.far(man.x, man.y) > DISTANCE:
        return drawn(rng, there.made, man)
    (ax, ay), (bx, by) = rng.choice(house.doors)
    share, far = rng.choice((0.5, rng.random())), hypot(bx - ax, by - ay)
    x, y = ax + (bx - ax) * share, ay + (by - ay) * share
    nx, ny = (ay - by) / far, (bx - ax) / far
    if nx * (man.x - x) + ny * (man.y - y) > 0:
        nx, ny = -nx, -ny
    run = rng.uniform(200, 1500)
    before = Straight(round(x - nx * 1000), round(y - ny * 1000))
    return [before, Straight(round(x + nx * run), round(y + ny * run))]


# -- placing


def _placed(rng: random.Random) -> Iterator[Comparison]:
    there = town(rng, low=False)
    made = there.made
    for man in made.men.values():
        reach = rng.choice((2000, 4000, 6000))
        region = place.region(made.game, made.game.model(man.id), within=reach)
        for _ in range(8):
            far, angle = (2 * man.r + reach) * (0.1 + rng.random()), 2 * pi * rng.random()
            x, y = round(man.x + far * cos(angle)), round(man.y + far * sin(angle))
            z = height(rng, made, man, x, y)
            engine = region is not None and region.why_not((x, y, z)) is None
            plan = over(hypot(x - man.x, y - man.y) - 2 * man.r - reach)
            label = f"Place within {reach} at {x}, {y}, {z}: {made.told(man.id)}"
            yield Comparison(engine, plan if plan is False else both(iter((plan, _may_be(there, man, x, y, z)))), label)


def _may_be(there: Town, man: Man, x: int, y: int, z: int) -> Answer:
    """Is there room, and is it in the same house as before, or in none as before?"""
    floor = onto(there.made, man, x, y, z)
    if floor is None:
        return CLOSE
    placed = man._replace(x=x, y=y, floor=floor)
    answers: list[Answer] = [meant(there.made, man, x, y, z), may_stand(there.made, man, x, y, z)]
    for house in there.houses:
        one, other = house.holds(man), house.holds(placed)
        answers.append(CLOSE if CLOSE in (one, other) else one == other)
    return both(iter(answers))


PREDICATES = (
    Predicate("sight in buildings", ("MALI-TERR-25", "MALI-TERR-26", "MALI-TERR-27"), _seen),
    Predicate("cover in buildings", ("MALI-TERR-25", "MALI-TERR-26", "MALI-SHAD-04"), _covered),
    Predicate("walk in buildings", ("MALI-TERR-24", "MALI-TERR-04", "MALI-MOVE-09"), _walked),
    Predicate("placing in buildings", ("MALI-TERR-24", "MALI-PLACE-01"), _placed),
)
