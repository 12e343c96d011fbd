"""9 Outflank: a friendly model at each end of the Centerline (MALI-SCHM-12)."""

from __future__ import annotations

import math

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Model, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import TOLERANCE, mil

NEAR = mil(3)


@clause("MALI-SCHM-12", "MALI-AMB-91")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """A friendly model within 3" of each end."""
    models = goal.friends(game, seat)
    held = [any(near(game, model, spot) for model in models) for spot in zone.centerline(game)]
    return Tally(sum(held), len(held))


def near(game: Malifaux, model: Model, spot: tuple[int, int]) -> bool:
    return math.dist((model.x, model.y), spot) - measure.radius(game, model) <= NEAR + TOLERANCE


def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    return end(game, seat, scheme)


PLAN = Plan(9, "MALI-SCHM-12", "turn", reveal, end)
