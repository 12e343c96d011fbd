"""Placing models, and where Markers may be Dropped and Created (MALI-PLACE, MALI-MARK-11, -12)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.ground import measure, sight, stand
from escarmouche.games.malifaux.ground.field import TABLE, standable
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.harm import hazard
from escarmouche.games.malifaux.movement import walk
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.circles import circles_meet
from escarmouche.space.disc import Body
from escarmouche.space.place import around, nearest_free
from escarmouche.space.shape import Thing as Solid
from escarmouche.space.shape import depth
from escarmouche.space.units import ROUNDING, TOLERANCE, UNIT, Spot

TRIES = 24
RINGS = (1.0, 0.5)
TURNS = 16
CROSS = ((1, 0), (-1, 0), (0, 1), (0, -1))
Circle = tuple[int, int, float]
WhyNotAt = Callable[[int, int, "float | None"], Refusal | None]


class Spots:
    """Places about one or more bases, up to that far from each: answers are `[x, y]`, or `[x, y, z]` where floors lie above each other."""

    heights = True

    def __init__(
        self,
        game: Malifaux,
        r: int,
        centres: Sequence[Body],
        reach: float,
        why_not_at: WhyNotAt,
        *,
        touch: bool,
        mounts: Sequence[Feature] | None = None,
    ) -> None:
        self.game, self.r, self.centres, self.reach, self.why_not_at = game, r, centres, reach, why_not_at
        self.touch = touch  # only in contact with one of them, overlapping none
        self.mounts = mounts  # the terrain that something could lie on there, if that is known

    def ground(self, x: int, y: int) -> Sequence[Feature] | None:
        """The terrain that something could lie on at a place, if that is known: of places outside it is not."""
        if self.mounts:
            body = self.centres[0]
            if math.hypot(x - body.x, y - body.y) - self.r - body.r > self.reach + TOLERANCE:
                return None
        return self.mounts

    def why_not(self, answer: Answer) -> Refusal | None:
        x, y, z = (*answer, None)[:3]
        reason = self.why_not_at(x, y, z)
        if reason is None and z is not None:
            return stand.why_no_floor(self.game, Body("", x, y, self.r), z)
        return reason

    def sample(self, rng: Random) -> Answer:
        """A legal place at random, or the first of those proposed."""
        random, why_not_at, centres, touch = rng.random, self.why_not_at, self.centres, self.touch
        for _ in range(TRIES):
            body = centres[int(random() * len(centres))]
            far = body.r + self.r + (0 if touch else self.reach)
            far *= 1 if touch else math.sqrt(random())
            angle = random() * 2 * math.pi
            x, y = round(body.x + far * math.cos(angle)), round(body.y + far * math.sin(angle))
            if why_not_at(x, y, None) is None:
                return x, y
        return next(self.propose())

    def propose(self) -> Iterator[Answer]:
        """Contact with what is near, then rings about each centre."""
        return self.but(lambda spot: False)

    def but(self, barred: Callable[[tuple[int, int]], bool]) -> Iterator[Answer]:
        """The same without places that are barred for another reason: nobody looks whether there is room."""
        seen: set[tuple[int, int]] = set()
        for x, y in self._ideas():
            spot = (round(x), round(y))
            if spot not in seen and not barred(spot) and self.why_not_at(*spot, None) is None:
                seen.add(spot)
                yield spot

    def _ideas(self) -> Iterator[tuple[float, float]]:
        for body in self.centres:
            if not self.touch:
                yield body.x, body.y
            far = body.r + self.r + (0 if self.touch else self.reach)
            for ring in RINGS[:1] if self.touch else RINGS:
                for k in range(TURNS):
                    angle = 2 * math.pi * k / TURNS
                    yield body.x + far * ring * math.cos(angle), body.y + far * ring * math.sin(angle)
        yield from self._snug()

    def _snug(self) -> Iterator[tuple[float, float]]:
        """Where there is little room: the ends of the free stretches about a base, and the free place nearest to it."""
        side = self.game.field.width
        for body in self.centres:
            far = body.r + 3 * self.r + self.reach
            box = (body.x - far, body.y - far, body.x + far, body.y + far)
            solids: list[Solid] = [f.piece for f in measure.near(self.game, "solid", box)]
            solids += [b for b in stand.bodies(self.game, box, -1, math.inf) if b.id != body.id]
            yield from around(body, self.r, solids, (0, 0, side, side)).propose()
            if not self.touch:
                spot = nearest_free(body.x, body.y, self.r, solids, (0, 0, side, side))
                if spot is not None:
                    yield spot

    def outline(self) -> Sequence[Ring]:
        return [_ring(body, body.r + self.r + (0 if self.touch else self.reach)) for body in self.centres]

    def __bool__(self) -> bool:
        """Is there any room? Mostly there is in the middle, or at half the reach."""
        return self._handy() or next(self.propose(), None) is not None

    def _handy(self) -> bool:
        if self.touch:
            return False
        why_not_at = self.why_not_at
        for body in self.centres:
            if why_not_at(body.x, body.y, None) is None:
                return True
            far = (body.r + self.r + self.reach) / 2
            for ux, uy in CROSS if self.reach else ():
                if why_not_at(round(body.x + ux * far), round(body.y + uy * far), None) is None:
                    return True
        return False


def full(spots: Spots, others: Sequence[Marker], far: float) -> bool:
    """Is there certainly no place there that is further than that from all other Markers, from centre to centre, however high it lies?"""
    levels = heights(spots)
    return levels is not None and all(_covered(spots, others, far, z) for z in levels)


def heights(spots: Spots) -> list[int] | None:
    """How high a Marker there may lie, if that is known."""
    field, mounts = spots.game.field, spots.mounts
    if field.hills or mounts is None:
        return None
    return list(dict.fromkeys([0, *[z for mount in mounts for z in _levels(spots, mount)]])) if mounts else [0]


def _levels(spots: Spots, mount: Feature) -> Sequence[int]:
    """How high a base may be on a piece of terrain; on stairs, any step that is near."""
    levels, flight = spots.game.field.heights(mount), spots.game.field.flights.get(mount.id)
    if flight is None:
        return levels
    (body,) = spots.centres
    up, far = flight.height(body.x, body.y), body.r + spots.r + spots.reach + 2 * TOLERANCE
    low, high = up - flight.steep * (far + spots.r) - UNIT, up + flight.steep * far
    return [z for z in levels if low < z <= high]


def _covered(spots: Spots, others: Sequence[Marker], far: float, z: int) -> bool:
    """Do the circles about Markers cover all of the ground at a height? Then they cover the rim, and each other where they cross.

    The rim is that of the places about a base, or the table edge where that is nearer.
    """
    (body,) = spots.centres
    rim: Circle = (body.x, body.y, body.r + spots.r + 2 * TOLERANCE)
    low, wide = spots.r - 2 * TOLERANCE, rim[2] + ROUNDING
    high = spots.game.field.width - low
    level = [other for other in others if abs(other.z - z) <= far - 2 * spots.r]  # others are not near anywhere
    rings: list[Circle] = list(dict.fromkeys([(other.x, other.y, far - 1 - abs(other.z - z)) for other in level]))
    if not _in_some(rings, min(body.x + rim[2], high), body.y):
        return False
    pairs = itertools.combinations([*rings, rim], 2)
    crossed = [(first, second, circles_meet(*first, *second)) for first, second in pairs]
    if not (low < body.x - wide and body.x + wide < high and low < body.y - wide and body.y + wide < high):
        crossed += [(ring, ring, _at_edges(ring, low, high)) for ring in rings]
    low, high = low - ROUNDING, high + ROUNDING
    for first, second, points in crossed:
        rest = [ring for ring in rings if ring is not first and ring is not second]
        for x, y in points:
            there = low <= x <= high and low <= y <= high and math.hypot(x - body.x, y - body.y) <= wide
            if there and not _in_some(rest, x, y):
                return False
    return True


def _at_edges(ring: Circle, low: float, high: float) -> list[Spot]:
    """Where a circle meets the lines along the four table edges."""
    x, y, r = ring
    spots: list[Spot] = []
    for edge in (low, high):
        if abs(edge - x) <= r:
            aside = math.sqrt(r * r - (edge - x) ** 2)
            spots += [(edge, y + aside), (edge, y - aside)]
        if abs(edge - y) <= r:
            aside = math.sqrt(r * r - (edge - y) ** 2)
            spots += [(x + aside, edge), (x - aside, edge)]
    return spots


def _in_some(rings: Sequence[Circle], x: float, y: float) -> bool:
    return any(math.hypot(x - a, y - b) <= r for a, b, r in rings)


def _ring(body: Body, far: float) -> Ring:
    turns = (k * math.pi / 24 for k in range(48))
    return [(round(body.x + far * math.cos(a)), round(body.y + far * math.sin(a))) for a in turns]


# -- models


@clause("MALI-PLACE-01", "MALI-PLACE-02", "MALI-PLACE-03", "MALI-AMB-60", "MALI-EX-10")
def region(
    game: Malifaux,
    model: Model,
    *,
    within: int | None = None,
    of: Thing | Sequence[Thing] | None = None,
    contact: Thing | Sequence[Thing] | None = None,
    seen: Model | None = None,
    completely: bool = False,
    rule_id: str = "MALI-PLACE-01",
    reach_rule: str = "MALI-PLACE-02",
) -> Spots | None:
    """Where a model may be Placed: within a distance (in plan) of itself or of an object, or in base contact with one; of several any.

    `seen`: in LoS of that model. `reach_rule` sets the distance, `rule_id` the rest. None if there is no legal place.
    """
    r, touched, about = game.cards[model.card].radius, _things(contact), _things(of) or [model]
    limit = float(within or 0) - (2 * r if completely else 0)
    placing = Placing(game, model, touched, about, limit, seen, rule_id, reach_rule)
    centres = [measure.base(game, thing) for thing in touched or about]
    spots = Spots(game, r, centres, max(0.0, limit), placing.why_not_at, touch=bool(touched))
    return spots if spots else None


class Placing(NamedTuple):
    """What must hold of the place where a model is Placed."""

    game: Malifaux
    model: Model
    touched: list[Thing]
    about: list[Thing]
    limit: float
    seen: Model | None
    rule_id: str
    reach_rule: str

    def why_not_at(self, x: int, y: int, z: float | None) -> Refusal | None:
        """Why it cannot be Placed here: too far away, not in contact, no room, through a wall, out of LoS."""
        game, model = self.game, self.model
        if not self.touched and (reason := self._why_too_far(x, y)):
            return reason
        base = Body("", x, y, game.cards[model.card].radius)
        if z is None and model.on_table and game.field.shells and game.field.room(game.body(model), model.floor):
            z = model.z
        floor, by = stand.floor_and_fault(
            game, base, stand.height(game, model), z, (model.id,) if model.on_table else ()
        )
        if self.touched and not any(_touches(game, base, floor, thing) for thing in self.touched):
            return refuse("why-not-in-contact", self.rule_id, model=self._who, target=self.touched[0].id)
        if by is not None:
            return stand.why_no_room(self.rule_id, self._who, by)
        if _indoors(game, model, base, floor):
            return refuse("why-indoors", "MALI-TERR-24", model=model.id)
        if self.seen is not None and not sight.sees(game, self.seen, _at(game, model, x, y, floor)):
            return refuse("why-place-unseen", self.rule_id, model=self._who, by=self.seen.id)
        return None

    @property
    def _who(self) -> str | Refusal:
        """What a reader calls it: a model that is still to come, by its card."""
        come = self.game.find(self.model.id) is not None
        return self.model.id if come else refuse("named-card", card=self.model.card)

    def _why_too_far(self, x: int, y: int) -> Refusal | None:
        game, r = self.game, self.game.cards[self.model.card].radius
        apart = min(math.hypot(x - o.x, y - o.y) - r - measure.radius(game, o) for o in self.about)
        if apart <= self.limit + TOLERANCE:
            return None
        limit = round(self.limit)
        return refuse("why-too-far-place", self.reach_rule, model=self._who, gap=round(apart), reach=limit)


def _things(things: Thing | Sequence[Thing] | None) -> list[Thing]:
    """One object or several as a list."""
    return [] if things is None else [things] if isinstance(things, Model | Marker) else list(things)


def _touches(game: Malifaux, base: Body, floor: str, thing: Thing) -> bool:
    """Would a base here be in contact with an object: on its level, or on a floor that stairs join to its?"""
    if math.hypot(base.x - thing.x, base.y - thing.y) > base.r + measure.radius(game, thing) + TOLERANCE:
        return False
    z = stand.rest(game, floor, base.x, base.y, base.r)
    return z == thing.z or game.field.joined(floor, thing.floor)


def _at(game: Malifaux, model: Model, x: int, y: int, floor: str) -> Model:
    """The model as it would stand at a place."""
    return replace(
        model, x=x, y=y, floor=floor, z=stand.rest(game, floor, x, y, game.cards[model.card].radius), status=""
    )


@clause("MALI-TERR-24")
def _indoors(game: Malifaux, model: Model, base: Body, floor: str) -> bool:
    """[advanced] Would a Place bring it into a building, or out of one?"""
    if not game.field.shells or not model.on_table:
        return False
    return game.field.room(base, floor) != game.field.room(game.body(model), model.floor)


@clause("MALI-PLACE-01", "MALI-PLACE-04", "MALI-MOVE-02", "MALI-MOVE-11")
def put(
    game: Malifaux, model: Model, spot: Sequence[int], floor: str | None = None, rule_id: str = "MALI-PLACE-01"
) -> None:
    """A model is lifted and set down. It counts as having moved through the terrain where it was and where it is."""
    start = (model.x, model.y, model.z)
    hazard.wade(game, model, measure.hazards(game, model))
    _set(game, model, spot, floor)
    hazard.wade(game, model, measure.hazards(game, model))
    walk.told(game, model, start, rule_id, "placed")


def enter(game: Malifaux, model: Model, spot: Sequence[int]) -> None:
    """A model that was not on the table stands there now: deployed, Summoned, Unburied."""
    model.status = "hired"  # not yet in anybody's way
    _set(game, model, spot, None)
    model.status = ""


def _set(game: Malifaux, model: Model, spot: Sequence[int], floor: str | None) -> None:
    x, y, r = spot[0], spot[1], game.cards[model.card].radius
    if floor is None:
        indoors = model.on_table and game.field.shells and game.field.room(game.body(model), model.floor)
        z = spot[2] if len(spot) > 2 else model.z if indoors else None
        floor = stand.onto(game, Body("", x, y, r), stand.height(game, model), z, (model.id,))
    model.x, model.y, model.floor = x, y, floor
    model.z = stand.rest(game, floor, x, y, r)


# -- Markers


def beside(game: Malifaux, centre: Thing, kind: str) -> Spots | None:
    """Where a Marker may be Dropped in base contact with an object, or under it."""
    return drop(game, kind, centre)


@clause("MALI-MARK-11", "MALI-TERR-15", "MALI-AMB-35")
def drop(game: Malifaux, kind: str, of: Thing, within: int = 0, seen: Model | None = None) -> Spots | None:
    """Where a Marker may be Dropped: in base contact with an object or under it, or within a distance of it; not on Impassable terrain.

    An Impassable Marker is treated as Created. None if there is no legal place.
    """
    if "impassable" in game.kinds[kind].traits:
        return create(game, kind, of, within, seen)
    return _marker_spots(game, kind, of, within, seen, None)


@clause("MALI-MARK-12", "MALI-MARK-11")
def create(
    game: Malifaux, kind: str, of: Thing, within: int = 0, seen: Model | None = None, creator: Thing | None = None
) -> Spots | None:
    """As Drop, but on no other Marker and in base contact with no model but its creator; an Impassable one not under that one either."""
    return _marker_spots(game, kind, of, within, seen, creator or of)


def _marker_spots(
    game: Malifaux, kind: str, of: Thing, within: int, seen: Model | None, creator: Thing | None
) -> Spots | None:
    r = game.kinds[kind].radius
    rule_id = "MALI-MARK-11" if creator is None else "MALI-MARK-12"
    centre = measure.base(game, of)
    far = centre.r + within + 2 * r + 2 * TOLERANCE
    box = (of.x - far, of.y - far, of.x + far, of.y + far)
    solids = measure.near(game, "solid", box)
    mounts, walls = [f for f in solids if standable(f)], [f for f in solids if "impassable" in f.traits]
    if not within:  # the height it may have there is asked: what only seems near does not count
        mounts = [f for f in mounts if depth(f.piece, of.x, of.y) <= far]
    middle_x, middle_y, middle_r, farthest = centre.x, centre.y, centre.r, within + TOLERANCE
    bare = not walls and creator is None and seen is None  # whatever it lies on, only the table edge is in its way
    low, high = r - TOLERANCE, game.field.width - r + TOLERANCE

    def why_not_at(x: int, y: int, z: float | None) -> Refusal | None:
        apart = math.hypot(x - middle_x, y - middle_y) - r - middle_r
        if apart > farthest:
            return refuse("why-marker-far", rule_id, target=of.id, gap=round(apart), reach=within)
        if bare and low <= x <= high and low <= y <= high:
            return None
        base = Body("", x, y, r)
        floor = markers.floor_at(game, base, float(of.z) if z is None else z, mounts) if mounts else TABLE
        by = _marker_hit(game, base, floor, kind, creator, walls)
        if by is not None:
            return refuse("why-marker-taken", "MALI-MOVE-01" if by == stand.EDGE else rule_id, by=by)
        if seen is not None and not sight.sees(game, seen, _lying(game, kind, base, floor)):
            return refuse("why-marker-unseen", rule_id, by=seen.id)
        return None

    spots = Spots(game, r, [centre], within, why_not_at, touch=False, mounts=mounts)
    return spots if spots else None


def _lying(game: Malifaux, kind: str, base: Body, floor: str) -> Marker:
    """A Marker as it would lie."""
    return Marker("", kind, base.x, base.y, stand.rest(game, floor, base.x, base.y, base.r), floor, base.r)


@clause("MALI-MARK-12", "MALI-TERR-15", "MALI-MARK-09")
def _marker_hit(
    game: Malifaux, base: Body, floor: str, kind: str, creator: Thing | None, walls: Sequence[Feature]
) -> str | None:
    """What keeps a Marker from lying here: the edge, Impassable terrain of what is near, for a created one models and Markers."""
    if not game.field.on_table(base):
        return stand.EDGE
    for feature in walls:
        if depth(feature.piece, base.x, base.y) < base.r - TOLERANCE and measure.same_floor(floor, feature):
            return feature.id
    if creator is None:
        return None
    return _created_on(game, base, floor, kind, creator)


def _created_on(game: Malifaux, base: Body, floor: str, kind: str, creator: Thing) -> str | None:
    x, y, r, marker_kind = base.x, base.y, base.r, game.kinds[kind]
    for marker in game.state.markers:
        if marker.floor == floor and math.hypot(marker.x - x, marker.y - y) < marker.radius + r - TOLERANCE:
            return marker.id
    solid, low = "impassable" in marker_kind.traits, stand.rest(game, floor, x, y, r)
    high, near = low + max(1, marker_kind.rise), r + measure.WIDEST + TOLERANCE
    left, right, south, north = x - near, x + near, y - near, y + near
    for model in game.models:
        if not (left <= model.x <= right and south <= model.y <= north) or not model.on_table:
            continue  # usually far away
        apart = math.hypot(model.x - x, model.y - y) - game.cards[model.card].radius - r
        if apart <= TOLERANCE and (model.id != creator.id or (solid and apart < -TOLERANCE)):
            # nobody stands level with the top of Impassable terrain
            below = model.z <= high if solid else model.z < high
            if model.floor == floor or (below and low < model.z + stand.height(game, model)):
                return model.id
    return None
