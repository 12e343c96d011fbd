"""Paths, charges, retreats and tramples asked twice: random ones, and those that the engine proposes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

from escarmouche.games.d10 import move
from escarmouche.games.d10.attack import gait as charging
from escarmouche.games.d10.place import charge_region, flee_region
from escarmouche.games.d10.route import Gait, Route
from escarmouche.games.d10.state import Figure
from escarmouche.testing.differential.compare import CLOSE, Comparison
from escarmouche.testing.differential.d10.board import Board, apart, board, radius
from escarmouche.testing.differential.d10.plain import Dot
from escarmouche.testing.differential.d10.walk import How, Verdict, Walk, all_of, at_least

PATHS = 30  # of each figure


def advance(figure: Figure) -> float:
    """10 cm on foot, 20 mounted, 3 less when wounded (D10-MOV-01, -04)."""
    return (20_000.0 if figure.mounted else 10_000.0) - (3_000 if figure.wounded else 0)


def ways(made: Board, figure: Figure) -> list[tuple[Gait, How]]:
    """The ways in which a figure may move at this level, in the engine's words and in the ledger's."""
    game, far = made.game, advance(figure)
    top = game.setup.edition == "advanced"
    low = "jump" if top else "pay"
    found = [(move.advancing(game, figure), How(far, low)), (move.running(game, figure), How(far, low))]
    if top:
        found.append((Gait("advance", int(far), "D10-MOV-01", step=True, laden=True), How(far, "pay", 5_000.0)))
        found.append((move.CRAWLING, How(3_000.0, "none", slows=False)))
        found.append((move.stooping(game, figure), How(5_000.0 - (3_000 if figure.wounded else 0), "none")))
        found.append((move.stealing(game, figure), How(far, low, rough=True)))
    return found


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
            yield Comparison(route.fault(path) is None, walk.legal(path, how), said)


def proposals(rng: random.Random) -> Iterator[Comparison]:
    """Whatever the engine proposes or draws at random is legal; nobody stays where a straight way of 0.5 cm is surely open."""
    made = board(rng)
    for figure in made.figures:
        gait, how = rng.choice(ways(made, figure)[:2])
        route, walk = Route(made.game, figure, gait), Walk(made, figure)
        for path in list(route.propose()) + [route.sample(rng) for _ in range(6)]:  # type: ignore[arg-type]
            said = f"{figure.id} {gait.name} proposed {path} {made.said(figure)}"
            answer = walk.legal(path, how)
            yield Comparison(True, True if answer is CLOSE else answer, said)
