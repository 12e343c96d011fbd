"""Placing a model at a height that is named: onto roofs, hills, stairs, bridges, or under them (MALI-PLACE, MALI-AMB-51)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import cos, hypot, pi, sin

from escarmouche.games.malifaux.movement import place
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.area import EDGE, floors, may_stand, over
from escarmouche.testing.differential.malifaux.board import Board, Man, board, ground, middle, standing
from escarmouche.testing.differential.malifaux.plain_geometry import Ring
from escarmouche.testing.differential.malifaux.sight import Answer, both

MEANT = 500.0  # a height this near a floor means that floor
LOW = ("fog", "woods", "water", "barbed-wire", "boulder")  # terrain on which nobody stands


def spot(rng: random.Random, made: Board, man: Man, reach: int) -> tuple[int, int]:
    """A place near a model, or on something near it."""
    high = [slab for slab in made.slabs.values() if slab.standable or slab.kind == "hill"]
    near = [slab for slab in high if slab.far(man.x, man.y) < man.r + reach]
    if near and rng.random() < 0.7:
        part = rng.choice(rng.choice(near).parts)
        x, y = middle(part)
        wide = part.r if isinstance(part, Ring) else max(hypot(a - x, b - y) for a, b in part)
        far, angle = (wide + man.r) * rng.random(), 2 * pi * rng.random()
        return round(x + far * cos(angle)), round(y + far * sin(angle))
    far, angle = (2 * man.r + reach) * (0.2 + rng.random()), 2 * pi * rng.random()
    return round(man.x + far * cos(angle)), round(man.y + far * sin(angle))


def height(rng: random.Random, made: Board, man: Man, x: int, y: int) -> int:
    """A height to name there: that of a floor, a little off it, or any."""
    levels = [ground(made, floor, x, y) for floor in floors(made, x, y, man.r, EDGE)]
    return round(rng.choice(levels) + rng.choice((0, 0, -300, 300))) if rng.random() < 0.8 else rng.randrange(5000)


def onto(made: Board, man: Man, x: int, y: int, z: int) -> str | None:
    """The floor there that is nearest to a height; None if a hair decides which that is."""
    all_floors = floors(made, x, y, man.r, 0.0)
    if floors(made, x, y, man.r, EDGE) != floors(made, x, y, man.r, -EDGE):
        return None
    near = sorted((abs(ground(made, floor, x, y) - z), floor) for floor in all_floors)
    return near[0][1] if len(near) < 2 or near[1][0] > near[0][0] + EDGE else None


def meant(made: Board, man: Man, x: int, y: int, z: int) -> Answer:
    """Is there a floor at a height that is named, or nearly there?"""
    return over(min(abs(ground(made, floor, x, y) - z) for floor in floors(made, x, y, man.r, 0.0)) - MEANT)


def _placed(rng: random.Random) -> Iterator[Comparison]:
    made = board(rng, kinds=lambda kind: kind not in LOW, markers=False)
    for man in made.men.values():
        model, reach = made.game.model(man.id), rng.choice((2000, 4000, 6000))
        region = place.region(made.game, model, within=reach)
        for _ in range(12):
            x, y = spot(rng, made, man, reach)
            z = height(rng, made, man, x, y)
            label = f"Place within {reach} at {x}, {y}, {z}: {made.told(man.id)}"
            plan = over(hypot(x - man.x, y - man.y) - 2 * man.r - reach)
            floor = onto(made, man, x, y, z)
            room = CLOSE if floor is None else both(iter((meant(made, man, x, y, z), may_stand(made, man, x, y, z))))
            brute = plan if plan is False else both(iter((plan, room)))
            engine = region is not None and region.why_not((x, y, z)) is None
            yield Comparison(engine, brute, label)
            if engine and brute is True and floor is not None:
                place.put(made.game, model, (x, y, z))
                yield Comparison(model.z, standing(made, floor, x, y, man.r), f"{label}, at rest")
                model.x, model.y, model.z, model.floor = man.x, man.y, man.z, man.floor


PREDICATES = (
    Predicate("placing at a height", ("MALI-PLACE-01", "MALI-PLACE-02", "MALI-TERR-22", "MALI-AMB-51"), _placed),
)
