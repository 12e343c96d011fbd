"""2 Breakthrough: Scheme Markers in the enemy Deployment Zone (MALI-SCHM-05)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Marker, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

NEAR, THREE = mil(3), 3


def lying(game: Malifaux, seat: int) -> list[Marker]:
    """Friendly Scheme Markers in the enemy zone, with any part of the base (MALI-AMB-66)."""
    enemy = game.opponent(seat)
    return [marker for marker in goal.markers(game, seat) if zone.touches(game, enemy, marker)]


@clause("MALI-SCHM-05", "MALI-AMB-66")
def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """A Marker there, and a friendly model with no enemy within 3" of it; one of the Markers is removed."""
    markers, enemy, enemies = lying(game, seat), game.opponent(seat), goal.enemies(game, seat)
    through = any(
        zone.touches(game, enemy, model) and goal.is_far_from_all(game, model, enemies, NEAR)
        for model in goal.friends(game, seat)
    )
    return Tally(bool(markers) + through, 2, tuple(marker.id for marker in markers), 1)


@clause("MALI-SCHM-05")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Three Markers there; they are removed."""
    return goal.any_of(lying(game, seat), THREE)


def may_be_revealable(game: Malifaux, seat: int) -> bool:
    return bool(lying(game, seat))


PLAN = Plan(2, "MALI-SCHM-05", "turn", reveal, end, 1, THREE, may_be_revealable)
