"""Contact, engagement, areas of effect, and where something may be Placed or lands: by distances alone (MALI-MEAS, -ENG, -PLACE)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from math import cos, hypot, pi, sin

from escarmouche.games.malifaux.ground import areas, blast, engage, measure
from escarmouche.games.malifaux.movement import fall, place
from escarmouche.games.malifaux.state import Marker
from escarmouche.space.disc import Body
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.board import SIDE, Board, Man, board, free, ground, standing
from escarmouche.testing.differential.malifaux.sight import Answer, both, either, sees

EDGE = 8.0  # this near the turning point the answer is open: the tolerance, and what rounding adds
TEMPLATE, MARKER = 984, 591


def over(amount: float) -> Answer:
    """Is an amount, which is exact except for the tolerance, 0 or less?"""
    return CLOSE if abs(amount) < EDGE else amount < 0


def apart(a: Man, b: Man) -> float:
    """In plan, from rim to rim."""
    return hypot(a.x - b.x, a.y - b.y) - a.r - b.r


def gap(a: Man, b: Man) -> float:
    """The distance, with the excess of the vertical distance over the Size of the lower (MALI-MEAS-03)."""
    low, high = (a, b) if a.z <= b.z else (b, a)
    return max(0.0, apart(a, b)) + max(0, high.z - low.z - low.tall)


def within(a: Man, b: Man, reach: float) -> Answer:
    """Is some part of it at most this far (MALI-MEAS-04)? Certain if they touch or overlap."""
    far = gap(a, b)
    return True if far == 0 else over(far - reach)


def touches(board: Board, a: Man, b: Man) -> Answer:
    """Do the bases touch, on one level or where stairs join the two (MALI-MEAS-06, -07)?"""
    joined = a.floor == b.floor or any(
        slab.foot and {a.floor, b.floor} in ({slab.id, slab.upper}, {slab.id, slab.floor})
        for slab in board.slabs.values()
    )
    return over(apart(a, b)) if joined or a.z == b.z else False


def _contact(rng: random.Random) -> Iterator[Comparison]:
    sloping = rng.random() < 0.5
    made = board(rng, men=8, kinds=lambda kind: not sloping or kind in ("hill", "stairs", "building"))
    men = list(made.men.values())
    for a, b in permutations(men, 2):
        if apart(a, b) < 4000:
            one, other = made.game.model(a.id), made.game.model(b.id)
            yield Comparison(
                measure.contact(made.game, one, other), touches(made, a, b), "contact: " + made.told(a.id, b.id)
            )
            reach = rng.choice((0, 1000, 2000, 3000))
            near = measure.within(made.game, one, other, reach)
            yield Comparison(near, within(a, b, reach), f"within {reach}: " + made.told(a.id, b.id))


def _engaged(rng: random.Random) -> Iterator[Comparison]:
    made = board(rng, men=8)
    for a, b in permutations(made.men.values(), 2):
        if a.seat != b.seat:
            engine = engage.engages(made.game, made.game.model(a.id), made.game.model(b.id))
            reach = a.tall // 1000 % 4 * 1000
            near: Answer = within(a, b, reach) if a.tall else False
            brute = near if near is False else both(iter((near, sees(made, a, b))))
            yield Comparison(engine, brute, "engages: " + made.told(a.id, b.id))


# -- areas


def _struck(rng: random.Random) -> Iterator[Comparison]:
    """A Shockwave Marker and its (pulse), a (blast) and where it may lie."""
    made = board(rng, men=8)
    game, men = made.game, list(made.men.values())
    for target in men:
        yield from _blast(rng, made, target)
        spot = Man(
            "wave", target.x + rng.randrange(-2500, 2500), target.y + rng.randrange(-2500, 2500), MARKER, 0, 0, "", 0
        )
        if not MARKER < spot.x < SIDE - MARKER or not MARKER < spot.y < SIDE - MARKER:
            continue
        spot = spot._replace(z=standing(made, "", spot.x, spot.y, MARKER))
        marker, reach = Marker("wave", "shockwave", spot.x, spot.y, spot.z, "", MARKER), rng.choice((1000, 2000, 3000))
        struck = {model.id for model in areas.shockwave_victims(game, marker, reach)}
        for man in men:
            pulse = within(spot, man, reach)
            hit = either(
                iter(
                    (touches(made, spot, man), pulse if pulse is False else both(iter((pulse, sees(made, spot, man)))))
                )
            )
            yield Comparison(
                man.id in struck, hit, f"Shockwave {reach} at {spot.x}, {spot.y}, {spot.z}: {made.told(man.id)}"
            )


def _blast(rng: random.Random, made: Board, target: Man) -> Iterator[Comparison]:
    game, first = made.game, game_body(made, target)
    far, angle = (target.r + TEMPLATE) * (0.4 + 0.8 * rng.random()), 2 * pi * rng.random()
    x, y = round(target.x + far * cos(angle)), round(target.y + far * sin(angle))
    on = min(x - TEMPLATE, y - TEMPLATE, SIDE - TEMPLATE - x, SIDE - TEMPLATE - y)
    may: Answer = CLOSE if abs(on) < EDGE else both(iter((on > 0, over(far - target.r - TEMPLATE))))
    label = f"(blast) at {x}, {y}: {made.told(target.id)}"
    engine = blast.Beside([first], []).why_not((x, y)) is None
    yield Comparison(engine, may, label)
    if engine:
        laid = Marker("blast-1", "blast", x, y, target.z, target.floor, TEMPLATE)
        hit = {other.id for other in blast.touched(game, game.model(target.id), [laid])}
        for man in made.men.values():
            if man.id != target.id:
                reached = both(
                    iter((abs(man.z - target.z) <= 1000, over(hypot(man.x - x, man.y - y) - man.r - TEMPLATE)))
                )
                yield Comparison(man.id in hit, reached, f"{label}, touches {made.told(man.id)}")


def game_body(made: Board, man: Man) -> Body:
    return made.game.body(made.game.model(man.id))


# -- placing


def floors(made: Board, x: float, y: float, r: float, more: float) -> list[str]:
    """The floors that carry any part of a base here, the table too."""
    return ["", *[slab.id for slab in made.slabs.values() if slab.standable and slab.far(x, y) < r + more]]


def room(made: Board, man: Man, x: int, y: int, z: float | None, more: float) -> bool:
    """Is there a floor here on which a base a little bigger or smaller is in nothing and on nobody?"""
    carrying = floors(made, x, y, man.r, -more)
    if z is not None:
        near = min(abs(ground(made, floor, x, y) - z) for floor in carrying)
        carrying = [floor for floor in carrying if abs(ground(made, floor, x, y) - z) <= near]
    tall = max(1000, man.tall)
    return any(
        free(made, floor, standing(made, floor, x, y, man.r), tall, x, y, man.r, man.id, more) for floor in carrying
    )


def may_stand(made: Board, man: Man, x: int, y: int, z: float | None = None) -> Answer:
    on = min(x - man.r, y - man.r, SIDE - man.r - x, SIDE - man.r - y)
    if abs(on) < EDGE or on < 0:
        return False if on < -EDGE else CLOSE
    small, big = room(made, man, x, y, z, -EDGE), room(made, man, x, y, z, EDGE)
    return small if small == big else CLOSE


def _placed(rng: random.Random) -> Iterator[Comparison]:
    made = board(rng)
    for man in made.men.values():
        reach = rng.choice((1000, 2000, 4000))
        region = place.region(made.game, made.game.model(man.id), within=reach)
        for _ in range(12):
            far, angle = (2 * man.r + reach) * (0.2 + rng.random()), 2 * pi * rng.random()
            x, y = round(man.x + far * cos(angle)), round(man.y + far * sin(angle))
            label = f"Place within {reach} at {x}, {y}: {made.told(man.id)}"
            plan = over(hypot(x - man.x, y - man.y) - 2 * man.r - reach)
            brute = plan if plan is False else both(iter((plan, may_stand(made, man, x, y))))
            yield Comparison(region is not None and region.why_not((x, y)) is None, brute, label)


def _landed(rng: random.Random) -> Iterator[Comparison]:
    """Where a falling base lands: below, or as near as there is room beside (MALI-AMB-62)."""
    made = board(rng, men=8, kinds=lambda kind: kind not in ("hill", "stairs", "bridge", "stacked"))
    men = list(made.men.values())
    for man in men:
        for _ in range(4):
            other = rng.choice(men)
            x, y = other.x + rng.randrange(-1500, 1500), other.y + rng.randrange(-1500, 1500)
            if not (man.r < x < SIDE - man.r and man.r < y < SIDE - man.r):
                continue
            body = Body(man.id, x, y, man.r, 9000)
            spots, floor = fall.places(made.game, body, max(1000, man.tall), "")
            engine = round(min(hypot(p - x, q - y) for p, q in spots))
            label = f"landing at {x}, {y} of base {2 * man.r} ({man.id})"
            if any(_stuck(made, man, p, q) for p, q in spots) or floor:
                yield Comparison(engine, "no room there", label)
                continue
            best = _nearest(made, man, x, y, engine)
            yield Comparison(engine, best if best is not None else engine, label)


def _stuck(made: Board, man: Man, x: int, y: int) -> bool:
    return not free(made, "", 0, max(1000, man.tall), x, y, man.r, man.id, -EDGE)


def _nearest(made: Board, man: Man, x: int, y: int, most: float) -> int | None:
    """A place that is certainly free and nearer than this; None if none was found."""
    for ring in range(0, int(most - 2 * EDGE), 40):
        count = max(1, int(ring * 2 * pi / 60))
        for k in range(count):
            p, q = x + ring * cos(2 * pi * k / count), y + ring * sin(2 * pi * k / count)
            if (
                man.r <= p <= SIDE - man.r
                and man.r <= q <= SIDE - man.r
                and free(made, "", 0, max(1000, man.tall), p, q, man.r, man.id, EDGE)
            ):
                return ring
    return None


PREDICATES = (
    Predicate("contact", ("MALI-MEAS-03", "MALI-MEAS-04", "MALI-MEAS-06", "MALI-MEAS-07"), _contact),
    Predicate("engagement", ("MALI-ENG-01", "MALI-ENG-02"), _engaged),
    Predicate("areas", ("MALI-BLAST-01", "MALI-BLAST-02", "MALI-PULSE-01", "MALI-SHOCK-02"), _struck),
    Predicate("placing", ("MALI-PLACE-01", "MALI-PLACE-02", "MALI-MOVE-07", "MALI-AMB-51"), _placed),
    Predicate("landing", ("MALI-MOVE-08", "MALI-AMB-62"), _landed),
)
