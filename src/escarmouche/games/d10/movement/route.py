"""Where a figure may go, as a region of paths, for every way of moving.

A `Gait` says what limits a move and what it may do; a `Route` is the region of all moves of one figure with one gait: it tests a
path, samples and proposes paths, and draws itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.measure import LEVEL
from escarmouche.games.d10.ground.stand import last_free, standing, taken
from escarmouche.games.d10.ground.terrain import NATURE
from escarmouche.games.d10.movement.destinations import proposals
from escarmouche.games.d10.movement.legal import ALLOWED, ZONE, Legal
from escarmouche.games.d10.movement.measured_path import Gait, Interval, Track, merged
from escarmouche.games.d10.state import DOWN, FOOT, MOUNTED
from escarmouche.space.disc import Disc
from escarmouche.space.shape import Piece, Thing
from escarmouche.space.sweep import through, through_round
from escarmouche.space.travel.path_over_floors import Span
from escarmouche.space.travel.reach import Reach
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, Spot

__all__ = ["Gait", "Route"]

RAYS = 64  # of a drawn outline
PASSED = ZONE + ROUNDING  # a figure passed at this gap is not touched, however the end is rounded
LEGS = 64  # nobody bends a move of 20 cm more often
Beside = tuple[
    float, float, float
]  # a base: how far along a line, how far beside it, and how wide together with the mover
SLOW = tuple(kind for kind, nature in NATURE.items() if nature.slow)


DRAWN_BACK = (0, 10, 20, 50, 100, 200, 500)  # thousandths of a cm


class Route(Legal):
    """All moves of one figure with one gait, as a region. An answer is a list of straight legs `[x, y]`."""

    __slots__ = ()

    # -- the questions an ask puts to its region

    def why_not(self, answer: Answer) -> Refusal | None:
        if any(isinstance(leg, dict) for leg in answer):
            return refuse("why-no-arcs", "D10-MOV-03")
        if len(answer) > LEGS:
            return refuse("why-not-legs", "D10-MOV-03", legs=len(answer), most=LEGS)
        return self.why_illegal([(leg[0], leg[1]) for leg in answer])

    def sample(self, rng: Random) -> Answer:
        """A legal move: a straight line in some direction, as far as it goes or less."""
        angle = rng.random() * 2 * math.pi
        ux, uy, distance = math.cos(angle), math.sin(angle), self.gait.distance * rng.random()
        if self.gait.through:
            return self._trampling(rng)
        return (self.towards(ux, uy, distance),)

    def propose(self) -> Iterator[Answer]:
        """To enemies, objects, stairs and exits, also round corners; then as far as possible in all directions."""
        seen: set[Answer] = set()
        for path in proposals(self):
            if path not in seen and self.why_illegal(path) is None:
                yield path
            seen.add(path)
        if not self.gait.through:
            yield (self.start,)

    def outline(self) -> Sequence[Ring]:
        """Where it can get to, also round corners over open ground: for drawing only."""
        if self.gait.through:
            return []
        figure, far = self.figure, self.gait.distance + self.r
        box = (figure.x - far, figure.y - far, figure.x + far, figure.y + far)
        if not (self.gait.straight or self.gait.rough or self.field.odd(figure.floor, figure.mounted).near(*box)):
            solids: list[Thing] = [*self.field.walls(figure.floor, figure.mounted).near(*box), *self.field.edges]
            solids += standing(self.game, figure, figure.z)
            return list(Reach(Disc(figure.x, figure.y, self.r), self.gait.distance, solids).outline(RAYS))
        turn = 2 * math.pi / RAYS
        return [[self.towards(math.cos(k * turn), math.sin(k * turn), self.gait.distance) for k in range(RAYS)]]

    def _trampling(self, rng: Random) -> Answer:
        """One of the ways over the figure to be trampled."""
        ways = list(self.propose())
        return ways[int(rng.random() * len(ways))]

    def __bool__(self) -> bool:
        """Is there any such move? Only a figure that must ride over somebody may find none."""
        return not self.gait.through or next(self.propose(), None) is not None

    # -- the end of a straight move in a direction

    def towards(self, ux: float, uy: float, distance: float) -> tuple[int, int]:
        """As far as wanted, or as far as it goes."""
        figure, field, r = self.figure, self.field, self.r
        x, y, floor = figure.x, figure.y, figure.floor
        edge = self._to_the_edge(ux, uy)
        reach = edge if edge < distance else distance
        if reach <= ROUNDING:
            return self.start
        box = self._swept(x + ux * reach, y + uy * reach)
        if self.gait.rough:
            reach = min(reach, self._sheltered(Span(floor, x, y, ux, uy, reach)))
        if field.surfaces[floor].slope:
            return self._measured(ux, uy, distance, reach)
        odd = field.odd(floor, figure.mounted).near(*box)
        held: list[Interval] = []
        if odd:
            over = self._over(ux, uy, distance, odd)
            if over is None:
                return self._measured(ux, uy, distance, reach)
            most, held = over
            reach = min(reach, most)
        walls = field.walls(floor, figure.mounted).near(*box)
        if walls:
            reach, _ = contact(x, y, ux, uy, reach, r, walls)
        under: list[Beside] = []
        far = self._among(ux, uy, reach, under)
        if self.game.state.markers:
            far = self._things(ux, uy, far, under)
        if under or held:
            far = _off(far, under, held)
        if far <= ROUNDING:
            return self.start
        end = (round(x + ux * far), round(y + uy * far))
        if any(piece.kind in SLOW for piece in odd) and self._too_dear(end, distance):
            return self._drawn_back(ux, uy, far)
        return end if not self.gait.rough or self._in_the_rough(end) else self.start

    def _swept(self, x: float, y: float) -> tuple[float, float, float, float]:
        """The box that the base sweeps on a straight way to a place."""
        figure, r = self.figure, self.r
        x0, x1 = (figure.x - r, x + r) if figure.x < x else (x - r, figure.x + r)
        y0, y1 = (figure.y - r, y + r) if figure.y < y else (y - r, figure.y + r)
        return x0, y0, x1, y1

    def _too_dear(self, end: Spot, allowance: float) -> bool:
        """Does a straight line cost more than it may? Along the very edge of slow ground, rounding may lead further through it."""
        return Track(self.field, self.figure, [end], self.gait).cost > allowance + TOLERANCE

    def _drawn_back(self, ux: float, uy: float, far: float) -> tuple[int, int]:
        """A little less far, until it may be walked: along the edge of slow ground the smallest rounding can cost much of the way."""
        x, y = self.start
        for less in DRAWN_BACK:
            end = (round(x + ux * (far - less)), round(y + uy * (far - less)))
            if less < far and self.why_illegal((end,)) is None:
                return end
        return self.start

    def _in_the_rough(self, end: Spot) -> bool:
        """Does a line stay on non-clear ground? Along the very edge of a wood, rounding may lead out of it."""
        (x, y), far = self.start, math.dist(self.start, end)
        span = Span(self.figure.floor, x, y, (end[0] - x) / far, (end[1] - y) / far, far)
        return self._sheltered(span) >= far - ROUNDING

    def _over(self, ux: float, uy: float, distance: float, odd: Sequence[Piece]) -> tuple[float, list[Interval]] | None:
        """How far an allowance carries over slow ground and low pieces, and the stretches on which it is over those.

        None if there are stairs: then it must be measured.
        """
        x, y = self.start
        slow: list[Interval] = []
        lows: list[Interval] = []
        for piece in odd:
            if piece.kind == "portal":
                return None
            if piece.kind in SLOW:
                for part in piece.parts:
                    start, end = through(part, x, y, ux, uy, 0.0)
                    if start < end and end > 0 and start < distance:
                        slow.append((start, end))
            else:
                lows += self._crossed(piece, ux, uy, distance)
        if not self.gait.slows or self.gait.forced:
            slow = []
        return self._across(ux, uy, distance, slow, sorted(lows))

    def _crossed(self, piece: Piece, ux: float, uy: float, distance: float) -> Iterable[Interval]:
        """The stretches of a line on which it is over a low piece."""
        (x, y), r, stretches = self.start, self.r, []
        for part in piece.parts:
            start, end = through(part, x, y, ux, uy, r - TOLERANCE)
            if start < end and end > 0 and start < distance:
                start, end = through(part, x, y, ux, uy, r - ROUNDING)
                stretches.append((max(start, 0.0), end))
        return stretches if len(stretches) < 2 else merged(stretches)

    @clause("D10-TER-04", "D10-TER-08", "D10-TER-09", "D10-MOV-19")
    def _across(
        self, ux: float, uy: float, budget: float, slow: list[Interval], lows: list[Interval]
    ) -> tuple[float, list[Interval]]:
        """A crossing is paid for; it is not begun if the rest of the allowance cannot finish it or there is no room beyond."""
        toll, d = self.gait.toll, spent(budget, slow) if slow else budget
        for start, end in lows:
            if start >= d:
                break
            after = spent(budget - toll, slow) if slow else budget - toll
            if after < end or self.gait.over == "none" or not self._room(ux, uy, end):
                return start, lows
            budget, d = budget - toll, after
        return d, lows

    def _room(self, ux: float, uy: float, d: float) -> bool:
        """Where Jumps are rolled the figure may fall on the far side: is there room?"""
        if not self.gait.drops:
            return True
        figure = self.figure
        x, y = round(figure.x + ux * d), round(figure.y + uy * d)
        return taken(self.game, figure, x, y, figure.floor, markers=False) is None

    def _to_the_edge(self, ux: float, uy: float) -> float:
        """How far the base may go in a direction before it touches the edge of the table (D10-GEO-08)."""
        figure, r, field = self.figure, self.r, self.field
        x, y = figure.x, figure.y
        across = (field.width - r - x) / ux if ux > 0 else (r - x) / ux if ux < 0 else math.inf
        along = (field.height - r - y) / uy if uy > 0 else (r - y) / uy if uy < 0 else math.inf
        return across if across < along else along

    @clause("D10-GEO-07", "D10-MOV-05")
    def _among(self, ux: float, uy: float, distance: float, under: list[Beside]) -> float:
        """How far it goes among figures: into contact with an enemy and no further; past friends and figures on the ground (`under`)."""
        figure, r = self.figure, self.r
        x, y, z, seat = figure.x, figure.y, figure.z, figure.seat
        stop, touch, graze, most = distance, math.inf, math.inf, distance + 2 * MOUNTED + PASSED
        for other in self.game.in_play():
            ox = other.x - x
            oy = other.y - y
            if ox > most or ox < -most or oy > most or oy < -most:
                continue
            along = ux * ox + uy * oy
            far = r + (MOUNTED if other.mounted else FOOT)
            if along <= 0 and ox * ox + oy * oy >= far * far:
                continue
            cross = ux * oy - uy * ox
            if cross >= far + PASSED or cross <= -far - PASSED or other is figure:
                continue
            if along - far > (touch if touch < distance else distance) + PASSED:
                continue
            if abs(other.z - z) > LEVEL:
                continue
            if other.seat == seat or other.posture in DOWN:
                under.append((along, cross, far))
                continue
            if along <= 0:
                continue
            meet, hit = _meeting(along, cross, far)
            if meet <= 0 and ox * ox + oy * oy <= (far + ZONE) ** 2:
                meet = max(0.0, hit)  # in contact from the start: it may leave, not push on
            elif hit == math.inf:
                graze = min(graze, meet)
            stop, touch = min(stop, max(0.0, meet)), min(touch, hit)
        return touch if stop < touch <= min(distance, graze) else stop

    @clause("D10-OBJ-01", "D10-MNT-06")
    def _things(self, ux: float, uy: float, stop: float, under: list[Beside]) -> float:
        """How far it goes among markers: up to a mount; past objects and weapons, on which it may not end."""
        (x, y), z, r = self.start, self.figure.z, self.r
        for marker in self.game.state.markers:
            if marker.kind == "missile" or abs(marker.z - z) > LEVEL:
                continue
            ox, oy = marker.x - x, marker.y - y
            far, along, cross = r + marker.radius, ux * ox + uy * oy, ux * oy - uy * ox
            if -far < cross < far and along > -far:
                if marker.kind != "mount":
                    under.append((along, cross, far))
                elif along > 0 and abs(cross) < far - ALLOWED:
                    stop = min(stop, max(0.0, along - math.sqrt(far * far - cross * cross)))
        return stop

    def _measured(self, ux: float, uy: float, distance: float, reach: float) -> tuple[int, int]:
        """The end of a straight move where the ground is not open: over low pieces, through slow terrain, onto stairs."""
        x, y = self.start
        track = Track(self.field, self.figure, [(x + ux * reach, y + uy * reach)], self.gait)
        furthest = min(track.reach(distance), self._clear(track), reach)
        short = {self._met(track), *(crossing.start for crossing in track.crossings), *(d.start for d in track.drops)}
        for most in (furthest, *sorted([stop for stop in short if stop < furthest], reverse=True)):
            d = last_free(self.game, self.figure, track, most)
            at = track.at(d)
            end = (at.x, at.y)
            if d > ROUNDING and self.why_illegal((end,)) is None:
                return end
        return self.start

    @clause("D10-MOV-05")
    def _met(self, track: Track) -> float:
        """How far along a path it comes into contact with nobody new."""
        met, done = [math.inf], 0.0
        for span in track.spans:
            for other, wide in self._newly_met():
                start, end = through_round(other.x - span.x, other.y - span.y, span.ux, span.uy, wide + PASSED)
                if end >= 0 and start <= span.far and self._level(span, other, start, end):
                    met.append(done + max(0.0, start))
            done += span.far
        return min(met)

    def _clear(self, track: Track) -> float:
        """How far along a path nothing stops it."""
        done = 0.0
        for span in track.spans:
            if self._too_steep(span):
                return done
            far, _ = contact(span.x, span.y, span.ux, span.uy, span.far, self.r, self._terrain(span, track))
            for body, start, end in self._bases(span):
                x, y = span.at(start)
                run, hit = contact(x, y, span.ux, span.uy, end - start, self.r, (body,))
                far = min(far, start + run) if hit is not None else far
            if far < span.far:
                return done + far
            done += span.far
        return done


def _meeting(along: float, cross: float, far: float) -> tuple[float, float]:
    """How far a base gets before it is near another one, and before the two touch (infinite: it passes)."""
    near = along - math.sqrt((far + PASSED) ** 2 - cross * cross)
    return near, along - math.sqrt(far * far - cross * cross) if -far < cross < far else math.inf


def spent(budget: float, slow: list[Interval]) -> float:
    """How far an allowance carries along a line on which some stretches cost double.

    >>> spent(10.0, [(2.0, 5.0), (4.0, 6.0)]), spent(3.0, [(-1.0, 9.0)])
    (6.0, 1.5)
    """
    d = 0.0
    for start, end in sorted(slow):
        if end <= d:
            continue
        walk = max(start - d, 0.0)
        if budget <= walk:
            break
        budget, d = budget - walk, d + walk
        if budget <= 2 * (end - d):
            return d + budget / 2
        budget, d = budget - 2 * (end - d), end
    return d + budget


def _off(far: float, under: list[Beside], held: list[Interval]) -> float:
    """Moved back along a line until it ends on nobody and over nothing."""
    again = True
    while again and far > 0:
        again = False
        for start, end in held:
            if start + ROUNDING < far < end:
                far, again = start, True
        for along, cross, wide in under:
            near = wide - ALLOWED
            if -near < cross < near:
                half = math.sqrt(near * near - cross * cross)
                if along - half < far < along + half:
                    far, again = along - math.sqrt(wide * wide - cross * cross), True
    return far
