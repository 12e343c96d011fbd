"""Measuring: distances with their vertical part, base contact, and the terrain that a base is in (MALI-MEAS, MALI-TERR-02)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.ground.buildings import INNER, SHELL
from escarmouche.games.malifaux.ground.field import MANY, TABLE, Row
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Base, Body
from escarmouche.space.shape import Box, depth
from escarmouche.space.units import TOLERANCE, UNIT

Thing = Model | Marker
WIDEST = 984  # the radius of the widest base
REACH = 2 * WIDEST + TOLERANCE  # from centre to centre of the widest bases in contact


def base(game: Malifaux, thing: Thing) -> Body:
    """The base of a model or Marker."""
    return game.body(thing) if isinstance(thing, Model) else game.marked(thing)


def radius(game: Malifaux, thing: Thing) -> int:
    return game.cards[thing.card].radius if isinstance(thing, Model) else thing.radius


@clause("MALI-MARK-02", "MALI-MARK-08", "MALI-AMB-61")
def tall(game: Malifaux, thing: Thing) -> int:
    """Its own Size or Height in mils: of a Marker its Height, 0 if it has none."""
    return game.cards[thing.card].sz * UNIT if isinstance(thing, Model) else markers.kind(game, thing.kind).rise


@clause("MALI-LOS-10", "MALI-AMB-55")
def size(game: Malifaux, thing: Thing) -> int:
    """Its Size for LoS: with the Height that it stands on."""
    return tall(game, thing) + thing.z


@clause("MALI-MEAS-01", "MALI-MEAS-02", "MALI-MEAS-03", "MALI-AMB-50", "MALI-AMB-61", "MALI-GEN-14")
def gap(game: Malifaux, a: Thing, b: Thing) -> float:
    """From base to base in plan, and what the vertical distance exceeds the Size or Height of the lower by.

    Negative where bases overlap on one level.
    """
    plan = hypot(b.x - a.x, b.y - a.y) - radius(game, a) - radius(game, b)
    if a.z == b.z:
        return plan
    low, high = (a, b) if a.z < b.z else (b, a)
    return max(0.0, plan) + max(0, high.z - low.z - tall(game, low))


@clause("MALI-MEAS-04", "MALI-MEAS-07")
def within(game: Malifaux, a: Thing, b: Thing, reach: float) -> bool:
    """Is some part of one base no further than this from the other?"""
    cards = game.cards  # asked for everybody all the time: the radii are read here
    far = reach + TOLERANCE + (cards[a.card].radius if isinstance(a, Model) else a.radius)
    far += cards[b.card].radius if isinstance(b, Model) else b.radius
    dx, dy = b.x - a.x, b.y - a.y
    if dx * dx + dy * dy > far * far:
        return False
    return a.z == b.z or gap(game, a, b) <= reach + TOLERANCE


@clause("MALI-MEAS-05")
def completely(game: Malifaux, a: Thing, b: Thing, reach: float) -> bool:
    """Is every part of b's base no further than this from a?"""
    r = radius(game, b)
    plan = max(0.0, hypot(b.x - a.x, b.y - a.y) - radius(game, a) + r)
    low, high = (a, b) if a.z < b.z else (b, a)
    up = 0 if a.z == b.z else max(0, high.z - low.z - tall(game, low))
    return plan + up <= reach + TOLERANCE


@clause("MALI-MEAS-06", "MALI-MEAS-07")
def contact(game: Malifaux, a: Thing, b: Thing) -> bool:
    """Do two bases touch or overlap? On different levels they do not, unless one slope joins them; nobody touches itself."""
    dx, dy = b.x - a.x, b.y - a.y
    if dx > REACH or dx < -REACH or dy > REACH or dy < -REACH or a is b:
        return False  # most are further apart than the widest bases reach
    far = radius(game, a) + radius(game, b) + TOLERANCE
    return dx * dx + dy * dy <= far * far and (a.z == b.z or game.field.joined(a.floor, b.floor))


# -- terrain


def around(body: Body, more: float = 0) -> Box:
    """A box around a base."""
    r = body.r + more
    return body.x - r, body.y - r, body.x + r, body.y + r


@clause("MALI-MARK-02", "MALI-TERR-01")
def terrain(game: Malifaux) -> list[Feature]:
    """Everything that is terrain: drawn pieces, and Markers that count as terrain."""
    drawn = (f for f in game.field.features.values() if f.kind not in (SHELL, INNER))
    return [*drawn, *marked(game)]


@clause("MALI-MARK-04")
def marked(game: Malifaux, trait: str = "") -> list[Feature]:
    """Markers that are terrain, of a Trait if one is named ("solid": those one cannot walk through)."""
    return [found for marker in laid(game, trait) if (found := markers.feature(game, marker)) is not None]


def laid(game: Malifaux, trait: str) -> list[Marker]:
    """The Markers of a Trait. Who asks all the time reads them like this."""
    known = game.laid
    if known.markers != game.state.markers:
        known = game.relaid()
    return known[trait]


def near(game: Malifaux, trait: str, box: Box) -> list[Feature]:
    """Terrain of a Trait near a box, Markers too."""
    found, known = game.field.near(trait, box), game.laid
    if known.markers != game.state.markers:
        known = game.relaid()
    meant = known[trait]
    return found + _among(game, meant, *box) if meant else found


def about(game: Malifaux, trait: str, base: Base) -> list[Feature]:
    """The same near a base."""
    x, y, r = base.x, base.y, base.r
    field, known = game.field, game.laid
    if known.markers != game.state.markers:
        known = game.relaid()
    rows, meant = field.cells[trait][x // UNIT * MANY + y // UNIT], known[trait]
    if not rows and not meant:
        return []
    x0, y0, x1, y1 = x - r, y - r, x + r, y + r
    found = [f for a, b, c, d, f in rows if a <= x1 and c >= x0 and b <= y1 and d >= y0]
    if found and field.razed:
        found = field.standing(trait, found)
    return found + _among(game, meant, x0, y0, x1, y1) if meant else found


def _among(game: Malifaux, meant: Sequence[Marker], x0: float, y0: float, x1: float, y1: float) -> list[Feature]:
    """Of Markers those that meet a box, as terrain."""
    found = []
    for marker in meant:
        x, r = marker.x, marker.radius
        if x - r <= x1 and x + r >= x0 and marker.y - r <= y1 and marker.y + r >= y0:
            feature = markers.feature(game, marker)
            if feature is not None:
                found.append(feature)
    return found


def feature(game: Malifaux, name: str) -> Feature:
    """The terrain of that name."""
    found = game.field.features.get(name)
    if found is None:
        found = markers.feature(game, game.marker(name))
    if found is None:
        raise KeyError(name)
    return found


@clause("MALI-TERR-02")
def inside(game: Malifaux, thing: Thing, trait: str) -> list[Feature]:
    """The terrain of a Trait that a base is in: overlaps, on its own floor."""
    body = base(game, thing)
    found = near(game, trait, around(body))
    return [f for f in found if same_floor(thing.floor, f) and depth(f.piece, body.x, body.y) < body.r - TOLERANCE]


def same_floor(floor: str, feature: Feature) -> bool:
    """Does terrain lie on the floor that something stands on, or is it that floor?"""
    return feature.floor == floor or feature.id == floor


@clause("MALI-TERR-02", "MALI-MEAS-03", "MALI-AMB-61")
def to_terrain(game: Malifaux, thing: Thing, feature: Feature) -> float:
    """How far a base is from a piece of terrain: adjacent or overlapping is 0"."""
    body = base(game, thing)
    plan = max(0.0, depth(feature.piece, body.x, body.y) - body.r)
    if thing.z >= feature.bottom:
        return plan + max(0, thing.z - feature.bottom - feature.height)
    return plan + max(0, feature.bottom + feature.clearance - thing.z - tall(game, thing))


@clause("MALI-TERR-09", "MALI-TERR-10", "MALI-TERR-13", "MALI-AMB-70")
def hazards(game: Malifaux, model: Model) -> Sequence[str]:
    """The Hazardous terrain that a model is in where it stands: pieces by id, Markers by kind."""
    x, y = model.x, model.y
    rows, near, known = game.field.hazards[x // UNIT * MANY + y // UNIT], False, game.laid
    if known.markers != game.state.markers:
        known = game.relaid()
    for marker in known["hazardous"]:
        if -REACH < marker.x - x < REACH and -REACH < marker.y - y < REACH:
            near = True
    return _hazards(game, model, rows) if rows or near else ()  # asked at each Action, and mostly there is nothing


def _hazards(game: Malifaux, model: Model, rows: Sequence[Row]) -> list[str]:
    x, y, r = model.x, model.y, game.cards[model.card].radius
    x0, y0, x1, y1 = x - r, y - r, x + r, y + r
    found = [f for a, b, c, d, f in rows if a <= x1 and c >= x0 and b <= y1 and d >= y0]
    if found and game.field.razed:
        found = game.field.standing("hazardous", found)
    found += _among(game, laid(game, "hazardous"), x0, y0, x1, y1)
    meant = [f for f in found if same_floor(model.floor, f) and depth(f.piece, x, y) < r - TOLERANCE]
    return list(dict.fromkeys([f.name for f in meant]))


def on_table(game: Malifaux, thing: Thing) -> bool:
    """Does it stand on the table or on a hill, not on a roof?"""
    return thing.floor == TABLE
