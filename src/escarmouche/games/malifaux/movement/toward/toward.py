"""Moving toward an object or away from it, not by a Push: round what hinders, never further, never nearer (MALI-TOW)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial

from escarmouche.core.asks.ask import Answer, frozen
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE, standable
from escarmouche.games.malifaux.ground.measure import Thing, radius
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.movement import push, way_cost
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.movement.toward.ways_along_rims import WaysAlongRims
from escarmouche.games.malifaux.movement.toward.ways_away import BEYOND, SIDES, STEP, Try, WaysAway
from escarmouche.games.malifaux.movement.toward.ways_away_with_bends import WaysAwayWithBends
from escarmouche.games.malifaux.movement.toward.ways_over_floors import WaysOverFloors
from escarmouche.games.malifaux.movement.toward.ways_through_severe import WaysThroughSevere
from escarmouche.games.malifaux.movement.toward.ways_toward import SLACK, WaysToward
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body, Disc
from escarmouche.space.place import around
from escarmouche.space.shape import Piece, depth
from escarmouche.space.shape import Thing as Solid
from escarmouche.space.travel.leg import recedes
from escarmouche.space.travel.leg_parts import shortened, way_length
from escarmouche.space.travel.path import Arc, Leg, Straight, at, legs_json
from escarmouche.space.travel.shortest_ways import Ways
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, Point

SHORT = 10 * TOLERANCE  # a straight way may fall this much short of the best one (MALI-AMB-143)
ROUND = 2 * SHORT  # the same for a way round what hinders
TURNS = 6  # directions to either side of the straight one that are tried
HALVES = 10  # how often a way is halved to find where something is in it


def region(game: Malifaux, model: Model, goal: Thing, distance: int, *, away: bool = False) -> Toward:
    """The ways of a move toward an object, or away from it."""
    return Toward(game, model, goal, distance, away=away)


class Toward(Route):
    """Ways along which the distance to the centre of an object never grows (or never shrinks), and that end as near (far) as possible."""

    def __init__(self, game: Malifaux, model: Model, goal: Thing, distance: int, *, away: bool = False) -> None:
        super().__init__(game, model, distance, walk=False)
        self.goal, self.away = goal, away
        self.centre = Disc(goal.x, goal.y, 0)

    @clause("MALI-TOW-01", "MALI-TOW-02", "MALI-TOW-03", "MALI-TOW-04", "MALI-AMB-124", "MALI-AMB-143")
    def why_illegal(self, legs: list[Leg]) -> Refusal | None:
        """A legal way that keeps its direction and ends as near, or as far, as any that is known."""
        reason = super().why_illegal(legs) or self._why_wrong_way(legs)
        if reason is not None:
            return reason
        short = self._short(legs)
        if short > self._best + self._allowance and not self._touches(legs):
            key = "why-not-furthest" if self.away else "why-not-nearest-way"
            left = round(short - self._best)
            return refuse(key, "MALI-TOW-02", model=self.model.id, target=self.goal.id, left=left)
        return None

    @clause("MALI-AMB-143")
    def _touches(self, legs: list[Leg]) -> bool:
        """Does a way toward a model end in base contact with it, on its level? Then it could not end nearer."""
        goal, end = self.goal, (legs[-1].x, legs[-1].y) if legs else self.start
        if self.away or not isinstance(goal, Model):
            return False
        if self._apart(end) > self.r + radius(self.game, goal) + TOLERANCE:
            return False
        stretches = self.follow(legs).stretches
        floor = stretches[-1].floor if stretches else self.model.floor
        return stand.rest(self.game, floor, *end, self.r) == goal.z or self.game.field.joined(floor, goal.floor)

    def _why_wrong_way(self, legs: list[Leg]) -> Refusal | None:
        """Does it come nearer where it should go away, or the reverse?"""
        start: tuple[float, float] = self.start
        for leg in legs:
            if self._shrinks(start, leg) if self.away else self._grows(start, leg):
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

    def _shrinks(self, start: tuple[float, float], leg: Leg) -> bool:
        """Does the distance to the centre shrink along any part of a leg? Gone backwards it grows there."""
        return self._grows((leg.x, leg.y), _back(start, leg))

    def _apart(self, spot: tuple[float, float]) -> float:
        return math.hypot(spot[0] - self.goal.x, spot[1] - self.goal.y)

    def _short(self, legs: list[Leg]) -> float:
        """What is to be as small as possible: the distance at the end, or its opposite."""
        end = (legs[-1].x, legs[-1].y) if legs else self.start
        return -self._apart(end) if self.away else self._apart(end)

    @property
    def _allowance(self) -> float:
        """How much a way may fall short of the best one: twice as much where something hinders the straight one."""
        far = self._apart(self.start)
        ideal = -far - self.distance if self.away else max(0.0, far - self.distance)
        return SHORT if self._best <= ideal + SLACK else ROUND

    @cached_property
    def _best(self) -> float:
        return min(map(self._short, self._good))

    @cached_property
    def _good(self) -> list[list[Leg]]:
        """The known ways: straight, round what hinders, to the side of it; only what may be as good as any before is searched for."""
        known_ways: list[list[Leg]] = [[Straight(*self.start)]]
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
            known_ways.append([Straight(*end)])
        wanted = self.distance if self.away else min(self.distance, far)
        if wanted <= SLACK:
            return known_ways
        if len(known_ways) > 1 and (math.dist(self.start, end) >= wanted - SLACK or self._touches(known_ways[-1])):
            return known_ways  # straight all the way, or into contact: no other can do better
        if self.away:
            self._off(known_ways, far)
        elif far > self._touch:
            if self.gait.through:
                self._over(known_ways, far)
            else:
                self._round(known_ways, far)
        if not self.gait.through:
            self._by_floors(known_ways)
        return known_ways

    def _plain(self, stretches: Sequence[Stretch]) -> bool:
        """Does a straight way that was followed as far as it goes stay the same when its end is rounded: on the table, past things?"""
        return len(stretches) == 1 and stretches[0].floor == TABLE == self.model.floor and not self.gait.through

    def _legal(self, legs: list[Leg]) -> bool:
        return self._why_wrong_way(legs) is None and Route.why_illegal(self, legs) is None

    def _try(self, known_ways: list[list[Leg]], tries: Iterable[Try], before: Sequence[Leg] = ()) -> None:
        """Ways to look for, each with what it comes to at best; they begin with some legs, and end where the distance does."""
        best, more = self._known(known_ways), self._more
        for promise, find in tries:
            for legs in find() if promise <= best + more else ():
                if self._short(legs) > best + more:
                    continue
                for gone in self._affordable([*before, *legs]):
                    short = self._short(gone)
                    if short <= best + more and self._legal(gone):
                        known_ways.append(gone)
                        best = min(best, short)
                        break

    def _affordable(self, legs: list[Leg]) -> Iterator[list[Leg]]:
        """A way, and, where Severe terrain may make it too expensive, as much of it as the distance allows first."""
        if self.away and len(self._dry) > 1:
            yield self._cut(legs)
        yield legs

    def _known(self, known_ways: list[list[Leg]]) -> float:
        """What the best way comes to that is known."""
        return min(map(self._short, known_ways))

    @property
    def _more(self) -> float:
        """How much worse than the best a way may be to be considered; away, others that are as good are worth knowing."""
        return SLACK if self.away else -TOLERANCE

    def _off(self, known_ways: list[list[Leg]], far: float) -> None:
        """Adds ways away: past what hinders, through Severe terrain and round it; out of it, or into it, where that leads further."""
        mires, side = self._mires, self.game.field.width
        for solids in self._hindrances(self.distance + BEYOND):
            for past in (solids, [*solids, *mires]) if mires else (solids,):
                search = WaysAway(self.start, self._centre, self.distance, self.r, past, side, self._price)
                self._try(known_ways, search.tries())
            if mires:
                self._bent(known_ways, solids)
        self._try(known_ways, self._turned(far))

    def _bent(self, known_ways: list[list[Leg]], solids: Sequence[Solid]) -> None:
        """Adds ways away with bends where Severe terrain begins or ends, and out of it and on along its rim."""
        mires, side = self._mires, self.game.field.width
        bends = WaysAwayWithBends(self.start, self._centre, self.distance, self.r, solids, mires)
        self._try(known_ways, [(-math.inf, partial(bends.ends, -self._known(known_ways)))])
        for spot, left in bends.exits():
            if self._apart(spot) + left > SLACK - min(map(self._short, known_ways)):
                search = WaysAway(spot, self._centre, left, self.r, [*solids, *mires], side)
                self._try(known_ways, search.open_ways(), [Straight(*spot)])

    @property
    def _centre(self) -> Point:
        return self.goal.x, self.goal.y

    def _over(self, known_ways: list[list[Leg]], far: float) -> None:
        """Adds ways through things: straight to the centre past others; if that falls short, whatever is worth a try."""
        self._try(known_ways, [(-math.inf, partial(self._centred, far))])
        if min(map(self._short, known_ways)) > far - self.distance + TOLERANCE:
            self._try(known_ways, self._aims(far))
            self._try(known_ways, self._turned(far))

    def _round(self, known_ways: list[list[Leg]], far: float) -> None:
        """Adds the ways round what hinders on a floor that end the nearest, one on each side; with stairs near straight lines, too."""
        (x, y), field = self.start, self.game.field
        for solids in self._hindrances(self.distance):
            best = self._known(known_ways)
            search = self._search(solids, best)
            for _, side, legs in search.ends():
                for gone in self._variants(legs):
                    if self._short(gone) <= search.limit and self._legal(gone):
                        known_ways.append(gone)
                        search.accept(self._short(gone), side)
                        break
            met = [solid for solid in solids if (solid.id, False) in search.chosen and isinstance(solid, Piece)]
            within = [piece.id for piece in met if depth(piece, x, y) < self.r - TOLERANCE]
            if within or any(piece.id in field.flights for piece in met):
                self._try(known_ways, self._through(far, met, within))

    def _search(self, solids: list[Solid], best: float) -> WaysToward:
        """Ways past these that end nearer than the best one known."""
        start, goal, mires = self.start, self._centre, self._mires
        if mires:
            return WaysThroughSevere(start, goal, self.distance, self.r, solids, best, mires)
        return WaysToward(start, goal, self.distance, self.r, solids, best)

    def _hindrances(self, reach: float) -> Iterator[list[Solid]]:
        """What may be in the way on its floor; where that rises or sinks, with those level with it now and with all who may be."""
        if self.gait.through:
            yield []
            return
        game, model, field, (x, y), far = self.game, self.model, self.game.field, self.start, reach + self.r
        box = (x - far, y - far, x + far, y + far)
        z, tall = stand.level(game, model.floor, x, y) if model.floor or field.hills else 0.0, stand.height(game, model)
        solids: list[Solid] = [f.piece for f in measure.near(game, "solid", box) if self._hinders(f, z)]
        if box[0] < 0 or box[1] < 0 or box[2] > field.width or box[3] > field.height:
            solids += field.edges
        level = stand.bodies(game, box, z, z + tall, (model.id,), model.floor)
        yield [*solids, *level]
        low, high = self._heights(z)
        seen = [level]
        for bottom, top in ((low, high), (low, low)) if low < high else ():
            others = stand.bodies(game, box, bottom, top + tall, (model.id,), model.floor)
            if others not in seen:
                seen.append(others)
                yield [*solids, *others]

    def _heights(self, z: float) -> tuple[float, float]:
        """How low and how high its floor is near it."""
        field = self.game.field
        flight = field.flights.get(self.model.floor)
        if flight:
            return flight.low, flight.high
        if self.model.floor:
            return z, z
        (x, y), far = self.start, self.distance + self.r
        near = [hill for hill in field.hills if depth(hill.feature.piece, x, y) < far]
        return 0.0, max([hill.feature.height for hill in near], default=0)

    def _hinders(self, feature: Feature, z: float) -> bool:
        """Is terrain in the way on its floor, at a height?"""
        if self.model.floor:
            return stand.stops(feature, self.model.floor, z)
        return not feature.clearance and (feature.floor == TABLE or feature.bottom <= z + TOLERANCE)

    @property
    def _mires(self) -> list[Piece]:
        """The Severe terrain near on its floor, if that slows it."""
        return [f.piece for f in self._mire if f.floor == self.model.floor] if self._mire and self.gait.severe else []

    def _by_floors(self, known_ways: list[list[Leg]]) -> None:
        """Adds ways over other floors: to the edge of its own, and in straight legs over whatever floors they lead to."""
        if self.model.floor:
            self._try(known_ways, [(-math.inf, self._ledges)])
        elif not self._slopes():
            return
        game, model, severe = self.game, self.model, self.gait.severe
        strides = WaysOverFloors(game, model, self._centre, self.distance, self._legal, away=self.away, severe=severe)
        self._try(known_ways, [(-math.inf, partial(strides.ends, self._known(known_ways)))])

    def _ledges(self) -> Iterator[list[Leg]]:
        """Ways to the edge of its floor, where it just still stands on it."""
        floor = measure.feature(self.game, self.model.floor).piece
        for solids in self._hindrances(self.distance + BEYOND):
            ways = Ways(Body("", *self.start, self.r), self.distance + BEYOND, solids)
            beside = WaysAlongRims(ways, self._centre, self.distance, self.game.field.width, self._price)
            for track in beside.tracks([floor]):
                yield from beside.along(track)

    def _slopes(self) -> bool:
        """Does anything near lead from the table onto another floor without a climb?"""
        (x, y), far, field = self.start, self.distance + self.r, self.game.field
        near = measure.near(self.game, "solid", (x - far, y - far, x + far, y + far))
        return any(f.id in field.flights or (field.hills and standable(f)) for f in near)

    def _variants(self, legs: list[Leg]) -> Iterator[list[Leg]]:
        """A way; down from a floor, as much of it as is free below; as much of it as the distance allows if rounding made it longer."""
        yield legs
        if self.model.floor:
            yield self._unhindered(legs)
        yield self._cut(legs)

    def _unhindered(self, legs: list[Leg]) -> list[Leg]:
        """As much of a way as is legal."""
        low, high = 0.0, way_length(self.start, legs)
        for _ in range(HALVES):
            half = (low + high) / 2
            low, high = (half, high) if self._legal(shortened(self.start, legs, half)) else (low, half)
        return shortened(self.start, legs, low)

    def _turned(self, far: float) -> Iterator[Try]:
        """Straight lines to either side of the direct one."""
        for turn, ux, uy in self._asides():
            yield self._aside(far, turn), partial(self._lines, ux, uy)

    def _asides(self) -> Iterator[tuple[float, float, float]]:
        for k in range(1, TURNS + 1):
            turn = k * math.pi / (2 * TURNS)
            for angle in (self._heading + turn, self._heading - turn):
                yield turn, math.cos(angle), math.sin(angle)

    def _through(self, far: float, met: Sequence[Solid], within: Sequence[str]) -> Iterator[Try]:
        """The straight lines that lead to the foot of some stairs, or through what it stands in already."""
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
        """How near two bases come: a Marker may be stood on, and a base may be above or below a model."""
        goal, model, game = self.goal, self.model, self.game
        if not isinstance(goal, Model):
            return 0.0
        level = goal.floor == model.floor or (
            goal.z < model.z + stand.height(game, model) and goal.z + stand.height(game, goal) > model.z
        )
        return self.r + radius(game, goal) if level else 0.0

    def _pushed(self, ux: float, uy: float, distance: float) -> list[Stretch]:
        """As far as a straight line goes, and keeps its direction."""
        if not self.away:  # past the foot of the centre the distance grows
            foot = ux * (self.goal.x - self.model.x) + uy * (self.goal.y - self.model.y)
            distance = min(distance, max(0.0, foot))
        return push.line(self.game, self.model, ux, uy, distance, self.distance)

    def _lines(self, ux: float, uy: float) -> list[list[Leg]]:
        gone = self._pushed(ux, uy, self.distance)
        return [[Straight(gone[-1].leg.x, gone[-1].leg.y)] if gone else []]

    def _aims(self, far: float) -> Iterator[Try]:
        """By the shortest ways round what hinders to places that are worth a try, as far as the distance goes."""
        ways = self._clear
        points = dict.fromkeys((*self._posts(far), *self._beside(ways[False].solids)))
        better = [p for p in points if (self._apart(p) > far if self.away else self._apart(p) < far)]
        for promise, point in sorted((self._ideal(point), point) for point in better):
            yield promise, partial(self._past, ways, point)

    def _price(self, legs: list[Leg]) -> float:
        """What a way costs, with Severe terrain in it."""
        if self.gait.severe and self._mire:
            return way_cost.cost(self.game, self.follow(legs).stretches, self.r)
        return way_length(self.start, legs)

    @cached_property
    def _clear(self) -> dict[bool, Ways]:
        """The shortest ways past what hinders, without Severe terrain and with it."""
        return {dry: self.ways(dry=dry, further=BEYOND) for dry in self._dry}

    @cached_property
    def _dry(self) -> tuple[bool, ...]:
        """Does Severe terrain count as a hindrance, too?"""
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
            whole = shortened(self.start, legs, min(self.distance, way_length(self.start, legs) - short))
            gone = self._cut(whole) if len(ways) > 1 and not dry else whole
            yield gone
            if way_length(self.start, gone) > way_length(self.start, whole) - SLACK:
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
        """Places to make for: on the line of the centres and to both sides of it, a little further than the base can go."""
        for k in range(-SIDES, SIDES + 1):
            for reach in (self.distance, self.distance + BEYOND) if self.away else (self.distance,):
                yield self._post(far, k * STEP, reach)

    def _post(self, far: float, turn: float, reach: float) -> Point:
        """The place at that distance, in a direction off the line of the centres."""
        angle = self._heading + turn
        run = reach if self.away else min(reach, far - self._touch)
        return round(self.model.x + run * math.cos(angle)), round(self.model.y + run * math.sin(angle))

    def _cut(self, legs: list[Leg]) -> list[Leg]:
        """As much of a way as the distance allows."""
        gone = way_cost.within(self.game, self.follow(legs).stretches, self.r, self.distance, severe=self.gait.severe)
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


def _back(start: tuple[float, float], leg: Leg) -> Leg:
    """A leg gone backwards."""
    x, y = round(start[0]), round(start[1])
    return Arc(leg.cx, leg.cy, x, y, not leg.left) if isinstance(leg, Arc) else Straight(x, y)
