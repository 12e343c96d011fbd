"""Where a model may go: the legality of a move from its first inch to its last, for every way of moving.

A `Gait` says what limits a move and what it may do; a `Route` is the region of all moves of one model with one gait: it tests a
path, samples and proposes paths, and draws itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from escarmouche.core.asks.ask import Answer, frozen, shown
from escarmouche.core.asks.region import Ring, why_uneven
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.ground.engage import engagers
from escarmouche.games.moonstone.ground.sight import between
from escarmouche.games.moonstone.movement.destinations import DIRECTIONS, proposals
from escarmouche.games.moonstone.movement.squeeze import Span, squeezes
from escarmouche.games.moonstone.state import STONE, WIDEST, Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body, gap_in_space
from escarmouche.space.place import free
from escarmouche.space.shape import Piece, Thing
from escarmouche.space.sight.sight import sees as sees_past
from escarmouche.space.sight.sight_along_leg import sight_changes
from escarmouche.space.travel.leg import blocked, enters, furthest, recedes
from escarmouche.space.travel.leg_parts import part_to
from escarmouche.space.travel.path import (
    Arc,
    Leg,
    Straight,
    at,
    fits,
    from_centre,
    legs_from_json,
    legs_json,
    length,
    on_line,
    stretches,
)
from escarmouche.space.travel.reach import Reach
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE

RAYS = 32  # of a drawn outline
CLIMB = 10  # between two checks on stairs: a hundredth of an inch
BARS = {"obstacle": "MOON-TERR-06", "barrier": "MOON-TERR-10"}


class Gait(NamedTuple):
    """How a model moves."""

    name: str
    distance: int
    rule: str
    straight: bool = False  # one straight line (MOON-AMB-20)
    dry: bool = False  # may not enter or cross Water and Wood
    held: bool = False  # may not draw away from enemies that engage it (MOON-MOVE-03)
    flies: bool = False  # over Obstacles and models (MOON-TERR-16)
    squeezes: bool = False  # through gaps narrower than its base (MOON-SQUEEZE-01)
    forced: bool = False  # an opponent moves the model


class Landing(msgspec.Struct, frozen=True, gc=False):
    """Where a move ends: the place and its floor, or off the board."""

    x: int
    y: int
    floor: str
    removed: bool = False


class Route:
    """All moves of one model with one gait."""

    def __init__(self, game: Moonstone, model: Model, gait: Gait, place: bool = False) -> None:
        self.game, self.model, self.gait = game, model, gait
        self.place = place  # answers are the end of one straight leg, not a list of legs
        self.body = game.body(model)
        self.field = game.field
        self.start = (model.x, model.y)

    # -- the questions an ask puts to its region

    def legs(self, answer: Answer) -> list[Leg]:
        return [Straight(answer[0], answer[1])] if self.place else legs_from_json(answer)

    def why_not(self, answer: Answer) -> Refusal | None:
        try:
            legs = self.legs(answer)
        except ValueError:
            return refuse("why-malformed-path", answer=shown(answer))
        return self.why_illegal(legs)

    def sample(self, rng: Random) -> Answer:
        """A legal move: a straight line in some direction, as far as it goes or less."""
        angle = rng.random() * 2 * math.pi
        end = self.towards(math.cos(angle), math.sin(angle), self.gait.distance * rng.random())
        return end if self.place else (end,)

    def propose(self) -> Iterator[Answer]:
        """To stones and enemies, also round corners; then as far as possible in all directions; standing still if nothing else is legal."""
        seen: set[tuple[Leg, ...]] = {(Straight(*self.start),)}
        for legs in proposals(self):
            path = tuple(legs)
            if path not in seen and self.why_illegal(legs) is None:
                yield self._answer(legs)
            seen.add(path)
        if len(seen) == 1:
            yield self._answer([Straight(*self.start)])

    def _answer(self, legs: list[Leg]) -> Answer:
        return (legs[0].x, legs[0].y) if self.place else frozen(legs_json(legs))

    def outline(self) -> Sequence[Ring]:
        """Where it can get to, also round corners: for drawing only. A model that is engaged, or moves in one line, goes straight."""
        if not self.gait.straight and not (self.gait.held and engagers(self.game, self.model)):
            return self._bending()
        ring = []
        for k in range(4 * DIRECTIONS):
            angle = k * math.pi / (2 * DIRECTIONS)
            ring.append(self.towards(math.cos(angle), math.sin(angle), self.gait.distance))
        return [ring]

    def _bending(self) -> list[Ring]:
        (x, y), floor = self.start, self.model.floor
        far = self.gait.distance + self.body.r
        box = (x - far, y - far, x + far, y + far)
        zones = self.field.zones_near(floor, *box) if self.gait.dry else ()
        solids = [*self.solids(floor, *box, edges=False), *self.field.edges]
        return list(Reach(self.body, self.gait.distance, solids, zones).outline(RAYS))

    # -- what stands in the way

    def solids(self, floor: str, x0: float, y0: float, x1: float, y1: float, edges: bool = True) -> list[Thing]:
        """Terrain and bases that this move may not enter, near a box."""
        r, field = self.body.r, self.field
        solids: list[Thing] = field.near(floor, x0 - r, y0 - r, x1 + r, y1 + r)  # type: ignore[assignment]
        if self.gait.flies:
            solids = [piece for piece in solids if piece.kind != "obstacle"]  # type: ignore[union-attr]
        else:
            solids += self._bases(floor, x0, y0, x1, y1)
        if edges and not self.game.edition.removal:
            solids += field.edges
        return solids

    def _bases(self, floor: str, x0: float, y0: float, x1: float, y1: float) -> list[Thing]:
        """The bases of other models near a box, on the same floor or on one that stairs join it to (MOON-MOVE-07)."""
        r, bases = self.body.r + WIDEST, []
        field, cards = self.field, self.game.cards
        for other in self.game.models:
            if (
                other.status in ("", "dying")
                and other is not self.model
                and x0 - r <= other.x <= x1 + r
                and y0 - r <= other.y <= y1 + r
                and field.meets(floor, other.floor, other.x, other.y, self.body.r + cards[other.card].radius)
            ):
                bases.append(self.game.body(other))
        return bases  # type: ignore[return-value]

    def _limits(self, distance: float, z: int) -> list[tuple[Body, float, Model]]:
        """Enemies that could engage it along the way at a height, with the reach measured in plan (MOON-ENG-02)."""
        limits, model, cards = [], self.model, self.game.cards
        x, y, r = self.body.x, self.body.y, self.body.r + distance + TOLERANCE
        for enemy in self.game.models:
            if enemy.seat == model.seat or not enemy.in_play:
                continue
            card = cards[enemy.card]
            far = card.reach + card.radius + r
            if (enemy.x - x) ** 2 + (enemy.y - y) ** 2 > far * far:
                continue
            rise, most = enemy.z - z, card.reach + TOLERANCE
            if abs(rise) <= most:
                flat = card.reach if not rise else math.sqrt(most * most - rise * rise) - TOLERANCE
                limits.append((self.game.body(enemy), flat, enemy))
        return limits

    def towards(self, dx: float, dy: float, distance: float) -> tuple[int, int]:
        """The end of a legal straight move in a direction: as far as wanted, or as far as it goes."""
        x, y = self.start
        distance = min(distance, self._to_the_edge(dx, dy))
        if distance <= 0:
            return self.start
        floor, field = self.model.floor, self.field
        ex, ey = x + dx * distance, y + dy * distance
        box = (min(x, ex), min(y, ey), max(x, ex), max(y, ey))
        solids = self.solids(floor, *box, edges=False)
        r = self.body.r
        zones = field.zones_near(floor, box[0] - r, box[1] - r, box[2] + r, box[3] + r) if self.gait.dry else ()
        limits = [(body, reach) for body, reach, _ in self._limits(distance, self.model.z)] if self.gait.held else ()
        far = furthest(self.start, dx, dy, distance, r, solids, zones, limits)
        end = self._clear_end(dx, dy, far)
        if (floor or self._near_portal(floor, box)) and self.why_illegal([Straight(*end)]) is not None:
            return self.start  # up there a base may hang over the edge, where a push has left it
        return end

    def _to_the_edge(self, dx: float, dy: float) -> float:
        """How far the base may go in a direction before it touches the board edge."""
        (x, y), r, field = self.start, self.body.r, self.field
        across = (field.width - r - x) / dx if dx > 0 else (r - x) / dx if dx < 0 else math.inf
        along = (field.height - r - y) / dy if dy > 0 else (r - y) / dy if dy < 0 else math.inf
        return max(0.0, min(across, along))

    def _near_portal(self, floor: str, box: tuple[float, float, float, float]) -> bool:
        """Could a leg within this box step onto stairs, or off them?"""
        if not self.field.has_portals:
            return False
        x0, y0, x1, y1 = box
        for a, b, c, d in self.field.portal_boxes(floor):  # noqa: SIM110  `any` costs three times as much here
            if a <= x1 and c >= x0 and b <= y1 and d >= y0:
                return True
        return False

    def _clear_end(self, dx: float, dy: float, far: float) -> tuple[int, int]:
        """Moved back from the end of a line until the base overlaps no stone (and, after a flight, nothing at all)."""
        x, y = self.start
        for _ in range(4):
            end = (round(x + dx * far), round(y + dy * far))
            under = self._overlap(end[0], end[1], self.model.floor, among_all=self.gait.flies)
            if under is None:
                return end
            far = self._short_of(under, dx, dy, far)
        return self.start

    def _short_of(self, name: str, dx: float, dy: float, far: float) -> float:
        """Where a line ends in contact with a stone; before anything else, a quarter shorter."""
        stones = [self.game.stone_body(stone) for stone in self.game.stones if stone.id == name]
        stop, hit = contact(self.start[0], self.start[1], dx, dy, far, self.body.r, stones)
        return stop if hit and stop < far else far * 0.75

    # -- legality

    def why_illegal(self, legs: list[Leg]) -> Refusal | None:
        """What is wrong with a path; None if it may be walked."""
        gait, start, total = self.gait, self.start, 0.0
        if legs == [Straight(*start)]:
            return None  # it may stay where it is, even if a push has left it over the edge of a roof
        if gait.straight and (len(legs) > 1 or any(isinstance(leg, Arc) for leg in legs)):
            return refuse("why-not-straight", "MOON-AMB-20")
        for leg in legs:
            if isinstance(leg, Arc) and not fits(start, leg):
                return why_uneven(*from_centre(start, leg))
            total += length(start, leg)
            start = (leg.x, leg.y)
        if total > gait.distance + TOLERANCE:
            key = "why-slow" if gait.rule == "MOON-MOVE-04" else "why-too-long"
            return refuse(key, gait.rule, model=self.model.id, length=round(total), most=gait.distance)
        removed = self._leaves(legs)
        spans = self.spans(legs if removed is None else self._until_gone(legs[: removed + 1]))
        return (
            self._why_blocked(spans)
            or self._why_wet(spans)
            or self._why_drawn_away(spans)
            or self._why_not_end(legs, spans)
        )

    def spans(self, legs: list[Leg]) -> list[Span]:
        """The legs cut where the centre steps from one floor to another, over the foot or the head of stairs."""
        start: tuple[float, float] = self.start
        floor, spans = self.model.floor, []
        for leg in legs:
            done, begun = 0.0, start
            for t, onto in self._crossings(floor, begun, leg):
                part = part_to(leg, *at(begun, leg, t), length(begun, leg) * (t - done))
                spans.append(Span(floor, start, part))
                done, start, floor = t, (part.x, part.y), onto
            rest = part_to(leg, leg.x, leg.y, length(begun, leg) * (1 - done)) if done else leg
            spans.append(Span(floor, start, rest))
            start = (leg.x, leg.y)
        return spans

    def _crossings(self, floor: str, start: tuple[float, float], leg: Leg) -> Iterator[tuple[float, str]]:
        """Where a leg passes a portal of the floor it is on, again and again, and onto which floor."""
        if not self._near_portal(floor, Span(floor, start, leg).box(0)):
            return
        done = 0.0
        while True:
            crossing = min(self._passes(floor, start, leg, done), default=None)
            if crossing is None:
                return
            done, floor = crossing
            yield done, floor

    def _passes(self, floor: str, start: tuple[float, float], leg: Leg, after: float) -> Iterator[tuple[float, str]]:
        field, far = self.field, length(start, leg)
        ahead = at(start, leg, min(1.0, after + 2 * TOLERANCE / max(far, 1.0)))
        for portal in field.surface(floor).portals:
            line, climbs = portal.line, field.surface(portal.to).slope is not None
            ux, uy = line.x1 - line.x0, line.y1 - line.y0
            size = math.hypot(ux, uy)
            nx, ny = -uy / size, ux / size
            level = nx * line.x0 + ny * line.y0
            flight = field.surface(portal.to if climbs else floor).outline
            for t in on_line(start, leg, nx, ny, level):
                x, y = at(start, leg, t)
                along = ((x - line.x0) * ux + (y - line.y0) * uy) / size
                if not 0 <= along <= size:
                    continue
                if after + 1e-9 < t < 1:
                    yield max(t, 0.0), portal.to
                elif (
                    abs(t - after) <= 1e-9 and flight is not None
                ):  # it begins on the line: does it lead to the other floor?
                    onto_stairs = (nx * ahead[0] + ny * ahead[1] - level) * (nx * flight.x + ny * flight.y - level) > 0
                    if onto_stairs == climbs:
                        yield max(t, 0.0), portal.to

    @clause("MOON-MOVE-07", "MOON-TERR-06", "MOON-TERR-10", "MOON-TERR-15", "MOON-AMB-26", "MOON-AMB-67")
    def _why_blocked(self, spans: list[Span]) -> Refusal | None:
        """Models, Obstacles and Barriers are not entered; a narrow gap may be squeezed through [FR]."""
        hit = None
        for span in spans:
            x0, y0, x1, y1 = span.box(self.body.r)
            hit = blocked(span.start, span.leg, self.body.r, self.solids(span.floor, x0, y0, x1, y1))
            if hit is not None:
                break
        if hit is None or (self.gait.squeezes and squeezes(self.game, self.model, spans)):
            return None
        if self.gait.squeezes and squeezes(self.game, self.model, spans, past_enemies=True):
            return refuse("why-squeeze-enemy", "MOON-SQUEEZE-03", model=self.model.id)
        if self.gait.forced and self.model.floor and hit == "rim":
            return refuse("why-not-off-roof", "MOON-FALL-04", model=self.model.id)
        return refuse("why-blocked", self._forbidden_by(hit), model=self.model.id, by=hit)

    def _forbidden_by(self, hit: str) -> str:
        """The rule that keeps it from going on: that of the model, Obstacle or Barrier it runs into, else of the edge."""
        if any(model.id == hit for model in self.game.models):
            return "MOON-MOVE-07"
        return BARS.get(self.field.kinds.get(hit, ""), "MOON-AMB-67")

    @clause("MOON-TERR-02", "MOON-TERR-04", "MOON-AMB-23")
    def _why_wet(self, spans: list[Span]) -> Refusal | None:
        """A Jog neither enters nor crosses Water or Wood, nor starts in them."""
        if not self.gait.dry:
            return None
        for span in spans:
            for zone in self.field.zones_near(span.floor, *span.box(self.body.r)):
                if enters(span.start, span.leg, self.body.r, zone):
                    clause_id = "MOON-TERR-02" if zone.kind == "water" else "MOON-TERR-04"
                    return refuse("why-no-jog-there", clause_id, model=self.model.id, zone=zone.id)
        return None

    @clause("MOON-MOVE-03", "MOON-AMB-22")
    def _why_drawn_away(self, spans: list[Span]) -> Refusal | None:
        """At no point of a Jog may the distance to an enemy grow while that enemy engages the model."""
        if not self.gait.held:
            return None
        for span in spans:
            surface = self.field.surface(span.floor)
            enemy = self._runs_from(span, surface.z) if surface.slope is None else self._climbs_from(span)
            if enemy is not None:
                reach = self.game.card(enemy).reach
                return refuse("why-engaged", "MOON-MOVE-03", model=self.model.id, enemy=enemy.id, reach=reach)
        return None

    def _runs_from(self, span: Span, z: int) -> Model | None:
        """The enemy that a leg on a flat floor draws away from."""
        for body, reach, enemy in self._limits(self.gait.distance, z):
            away = recedes(span.start, span.leg, self.body.r, body, reach, levels=enemy.z != z)
            if away and self._seen_on(span, z, away, enemy):
                return enemy
        return None

    def _seen_on(self, span: Span, z: int, away: list[tuple[float, float]], enemy: Model) -> bool:
        """Do the two see each other anywhere on these stretches of a leg?"""
        enemy_base, blockers = self.game.body(enemy), self._blocking(z, enemy)
        woods = self.field.woods_between(z, enemy.z)
        x, y = at(span.start, span.leg, (away[0][0] + away[0][1]) / 2)
        if sees_past(Body("", round(x), round(y), self.body.r, z), enemy_base, blockers, woods):
            return True
        changes = sight_changes(span.start, span.leg, self.body.r, enemy_base, blockers, woods)
        return any(seen and t0 < b and a < t1 for t0, t1, seen in changes for a, b in away)

    def _blocking(self, z: int, enemy: Model) -> list[Body | Piece]:
        """What can stand between an enemy and the model at a height."""
        return [*between(self.game, self.model, enemy, z), *self.field.blockers(z, enemy.z)]

    @clause("MOON-AMB-06")
    def _climbs_from(self, span: Span) -> Model | None:
        """The enemy that a leg on stairs draws away from. The distance changes with the height: small steps."""
        steps = math.ceil(length(span.start, span.leg) / CLIMB)
        for enemy in self.game.enemies(self.model):
            enemy_base, reach = self.game.body(enemy), self.game.card(enemy).reach
            apart, grown = math.inf, 0.0
            for k in range(steps + 1):
                base = self._on_stairs(span, k / steps if steps else 0.0)
                before, apart = apart, gap_in_space(base, enemy_base)
                grown = grown + apart - before if before < apart <= reach + TOLERANCE else 0.0
                if grown > ROUNDING and self._seen_from(base, enemy):
                    return enemy
        return None

    def _on_stairs(self, span: Span, share: float) -> Body:
        x, y = at(span.start, span.leg, share)
        return Body(self.model.id, round(x), round(y), self.body.r, self.field.z_at(span.floor, x, y))

    def _seen_from(self, base: Body, enemy: Model) -> bool:
        woods = self.field.woods_between(base.z, enemy.z)
        return sees_past(base, self.game.body(enemy), self._blocking(base.z, enemy), woods)

    @clause("MOON-MOVE-06", "MOON-GROW-06", "MOON-SQUEEZE-02")
    def _why_not_end(self, legs: list[Leg], spans: list[Span]) -> Refusal | None:
        """It may not end overlapping another base, a stone or terrain it cannot stand on."""
        landing = self.land(legs, spans)
        if landing.removed:
            return None
        among_all = self.gait.flies or self.gait.squeezes
        hit = self._overlap(landing.x, landing.y, landing.floor, among_all=among_all)
        return refuse("why-no-room", "MOON-MOVE-06", model=self.model.id, by=hit) if hit is not None else None

    def _overlap(self, x: int, y: int, floor: str, *, among_all: bool) -> str | None:
        """The stone under a base that ends here; after a flight or a squeeze also any base or terrain."""
        r = self.body.r
        near = (r + STONE - TOLERANCE) ** 2
        for stone in self.game.stones:
            under = not stone.holder and (stone.x - x) ** 2 + (stone.y - y) ** 2 < near
            if under and self.field.meets(floor, stone.floor, stone.x, stone.y, r + STONE):
                return stone.id
        if not among_all:
            return None
        things = self.field.near(floor, x - r, y - r, x + r, y + r)
        return free(Body("", x, y, r, 0), [*things, *self._bases(floor, x, y, x, y)])

    # -- where it ends

    def land(self, legs: list[Leg], spans: list[Span] | None = None) -> Landing:
        """Where a path ends. It is known to be legal: only floors and the board edge are checked."""
        if not legs:
            return Landing(self.model.x, self.model.y, self.model.floor)
        floor, last = self.model.floor, legs[-1]
        if self.field.has_portals and (len(legs) > 1 or self._near_portal(floor, Span(floor, self.start, last).box(0))):
            floor = (spans or self.spans(legs))[-1].floor
        return Landing(last.x, last.y, floor, removed=self._leaves(legs) is not None)

    @clause("MOON-EDGE-01", "MOON-AMB-68")
    def _leaves(self, legs: list[Leg]) -> int | None:
        """[FR] The leg on which the base comes over the board edge: from there on the model is gone."""
        if not self.game.edition.removal:
            return None
        start: tuple[float, float] = self.start
        for number, leg in enumerate(legs):
            out = not self._inside(leg.x, leg.y)
            if isinstance(leg, Arc):
                out = blocked(start, leg, self.body.r, self.field.edges) is not None
            if out:
                return number
            start = (leg.x, leg.y)
        return None

    def _until_gone(self, legs: list[Leg]) -> list[Leg]:
        """The legs of a path whose last one leads over the board edge, and that one only as far as the edge."""
        last, r = legs[-1], self.body.r - TOLERANCE
        start = (legs[-2].x, legs[-2].y) if len(legs) > 1 else self.start
        edges = [part for edge in self.field.edges for part in edge.parts]
        over = min((t0 for part in edges for t0, _ in stretches(start, last, part, r)), default=1.0)
        x, y = at(start, last, over)
        return [*legs[:-1], last._replace(x=round(x), y=round(y))]

    def _inside(self, x: float, y: float) -> bool:
        r, field = self.body.r - TOLERANCE, self.field
        return r <= x <= field.width - r and r <= y <= field.height - r


def trail(legs: list[Leg]) -> list[Any]:
    """A path for the log and the client."""
    return legs_json(legs)
