"""Where a base may be put: near, in contact, over an Obstacle, at the end of a ladder (MOON-AMB-81, MOON-MOVE-05, MOON-BLDG-03)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Any

from escarmouche.core.asks.ask import Menu, Shut
from escarmouche.core.asks.region import Place
from escarmouche.games.moonstone.ground.terrain import TerrainData
from escarmouche.games.moonstone.movement import ladder, traverse
from escarmouche.games.moonstone.movement.push import Within, contact_places, stone_places
from escarmouche.games.moonstone.state import Model
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.moonstone.board import STONE, Flight, Lump, Scene, scene
from escarmouche.testing.differential.moonstone.plain_geometry import Circle, Shape, Spot, away, between, drawn
from escarmouche.testing.differential.moonstone.sight import CONTACT
from escarmouche.testing.differential.moonstone.tracks import Way, both, crosses, verdict

MARGIN = 1.5  # places are checked one by one: only corners are rounded
ROUND = 72  # places checked around a thing
JITTER = (0, 0, 0, 0, 1, -1, 2, -9, 9, 40)


def at_most(value: float, most: float) -> Any:
    return CLOSE if abs(value - most) < MARGIN else value < most


def outside(rng: random.Random, shapes: Sequence[Shape], r: float, count: int) -> Iterator[tuple[int, int]]:
    """Places in contact with a thing all around it, some a little too near or too far."""
    for _ in range(count):
        shape = rng.choice(list(shapes))
        angle = rng.uniform(0, 2 * pi)
        ux, uy = cos(angle), sin(angle)
        x, y = shape.x + ux * (shape.r + r), shape.y + uy * (shape.r + r)
        for _ in range(12):
            step = away(shapes, x, y) - r
            if step < 0.3:
                break
            x, y = x - ux * step, y - uy * step
        slip = rng.choice(JITTER)
        yield round(x + ux * slip), round(y + uy * slip)


def touches(shapes: Sequence[Shape], spot: Spot, r: float) -> Any:
    """In contact: neither apart nor overlapping by more than the tolerance."""
    gap = away(shapes, *spot) - r
    return CLOSE if abs(abs(gap) - CONTACT) < MARGIN else abs(gap) < CONTACT


# -- anywhere within a distance (MOON-AMB-81, MOON-MOVE-06)


def placed(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng)
    for model in made.models():
        r, region = made.radius(model), Within(made.game, model, 2000)
        for spot in _near(rng, made, model):
            gone = hypot(spot[0] - model.x, spot[1] - model.y) - 2 * r
            stands = verdict(made.stands(*spot, r, model.floor, model))
            rim = CLOSE if abs(made.on(model.floor, *spot)) < 2 * CONTACT else True  # is the centre on its floor?
            yield Comparison(
                region.why_not(spot) is None,
                both(at_most(gone, 2000 + CONTACT), stands, rim),
                f"{model.id} is placed at {spot}; {made}",
            )


def _near(rng: random.Random, made: Scene, model: Model) -> Iterator[tuple[int, int]]:
    r = made.radius(model)
    for _ in range(8):
        angle, far = rng.uniform(0, 2 * pi), rng.uniform(0, 2 * r + 2100)
        yield round(model.x + far * cos(angle)), round(model.y + far * sin(angle))
    for flight in made.flights.values():
        for _ in range(3):
            shares = rng.random(), rng.random()
            yield _on(flight, *shares)
    for lump in made.solid(model.floor):
        if lump.away(model.x, model.y) < 2500:
            yield from outside(rng, lump.shapes, r, 2)
    for other in made.models():
        if other is not model:
            yield from outside(rng, (made.base(other),), r, 1)


def _on(flight: Flight, up: float, aside: float) -> tuple[int, int]:
    """A place on stairs, most often near their foot."""
    foot, head = between(*flight.foot, aside), between(*flight.head, aside)
    x, y = between(foot, head, up * up)
    return round(x), round(y)


# -- in contact with a base (MOON-AMB-81)


def joined(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng)
    for model in made.models():
        target = rng.choice([m for m in made.models() if m is not model])
        base, r, places = made.base(target), made.radius(model), contact_places(made.game, model, target)
        spots = [*outside(rng, (base,), r, 24), *((a[0], a[1]) for a in places.propose())]
        for spot in spots:
            yield Comparison(
                places.why_not(spot) is None,
                both(touches((base,), spot, r), beside(made, model, target, spot)),
                f"{model.id} is placed in contact with {target.id} at {spot}; {made}",
            )
        free_spots = [spot for spot in _ring(base, r) if beside(made, model, target, spot) is True]
        if free_spots or not places:
            yield Comparison(bool(places), bool(free_spots), f"{model.id} finds room at {target.id}; {made}")


def beside(made: Scene, model: Model, target: Model, spot: Spot) -> Any:
    """May a model stand there, on the floor that is reached straight from the target?"""
    *_, last = Way(made, target, [spot]).paces(lambda x, y, floor: 1e9)
    return verdict(made.stands(*spot, made.radius(model), last.floor, model))


def _ring(base: Circle, r: float) -> Iterator[tuple[int, int]]:
    for k in range(ROUND):
        angle = 2 * pi * k / ROUND
        yield round(base.x + (base.r + r) * cos(angle)), round(base.y + (base.r + r) * sin(angle))


def dropped(rng: random.Random) -> Iterator[Comparison]:
    """A stone in contact with the base that drops it (MOON-STONE-04)."""
    made = scene(rng)
    for model in made.models():
        base, places = made.base(model), stone_places(made.game, model)
        for spot in [*outside(rng, (base,), STONE, 16), *((a[0], a[1]) for a in places.propose())]:
            *_, last = Way(made, model, [spot]).paces(lambda x, y, floor: 1e9)
            lies = verdict(made.stands(*spot, STONE, last.floor))
            yield Comparison(
                places.why_not(spot) is None,
                both(touches((base,), spot, STONE), lies),
                f"{model.id} drops a stone at {spot}; {made}",
            )


# -- over an Obstacle (MOON-MOVE-05, MOON-AMB-24)


def width(shape: Shape) -> float:
    """The narrowest width, measured from every side."""
    if isinstance(shape, Circle):
        return 2 * shape.r
    widths = []
    for (x, y), (p, q) in shape.sides():
        far = hypot(p - x, q - y)
        heights = [((p - x) * (b - y) - (q - y) * (a - x)) / far for a, b in shape.corners]
        widths.append(max(heights) - min(heights))
    return min(widths)


def beyond(made: Scene, model: Model, lump: Lump, spot: Spot) -> Any:
    """In contact on the far side: straight over the Obstacle where it is thin, over nothing else, and at most 1" away."""
    r, start = made.radius(model), (float(model.x), float(model.y))
    far = hypot(spot[0] - start[0], spot[1] - start[1]) - 2 * r
    verdicts = [touches(lump.shapes, spot, r), at_most(far, 1000 + CONTACT)]
    verdicts.append(verdict(made.stands(*spot, r, model.floor, model)))
    crossed = [(shape, shape.depth(start, spot)) for shape in lump.shapes]
    if all(deep < -MARGIN for _, deep in crossed):
        return False
    verdicts += [at_most(width(shape), 1000 + CONTACT) for shape, deep in crossed if deep > MARGIN]
    verdicts += [CLOSE for _, deep in crossed if abs(deep) <= MARGIN]
    for other in made.solid(model.floor):
        if other.id != lump.id:
            deep = max(shape.depth(start, spot) for shape in other.shapes)
            verdicts.append(deep < 0 if abs(deep) > MARGIN else CLOSE)
    for rail in made.rails(model.floor):
        verdicts.append(not crosses(start, spot, rail))
    return both(*verdicts)


def convex(data: TerrainData) -> bool:
    """Is an outline convex? The thickness of a dented one cannot be measured by looking from all sides."""
    return data.polygon is None or data.kind == "ladder"


def traversed(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng, edge=0.2)
    for model, lump in _at_obstacles(rng, made):
        menu = traverse.branch(made.game, model)
        inner = menu.inner if isinstance(menu, Shut) else menu
        over = inner.branch(lump.id) if isinstance(inner, Menu) and lump.id in inner.names else None
        r, touching = made.radius(model), touches(lump.shapes, (model.x, model.y), made.radius(model))
        if touching is not True or over is None:
            continue
        spots = list(outside(rng, lump.shapes, r, 8))
        if isinstance(over, Place):
            spots += [(answer[0], answer[1]) for answer in over.region.propose()][:6]
        for spot in spots:
            open_there = isinstance(over, Place) and over.region.why_not(spot) is None
            yield Comparison(
                open_there, beyond(made, model, lump, spot), f"{model.id} over {lump.id} to {spot}; {made}"
            )
        if not isinstance(over, Place):
            free_spots = [s for s in outside(rng, lump.shapes, r, 2 * ROUND) if beyond(made, model, lump, s) is True]
            yield Comparison(
                False, bool(free_spots), f"{model.id} cannot get over {lump.id}, to {free_spots[:1]}; {made}"
            )


def _at_obstacles(rng: random.Random, made: Scene) -> Iterator[tuple[Model, Lump]]:
    """Every model is put in contact with an Obstacle, if there is room for it."""
    lumps = [p for p in made.solid("") if p.kind == "obstacle" and p.id != "ladder" and convex(made.terrain[p.id])]
    for model in made.models():
        for lump in lumps:
            for spot in outside(rng, lump.shapes, made.radius(model), 6):
                if made.stands(*spot, made.radius(model), "", model) >= -1 and away(lump.shapes, *spot) < 3000:
                    model.x, model.y, model.z, model.floor = *spot, 0, ""
                    yield model, lump
                    break


# -- the ends of a ladder (MOON-BLDG-03)


def climbed(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng, houses=1.0)
    for name, data in made.game.field.ladders.items():
        shapes = drawn(made.terrain[name])
        for model in made.models():
            for floor in (data.lower, data.upper):
                region, r = ladder.landing(made.game, model, name, floor), made.radius(model)
                spots = [*outside(rng, shapes, r, 14), *((a[0], a[1]) for a in region.propose())]
                for spot in spots:
                    gap = away(shapes, *spot) - r
                    near = at_most(gap, CONTACT)
                    stands = verdict(made.stands(*spot, r, floor, model))
                    yield Comparison(
                        region.why_not(spot) is None,
                        both(near, stands),
                        f"{model.id} at {name} on {floor!r} {spot}; {made}",
                    )


PREDICATES = (
    Predicate("standing", ("MOON-MOVE-06", "MOON-AMB-81"), placed),
    Predicate("contact", ("MOON-AMB-81", "MOON-MOVE-06"), joined),
    Predicate("dropping", ("MOON-STONE-04", "MOON-AMB-29"), dropped),
    Predicate("traverse", ("MOON-MOVE-05", "MOON-AMB-24", "MOON-TERR-10"), traversed),
    Predicate("ladders", ("MOON-BLDG-03", "MOON-MOVE-06"), climbed),
)
