"""Sight, cover and engagement by looking along thousands of lines (MOON-LOS, MOON-COVER, MOON-ENG)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import acos, asin, atan2, cos, hypot, pi, sin
from typing import Any

from escarmouche.games.moonstone.ground import engage, sight
from escarmouche.games.moonstone.state import Model
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.moonstone.board import Lump, Scene, scene
from escarmouche.testing.differential.moonstone.plain_geometry import Circle, Ring, Shape, Spot, away, between, to_line

MARGIN = 2.0  # thousandths of an inch: corners are stored as whole numbers
FINEST = 4.0  # if lines this close together still differ, the answer is open
CONTACT = 5.0  # the one tolerance of the table (MOON-AMB-02)
FIRST = 12  # lines from each base in the first round
MOST = 20_000  # cells of lines checked


# -- who can stand in the way (MOON-AMB-04, MOON-AMB-05)


def bars(made: Scene, a: Model, b: Model) -> list[Shape]:
    """Third models of their level (between levels: above both), and Barriers that rise above the higher floor."""
    high = max(a.z, b.z)
    blockers: list[Shape] = [
        made.base(m) for m in made.models() if m.id not in (a.id, b.id) and (m.z == a.z if a.z == b.z else m.z > high)
    ]
    for lump in made.lumps:
        if lump.kind == "barrier" and lump.bottom <= high < lump.top:
            blockers += lump.shapes
    return blockers


def woods(made: Scene, a: Model, b: Model) -> list[Lump]:
    high = max(a.z, b.z)
    return [lump for lump in made.lumps if lump.kind == "wood" and lump.bottom <= high < lump.top]


# -- is there a clear line?


class Lines:
    """All lines from the rim of one base to the rim of another, in ever finer bundles."""

    def __init__(self, a: Circle, b: Circle, solids: Sequence[Shape], patches: Sequence[Lump], slack: float = MARGIN):
        self.a, self.b, self.slack = a, b, slack
        wide, one, other = max(a.r, b.r) + 10, (a.x, a.y), (b.x, b.y)
        self.solids = [shape for shape in solids if to_line(shape.x, shape.y, one, other) < shape.r + wide]
        self.patches = [(patch.shapes, self._ends(patch)) for patch in patches]

    def _ends(self, patch: Lump) -> list[Circle]:
        """The bases that overlap a wood: a line that begins or ends in it there is not cut."""
        return [base for base in (self.a, self.b) if patch.away(base.x, base.y) < base.r - CONTACT]

    def doubtful(self) -> bool:
        """Does a base overlap a wood by about the tolerance?"""
        for base in (self.a, self.b):
            for shapes, _ in self.patches:
                if abs(away(shapes, base.x, base.y) - base.r + CONTACT) < 2 * self.slack:
                    return True
        return False

    def clear(self) -> Any:
        """True if a line is clear and all lines near it; False if every bundle of lines is cut; else CLOSE."""
        a, b = self.a, self.b
        far = hypot(b.x - a.x, b.y - a.y)
        if far <= a.r + b.r + CONTACT - 1:
            return True
        if far <= a.r + b.r + CONTACT + 1 or self.doubtful():
            return CLOSE
        towards = atan2(b.y - a.y, b.x - a.x)
        half = pi / 2 + asin(min(1.0, (a.r + b.r) / far))
        step = 2 * half / FIRST
        bundles = [
            (towards - half + step * (i + 0.5), towards + pi - half + step * (j + 0.5), step / 2)
            for i in range(FIRST)
            for j in range(FIRST)
        ]
        looked, open_end = 0, False
        while bundles:
            angle, other, wide = bundles.pop()
            looked += 1
            p = (a.x + a.r * cos(angle), a.y + a.r * sin(angle))
            q = (b.x + b.r * cos(other), b.y + b.r * sin(other))
            width = wide * max(a.r, b.r)
            deep = self.depth(p, q, width + self.slack)
            if deep < -self.slack:
                return True
            if deep > width + self.slack:
                continue
            if width < FINEST or looked > MOST or width < self.slack / 2:
                open_end = True
                if looked > MOST or self.slack > MARGIN:
                    break
                continue
            half_wide = wide / 2
            for i in (-half_wide, half_wide):
                for j in (-half_wide, half_wide):
                    bundles.append((angle + i, other + j, half_wide))
        return CLOSE if open_end else False

    def depth(self, p: Spot, q: Spot, enough: float) -> float:
        """How deep a line runs inside what cuts it (at least); negative: how far it passes by everything (at least)."""
        worst = -1e9
        for shape in self.solids:
            worst = max(worst, shape.depth(p, q))
            if worst > enough:
                return worst
        for shapes, ends in self.patches:
            deep = max(shape.depth(p, q) for shape in shapes)
            if deep > -self.slack and ends:
                deep = min(deep, self._spared(p, q, shapes, ends))
            worst = max(worst, deep)
        return worst

    def _spared(self, p: Spot, q: Spot, shapes: Sequence[Shape], ends: list[Circle]) -> float:
        """How far a line is from beginning or ending in a wood; negative: how deep inside it begins or ends."""
        least = 1e9
        for base in ends:
            chord = self._chord(p, q, base)
            inside = max(shape.depth(*chord) for shape in shapes)
            stretch = 1 + 4 * base.r / max(1.0, hypot(q[0] - p[0], q[1] - p[1]))  # a chord swings further than its line
            least = min(least, -inside / stretch)
        return least

    def _chord(self, p: Spot, q: Spot, base: Circle) -> tuple[Spot, Spot]:
        """The part of a line inside a base: it may begin anywhere there."""
        far = hypot(q[0] - p[0], q[1] - p[1])
        ux, uy = (q[0] - p[0]) / far, (q[1] - p[1]) / far
        along = ux * (base.x - p[0]) + uy * (base.y - p[1])
        if base is self.a:
            back = min(0.0, 2 * along)
            return p, (p[0] + ux * back, p[1] + uy * back)
        on = max(0.0, 2 * (along - far))
        return q, (q[0] + ux * on, q[1] + uy * on)


def sees(made: Scene, a: Model, b: Model) -> Any:
    return Lines(made.base(a), made.base(b), bars(made, a, b), woods(made, a, b)).clear()


def pairs(made: Scene) -> Iterator[tuple[Model, Model]]:
    models = made.models()
    return ((a, b) for i, a in enumerate(models) for b in models[:i])


def sighted(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng)
    for a, b in pairs(made):
        if rng.random() < 0.5:
            a, b = b, a
        yield Comparison(sight.sees(made.game, a, b), sees(made, a, b), f"{a.id} sees {b.id}; {made}")


# -- engagement (MOON-ENG-01, MOON-AMB-06)


def space_between(made: Scene, a: Model, b: Model) -> float:
    """Edge to edge; between levels the straight line in space."""
    flat = hypot(a.x - b.x, a.y - b.y) - made.radius(a) - made.radius(b)
    return flat if a.z == b.z else hypot(max(0.0, flat), a.z - b.z)


def engages(made: Scene, a: Model, b: Model) -> Any:
    """Is the other an enemy within the model's Melee Range and in sight?"""
    if a.seat == b.seat:
        return False
    spare = made.game.cards[a.card].reach + CONTACT - space_between(made, a, b)
    if abs(spare) < 0.01:
        return CLOSE
    return sees(made, a, b) if spare > 0 else False


def engaged(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng)
    for a, b in pairs(made):
        for one, other in ((a, b), (b, a)):
            if one.seat != other.seat:
                yield Comparison(
                    engage.engages(made.game, one, other),
                    engages(made, one, other),
                    f"{one.id} engages {other.id}; {made}",
                )


# -- cover (MOON-COVER, MOON-AMB-05, MOON-AMB-07)


def coverers(made: Scene, a: Model, b: Model) -> list[tuple[str, tuple[Shape, ...]]]:
    """What can give cover: other bases of their level (between levels all), and Obstacles, Barriers and Woods at their heights."""
    low, high = sorted((a.z, b.z))
    coverers: list[tuple[str, tuple[Shape, ...]]] = [
        (m.id, (made.base(m),)) for m in made.models() if m is not a and m is not b and (a.z != b.z or m.z == a.z)
    ]
    kinds = ("obstacle", "barrier", "wood")
    return coverers + [(p.id, p.shapes) for p in made.lumps if p.kind in kinds and p.bottom <= high and p.top > low]


def _fan(a: Circle, b: Circle, count: int = 24) -> Iterator[tuple[Spot, Spot]]:
    """Lines side by side from base to base, the outermost first; together they leave no more than a gap of a base / 24."""
    far = hypot(b.x - a.x, b.y - a.y)
    if far <= abs(a.r - b.r):
        return
    towards, lean = atan2(b.y - a.y, b.x - a.x), acos((a.r - b.r) / far)
    left, right = towards + lean, towards - lean
    ends = [((a.x + a.r * cos(t), a.y + a.r * sin(t)), (b.x + b.r * cos(t), b.y + b.r * sin(t))) for t in (left, right)]
    for k in range(count + 1):
        share = (k // 2 if k % 2 == 0 else count - k // 2) / count
        yield between(ends[0][0], ends[1][0], share), between(ends[0][1], ends[1][1], share)


def crossed(a: Circle, b: Circle, shapes: Sequence[Shape]) -> Any:
    """Does a thing reach by more than the tolerance into what all lines between two bases fill?

    No thing is small enough to lie between two lines of the fan. The depth of a line does not show how far a corner reaches.
    """
    ends = max(base.r - away(shapes, base.x, base.y) for base in (a, b))
    lines = [max(shape.depth(*line) for shape in shapes) for line in _fan(a, b)]
    deep = max([ends, *lines])
    if deep > CONTACT + MARGIN:
        return True
    cornered = any(isinstance(shape, Ring) for shape in shapes) and max(lines, default=-1.0) > 0
    return CLOSE if cornered or deep > CONTACT - MARGIN else False


def covered(rng: random.Random) -> Iterator[Comparison]:
    made = scene(rng)
    for a, b in pairs(made):
        engine = sight.cover(made.game, a, b)
        light, heavy = cover(made, a, b)
        yield Comparison(engine.light is not None, light, f"light cover of {b.id} from {a.id}; {made}")
        yield Comparison(engine.heavy is not None, heavy, f"heavy cover of {b.id} from {a.id}; {made}")


def cover(made: Scene, a: Model, b: Model) -> tuple[Any, Any]:
    """Light: anything on any line. Heavy: anything on the line of centres. Never what is within 1" of the originator."""
    one, other = made.base(a), made.base(b)
    light: list[Any] = [False]
    heavy: list[Any] = [False]
    for _, shapes in coverers(made, a, b):
        gap = away(shapes, one.x, one.y) - one.r - 1000 - CONTACT
        if gap < -MARGIN:
            continue
        sure = gap > MARGIN
        any_line = crossed(one, other, shapes)
        centre = max(shape.depth((one.x, one.y), (other.x, other.y)) for shape in shapes)
        middle: Any = True if centre > MARGIN else False if centre < -MARGIN else CLOSE
        light.append(any_line if sure or any_line is False else CLOSE)
        heavy.append(middle if sure or middle is False else CLOSE)
    return _worst(light), _worst(heavy)


def _worst(verdicts: list[Any]) -> Any:
    if any(verdict is True for verdict in verdicts):
        return True
    return CLOSE if any(verdict is CLOSE for verdict in verdicts) else False


PREDICATES = (
    Predicate("sight", ("MOON-LOS-02", "MOON-LOS-03", "MOON-AMB-03", "MOON-AMB-05", "MOON-AMB-07"), sighted),
    Predicate("engagement", ("MOON-ENG-01", "MOON-AMB-06"), engaged),
    Predicate("cover", ("MOON-COVER-02", "MOON-COVER-03", "MOON-COVER-04", "MOON-AMB-05"), covered),
)
