"""What can be laid over the table: engagement ranges, Auras, Shadows, Deployment Zones. All of it is public (MALI-HID-08)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Layer, Patch, Point
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.ground import engage, shadow
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.shape import Round
from escarmouche.space.units import mil

CIRCLE = 64  # corners of a drawn circle
CORNERS = 8  # of a quarter of a circle around a corner
UNSET = ("scenario", "pool", "faction", "leader", "hire", "schemes", "zone")  # phases before the zones are chosen
RULES = {"engagement": "MALI-ENG-01", "aura": "MALI-AURA-01", "shadow": "MALI-SHAD-01", "zone": "MALI-SETUP-11"}


def layer(game: Malifaux, name: str) -> Layer:
    """One layer as it is now."""
    return Layer(name, RULES[name], list(PATCHES[name](game)))


@clause("MALI-ENG-01")
def _engagement(game: Malifaux) -> Iterator[Patch]:
    """The engagement range of every model that has one."""
    for model in game.on_table():
        reach = engage.range(game, model)
        if reach != engage.NONE:
            yield Patch([_around(game, model, reach)], model.id, seat=model.seat, reach=reach)


@clause("MALI-AURA-01", "MALI-AURA-02")
def _auras(game: Malifaux) -> Iterator[Patch]:
    """Every Aura, with its Ability."""
    for model in game.on_table():
        for aura in passives.sources(game, model, "aura"):
            reach = mil(aura.params.range)
            yield Patch([_around(game, model, reach)], model.id, aura.key or aura.name, model.seat, reach)


def _around(game: Malifaux, model: Model, reach: int) -> list[Point]:
    """The area within a distance of a base."""
    radius, turns = game.card(model).radius + reach, [2 * math.pi * k / CIRCLE for k in range(CIRCLE)]
    return [(round(model.x + radius * math.cos(t)), round(model.y + radius * math.sin(t))) for t in turns]


@clause("MALI-SHAD-01", "MALI-MARK-02")
def _shadows(game: Malifaux) -> Iterator[Patch]:
    """Around every piece of terrain and terrain Marker that casts one."""
    marked = [game.kinds.feature(marker) for marker in game.state.markers]
    for feature in (
        *game.field.features.values(),
        *(feature_of_marker for feature_of_marker in marked if feature_of_marker is not None),
    ):
        wide = shadow.casts(feature)
        if wide:
            yield Patch(_grown(feature, wide, game.field.width, game.field.height), feature.id, reach=wide)


def _grown(feature: Feature, by: int, width: int, height: int) -> list[list[Point]]:
    """The part of the table around terrain: its outline, and the outline of the terrain itself, which is not part of it."""
    from shapely import Point as Dot  # slow to load, and not needed for playing
    from shapely import Polygon, box, union_all

    parts = [
        Dot(part.x, part.y).buffer(part.r) if isinstance(part, Round) else Polygon(part.points)
        for part in feature.piece.parts
    ]
    whole = union_all(parts)
    around = whole.buffer(by, quad_segs=CORNERS).intersection(box(0, 0, width, height)).difference(whole)
    rings = []
    for area in getattr(around, "geoms", [around]):
        rings += [area.exterior, *area.interiors] if not area.is_empty else []
    return [[(round(x), round(y)) for x, y in ring.coords] for ring in rings]


@clause("MALI-SETUP-11", "MALI-SETUP-15")
def _zones(game: Malifaux) -> Iterator[Patch]:
    """The Deployment Zones and the Centerline, once they are chosen."""
    if not game.state.deployment or game.state.phase in UNSET:
        return
    for seat in game.seats:
        yield Patch([list(zone.ring(game, seat))], by="deployment-zone", seat=seat)
    yield Patch([list(zone.centerline(game))], by="centerline")


PATCHES: dict[str, Callable[[Malifaux], Iterator[Patch]]] = {
    "engagement": _engagement,
    "aura": _auras,
    "shadow": _shadows,
    "zone": _zones,
}
