"""Sight and cover (D10-LOS): 21 rays each way, each walked in small steps past everything on the board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from escarmouche.games.d10.ground import sight
from escarmouche.games.d10.state import Figure
from escarmouche.testing.differential.compare import CLOSE, Comparison
from escarmouche.testing.differential.d10.board import SCREENS, Board, Ground, apart, board, radius, tall
from escarmouche.testing.differential.d10.crossings import before_piece
from escarmouche.testing.differential.d10.plain_geometry import MARGIN, Away, Line, below, circle, joined, line, lowest

GRAZE = (
    -3.0,
    1.0,
)  # how deep a ray must be inside an area, at least and at most: where it grazes an area, a little makes it much longer
EDGE = 4 * MARGIN  # of a length added up from stretches, each with two ends
RAYS = 10
NONE, MAYBE, SURE = 0, 1, 2


class Value(NamedTuple):
    """What is covered of a figure on a ray, between two bounds: by all that is there, and by scenery alone."""

    low: float = 0.0
    high: float = 0.0
    low_scenery: float = 0.0
    high_scenery: float = 0.0

    def more(self, low: float, high: float, person: bool) -> Value:
        """The larger of what is known and this."""
        scenery = (0.0, 0.0) if person else (low, high)
        return Value(
            max(self.low, low),
            max(self.high, high),
            max(self.low_scenery, scenery[0]),
            max(self.high_scenery, scenery[1]),
        )


class Screen(NamedTuple):
    """Something that may cover one of two figures: what share of each, and whether only near the lower figure."""

    piece: Ground
    person: bool
    of_a: tuple[float, float]
    of_b: tuple[float, float]
    step: bool  # D10-LOS-05: a low thing between an upper and a lower figure


class Seen(NamedTuple):
    """The rays from one figure to another: how much each covers of the figure that is seen, and of the figure that looks."""

    of_target: list[Value]
    of_looker: list[Value]

    @property
    def surely(self) -> bool:
        return any(b.high < 1 and a.high < 1 for b, a in zip(self.of_target, self.of_looker, strict=True))

    @property
    def perhaps(self) -> bool:
        return any(b.low < 1 and a.low < 1 for b, a in zip(self.of_target, self.of_looker, strict=True))


# -- what may cover whom


def screens(made: Board, a: Figure, b: Figure) -> list[Screen]:
    """All that may cover a from b or b from a."""
    return [
        screen for piece, person in things(made, a, b) if (screen := _screen(made, piece, person, a, b)) is not None
    ]


def things(made: Board, a: Figure, b: Figure) -> Iterator[tuple[Ground, bool]]:
    """Scenery, figures that stand, crouch or ride, and horses without riders (D10-LOS-02, D10-MNT-06)."""
    way = line(a.x, a.y, b.x, b.y)
    wide = max(radius(a), radius(b))
    for piece in made.grounds:
        shut = piece.kind != "door" or made.game.state.doors[piece.id] != "open"
        if shut and piece.top > piece.bottom and way.from_point(piece.x, piece.y) < piece.r + wide:
            yield piece, False
    for other in made.figures:
        upright = other.mounted or other.posture in ("up", "crouched")
        veiled = other.hidden and made.game.setup.fog
        if upright and not veiled and other is not a and other is not b:
            yield _solid(other.id, other.x, other.y, radius(other), other.z, other.z + tall(other)), True
    for marker in made.game.state.markers:
        if marker.kind == "mount":
            yield _solid(marker.id, marker.x, marker.y, marker.radius, marker.z, marker.z + 3_000), False


def _solid(name: str, x: float, y: float, r: float, bottom: float, top: float) -> Ground:
    return Ground(name, "body", (circle(x, y, r),), bottom, top, x, y, r)


def _screen(made: Board, piece: Ground, person: bool, a: Figure, b: Figure) -> Screen | None:
    if piece.id in (a.climb, b.climb) or _under(piece, a) or _under(piece, b):
        return None
    step = abs(a.z - b.z) >= 3_000 and piece.top <= max(a.z, b.z)
    of_a, of_b = _share(piece, a, b), _share(piece, b, a)
    if step:
        of_a, of_b = (of_a, (0.0, 0.0)) if a.z < b.z else ((0.0, 0.0), of_b)
    return Screen(piece, person, of_a, of_b, step) if of_a[1] or of_b[1] else None


def _under(piece: Ground, figure: Figure) -> bool:
    """Does it stand on the piece?"""
    return piece.top > 0 and abs(piece.top - figure.z) <= 5 and piece.away(figure.x, figure.y) <= 0


def _share(piece: Ground, target: Figure, looker: Figure) -> tuple[float, float]:
    """How much of a target a piece covers where it is on a ray (D10-LOS-02, -03): at least, at most."""
    height = tall(target)
    hides = min(piece.top, target.z + height) - max(piece.bottom, target.z)
    if hides <= 0:
        return 0.0, 0.0
    if piece.kind in SCREENS:
        return 0.5, 0.5
    share = 0.6 if piece.kind == "window" else hides / height / (2 if piece.kind == "fence" else 1)
    if piece.top - looker.z < tall(looker):
        gap = piece.away(looker.x, looker.y) - radius(looker) - 1_005
        if gap < MARGIN:
            return (0.0, 0.0) if gap < -MARGIN else (0.0, share)
    return share, share


# -- rays


def rays(a: Figure, b: Figure) -> Iterator[Line]:
    """From the centre of a to 21 points of the diameter of b that is square to the line of centres (D10-LOS-01)."""
    far = apart(a, b)
    ux, uy = (b.x - a.x) / far, (b.y - a.y) / far
    for k in range(-RAYS, RAYS + 1):
        aside = radius(b) * k / RAYS
        yield line(a.x, a.y, b.x - uy * aside, b.y + ux * aside)


def seen(a: Figure, b: Figure, between: list[Screen]) -> Seen:
    """All rays from a to b, and what covers either on them."""
    seen = Seen([], [])
    for ray in rays(a, b):
        on_ray = [s for s in between if ray.from_point(s.piece.x, s.piece.y) < s.piece.r + MARGIN]
        of_b, of_a = Value(), Value()
        for screen in on_ray:
            if screen.piece.kind in SCREENS:
                continue
            met = _met(ray, screen, a if a.z < b.z else b)
            if met:
                of_b = of_b.more(screen.of_b[0] if met == SURE else 0.0, screen.of_b[1], screen.person)
                of_a = of_a.more(screen.of_a[0] if met == SURE else 0.0, screen.of_a[1], screen.person)
        for kind in SCREENS:
            areas = [s for s in on_ray if s.piece.kind == kind]
            if areas:
                of_b = of_b.more(*_area(ray, [s for s in areas if s.of_b[1]], b, 3_000.0, ray.far, kind), False)
                of_a = of_a.more(*_area(ray, [s for s in areas if s.of_a[1]], a, 0.0, ray.far - 3_000, kind), False)
        seen.of_target.append(of_b)
        seen.of_looker.append(of_a)
    return seen


def _met(ray: Line, screen: Screen, lower: Figure) -> int:
    """Does a ray run through a thing? Seen from above, only within 3 cm of the lower figure (D10-LOS-05)."""
    least = lowest(ray, _near(screen, lower))
    return SURE if least < -MARGIN else MAYBE if least < MARGIN else NONE


def _near(screen: Screen, lower: Figure) -> Away:
    """The distance from what counts of a thing."""
    if not screen.step:
        return screen.piece.away
    reach = radius(lower) + 3_000

    def away(x: float, y: float) -> float:
        return max(screen.piece.away(x, y), hypot(x - lower.x, y - lower.y) - reach)

    return away


def _area(ray: Line, areas: list[Screen], target: Figure, start: float, end: float, kind: str) -> tuple[float, float]:
    """What woods, or brush, or ruins cover on a ray, between its first 3 cm and its end (D10-LOS-04)."""
    if end - start < MARGIN or not areas:
        return 0.0, 0.5 if areas and end - start > -MARGIN else 0.0
    part = Line(*ray.at(start), ray.ux, ray.uy, end - start)
    least, most = (joined([stretch for s in areas for stretch in below(part, _near(s, target), d)]) for d in GRAZE)
    maybe = most > MARGIN or any(lowest(part, _near(s, target)) < MARGIN for s in areas)
    low, high = (0.5 if least > EDGE else 0.0), (0.5 if maybe else 0.0)
    if kind == "wood" or (kind == "brush" and tall(target) < 3_000):
        low = 1.0 if least > 5_005 + EDGE else low
        high = 1.0 if most > 5_005 - EDGE else high
    return low, high


# -- comparisons


def pairs(made: Board) -> Iterator[tuple[Figure, Figure, Seen, Seen]]:
    """Every two figures that are not right above each other, with the rays of both."""
    figures = made.figures
    for k, a in enumerate(figures):
        for b in figures[k + 1 :]:
            if apart(a, b) > 1:
                between = screens(made, a, b)
                turned = [s._replace(of_a=s.of_b, of_b=s.of_a) for s in between]
                yield a, b, seen(a, b, between), seen(b, a, turned)


def mutual(one: Seen, other: Seen) -> object:
    """Do two figures see each other (D10-LOS-06, -10)?"""
    if one.surely or other.surely:
        return True
    return CLOSE if one.perhaps or other.perhaps else False


def sees(rng: random.Random) -> Iterator[Comparison]:
    """Who sees whom."""
    made = board(rng)
    for a, b, ahead, back in pairs(made):
        answer = mutual(ahead, back)
        for one, other in ((a, b), (b, a)):
            yield Comparison(
                sight.sees(made.game, one, other), answer, f"{one.id} sees {other.id} {made.said(one, other)}"
            )


def cover(rng: random.Random) -> Iterator[Comparison]:
    """What the rules read from the cover of a target: unseen, open, behind scenery, more than half of it behind scenery."""
    made = board(rng)
    for a, b, ahead, back in pairs(made):
        for one, other, own, its in ((a, b, ahead, back), (b, a, back, ahead)):
            look = sight.cover(made.game, one, other)
            engine = _word(look.clear, sight.behind_scenery(look), sight.sheltered(look))
            yield Comparison(engine, _words(own, its), f"{one.id} at {other.id} {made.said(one, other)}")


def share(rng: random.Random) -> Iterator[Comparison]:
    """The very mean of the 21 rays, in thousandths."""
    made = board(rng)
    for a, b, ahead, back in pairs(made):
        for one, other, own, its in ((a, b, ahead, back), (b, a, back, ahead)):
            yield _compared(made, one, other, own, its)


def in_houses(rng: random.Random) -> Iterator[Comparison]:
    """The same mean in houses and around towers: before windows, parapets, doors, at the foot of a tower and on it."""
    made = board(rng, layouts=("house", "hall", "tower", "tower"))
    for figure in rng.sample(made.figures, min(5, len(made.figures))):
        before_piece(rng, made, figure, ("window", "parapet", "door", "tower", "floor"))
    for _ in range(4):
        a, b = rng.sample(made.figures, 2)
        if apart(a, b) > 1:
            between = screens(made, a, b)
            turned = [s._replace(of_a=s.of_b, of_b=s.of_a) for s in between]
            yield _compared(made, a, b, seen(a, b, between), seen(b, a, turned))


def _compared(made: Board, one: Figure, other: Figure, own: Seen, its: Seen) -> Comparison:
    engine = round(1_000 * sight.cover(made.game, one, other).mean)
    low, high = _mean(own, its)
    if low is None or high - low > 0.06:  # more than a ray or two in doubt
        brute: object = CLOSE
    else:
        brute = engine if low * 1_000 - 0.6 <= engine <= high * 1_000 + 0.6 else round(500 * (low + high))
    return Comparison(engine, brute, f"{one.id} at {other.id} {made.said(one, other)}")


def _mean(own: Seen, its: Seen) -> tuple[float | None, float]:
    """How much of the target is covered, between two bounds; None where it is open which rule says so."""
    if own.surely:
        count = len(own.of_target)
        return sum(v.low for v in own.of_target) / count, sum(v.high for v in own.of_target) / count
    if own.perhaps:
        return None, 0.0
    answer = mutual(own, its)
    return (None, 0.0) if answer is CLOSE else (0.5, 0.5) if answer else (1.0, 1.0)


def _words(own: Seen, its: Seen) -> object:
    low, high = _mean(own, its)
    if low is None:
        return CLOSE
    if not own.surely:
        return _word(low < 1, True, False)
    count = len(own.of_target)
    scenery = [sum(getattr(v, f"{end}_scenery") for v in own.of_target) / count for end in ("low", "high")]
    words = {
        _word(True, mean >= 0.25 - 1e-9, half > 0.5 + 1e-9) for mean, half in zip((low, high), scenery, strict=True)
    }
    return words.pop() if len(words) == 1 else CLOSE


def _word(clear: bool, behind: bool, sheltered: bool) -> str:
    return "unseen" if not clear else "sheltered" if sheltered else "behind scenery" if behind else "open"
