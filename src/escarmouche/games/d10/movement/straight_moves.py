"""Straight moves with an end of their own: charges, which end in contact (D10-CC-04), and retreats, which end out of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.field import Field
from escarmouche.games.d10.ground.measure import LEVEL, down
from escarmouche.games.d10.ground.stand import bodies, places_by, radius, scenery, snap, standing
from escarmouche.games.d10.movement.legal import ZONE, Legal
from escarmouche.games.d10.movement.measured_path import Gait
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.circles import circles_meet
from escarmouche.space.disc import Disc
from escarmouche.space.place import around
from escarmouche.space.shape import Piece, Round
from escarmouche.space.sweep import through_round
from escarmouche.space.units import ROUNDING, TOLERANCE, Point, Spot

TURNS = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 0.95, -0.95)  # where on the near side of a target a charge may end
TRIES = 8
RETREATS = 24  # directions that are tried for a way out


def tangents(route: Legal, far: float) -> Iterator[float]:
    """The directions in which a straight move just passes something within reach: enemies and mounts without touching them, pieces of
    scenery at their corners, slow ground at its edge; and those in which it leaves a floor just where it would touch somebody there.
    If nothing else limits them, free straight ways lie between two of these."""
    (x, y), r, field, mounted = route.start, route.r, route.field, route.figure.mounted
    reach = far + r
    box = (x - reach, y - reach, x + reach, y + reach)
    rounds: list[tuple[float, float, float]] = [
        (body.x, body.y, body.r + r + gap) for body in standing(route.game, route.figure) for gap in (0, ZONE)
    ]
    for floor in _joined(field, route.figure.floor):
        for piece in (*field.walls(floor, mounted).near(*box), *field.lows(floor, mounted).near(*box)):
            rounds += [(*spot, wide + r) for spot, wide in _corners(piece)]
        for piece in field.slows(floor, *box):
            rounds += [(*spot, wide) for spot, wide in _corners(piece)]
    for cx, cy, wide in rounds:
        apart = math.hypot(cx - x, cy - y)
        if wide + 2 * ROUNDING < apart <= reach + wide:
            ahead, half = math.atan2(cy - y, cx - x), math.asin((wide + 2 * ROUNDING) / apart)
            yield ahead - half
            yield ahead + half
    for cx, cy in _off_and_touching(route, far):
        yield math.atan2(cy - y, cx - x)


def _off_and_touching(route: Legal, far: float) -> Iterator[Spot]:
    """Where on the way over a rim or onto stairs a base is just out of contact with an enemy or a mount: it may be on one level with it
    before that step, or after it, and not on both sides (D10-GEO-09)."""
    (x, y), bases = route.start, standing(route.game, route.figure)
    for p, q in _ways_off(route):
        long = math.dist(p, q)
        ux, uy = (q[0] - p[0]) / long, (q[1] - p[1]) / long
        for body in bases:
            for gap in (0, ZONE):
                wide = body.r + route.r + gap + 2 * ROUNDING
                for d in through_round(body.x - p[0], body.y - p[1], ux, uy, wide):
                    spot = p[0] + ux * d, p[1] + uy * d
                    if 0 <= d <= long and math.dist(spot, (x, y)) <= far:
                        yield spot


def _ways_off(route: Legal) -> Iterator[tuple[Spot, Spot]]:
    """The lines over which a figure leaves a floor: the ends of stairs, and the rims if it may drop."""
    field = route.field
    for floor in _joined(field, route.figure.floor):
        for (x0, y0, x1, y1), _ in field.surfaces[floor].portals:
            yield (x0, y0), (x1, y1)
        for rim in field.rims(floor) if route.gait.drops else ():
            yield from [(part.points[0], part.points[-1]) for part in rim.parts if not isinstance(part, Round)]


def _legal(
    why_not: Callable[[Answer], Refusal | None], ends: Iterable[Point], narrow: Iterable[Point]
) -> Iterator[Answer]:
    """The legal ends; if there are none, the legal ends of the narrow ways."""
    some = False
    for end in ends:
        if why_not(end) is None:
            some = True
            yield end
    if not some:
        yield from (end for end in narrow if why_not(end) is None)


def _costs(reason: Refusal) -> dict[str, int]:
    """What a way costs, and what it may cost."""
    return {name: int(reason.args[name]) for name in ("length", "most")}


def _joined(field: Field, floor: str) -> list[str]:
    """A floor, and all floors that stairs lead to from it, the stairs included."""
    floors = [floor]
    for name in floors:
        floors += [portal.to for portal in field.surfaces[name].portals if portal.to not in floors]
    return floors


def _corners(piece: Piece) -> Iterator[tuple[Spot, float]]:
    """The corners of a piece, and its round parts."""
    for part in piece.parts:
        if isinstance(part, Round):
            yield (part.x, part.y), part.r
        else:
            yield from [(corner, 0.0) for corner in part.points]


class Charge:
    """The ends of straight charges at a target (D10-CC-04). A place within 0.2 cm of it stands for contact: `place.snap`."""

    def __init__(self, game: D10, figure: Figure, target: Figure, gait: Gait) -> None:
        self.game, self.figure, self.target = game, figure, target
        self.route = Legal(game, figure, gait._replace(straight=True))
        self.touch = radius(figure) + radius(target)
        self.apart = math.hypot(target.x - figure.x, target.y - figure.y)

    @clause("D10-CC-04", "D10-GEO-02")
    def why_not(self, answer: Answer) -> Refusal | None:
        x, y = snap(self.game, self.figure, answer[0], answer[1], self.game.body(self.target))
        gap = round(math.hypot(x - self.target.x, y - self.target.y) - self.touch)
        if gap > TOLERANCE:
            return refuse("why-no-contact", "D10-CC-04", figure=self.figure.id, target=self.target.id, gap=gap)
        if self.apart <= self.touch + ZONE and self._level(self.figure.z):
            return refuse("why-touches-already", "D10-CC-04", figure=self.figure.id, target=self.target.id)
        fault = self.route.why_illegal(((x, y),))
        if fault is None and not self._level(self.route.end((x, y)).z):
            return refuse("why-not-on-level", "D10-GEO-09", figure=self.figure.id, target=self.target.id)
        return fault

    @clause("D10-CC-04", "D10-TER-02")
    def why_blocked(self) -> Refusal:
        """Why no straight way leads to the target: the reason against the way straight ahead, if all others fail for the same kind."""
        about = {"figure": self.figure.id, "target": self.target.id}
        ahead, *others = [self.why_not(self._place_at(turn)) for turn in TURNS]
        if ahead is None or any(other is None or other.key != ahead.key for other in others):
            return refuse("why-charge-blocked", "D10-CC-04", **about)
        if ahead.key in ("why-too-long", "why-limping"):
            return refuse("why-charge-costly", "D10-CC-04", **about, **_costs(ahead))
        return ahead

    def _level(self, z: int) -> bool:
        return abs(z - self.target.z) <= LEVEL

    def _near(self) -> bool:
        """Could it be reached at all? A figure right below is not touched yet (D10-GEO-09)."""
        touched = self.apart <= self.touch + ZONE and self._level(self.figure.z)
        return not touched and self.apart <= self.touch + self.route.gait.distance + ZONE

    def _place_at(self, turn: float) -> Point:
        """A place that touches the target on the charger's side: 0 is straight ahead, at 1 and -1 the way just grazes it."""
        target = self.target
        ahead = math.atan2(self.figure.y - target.y, self.figure.x - target.x)
        angle = ahead + turn * math.acos(min(1.0, self.touch / max(self.apart, 1.0)))
        return round(target.x + math.cos(angle) * self.touch), round(target.y + math.sin(angle) * self.touch)

    def sample(self, rng: Random) -> Answer:
        for _ in range(TRIES):
            end = self._place_at(2 * rng.random() - 1)
            if self.why_not(end) is None:
                return end
        ends = list(self.propose())
        return ends[int(rng.random() * len(ends))]

    def propose(self) -> Iterator[Answer]:
        """Straight ahead, then more and more to the sides; if none of these will do, wherever something begins to be in the way."""
        if not self._near():
            return
        yield from _legal(self.why_not, map(self._place_at, TURNS), self._narrow())

    def _narrow(self) -> Iterator[Point]:
        """The ends between which a narrow way in must lie: just past whatever is in the way, at the ends of the free places beside the
        target, and where the allowance runs out. With a target on the ground the far side counts, too."""
        body, (x, y) = self.game.body(self.target), self.route.start
        for floor in dict.fromkeys(
            (self.target.floor, self.figure.floor)
        ):  # a low gallery is on one level with the ground (D10-GEO-09)
            yield from [(spot.x, spot.y) for spot in places_by(self.game, self.figure, body, floor)]
        for px, py in circles_meet(x, y, self.route.gait.distance, body.x, body.y, self.touch):
            yield round(px), round(py)
        yield from self._beside_rims()
        for angle in tangents(self.route, self.route.gait.distance):
            ux, uy = math.cos(angle), math.sin(angle)
            come, leave = through_round(body.x - x, body.y - y, ux, uy, self.touch)
            if come < leave:
                for d in (come, leave) if down(self.target) else (come,):
                    yield round(x + ux * d), round(y + uy * d)

    def _beside_rims(self) -> Iterator[Point]:
        """Where places beside the target change from one side to the other of a line over which a floor is left."""
        target, touch = self.target, self.touch
        for p, q in _ways_off(self.route):
            long = math.dist(p, q)
            ux, uy = (q[0] - p[0]) / long, (q[1] - p[1]) / long
            for d in through_round(target.x - p[0], target.y - p[1], ux, uy, touch):
                if 0 <= d <= long:
                    angle = math.atan2(p[1] + uy * d - target.y, p[0] + ux * d - target.x)
                    for turn in (angle - 2 * TOLERANCE / touch, angle + 2 * TOLERANCE / touch):
                        yield round(target.x + math.cos(turn) * touch), round(target.y + math.sin(turn) * touch)

    def outline(self) -> Sequence[Ring]:
        ends = [self._place_at(k / 8) for k in range(-8, 9)]
        return [ends]

    def __bool__(self) -> bool:
        return next(self.propose(), None) is not None


class Retreat:
    """The ends of straight moves of a given length that leave all enemies and get farther from some (D10-MOV-21, D10-CC-35)."""

    def __init__(self, game: D10, figure: Figure, distance: int, away: Sequence[Figure], rule_id: str) -> None:
        self.game, self.figure, self.distance, self.away, self.rule = game, figure, distance, away, rule_id
        gait = Gait("flee", distance, rule_id, straight=True, over="none", slows=False)
        self.route = Legal(game, figure, gait)

    @clause("D10-MOV-21", "D10-CC-35")
    def why_not(self, answer: Answer) -> Refusal | None:
        figure, (x, y) = self.figure, answer[:2]
        far = math.hypot(x - figure.x, y - figure.y)
        if abs(far - self.distance) > TOLERANCE:
            return refuse("why-not-so-far", self.rule, figure=figure.id, length=round(far), wanted=self.distance)
        return self.route.why_illegal(((x, y),)) or self._why_held(x, y)

    def _why_held(self, x: int, y: int) -> Refusal | None:
        z = self.route.end((x, y)).z
        for enemy in self.game.enemies(self.figure):
            gap = math.hypot(x - enemy.x, y - enemy.y) - radius(self.figure) - radius(enemy)
            if gap <= ZONE and abs(enemy.z - z) <= LEVEL:
                return refuse("why-still-in-contact", self.rule, figure=self.figure.id, target=enemy.id)
        for enemy in self.away:
            before = math.hypot(self.figure.x - enemy.x, self.figure.y - enemy.y)
            if math.hypot(x - enemy.x, y - enemy.y) <= before:
                return refuse("why-not-away", self.rule, figure=self.figure.id, target=enemy.id)
        return None

    def _place_at(self, angle: float) -> Point:
        return (
            round(self.figure.x + math.cos(angle) * self.distance),
            round(self.figure.y + math.sin(angle) * self.distance),
        )

    def sample(self, rng: Random) -> Answer:
        for _ in range(TRIES):
            end = self._place_at(2 * math.pi * rng.random())
            if self.why_not(end) is None:
                return end
        ends = list(self.propose())
        return ends[int(rng.random() * len(ends))]

    def propose(self) -> Iterator[Answer]:
        """Straight away from all of them first, then to the sides; if none of these will do, wherever something begins to bar the way."""
        yield from _legal(self.why_not, self._all_round(), self._narrow())

    def _all_round(self) -> Iterator[Point]:
        dx = sum(self.figure.x - enemy.x for enemy in self.away)
        dy = sum(self.figure.y - enemy.y for enemy in self.away)
        ahead, turn = math.atan2(dy, dx), 2 * math.pi / RETREATS
        for k in range(RETREATS // 2 + 1):
            for side in (k, -k) if k and 2 * k < RETREATS else (k,):
                yield self._place_at(ahead + side * turn)

    def _narrow(self) -> Iterator[Point]:
        """The ends between which a narrow way out must lie: just past whatever is in the way, at the ends of the free places there,
        and where it is just out of contact with an enemy or just farther from it than before."""
        figure, game, r = self.figure, self.game, radius(self.figure)
        for angle in tangents(self.route, self.distance):
            yield self._place_at(angle)
        limits: list[tuple[Figure, float]] = [(enemy, r + radius(enemy) + ZONE) for enemy in game.enemies(figure)]
        limits += [(enemy, math.hypot(figure.x - enemy.x, figure.y - enemy.y)) for enemy in self.away]
        for enemy, far in limits:
            for x, y in circles_meet(figure.x, figure.y, self.distance, enemy.x, enemy.y, far + 2 * ROUNDING):
                yield round(x), round(y)
        things = [
            *scenery(game, figure.floor, figure.mounted, figure.x, figure.y, self.distance + r),
            *bodies(game, figure, figure.z),
        ]
        yield from around(Disc(figure.x, figure.y, self.distance - r), r, things, game.field.box).propose()

    def outline(self) -> Sequence[Ring]:
        return [[self._place_at(k * math.pi / 16) for k in range(32)]]

    def __bool__(self) -> bool:
        return next(self.propose(), None) is not None
