"""Raised floors: what height gives, where a model can jump down to, and where it lands when it is pushed off (MOON-ELEV, MOON-FALL)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import ceil, cos, hypot, pi, sin
from typing import Any

from escarmouche.games.moonstone.ground import height, sight
from escarmouche.games.moonstone.movement.landing import Nearest, jump_places, nearest_landing
from escarmouche.games.moonstone.movement.places_along_outlines import Stretches
from escarmouche.games.moonstone.state import Model
from escarmouche.space.sight.cover import Cover
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.moonstone.board import Scene, scene
from escarmouche.testing.differential.moonstone.placing import at_most, outside, touches
from escarmouche.testing.differential.moonstone.plain_geometry import Spot, between, to_line
from escarmouche.testing.differential.moonstone.sight import CONTACT, pairs
from escarmouche.testing.differential.moonstone.tracks import both, verdict

NOTCH = 4.0  # from look to look along the edge of a floor
REACH = 1000
GRID = 40.0  # from place to place, when looking for a nearer one
BOUND = 12.0  # a place that is nearer by this much would have been the nearest

Rim = list[tuple[Spot, Spot]]


def open_rim(made: Scene, floor: str) -> Rim:
    """The stretches of the edge of a floor on which nothing stands and no stairs arrive."""
    rising = [f.head for f in made.flights.values() if f.lower == floor]
    stretches: Rim = []
    for a, b in made.rails(floor):
        if (a, b) in rising or any((a, b) == (f.foot[k], f.head[k]) for f in made.flights.values() for k in (0, 1)):
            continue
        count = max(2, int(hypot(b[0] - a[0], b[1] - a[1]) / NOTCH))
        notches = [between(a, b, k / count) for k in range(count + 1)]
        free = [all(lump.away(*p) > CONTACT for lump in made.solid(floor)) for p in notches]
        begin: Spot | None = None
        for k, (p, clear) in enumerate(zip(notches, free, strict=True)):
            if clear and begin is None:
                begin = p
            if begin is not None and (not clear or k == count):
                stretches.append((begin, notches[k] if clear else notches[k - 1]))
                begin = None
    return [(a, b) for a, b in stretches if a != b]


def foot(line: tuple[Spot, Spot], x: float, y: float) -> Spot:
    """The point of a stretch nearest to a point."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    return between(line[0], line[1], min(1.0, max(0.0, share)))


def walled(made: Scene, model: Model, point: Spot) -> Any:
    """Does anything stand between a model and a point of the edge?"""
    start = (float(model.x), float(model.y))
    deep = max((s.depth(start, point) for lump in made.solid(model.floor) for s in lump.shapes), default=-1e9)
    return CLOSE if abs(deep) < 3 else deep > 0


def below(made: Scene, model: Model, spot: Spot) -> Any:
    """Is there room below, on the ground or on stairs?"""
    floor = next(
        (f.id for f in made.flights.values() if f.outline.away(*spot) < 0 and f.height(*spot) < model.z - CONTACT), ""
    )
    near = [abs(f.outline.away(*spot)) for f in made.flights.values()]
    if near and min(near) < 3:
        return CLOSE
    return verdict(made.stands(*spot, made.radius(model), floor, model))


def _on_stairs(made: Scene, spot: Spot) -> bool:
    return any(flight.outline.away(*spot) < 0 for flight in made.flights.values())


def lands(made: Scene, model: Model, rim: Rim, spot: Spot) -> Any:
    """In contact with the foot of the floor, below an open edge within 1" of the base, with nothing before it (MOON-FALL-01)."""
    r = made.radius(model)
    near = [line for line in rim if to_line(model.x, model.y, *line) <= r + REACH + CONTACT]
    if not near:
        return False
    edge = min(near, key=lambda line: to_line(*spot, *line))
    point = foot(edge, *spot)
    opposite = walled(made, model, point)
    return both(
        touches((made.floors[model.floor][0],), spot, r),
        at_most(to_line(*spot, *edge), r + CONTACT),
        at_most(hypot(point[0] - model.x, point[1] - model.y), r + REACH + CONTACT),
        CLOSE if opposite is CLOSE else not opposite,
        below(made, model, spot),
    )


def jumped(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng, houses=1.0, edition="fr", edge=0.2)
    for model in made.models():
        if model.floor not in made.floors:
            continue
        rim, region, r = open_rim(made, model.floor), jump_places(made.game, model), made.radius(model)
        yield _may_jump(made, model, rim, region)
        shape = made.floors[model.floor][0]
        spots = list(outside(rng, (shape,), r, 24))
        if isinstance(region, Stretches):
            spots += [(a[0], a[1]) for a in region.propose()][:8]
            for spot in spots:
                yield Comparison(
                    region.why_not(spot) is None, lands(made, model, rim, spot), f"{model.id} jumps to {spot}; {made}"
                )
        else:
            landings = [spot for spot in spots if lands(made, model, rim, spot) is True]
            yield Comparison(False, bool(landings), f"{model.id} cannot jump to {landings[:1]}; {made}")
        if isinstance(region, Nearest):
            yield from _nearest(rng, made, model, region)


def _may_jump(made: Scene, model: Model, rim: Rim, region: Any) -> Comparison:
    """Is an open edge within 1", with nothing before it?"""
    reach = made.radius(model) + REACH + CONTACT
    gaps = [to_line(model.x, model.y, *line) for line in rim]
    brute: Any = bool(gaps) and min(gaps) < reach
    if any(abs(gap - reach) < 3 for gap in gaps):
        brute = CLOSE
    elif brute:
        points = [foot(line, model.x, model.y) for line, gap in zip(rim, gaps, strict=True) if gap < reach]
        blocked = [walled(made, model, point) for point in points]
        if all(verdict is not False for verdict in blocked):
            brute = CLOSE  # a line may still pass what stands there
    return Comparison(region is not None, brute, f"{model.id} may jump; {made}")


def fallen(rng: random.Random) -> Iterator[Comparison]:
    """A model that is pushed over the edge lands at the nearest legal place (MOON-AMB-65)."""
    made = scene(rng, houses=1.0, edition="fr", edge=0.2)
    for model in made.models():
        if model.floor in made.floors:
            rim = made.rails(model.floor)
            a, b = rng.choice(rim)
            before = model.x, model.y
            model.x, model.y = (round(number) for number in between(a, b, rng.uniform(0.1, 0.9)))
            region = nearest_landing(made.game, model)
            off = hypot(*(p - q for p, q in zip((region.x, region.y), outwards(made, model, a, b), strict=True)))
            yield Comparison(off < 3, True, f"{model.id} goes over the edge toward {region.x} {region.y}; {made}")
            yield from _nearest(rng, made, model, region)
            model.x, model.y = before


def outwards(made: Scene, model: Model, a: Spot, b: Spot) -> Spot:
    """The point below a model on an edge of its floor: beside it, so that the base touches the foot."""
    far, r, roof = hypot(b[0] - a[0], b[1] - a[1]), made.radius(model), made.floors[model.floor][0]
    nx, ny = (a[1] - b[1]) / far, (b[0] - a[0]) / far
    out = 1 if (roof.x - a[0]) * nx + (roof.y - a[1]) * ny < 0 else -1
    return model.x + out * nx * r, model.y + out * ny * r


def _nearest(rng: random.Random, made: Scene, model: Model, region: Nearest) -> Iterator[Comparison]:
    """The places that are offered are legal, and no other place is nearer to the point below; a free place further off is refused."""
    best = min(hypot(x - region.x, y - region.y) for x, y in region.spots)
    for spot in region.spots:
        lies = below(made, model, spot)
        yield Comparison(region.why_not(spot) is None, lies, f"{model.id} comes down at {spot}; {made}")
    around = [s for s in _circles(region.x, region.y, best - BOUND) if not _on_stairs(made, s)]
    nearer = [s for s in around if below(made, model, s) is True]
    yield Comparison(True, not nearer, f"{model.id} comes down nearest at {region.spots}, not at {nearer[:1]}; {made}")
    for _ in range(4):
        angle, far = rng.uniform(0, 2 * pi), best + rng.uniform(BOUND, 900)
        spot = (round(region.x + far * cos(angle)), round(region.y + far * sin(angle)))
        yield Comparison(region.why_not(spot) is None, False, f"{model.id} comes down at {spot}, too far off; {made}")


def _circles(x: float, y: float, far: float) -> Iterator[tuple[int, int]]:
    """Places all around a point, the nearest first."""
    for ring in range(ceil(far / GRID)):
        count = max(1, int(2 * pi * ring))
        for k in range(count):
            angle = 2 * pi * k / count
            yield round(x + ring * GRID * cos(angle)), round(y + ring * GRID * sin(angle))


# -- what height gives (MOON-ELEV, MOON-COVER-02, MOON-COVER-03, MOON-AMB-64, MOON-AMB-66)


def raised(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng, houses=1.0)
    game, french = made.game, made.game.setup.edition == "fr"
    for one, other in rng.sample(list(pairs(made)), 8):
        for a, b in ((one, other), (other, one)):
            above = a.floor in made.floors and b.z == 0
            kept, a.z = a.z, a.z + rng.choice((0, 10_000)) if above else a.z  # higher than any house
            reach = 0 if not above else 1000 * min(6, int(a.z / 2000)) if french else 2000
            yield Comparison(height.range_bonus(game, a, b), reach, f"range of {a.id} at {b.id}; {made}")
            a.z = kept
            yield Comparison(height.draw_bonus(game, a, b), int(above and french), f"cards of {a.id} at {b.id}; {made}")
            cover = sight.cover(game, a, b)
            kind = 2 if cover.heavy else 1 if cover.light else 0
            less = max(0, kind - 1) if above and not french else kind
            cost = height.cover_malus(game, a, b, Cover(cover.light, cover.heavy))
            yield Comparison(cost, -less, f"what cover costs {a.id} at {b.id}; {made}")
        boxes, high = made.game.card(one).health, rng.choice((rng.randint(0, 8000), 2000, 4000, 6000))
        share = next(s for s, least in ((1.0, 6000), (0.5, 4000), (0.25, 2000), (0.0, 0)) if high >= least)
        yield Comparison(height.fall_wounds(game, one, high), ceil(boxes * share), f"{one.id} falls {high}; {made}")


PREDICATES = (
    Predicate("jump", ("MOON-FALL-01", "MOON-AMB-65"), jumped),
    Predicate("landing", ("MOON-FALL-04", "MOON-AMB-65"), fallen),
    Predicate("height", ("MOON-ELEV-01", "MOON-ELEV-02", "MOON-FALL-02", "MOON-AMB-64", "MOON-AMB-66"), raised),
)
