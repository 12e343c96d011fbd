"""Line of sight, Cover and Concealment by terrain (MALI-LOS, MALI-SHAD-04, MALI-CONC-02). Exact: no line is sampled (MALI-AMB-53)."""

from __future__ import annotations

from math import hypot

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, shadow
from escarmouche.games.malifaux.ground.buildings import INNER
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.cross import crossed, crosses_little
from escarmouche.space.disc import Body
from escarmouche.space.shape import Box, Piece, depth
from escarmouche.space.sight import Sight, Tried, passes, stops
from escarmouche.space.sight import sees as sees_past
from escarmouche.space.sight import sight as sight_past
from escarmouche.space.sight import tried as tried_past
from escarmouche.space.units import TOLERANCE, UNIT

LITTLE = UNIT  # MALI-TERR-06
TRIED = (0.0, 0.95, -0.95)  # lines that are tried first: of the centres, and along both sides
KEPT = 8192  # answers that a field keeps: whoever looks from the same place past the same things sees the same


@clause("MALI-LOS-01", "MALI-LOS-02", "MALI-LOS-04", "MALI-LOS-05", "MALI-AMB-53", "MALI-MARK-07")
def sees(game: Malifaux, a: Thing, b: Thing) -> bool:
    """Is there one clear line between the two bases? The answer is the same both ways."""
    if a is b:
        return True
    if a.floor != b.floor and floored(game, a, b):
        return False
    (one, sa), (other, sb) = _seen(game, a), _seen(game, b)
    dx, dy, touch = a.x - b.x, a.y - b.y, one.r + other.r + TOLERANCE
    if dx * dx + dy * dy <= touch * touch:
        return True
    third = _models(game, a, b, one, other, sa if sa > sb else sb)
    known, key = game.field.sights, (one, other, sa, sb, a.floor, b.floor, *third, *_screens(game, one, other))
    seen = known.get(key)
    if seen is None:
        if len(known) >= KEPT:
            known.clear()
        near = _beside(game, one, other)
        things: list[Body | Piece] = [*third, *[f.piece for f in near]]
        for aside in TRIED:
            if passes(one, other, things, aside):
                seen = True
                break
        else:
            seen = _past(game, a, b, one, other, third, near)
        known[key] = seen
    return seen


def _seen(game: Malifaux, thing: Thing) -> tuple[Body, int]:
    """The base of something and its Size for LoS."""
    if isinstance(thing, Model):  # asked for everybody all the time: the card is read here
        card = game.cards[thing.card]
        return Body(thing.id, thing.x, thing.y, card.radius, thing.z), card.sz * UNIT + thing.z
    return game.marked(thing), measure.size(game, thing)


def _past(game: Malifaux, a: Thing, b: Thing, one: Body, other: Body, third: list[Body], near: list[Feature]) -> bool:
    """Is there a clear line past other models and the terrain near the way?"""
    pieces, patches = _terrain(game, a, b, one, other, near)
    if stops(one, other, pieces):
        return False
    return sees_past(one, other, [*third, *pieces], patches, touching_closes=True, rims=True)


def _screens(game: Malifaux, one: Body, other: Body) -> list[tuple[str, str, int, int, int, int]]:
    """The Markers that could cut a line between two bases, and where they lie."""
    found = measure.laid(game, "screen")
    if found:
        x0, y0, x1, y1 = _hull(one, other)
        found = [m for m in found if x0 <= m.x + m.radius and m.x - m.radius <= x1]
        found = [m for m in found if y0 <= m.y + m.radius and m.y - m.radius <= y1]
    return [(m.id, m.kind, m.x, m.y, m.z, m.radius) for m in found] if found else []


def between(game: Malifaux, a: Thing, b: Thing, one: Body, other: Body) -> tuple[list[Body | Piece], list[Piece]]:
    """What can cut a line between two bases: models and Blocking terrain; and Dense terrain."""
    high = max(measure.size(game, a), measure.size(game, b))
    pieces, patches = _terrain(game, a, b, one, other, _beside(game, one, other))
    return [*_models(game, a, b, one, other, high), *pieces], patches


@clause("MALI-LOS-09", "MALI-TERR-07", "MALI-AMB-56", "MALI-AMB-57")
def _terrain(
    game: Malifaux, a: Thing, b: Thing, one: Body, other: Body, near: list[Feature]
) -> tuple[list[Piece], list[Piece]]:
    """Of it the terrain, of what is near: Blocking and Dense."""
    blockers: list[Piece] = []
    patches: list[Piece] = []
    field, sa, sb = game.field, measure.size(game, a), measure.size(game, b)
    rooms = _rooms(game, a, b, one, other) if field.shells else None
    for feature in near:
        if "dense" in feature.traits and feature.top >= max(sa, sb) and feature.id not in field.steps:
            patches.append(feature.piece)
        if "blocking" not in feature.traits or feature.id in field.flights:
            continue
        if rooms and (feature.kind == INNER or feature.id in rooms):
            blockers += _indoors(game, feature, rooms)
        elif feature.kind != INNER and _blocks(game, a, b, one, other, sa, sb, feature):
            blockers.append(feature.piece)
    return blockers, patches


def _beside(game: Malifaux, one: Body, other: Body) -> list[Feature]:
    """Blocking and Dense terrain near the way between two bases: what is further aside no line between them meets."""
    found = measure.near(game, "screen", _hull(one, other))
    if not found:
        return found
    x, y, dx, dy = one.x, one.y, other.x - one.x, other.y - one.y
    far, wide = hypot(dx, dy), max(one.r, other.r) + TOLERANCE
    return [f for f in found if abs(dx * (f.piece.y - y) - dy * (f.piece.x - x)) <= (f.piece.r + wide) * far]


def _rooms(game: Malifaux, a: Thing, b: Thing, one: Body, other: Body) -> tuple[str, str] | None:
    """[advanced] The buildings that they are in; None if neither is in one."""
    rooms = (game.field.room(one, a.floor), game.field.room(other, b.floor))
    return rooms if any(rooms) else None


@clause("MALI-TERR-25", "MALI-TERR-26", "MALI-TERR-27")
def _indoors(game: Malifaux, feature: Feature, rooms: tuple[str, str]) -> tuple[Piece, ...]:
    """[advanced] What blocks of a building that one of them is in: walls inside it; and its outer walls, if the other is not."""
    if feature.kind == INNER:
        return (feature.piece,) if feature.name in rooms else ()
    return () if rooms[0] == rooms[1] else game.field.shells[feature.id]


@clause("MALI-LOS-06", "MALI-LOS-07", "MALI-LOS-10", "MALI-AMB-54", "MALI-MARK-10")
def _models(game: Malifaux, a: Thing, b: Thing, one: Body, other: Body, high: int) -> list[Body]:
    """Third models near the way between two bases that are no lower than either of them."""
    dx, dy = other.x - one.x, other.y - one.y
    far = hypot(dx, dy)
    ux, uy = dx / far, dy / far
    x, y, wide, found, cards = one.x, one.y, max(one.r, other.r), [], game.cards
    left, right = (x, other.x) if dx > 0 else (other.x, x)
    low, top = (y, other.y) if dy > 0 else (other.y, y)
    most = measure.WIDEST + wide
    left, right, low, top = left - most, right + most, low - most, top + most
    for model in game.models:
        if not (left < model.x < right and low < model.y < top) or model.status != "":
            continue  # mostly far away
        card = cards[model.card]
        if card.sz * UNIT + model.z < high or model.id == a.id or model.id == b.id:
            continue
        ox, oy, r = model.x - x, model.y - y, card.radius + wide
        if not -r < ux * oy - uy * ox < r or not -r < ux * ox + uy * oy < far + r:
            continue
        if not _overhead(game, model, high) and not _covers(model, card.radius, a, b, one, other):
            found.append(Body(model.id, model.x, model.y, card.radius, model.z))
    return found


@clause("MALI-MARK-10")
def _covers(model: Model, r: int, a: Thing, b: Thing, one: Body, other: Body) -> bool:
    """Does a model stand exactly on one of them, a Marker with a base of the same size? Then it does not block the lines to it."""
    for end, body in ((a, one), (b, other)):
        if not isinstance(end, Model) and body.r == r and hypot(model.x - body.x, model.y - body.y) <= TOLERANCE:
            return True
    return False


@clause("MALI-TERR-20")
def _overhead(game: Malifaux, model: Model, high: int) -> bool:
    """Does it stand on a bridge under whose Arch both can look through?"""
    floor = game.field.features.get(model.floor) if model.floor else None
    return floor is not None and bool(floor.clearance) and floor.bottom + floor.clearance >= high


@clause("MALI-LOS-06", "MALI-LOS-08", "MALI-LOS-11", "MALI-TERR-03", "MALI-SHAD-02", "MALI-AMB-54", "MALI-AMB-56")
def _blocks(game: Malifaux, a: Thing, b: Thing, one: Body, other: Body, sa: int, sb: int, feature: Feature) -> bool:
    """Do lines through this Blocking terrain not count? If it is no lower than either, or tall and one is in its Shadow."""
    high = max(sa, sb)
    if feature.clearance and feature.bottom + feature.clearance >= high:
        return False
    if feature.top < high and not (
        shadow.hides(game, a, one, sa, feature) or shadow.hides(game, b, other, sb, feature)
    ):
        return False
    return not shadow.looks_over(game, a, b, one, other, feature)


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


def _hull(one: Body, other: Body) -> Box:
    """A box around all lines between two bases."""
    return (
        min(one.x - one.r, other.x - other.r),
        min(one.y - one.r, other.y - other.r),
        max(one.x + one.r, other.x + other.r),
        max(one.y + one.r, other.y + other.r),
    )


def sight(game: Malifaux, a: Thing, b: Thing) -> Sight:
    """The same as `sees` with its reasons: the clear line, or what stands in the way."""
    one, other = measure.base(game, a), measure.base(game, b)
    blockers, patches = between(game, a, b, one, other)
    return sight_past(one, other, blockers, patches, touching_closes=True, rims=True)


def tried(game: Malifaux, a: Thing, b: Thing) -> list[Tried]:
    """The lines one would lay a ruler along, each with what stands in its way."""
    one, other = measure.base(game, a), measure.base(game, b)
    blockers, patches = between(game, a, b, one, other)
    return tried_past(one, other, blockers, patches, rims=True)


@clause("MALI-SHAD-04", "MALI-COVER-02")
def cover(game: Malifaux, shooter: Model, target: Model) -> bool:
    """Has the target Cover from Shadow against a (missile) Action of the shooter?"""
    return "blocking" in game.field.traits | _marked(game) and shadow.covering(game, shooter, target) is not None


def _marked(game: Malifaux) -> frozenset[str]:
    return frozenset(t for f in measure.marked(game) for t in f.traits) if game.state.markers else frozenset()


@clause("MALI-TERR-05", "MALI-TERR-06", "MALI-TERR-17", "MALI-CONC-02", "MALI-AMB-56", "MALI-AMB-58")
def concealed(game: Malifaux, attacker: Model, target: Model) -> bool:
    """Does any line to the target cross Concealing terrain (but for an attacker in it with a line that crosses 1" or less)?"""
    return concealing(game, attacker, target) is not None


def concealing(game: Malifaux, attacker: Model, target: Model) -> Feature | None:
    """The terrain that conceals the target from an attacker; none does from whoever Concealing terrain does not affect."""
    from escarmouche.games.malifaux.harm import condition  # whose words need to know who sees whom

    if attacker is target or ("concealing" not in game.field.traits and not game.state.markers):
        return None
    one, other = game.body(attacker), game.body(target)
    high = max(measure.size(game, attacker), measure.size(game, target))
    for feature in measure.near(game, "concealing", _hull(one, other)):
        if feature.top < high or not crossed(one, other, feature.piece):
            continue
        inside = measure.same_floor(attacker.floor, feature) and depth(feature.piece, one.x, one.y) < one.r - TOLERANCE
        if not (inside and crosses_little(one, other, feature.piece, LITTLE)):
            return None if condition.immune(game, attacker, "concealing") else feature
    return None
