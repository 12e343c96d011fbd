"""Line of sight (MALI-LOS). Exact: no line is sampled (MALI-AMB-53)."""

from __future__ import annotations

from math import hypot

from msgspec import Struct

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, shadow
from escarmouche.games.malifaux.ground.buildings import INNER
from escarmouche.games.malifaux.ground.measure import Seen, Thing
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body, touching
from escarmouche.space.shape import Box, Piece, depth
from escarmouche.space.sight.sight import Sight, Tried, passes, stops
from escarmouche.space.sight.sight import sees as sees_past
from escarmouche.space.sight.sight import sight as sight_past
from escarmouche.space.sight.sight import tried as tried_past
from escarmouche.space.units import TOLERANCE, UNIT

TRIED = (0.0, 0.95, -0.95)  # lines that are tried first: of the centres, and along both sides


class Between(Struct, frozen=True, gc=False):
    """Two objects, and the models and terrain Markers near the way between them: all that their sight depends on besides drawn terrain."""

    a: Seen
    b: Seen
    models: tuple[Body, ...]
    markers: tuple[tuple[object, ...], ...]

    @property
    def high(self) -> int:
        """What is lower than this can be seen over (MALI-LOS-06)."""
        return max(self.a.size, self.b.size)


@clause("MALI-LOS-01", "MALI-LOS-02", "MALI-LOS-04", "MALI-LOS-05", "MALI-AMB-53", "MALI-MARK-07")
def sees(game: Malifaux, a: Thing, b: Thing) -> bool:
    """Is there one clear line between the two bases? The answer is the same both ways."""
    if a is b:
        return True
    if a.floor != b.floor and floored(game, a, b):  # MALI-LOS-03
        return False
    one, other = measure.seen(game, a), measure.seen(game, b)
    if touching(one.base, other.base):
        return True
    return game.field.between(_between(game, one, other), clear, game)


def clear(game: Malifaux, way: Between) -> bool:
    """Is there a line past models and terrain? Mostly one of a few that are quick to try is clear of everything near."""
    one, other, near = way.a.base, way.b.base, _beside(game, way)
    things: list[Body | Piece] = [*way.models, *[f.piece for f in near]]
    if any(passes(one, other, things, aside) for aside in TRIED):
        return True
    pieces, patches = _terrain(game, way, near)
    if stops(one, other, pieces):
        return False
    return sees_past(one, other, [*way.models, *pieces], patches, touching_closes=True, rims=True)


def sight(game: Malifaux, a: Thing, b: Thing) -> Sight:
    """What `sees` says, with its reasons: the clear line, or what stands in the way."""
    way = between(game, a, b)
    return sight_past(way.a.base, way.b.base, *obstacles(game, way), touching_closes=True, rims=True)


def tried(game: Malifaux, a: Thing, b: Thing) -> list[Tried]:
    """The lines that a player would lay a ruler along, each with what stands in its way."""
    way = between(game, a, b)
    return tried_past(way.a.base, way.b.base, *obstacles(game, way), rims=True)


# -- what is between them


def between(game: Malifaux, a: Thing, b: Thing) -> Between:
    """All that matters for the sight between two objects."""
    return _between(game, measure.seen(game, a), measure.seen(game, b))


def _between(game: Malifaux, one: Seen, other: Seen) -> Between:
    return Between(one, other, tuple(_models(game, one, other)), _markers(game, one.base, other.base))


def obstacles(game: Malifaux, way: Between) -> tuple[list[Body | Piece], list[Piece]]:
    """What can cut a line: models and Blocking terrain; and Dense terrain."""
    pieces, patches = _terrain(game, way, _beside(game, way))
    return [*way.models, *pieces], patches


def _markers(game: Malifaux, one: Body, other: Body) -> tuple[tuple[object, ...], ...]:
    """The Markers that could cut a line between two bases: what they are, and where they lie."""
    screens = game.markers_of("screen")
    if not screens:
        return ()
    x0, y0, x1, y1 = hull(one, other)
    near = [m for m in screens if x0 <= m.x + m.radius and m.x - m.radius <= x1]
    near = [m for m in near if y0 <= m.y + m.radius and m.y - m.radius <= y1]
    kinds = game.kinds
    return tuple((m.id, kinds[m.kind].traits, kinds[m.kind].rise, m.x, m.y, m.z, m.floor, m.radius) for m in near)


@clause("MALI-LOS-09", "MALI-TERR-07", "MALI-AMB-56", "MALI-AMB-57")
def _terrain(game: Malifaux, way: Between, near: list[Feature]) -> tuple[list[Piece], list[Piece]]:
    """The Blocking terrain that counts, and the Dense terrain, of what is near."""
    blockers: list[Piece] = []
    patches: list[Piece] = []
    field, high = game.field, way.high
    rooms = _rooms(game, way) if field.shells else None
    for feature in near:
        if "dense" in feature.traits and feature.top >= high and feature.id not in field.steps:
            patches.append(feature.piece)
        if "blocking" not in feature.traits or feature.id in field.flights:
            continue
        if rooms and (feature.kind == INNER or feature.id in rooms):
            blockers += _indoors(game, feature, rooms)
        elif feature.kind != INNER and _blocks(game, way, feature):
            blockers.append(feature.piece)
    return blockers, patches


def _beside(game: Malifaux, way: Between) -> list[Feature]:
    """Blocking and Dense terrain near the way between two bases: what is further aside no line between them meets."""
    one, other = way.a.base, way.b.base
    screens = measure.near(game, "screen", hull(one, other))
    if not screens:
        return screens
    x, y, dx, dy = one.x, one.y, other.x - one.x, other.y - one.y
    far, wide = hypot(dx, dy), max(one.r, other.r) + TOLERANCE
    return [f for f in screens if abs(dx * (f.piece.y - y) - dy * (f.piece.x - x)) <= (f.piece.r + wide) * far]


def _rooms(game: Malifaux, way: Between) -> tuple[str, str] | None:
    """[advanced] The buildings that they are in; None if neither is in one."""
    rooms = (game.field.room(way.a.base, way.a.floor), game.field.room(way.b.base, way.b.floor))
    return rooms if any(rooms) else None


@clause("MALI-TERR-25", "MALI-TERR-26", "MALI-TERR-27")
def _indoors(game: Malifaux, feature: Feature, rooms: tuple[str, str]) -> tuple[Piece, ...]:
    """[advanced] What blocks of a building that one of them is in: walls inside it; and its outer walls, if the other is not."""
    if feature.kind == INNER:
        return (feature.piece,) if feature.name in rooms else ()
    return () if rooms[0] == rooms[1] else game.field.shells[feature.id]


@clause("MALI-LOS-06", "MALI-LOS-07", "MALI-LOS-10", "MALI-AMB-54", "MALI-MARK-10")
def _models(game: Malifaux, a: Seen, b: Seen) -> list[Body]:
    """Third models near the way between two bases that are no lower than either of them."""
    one, other, high = a.base, b.base, max(a.size, b.size)
    x, y, dx, dy = one.x, one.y, other.x - one.x, other.y - one.y
    far, wide = hypot(dx, dy), max(one.r, other.r)
    if not far:
        return []
    ux, uy, bodies = dx / far, dy / far, []
    for model in _about(game, one, other):
        card = game.cards[model.card]
        if card.sz * UNIT + model.z < high or model.id == one.id or model.id == other.id:
            continue
        ox, oy, r = model.x - x, model.y - y, card.radius + wide
        if not -r < ux * oy - uy * ox < r or not -r < ux * ox + uy * oy < far + r:
            continue  # too far aside for any line to meet it
        if not _overhead(game, model, a, b) and not _covers(model, card.radius, a, b):
            bodies.append(Body(model.id, model.x, model.y, card.radius, model.z))
    return bodies


def _about(game: Malifaux, one: Body, other: Body) -> list[Model]:
    """The models on the table whose bases may come near a line between two bases: most are far away."""
    far = measure.WIDEST + max(one.r, other.r)
    left, right = (one.x - far, other.x + far) if one.x < other.x else (other.x - far, one.x + far)
    low, high = (one.y - far, other.y + far) if one.y < other.y else (other.y - far, one.y + far)
    return [m for m in game.models if left < m.x < right and low < m.y < high and m.status == ""]


@clause("MALI-MARK-10")
def _covers(model: Model, r: int, a: Seen, b: Seen) -> bool:
    """Does a model stand exactly on one of them, a Marker with a base of the same size? Then it does not block the lines to it."""
    for end in (a, b):
        base = end.base
        if not end.is_model and base.r == r and hypot(model.x - base.x, model.y - base.y) <= TOLERANCE:
            return True
    return False


@clause("MALI-TERR-20", "MALI-TERR-27", "MALI-AMB-144")
def _overhead(game: Malifaux, model: Model, a: Seen, b: Seen) -> bool:
    """Does it stand on a bridge under whose Arch both can look through, or on the roof of a building that one of them is in?"""
    floor, high = game.field.features.get(model.floor) if model.floor else None, max(a.size, b.size)
    if floor is None or not floor.clearance:
        return False
    if floor.id in game.field.shells:
        return floor.top >= high and any(game.field.room(end.base, end.floor) == floor.id for end in (a, b))
    return floor.bottom + floor.clearance >= high


@clause("MALI-LOS-06", "MALI-LOS-08", "MALI-TERR-03")
def _blocks(game: Malifaux, way: Between, feature: Feature) -> bool:
    """Do lines through this Blocking terrain not count? If it is no lower than either, or tall and one is in its Shadow."""
    if feature.clearance and feature.bottom + feature.clearance >= way.high:  # MALI-TERR-20
        return False
    # MALI-LOS-11, MALI-SHAD-02, MALI-AMB-54, MALI-AMB-56
    if feature.top < way.high and not (shadow.hides(game, way.a, feature) or shadow.hides(game, way.b, feature)):
        return False
    return not shadow.looks_over(game, way.a, way.b, feature)


@clause("MALI-LOS-03")
def floored(game: Malifaux, a: Thing, b: Thing) -> bool:
    """Is a floor between them: does one stand on a piece, and the other, even partly, under the same piece?"""
    for upper, lower in ((a, b), (b, a)):
        for name in game.field.under(upper.floor):
            feature = game.field.features.get(name)
            if feature and feature.clearance and lower.z < feature.bottom + feature.clearance:
                body = measure.base(game, lower)
                if depth(feature.piece, body.x, body.y) < body.r - TOLERANCE:
                    return True
    return False


def hull(one: Body, other: Body) -> Box:
    """A box around all lines between two bases."""
    x0, y0, x1, y1 = one.x - one.r, one.y - one.r, one.x + one.r, one.y + one.r
    left, low, right, high = other.x - other.r, other.y - other.r, other.x + other.r, other.y + other.r
    return (
        x0 if x0 < left else left,
        y0 if y0 < low else low,
        x1 if x1 > right else right,
        y1 if y1 > high else high,
    )
