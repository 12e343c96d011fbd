"""10 Assassinate: wound the enemy Leader, then see the Leader gone (MALI-SCHM-13)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.state import Model, Scheme
from escarmouche.games.malifaux.table import Malifaux


def leaders(game: Malifaux, seat: int) -> list[Model]:
    """The enemy Leader, if in play."""
    return [model for model in game.in_play(game.opponent(seat)) if model.leader]


@clause("MALI-SCHM-13", "MALI-AMB-87", "MALI-BURY-01")
def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """In play, with half its Health or less."""
    hurt = (goal.counts(game, model) and goal.at_most_half(game, model) for model in leaders(game, seat))
    return Tally(any(hurt), 1)


@clause("MALI-SCHM-13", "MALI-AMB-80")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Not in play."""
    return Tally(not leaders(game, seat), 1)


PLAN = Plan(10, "MALI-SCHM-13", "turn", reveal, end)
