"""Charges (D10-CC-04): may a charge end here, and is there any? Random ends, and those that the engine proposes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from math import atan2, cos, hypot, pi, sin

from escarmouche.games.d10.combat.attack import gait as charging
from escarmouche.games.d10.movement.straight_moves import Charge
from escarmouche.games.d10.state import Figure
from escarmouche.testing.differential.compare import CLOSE, Comparison
from escarmouche.testing.differential.d10.board import Board, apart, board, radius
from escarmouche.testing.differential.d10.crossings import before_foe
from escarmouche.testing.differential.d10.moves import advance
from escarmouche.testing.differential.d10.walk import How, Verdict, Walk, all_of, any_of, at_least


def charges(made: Board) -> Iterator[tuple[Figure, Figure, Charge, Charging]]:
    """Everybody on its feet against every enemy that is not much too far away."""
    for figure in made.figures:
        if figure.posture not in ("up", "crouched"):
            continue
        for target in made.figures:
            near = apart(figure, target) - radius(figure) - radius(target) <= advance(figure)
            if target.seat != figure.seat and near:
                region = Charge(made.game, figure, target, charging(made.game, figure))
                yield figure, target, region, Charging(made, figure, target)


class Charging:
    """One straight line into contact with a target (D10-CC-04)."""

    def __init__(self, made: Board, figure: Figure, target: Figure) -> None:
        self.target, self.figure, self.walk = target, figure, Walk(made, figure)
        low = "jump" if made.game.setup.edition == "advanced" else "pay"
        self.how = How(advance(figure), low, straight=True)
        self.touch = radius(figure) + radius(target)

    def legal(self, x: float, y: float) -> Verdict:
        """A place within 0.2 cm of the target stands for contact (D10-GEO-02)."""
        target, off = self.target, hypot(x - self.target.x, y - self.target.y)
        if off and abs(off - self.touch) <= 205:
            x = round(target.x + (x - target.x) * self.touch / off)
            y = round(target.y + (y - target.y) * self.touch / off)
        return all_of(self._verdicts(x, y, off))

    def _verdicts(self, x: float, y: float, off: float) -> Iterator[Verdict]:
        yield at_least(self.touch + 205, off, 0.5)
        yield at_least(off, self.touch - 205, 0.5)
        if abs(self.figure.z - self.target.z) <= 3_000:
            yield at_least(apart(self.figure, self.target), self.touch + 105, 0.5)
        yield self.walk.legal(((x, y),), self.how)
        legs = self.walk.legs(((x, y),), self.how)
        if legs is None:  # over a rim or not: where it ends is not known
            yield CLOSE
            return
        z = self.walk.height(legs[-1].floor, x, y) if legs else self.figure.z
        yield at_least(3_000.5, abs(z - self.target.z), 0.4)

    def around(self, turn: float, gap: float = 0.0) -> tuple[int, int]:
        """A place beside the target."""
        far = self.touch + gap
        return round(self.target.x + far * cos(turn)), round(self.target.y + far * sin(turn))


def charge(rng: random.Random) -> Iterator[Comparison]:
    """May a charge end here?"""
    made = board(rng, tight=rng.random() < 0.5, layouts=("field", "house", "tower"))
    for figure in rng.sample(made.figures, min(3, len(made.figures))):
        before_foe(rng, made, figure, (-2_000, -600, 60, 90, 120, 800, 4_000))
    for figure, target, region, charging_ in charges(made):
        ahead = atan2(figure.y - target.y, figure.x - target.x)
        for _ in range(5):
            turn = ahead + rng.choice((rng.uniform(-pi, pi), rng.uniform(-1, 1)))
            end = charging_.around(turn, rng.choice((0, 0, -190, 190, 150, -210, 210)))
            said = f"{figure.id} charges {target.id} at {end} {made.said(figure, target)}"
            yield Comparison(region.why_not(end) is None, charging_.legal(*end), said)


TURNS = 360  # directions in which a place beside a target is sought


def charged(rng: random.Random) -> Iterator[Comparison]:
    """Is there a charge at all? One is offered if there certainly is one (all round the target), and whatever is proposed is a charge."""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, target, region, charging_ in charges(made):
        said = f"{figure.id} can charge {target.id} {made.said(figure, target)}"
        offered = list(islice(region.propose(), 2))
        ends = [*offered, *(charging_.around(2 * pi * k / TURNS) for k in range(TURNS))]
        yield Comparison(bool(region), any_of(charging_.legal(*end) for end in ends), said)
        for end in offered:
            wrong = charging_.legal(*end) is False
            yield Comparison(
                True, not wrong, f"{figure.id} charges {target.id} at {end}, proposed {made.said(figure, target)}"
            )
