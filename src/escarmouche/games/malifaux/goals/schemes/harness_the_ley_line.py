"""3 Harness the Ley Line: three friendly Scheme Markers on the Centerline (MALI-SCHM-06)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Scheme
from escarmouche.games.malifaux.table import Malifaux

THREE = 3


@clause("MALI-SCHM-06", "MALI-AMB-68")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Three Markers that touch the line; they are removed."""
    return goal.any_of([marker for marker in goal.markers(game, seat) if zone.on_centerline(game, marker)], THREE)


def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    return end(game, seat, scheme)


PLAN = Plan(3, "MALI-SCHM-06", "turn", reveal, end, THREE, THREE)
