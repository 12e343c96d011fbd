"""Retreats (D10-MOV-21, D10-CC-35): straight away out of contact. Random ones, and those that the engine proposes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from math import cos, hypot, pi, sin

from escarmouche.games.d10.movement.straight_moves import Retreat
from escarmouche.games.d10.state import Figure
from escarmouche.testing.differential.compare import CLOSE, Comparison
from escarmouche.testing.differential.d10.board import Board, apart, board, radius
from escarmouche.testing.differential.d10.walk import How, Verdict, Walk, all_of, any_of, at_least

TURNS = 360  # directions in which a way out is sought


class Retreating:
    """A straight 5 cm out of contact with all enemies and farther from those it touched (D10-MOV-21, D10-CC-35)."""

    def __init__(self, made: Board, figure: Figure, away: list[Figure]) -> None:
        self.made, self.figure, self.away, self.walk = made, figure, away, Walk(made, figure)
        self.how = How(5_000.0, "none", slows=False, straight=True)

    def legal(self, x: int, y: int) -> Verdict:
        return all_of(self._verdicts(x, y))

    def _verdicts(self, x: int, y: int) -> Iterator[Verdict]:
        far = hypot(x - self.figure.x, y - self.figure.y)
        yield at_least(5.01, abs(far - 5_000), 0.01)
        yield self.walk.legal(((x, y),), self.how)
        legs = self.walk.legs(((x, y),), self.how)
        if legs is None:  # where it ends is not known
            yield CLOSE
            return
        z = self.walk.height(legs[-1].floor, x, y) if legs else self.figure.z
        for other in self.made.figures:
            if other.seat == self.figure.seat:
                continue
            reach = radius(self.figure) + radius(other) + 105
            if abs(z - other.z) <= 3_000:
                yield at_least(hypot(x - other.x, y - other.y), reach, 0.5)
        for other in self.away:
            yield at_least(hypot(x - other.x, y - other.y), apart(self.figure, other), 0.5)

    def around(self, turn: float, far: float = 5_000.0) -> tuple[int, int]:
        return round(self.figure.x + far * cos(turn)), round(self.figure.y + far * sin(turn))


def retreats(made: Board) -> Iterator[tuple[Figure, Retreat, Retreating]]:
    """Everybody in contact with enemies."""
    for figure in made.figures:
        reach = radius(figure) + 105
        away = [
            other
            for other in made.figures
            if other.seat != figure.seat
            and apart(figure, other) <= reach + radius(other)
            and abs(figure.z - other.z) <= 3_000
        ]
        if away:
            region = Retreat(made.game, figure, 5_000, away, "D10-MOV-21")
            yield figure, region, Retreating(made, figure, away)


def retreat(rng: random.Random) -> Iterator[Comparison]:
    """May a retreat end here?"""
    made = board(rng, tight=rng.random() < 0.7, layouts=("field", "house", "tower"))
    for figure, region, back in retreats(made):
        for _ in range(10):
            end = back.around(rng.uniform(0, 2 * pi), rng.choice((5_000, 5_000, 5_000, 5_000, 5_004, 4_990, 5_010)))
            yield Comparison(
                region.why_not(end) is None, back.legal(*end), f"{figure.id} flees to {end} {made.said(figure)}"
            )


def retreated(rng: random.Random) -> Iterator[Comparison]:
    """Is there a way out at all? No certain way out is overlooked, and whatever is proposed is one."""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, region, back in retreats(made):
        said = f"{figure.id} can flee {made.said(figure)}"
        offered = list(islice(region.propose(), 2))
        ends = [*offered, *(back.around(2 * pi * k / TURNS) for k in range(TURNS))]
        yield Comparison(bool(region), any_of(back.legal(*end) for end in ends), said)
        for end in offered:
            yield Comparison(
                True, back.legal(*end) is not False, f"{figure.id} flees to {end}, proposed {made.said(figure)}"
            )
