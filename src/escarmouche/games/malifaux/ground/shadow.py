"""Shadow: the area around tall Blocking terrain, the Cover it gives, and looking down from a roof (MALI-SHAD)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.ground.buildings import INNER
from escarmouche.games.malifaux.ground.measure import Seen
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.shape import depth
from escarmouche.space.sight.line_crossings import crossed, crosses_little
from escarmouche.space.units import TOLERANCE, UNIT

FAR = 3 * UNIT  # a Shadow is no wider than this
LITTLE = UNIT  # MALI-SHAD-03


@clause("MALI-SHAD-01", "MALI-TERR-14")
def casts(feature: Feature) -> int:
    """How wide its Shadow is: its Height, at most 3"; 0 for terrain that is not Blocking or has no Height, and for walls in a building."""
    if not feature.height or "blocking" not in feature.traits or feature.kind == INNER:
        return 0
    return min(FAR, feature.top)


@clause("MALI-SHAD-02", "MALI-SHAD-04", "MALI-TERR-25")
def in_shadow(game: Malifaux, thing: Seen, feature: Feature) -> bool:
    """Is a base even partly in the Shadow of terrain? The Shadow is around the terrain: whatever stands on it is not in it."""
    wide, base = casts(feature), thing.base
    if not wide or stands_on(game, thing, feature):
        return False
    far = feature.piece.r + base.r + wide + TOLERANCE
    if (feature.piece.x - base.x) ** 2 + (feature.piece.y - base.y) ** 2 > far * far:
        return False
    return depth(feature.piece, base.x, base.y) <= base.r + wide + TOLERANCE


def stands_on(game: Malifaux, thing: Seen, feature: Feature) -> bool:
    """Does it stand on this terrain, or on something on it?"""
    if not thing.floor:
        return False
    name = feature.id.partition("/")[0]  # of stairs each step is a piece of its own
    return thing.floor == name or name in game.field.under(thing.floor)


@clause("MALI-SHAD-02", "MALI-AMB-55")
def hides(game: Malifaux, thing: Seen, feature: Feature) -> bool:
    """Is it in the Shadow of terrain at least as tall as itself? Then no line through that terrain counts."""
    return feature.top >= thing.size and in_shadow(game, thing, feature)


@clause("MALI-SHAD-03", "MALI-AMB-122")
def looks_over(game: Malifaux, a: Seen, b: Seen, feature: Feature) -> bool:
    """Does one of them stand on the terrain with a line to the other that crosses 1" of it or less? Then it is ignored."""
    if stands_on(game, a, feature) and crosses_little(a.base, b.base, feature.piece, LITTLE):
        return True
    return stands_on(game, b, feature) and crosses_little(b.base, a.base, feature.piece, LITTLE)


@clause("MALI-SHAD-04", "MALI-LOS-02", "MALI-COVER-02", "MALI-TERR-25", "MALI-TERR-26")
def covering(game: Malifaux, shooter: Model, target: Model) -> Feature | None:
    """The terrain that gives the target Cover: it is in its Shadow, and a sight line, from rim to rim, could be drawn through it."""
    a, b = measure.seen(game, shooter), measure.seen(game, target)
    high, rooms = max(a.size, b.size), ("", "")
    if game.field.shells:
        rooms = game.field.room(a.base, a.floor), game.field.room(b.base, b.floor)
    for feature in measure.near(game, "blocking", measure.around(b.base, FAR)):
        if (
            in_shadow(game, b, feature)
            and not (rooms[0] and rooms[0] == rooms[1] == feature.id)  # MALI-TERR-26
            and (not feature.clearance or feature.clearance + feature.bottom < high)
            and (rooms[1] == feature.id or crossed(a.base, b.base, feature.piece))  # inside it: MALI-TERR-25
            and not looks_over(game, a, b, feature)
        ):
            return feature
    return None
