"""Rides over somebody on the ground (D10-MOV-24). Random ones, and those that the engine proposes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from math import asin, atan2, cos, sin

from escarmouche.games.d10.combat.trample import riding
from escarmouche.games.d10.movement.route import Route
from escarmouche.games.d10.state import Figure
from escarmouche.testing.differential.compare import CLOSE, Comparison
from escarmouche.testing.differential.d10.board import Board, apart, board, radius
from escarmouche.testing.differential.d10.moves import advance
from escarmouche.testing.differential.d10.walk import How, Verdict, Walk, all_of, any_of, at_least


class Trampling:
    """A ride over the base of one enemy on the ground (D10-MOV-24)."""

    def __init__(self, made: Board, figure: Figure, victim: Figure) -> None:
        self.figure, self.victim, self.walk = figure, victim, Walk(made, figure)
        self.how = How(advance(figure), "none")

    def legal(self, path: tuple[tuple[int, int], ...]) -> Verdict:
        legs = self.walk.legs(path, self.how)
        if legs is None:
            return CLOSE
        near = min(
            [leg.on.from_point(self.victim.x, self.victim.y) for leg in legs], default=apart(self.figure, self.victim)
        )
        over = at_least(radius(self.victim) - 5, near, 0.5)
        return all_of((over, self.walk.legal(path, self.how)))

    def straight(self, turn: float, far: float) -> tuple[tuple[int, int], ...]:
        return ((round(self.figure.x + far * cos(turn)), round(self.figure.y + far * sin(turn))),)


def tramples(made: Board) -> Iterator[tuple[Figure, Figure, Route, Trampling]]:
    for figure in made.figures:
        for victim in made.figures:
            lies = victim.seat != figure.seat and victim.posture in ("prone", "stunned") and victim.z == figure.z
            if figure.mounted and lies and apart(figure, victim) < advance(figure):
                yield (
                    figure,
                    victim,
                    Route(made.game, figure, riding(made.game, figure, victim)),
                    Trampling(made, figure, victim),
                )


def trample(rng: random.Random) -> Iterator[Comparison]:
    """May somebody be ridden over like this? What the engine proposes surely is a way."""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, victim, region, over in tramples(made):
        aim = atan2(victim.y - figure.y, victim.x - figure.x)
        for _ in range(20):
            path = over.straight(aim + rng.gauss(0, 0.2), rng.uniform(0.2, 1.02) * advance(figure))
            said = f"{figure.id} rides over {victim.id} {path} {made.said(figure, victim)}"
            yield Comparison(region.why_illegal(path) is None, over.legal(path), said)
        for path in region.propose():
            said = f"{figure.id} rides over {victim.id} {path}, proposed {made.said(figure, victim)}"
            yield Comparison(True, over.legal(path) is not False, said)


def trampled(rng: random.Random) -> Iterator[Comparison]:
    """Is there any straight way over somebody?"""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, victim, region, over in tramples(made):
        aim, wide = atan2(victim.y - figure.y, victim.x - figure.x), radius(victim)
        half = asin(min(1.0, wide / max(wide, apart(figure, victim))))
        ways = (
            over.straight(aim + half * k / 4, far)
            for k in range(-3, 4)
            for far in range(round(advance(figure)), round(apart(figure, victim)), -1_500)
        )
        there = bool(region)
        answer = any_of(over.legal(path) for path in (*(islice(region.propose(), 2) if there else ()), *ways))
        said = f"{figure.id} can ride over {victim.id} {made.said(figure, victim)}"
        yield Comparison(there, answer, said)
