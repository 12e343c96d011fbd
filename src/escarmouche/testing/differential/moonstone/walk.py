"""Moves that a player draws: Steps, Jogs and free moves, on the ground, on roofs and over stairs (MOON-MOVE, MOON-TERR, MOON-BLDG-02)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import cos, hypot, pi, sin
from typing import Any

from escarmouche.core.asks.ask import Answer
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.moonstone.movement.move import jog_branch, jog_gait, step_gait
from escarmouche.games.moonstone.movement.route import Gait, Route
from escarmouche.games.moonstone.state import Model
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.moonstone.board import Scene, scene
from escarmouche.testing.differential.moonstone.plain_geometry import Spot
from escarmouche.testing.differential.moonstone.tracks import (
    Leg,
    Turn,
    Way,
    both,
    clearance,
    dryness,
    free_end,
    held,
    leaves,
    verdict,
)

TRIES = 8  # paths of each model
LEAVING = 40.0  # the length of path around the moment when the base comes over the edge of the board
FREE = Gait("free", 3000, "MOON-AMB-80")


def legal(made: Scene, model: Model, gait: Gait, legs: list[Leg]) -> Any:
    """May this path be walked? Squeezing is not checked."""
    way = Way(made, model, legs)
    if gait.straight and (len(legs) > 1 or isinstance(legs[0], Turn)):
        return False
    over = way.length - gait.distance - 5
    if over > 0.01:
        return False
    removal = made.game.setup.edition == "fr"
    gone, until = leaves(way) if removal else (False, way.length)
    if gone is CLOSE or over > -0.01:
        return CLOSE
    verdicts = [_kept(way, clearance(way, gait.flies, not removal), until, gone)]
    if gait.dry:
        verdicts.append(_kept(way, dryness(way), until, gone))
    if gone is False:
        verdicts.append(free_end(way, gait.flies))
    if gait.held and both(*verdicts) is not False:
        verdicts.append(held(way, until))
    return both(*verdicts)


def _kept(way: Way, spare: Callable[[float, float, str], float], until: float, gone: bool) -> Any:
    """Is there room all along? Whether it runs into something just where it leaves the board cannot be decided."""
    room = verdict(way.lowest(spare, until))
    if gone and room is False and verdict(way.lowest(spare, until - LEAVING)) is not False:
        return CLOSE
    return room


def told(answer: Answer) -> list[Leg]:
    """A path as it goes over the wire, as plain legs."""
    legs: list[Leg] = []
    for leg in answer:
        if isinstance(leg, dict):
            legs.append(Turn(tuple(leg["around"]), tuple(leg["to"]), leg["turn"] == "left"))
        else:
            legs.append((leg[0], leg[1]))
    return legs


def wandering(rng: random.Random, made: Scene, model: Model, distance: float) -> list[Any]:
    """A random path, mostly not too long: straight on, around a base at the same distance, on again."""
    legs: list[Any] = []
    here: Spot = (model.x, model.y)
    left = distance * rng.choice((0.4, 0.8, 1.0, 1.02))
    for _ in range(rng.randint(1, 3)):
        far = left * rng.uniform(0.2, 1)
        leg: Any = _circling(rng, made, model, here, far) if rng.random() < 0.35 else None
        if leg is None:
            angle = rng.uniform(0, 2 * pi)
            leg = [round(here[0] + far * cos(angle)), round(here[1] + far * sin(angle))]
        legs.append(leg)
        here = tuple(leg["to"] if isinstance(leg, dict) else leg)
        left -= far
    return legs


def _circling(rng: random.Random, made: Scene, model: Model, here: Spot, far: float) -> dict[str, Any] | None:
    """Around another base or a point near by."""
    others = [m for m in made.models() if m is not model and hypot(m.x - here[0], m.y - here[1]) < 4000]
    if others and rng.random() < 0.8:
        other = rng.choice(others)
        x, y = other.x, other.y
    else:
        x, y = round(here[0] + rng.uniform(-900, 900)), round(here[1] + rng.uniform(-900, 900))
    radius = hypot(here[0] - x, here[1] - y)
    if radius < 50:
        return None
    left = rng.random() < 0.5
    turn = far / radius * (1 if left else -1)
    if abs(turn) > 6:
        return None
    dx, dy = here[0] - x, here[1] - y
    to = [round(x + dx * cos(turn) - dy * sin(turn)), round(y + dx * sin(turn) + dy * cos(turn))]
    return {"around": [x, y], "to": to, "turn": "left" if left else "right"} if tuple(to) != here else None


def gaits(made: Scene, model: Model) -> Iterator[Gait]:
    yield step_gait(made.game)._replace(squeezes=False)
    yield jog_gait(made.game, model)._replace(squeezes=False)
    yield FREE


def paths(rng: random.Random, made: Scene, model: Model, gait: Gait, route: Route) -> Iterator[Any]:
    """Random paths, and some that the engine proposes."""
    for _ in range(TRIES):
        yield wandering(rng, made, model, gait.distance)[: 1 if gait.straight and rng.random() < 0.8 else None]
    for _ in range(2):
        yield route.sample(rng)


def stuck(made: Scene, model: Model) -> Any:
    """Does any part of the base overlap Water or Wood, so that it cannot jog (MOON-AMB-23)? A Faerie can."""
    if "faerie" in made.game.card(model).keywords:
        return False
    spare = min((lump.away(model.x, model.y) for lump in made.wet(model.floor)), default=1e9) - made.radius(model)
    dry = verdict(spare)
    return CLOSE if dry is CLOSE else not dry


def walked(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng)
    for model in made.models():
        closed = isinstance(jog_branch(made.game, model), Refusal)
        yield Comparison(closed, stuck(made, model), f"{model.id} cannot jog; {made}")
        for gait in gaits(made, model):
            if gait.dry and closed:
                continue
            route = Route(made.game, model, gait)
            for path in paths(rng, made, model, gait, route):
                situation = f"{model.id} {gait.name} {gait.distance} along {path}; {made}"
                yield Comparison(route.why_not(path) is None, legal(made, model, gait, told(path)), situation)


def stepped(rng: random.Random) -> Iterator[Comparison]:
    """A few moves on each of many boards, each of somebody else; of those who fly, mostly flights."""
    made = scene(rng, houses=0.7)
    for model in rng.sample(made.models(), 5):
        gait = rng.choice(list(gaits(made, model)))
        if "faerie" in made.game.card(model).keywords and rng.random() < 0.7:
            gait = jog_gait(made.game, model)._replace(squeezes=False)
        if gait.dry and isinstance(jog_branch(made.game, model), Refusal):
            continue
        route = Route(made.game, model, gait)
        for path in (
            *(wandering(rng, made, model, gait.distance)[: rng.randint(1, 3)] for _ in range(3)),
            route.sample(rng),
        ):
            situation = f"{model.id} {gait.name} {gait.distance} along {path}; {made}"
            yield Comparison(
                route.why_not(path) is None, legal(made, model, by_the_book(made, model, gait), told(path)), situation
            )


def by_the_book(made: Scene, model: Model, gait: Gait) -> Gait:
    """A gait as the ledger has it: only a Jog is held and keeps dry, and Faeries fly in it (MOON-MOVE-02, -03, MOON-TERR-16)."""
    jogs, flies = gait.name == "jog", "faerie" in made.game.card(model).keywords
    return gait._replace(dry=jogs and not flies, held=jogs, flies=jogs and flies)


def left(rng: random.Random) -> Iterator[Comparison]:
    """Jogs of those who are within reach of an enemy, or come there, on all levels (MOON-MOVE-03)."""
    made = scene(rng, houses=0.8, edge=0.1)
    for model in made.models():
        gait = jog_gait(made.game, model)._replace(squeezes=False)
        if gait.dry and stuck(made, model) is not False:
            continue
        route = Route(made.game, model, gait)
        for path in paths(rng, made, model, gait, route):
            way, legs = Way(made, model, told(path)), told(path)
            if legal(made, model, gait._replace(held=False), legs) is True:
                situation = f"{model.id} jogs {gait.distance} along {path}; {made}"
                yield Comparison(route.why_not(path) is None, held(way, leaves(way)[1]), situation)


PREDICATES = (
    Predicate("walk", ("MOON-MOVE-01", "MOON-MOVE-02", "MOON-MOVE-06", "MOON-MOVE-07", "MOON-EDGE-01"), walked),
    Predicate("steps", ("MOON-MOVE-01", "MOON-MOVE-06", "MOON-MOVE-07", "MOON-TERR-16", "MOON-BLDG-02"), stepped),
    Predicate("leaving", ("MOON-MOVE-03", "MOON-AMB-22", "MOON-ENG-02", "MOON-AMB-06"), left),
)
