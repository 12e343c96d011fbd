"""Moves (D10-MOV, D10-TER, D10-GEO-07): a path walked step by step, with what stops it, what it costs and where it may end.

Each rule answers True (surely kept), False (surely broken) or CLOSE; a move is legal if all are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot, inf
from typing import NamedTuple

from escarmouche.games.d10.ground.terrain import TerrainData
from escarmouche.games.d10.state import Figure
from escarmouche.testing.differential.compare import CLOSE
from escarmouche.testing.differential.d10.board import SCREENS, SIZE, SLOW, STANDING, Board, Ground, radius
from escarmouche.testing.differential.d10.plain_geometry import (
    FINE,
    Away,
    Dot,
    Line,
    Outline,
    below,
    joined,
    line,
    lowest,
)

DEEPER, SLIGHT = -7.0, -0.8  # a base sinks in surely, or surely not (5 are a touch; half a step may have been missed)
ENDS = 1.5  # where a base stands is known to a rounding
Verdict = object


class How(NamedTuple):
    """A way of moving, as the ledger has it."""

    far: float  # the allowance
    low: str = "pay"  # low pieces: paid for, jumped, or not crossed
    toll: float = 3_000.0
    slows: bool = True
    rough: bool = False
    straight: bool = False


class Leg(NamedTuple):
    """A straight stretch on one floor; `air`: it comes down there over a rim, and up to here it is still above what stands at the foot."""

    on: Line
    floor: str
    air: float | None = None
    left: str = ""  # the floor from which it comes down
    over: str = ""  # the piece that it is above last


def all_of(verdicts: Iterable[Verdict]) -> Verdict:
    """False if one certainly is, True if all certainly are."""
    answer: Verdict = True
    for verdict in verdicts:
        if verdict is False:
            return False
        if verdict is CLOSE:
            answer = CLOSE
    return answer


def any_of(verdicts: Iterable[Verdict]) -> Verdict:
    """True if one certainly is, False if none could be."""
    answer: Verdict = False
    for verdict in verdicts:
        if verdict is True:
            return True
        if verdict is CLOSE:
            answer = CLOSE
    return answer


def at_least(value: float, limit: float, margin: float) -> Verdict:
    return True if value > limit + margin else False if value < limit - margin else CLOSE


class Walk:
    """The moves of one figure over a board."""

    def __init__(self, made: Board, figure: Figure) -> None:
        self.made, self.figure, self.r = made, figure, radius(figure)
        self.tall = 5_000.0 if figure.mounted else 3_000.0
        terrain = made.game.scenario.terrain
        self.z = {"": 0.0, **{t.id: t.top * 1_000 for t in terrain if t.kind == "floor"}}
        self.flights = {t.id: Flight(t, self.z) for t in terrain if t.kind == "stairs"}
        self.grounds = {piece.id: piece for piece in made.grounds}

    # -- what is there

    def height(self, floor: str, x: float, y: float) -> float:
        return self.flights[floor].height(x, y) if floor in self.flights else self.z[floor]

    def there(self, floor: str) -> Iterator[Ground]:
        """Linear and solid pieces at the height of a floor, and on the ground deep water."""
        for piece in self.made.grounds:
            if piece.kind == "door" and self.made.game.state.doors[piece.id] == "open" and not self.figure.mounted:
                continue
            if piece.kind == "deep":
                if floor == "":
                    yield piece
            elif piece.kind in STANDING and piece.bottom <= self.z[floor] < piece.top:
                yield piece

    def is_low(self, piece: Ground, floor: str) -> bool:
        """Lower than the figure (D10-TER-03); on foot a window is as high as its sill."""
        if piece.kind in ("deep", "door"):
            return False
        if piece.kind == "window":
            return not self.figure.mounted and 0 <= piece.bottom + 1_500 - self.z[floor] < self.tall
        return piece.top - self.z[floor] < self.tall

    def rails(self, floor: str) -> list[Outline]:
        """The rim of a raised floor, except where stairs lead up to it; the sides of stairs; on the floor below also their back."""
        rails: list[Outline] = []
        for name, flight in self.flights.items():
            if floor == name:
                rails += flight.sides
            elif floor == flight.lower:
                rails += [*flight.sides, flight.back]
        if floor and floor not in self.flights:
            rails += [Outline(side) for side in self._rim(floor)]
        return rails

    def _rim(self, floor: str) -> Iterator[tuple[Dot, Dot]]:
        corners = self.grounds[floor].outlines[0].corners
        gaps = [flight.head for flight in self.flights.values() if flight.upper == floor]
        for p, q in zip(corners, (*corners[1:], corners[0]), strict=True):
            yield from _cut_out(p, q, gaps)

    # -- the legs of a path

    def legs(self, path: Sequence[Dot], how: How) -> list[Leg] | None:
        """The path cut where the centre steps onto stairs or off them, or over a rim; None where that is too close to tell."""
        legs: list[Leg] = []
        floor, x, y = self.figure.floor, float(self.figure.x), float(self.figure.y)
        for px, py in path:
            while True:
                on = line(x, y, px, py)
                step = self._leaves(on, floor, how)
                if step is None:
                    return None
                d, onto, drops = step
                if d >= on.far:
                    legs.append(Leg(on, floor))
                    break
                legs.append(Leg(on._replace(far=d), floor))
                (x, y), left, floor = on.at(d), floor, onto
                if drops:
                    rest = line(x, y, px, py)
                    aloft = self._air(rest, floor)
                    if aloft is None:
                        return None
                    legs.append(Leg(rest, floor, aloft[0], left, aloft[1]))
                    break
            x, y = px, py
        legs = [leg for leg in legs if leg.on.far > 0]
        for k in range(1, len(legs)):
            before, leg = legs[k - 1], legs[k]
            if before.air is not None and before.air >= before.on.far and leg.air is None:  # it bends in the air
                aloft = None if leg.floor in self.flights else self._air(leg.on, leg.floor)
                if aloft is None:
                    return None
                legs[k] = leg._replace(air=aloft[0], left=before.left, over=aloft[1])
        return legs

    def _leaves(self, on: Line, floor: str, how: How) -> tuple[float, str, bool] | None:
        """Where a leg leaves its floor first, for which, and whether over a rim."""
        best: tuple[float, str, bool] = (inf, floor, False)
        for name, flight in self.flights.items():
            for (p, q), here, there in ((flight.foot, flight.lower, name), (flight.head, flight.upper, name)):
                if floor not in (here, there):
                    continue
                to = there if floor == here else here
                d = _crosses(on, p, q)
                if d is None:
                    return None
                if FINE < d < best[0]:
                    best = (d, to, False)
        if how.low == "jump" and floor and floor not in self.flights:
            for p, q in self._rim(floor):
                d = _crosses(on, p, q)
                if d is None:
                    return None
                if FINE < d < best[0]:
                    best = (d, "", True)
        return best

    def _air(self, on: Line, floor: str) -> tuple[float, str] | None:
        """How far the base overlaps what stands at the foot, without a break, and which piece it overlaps last.

        None where a hair decides whether there is a break, and beside stairs, of which the ledger says nothing.
        """
        things: list[tuple[Away, str]] = [(piece.away, piece.id) for piece in self.there(floor)]
        things += [(rail.away, "") for rail in self.rails(floor)]
        end, last = 0.0, ""
        for start, stop, name in sorted((*run, name) for away, name in things for run in below(on, away, self.r - 1)):
            if start > end + FINE or stop <= end:
                continue
            if start > end or not name:
                return None
            end, last = stop, name
        return end, last

    # -- the rules

    def legal(self, path: Sequence[Dot], how: How) -> Verdict:
        """May it be walked?"""
        if how.straight and len(path) > 1:
            return False
        if all(point == (self.figure.x, self.figure.y) for point in path):
            return True
        legs = self.legs(path, how)
        if legs is None:
            return CLOSE
        if self.figure.mounted and any(leg.floor in self.flights for leg in legs):
            return False
        return all_of(self._verdicts(path, legs, how))

    def _verdicts(self, path: Sequence[Dot], legs: list[Leg], how: How) -> Iterator[Verdict]:
        edge = min(min(x, y, SIZE * 1_000 - x, SIZE * 1_000 - y) for x, y in path)
        yield at_least(edge, self.r - 5, 0.5)
        yield self.bare(legs, how)
        yield self.apart(legs)
        yield self.stopping(legs)
        crossings = self.crossings(legs, how)
        if crossings is None:
            yield CLOSE
            return
        yield self.affordable(legs, how, len(crossings))
        if how.rough:
            yield self.in_cover(legs)
        if how.low == "jump":
            yield from self.landings(legs, crossings)
        last = legs[-1]
        yield self.stands(*path[-1], last.floor)

    def hard(self, floor: str, how: How, over: bool) -> list[tuple[Away, Ground | None]]:
        """What stops a base on a floor: high scenery, deep water, rails; low scenery where it is not crossed at all; its rim unless the
        move leads over it."""
        solids: list[tuple[Away, Ground | None]] = []
        for piece in self.there(floor):
            if not self.is_low(piece, floor) or how.low == "none":
                solids.append((piece.away, piece))
        if not over:
            solids += [(rail.away, None) for rail in self.rails(floor)]
        return solids

    def bare(self, legs: list[Leg], how: How) -> Verdict:
        """Nothing hard is entered (D10-GEO-07, D10-TER-05, -07)."""
        left = [leg.left for leg in legs if leg.air is not None]
        return all_of(self._bare(leg, how, leg.floor in left) for leg in legs)

    def _bare(self, leg: Leg, how: How, over: bool) -> Verdict:
        if leg.floor in self.flights:
            return self._on_stairs(leg)
        landed = leg.on
        if leg.air is not None:
            landed = landed._replace(far=0.0) if leg.air >= landed.far else _rest(landed, leg.air)
        worst = inf
        for away, piece in self.hard(leg.floor, how, over):
            on = leg.on if leg.air is not None and piece and self._is_high(piece, leg.left) else landed
            if on.far and (piece is None or on.from_point(piece.x, piece.y) < piece.r + self.r):
                worst = min(worst, lowest(on, _less(away, self.r)))
        return True if worst > SLIGHT else False if worst < DEEPER else CLOSE

    def _is_high(self, piece: Ground, floor: str) -> bool:
        """Is a piece high above a floor, too, and not only above the ground?"""
        return piece.top > self.z[floor] and not self.is_low(piece, floor)

    def _on_stairs(self, leg: Leg) -> Verdict:
        """Between its sides; the ledger does not say how high what stands beside stairs has to be, so that is left open."""
        flight = self.flights[leg.floor]
        worst = min(lowest(leg.on, _less(side.away, self.r)) for side in flight.sides)
        if worst < DEEPER:
            return False
        beside = [
            p for p in self.made.grounds if p.kind in STANDING and p.bottom <= flight.top and p.top > flight.bottom
        ]
        near = min([lowest(leg.on, _less(piece.away, self.r)) for piece in beside], default=inf)
        return True if worst > SLIGHT and near > SLIGHT else CLOSE

    def bodies(self) -> Iterator[tuple[float, float, float, float]]:
        """Whatever stops a move besides scenery: enemies not on the ground, and horses without riders (x, y, z, radius)."""
        for other in self.made.figures:
            if other.seat != self.figure.seat and other.posture not in ("prone", "stunned"):
                yield other.x, other.y, other.z, radius(other)
        for marker in self.made.game.state.markers:
            if marker.kind == "mount":
                yield marker.x, marker.y, marker.z, marker.radius

    def _from(self, x: float, y: float, z: float, far: float, floor: str) -> Away:
        """How much further than so a place is from a body; footings that differ by more than 3 cm keep apart (D10-GEO-09)."""

        def away(px: float, py: float) -> float:
            return max(hypot(px - x, py - y) - far, abs(self.height(floor, px, py) - z) - 3_000)

        return away

    def apart(self, legs: list[Leg]) -> Verdict:
        """No base that stops it is entered (D10-GEO-07)."""
        worst = inf
        for x, y, z, r in self.bodies():
            for leg in legs:
                worst = min(worst, lowest(leg.on, self._from(x, y, z, self.r + r, leg.floor)))
        hovers = any(leg.air is not None and leg.air > leg.on.far - FINE for leg in legs)  # is it ever on the ground?
        return True if worst > SLIGHT else False if worst < DEEPER and not hovers else CLOSE

    def stopping(self, legs: list[Leg]) -> Verdict:
        """A move that comes into contact with an enemy ends there (D10-MOV-05)."""
        return all_of(self._stops_at(other, legs) for other in self.made.figures if other.seat != self.figure.seat)

    def _stops_at(self, other: Figure, legs: list[Leg]) -> Verdict:
        if other.posture in ("prone", "stunned"):
            return True
        reach = self.r + radius(other) + 105
        start = max(
            hypot(other.x - self.figure.x, other.y - self.figure.y) - reach, abs(other.z - self.figure.z) - 3_000
        )
        if start <= 0:
            return True
        for k, leg in enumerate(legs):
            away = self._from(other.x, other.y, other.z, reach, leg.floor)
            least = lowest(leg.on, away)
            if least > 3:
                continue
            end = away(*leg.on.at(leg.on.far))
            if k == len(legs) - 1 and end < -3:
                return True
            return False if least < -8 and (k < len(legs) - 1 or end > 3) else CLOSE
        return True

    def first_met(self, ux: float, uy: float, far: float) -> float:
        """How far it goes straight on before it is in contact with an enemy whom it did not touch before."""
        on = Line(self.figure.x, self.figure.y, ux, uy, far)
        for other in self.made.figures:
            reach = self.r + radius(other) + 105
            lies = other.posture in ("prone", "stunned") or other.seat == self.figure.seat
            if not lies and abs(other.z - self.figure.z) <= 3_000 and hypot(other.x - on.x, other.y - on.y) > reach:
                met = below(on, self._from(other.x, other.y, other.z, reach, self.figure.floor), 0.0)
                far = min([far, *(start for start, _ in met)])
        return far

    def crossings(self, legs: list[Leg], how: How) -> list[tuple[float, float, str]] | None:
        """From where to where along the path the base is over low pieces; None where it may only touch one."""
        crossings: list[tuple[float, float, str]] = []
        for piece in self.made.grounds:
            done, loose, tight = 0.0, [], []
            for leg in legs:
                near = leg.floor not in self.flights and leg.on.from_point(piece.x, piece.y) < piece.r + self.r
                if near and piece in self.there(leg.floor) and self.is_low(piece, leg.floor):
                    loose += [(done + s, done + e) for s, e in below(leg.on, piece.away, self.r + SLIGHT)]
                    tight += [(done + s, done + e) for s, e in below(leg.on, piece.away, self.r + DEEPER)]
                done += leg.on.far
            outer, inner = _merged(loose), _merged(tight)
            if len(outer) != len(inner):
                return None
            crossings += [(s, e, piece.id) for s, e in outer]
        return sorted(crossings)

    def affordable(self, legs: list[Leg], how: How, crossed: int) -> Verdict:
        """No more than the allowance (D10-MOV-03)."""
        cost, doubt = self.cost(legs, how, crossed)
        return at_least(how.far + 5, cost, doubt)

    def cost(self, legs: list[Leg], how: How, crossed: int) -> tuple[float, float]:
        """The length, as much again in slow terrain, and what crossings cost (D10-TER-02, -04, -06, -08); and how sure that is."""
        cost, doubt = 0.0, 1.0
        for leg in legs:
            cost += leg.on.far
            if not how.slows:
                continue
            if leg.floor in self.flights:
                cost += leg.on.far
                continue
            slow = [p for p in self.made.grounds if p.kind in SLOW and leg.floor == ""]
            near = [p for p in slow if leg.on.from_point(p.x, p.y) < p.r]
            stretches = [stretch for p in near for stretch in below(leg.on, p.away, 0.0)]
            cost += joined(stretches)
            doubt += 2 * FINE * len(stretches)
        if how.low == "pay":
            cost += how.toll * crossed
        return cost, doubt

    def in_cover(self, legs: list[Leg]) -> Verdict:
        """The ground under the centre is non-clear all the way (D10-MOV-12)."""
        least = -inf
        for leg in legs:
            rough = [p for p in self.made.grounds if p.kind in SCREENS and leg.floor == ""]
            if not rough:
                return False

            def out(x: float, y: float, rough: list[Ground] = rough) -> float:
                return -min(p.away(x, y) for p in rough)

            least = max(least, -lowest(leg.on, out))
        return True if least < -2 else False if least > 2 + FINE else CLOSE

    def landings(self, legs: list[Leg], crossings: list[tuple[float, float, str]]) -> Iterator[Verdict]:
        """Room beyond each low piece, and at the foot of a rim (D10-MOV-19, -22)."""
        drops, done = [], 0.0
        for k, leg in enumerate(legs):
            if leg.air is not None:
                drops.append((done - (self._hangs(legs[k - 1]) if k else 0.0), done + leg.air))
                if leg.air < leg.on.far or leg is legs[-1]:
                    yield self._room(leg, leg.air, leg.over)
            done += leg.on.far
        for _, end, name in crossings:
            if not any(start + 2 * FINE <= end <= stop + FINE for start, stop in drops):
                leg, d = self._along(legs, end)
                room = self._room(leg, d, name)
                hangs = any(start - 2 * FINE <= end <= stop + FINE for start, stop in drops)
                yield CLOSE if room is False and (hangs or self._steps_up(legs, leg, d)) else room

    def _hangs(self, before: Leg) -> float:
        """How far along the end of a leg to the rim of its floor the base hangs over that."""
        if before.floor in ("", *self.flights):
            return 0.0
        hung = [run for side in self._rim(before.floor) for run in below(before.on, Outline(side).away, self.r)]
        return before.on.far - min([start for start, end in hung if end >= before.on.far], default=before.on.far)

    def _steps_up(self, legs: list[Leg], leg: Leg, d: float) -> bool:
        """Is the end of a leg the foot of stairs, beside which the ledger leaves open what stands there?"""
        after = legs[legs.index(leg) + 1 :]
        return d >= leg.on.far - FINE and bool(after) and after[0].floor in self.flights

    def _along(self, legs: list[Leg], d: float) -> tuple[Leg, float]:
        """The leg on which a distance along the path ends, and how far along that leg."""
        for leg in legs[:-1]:
            if d <= leg.on.far:
                return leg, d
            d -= leg.on.far
        return legs[-1], d

    def _room(self, leg: Leg, d: float, crossed: str) -> Verdict:
        """Room for a base that far along a leg, give or take a step."""
        x, y = leg.on.at(min(d, leg.on.far))
        return self.stands(x, y, leg.floor, doubt=2 * FINE, but=crossed, loose=False)

    # -- standing

    def stands(
        self, x: float, y: float, floor: str, *, doubt: float = 0.0, but: str = "", loose: bool = True
    ) -> Verdict:
        """May a base stand here (D10-GEO-07, D10-TER-09, D10-OBJ-01)? `loose`: do objects and weapons on the floor count?"""
        return all_of(self._standing(x, y, floor, ENDS + doubt, but, loose))

    def _standing(self, x: float, y: float, floor: str, doubt: float, but: str, loose: bool) -> Iterator[Verdict]:
        yield at_least(min(x, y, SIZE * 1_000 - x, SIZE * 1_000 - y), self.r - 5, doubt)
        if floor in self.flights:
            yield from self._on_flight(x, y, self.flights[floor], doubt)
        else:
            yield from self._on_level(x, y, floor, doubt, but)
        z = self.height(floor, x, y)
        for other in self.made.figures:
            if other is not self.figure:
                yield self._clear_of(x, y, z, other.x, other.y, other.z, radius(other), doubt)
        for marker in self.made.game.state.markers:
            if marker.kind == "mount" or (loose and marker.kind != "missile"):
                yield self._clear_of(x, y, z, marker.x, marker.y, marker.z, marker.radius, doubt)

    def _on_flight(self, x: float, y: float, flight: Flight, doubt: float) -> Iterator[Verdict]:
        yield at_least(min(side.away(x, y) for side in flight.sides), self.r - 5, doubt)
        beside = [
            p for p in self.made.grounds if p.kind in STANDING and p.bottom <= flight.top and p.top > flight.bottom
        ]
        if any(piece.away(x, y) < self.r for piece in beside):
            yield CLOSE
        yield at_least(-flight.outline.away(x, y), 0.0, doubt)

    def _on_level(self, x: float, y: float, floor: str, doubt: float, but: str) -> Iterator[Verdict]:
        if floor:
            yield at_least(-self.grounds[floor].away(x, y), 0.0, doubt)
        for flight in self.flights.values():
            if floor in (flight.lower, flight.upper):
                yield at_least(flight.outline.away(x, y), 0.0, doubt)
        for piece in self.there(floor):
            if piece.id != but:
                yield at_least(piece.away(x, y), self.r - 5, doubt)
        for rail in self.rails(floor):
            yield at_least(rail.away(x, y), self.r - 5, doubt)

    def _clear_of(
        self, x: float, y: float, z: float, ox: float, oy: float, oz: float, r: float, doubt: float
    ) -> Verdict:
        if abs(z - oz) > 3_000 + doubt:
            return True
        answer = at_least(hypot(ox - x, oy - y), self.r + r - 5, doubt)
        return CLOSE if answer is False and abs(z - oz) > 3_000 - doubt and z != oz else answer


class Flight:
    """A flight of stairs as plain data."""

    def __init__(self, data: TerrainData, z: dict[str, float]) -> None:
        assert data.foot and data.head
        (a, b), (c, d) = [[(1_000 * x, 1_000 * y) for x, y in end] for end in (data.foot, data.head)]
        self.foot, self.head = (a, b), (c, d)
        self.lower, self.upper = data.lower, data.upper
        self.bottom, self.top = z[data.lower], z[data.upper]
        self.sides = [Outline((a, c)), Outline((b, d))]
        self.back = Outline((c, d))
        self.outline = Outline((a, b, d, c))

    def height(self, x: float, y: float) -> float:
        """It rises evenly from the middle of its foot to the middle of its head."""
        fx, fy = (self.foot[0][0] + self.foot[1][0]) / 2, (self.foot[0][1] + self.foot[1][1]) / 2
        hx, hy = (self.head[0][0] + self.head[1][0]) / 2, (self.head[0][1] + self.head[1][1]) / 2
        run = (hx - fx) ** 2 + (hy - fy) ** 2
        return self.bottom + (self.top - self.bottom) * ((x - fx) * (hx - fx) + (y - fy) * (hy - fy)) / run


def _rest(on: Line, d: float) -> Line:
    """What is left of a line after a distance."""
    return Line(*on.at(d), on.ux, on.uy, on.far - d)


def _less(away: Away, r: float) -> Away:
    def less(x: float, y: float) -> float:
        return away(x, y) - r

    return less


def _merged(stretches: list[tuple[float, float]]) -> list[tuple[float, float]]:
    joined: list[tuple[float, float]] = []
    for start, end in sorted(stretches):
        if joined and start <= joined[-1][1] + FINE:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _crosses(on: Line, p: Dot, q: Dot) -> float | None:
    """Where a line passes a segment (infinity: nowhere); None where it ends on it, or passes just beside its end."""
    far = hypot(q[0] - p[0], q[1] - p[1])
    vx, vy = (q[0] - p[0]) / far, (q[1] - p[1]) / far
    before = (on.x - p[0]) * vy - (on.y - p[1]) * vx
    ex, ey = on.at(on.far)
    after = (ex - p[0]) * vy - (ey - p[1]) * vx
    if abs(before) < 1e-6 and abs(after) > FINE:
        return inf  # it sets out from there
    if (before > FINE and after > FINE) or (before < -FINE and after < -FINE):
        return inf
    if before * after > 0 or abs(before) < FINE or abs(after) < FINE:
        ends = [((x - p[0]) * vx + (y - p[1]) * vy) for x, y in ((on.x, on.y), (ex, ey))]
        return inf if max(ends) < -FINE or min(ends) > far + FINE else None
    d = on.far * before / (before - after)
    x, y = on.at(d)
    along = (x - p[0]) * vx + (y - p[1]) * vy
    if along < -FINE or along > far + FINE:
        return inf
    return d if FINE < along < far - FINE else None


def _cut_out(p: Dot, q: Dot, gaps: Sequence[tuple[Dot, Dot]]) -> Iterator[tuple[Dot, Dot]]:
    """A segment without the stretches that lie along it."""
    far = hypot(q[0] - p[0], q[1] - p[1])
    vx, vy = (q[0] - p[0]) / far, (q[1] - p[1]) / far
    cuts = [(0.0, far)]
    for a, b in gaps:
        if max(abs((x - p[0]) * vy - (y - p[1]) * vx) for x, y in (a, b)) > 5:
            continue
        s, e = sorted((x - p[0]) * vx + (y - p[1]) * vy for x, y in (a, b))
        cuts = [cut for c, d in cuts for cut in ((c, min(d, s)), (max(c, e), d)) if cut[1] - cut[0] > 5]
    for s, e in cuts:
        yield (p[0] + vx * s, p[1] + vy * s), (p[0] + vx * e, p[1] + vy * e)
