"""Paths, charges, retreats and tramples asked twice: random ones, and those that the engine proposes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from math import asin, atan2, cos, hypot, pi, sin

from escarmouche.games.d10 import move
from escarmouche.games.d10.attack import gait as charging
from escarmouche.games.d10.line import Charge, Retreat
from escarmouche.games.d10.place import charge_region, flee_region
from escarmouche.games.d10.route import Gait, Route
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.track import Track
from escarmouche.games.d10.trample import riding
from escarmouche.testing.differential.compare import CLOSE, Comparison
from escarmouche.testing.differential.d10.board import Board, apart, board, radius
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


def cost(rng: random.Random) -> Iterator[Comparison]:
    """What a path costs, in thousandths of a cm: its length, slow ground twice, and a toll for each low piece."""
    made = board(rng)
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
        for path in (*route.propose(), *(route.sample(rng) for _ in range(6))):  # type: ignore[arg-type]
            wrong = walk.legal(path, how) is False
            said = f"{figure.id} {gait.name} {path} {made.said(figure)}"
            yield Comparison(len(path), -1 if wrong else len(path), said)


STRIDE = 50.0  # how closely a direction is searched
WIDER = 6.0  # a straight move stops where bases touch, not where they overlap by the tolerance: so much wider is who is surely free


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
    return walk.legal((end,), how) is True and all(leg.floor == walk.figure.floor for leg in walk.legs((end,), how) or ())


# -- charges


def charges(made: Board) -> Iterator[tuple[Figure, Figure, Charge, Charging]]:
    """Everybody on its feet against every enemy that is not much too far away."""
    for figure in made.figures:
        if figure.posture not in ("up", "crouched"):
            continue
        for target in made.figures:
            near = apart(figure, target) - radius(figure) - radius(target) <= advance(figure)
            if target.seat != figure.seat and near:
                region = charge_region(made.game, figure, target, charging(made.game, figure))
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
        legs = self.walk.legs(((x, y),), self.how) or []
        if legs:
            z = self.walk.height(legs[-1].floor, x, y)
            yield at_least(3_000.5, abs(z - self.target.z), 0.4)

    def around(self, turn: float, gap: float = 0.0) -> tuple[int, int]:
        """A place beside the target."""
        far = self.touch + gap
        return round(self.target.x + far * cos(turn)), round(self.target.y + far * sin(turn))


def charge(rng: random.Random) -> Iterator[Comparison]:
    """May a charge end here?"""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, target, region, charging_ in charges(made):
        ahead = atan2(figure.y - target.y, figure.x - target.x)
        for _ in range(10):
            turn = ahead + rng.choice((rng.uniform(-pi, pi), rng.uniform(-1, 1)))
            end = charging_.around(turn, rng.choice((0, 0, -190, 190, 150, -210, 210)))
            said = f"{figure.id} charges {target.id} at {end} {made.said(figure, target)}"
            yield Comparison(region.why_not(end) is None, charging_.legal(*end), said)


TURNS = 360  # directions in which a place beside a target is looked for


def charged(rng: random.Random) -> Iterator[Comparison]:
    """Is there a charge at all? One is offered wherever there surely is one (looked for all round the target), and what is proposed is one."""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, target, region, charging_ in charges(made):
        said = f"{figure.id} can charge {target.id} {made.said(figure, target)}"
        offered = list(islice(region.propose(), 2))
        ends = [*offered, *(charging_.around(2 * pi * k / TURNS) for k in range(TURNS))]
        yield Comparison(bool(region), _any(charging_.legal(*end) for end in ends), said)
        for end in offered:
            wrong = charging_.legal(*end) is False
            yield Comparison(True, not wrong, f"{figure.id} charges {target.id} at {end}, proposed {made.said(figure, target)}")


def _any(verdicts: Iterator[Verdict]) -> Verdict:
    """True if one surely is, False if none could be."""
    answer: Verdict = False
    for verdict in verdicts:
        if verdict is True:
            return True
        if verdict is CLOSE:
            answer = CLOSE
    return answer


# -- retreats


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
        legs = self.walk.legs(((x, y),), self.how) or []
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
            if other.seat != figure.seat and apart(figure, other) <= reach + radius(other) and abs(figure.z - other.z) <= 3_000
        ]
        if away:
            region = flee_region(made.game, figure, 5_000, away, "D10-MOV-21")
            yield figure, region, Retreating(made, figure, away)


def retreat(rng: random.Random) -> Iterator[Comparison]:
    """May a retreat end here?"""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, region, back in retreats(made):
        for _ in range(40):
            end = back.around(rng.uniform(0, 2 * pi), rng.choice((5_000, 5_000, 5_000, 5_000, 5_004, 4_990, 5_010)))
            yield Comparison(region.why_not(end) is None, back.legal(*end), f"{figure.id} flees to {end} {made.said(figure)}")


def retreated(rng: random.Random) -> Iterator[Comparison]:
    """Is there a way out at all? None that surely is one is overlooked, and what is proposed is one."""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, region, back in retreats(made):
        said = f"{figure.id} can flee {made.said(figure)}"
        offered = list(islice(region.propose(), 2))
        ends = [*offered, *(back.around(2 * pi * k / TURNS) for k in range(TURNS))]
        yield Comparison(bool(region), _any(back.legal(*end) for end in ends), said)
        for end in offered:
            yield Comparison(True, back.legal(*end) is not False, f"{figure.id} flees to {end}, proposed {made.said(figure)}")


# -- riding over somebody


class Trampling:
    """A ride over the base of one enemy on the ground (D10-MOV-24)."""

    def __init__(self, made: Board, figure: Figure, victim: Figure) -> None:
        self.figure, self.victim, self.walk = figure, victim, Walk(made, figure)
        self.how = How(advance(figure), "none")

    def legal(self, path: tuple[tuple[int, int], ...]) -> Verdict:
        legs = self.walk.legs(path, self.how) or []
        near = min([leg.on.from_point(self.victim.x, self.victim.y) for leg in legs], default=apart(self.figure, self.victim))
        over = at_least(radius(self.victim) - 5, near, 0.5)
        return all_of((over, self.walk.legal(path, self.how)))

    def straight(self, turn: float, far: float) -> tuple[tuple[int, int], ...]:
        return ((round(self.figure.x + far * cos(turn)), round(self.figure.y + far * sin(turn))),)


def tramples(made: Board) -> Iterator[tuple[Figure, Figure, Route, Trampling]]:
    for figure in made.figures:
        for victim in made.figures:
            lies = victim.seat != figure.seat and victim.posture in ("prone", "stunned") and victim.z == figure.z
            if figure.mounted and lies and apart(figure, victim) < advance(figure):
                yield figure, victim, Route(made.game, figure, riding(made.game, figure, victim)), Trampling(made, figure, victim)


def trample(rng: random.Random) -> Iterator[Comparison]:
    """May somebody be ridden over like this? What the engine proposes surely is a way."""
    made = board(rng, tight=rng.random() < 0.7)
    for figure, victim, region, over in tramples(made):
        aim = atan2(victim.y - figure.y, victim.x - figure.x)
        for _ in range(20):
            path = over.straight(aim + rng.gauss(0, 0.2), rng.uniform(0.2, 1.02) * advance(figure))
            said = f"{figure.id} rides over {victim.id} {path} {made.said(figure, victim)}"
            yield Comparison(region.fault(path) is None, over.legal(path), said)
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
        answer = _any(over.legal(path) for path in (*islice(region.propose(), 2), *ways))
        said = f"{figure.id} can ride over {victim.id} {made.said(figure, victim)}"
        yield Comparison(bool(region), answer, said)
