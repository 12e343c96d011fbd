"""Where a model comes down from a raised floor: below its edge, in contact with its foot, or as near as possible (MOON-FALL-01)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from escarmouche.core.asks.ask import Answer
from escarmouche.core.asks.region import Region, Ring
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.ground.field import Edge
from escarmouche.games.moonstone.movement.ladder import on_ladder, standing
from escarmouche.games.moonstone.movement.places_along_outlines import Circle, Curve, Stretches, tangents
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body, Disc
from escarmouche.space.place import Track, free, nearest_free, open_stretches
from escarmouche.space.shape import Thing, gap, signed
from escarmouche.space.sight.cover import crosses_centre
from escarmouche.space.surface import Surface
from escarmouche.space.travel.path import parts_of
from escarmouche.space.units import ROUNDING, TOLERANCE

REACH = 1000  # a model within 1" of the edge may jump
ASIDE = 20  # seen from this far beside the point below, other places may be just as near


class Fall(NamedTuple):
    """Where something comes down."""

    x: int
    y: int
    floor: str


def jump_places(game: Moonstone, model: Model) -> Region | None:
    """The places a model may jump to; None if no open edge is within 1"."""
    r = game.card(model).radius
    reach = r + REACH + TOLERANCE
    edges = [edge for edge in game.field.open_rims(model.floor) if edge.apart(model.x, model.y) <= reach]
    below = foot_of(game, model, edges)
    if below:
        return below
    clear = [edge for edge in edges if not _walled(game, model, edge.nearest(model.x, model.y))]
    return Nearest(game, model, *_point(model, clear, r)) if clear else None


def nearest_landing(game: Moonstone, model: Model) -> Nearest:
    """Where a model comes down if it goes over the edge right where it is, or lets go of a ladder."""
    if on_ladder(model):
        return Nearest(game, model, model.x, model.y)
    edges = list(game.field.rims(model.floor))
    return Nearest(game, model, *_point(model, edges, game.card(model).radius))


def _why_walled(game: Moonstone, model: Model, spot: tuple[float, float]) -> Refusal | None:
    return refuse("why-edge-walled", "MOON-FALL-01", model=model.id) if _walled(game, model, spot) else None


def _walled(game: Moonstone, model: Model, spot: tuple[float, float]) -> bool:
    """Does an Obstacle or a Barrier stand between a model and a point of the edge?"""
    start, end = Disc(model.x, model.y, 0), Disc(round(spot[0]), round(spot[1]), 0)
    return any(
        piece.kind != "rail" and crosses_centre(start, end, piece)
        for piece in game.field.near(
            model.floor, min(start.x, end.x), min(start.y, end.y), max(start.x, end.x), max(start.y, end.y)
        )
    )


def _point(model: Model, edges: list[Edge], r: int) -> tuple[float, float]:
    """The point straight below: outside the nearest edge, in contact with its foot."""
    edge = min(edges, key=lambda e: e.apart(model.x, model.y))
    x, y = edge.nearest(model.x, model.y)
    return x + edge.nx * r, y + edge.ny * r


@clause("MOON-FALL-01")
def foot_of(game: Moonstone, model: Model, edges: list[Edge]) -> Stretches:
    """The free places in contact with the foot of the platform, below the edges within 1"."""
    below, r = Below(game, model), game.card(model).radius
    outline = game.field.pieces[model.floor]
    reach = r + REACH + TOLERANCE

    def why_not_at(x: int, y: int) -> Refusal | None:
        away = gap(Disc(x, y, r), outline)
        edge = min(edges, key=lambda e: e.apart(x, y))
        ex, ey = edge.nearest(x, y)
        if away < -TOLERANCE:
            return refuse("why-over-platform", "MOON-FALL-01", model=model.id)
        if away > TOLERANCE:
            return refuse("why-not-at-foot", "MOON-FALL-01", model=model.id, gap=round(away))
        if edge.apart(x, y) > r + TOLERANCE:
            return refuse("why-not-below-edge", "MOON-FALL-01", model=model.id)
        far = math.hypot(ex - model.x, ey - model.y)
        if far > reach:
            return refuse("why-edge-far", "MOON-FALL-01", model=model.id, gap=round(far - r), reach=REACH)
        return below.why_taken(x, y) or _why_walled(game, model, (ex, ey))

    if not edges:
        return Stretches((), (), why_not_at)
    return Stretches(_stretches(below, edges, r), list(_bounds(game, model, edges, r, reach)), why_not_at)


class Below:
    """What lies below a raised floor around a model on it."""

    def __init__(self, game: Moonstone, model: Model) -> None:
        self.game, self.model, self.r = game, model, game.card(model).radius
        self._standing: dict[str, list[Thing]] = {}

    def why_taken(self, x: int, y: int) -> Refusal | None:
        """What is in the way of coming down at a place."""
        field = self.game.field
        floor = field.below(x, y, self.model.z)
        base = Body("", x, y, self.r, field.z_at(floor, x, y))
        hit = field.legal_spot(base, floor) or free(base, self.standing(floor))
        return refuse("why-no-room", "MOON-FALL-01", model=self.model.id, by=hit) if hit else None

    def standing(self, floor: str) -> list[Thing]:
        if floor not in self._standing:
            self._standing[floor] = standing(self.game, floor, self.model)
        return self._standing[floor]

    def floors(self, reach: float) -> Iterator[str]:
        """The ground, and lower floors that come near the model."""
        x, y, field = self.model.x, self.model.y, self.game.field
        for floor in field.floors:
            outline = field.surface(floor).outline
            if outline is None or (
                field.is_platform(floor) and outline.top < self.model.z and outline.distance_to((x, y)) <= reach
            ):
                yield floor


def _stretches(below: Below, edges: list[Edge], r: int) -> Iterator[Track]:
    """Along the foot of the edges and round their corners, what is free on the ground or on a lower floor."""
    model, field = below.model, below.game.field
    reach = 3 * r + REACH
    tracks = [*(_along(edge, r) for edge in edges), *_corners(edges, r)]
    for floor in below.floors(reach):
        near = field.near(floor, model.x - reach, model.y - reach, model.x + reach, model.y + reach)
        parts = [part for thing in (*near, *below.standing(floor)) for part in parts_of(thing)]
        parts = [part for part in parts if signed(part, model.x, model.y) <= reach]
        for track in tracks:
            yield from open_stretches(track, parts, r, (0, 0, field.width, field.height))


def _along(edge: Edge, r: int) -> Track:
    angle, length = math.atan2(edge.y1 - edge.y0, edge.x1 - edge.x0), math.hypot(edge.x1 - edge.x0, edge.y1 - edge.y0)
    return Track(edge.x0 + edge.nx * r, edge.y0 + edge.ny * r, 0.0, angle, length)


def _corners(edges: list[Edge], r: int) -> Iterator[Track]:
    """Arcs about the corners at which two edges meet."""
    for i, edge in enumerate(edges):
        for other in edges[:i]:
            for x, y in ((edge.x0, edge.y0), (edge.x1, edge.y1)):
                if other.apart(x, y) <= TOLERANCE:
                    start = math.atan2(edge.ny, edge.nx)
                    turn = (math.atan2(other.ny, other.nx) - start + math.pi) % (2 * math.pi) - math.pi
                    yield Track(x, y, r, start + min(turn, 0), start + max(turn, 0))


def _bounds(game: Moonstone, model: Model, edges: list[Edge], r: int, reach: float) -> Iterator[Curve]:
    """Where a stretch below an edge comes within reach, where the edge ends, and where a wall begins to stand before it."""
    near = game.field.near(model.floor, model.x - reach, model.y - reach, model.x + reach, model.y + reach)
    walls = list(tangents(model.x, model.y, [part for p in near if p.kind != "rail" for part in p.parts]))
    for edge in edges:
        yield Circle(model.x + edge.nx * r, model.y + edge.ny * r, reach)
        for wall in walls:
            yield wall._replace(c=wall.c + (wall.nx * edge.nx + wall.ny * edge.ny) * r)


def _before_foot(flight: Surface, x: float, y: float, r: int) -> Iterator[tuple[int, int]]:
    """The place nearest to a point for a base that stands before the foot of stairs, between their sides."""
    (foot, _), (head, _) = flight.portals
    wide = math.hypot(foot.x1 - foot.x0, foot.y1 - foot.y0)
    ux, uy = (foot.x1 - foot.x0) / wide, (foot.y1 - foot.y0) / wide
    side = math.copysign(2 * ROUNDING, uy * (head.x1 - foot.x0) - ux * (head.y1 - foot.y0))
    if wide >= 2 * r:
        along = min(wide - r, max(r, ux * (x - foot.x0) + uy * (y - foot.y0)))
        yield round(foot.x0 + ux * along - uy * side), round(foot.y0 + uy * along + ux * side)


class Nearest:
    """The legal places nearest to a point below: one, or several that are equally near (MOON-AMB-65)."""

    def __init__(self, game: Moonstone, model: Model, x: float, y: float) -> None:
        self.game, self.model, self.x, self.y = game, model, x, y
        self.below = Below(game, model)
        self.spots = self._find()

    def _find(self) -> list[tuple[int, int]]:
        best = self._nearest_below(self.x, self.y)
        if math.hypot(best[0] - self.x, best[1] - self.y) <= TOLERANCE:
            return [best]
        candidates = {best: None}
        for k in range(8):
            angle = k * math.pi / 4
            candidates[self._nearest_below(self.x + ASIDE * math.cos(angle), self.y + ASIDE * math.sin(angle))] = None
        nearest = min(self._apart(spot) for spot in candidates)
        near = [spot for spot in candidates if self._apart(spot) <= nearest + TOLERANCE]
        return [s for i, s in enumerate(near) if all(math.dist(s, t) > ASIDE for t in near[:i])]

    def _apart(self, spot: tuple[int, int]) -> float:
        return math.hypot(spot[0] - self.x, spot[1] - self.y)

    def _nearest_below(self, x: float, y: float) -> tuple[int, int]:
        """The nearest legal place on the floor below a point; on the ground if that floor has none."""
        field, r = self.game.field, self.game.card(self.model).radius
        here = (round(x), round(y))
        if self.below.why_taken(*here) is None:
            return here
        for floor in dict.fromkeys((field.below(x, y, self.model.z), "")):
            spots = [spot for spot in self._beside_stairs(x, y, r, floor) if self.below.why_taken(*spot) is None]
            spots = [spot for spot in spots if field.surface(field.below(*spot, self.model.z)).slope is None]
            if spots:
                return min(spots, key=lambda spot: math.hypot(spot[0] - x, spot[1] - y))
        raise LookupError("there is no room left on the board")

    def _beside_stairs(self, x: float, y: float, r: int, floor: str) -> Iterator[tuple[int, int]]:
        """The nearest places of a floor: as if no stairs stood there, clear of them, and with the centre just before their foot."""
        field, board = self.game.field, (0, 0, self.game.field.width, self.game.field.height)
        flights = [s for s in field.surfaces.values() if s.slope is not None and s.outline is not None]
        solids = [*field.solids_on(floor), *self.below.standing(floor)]
        outlines: list[Thing] = [flight.outline for flight in flights if flight.outline is not None]
        for things in ([*solids, *outlines], solids) if flights else (solids,):
            spot = nearest_free(x, y, r, things, board)
            if spot is not None:
                yield spot
        yield from [spot for flight in flights for spot in _before_foot(flight, x, y, r)]

    def why_not(self, answer: Answer) -> Refusal | None:
        spot = (answer[0], answer[1])
        hit = self.below.why_taken(*spot) or self._why_on_stairs(spot)
        if hit is not None:
            return hit
        nearest = min(self._apart(best) for best in self.spots)
        if self._apart(spot) > nearest + TOLERANCE:
            away = round(self._apart(spot) - nearest)
            return refuse("why-not-nearest", "MOON-AMB-65", model=self.model.id, gap=away)
        return None

    @clause("MOON-AMB-65")
    def _why_on_stairs(self, spot: tuple[int, int]) -> Refusal | None:
        """Nobody comes down on stairs beside the point below."""
        floor = self.game.field.below(*spot, self.model.z)
        if spot in self.spots or self.game.field.surface(floor).slope is None:
            return None
        return refuse("why-no-room", "MOON-AMB-65", model=self.model.id, by=floor)

    def sample(self, rng: Random) -> Answer:
        return self.spots[int(rng.random() * len(self.spots))]

    def propose(self) -> Iterator[Answer]:
        return iter(self.spots)

    def outline(self) -> Sequence[Ring]:
        return [self.spots]
