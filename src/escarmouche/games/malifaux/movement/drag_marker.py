"""Moving Markers: past what stops them, over Climbable terrain, into models that a Hazardous one hurts (MALI-TERR-12, -18, -19)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from escarmouche.core.asks.ask import Answer, frozen, shown
from escarmouche.core.asks.region import Ring, why_uneven
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.ground import measure, stand
from escarmouche.games.malifaux.harm import hazard
from escarmouche.games.malifaux.movement import fall
from escarmouche.games.malifaux.movement.route import DIRECTIONS
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body
from escarmouche.space.place import free
from escarmouche.space.shape import Piece, Thing, circle
from escarmouche.space.travel.leg import blocked
from escarmouche.space.travel.leg_parts import box_of, overlaps
from escarmouche.space.travel.path import Arc, Leg, Straight, fits, from_centre, legs_from_json, legs_json, length
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import TOLERANCE


class Drag:
    """All ways of a Marker that are no longer than a distance."""

    def __init__(self, game: Malifaux, marker: Marker, distance: int) -> None:
        self.game, self.marker, self.distance = game, marker, distance
        self.start, self.r = (marker.x, marker.y), marker.radius
        self.solid = marker.kind in game.kinds.bearing("solid")

    def why_not(self, answer: Answer) -> Refusal | None:
        try:
            legs = legs_from_json(answer)
        except ValueError:
            return refuse("why-malformed-path", answer=shown(answer))
        return self.why_stopped(legs) or (self.why_taken(legs[-1].x, legs[-1].y) if legs else None)

    @clause("MALI-TERR-18", "MALI-MARK-03", "MALI-AMB-62")
    def why_taken(self, x: int, y: int) -> Refusal | None:
        """A solid one may not end up on somebody, unless it falls: then it lies next to them."""
        if not self.solid:
            return None
        game, base = self.game, Body("", x, y, self.r)
        floor = markers.floor_at(game, base, self.marker.z)
        z = stand.rest(game, floor, x, y, self.r)
        if z < self.marker.z:
            return None
        tall = max(1, measure.tall(game, self.marker))
        by = free(base, stand.bodies(game, measure.around(base), z, z + tall, (), floor))
        return refuse("why-marker-taken", "MALI-TERR-18", by=by) if by is not None else None

    @clause("MALI-TERR-15", "MALI-TERR-18", "MALI-TERR-19", "MALI-AMB-59")
    def why_stopped(self, legs: Sequence[Leg]) -> Refusal | None:
        """Impassable terrain stops it; if it is solid itself models do, too. Contact does not, and Climbable terrain is passed over."""
        start: tuple[float, float] = self.start
        total = 0.0
        for leg in legs:
            if isinstance(leg, Arc) and not fits(start, leg):
                return why_uneven(*from_centre(start, leg))
            total += length(start, leg)
            by = blocked(start, leg, self.r, self.things(box_of(start, leg, self.r)))
            if by is not None:
                return refuse("why-marker-stopped", "MALI-TERR-18" if by != stand.EDGE else "MALI-MOVE-01", by=by)
            start = (leg.x, leg.y)
        if total > self.distance + TOLERANCE:
            return refuse("why-marker-long", "MALI-MOVE-03", length=round(total), most=self.distance)
        return None

    def things(self, box: tuple[float, float, float, float]) -> list[Thing]:
        """What stops it near a box."""
        game, own = self.game, self.marker
        near = measure.near(game, "impassable", box)
        things: list[Thing] = [f.piece for f in near if f.id != own.id and f.top > own.z + TOLERANCE]
        if self.solid:
            things += stand.bodies(game, box, own.z, own.z + max(1, measure.tall(game, own)))
        return [*things, *game.field.edges]

    def sample(self, rng: Random) -> Answer:
        angle, far = rng.random() * 2 * math.pi, self.distance * math.sqrt(rng.random())
        return (self._towards(angle, far),)

    def _towards(self, angle: float, far: float) -> tuple[int, int]:
        (x, y), ux, uy = self.start, math.cos(angle), math.sin(angle)
        leg = Straight(round(x + ux * far), round(y + uy * far))
        stop, _ = contact(x, y, ux, uy, far, self.r, self.things(box_of(self.start, leg, self.r)))
        end = (round(x + ux * stop), round(y + uy * stop))
        return end if self.why_not((end,)) is None else self.start

    def propose(self) -> Iterator[Answer]:
        for k in range(DIRECTIONS):
            end = self._towards(2 * math.pi * k / DIRECTIONS, self.distance)
            if end != self.start:
                yield (end,)
        yield (self.start,)

    def outline(self) -> Sequence[Ring]:
        return [[self._towards(math.pi * k / 24, self.distance) for k in range(48)]]


@rule("MALI-TERR-12", "MALI-MARK-03", "MALI-AMB-59", "MALI-DP-56")
def move(
    game: Malifaux, marker: Marker, legs: Answer, mover: Model | None = None, rule_id: str = "MALI-MARK-05"
) -> Rule[None]:
    """A Marker is moved: it lies on whatever is below its new place, and a Hazardous one hurts anybody it touched. A solid one that comes
    down onto somebody ends up next to them."""
    way, start = legs_from_json(legs), (marker.x, marker.y, marker.z)
    touched = swept(game, marker, way)
    x, y = (way[-1].x, way[-1].y) if way else (marker.x, marker.y)
    floor = markers.floor_at(game, Body(marker.id, x, y, marker.radius), marker.z)
    if marker.kind in game.kinds.bearing("solid") and stand.rest(game, floor, x, y, marker.radius) < marker.z:
        x, y, floor = yield from fall.come_down(game, marker, x, y, floor)
    markers.lay(game, marker, x, y, floor)
    markers.lower(game, marker.id)
    markers.lift(game, marker)
    end = (marker.x, marker.y, marker.z)
    path = frozen(legs_json(way))
    game.tell("marker-moved", rule_id, marker=marker.id, kind=marker.kind, start=start, end=end, path=path)
    yield from hazard.swept(game, marker, touched, mover)


@clause("MALI-TERR-12")
def swept(game: Malifaux, marker: Marker, legs: Sequence[Leg]) -> list[Model]:
    """The models that a Marker comes into base contact with on its way."""
    models = []
    for model in game.on_table():
        piece = Piece(model.id, circle(model.x, model.y, game.cards[model.card].radius))
        start: tuple[float, float] = (marker.x, marker.y)
        for leg in legs:
            if model.floor == marker.floor and overlaps(start, leg, piece, marker.radius + TOLERANCE):
                models.append(model)
                break
            start = (leg.x, leg.y)
    return models
