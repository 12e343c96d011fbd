"""A way over terrain: its legs cut where the base steps, climbs, comes down or falls from one floor to another (MALI-MOVE-08, -09).

A base stands on a floor as long as any part of it does. Climbing is done where the way leads: into the side of Climbable terrain the
base goes up it, off its edge it comes down. How much of the way down is climbed and how much is a fall, whoever moves decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot, inf
from typing import NamedTuple

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.buildings import INNER, SHELL
from escarmouche.games.malifaux.ground.field import TABLE, scalable, standable, top_floor
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body, Disc
from escarmouche.space.leg import blocked
from escarmouche.space.path import Arc, Leg, Straight, at, length, on_circle, on_line, parts_of, stretches
from escarmouche.space.shape import Box, Piece, Round, Thing, circle, depth, signed
from escarmouche.space.slide import contact
from escarmouche.space.sweep import through
from escarmouche.space.units import ROUNDING, SLACK, TOLERANCE, UNIT, Spot

TINY = 1e-7
PARTS = 32  # of a leg along stairs, in each of which a hillside sinks below them once at most
Interval = tuple[float, float]


class Stretch(NamedTuple):
    """A part of a way on one floor, and how far up or down the base went before it, from which floor."""

    floor: str
    start: Spot
    leg: Leg
    up: float = 0
    down: float = 0
    climb: float = 0  # up a side by the player's word, negative down it (`climb.py`)
    drop: float = 0  # and how far it fell
    z: float | None = None  # how high it goes, hanging on a side
    off: str = TABLE


class Span(NamedTuple):
    """A part of a stretch, from fraction to fraction of its leg, on which a base at rest would be equally high all along."""

    start: Spot
    leg: Leg
    floor: str
    low: float
    high: float
    z: int


class Way(NamedTuple):
    """A way and, if it cannot be followed to its end, why not."""

    stretches: list[Stretch]
    fault: Refusal | None = None


class Met(NamedTuple):
    """Whom a base runs into on a leg: those who are in its way however high it is, and at which fraction it meets the first of others."""

    always: list[Body]
    first: tuple[float, str] | None = None


class WayFollower:
    """Follows a base along its legs."""

    def __init__(
        self,
        game: Malifaux,
        model: Model,
        *,
        climbs: bool,
        through: bool = False,
        halts: bool = False,
        legal: bool = False,
    ) -> None:
        self.game, self.model, self.climbs, self.through = game, model, climbs, through
        self.legal = legal  # the way was allowed: nobody stands in it
        self.halts = halts  # straight legs that end in contact with what is in the way, and are cut there
        self.r, self.tall = game.cards[model.card].radius, stand.height(game, model)
        self.floor = model.floor
        self.stretches: list[Stretch] = []
        self.up = self.down = 0.0
        self.stepped = False  # onto stairs or off them, without a change of height
        self.off = TABLE
        self.carried: dict[
            str, list[Interval]
        ] = {}  # where along the leg a floor carries the base: what has been found

    def follow(self, legs: Sequence[Leg]) -> Way:
        """The whole way, as far as it goes."""
        start: Spot = (self.model.x, self.model.y)
        for leg in legs:
            if leg.x == start[0] and leg.y == start[1] and leg.__class__ is Straight:
                continue  # who stays does not fall, however little carries it
            fault = self._leg(start, leg)
            if fault is not None:
                return Way(self.stretches, fault)
            start = (leg.x, leg.y)
        return Way(self.stretches)

    def _leg(self, start: Spot, leg: Leg) -> Refusal | None:
        if self.through and self.floor == TABLE:
            return self._go(start, leg, 0.0, 1.0)
        solids = measure.near(self.game, "solid", box_of(start, leg, self.r + TOLERANCE))
        if self.through:
            solids = [f for f in solids if standable(f)]
        if self.floor == TABLE and (not solids or self._stays(solids)):
            return self._go(start, leg, 0.0, 1.0)
        return self._over(start, leg, solids)

    def _stays(self, solids: list[Feature]) -> bool:
        """Does an allowed way not leave the table, as nobody climbs and there are neither stairs nor hills?"""
        flights, hills = self.game.field.flights, self.game.field.hills
        return self.legal and not (self.climbs or hills) and not any(f.id in flights for f in solids)

    def _over(self, start: Spot, leg: Leg, solids: list[Feature]) -> Refusal | None:
        """Event by event: the base runs into something, or loses its support."""
        self.carried.clear()
        entries = [] if self._alone(start, leg, solids) else self._entries(start, leg, solids)
        if not entries and self.floor == TABLE:
            return self._go(start, leg, 0.0, 1.0)
        done, entered = 0.0, 0
        while True:
            lost = self._lost(start, leg, solids, done)
            entry = entries[entered][0] if entered < len(entries) else inf
            if entry >= 1 - TINY and lost >= 1 - TINY:
                return self._go(start, leg, done, 1.0)
            if entry <= lost:
                t, change = entry, self._meet(start, leg, entry, entries[entered][2])
                entered += 1
            else:
                t, change = lost, self._land(start, leg, lost, solids)
            if isinstance(change, Refusal):
                return self._go(start, leg, done, t, change) or change
            if change is None:
                continue
            full = self._why_full(at(start, leg, t), change, solids)
            if full is not None:
                return self._go(start, leg, done, t) or full
            fault = self._go(start, leg, done, t)
            if fault is not None:
                return fault
            done = t
            self._step(at(start, leg, t), change)

    def _alone(self, start: Spot, leg: Leg, solids: list[Feature]) -> bool:
        """Is nothing near but the floor that it stands on? Of one convex part, it is left once in a straight line, and not met again."""
        if len(solids) != 1 or solids[0].id != self.floor or leg.__class__ is not Straight:
            return False
        piece = solids[0].piece
        return len(piece.parts) == 1 and not piece.joints and self._lost(start, leg, solids, 0.0) > 0

    def _entries(self, start: Spot, leg: Leg, solids: list[Feature]) -> list[tuple[float, str, Feature]]:
        """Where along a leg the base runs into something."""
        entries, r = [], self.r - TOLERANCE
        for feature in solids:
            runs = overlaps(start, leg, feature.piece, r)
            if runs and feature.kind == INNER:
                runs = self._under_roof(start, leg, feature, runs)
            entries += [(low, feature.id, feature) for low, _ in runs]
            if runs and runs[0][0] <= TINY and feature.id != self.floor:
                entries += [(t, feature.id, feature) for t in _deeper(start, leg, feature.piece, runs[0][1])]
            if runs and feature.id in self.game.field.flights:
                level = self._level_with(start, leg, feature, solids)
                entries += [(t, onto.id, onto) for t, onto in level if any(low < t < high for low, high in runs)]
            if runs and self.game.field.hills:
                entries += [(t, feature.id, feature) for t in self._slides(start, leg, feature, runs)]
                entries += [(t, feature.id, feature) for t in self._crosses(start, leg, feature, runs)]
        entries.sort(key=lambda entry: entry[:2])
        return entries

    @clause("MALI-TERR-24", "MALI-TERR-25")
    def _under_roof(self, start: Spot, leg: Leg, wall: Feature, runs: Sequence[Interval]) -> list[Interval]:
        """[advanced] Where along a leg the base is in an inner wall and in the building: one that ends in a doorway stops nobody
        outside."""
        inside = overlaps(start, leg, self.game.field.features[wall.name].piece, self.r - 3 * TOLERANCE)
        both = [(max(low, a), min(high, b)) for low, high in runs for a, b in inside]
        return [(low, high) for low, high in both if low < high]

    @clause("MALI-TERR-22")
    def _level_with(
        self, start: Spot, leg: Leg, stairs: Feature, solids: list[Feature]
    ) -> Iterator[tuple[float, Feature]]:
        """Where along a leg stairs are as high as something near them.

        Up them a base steps onto them there, down them onto that floor, or it runs into what it cannot stand on.
        """
        flights = self.game.field.flights
        flight = flights[stairs.id]
        for floor in solids:
            if floor.id in flights or not flight.low < floor.top <= flight.high:
                continue
            nx, ny, far = flight.contour(floor.top)
            for t in on_line(start, leg, nx, ny, far):
                x, y = at(start, leg, t + TINY)
                rising = nx * x + ny * y > far
                if floor.id == flight.upper or (rising and standable(floor)):
                    yield t, stairs
                elif not rising and any(
                    low < t < high for low, high in overlaps(start, leg, floor.piece, self.r - TOLERANCE)
                ):
                    yield t, floor

    @clause("MALI-TERR-04", "MALI-TERR-22")
    def _slides(self, start: Spot, leg: Leg, feature: Feature, runs: Sequence[Interval]) -> Iterator[float]:
        """Where a hill sinks to the top of what the base is above, or rises to what it is below: there it is in the way."""
        ground, under = Stretch(TABLE, start, leg), feature.bottom + feature.clearance
        for height, down in ((feature.top, True), (under, False)) if under else ((feature.top, True),):
            for t in _contours(self.game, ground, height):
                there = abs(stand.level(self.game, TABLE, *at(start, leg, t)) - height) <= TOLERANCE
                if there and any(low < t < high for low, high in runs) and self._sinks(start, leg, t) == down:
                    yield t

    @clause("MALI-TERR-22")
    def _crosses(self, start: Spot, leg: Leg, stairs: Feature, runs: Sequence[Interval]) -> Iterator[float]:
        """Where a hill sinks below the steps of stairs that the base is above: there it is on them."""
        flight = self.game.field.flights.get(stairs.id)

        def above(t: float) -> float:
            x, y = at(start, leg, t)
            return stand.level(self.game, TABLE, x, y) - flight.height(x, y) if flight else 0.0

        for begin, end in runs if flight else ():
            for low, high in pairwise([begin + (end - begin) * k / PARTS for k in range(PARTS + 1)]):
                if above(low) > 0 > above(high):
                    while high - low > TINY:
                        half = (low + high) / 2
                        low, high = (half, high) if above(half) > 0 else (low, half)
                    yield low

    def _sinks(self, start: Spot, leg: Leg, t: float) -> bool:
        """Does a hill lead down from here?"""
        here, ahead = at(start, leg, t), at(start, leg, t + TINY)
        return stand.level(self.game, TABLE, *ahead) < stand.level(self.game, TABLE, *here)

    def _runs(self, start: Spot, leg: Leg, feature: Feature) -> list[Interval]:
        """Where along a leg any part of the base is on a floor."""
        runs = self.carried.get(feature.id)
        if runs is None:
            runs = self.carried[feature.id] = overlaps(start, leg, feature.piece, self.r + TOLERANCE)
        return runs

    def _lost(self, start: Spot, leg: Leg, solids: list[Feature], t: float) -> float:
        """Where no part of the base is left on its floor."""
        if self.floor == TABLE:
            return inf
        for feature in solids:
            if feature.id == self.floor and standable(feature):
                for low, high in self._runs(start, leg, feature):
                    if low - TINY <= t < high - TINY:
                        return high
        return t

    @clause("MALI-MOVE-09", "MALI-TERR-04", "MALI-TERR-22", "MALI-AMB-64")
    def _meet(self, start: Spot, leg: Leg, t: float, feature: Feature) -> str | Refusal | None:
        """The base runs into something: a floor that it steps or climbs onto, why it cannot go on, or None if it may."""
        game, (x, y) = self.game, at(start, leg, t)
        if feature.id == self.floor or self.through or self._sticks_out(feature, x, y):
            return None
        z = stand.level(game, self.floor, x, y)
        flight = game.field.flights.get(feature.id)
        if flight and abs(flight.height(x, y) - z) <= TOLERANCE:
            return feature.id
        if self.floor in game.field.flights and standable(feature) and not flight and abs(feature.top - z) <= TOLERANCE:
            return feature.id if feature.id != game.field.flights[self.floor].upper else None
        if self.floor == TABLE and game.field.hills and standable(feature) and abs(feature.top - z) <= TOLERANCE:
            return feature.id if self._sinks(start, leg, t) else None  # down a hillside onto what is beside it
        if not stand.rises(game, feature, self.floor, x, y):
            return None
        if self.climbs and scalable(feature) and not self._indoors(feature, x, y):
            return top_floor(feature)
        return None if t <= TINY and _leaves(start, leg, feature.piece) else why_blocked(feature, self.model)

    @clause("MALI-AMB-144")
    def _sticks_out(self, feature: Feature, x: float, y: float) -> bool:
        """[advanced] Is it a wall inside a building, for who is outside?"""
        return feature.kind == INNER and not self._indoors(feature, x, y)

    @clause("MALI-TERR-24", "MALI-TERR-25", "MALI-AMB-144")
    def _indoors(self, feature: Feature, x: float, y: float) -> bool:
        """[advanced] Is it a wall of a building, met from inside, or with a part inside? Nobody climbs through the roof."""
        if feature.kind not in (SHELL, INNER):
            return False
        return depth(self.game.field.features[feature.name].piece, x, y) < self.r - 2 * TOLERANCE

    @clause("MALI-MOVE-08", "MALI-MOVE-10", "MALI-AMB-141")
    def _land(self, start: Spot, leg: Leg, t: float, solids: list[Feature]) -> str:
        """The floor that the base comes down to: the highest below that carries any part of it, and stairs rather than what is as high.

        A base that leaves stairs sideways while part of it is on the roof that they lead to is on that roof.
        """
        x, y = at(start, leg, t)
        z, flights = stand.level(self.game, self.floor, x, y), self.game.field.flights
        upper = flights[self.floor].upper if self.floor in flights else TABLE
        best, high = TABLE, stand.level(self.game, TABLE, x, y)
        for feature in solids:
            if feature.id == self.floor or not standable(feature):
                continue
            if any(low - TINY <= t < end - TINY for low, end in self._runs(start, leg, feature)):
                top = stand.level(self.game, feature.id, x, y)
                if feature.id == upper:
                    return upper
                if high < top <= z + TOLERANCE or (feature.id in flights and high == top):
                    best, high = feature.id, top
        return best

    @clause("MALI-TERR-15", "MALI-TERR-20", "MALI-AMB-134")
    def _why_full(self, spot: Spot, floor: str, solids: list[Feature]) -> Refusal | None:
        """Why it cannot get onto a floor here: something solid is there or on the way up, such as a house below a roof or a bridge above
        a hedge."""
        old, new = stand.level(self.game, self.floor, *spot), stand.level(self.game, floor, *spot)
        flight = self.game.field.flights.get(floor)
        own = (floor, flight.upper if flight else floor)  # stairs lead to what is above their head
        for feature in () if self.through else solids:
            there = feature.id not in own and depth(feature.piece, *spot) < self.r - TOLERANCE
            if there and (_overhead(feature, old, new) or stand.rises(self.game, feature, floor, *spot)):
                return why_blocked(feature, self.model)
        return None

    def _step(self, spot: Spot, floor: str) -> None:
        """From one floor to another at a place."""
        old, new = stand.level(self.game, self.floor, *spot), stand.level(self.game, floor, *spot)
        flight = self.game.field.flights.get(self.floor)
        if abs(new - old) > TOLERANCE and not (flight and floor == flight.upper):
            self.up, self.down, self.off = max(0.0, new - old), max(0.0, old - new), self.floor
        else:
            self.stepped = True
        self.floor = floor

    def _go(self, start: Spot, leg: Leg, t0: float, t1: float, into: Refusal | None = None) -> Refusal | None:
        """Along a part of a leg on one floor, past other bases; `into` says what terrain it runs into at its end."""
        part, here = (
            (leg, start) if not t0 and t1 == 1.0 else (cut(start, leg, t0, t1), at(start, leg, t0) if t0 else start)
        )
        if part is None and not (self.up or self.down):
            return None
        part = part or Straight(round(here[0]), round(here[1]))
        fault = None
        if not (self.through or self.legal):
            fault = self._why_landing_taken(here)
            if fault is None:
                part, fault = self._past(here, part, into)
            elif self.halts:
                part = Straight(round(here[0]), round(here[1]))
        if fault is None or self.halts:
            self.stretches.append(Stretch(self.floor, here, part, self.up, self.down, off=self.off))
            self.up = self.down = 0.0
        self.stepped = False
        return fault

    @clause("MALI-MOVE-07", "MALI-AMB-62", "MALI-AMB-142")
    def _why_landing_taken(self, spot: Spot) -> Refusal | None:
        """Does somebody stand where the base has climbed, come down or stepped to?"""
        if not (self.up or self.down or self.stepped):
            return None
        x, y, r = round(spot[0]), round(spot[1]), self.r
        z = stand.rest(self.game, self.floor, x, y, r)
        head = max(z, stand.level(self.game, self.floor, x, y)) + self.tall
        by = stand.taken(self.game, Disc(x, y, r), z, head, (self.model.id,), self.floor)
        return refuse("why-landing-taken", "MALI-AMB-62", model=self.model.id, by=by) if by is not None else None

    @clause("MALI-MOVE-01", "MALI-MOVE-05", "MALI-MOVE-06", "MALI-PUSH-02", "MALI-AMB-65", "MALI-AMB-133")
    def _past(self, start: Spot, leg: Leg, into: Refusal | None) -> tuple[Leg, Refusal | None]:
        """A leg past other bases and not over the table edge: itself, or what is left of it, and why it cannot be gone."""
        game, r, box = self.game, self.r, box_of(start, leg, self.r)
        solids, part, high = list[Thing](), leg, self._higher(start, leg, box)
        solids += high.always
        if min(box) < 0 or box[2] > game.field.width or box[3] > game.field.height:
            solids += game.field.edges
        if self.halts and isinstance(leg, Straight):
            if high.first is not None:
                part = cut(start, leg, 0.0, high.first[0]) or Straight(round(start[0]), round(start[1]))
                into = None
            end, fault = self._halt(start, part, solids, into)  # type: ignore[arg-type]
            return end, fault or (self._why_stopped(high.first[1]) if high.first is not None else None)
        by = high.first[1] if high.first is not None else blocked(start, leg, r, solids) if solids else None
        return leg, self._why_stopped(by) if by is not None else None

    @clause("MALI-MOVE-05", "MALI-TERR-22")
    def _higher(self, start: Spot, leg: Leg, box: Box) -> Met:
        """Whom the base would run into: all along a leg, and on hills and stairs, where it rises or sinks, somewhere on it."""
        game, but = self.game, (self.model.id,)
        if not self._slopes(box):
            z = 0 if self.floor == TABLE else stand.rest(game, self.floor, *start, self.r)
            return Met(stand.bodies(game, box, z, z + self.tall, but, self.floor))
        stretch, always, first = Stretch(self.floor, start, leg), list[Body](), list[tuple[float, str]]()
        inches = list(_inches(game, stretch, self.r))
        for body in stand.bodies(game, box, -inf, inf, but):
            other = game.model(body.id)
            same = other.floor == self.floor
            runs = [(0.0, 1.0)] if same else self._level_runs(stretch, inches, other)
            if runs == [(0.0, 1.0)] and (same or self._stands_in(start, other)):
                always.append(body)
            elif runs:
                piece = Piece(body.id, circle(body.x, body.y, body.r))
                out = self._stands_in(start, other) and _leaves(start, leg, piece)
                for low, high in overlaps(start, leg, piece, self.r - TOLERANCE):
                    starts = [max(low, a) for a, b in runs if max(low, a) < min(high, b)]
                    first += [(t, body.id) for t in starts if t > TINY or not out]
        return Met(always, min(first, default=None))

    def _stands_in(self, start: Spot, other: Model) -> bool:
        """Is it level with somebody where a leg begins, by more than a hair? Whoever is may get out of them."""
        game = self.game
        top = stand.level(game, self.floor, *start) + self.tall
        bottom = stand.rest(game, self.floor, *start, self.r - TOLERANCE)
        return top > other.z + TOLERANCE and bottom < other.z + stand.height(game, other) - TOLERANCE

    def _level_runs(self, stretch: Stretch, inches: Sequence[float], other: Model) -> list[Interval]:
        """Where along a stretch on a slope the base is as high as somebody on another floor: from its lowest part to its head."""
        game, (start, leg), head = self.game, stretch[1:3], other.z + stand.height(self.game, other)
        higher = _contours(game, stretch, other.z - self.tall)
        cuts = sorted({0.0, 1.0, *(t for t in (*inches, *higher) if TINY < t < 1 - TINY)})
        runs: list[Interval] = []
        for low, high in pairwise(cuts):
            x, y = at(start, leg, (low + high) / 2)
            top = stand.level(game, self.floor, x, y) + self.tall
            if stand.rest(game, self.floor, x, y, self.r) < head and top > other.z:
                if runs and runs[-1][1] == low:
                    runs[-1] = runs[-1][0], high
                else:
                    runs.append((low, high))
        return runs

    def _slopes(self, box: Box) -> bool:
        """Does the floor rise anywhere near?"""
        if self.floor != TABLE:
            return self.floor in self.game.field.flights
        return any(_bounds_meet(box, hill.feature.piece.bounds) for hill in self.game.field.hills)

    def _halt(
        self, start: Spot, leg: Straight, solids: list[Thing], into: Refusal | None
    ) -> tuple[Leg, Refusal | None]:
        """Straight on until the base touches something that it would overlap."""
        far = length(start, leg)
        if into is not None:
            solids = [*solids, measure.feature(self.game, into.args["by"]).piece]
        if not far or not solids:
            return leg, None
        ux, uy = (leg.x - start[0]) / far, (leg.y - start[1]) / far
        stop, by = contact(start[0], start[1], ux, uy, far, self.r, solids)
        if by is None:
            return leg, None
        end = Straight(round(start[0] + ux * stop), round(start[1] + uy * stop))
        return end, into if into is not None and by == into.args["by"] else self._why_stopped(by)

    def _why_stopped(self, by: str) -> Refusal:
        if by == stand.EDGE:
            return refuse("why-off-table", "MALI-MOVE-01", model=self.model.id)
        return refuse("why-blocked", "MALI-MOVE-05", model=self.model.id, by=by)


def _overhead(feature: Feature, low: float, high: float) -> bool:
    """Is it a bridge that a base would come up to from one height to another? (The roof of a building is no thicker than the tolerance.)"""
    under = feature.bottom + feature.clearance
    return low + TOLERANCE < under <= high + TOLERANCE and bool(feature.clearance) and feature.top > under + TOLERANCE


def _bounds_meet(box: Box, other: Box) -> bool:
    """Do two boxes meet?"""
    return box[0] <= other[2] and box[2] >= other[0] and box[1] <= other[3] and box[3] >= other[1]


def why_blocked(feature: Feature, model: Model) -> Refusal:
    """Why one cannot go through terrain."""
    rule = "MALI-TERR-15" if "impassable" in feature.traits else "MALI-TERR-04"
    return refuse("why-blocked", rule, model=model.id, by=feature.id)


def _leaves(start: Spot, leg: Leg, piece: Piece) -> bool:
    """Does a leg that begins inside a piece get no deeper into it at first? A base that has ended up in it may get out."""
    ahead = at(start, leg, min(1.0, 2 * TOLERANCE / max(1.0, length(start, leg))))
    return depth(piece, *ahead) >= depth(piece, *start) - SLACK


def _deeper(start: Spot, leg: Leg, piece: Piece, end: float) -> list[float]:
    """Where a leg that begins inside a piece comes deeper into it than there, another part of it too, before it is out of it."""
    inside = depth(piece, *start) - ROUNDING
    if inside <= 0:
        return []
    return [low for low, _ in overlaps(start, leg, piece, inside) if TINY < low < end]


def cut(start: Spot, leg: Leg, t0: float, t1: float) -> Leg | None:
    """The part of a leg between two fractions; None if there is nothing of it."""
    if t1 - t0 <= TINY:
        return None
    if t1 >= 1:
        return leg
    x, y = at(start, leg, t1)
    if isinstance(leg, Arc):
        return Arc(leg.cx, leg.cy, round(x), round(y), leg.left)
    return Straight(round(x), round(y))


def shortened(start: Spot, legs: Sequence[Leg], distance: float) -> list[Leg]:
    """As much of a way as a distance allows, whatever it leads through."""
    legs_left: list[Leg] = []
    for leg in legs:
        far = length(start, leg)
        if far > distance:
            part = cut(start, leg, 0.0, distance / far)
            return [*legs_left, part] if part is not None else legs_left
        legs_left.append(leg)
        distance -= far
        start = (leg.x, leg.y)
    return legs_left


def whole(start: Spot, legs: Sequence[Leg]) -> float:
    """The length of a way."""
    total = 0.0
    for leg in legs:
        total += length(start, leg)
        start = (leg.x, leg.y)
    return total


def overlaps(start: Spot, leg: Leg, piece: Piece, r: float) -> list[Interval]:
    """The stretches of a leg along which the centre is nearer than r to a piece."""
    if leg.__class__ is Straight:
        runs = _met(start, leg, piece, r)
    else:
        runs = [run for part in parts_of(piece) for run in stretches(start, leg, part, r)]
    if len(runs) < 2:
        return runs
    intervals: list[Interval] = []
    for low, high in sorted(runs):
        if intervals and low <= intervals[-1][1] + TINY:
            intervals[-1] = (intervals[-1][0], max(high, intervals[-1][1]))
        else:
            intervals.append((low, high))
    return intervals


def _met(start: Spot, leg: Leg, piece: Piece, r: float) -> list[Interval]:
    """The stretches of a straight leg in each part grown by r: a part is convex, so that a line has one in it at most."""
    x, y = start
    dx, dy, ox, oy = leg.x - x, leg.y - y, piece.x - x, piece.y - y
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, (ox * dx + oy * dy) / square)) if square else 0.0
    near = piece.r + r + TOLERANCE
    if (ox - share * dx) ** 2 + (oy - share * dy) ** 2 > near * near:
        return []  # the leg does not come as near as r to the circle about the piece
    parts, far = parts_of(piece), hypot(dx, dy)
    if not far or r <= 0:
        return [run for part in parts for run in stretches(start, leg, part, r)]
    ux, uy = dx / far, dy / far
    intervals = []
    for part in parts:
        low, high = through(part, x, y, ux, uy, r)
        low, high = low if low > 0 else 0.0, high if high < far else far
        if low < high:
            half = (low + high) / 2
            if signed(part, x + ux * half, y + uy * half) < r - SLACK:
                intervals.append((low / far, high / far))
    return intervals


def box_of(start: Spot, leg: Leg, r: float) -> Box:
    """A box around a base of radius r on a leg."""
    x, y = start
    if leg.__class__ is Arc:
        far = ((x - leg.cx) ** 2 + (y - leg.cy) ** 2) ** 0.5 + r
        return leg.cx - far, leg.cy - far, leg.cx + far, leg.cy + far
    x0, x1 = (x, leg.x) if x < leg.x else (leg.x, x)
    y0, y1 = (y, leg.y) if y < leg.y else (leg.y, y)
    return x0 - r, y0 - r, x1 + r, y1 + r


@clause("MALI-TERR-22", "MALI-LOS-10")
def spans(game: Malifaux, stretch: Stretch, r: float) -> list[Span]:
    """A stretch cut where the Height of the base on it changes: on hills and stairs, from inch to inch."""
    start, leg, floor = stretch.start, stretch.leg, stretch.floor
    if stretch.z is not None:
        return [Span(start, leg, floor, 0.0, 1.0, round(stretch.z))]
    cuts = sorted({0.0, 1.0, *(t for t in _inches(game, stretch, r) if TINY < t < 1 - TINY)})
    spans = []
    for low, high in pairwise(cuts):
        x, y = at(start, leg, (low + high) / 2)
        spans.append(Span(start, leg, floor, low, high, stand.rest(game, floor, x, y, r)))
    return spans


def _inches(game: Malifaux, stretch: Stretch, r: float) -> Iterator[float]:
    """Where along a stretch the lowest part of the base may come to a whole inch."""
    flight = game.field.flights.get(stretch.floor)
    low = flight.low // UNIT * UNIT if flight else 0
    high = flight.high if flight else max((hill.feature.height for hill in game.field.hills), default=0)
    for inch in range(low + UNIT, high + 1, UNIT):
        yield from _contours(game, stretch, inch, r)


def _contours(game: Malifaux, stretch: Stretch, height: float, r: float = 0) -> Iterator[float]:
    """Where along a stretch on stairs or hills the lowest part of a base of radius r may come to a height."""
    start, leg, floor = stretch.start, stretch.leg, stretch.floor
    flight = game.field.flights.get(floor)
    if flight is not None:
        yield from on_line(start, leg, *flight.contour(height + flight.steep * r))
    elif floor == TABLE:
        for hill in game.field.hills:
            if 0 <= height <= hill.feature.height:
                yield from _contour(start, leg, hill.feature.piece, r + hill.run * height / hill.feature.height)


def _contour(start: Spot, leg: Leg, piece: Piece, deep: float) -> Iterator[float]:
    """Where a leg may cross the line so deep inside a piece."""
    for part in piece.parts:
        if isinstance(part, Round):
            if part.r > deep:
                yield from on_circle(start, leg, part.x, part.y, part.r - deep)
        else:
            for _, _, nx, ny, c, *_ in part.edges:
                yield from on_line(start, leg, nx, ny, c - deep)


# -- what it costs


@clause("MALI-TERR-16", "MALI-TERR-17", "MALI-AMB-52", "MALI-AMB-63")
def cost(game: Malifaux, stretches: Sequence[Stretch], r: int, *, severe: bool = True) -> float:
    """The length of a way, climbing up too; an inch in Severe terrain counts as two. What it costs to come down is in it only where the
    player named a height."""
    total = 0.0
    for stretch in stretches:
        steep = stretch.up + abs(stretch.climb)
        total += steep * (2 if steep and severe and mired(game, stretch, r) else 1)
        total += length(stretch.start, stretch.leg)
        if severe:
            total += in_severe(game, stretch, r)
    return total


def mired(game: Malifaux, stretch: Stretch, r: int) -> bool:
    """Does a climb begin in Severe terrain, on the floor that it leads up from?"""
    x, y = stretch.start
    severe = measure.near(game, "severe", (x - r, y - r, x + r, y + r))
    return any(measure.same_floor(stretch.off, f) and depth(f.piece, x, y) < r - TOLERANCE for f in severe)


def in_severe(game: Malifaux, stretch: Stretch, r: float) -> float:
    """How much of a stretch the base is in Severe terrain, even partly."""
    return _mire(stretch, _severe_runs(game, stretch, r))


def _mire(stretch: Stretch, runs: list[Interval]) -> float:
    """The length of some parts of a stretch, where they overlap counted once."""
    if not runs:
        return 0.0
    total, done = 0.0, 0.0
    for low, high in sorted(runs):
        total += max(0.0, high - max(low, done))
        done = max(done, high)
    return total * length(stretch.start, stretch.leg) if total else 0.0


def slowed(stretch: Stretch, r: float, near: Sequence[Feature]) -> float:
    """The cost of a stretch on the level with this Severe terrain about it."""
    return length(stretch.start, stretch.leg) + _mire(stretch, _runs_in(stretch, r, near))


def _severe_runs(game: Malifaux, stretch: Stretch, r: float) -> list[Interval]:
    """Where along a stretch the base is in Severe terrain, as fractions."""
    if "severe" not in game.field.traits and not game.state.markers:
        return []
    return _runs_in(stretch, r, measure.near(game, "severe", box_of(stretch.start, stretch.leg, r)))


def _runs_in(stretch: Stretch, r: float, near: Sequence[Feature]) -> list[Interval]:
    """Where along a stretch the base is in some terrain."""
    runs: list[Interval] = []
    for feature in near:
        if measure.same_floor(stretch.floor, feature):
            runs += overlaps(stretch.start, stretch.leg, feature.piece, r - TOLERANCE)
    return runs


def within(
    game: Malifaux, stretches: Sequence[Stretch], r: int, distance: float, *, severe: bool = True
) -> list[Stretch]:
    """As much of a way as a distance allows; the last stretch is cut."""
    gone: list[Stretch] = []
    for stretch in stretches:
        price = cost(game, [stretch], r, severe=severe)
        if price <= distance + TOLERANCE:
            gone.append(stretch)
            distance -= price
            continue
        share = _share(game, stretch, r, distance - stretch.up, severe)
        part = cut(stretch.start, stretch.leg, 0.0, share)
        if part is not None:
            gone.append(stretch._replace(leg=part))
        break
    return gone


def _share(game: Malifaux, stretch: Stretch, r: int, distance: float, severe: bool) -> float:
    """The fraction of a stretch that a distance allows: it runs out at twice the rate in Severe terrain."""
    if distance <= 0:  # all of it is needed to get up there
        return 0.0
    far = length(stretch.start, stretch.leg)
    runs = _severe_runs(game, stretch, r) if severe else []
    cuts = sorted({0.0, 1.0, *(t for run in runs for t in run if 0 < t < 1)})
    for low, high in pairwise(cuts):
        rate = 2 * far if any(a <= (low + high) / 2 <= b for a, b in runs) else far
        if distance < (high - low) * rate:
            return low + distance / rate
        distance -= (high - low) * rate
    return 1.0


@clause("MALI-TERR-09", "MALI-TERR-13", "MALI-AMB-70")
def waded(game: Malifaux, stretches: Sequence[Stretch], r: float) -> list[str]:
    """The Hazardous terrain that a base was in on its way."""
    if "hazardous" not in game.field.traits and not game.state.markers:
        return []
    names: dict[str, None] = {}
    for stretch in stretches:
        for feature in measure.near(game, "hazardous", box_of(stretch.start, stretch.leg, r)):
            if measure.same_floor(stretch.floor, feature) and overlaps(
                stretch.start, stretch.leg, feature.piece, r - TOLERANCE
            ):
                names[feature.name] = None
    return list(names)


def descent(stretches: Sequence[Stretch]) -> float:
    """How far down a way leads in all, in mils."""
    return sum([stretch.down for stretch in stretches])


def fallen(height: float) -> int:
    """Damage of a fall (MALI-MOVE-08): half the distance in inches, rounded down."""
    return int(height // (2 * UNIT))
