"""12 Claim Jump: a chosen friendly model at the Centerpoint (MALI-SCHM-15)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Model, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import TOLERANCE, mil

REACH, NEAR = mil(2), mil(3)


@clause("MALI-SCHM-15", "MALI-AMB-94")
def there(game: Malifaux, model: Model) -> bool:
    """Is it within 2" of the Centerpoint?"""
    return zone.to_centre(game, model) <= REACH + TOLERANCE


@clause("MALI-SCHM-15")
def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """It is there, and no enemy model is within 3" of it."""
    friend = goal.chosen(game, scheme.friend)
    if friend is None:
        return Tally(0, 2)
    return Tally(there(game, friend) + goal.is_far_from_all(game, friend, goal.enemies(game, seat), NEAR), 2)


@clause("MALI-SCHM-15", "MALI-AMB-87", "MALI-AMB-94")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """It is there with at least half its Health."""
    friend = goal.chosen(game, scheme.friend)
    return Tally(friend is not None and there(game, friend) + goal.at_least_half(game, friend), 2)


def may_be_revealable(game: Malifaux, seat: int) -> bool:
    """Is anybody there?"""
    return any(model.seat == seat and model.on_table and there(game, model) for model in game.models)


PLAN = Plan(12, "MALI-SCHM-15", "turn", reveal, end, may_be_revealable=may_be_revealable)
