"""Climbing to a height that a player names: up or down the side of Climbable terrain, part of the way too (MALI-MOVE-09, MALI-AMB-134).

Where a way names no height the base goes all the way up, or down as far as it can pay (`follow_way.py`). Part-way up it hangs on the side,
in base contact with it, at no floor's height: at the end of the Walk, or when it leaves the side, it falls.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.ground.field import TABLE, scalable, top_floor
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.movement.follow_way import Way, WayFollower
from escarmouche.games.malifaux.movement.gait import Gait
from escarmouche.games.malifaux.movement.meet_terrain import indoors, sticks_out, why_blocked
from escarmouche.games.malifaux.movement.pass_others import why_stopped
from escarmouche.games.malifaux.movement.stretch import Stretch
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body, Disc
from escarmouche.space.place import free
from escarmouche.space.shape import Thing, depth
from escarmouche.space.travel.leg import blocked
from escarmouche.space.travel.leg_parts import TINY, box_of, cut, overlaps
from escarmouche.space.travel.path import Leg, Straight, at, legs_from_json, legs_json
from escarmouche.space.units import TOLERANCE, Spot


class Climb(NamedTuple):
    """Straight on to x, y, and there up or down a side to the height z."""

    x: int
    y: int
    z: int


Step = Leg | Climb


def steps_from_json(data: Iterable[Any]) -> list[Step]:
    """Legs as they come over the wire: like those of any path, or `[x, y, z]`."""
    return [
        Climb(*item) if isinstance(item, list | tuple) and len(item) == 3 else legs_from_json([item])[0]
        for item in data
    ]


def steps_json(steps: Iterable[Step]) -> list[Any]:
    """Legs as they go over the wire."""
    return [list(step) if isinstance(step, Climb) else legs_json([step])[0] for step in steps]


def plain(steps: Iterable[Step]) -> list[Leg]:
    """The same legs without their heights."""
    return [Straight(step.x, step.y) if isinstance(step, Climb) else step for step in steps]


def named(steps: Sequence[Step]) -> bool:
    """Does any leg name a height?"""
    return any(step.__class__ is Climb for step in steps)


@clause("MALI-MOVE-09", "MALI-TERR-04")
def sides(game: Malifaux, model: Model, distance: int) -> list[str]:
    """The terrain that a model could climb in a Walk of that length, by the names that a scene has for it."""
    if "climbable" not in game.field.traits:
        return []
    x, y, far = model.x, model.y, distance + game.cards[model.card].radius
    near = measure.near(game, "climbable", (x - far, y - far, x + far, y + far))
    return list(dict.fromkeys(top_floor(f) for f in near if scalable(f)))


def follow(game: Malifaux, model: Model, steps: Sequence[Step], gait: Gait, *, legal: bool = False) -> Way:
    """A way with heights, cut into its stretches; `legal`: it was allowed before."""
    return Climber(game, model, climbs=gait.climbs, through=gait.through, legal=legal).along(steps)


class Climber(WayFollower):
    """Follows a base along its legs, and up and down the sides where they name a height."""

    side: Feature | None = None  # what it hangs on ...
    z: float = 0.0  # ... and how high

    @clause("MALI-MOVE-09", "MALI-MOVE-10", "MALI-AMB-134")
    def along(self, steps: Sequence[Step]) -> Way:
        """The whole way; a base that hangs on a side at its end falls."""
        start: Spot = (self.model.x, self.model.y)
        for step in steps:
            fault = self._next(start, step)
            if fault is not None:
                return Way(self.stretches, fault)
            start = (step.x, step.y)
        if self.side is not None:
            self._let_go(start)
        return Way(self.stretches)

    def _next(self, start: Spot, step: Step) -> Refusal | None:
        (leg,) = plain([step])
        fault = None
        stays = leg.__class__ is Straight and leg.x == start[0] and leg.y == start[1]
        if not stays:
            fault = self._leg(start, leg) if self.side is None else self._hang(start, leg)
        return fault or (self._climb(step) if isinstance(step, Climb) else None)

    # -- up and down

    @clause("MALI-MOVE-09", "MALI-TERR-04", "MALI-AMB-134")
    def _climb(self, to: Climb) -> Refusal | None:
        """Up or down the side that it touches, to a height; where it stands at that height already, there is nothing to climb."""
        game, spot = self.game, (to.x, to.y)
        now = stand.level(game, self.floor, *spot) if self.side is None else self.z
        if abs(to.z - now) <= TOLERANCE or (self.side is None and to.z == stand.rest(game, self.floor, *spot, self.r)):
            return None
        side = self._side(to, now)
        if isinstance(side, Refusal):
            return side
        fault = self._why_no_room(side, to, now)
        if fault is not None:
            return fault
        foot = self._below(side, to._replace(z=round(min(now, to.z))))  # Severe terrain there slows it (MALI-AMB-63)
        self.floor = top_floor(side) if to.z >= self._top(side, to) - TOLERANCE else self._below(side, to)
        stands = to.z <= stand.level(game, self.floor, *spot) + TOLERANCE
        self.side, self.z = (None, 0.0) if stands else (side, float(to.z))
        height = None if stands else self.z
        self.stretches.append(Stretch(self.floor, spot, Straight(*spot), climb=to.z - now, z=height, off=foot))
        return None

    @clause("MALI-MOVE-09", "MALI-TERR-04", "MALI-AMB-134")
    def _side(self, to: Climb, now: float) -> Feature | Refusal:
        """The side that leads from one height to the other where it is, or why none does."""
        game, model = self.game, self.model.id
        if not self.climbs:
            return refuse("why-climb-not-walk", "MALI-MOVE-09", model=model, height=to.z)
        base = Disc(to.x, to.y, self.r + TOLERANCE)
        near = [f for f in measure.about(game, "climbable", base.x, base.y, base.r) if self._touches(f, to)]
        near = [f for f in near if f.bottom + f.clearance <= now + TOLERANCE <= self._top(f, to) + 2 * TOLERANCE]
        if not near:
            return refuse("why-no-side", "MALI-MOVE-09", model=model, height=to.z)
        near.sort(key=lambda f: (self._top(f, to), f.id), reverse=True)
        ends = [(self._foot(f, to, now), self._top(f, to), f) for f in near]
        for low, high, side in ends:
            if low - TOLERANCE <= to.z <= high + TOLERANCE:
                return side
        low, high, side = ends[0]
        args = {"by": side.id, "height": to.z, "low": round(low), "high": round(high)}
        return refuse("why-beyond-side", "MALI-AMB-134", model=model, **args)

    def _foot(self, side: Feature, to: Climb, now: float) -> float:
        """Where a side begins for a base at this height: a base at its foot only goes up."""
        if self.side is None and now < self._top(side, to) - TOLERANCE:
            return now
        floor = stand.level(self.game, self._below(side, to), to.x, to.y)
        return max(floor, side.bottom + side.clearance)

    def _touches(self, feature: Feature, to: Climb) -> bool:
        """Is the base in contact with a side that can be climbed, beside it and not on it?"""
        gap = depth(feature.piece, to.x, to.y) - self.r
        return -TOLERANCE <= gap <= TOLERANCE and scalable(feature) and not indoors(self, feature, to.x, to.y)

    @clause("MALI-MOVE-05", "MALI-TERR-15")
    def _why_no_room(self, side: Feature, to: Climb, now: float, lead: str = "") -> Refusal | None:
        """Who or what is in the way between the two heights, except for the bridge or roof that a side leads to."""
        if self.legal or self.through:
            return None
        game, base = self.game, Body("", to.x, to.y, self.r)
        low, high = min(now, to.z), max(now, to.z)
        by = free(base, stand.bodies(game, measure.around(base), low, high + self.tall, (self.model.id,)))
        if by is not None:
            return refuse("why-blocked", "MALI-MOVE-05", model=self.model.id, by=by)
        for f in measure.about(game, "solid", base.x, base.y, base.r):
            # level with its top a base is on it: nobody stands on what is Impassable
            end = self._top(f, to) + (TOLERANCE if "impassable" in f.traits else -TOLERANCE)
            there = f.bottom + f.clearance <= high + TOLERANCE and end > low
            if not there or f.id in (side.id, lead) or sticks_out(self, f, to.x, to.y):
                continue
            if depth(f.piece, to.x, to.y) < self.r - TOLERANCE:
                return why_blocked(f, self.model)
        return None

    def _top(self, feature: Feature, to: Climb) -> float:
        """How high terrain reaches at a place: stairs rise."""
        return stand.level(self.game, feature.id, to.x, to.y) if scalable(feature) else feature.top

    def _below(self, side: Feature, to: Climb) -> str:
        """The highest floor below a height that carries any part of the base."""
        game = self.game
        carriers = [f for _, f in stand.carriers(game, Disc(to.x, to.y, self.r)) if f.id != top_floor(side)]
        levels = [(stand.level(game, floor, to.x, to.y), floor) for floor in (TABLE, *(f.id for f in carriers))]
        return max([known for known in levels if known[0] <= max(to.z, 0) + TOLERANCE], default=(0.0, TABLE))[1]

    # -- hanging on a side

    @clause("MALI-MOVE-08", "MALI-MOVE-09", "MALI-AMB-134")
    def _hang(self, start: Spot, leg: Leg) -> Refusal | None:
        """Along sides as long as it touches any; into one, it climbs the rest; away from all, it falls and goes on."""
        sides = self._sides(start, leg)
        held = max(self._held(side, start, leg) for side in sides)
        into = [self._entered(side, start, leg) for side in sides]
        end = min(held, *into)
        part = cut(start, leg, 0.0, end)
        if part is not None:
            fault = self._why_not_past(sides, start, part)
            if fault is not None:
                return fault
            self._go_along(start, part)
        if end >= 1 - TINY:
            return None
        spot = at(start, leg, end)
        if end in into:
            fault = self._mount(sides[into.index(end)], spot)
        else:
            self._let_go(spot)
            fault = self._why_no_landing(spot)
        return fault or self._leg(spot, leg)

    @clause("MALI-AMB-63", "MALI-AMB-134")
    def _go_along(self, start: Spot, leg: Leg) -> None:
        """Along a side at its height, over one floor after the other: Severe terrain on the floor below slows it."""
        assert self.side is not None
        floors = [
            f for f in measure.near(self.game, "climbable", box_of(start, leg, self.r + TOLERANCE)) if scalable(f)
        ]
        runs = [run for f in floors for run in overlaps(start, leg, f.piece, self.r + TOLERANCE)]
        for low, high in pairwise(sorted({0.0, 1.0, *(t for run in runs for t in run if TINY < t < 1 - TINY)})):
            part, (x, y) = cut(start, leg, low, high), at(start, leg, (low + high) / 2)
            if part is not None:
                self.floor = self._below(self.side, Climb(round(x), round(y), round(self.z)))
                self.stretches.append(Stretch(self.floor, at(start, leg, low) if low else start, part, z=self.z))

    def _sides(self, start: Spot, leg: Leg) -> list[Feature]:
        """The sides beside which a leg leads at its height, or into which it leads: the one it hangs on, then the highest first."""
        near = measure.near(self.game, "climbable", box_of(start, leg, self.r + TOLERANCE))
        sides = [f for f in near if f is self.side or (scalable(f) and self._leads_on(f, start, leg))]
        return sorted(sides, key=lambda f: (f is not self.side, -f.top, f.id))

    def _leads_on(self, feature: Feature, start: Spot, leg: Leg) -> bool:
        """Does it touch the side of a piece at its height, or come to it?"""
        touches, end = self._held(feature, start, leg) > 0, self._entered(feature, start, leg)
        if not touches and end > 1:
            return False
        x, y = start if touches else at(start, leg, end)
        if indoors(self, feature, x, y):
            return False
        top = stand.level(self.game, feature.id, x, y)
        return feature.bottom + feature.clearance <= self.z + TOLERANCE and self.z < top - TOLERANCE

    def _held(self, side: Feature, start: Spot, leg: Leg) -> float:
        """How far along a leg it keeps touching a side."""
        return max(
            [high for low, high in overlaps(start, leg, side.piece, self.r + TOLERANCE) if low <= TINY], default=0.0
        )

    def _entered(self, side: Feature, start: Spot, leg: Leg) -> float:
        """How far along a leg it goes before it leads into a side; more than the whole leg if it does not."""
        return min([low for low, _ in overlaps(start, leg, side.piece, self.r - TOLERANCE)], default=2.0)

    def _why_no_landing(self, spot: Spot) -> Refusal | None:
        """Does somebody or something stand where it has come down?"""
        if self.legal or self.through:
            return None
        game, x, y = self.game, round(spot[0]), round(spot[1])
        for f in measure.about(game, "solid", x, y, self.r):
            there = depth(f.piece, x, y) < self.r - TOLERANCE and not sticks_out(self, f, x, y)
            if there and stand.rises(game, f, self.floor, x, y):
                return refuse("why-landing-taken", "MALI-AMB-62", model=self.model.id, by=f.id)
        z = stand.rest(game, self.floor, x, y, self.r)
        by = stand.taken(game, Disc(x, y, self.r), z, z + self.tall, (self.model.id,), self.floor)
        return refuse("why-landing-taken", "MALI-AMB-62", model=self.model.id, by=by) if by is not None else None

    def _mount(self, side: Feature, spot: Spot) -> Refusal | None:
        """Up what is left of a side, onto its top."""
        top, (x, y) = stand.level(self.game, side.id, *spot), (round(spot[0]), round(spot[1]))
        flight = self.game.field.flights.get(side.id)
        fault = self._why_no_room(side, Climb(x, y, round(top)), self.z, flight.upper if flight else "")
        if fault is not None:
            return fault
        foot, self.side, self.floor = self.floor, None, top_floor(side)
        self.stretches.append(Stretch(self.floor, spot, Straight(x, y), climb=top - self.z, off=foot))
        return None

    def _let_go(self, spot: Spot) -> None:
        """Off the side: down to the floor below."""
        assert self.side is not None
        end = Straight(round(spot[0]), round(spot[1]))
        self.floor = self._below(self.side, Climb(*end, round(self.z)))
        drop = self.z - stand.level(self.game, self.floor, *spot)
        self.side = None
        self.stretches.append(Stretch(self.floor, spot, end, drop=drop))

    @clause("MALI-TERR-22", "MALI-AMB-134")
    def _stops(self, feature: Feature, start: Spot, leg: Leg) -> bool:
        """Is terrain as high as it hangs: stairs where it comes to them, or leaves them?"""
        flight, stops = self.game.field.flights.get(feature.id), stand.stops(feature, self.floor, self.z)
        if flight is None or not stops:
            return stops
        runs = overlaps(start, leg, feature.piece, self.r - TOLERANCE)
        return any(flight.height(*at(start, leg, t)) > self.z + TOLERANCE for run in runs for t in run)

    @clause("MALI-MOVE-05", "MALI-MOVE-01", "MALI-TERR-15")
    def _why_not_past(self, sides: Sequence[Feature], start: Spot, leg: Leg) -> Refusal | None:
        """What is in the way of a base that goes along sides at its height."""
        if self.legal:
            return None
        game, box = self.game, box_of(start, leg, self.r)
        level = [f for f in measure.near(game, "solid", box) if f not in sides and self._stops(f, start, leg)]
        near = {f.id: f for f in level if not (sticks_out(self, f, *start) and sticks_out(self, f, leg.x, leg.y))}
        things: list[Thing] = [f.piece for f in near.values()]
        if not self.through:
            things += stand.bodies(game, box, self.z, self.z + self.tall, (self.model.id,))
        by = blocked(start, leg, self.r, [*things, *game.field.edges])
        if by is None:
            return None
        return why_blocked(near[by], self.model) if by in near else why_stopped(self, by)
