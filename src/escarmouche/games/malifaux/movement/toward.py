"""Moving toward an object or away from it, not by a Push: round what hinders, never further, never nearer (MALI-TOW)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial

from escarmouche.core.asks.ask import Answer, frozen
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.ground.measure import Thing, radius
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.movement import trace
from escarmouche.games.malifaux.movement.further import Further
from escarmouche.games.malifaux.movement.nearer import SLACK, Nearer
from escarmouche.games.malifaux.movement.rim import exits
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.movement.trace import Stretch
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body, Disc
from escarmouche.space.leg import recedes
from escarmouche.space.path import Arc, Leg, Straight, at, legs_json, length, parts_of
from escarmouche.space.place import around
from escarmouche.space.shape import Box, Piece, Round, depth
from escarmouche.space.shape import Thing as Solid
from escarmouche.space.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, UNIT, Point
from escarmouche.space.ways import Ways

BEYOND = 2 * UNIT  # how much further than one goes one looks for a way
SIDES = 3  # directions to each side of the line of the centres that one makes for,
STEP = math.pi / (3 * SIDES)  # so far apart;
FINER = 7  # how often one halves that where one goes away
HALVES = 10  # how often one halves a right angle there
TURNS = 6  # directions aside of the straight one that are looked at


def region(game: Malifaux, model: Model, goal: Thing, distance: int, *, away: bool = False) -> Toward:
    """The ways of a move toward an object, or away from it."""
    return Toward(game, model, goal, distance, away=away)


class Toward(Route):
    """Ways along which the distance to the centre of an object never grows (or never shrinks), and that end as near (far) as possible."""

    def __init__(self, game: Malifaux, model: Model, goal: Thing, distance: int, *, away: bool = False) -> None:
        super().__init__(game, model, distance, walk=False)
        self.goal, self.away = goal, away
        self.centre = Disc(goal.x, goal.y, 0)

    @clause("MALI-TOW-01", "MALI-TOW-02", "MALI-TOW-03", "MALI-TOW-04", "MALI-AMB-124")
    def fault(self, legs: list[Leg]) -> Refusal | None:
        """A legal way that keeps its direction and ends as near, or as far, as any that is known."""
        found = super().fault(legs) or self._turns(legs)
        if found is not None:
            return found
        short = self._short(legs)
        if short > self._best + SLACK:
            key = "why-not-furthest" if self.away else "why-not-nearest-way"
            left = round(short - self._best)
            return refuse(key, "MALI-TOW-02", model=self.model.id, target=self.goal.id, left=left)
        return None

    def _turns(self, legs: list[Leg]) -> Refusal | None:
        """Does it come nearer where it should go away, or the reverse?"""
        start: tuple[float, float] = self.start
        for leg in legs:
            nearer = self.away and self._apart(start) - self._lowest(start, leg) > ROUNDING
            if nearer or (not self.away and self._grows(start, leg)):
                rule = "MALI-TOW-04" if self.away else "MALI-TOW-03"
                key = "why-comes-nearer" if self.away else "why-goes-further"
                return refuse(key, rule, model=self.model.id, target=self.goal.id)
            start = (leg.x, leg.y)
        return None

    def _grows(self, start: tuple[float, float], leg: Leg) -> bool:
        """Does the distance to the centre grow along any part of a leg?"""
        if isinstance(leg, Arc):
            return bool(recedes(start, leg, 0, self.centre, math.inf))
        dx, dy = leg.x - start[0], leg.y - start[1]
        square = dx * dx + dy * dy
        foot = ((self.goal.x - start[0]) * dx + (self.goal.y - start[1]) * dy) / square if square else 1.0
        nearest = at(start, leg, min(1.0, max(0.0, foot)))
        return self._apart((leg.x, leg.y)) - self._apart(nearest) > ROUNDING

    def _lowest(self, start: tuple[float, float], leg: Leg) -> float:
        """How near a leg comes to the centre after its start, where it should only go away."""
        falls = recedes((leg.x, leg.y), _back(start, leg), 0, self.centre, math.inf)
        if not falls:
            return self._apart(start)
        # walked backwards the distance must never grow; by how much it does is how much nearer the leg comes
        back = _back(start, leg)
        return min(self._apart(at((leg.x, leg.y), back, t)) for run in falls for t in run)

    def _apart(self, spot: tuple[float, float]) -> float:
        return math.hypot(spot[0] - self.goal.x, spot[1] - self.goal.y)

    def _short(self, legs: list[Leg]) -> float:
        """What is to be as small as possible: the distance at the end, or its opposite."""
        end = (legs[-1].x, legs[-1].y) if legs else self.start
        return -self._apart(end) if self.away else self._apart(end)

    @cached_property
    def _best(self) -> float:
        return min(map(self._short, self._good))

    @cached_property
    def _good(self) -> list[list[Leg]]:
        """The ways that are known: straight, round what hinders, aside of it; only what may be as good as any before is looked for."""
        found: list[list[Leg]] = [[Straight(*self.start)]]
        far = self._apart(self.start)
        sign = -1 if self.away else 1
        ux, uy = (
            (sign * (self.goal.x - self.model.x) / far, sign * (self.goal.y - self.model.y) / far)
            if far
            else (1.0, 0.0)
        )
        stretches = self._pushed(ux, uy, self.distance if self.away else min(self.distance, far))
        end = (stretches[-1].leg.x, stretches[-1].leg.y) if stretches else self.start
        if stretches and (self._plain(stretches) or self._legal([Straight(*end)])):
            found.append([Straight(*end)])
        wanted = self.distance if self.away else min(self.distance, far - self._touch)
        if math.dist(self.start, end) >= wanted - SLACK:
            return found  # straight all the way: no other can do better
        if self.away:
            self._try(found, self._leaning(far))
            self._try(found, self._aims(far))
            self._try(found, self._turned(far))
            self._try(found, self._rims(far))
            self._try(found, self._banks(far, -min(map(self._short, found)) - SLACK))
        elif far > self._touch:
            if self.gait.through or self.model.floor:
                self._over(found, far)
            else:
                self._round(found, far)
        return found

    def _plain(self, stretches: Sequence[Stretch]) -> bool:
        """Does a straight way that was gone as far as it goes surely stay what it is when its end is rounded: on the table, past things?"""
        return len(stretches) == 1 and stretches[0].floor == TABLE == self.model.floor and not self.gait.through

    def _legal(self, legs: list[Leg]) -> bool:
        return self._turns(legs) is None and Route.fault(self, legs) is None

    def _try(self, found: list[list[Leg]], tries: Iterable[tuple[float, Callable[[], Iterable[list[Leg]]]]]) -> None:
        """Ways to look for, each with what it comes to at best."""
        best, more = min(map(self._short, found)), SLACK if self.away else -TOLERANCE
        for promise, find in tries:
            for legs in find() if promise <= best + more else ():
                short = self._short(legs)
                if short <= best + more and self._legal(legs):
                    found.append(legs)
                    best = min(best, short)

    def _over(self, found: list[list[Leg]], far: float) -> None:
        """Adds ways over floors, and through things: straight to the centre past others; if that falls short, whatever is worth a try."""
        self._try(found, [(-math.inf, partial(self._centred, far))])
        if min(map(self._short, found)) > far - self.distance + TOLERANCE:
            self._try(found, self._aims(far))
            self._try(found, self._turned(far))

    def _round(self, found: list[list[Leg]], far: float) -> None:
        """Adds the ways round what hinders on the table that end the nearest, one on each side; with stairs near straight lines, too."""
        (x, y), reach, field = self.start, self.distance + self.r, self.game.field
        box = (x - reach, y - reach, x + reach, y + reach)
        solids = self._hindrances(box)
        if box[0] < 0 or box[1] < 0 or box[2] > field.width or box[3] > field.height:
            solids += field.edges
        mires = [f.piece for f in self._mire if f.floor == TABLE] if self._mire and self.gait.severe else []
        best = min(map(self._short, found))
        search = Nearer(self.start, (self.goal.x, self.goal.y), self.distance, self.r, solids, mires, best)
        for _, side, legs in search.ends():
            for gone in self._variants(legs):
                if self._short(gone) <= search.limit and self._legal(gone):
                    found.append(gone)
                    search.accept(self._short(gone), side)
                    break
        met = [solid for solid in solids if (solid.id, False) in search.chosen and isinstance(solid, Piece)]
        within = [piece.id for piece in met if depth(piece, x, y) < self.r - TOLERANCE]
        if within or any(piece.id in field.flights for piece in met):
            self._try(found, self._through(far, met, within))

    def _hindrances(self, box: Box) -> list[Solid]:
        """What may be in the way on the table: not what stands higher up on other terrain."""
        game, model = self.game, self.model
        z = stand.level(game, TABLE, model.x, model.y) if game.field.hills else 0.0
        near = [f for f in measure.near(game, "solid", box) if not f.clearance]
        found: list[Solid] = [f.piece for f in near if f.floor == TABLE or f.bottom <= z + TOLERANCE]
        found += stand.bodies(game, box, z, z + stand.height(game, model), (model.id,), TABLE)
        return found

    def _variants(self, legs: list[Leg]) -> Iterator[list[Leg]]:
        """A way, and as much of it as the distance allows if rounding made it longer."""
        yield legs
        yield self._cut(legs)

    def _turned(self, far: float) -> Iterator[tuple[float, Callable[[], Iterable[list[Leg]]]]]:
        """Straight lines aside of the direct one."""
        for turn, ux, uy in self._asides():
            yield self._aside(far, turn), partial(self._lines, ux, uy)

    def _leaning(self, far: float) -> Iterator[tuple[float, Callable[[], Iterable[list[Leg]]]]]:
        """Away: straight lines past what is near, just in contact with it; the most direct one ends the furthest off."""
        found = []
        for x, y, size in self._corners():
            apart = math.hypot(x - self.model.x, y - self.model.y)
            if size < apart < self.distance + size:
                towards, aside = math.atan2(y - self.model.y, x - self.model.x), math.asin(size / apart)
                found += [towards + aside, towards - aside]
        turns = [(angle - self._heading + math.pi) % (2 * math.pi) - math.pi for angle in found]
        for promise, turn in sorted((self._aside(far, turn), turn) for turn in turns if abs(turn) < math.pi / 2):
            angle = self._heading + turn
            yield promise, partial(self._lines, math.cos(angle), math.sin(angle))

    def _corners(self) -> Iterator[tuple[float, float, float]]:
        """The circles about round things near and about corners of others, as the centre of the base meets them."""
        for thing in self._clear[self._dry[-1]].solids:
            for part in parts_of(thing):
                if isinstance(part, Round):
                    yield part.x, part.y, part.r + self.r
                else:
                    yield from ((x, y, self.r) for x, y in part.points)

    def _asides(self) -> Iterator[tuple[float, float, float]]:
        for k in range(1, TURNS + 1):
            turn = k * math.pi / (2 * TURNS)
            for angle in (self._heading + turn, self._heading - turn):
                yield turn, math.cos(angle), math.sin(angle)

    def _through(
        self, far: float, met: Sequence[Solid], within: Sequence[str]
    ) -> Iterator[tuple[float, Callable[[], Iterable[list[Leg]]]]]:
        """Of the straight lines those that lead to the foot of some stairs, or through what it stands in already."""
        (x, y), flights = self.start, self.game.field.flights
        for turn, ux, uy in self._asides():
            run, name = contact(x, y, ux, uy, self.distance, self.r, met)
            flight = flights.get(name or "")
            if name in within or (flight and flight.height(x + ux * run, y + uy * run) <= TOLERANCE):
                yield self._aside(far, turn), partial(self._lines, ux, uy)

    def _aside(self, far: float, turn: float) -> float:
        """What a straight line at an angle to that of the centres comes to at best, if nothing is in its way."""
        run = self.distance if self.away else min(self.distance, far * math.cos(turn))
        sign = 1 if self.away else -1
        end = math.hypot(far + sign * run * math.cos(turn), run * math.sin(turn)) + sign * ROUNDING
        return -end if self.away else end

    @cached_property
    def _touch(self) -> float:
        """How near two bases come: a Marker may be stood on, and one may be above or below a model."""
        goal, model, game = self.goal, self.model, self.game
        if not isinstance(goal, Model):
            return 0.0
        level = goal.floor == model.floor or (
            goal.z < model.z + stand.height(game, model) and goal.z + stand.height(game, goal) > model.z
        )
        return self.r + radius(game, goal) if level else 0.0

    def _pushed(self, ux: float, uy: float, distance: float) -> list[Stretch]:
        """As far as a straight line goes, and keeps its direction."""
        from escarmouche.games.malifaux.movement import push

        if not self.away:  # past the foot of the centre the distance grows
            foot = ux * (self.goal.x - self.model.x) + uy * (self.goal.y - self.model.y)
            distance = min(distance, max(0.0, foot))
        return push.line(self.game, self.model, ux, uy, distance)

    def _lines(self, ux: float, uy: float) -> list[list[Leg]]:
        gone = self._pushed(ux, uy, self.distance)
        return [[Straight(gone[-1].leg.x, gone[-1].leg.y)] if gone else []]

    def _aims(self, far: float) -> Iterator[tuple[float, Callable[[], Iterable[list[Leg]]]]]:
        """By the shortest ways round what hinders to places that are worth a try, as far as the distance goes."""
        ways = self._clear
        points = dict.fromkeys((*self._posts(far), *self._beside(ways[False].solids)))
        better = [p for p in points if (self._apart(p) > far if self.away else self._apart(p) < far)]
        for promise, point in sorted((self._ideal(point), point) for point in better):
            yield promise, partial(self._past, ways, point)
        if self.away:
            for past in ways.values():
                yield -math.inf, partial(self._finer, far, past)

    def _rims(self, far: float) -> Iterator[tuple[float, Callable[[], Iterable[list[Leg]]]]]:
        """Away: ways that end in contact with what is in the way, the table edge too, as far along it as the distance goes."""
        side = self.game.field.width
        for past in self._kept_off(far):
            search = Further(
                self.start, (self.goal.x, self.goal.y), self.distance, past, self._price, (0, 0, side, side)
            )
            for promise, track in search.tracks():
                yield -promise, partial(search.along, track)

    def _kept_off(self, far: float) -> Iterator[Ways]:
        """The shortest ways that stay as far from the object as one is: the circle through the start is like a solid."""
        for past in self._clear.values():
            within = math.floor(far - self.r) + TOLERANCE  # who may overlap it that little comes no nearer
            solids = [*past.solids, Body("", self.goal.x, self.goal.y, within)] if within > 0 else past.solids
            yield Ways(past.disc, past.distance, solids)

    def _banks(self, far: float, known: float) -> Iterator[tuple[float, Callable[[], Iterable[list[Leg]]]]]:
        """Away: out of Severe terrain, or past it and into it, at any place of its bank, and from there on; further than what is known."""
        if len(self._dry) < 2:
            return
        side, (wet, _) = self.game.field.width, self._kept_off(far)
        search = Further(self.start, (self.goal.x, self.goal.y), self.distance, wet, self._price, (0, 0, side, side))
        for promise, track in search.stretches([mire.piece for mire in self._mire], onward=True):
            yield -promise, partial(search.over, track, partial(self._onward, wet, known))
        yield from self._outlets(wet)

    def _outlets(self, ways: Ways) -> Iterator[tuple[float, Callable[[], Iterable[list[Leg]]]]]:
        """Away: who stands in Severe terrain goes on past it from wherever it comes out of it."""
        (x, y), behind = self.start, (2 * self.model.x - self.goal.x, 2 * self.model.y - self.goal.y)
        found = []
        for spot, run in exits([part for mire in self._mire for part in mire.piece.parts], self.r, (x, y), behind):
            on = 1 + 2 * TOLERANCE / max(run, 2 * TOLERANCE)  # clear of its rim, so that no step aside leads nearer
            point = round(x + on * (spot[0] - x)), round(y + on * (spot[1] - y))
            found.append((-self._apart(point) - self.distance + 2 * run, point))
        for promise, point in sorted(found):
            yield promise, partial(self._fanned, ways, point)

    def _fanned(self, ways: Ways, point: Point) -> Iterator[list[Leg]]:
        """By a place and from there past everything, Severe terrain too, in all directions, closer and closer to the best one."""
        legs = ways.path_to(point)
        rest = self.distance - (self._price(legs) if legs is not None else math.inf)
        if legs is None or rest <= 0:
            return
        dry = Ways(Disc(*point, self.r), rest + BEYOND, [*ways.solids, *[mire.piece for mire in self._mire]])
        ends: dict[float, list[Leg]] = {}
        around, step = [k * STEP for k in range(1 - TURNS, TURNS)], STEP
        while step > STEP / 2**FINER:
            ends |= {turn: [*legs, *self._dry_on(dry, point, rest, turn)] for turn in around}
            best = min(ends, key=lambda turn: (self._short(ends[turn]), abs(turn), turn))
            step /= 2
            around = [best - step, best + step]
        yield from sorted(ends.values(), key=self._short)[:TURNS]

    def _dry_on(self, ways: Ways, point: Point, rest: float, turn: float) -> list[Leg]:
        """As far as what is left of the distance goes from a place, in a direction aside of that away from the object."""
        angle = math.atan2(point[1] - self.goal.y, point[0] - self.goal.x) + turn
        ux, uy = math.cos(angle), math.sin(angle)
        run, name = contact(*point, ux, uy, rest, self.r, ways.solids)
        if name is None:
            return [Straight(round(point[0] + ux * run), round(point[1] + uy * run))]
        side, r = self.game.field.width, self.r
        x, y = (min(side - r, max(r, round(c + rest * u))) for c, u in zip(point, (ux, uy), strict=True))
        on = _shortened(point, ways.path_to((x, y)) or [], rest)
        return on or [Straight(round(point[0] + ux * run), round(point[1] + uy * run))]

    def _onward(self, ways: Ways, known: float, spot: tuple[float, float]) -> list[Leg]:
        """By the shortest way to a place, and from there on, straight away from the object or past Severe terrain; [] if that leads no
        further than what is known."""
        x, y = point = round(spot[0]), round(spot[1])
        legs, far = ways.path_to(point), self._apart(point)
        rest = self.distance - (self._price(legs) if legs is not None else math.inf)
        if legs is None or not far or rest <= 0 or far + rest < known:
            return []
        ux, uy = (x - self.goal.x) / far, (y - self.goal.y) / far
        run, hit = contact(x, y, ux, uy, rest, self.r, ways.solids)
        found = [[*legs, Straight(round(x + ux * run), round(y + uy * run))]]
        if hit is not None:
            found += [[*legs, leg] for leg in self._slants(ways, point, rest)]
        banks = Ways(Disc(x, y, self.r), rest + BEYOND, [*ways.solids, *[mire.piece for mire in self._mire]])
        for k in (0, 1, -1):
            angle = math.atan2(uy, ux) + k * STEP
            on = banks.path_to((round(x + rest * math.cos(angle)), round(y + rest * math.sin(angle))))
            found.append([*legs, *_shortened(point, on or [], rest)])
        return min([way for way in map(self._cut, found) if self._turns(way) is None], key=self._short, default=[])

    def _slants(self, ways: Ways, point: Point, rest: float) -> Iterator[Leg]:
        """From a place straight to the rim of what is in the way, on both sides as far along it as what is left of the distance goes."""
        (x, y), away = point, math.atan2(point[1] - self.goal.y, point[0] - self.goal.x)
        for side in (1, -1):
            low, high, end = 0.0, math.pi / 2, point
            for _ in range(HALVES):
                turn = (low + high) / 2
                ux, uy = math.cos(away + side * turn), math.sin(away + side * turn)
                run, hit = contact(x, y, ux, uy, rest, self.r, ways.solids)
                leg = Straight(round(x + ux * run), round(y + uy * run))
                if hit is None or trace.slowed(Stretch(TABLE, point, leg), self.r, self._mire) > rest:
                    high, end = turn, (leg.x, leg.y)
                else:
                    low = turn
            if end != point:
                yield Straight(*end)

    def _price(self, legs: list[Leg]) -> float:
        """What a way costs, with Severe terrain in it."""
        if self.gait.severe and self._mire:
            return trace.cost(self.game, self.follow(legs).stretches, self.r)
        return _long(self.start, legs)

    @cached_property
    def _clear(self) -> dict[bool, Ways]:
        """The shortest ways past what hinders, without Severe terrain and with it."""
        return {dry: self.ways(dry=dry, further=BEYOND) for dry in self._dry}

    @cached_property
    def _dry(self) -> tuple[bool, ...]:
        """Is Severe terrain looked at as what hinders, too?"""
        return (False, True) if self.gait.severe and self._mire else (False,)

    def _ideal(self, point: Point) -> float:
        """What the straight way to a place comes to, if nothing is in it."""
        far = math.dist(self.start, point)
        part = min(1.0, self.distance / far) if far else 1.0
        (x, y), (px, py) = self.start, point
        end = self._apart((x + part * (px - x), y + part * (py - y)))
        return -end - ROUNDING if self.away else end - ROUNDING

    def _centred(self, far: float) -> Iterator[list[Leg]]:
        """The shortest way to the centre of the object, as if it could be entered, up to where the bases touch."""
        around = {dry: self.ways(dry=dry, further=far, look=BEYOND, but=self.goal.id) for dry in self._dry}
        return self._past(around, (self.goal.x, self.goal.y), self._touch)

    def _past(self, ways: Mapping[bool, Ways], point: Point, short: float = 0.0) -> Iterator[list[Leg]]:
        """The shortest ways to a place, or `short` of it, through Severe terrain and, if there is any in it, past it."""
        for dry, past in ways.items():
            legs = past.path_to(point)
            if not legs:
                return
            whole = _shortened(self.start, legs, min(self.distance, _long(self.start, legs) - short))
            gone = self._cut(whole) if len(ways) > 1 and not dry else whole
            yield gone
            if _long(self.start, gone) > _long(self.start, whole) - SLACK:
                return

    @cached_property
    def _mire(self) -> list[Feature]:
        """Severe terrain near."""
        (x, y), far = self.start, self.distance + self.r
        return measure.near(self.game, "severe", (x - far, y - far, x + far, y + far))

    def _beside(self, solids: Sequence[Solid]) -> Iterator[Point]:
        """Places in contact with what the straight line runs into."""
        ux, uy = math.cos(self._heading), math.sin(self._heading)
        _, name = contact(*self.start, ux, uy, self.distance, self.r, solids)
        for thing in solids:
            if thing.id == name != stand.EDGE:
                yield from around(thing, self.r, solids).propose()

    @cached_property
    def _heading(self) -> float:
        """The direction toward the centre, or away from it."""
        sign = 1 if self.away else -1
        return math.atan2(sign * (self.model.y - self.goal.y), sign * (self.model.x - self.goal.x))

    def _posts(self, far: float) -> Iterator[Point]:
        """Places to make for: on the line of the centres and to both sides of it, a little further than one can go."""
        for k in range(-SIDES, SIDES + 1):
            for reach in (self.distance, self.distance + BEYOND) if self.away else (self.distance,):
                yield self._post(far, k * STEP, reach)

    def _post(self, far: float, turn: float, reach: float) -> Point:
        """The place so far away in a direction aside of the line of the centres."""
        angle = self._heading + turn
        run = reach if self.away else min(reach, far - self._touch)
        return round(self.model.x + run * math.cos(angle)), round(self.model.y + run * math.sin(angle))

    def _finer(self, far: float, ways: Ways) -> Iterator[list[Leg]]:
        """Away: directions between those tried, closer and closer to the best one."""
        for reach in (self.distance, self.distance + BEYOND):
            tried: dict[float, float] = {}
            around = [k * STEP for k in range(-SIDES, SIDES + 1)]
            for halves in range(1, FINER):
                for turn in around:
                    legs = ways.path_to(self._post(far, turn, reach)) or []
                    legs = _shortened(self.start, legs, self.distance)
                    tried[turn] = self._short(legs) if self._turns(legs) is None else math.inf
                    yield legs
                best = min(tried, key=lambda turn: (tried[turn], abs(turn), turn))
                around = [best - STEP / 2**halves, best + STEP / 2**halves]

    def _cut(self, legs: list[Leg]) -> list[Leg]:
        """As much of a way as the distance allows."""
        gone = trace.within(self.game, self.follow(legs).stretches, self.r, self.distance, severe=self.gait.severe)
        return [stretch.leg for stretch in gone]

    # -- what an ask wants of its region

    def sample(self, rng: Random) -> Answer:
        ways = list(self.propose())
        return ways[int(rng.random() * len(ways))]

    def propose(self) -> Iterator[Answer]:
        seen = set()
        for legs in sorted(self._good, key=self._short):
            if self._short(legs) <= self._best + SLACK and tuple(legs) not in seen:
                seen.add(tuple(legs))
                yield frozen(legs_json(legs))


def _shortened(start: tuple[float, float], legs: list[Leg], distance: float) -> list[Leg]:
    """As much of a way as a distance allows."""
    found: list[Leg] = []
    for leg in legs:
        far = length(start, leg)
        if far > distance:
            part = trace.cut(start, leg, 0.0, distance / far)
            return [*found, part] if part is not None else found
        found.append(leg)
        distance -= far
        start = (leg.x, leg.y)
    return found


def _long(start: tuple[float, float], legs: Sequence[Leg]) -> float:
    """The length of a way."""
    total = 0.0
    for leg in legs:
        total += length(start, leg)
        start = (leg.x, leg.y)
    return total


def _back(start: tuple[float, float], leg: Leg) -> Leg:
    """A leg gone backwards."""
    x, y = round(start[0]), round(start[1])
    return Arc(leg.cx, leg.cy, x, y, not leg.left) if isinstance(leg, Arc) else Straight(x, y)
