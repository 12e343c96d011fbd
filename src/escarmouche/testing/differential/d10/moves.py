"""Paths asked twice: random ones, and those that the engine proposes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

from escarmouche.games.d10.movement import move
from escarmouche.games.d10.movement.measured_path import Track
from escarmouche.games.d10.movement.route import Gait, Route
from escarmouche.games.d10.state import Figure
from escarmouche.testing.differential.compare import Comparison
from escarmouche.testing.differential.d10.board import Board, apart, board, radius
from escarmouche.testing.differential.d10.walk import How, Walk

PATHS = 6  # of each figure: more boards rather than more paths


def advance(figure: Figure) -> float:
    """10 cm on foot, 20 mounted, 3 less when wounded (D10-MOV-01, -04)."""
    return (20_000.0 if figure.mounted else 10_000.0) - (3_000 if figure.wounded else 0)


def ways(made: Board, figure: Figure) -> list[tuple[Gait, How]]:
    """The ways in which a figure may move at this level, in the engine's words and in the ledger's."""
    game, far = made.game, advance(figure)
    top = game.setup.edition == "advanced"
    low = "jump" if top else "pay"
    gaits = [(move.advancing(game, figure), How(far, low)), (move.running(game, figure), How(far, low))]
    if top:
        gaits.append((Gait("advance", int(far), "D10-MOV-01", step=True, laden=True), How(far, "pay", 5_000.0)))
        gaits.append((move.CRAWLING, How(3_000.0, "none", slows=False)))
        gaits.append((move.stooping(game, figure), How(5_000.0 - (3_000 if figure.wounded else 0), "none")))
        gaits.append((move.stealing(game, figure), How(far, low, rough=True)))
    return gaits


def paths(rng: random.Random, made: Board, figure: Figure, far: float) -> Iterator[tuple[tuple[int, int], ...]]:
    """Random paths: some way in some direction, up to somebody or something, round a corner, up the stairs."""
    aims: list[tuple[float, float, float]] = [(o.x, o.y, radius(o)) for o in made.figures if o is not figure]
    aims += [(piece.x, piece.y, 0.0) for piece in made.grounds]
    for _ in range(PATHS):
        x, y, points = float(figure.x), float(figure.y), []
        left = far * rng.choice((rng.uniform(0.1, 1.0), rng.uniform(0.6, 1.05), 1.0, 1.001))
        legs = rng.choice((1, 1, 1, 2, 2, 3))
        for k in range(legs):
            angle, run = rng.uniform(0, 2 * pi), left * (rng.random() if k < legs - 1 else 1)
            if rng.random() < 0.5:
                ax, ay, r = rng.choice(aims)
                angle, away = atan2(ay - y, ax - x), hypot(ax - x, ay - y) - r - radius(figure)
                angle += rng.choice((0, 0, rng.uniform(-0.4, 0.4)))
                if 0 < away < run and rng.random() < 0.7:
                    run = away + rng.choice((0, -50, 60, 90, -200, rng.uniform(-900, 100)))
            x, y, left = x + run * cos(angle), y + run * sin(angle), left - run
            points.append((round(x), round(y)))
        yield tuple(points)


def walking(rng: random.Random) -> Iterator[Comparison]:
    """Is a path legal: nothing entered, nobody passed in contact, paid for, with room at its end (and beyond what is jumped)?"""
    made = board(rng)
    for figure in made.figures:
        gait, how = rng.choice(ways(made, figure))
        if how.rough and rng.random() < 0.5:
            gait, how = ways(made, figure)[0]
        route, walk = Route(made.game, figure, gait), Walk(made, figure)
        for path in paths(rng, made, figure, how.far):
            said = f"{figure.id} {gait.name} {path} {made.said(figure)}"
            yield Comparison(route.why_illegal(path) is None, walk.legal(path, how), said)


def cost(rng: random.Random) -> Iterator[Comparison]:
    """What a path costs, in thousandths of a cm: its length, slow ground twice, and a toll for each low piece."""
    made = board(rng, layouts=("field", "field", "house"))
    for figure in made.figures:
        gait, how = rng.choice(ways(made, figure))
        walk = Walk(made, figure)
        for path in paths(rng, made, figure, how.far):
            legs = walk.legs(path, how)
            crossings = walk.crossings(legs, how) if legs else None
            if legs is None or crossings is None or walk.bare(legs, how) is not True:
                continue  # what is not walked costs nothing
            engine = Track(made.game.field, figure, path, gait).cost
            paid, doubt = walk.cost(legs, how, len(crossings))
            brute = engine if abs(engine - paid) <= doubt else round(paid)
            yield Comparison(engine, brute, f"{figure.id} {gait.name} {path} {made.said(figure)}")


def proposed(rng: random.Random) -> Iterator[Comparison]:
    """How long a way is that the engine proposes or draws: none of them is illegal."""
    made = board(rng)
    for figure in made.figures:
        gait, how = rng.choice(ways(made, figure))
        if how.rough and not made.game.field.rough(figure.x, figure.y, figure.floor):
            continue
        route, walk = Route(made.game, figure, gait), Walk(made, figure)
        for path in (*route.propose(), *(route.sample(rng) for _ in range(6))):
            wrong = walk.legal(path, how) is False
            said = f"{figure.id} {gait.name} {path} {made.said(figure)}"
            yield Comparison(len(path), -1 if wrong else len(path), said)


STRIDE = 50.0  # how closely a direction is searched
WIDER = 6.0  # a straight move stops where bases touch, not where they overlap by the tolerance: a base this much wider is certainly free


def straight(rng: random.Random) -> Iterator[Comparison]:
    """How far a straight move goes on its floor: no further place is surely legal, as far as the first enemy that it meets (D10-GEO-07)."""
    made = board(rng)
    for figure in made.figures:
        gait, how = rng.choice(ways(made, figure)[:3])
        route, walk, wide = Route(made.game, figure, gait), Walk(made, figure), Walk(made, figure)
        wide.r += WIDER
        if any(abs(apart(figure, other) - radius(figure) - radius(other) - 105) < 2 * WIDER for other in made.figures):
            continue  # whether it touches somebody from the start is too close to tell
        for _ in range(6):
            angle = rng.uniform(0, 2 * pi)
            ux, uy = cos(angle), sin(angle)
            x, y = route.towards(ux, uy, gait.distance)
            far = hypot(x - figure.x, y - figure.y)
            wrong = walk.legal(((x, y),), how) is False
            most = wide.first_met(ux, uy, how.far)
            best = next((d for d in _strides(most) if _reached(wide, how, ux, uy, d)), 0.0) if not wrong else -1.0
            brute = round(best) if wrong or best > far + STRIDE else round(far)
            yield Comparison(round(far), brute, f"{figure.id} {gait.name} towards {angle:.4f} {made.said(figure)}")


def _strides(far: float) -> Iterator[float]:
    """Distances from the farthest to the nearest."""
    d = far
    while d > 0:
        yield d
        d -= STRIDE


def _reached(walk: Walk, how: How, ux: float, uy: float, d: float) -> bool:
    end = (round(walk.figure.x + ux * d), round(walk.figure.y + uy * d))
    return walk.legal((end,), how) is True and all(
        leg.floor == walk.figure.floor for leg in walk.legs((end,), how) or ()
    )
