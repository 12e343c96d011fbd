"""4 Search the Ruins: Scheme Markers at different pieces of terrain in the enemy table half (MALI-SCHM-07)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.ground.terrain import Feature
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Marker, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import TOLERANCE

FIRST, LAST = 2, 3


@clause("MALI-SCHM-07", "MALI-AMB-68", "MALI-AMB-90")
def searched(game: Malifaux, seat: int, need: int) -> Tally:
    """This many Markers in the enemy half, each in base contact with a different piece; a Marker that is terrain counts as a piece."""
    enemy = game.opponent(seat)
    there = [marker for marker in goal.markers(game, seat) if zone.on_half(game, enemy, marker)]
    terrain = measure.terrain(game) if there else []
    return goal.paired({marker.id: pieces_touched(game, marker, terrain) for marker in there}, need)


def pieces_touched(game: Malifaux, marker: Marker, terrain: Sequence[Feature]) -> list[str]:
    """The pieces that a Marker is in base contact with. The bounds of most pieces are far from it."""
    pieces, far = [], marker.radius + TOLERANCE
    left, low, right, high = marker.x - far, marker.y - far, marker.x + far, marker.y + far
    for feature in terrain:
        x0, y0, x1, y1 = feature.piece.bounds
        near = x0 <= right and x1 >= left and y0 <= high and y1 >= low
        if near and measure.to_terrain(game, marker, feature) <= TOLERANCE:
            pieces.append(feature.id)
    return pieces


def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Two Markers; they are removed."""
    return searched(game, seat, FIRST)


def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Three Markers; they are removed."""
    return searched(game, seat, LAST)


PLAN = Plan(4, "MALI-SCHM-07", "turn", reveal, end, FIRST, LAST)
