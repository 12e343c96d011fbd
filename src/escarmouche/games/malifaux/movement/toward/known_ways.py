"""The ways toward an object, or away from it, that may end as near, or as far, as possible: all that are known (MALI-TOW-02)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial

from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE, standable
from escarmouche.games.malifaux.movement import push, way_cost
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.movement.toward.in_the_way import InTheWay
from escarmouche.games.malifaux.movement.toward.ways_along_rims import WaysAlongRims
from escarmouche.games.malifaux.movement.toward.ways_away import BEYOND, SIDES, STEP, Try, WaysAway
from escarmouche.games.malifaux.movement.toward.ways_away_with_bends import WaysAwayWithBends
from escarmouche.games.malifaux.movement.toward.ways_over_floors import WaysOverFloors
from escarmouche.games.malifaux.movement.toward.ways_through_severe import WaysThroughSevere
from escarmouche.games.malifaux.movement.toward.ways_toward import SLACK, WaysToward
from escarmouche.space.disc import Body
from escarmouche.space.place import around
from escarmouche.space.shape import Piece, depth
from escarmouche.space.shape import Thing as Solid
from escarmouche.space.travel.leg_parts import shortened, way_length
from escarmouche.space.travel.path import Leg, Straight
from escarmouche.space.travel.shortest_ways import Ways
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, Point

TURNS = 6  # directions to either side of the straight one that are tried
HALVES = 10  # how often a way is halved to find where something is in it


class KnownWays(InTheWay):
    """The search: straight, round what hinders, to the side of it, over other floors."""

    @cached_property
    def _known_ways(self) -> list[list[Leg]]:
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
        if stretches and (self._is_unchanged(stretches) or self._legal([Straight(*end)])):
            known_ways.append([Straight(*end)])
        wanted = self.distance if self.away else min(self.distance, far)
        if wanted <= SLACK:
            return known_ways
        if len(known_ways) > 1 and (
            math.dist(self.start, end) >= wanted - SLACK or self._ends_in_contact(known_ways[-1])
        ):
            return known_ways  # straight all the way, or into contact: no other can do better
        if self.away:
            self._add_ways_away(known_ways, far)
        elif far > self._nearest_gap:
            if self.gait.through:
                self._add_ways_through_things(known_ways, far)
            else:
                self._add_ways_round(known_ways, far)
        if not self.gait.through:
            self._add_ways_over_floors(known_ways)
        return known_ways

    def _is_unchanged(self, stretches: Sequence[Stretch]) -> bool:
        """Does a straight way that was followed as far as it goes stay the same when its end is rounded: on the table, past things?"""
        return len(stretches) == 1 and stretches[0].floor == TABLE == self.model.floor and not self.gait.through

    def _legal(self, legs: list[Leg]) -> bool:
        return self._why_wrong_way(legs) is None and Route.why_illegal(self, legs) is None

    def _add_best_of(self, known_ways: list[list[Leg]], tries: Iterable[Try], before: Sequence[Leg] = ()) -> None:
        """Ways to look for, each with what it comes to at best; they begin with some legs, and end where the distance does."""
        best, more = self._best_of(known_ways), self._leeway
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
        if self.away and len(self._severe_as_hindrance) > 1:
            yield self._as_far_as_affordable(legs)
        yield legs

    def _best_of(self, known_ways: list[list[Leg]]) -> float:
        """What the best way comes to that is known."""
        return min(map(self._short, known_ways))

    @property
    def _leeway(self) -> float:
        """How much worse than the best a way may be to be considered; away, others that are as good are worth knowing."""
        return SLACK if self.away else -TOLERANCE

    def _add_ways_away(self, known_ways: list[list[Leg]], far: float) -> None:
        """Adds ways away: past what hinders, through Severe terrain and round it; out of it, or into it, where that leads further."""
        mires, side = self._severe_on_floor, self.game.field.width
        for solids in self._hindrances(self.distance + BEYOND):
            for past in (solids, [*solids, *mires]) if mires else (solids,):
                search = WaysAway(self.start, self._centre, self.distance, self.r, past, side, self._price)
                self._add_best_of(known_ways, search.tries())
            if mires:
                self._add_ways_with_bends(known_ways, solids)
        self._add_best_of(known_ways, self._turned_lines(far))

    def _add_ways_with_bends(self, known_ways: list[list[Leg]], solids: Sequence[Solid]) -> None:
        """Adds ways away with bends where Severe terrain begins or ends, and out of it and on along its rim."""
        mires, side = self._severe_on_floor, self.game.field.width
        bends = WaysAwayWithBends(self.start, self._centre, self.distance, self.r, solids, mires)
        self._add_best_of(known_ways, [(-math.inf, partial(bends.ends, -self._best_of(known_ways)))])
        for spot, left in bends.exits():
            if self._apart(spot) + left > SLACK - min(map(self._short, known_ways)):
                search = WaysAway(spot, self._centre, left, self.r, [*solids, *mires], side)
                self._add_best_of(known_ways, search.open_ways(), [Straight(*spot)])

    @property
    def _centre(self) -> Point:
        return self.goal.x, self.goal.y

    def _add_ways_through_things(self, known_ways: list[list[Leg]], far: float) -> None:
        """Adds ways through things: straight to the centre past others; if that falls short, whatever is worth a try."""
        self._add_best_of(known_ways, [(-math.inf, partial(self._ways_to_centre, far))])
        if min(map(self._short, known_ways)) > far - self.distance + TOLERANCE:
            self._add_best_of(known_ways, self._ways_to_places(far))
            self._add_best_of(known_ways, self._turned_lines(far))

    def _add_ways_round(self, known_ways: list[list[Leg]], far: float) -> None:
        """Adds the ways round what hinders on a floor that end the nearest, one on each side; with stairs near straight lines, too."""
        (x, y), field = self.start, self.game.field
        for solids in self._hindrances(self.distance):
            best = self._best_of(known_ways)
            search = self._search_round(solids, best)
            for _, side, legs in search.ends():
                for gone in self._parts_of_way(legs):
                    if self._short(gone) <= search.limit and self._legal(gone):
                        known_ways.append(gone)
                        search.accept(self._short(gone), side)
                        break
            met = [solid for solid in solids if (solid.id, False) in search.chosen and isinstance(solid, Piece)]
            within = [piece.id for piece in met if depth(piece, x, y) < self.r - TOLERANCE]
            if within or any(piece.id in field.flights for piece in met):
                self._add_best_of(known_ways, self._lines_through(far, met, within))

    def _search_round(self, solids: list[Solid], best: float) -> WaysToward:
        """Ways past these that end nearer than the best one known."""
        start, goal, mires = self.start, self._centre, self._severe_on_floor
        if mires:
            return WaysThroughSevere(start, goal, self.distance, self.r, solids, best, mires)
        return WaysToward(start, goal, self.distance, self.r, solids, best)

    def _add_ways_over_floors(self, known_ways: list[list[Leg]]) -> None:
        """Adds ways over other floors: to the edge of its own, and in straight legs over whatever floors they lead to."""
        if self.model.floor:
            self._add_best_of(known_ways, [(-math.inf, self._ways_to_the_edge)])
        elif not self._leads_to_another_floor():
            return
        game, model, severe = self.game, self.model, self.gait.severe
        strides = WaysOverFloors(game, model, self._centre, self.distance, self._legal, away=self.away, severe=severe)
        self._add_best_of(known_ways, [(-math.inf, partial(strides.ends, self._best_of(known_ways)))])

    def _ways_to_the_edge(self) -> Iterator[list[Leg]]:
        """Ways to the edge of its floor, where it just still stands on it."""
        floor = measure.feature(self.game, self.model.floor).piece
        for solids in self._hindrances(self.distance + BEYOND):
            ways = Ways(Body("", *self.start, self.r), self.distance + BEYOND, solids)
            beside = WaysAlongRims(ways, self._centre, self.distance, self.game.field.width, self._price)
            for track in beside.tracks([floor]):
                yield from beside.along(track)

    def _leads_to_another_floor(self) -> bool:
        """Does anything near lead from the table onto another floor without a climb?"""
        (x, y), far, field = self.start, self.distance + self.r, self.game.field
        near = measure.near(self.game, "solid", (x - far, y - far, x + far, y + far))
        return any(f.id in field.flights or (field.hills and standable(f)) for f in near)

    def _parts_of_way(self, legs: list[Leg]) -> Iterator[list[Leg]]:
        """A way; down from a floor, as much of it as is free below; as much of it as the distance allows if rounding made it longer."""
        yield legs
        if self.model.floor:
            yield self._unhindered(legs)
        yield self._as_far_as_affordable(legs)

    def _unhindered(self, legs: list[Leg]) -> list[Leg]:
        """As much of a way as is legal."""
        low, high = 0.0, way_length(self.start, legs)
        for _ in range(HALVES):
            half = (low + high) / 2
            low, high = (half, high) if self._legal(shortened(self.start, legs, half)) else (low, half)
        return shortened(self.start, legs, low)

    def _turned_lines(self, far: float) -> Iterator[Try]:
        """Straight lines to either side of the direct one."""
        for turn, ux, uy in self._turned_directions():
            yield self._best_of_turned(far, turn), partial(self._straight_line, ux, uy)

    def _turned_directions(self) -> Iterator[tuple[float, float, float]]:
        for k in range(1, TURNS + 1):
            turn = k * math.pi / (2 * TURNS)
            for angle in (self._heading + turn, self._heading - turn):
                yield turn, math.cos(angle), math.sin(angle)

    def _lines_through(self, far: float, met: Sequence[Solid], within: Sequence[str]) -> Iterator[Try]:
        """The straight lines that lead to the foot of some stairs, or through what it stands in already."""
        (x, y), flights = self.start, self.game.field.flights
        for turn, ux, uy in self._turned_directions():
            run, name = contact(x, y, ux, uy, self.distance, self.r, met)
            flight = flights.get(name or "")
            if name in within or (flight and flight.height(x + ux * run, y + uy * run) <= TOLERANCE):
                yield self._best_of_turned(far, turn), partial(self._straight_line, ux, uy)

    def _best_of_turned(self, far: float, turn: float) -> float:
        """What a straight line at an angle to that of the centres comes to at best, if nothing is in its way."""
        run = self.distance if self.away else min(self.distance, far * math.cos(turn))
        sign = 1 if self.away else -1
        end = math.hypot(far + sign * run * math.cos(turn), run * math.sin(turn)) + sign * ROUNDING
        return -end if self.away else end

    def _pushed(self, ux: float, uy: float, distance: float) -> list[Stretch]:
        """As far as a straight line goes, and keeps its direction."""
        if not self.away:  # past the foot of the centre the distance grows
            foot = ux * (self.goal.x - self.model.x) + uy * (self.goal.y - self.model.y)
            distance = min(distance, max(0.0, foot))
        return push.line(self.game, self.model, ux, uy, distance, self.distance)

    def _straight_line(self, ux: float, uy: float) -> list[list[Leg]]:
        gone = self._pushed(ux, uy, self.distance)
        return [[Straight(gone[-1].leg.x, gone[-1].leg.y)] if gone else []]

    def _ways_to_places(self, far: float) -> Iterator[Try]:
        """By the shortest ways round what hinders to places that are worth a try, as far as the distance goes."""
        ways = self._ways_past
        points = dict.fromkeys((*self._places_aside(far), *self._places_in_contact(ways[False].solids)))
        better = [p for p in points if (self._apart(p) > far if self.away else self._apart(p) < far)]
        for promise, point in sorted((self._best_straight_to(point), point) for point in better):
            yield promise, partial(self._shortest_ways_to, ways, point)

    def _price(self, legs: list[Leg]) -> float:
        """What a way costs, with Severe terrain in it."""
        if self.gait.severe and self._severe_near:
            return way_cost.cost(self.game, self.follow(legs).stretches, self.r)
        return way_length(self.start, legs)

    @cached_property
    def _ways_past(self) -> dict[bool, Ways]:
        """The shortest ways past what hinders, without Severe terrain and with it."""
        return {dry: self.ways(dry=dry, further=BEYOND) for dry in self._severe_as_hindrance}

    @cached_property
    def _severe_as_hindrance(self) -> tuple[bool, ...]:
        """Does Severe terrain count as a hindrance, too?"""
        return (False, True) if self.gait.severe and self._severe_near else (False,)

    def _best_straight_to(self, point: Point) -> float:
        """What the straight way to a place comes to, if nothing is in it."""
        far = math.dist(self.start, point)
        part = min(1.0, self.distance / far) if far else 1.0
        (x, y), (px, py) = self.start, point
        end = self._apart((x + part * (px - x), y + part * (py - y)))
        return -end - ROUNDING if self.away else end - ROUNDING

    def _ways_to_centre(self, far: float) -> Iterator[list[Leg]]:
        """The shortest way to the centre of the object, as if it could be entered, up to where the bases touch."""
        around = {
            dry: self.ways(dry=dry, further=far, look=BEYOND, but=self.goal.id) for dry in self._severe_as_hindrance
        }
        return self._shortest_ways_to(around, (self.goal.x, self.goal.y), self._nearest_gap)

    def _shortest_ways_to(self, ways: Mapping[bool, Ways], point: Point, short: float = 0.0) -> Iterator[list[Leg]]:
        """The shortest ways to a place, or `short` of it, through Severe terrain and, if there is any in it, past it."""
        for dry, past in ways.items():
            legs = past.path_to(point)
            if not legs:
                return
            whole = shortened(self.start, legs, min(self.distance, way_length(self.start, legs) - short))
            gone = self._as_far_as_affordable(whole) if len(ways) > 1 and not dry else whole
            yield gone
            if way_length(self.start, gone) > way_length(self.start, whole) - SLACK:
                return

    def _places_in_contact(self, solids: Sequence[Solid]) -> Iterator[Point]:
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

    def _places_aside(self, far: float) -> Iterator[Point]:
        """Places to make for: on the line of the centres and to both sides of it, a little further than the base can go."""
        for k in range(-SIDES, SIDES + 1):
            for reach in (self.distance, self.distance + BEYOND) if self.away else (self.distance,):
                yield self._place_aside(far, k * STEP, reach)

    def _place_aside(self, far: float, turn: float, reach: float) -> Point:
        """The place at that distance, in a direction off the line of the centres."""
        angle = self._heading + turn
        run = reach if self.away else min(reach, far - self._nearest_gap)
        return round(self.model.x + run * math.cos(angle)), round(self.model.y + run * math.sin(angle))

    def _as_far_as_affordable(self, legs: list[Leg]) -> list[Leg]:
        """As much of a way as the distance allows."""
        gone = way_cost.within(self.game, self.follow(legs).stretches, self.r, self.distance, severe=self.gait.severe)
        return [stretch.leg for stretch in gone]
