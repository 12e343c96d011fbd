"""Cover and Concealment by terrain (MALI-COVER-02, MALI-CONC-02)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.ground import measure, shadow
from escarmouche.games.malifaux.ground.sight import hull
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.shape import depth
from escarmouche.space.sight.line_crossings import crossed, crosses_little
from escarmouche.space.units import TOLERANCE, UNIT

LITTLE = UNIT  # MALI-TERR-06


@clause("MALI-SHAD-04", "MALI-COVER-02")
def cover(game: Malifaux, shooter: Model, target: Model) -> bool:
    """Has the target Cover from Shadow against a (missile) Action of the shooter?"""
    return "blocking" in game.field.traits | _marked(game) and shadow.covering(game, shooter, target) is not None


def _marked(game: Malifaux) -> frozenset[str]:
    return frozenset(t for f in measure.marked(game) for t in f.traits) if game.state.markers else frozenset()


@clause("MALI-TERR-05", "MALI-TERR-06", "MALI-TERR-17", "MALI-CONC-02", "MALI-AMB-56", "MALI-AMB-58")
def concealed(game: Malifaux, attacker: Model, target: Model) -> bool:
    """Does any line to the target cross Concealing terrain (except for an attacker in it with a line that crosses 1" or less)?"""
    return concealing(game, attacker, target) is not None


def concealing(game: Malifaux, attacker: Model, target: Model) -> Feature | None:
    """The terrain that conceals the target from an attacker; none does from an attacker that Concealing terrain does not affect."""
    if attacker is target or ("concealing" not in game.field.traits and not game.state.markers):
        return None
    from_base, to_base = game.body(attacker), game.body(target)
    high = max(measure.size(game, attacker), measure.size(game, target))
    for feature in measure.near(game, "concealing", hull(from_base, to_base)):
        if feature.top < high or not crossed(from_base, to_base, feature.piece):
            continue
        inside = (
            measure.same_floor(attacker.floor, feature)
            and depth(feature.piece, from_base.x, from_base.y) < from_base.r - TOLERANCE
        )
        if not (inside and crosses_little(from_base, to_base, feature.piece, LITTLE)):
            return None if condition.immune(game, attacker, "concealing") else feature
    return None
