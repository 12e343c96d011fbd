"""Where a model may go: every way of straight segments of which none is barred, as the region of an ask (MALI-MOVE, MALI-GACT-06).

A way may be split into as many straight segments as wanted, so that an arc, which they come as near to as wanted, is legal too.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from escarmouche.core.asks.ask import Answer, frozen, shown
from escarmouche.core.asks.region import Ring, why_uneven
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import engage, measure, sight, stand
from escarmouche.games.malifaux.ground.field import TABLE, solid
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.movement import allowed_way, climb, way_cost
from escarmouche.games.malifaux.movement.climb import Climb, Step
from escarmouche.games.malifaux.movement.follow_way import Way, WayFollower
from escarmouche.games.malifaux.movement.gait import Gait
from escarmouche.games.malifaux.movement.stretch import Span, Stretch, spans_of
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body
from escarmouche.space.place import around
from escarmouche.space.shape import Box, Thing, nearest_on, signed
from escarmouche.space.travel.leg_parts import box_of
from escarmouche.space.travel.path import Arc, Leg, Straight, at, fits, from_centre, legs_json, length, on_circle
from escarmouche.space.travel.reach import Reach
from escarmouche.space.travel.shortest_ways import Ways
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import TOLERANCE

DIRECTIONS = 16
RAYS = 32  # of a drawn outline
TRIES = 4
LEGS = (Straight, Arc, Climb)


class Route:
    """All ways of a model that are no longer than a distance. In a Walk it may climb, and leaves nobody's engagement range."""

    heights = True  # a leg may end at a height: `[x, y, z]` (MALI-AMB-134)

    def __init__(self, game: Malifaux, model: Model, distance: int, *, walk: bool = True) -> None:
        self.game, self.model, self.distance, self.walk = game, model, distance, walk
        self.start = (model.x, model.y)
        self.r = game.cards[model.card].radius
        self.gait = Gait(game, model, walk=walk)
        self._near: list[tuple[Model, int]] | None = None

    # -- the questions an ask puts to its region

    def why_not(self, answer: Answer) -> Refusal | None:
        try:
            steps = climb.steps_from_json(answer)
        except ValueError:
            return refuse("why-malformed-path", answer=shown(answer))
        return self._why_illegal_climb(steps) if climb.named(steps) else self.why_illegal(climb.plain(steps))

    @clause("MALI-MOVE-03", "MALI-MOVE-04", "MALI-MOVE-05", "MALI-AMB-52")
    def why_illegal(self, legs: list[Leg]) -> Refusal | None:
        """What is wrong with a way; None if it is legal."""
        reason = self._why_malformed(legs)
        if reason is not None:
            return reason
        if all(leg.__class__ is Straight and (leg.x, leg.y) == self.start for leg in legs):
            return None
        way = self.follow(legs)
        return way.fault or self._why_beyond(way.stretches)

    def _why_malformed(self, legs: Sequence[Leg]) -> Refusal | None:
        """Does an arc not end on its circle?"""
        start: tuple[float, float] = self.start
        for leg in legs:
            if isinstance(leg, Arc) and not fits(start, leg):
                return why_uneven(*from_centre(start, leg))
            start = (leg.x, leg.y)
        return None

    @clause("MALI-MOVE-09", "MALI-MOVE-10", "MALI-AMB-134")
    def _why_illegal_climb(self, steps: Sequence[Step]) -> Refusal | None:
        """What is wrong with a way that names heights; where they are those it would have anyway, it is like any other."""
        legs = climb.plain(steps)
        reason = self._why_malformed(legs)
        if reason is not None:
            return reason
        way = climb.follow(self.game, self.model, steps, self.gait)
        if way.fault is not None:
            return way.fault
        if any(stretch.climb for stretch in way.stretches):
            return self._why_beyond(way.stretches)
        return self.why_illegal(legs)

    @clause("MALI-MOVE-03", "MALI-AMB-52")
    def _why_beyond(self, stretches: Sequence[Stretch]) -> Refusal | None:
        """Is a way that nothing bars too long, or does it end or lead where it may not?"""
        total = way_cost.cost(self.game, stretches, self.r, severe=False)
        if 2 * total > self.distance and self.gait.severe:  # half of what it may go never is too far
            total = way_cost.cost(self.game, stretches, self.r)
        if total > self.distance + TOLERANCE:
            limited_by = "MALI-GACT-06" if self.walk else "MALI-MOVE-03"
            return refuse("why-too-long", limited_by, model=self.model.id, length=round(total), most=self.distance)
        return self._why_not_end(stretches) or (self._why_not_leave(stretches) if self.gait.held else None)

    def follow(self, legs: Sequence[Leg]) -> Way:
        """A way cut into its stretches."""
        game, model, how = self.game, self.model, self.gait
        way = WayFollower(game, model, climbs=how.climbs, through=how.through).follow(legs)
        if way.fault is None:
            key = allowed_way.all_it_depends_on(game, model, legs, how.climbs, how.through)
            game.field.latest_way.keep(key, way.stretches)
        return way

    @clause("MALI-MOVE-07")
    def _why_not_end(self, stretches: Sequence[Stretch]) -> Refusal | None:
        """A model that moves through models and terrain must end in none."""
        if not self.gait.through or not stretches:
            return None
        last = stretches[-1]
        body = Body("", last.leg.x, last.leg.y, self.r)
        by = stand.hit(self.game, body, last.floor, stand.height(self.game, self.model), (self.model.id,))
        return stand.why_no_room("MALI-MOVE-07", self.model.id, by) if by is not None else None

    @clause("MALI-GACT-06", "MALI-ENG-05", "MALI-AMB-36")
    def _why_not_leave(self, stretches: Sequence[Stretch]) -> Refusal | None:
        """At no point may it leave an engagement range that it is engaged in at that point; losing LoS is not leaving."""
        if not self._threats:
            return None
        spans = [span for stretch in stretches for span in spans_of(self.game, stretch, self.r)]
        for enemy, reach in self._threats:
            for there in self._exits(enemy, reach, spans):
                if sight.sees(self.game, enemy, there):
                    return refuse("why-leaves-engagement", "MALI-GACT-06", model=self.model.id, by=enemy.id)
        return None

    @property
    def _threats(self) -> list[tuple[Model, int]]:
        """Enemies whose engagement range it could come into."""
        if self._near is None:
            self._near = [
                (enemy, reach) for enemy in self._enemies() if (reach := engage.range(self.game, enemy)) != engage.NONE
            ]
        return self._near

    def _enemies(self) -> list[Model]:
        """Enemies that it could come as near to as any engagement range reaches."""
        enemies, cards, (x, y), seat = [], self.game.cards, self.start, self.model.seat
        gone = self.distance + self.r + TOLERANCE
        most = gone + measure.WIDEST + self.game.library.longest_reach
        left, right = x - most, x + most
        for enemy in self.game.models:
            if enemy.seat == seat or not left <= enemy.x <= right or not enemy.on_table:
                continue
            card, dx, dy = cards[enemy.card], enemy.x - x, enemy.y - y
            far = gone + card.radius + (engage.range(self.game, enemy) if enemy.upgrades else card.reach)
            if dx * dx + dy * dy <= far * far:
                enemies.append(enemy)
        return enemies

    def _exits(self, enemy: Model, reach: int, spans: Sequence[Span]) -> Iterator[Model]:
        """The model as it is where it leaves an enemy's range, by going away or by going up or down."""
        apart = self.game.cards[enemy.card].radius + self.r + TOLERANCE
        floor, z = self.model.floor, self.model.z
        for span in spans:
            start = at(span.start, span.leg, span.low)
            plain = self._plan(enemy, reach, span.z)
            away = max(math.hypot(start[0] - enemy.x, start[1] - enemy.y) - apart, -TOLERANCE)
            last = self._last_height(enemy, reach - away, z, span.z) if span.z != z else None
            if last is not None:
                yield self._there(start, floor if z < span.z else span.floor, last)
            floor, z = span.floor, span.z
            for spot in self._out_of(enemy, plain + apart, span) if plain >= 0 else ():
                yield self._there(spot, floor, z)

    def _out_of(self, enemy: Model, reach: float, span: Span) -> Iterator[tuple[float, float]]:
        """Where its centre leaves a circle about an enemy, at one height."""
        start, leg = span.start, span.leg
        for t in sorted(on_circle(start, leg, enemy.x, enemy.y, reach)):
            if span.low <= t < span.high:
                ahead = at(start, leg, min(1.0, t + 2 / max(2.0, length(start, leg))))
                if math.hypot(ahead[0] - enemy.x, ahead[1] - enemy.y) > reach:
                    yield at(start, leg, t)

    def _plan(self, enemy: Model, reach: int, z: float) -> float:
        """The reach of an enemy in plan against somebody at this height; negative: none."""
        low, high = sorted((float(enemy.z), z))
        lower = enemy if enemy.z <= z else self.model
        return reach - max(0.0, high - low - measure.tall(self.game, lower))

    def _last_height(self, enemy: Model, reach: float, z: int, to: int) -> int | None:
        """Going up or down, the height at which it leaves the range of an enemy that has this reach left above and below; None: it
        does not. It may have come into the range on the same climb."""
        if reach < 0:
            return None
        low = enemy.z - measure.tall(self.game, self.model) - reach
        high = enemy.z + measure.tall(self.game, enemy) + reach
        return math.floor(high) if z <= high < to else math.ceil(low) if to < low <= z else None

    def _there(self, spot: tuple[float, float], floor: str, z: int) -> Model:
        """The model as it would stand, or hang, at a place."""
        return replace(self.model, x=round(spot[0]), y=round(spot[1]), floor=floor, z=z)

    # -- ways to try

    def sample(self, rng: Random) -> Answer:
        """A legal way: straight in some direction, as far as it goes or less; standing still if none of a few goes."""
        for _ in range(TRIES):
            angle, far = rng.random() * 2 * math.pi, self.distance * math.sqrt(rng.random())
            end = self.towards(math.cos(angle), math.sin(angle), far)
            if end is not None:
                return (end,)
        return (self.start,)

    def towards(self, ux: float, uy: float, far: float) -> tuple[int, int] | None:
        """The end of a legal straight way in a direction, as far as wanted or as it goes; None if that cannot be decided at once."""
        (x, y), r = self.start, self.r
        edge = self._to_the_edge(ux, uy)
        if edge < far:
            far = edge
        if far < TOLERANCE:
            return None
        to_x, to_y = round(x + ux * far), round(y + uy * far)
        box = (
            (x if x < to_x else to_x) - r,
            (y if y < to_y else to_y) - r,
            (x if x > to_x else to_x) + r,
            (y if y > to_y else to_y) + r,
        )
        rough = measure.near(self.game, "rough", box) if not self.model.floor else []
        solids = self._solids(box, rough) if not self.gait.through else []
        if solids:
            far, _ = contact(x, y, ux, uy, far, r, solids)
            to_x, to_y = round(x + ux * far), round(y + uy * far)
        return (to_x, to_y) if self._goes(Straight(to_x, to_y), rough, solids) else None

    def _goes(self, end: Straight, rough: list[Feature], solids: list[Thing]) -> bool:
        """May it go straight to a place that nothing is in the way of? From a floor, on hills and on stairs it must be checked."""
        game, how = self.game, self.gait
        if end == self.start:
            return True
        if self.model.floor or (game.field.hills and not how.through and not self._flat(end)):
            return self.why_illegal([end]) is None
        if how.through and self._why_not_end([Stretch(TABLE, self.start, end)]) is not None:
            return False
        mire, held = [f for f in rough if "severe" in f.traits] if rough else rough, how.held and self._threats
        if not mire and not held:
            return True
        if any(thing.id in game.field.flights for thing in solids):
            return not (held or how.severe) or self.why_illegal([end]) is None
        way = Stretch(TABLE, self.start, end)
        if mire and self._mired(way, mire) and how.severe:
            return False
        return not held or self._why_not_leave([way]) is None

    def _mired(self, way: Stretch, mire: list[Feature]) -> bool:
        """Is a straight way on the table too long for a model that Severe terrain slows? Half of what it may go never is."""
        if 2 * length(way.start, way.leg) <= self.distance:
            return False
        return way_cost.slowed(way, self.r, mire) > self.distance + TOLERANCE

    def _flat(self, end: Straight) -> bool:
        """Does it stay on the table itself? On a hill it may run into a model above the place where it began."""
        x0, y0, x1, y1 = box_of(self.start, end, self.r)
        hills = [hill.feature.piece.bounds for hill in self.game.field.hills]
        return not any(a <= x1 and c >= x0 and b <= y1 and d >= y0 for a, b, c, d in hills)

    def _solids(self, box: Box, rough: Sequence[Feature]) -> list[Thing]:
        """The models in the way, and the terrain near it that is."""
        game, model = self.game, self.model
        z = stand.level(game, model.floor, model.x, model.y) if model.floor or game.field.hills else 0.0
        bodies = stand.bodies(game, box, z, z + stand.height(game, model), (model.id,), model.floor)
        if not rough or model.floor:
            return [*bodies]
        return [*bodies, *[f.piece for f in rough if solid(f) and not f.clearance]]

    def _to_the_edge(self, ux: float, uy: float) -> float:
        """How far the base may go in a direction before it touches the table edge."""
        (x, y), r, side = self.start, self.r, self.game.field.width
        across = (side - r - x) / ux if ux > 0 else (r - x) / ux if ux < 0 else math.inf
        along = (side - r - y) / uy if uy > 0 else (r - y) / uy if uy < 0 else math.inf
        return max(0.0, min(across, along))

    def propose(self) -> Iterator[Answer]:
        """To enemies and Markers, up and over what is near, round corners too, then far all round; standing still at last."""
        seen: set[tuple[Leg, ...]] = set()
        for legs in self._ideas():
            path = tuple(legs)
            if path and path not in seen and self.why_illegal(legs) is None:
                yield frozen(legs_json(legs))
            seen.add(path)
        yield (self.start,)

    def _ideas(self) -> Iterator[list[Leg]]:
        ways = self.ways()
        for point in self._goals():
            legs = ways.path_to(point)
            if legs is not None:
                yield legs
        if self.gait.climbs:
            for feature in self._climbs():
                yield from self._up(feature)
        for k in range(DIRECTIONS):
            ux, uy = math.cos(2 * math.pi * k / DIRECTIONS), math.sin(2 * math.pi * k / DIRECTIONS)
            for share in (1.0, 0.5):
                end = self.towards(ux, uy, self.distance * share)
                if end is not None:
                    yield [Straight(*end)]

    def _goals(self) -> Iterator[tuple[int, int]]:
        """Places beside enemies, on Markers, and beside what is near."""
        game, model = self.game, self.model
        bodies = [game.body(other) for other in game.on_table() if other is not model]
        near = sorted(bodies, key=lambda b: (math.hypot(b.x - model.x, b.y - model.y), b.id))
        for body in near[:6]:
            places = around(body, self.r, [b for b in bodies if b is not body])
            yield from sorted(places.propose(), key=lambda p: (math.dist(p, self.start), p))[:2]
        for marker in game.state.markers:
            if math.hypot(marker.x - model.x, marker.y - model.y) <= self.distance:
                yield marker.x, marker.y

    def _climbs(self) -> list[Feature]:
        """Terrain near enough to climb, or to come down from."""
        x, y, far = self.model.x, self.model.y, self.distance + self.r
        return measure.near(self.game, "climbable", (x - far, y - far, x + far, y + far))

    def _up(self, feature: Feature) -> Iterator[list[Leg]]:
        """Straight onto a piece by the shortest way, and on as far as possible."""
        part = min(feature.piece.parts, key=lambda p: signed(p, *self.start))
        x, y = nearest_on(part, *self.start)
        far = math.hypot(x - self.model.x, y - self.model.y)
        if far < TOLERANCE:
            return
        ux, uy = (x - self.model.x) / far, (y - self.model.y) / far
        legs: list[Leg] = [Straight(round(self.model.x + ux * self.distance), round(self.model.y + uy * self.distance))]
        stretches = self.follow(legs).stretches
        gone = way_cost.within(self.game, stretches, self.r, self.distance, severe=self.gait.severe)
        if gone and gone[-1].floor:
            yield [Straight(gone[-1].leg.x, gone[-1].leg.y)]

    def ways(self, *, dry: bool = False, further: float = 0, look: float = math.inf, but: str = "") -> Ways:
        """Shortest ways on its own floor without climbing; `dry`: nor in Severe terrain; `further`: if it went on, past what it could
        meet if it went on by `look`; `but`: through it."""
        (x, y), far, game = self.start, self.distance + min(further, look) + self.r, self.game
        box = (x - far, y - far, x + far, y + far)
        zones = [f.piece for f in measure.near(game, "severe", box)] if dry else []
        rough = [] if self.gait.through else measure.near(game, "solid", box)
        solids = [] if self.gait.through else [thing for thing in self._solids(box, rough) if thing.id != but]
        if min(box) < 0 or box[2] > game.field.width or box[3] > game.field.height:
            solids += game.field.edges
        return Ways(Body("", x, y, self.r), self.distance + further, solids, zones)

    def outline(self) -> Sequence[Ring]:
        """Where it can get to on its own floor, round corners too: for drawing only."""
        ways = self.ways()
        return list(Reach(ways.disc, self.distance, ways.solids).outline(RAYS))


def steps_of(answer: Answer) -> list[Step]:
    """The legs of an answer, or legs as they are."""
    if answer and answer[0].__class__ in LEGS:
        return list(answer)
    if all(leg.__class__ is tuple and len(leg) == 2 for leg in answer):
        return [Straight(*leg) for leg in answer]
    return climb.steps_from_json(answer)
