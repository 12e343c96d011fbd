"""Measuring: distances with their vertical part, base contact, and the terrain that a base is in (MALI-MEAS, MALI-TERR-02)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from msgspec import Struct

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground.buildings import INNER, SHELL
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body
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
    return game.cards[thing.card].sz * UNIT if isinstance(thing, Model) else game.kinds[thing.kind].rise


@clause("MALI-LOS-10", "MALI-AMB-55")
def size(game: Malifaux, thing: Thing) -> int:
    """Its Size for LoS: with the Height that it stands on."""
    return tall(game, thing) + thing.z


class Seen(Struct, frozen=True, gc=False):
    """An object as lines of sight meet it: its base, its Size for LoS, the floor it stands on, and whether it is a model."""

    base: Body
    size: int
    floor: str
    is_model: bool


def seen(game: Malifaux, thing: Thing) -> Seen:
    """A model or Marker as lines of sight meet it."""
    if isinstance(thing, Model):
        card = game.cards[thing.card]
        return Seen(Body(thing.id, thing.x, thing.y, card.radius, thing.z), card.sz * UNIT + thing.z, thing.floor, True)
    return Seen(game.marked(thing), size(game, thing), thing.floor, False)


@clause("MALI-MEAS-01", "MALI-MEAS-02", "MALI-MEAS-03", "MALI-AMB-50", "MALI-AMB-61", "MALI-GEN-14")
def gap(game: Malifaux, a: Thing, b: Thing) -> float:
    """The distance from base to base in plan, plus the part of the vertical distance that exceeds the Size or Height of the lower object.

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
    return within_in_plan(game, a, b, reach) and (a.z == b.z or gap(game, a, b) <= reach + TOLERANCE)


def within_in_plan(game: Malifaux, a: Thing, b: Thing, reach: float) -> bool:
    """Would some part of one base be no further than this from the other if both stood on one level?"""
    dx, dy, most = b.x - a.x, b.y - a.y, reach + REACH
    if dx > most or dx < -most or dy > most or dy < -most:
        return False  # most pairs are further apart than the widest bases could be
    cards = game.cards
    far = reach + TOLERANCE + (cards[a.card].radius if isinstance(a, Model) else a.radius)
    far += cards[b.card].radius if isinstance(b, Model) else b.radius
    return dx * dx + dy * dy <= far * far


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
    """Do two bases touch or overlap? On different levels they do not, unless a slope joins them; nothing touches itself."""
    if a is b or not within_in_plan(game, a, b, 0):
        return False
    return a.z == b.z or game.field.joined(a.floor, b.floor)


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
    """Markers that are terrain, of a Trait if one is named ("solid": those that models cannot walk through)."""
    return [feature for marker in game.markers_of(trait) if (feature := game.kinds.feature(marker)) is not None]


def near(game: Malifaux, trait: str, box: Box) -> list[Feature]:
    """Terrain of a Trait near a box, Markers too."""
    markers = game.markers_of(trait)
    drawn = game.field.near(trait, box)
    return drawn + _among(game, markers, *box) if markers else drawn


def about(game: Malifaux, trait: str, x: int, y: int, r: int) -> list[Feature]:
    """Terrain of a Trait near a base at a place, Markers too."""
    drawn, markers = game.field.about(trait, x, y, r), game.markers_of(trait)
    return drawn + _among(game, markers, x - r, y - r, x + r, y + r) if markers else drawn


def _among(game: Malifaux, markers: Sequence[Marker], x0: float, y0: float, x1: float, y1: float) -> list[Feature]:
    """The Markers that meet a box, as terrain."""
    features = []
    for marker in markers:
        x, r = marker.x, marker.radius
        if x - r <= x1 and x + r >= x0 and marker.y - r <= y1 and marker.y + r >= y0:
            feature = game.kinds.feature(marker)
            if feature is not None:
                features.append(feature)
    return features


def feature(game: Malifaux, name: str) -> Feature:
    """The terrain of that name."""
    feature = game.field.features.get(name)
    if feature is None:
        feature = game.kinds.feature(game.marker(name))
    if feature is None:
        raise KeyError(name)
    return feature


@clause("MALI-TERR-02")
def inside(game: Malifaux, thing: Thing, trait: str) -> list[Feature]:
    """The terrain of a Trait that a base is in: it overlaps it, on its own floor."""
    body = base(game, thing)
    features = near(game, trait, around(body))
    return [f for f in features if same_floor(thing.floor, f) and depth(f.piece, body.x, body.y) < body.r - TOLERANCE]


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
def hazards(game: Malifaux, model: Model) -> list[str]:
    """The Hazardous terrain that a model is in where it stands: pieces by id, Markers by kind."""
    x, y, r = model.x, model.y, game.cards[model.card].radius
    near = game.field.about("hazardous", x, y, r)
    if markers := game.markers_of("hazardous"):
        near = near + _among(game, markers, x - r, y - r, x + r, y + r)
    if not near:
        return []
    inside = [f for f in near if same_floor(model.floor, f) and depth(f.piece, x, y) < r - TOLERANCE]
    return list(dict.fromkeys([f.name for f in inside]))


def on_table(game: Malifaux, thing: Thing) -> bool:
    """Does it stand on the table or on a hill, not on a roof?"""
    return thing.floor == TABLE
