"""7 Take Prisoner: engage a chosen enemy that nobody is near (MALI-SCHM-10)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.state import Model, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

NEAR = mil(4)


def held(game: Malifaux, seat: int, enemy: Model) -> bool:
    """Does a friendly model engage it?"""
    return any(engage.engages(game, friend, enemy) for friend in goal.friends(game, seat))


@clause("MALI-SCHM-10")
def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """It is engaged, and no other enemy model is within 4" of it."""
    enemy = goal.chosen(game, scheme.enemy)
    if enemy is None:
        return Tally(0, 2)
    return Tally(held(game, seat, enemy) + goal.is_far_from_all(game, enemy, goal.enemies(game, seat), NEAR), 2)


@clause("MALI-SCHM-10", "MALI-AMB-95")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """It is engaged, or was killed by its own side after the Scheme was revealed."""
    enemy = goal.chosen(game, scheme.enemy)
    return Tally(bool(enemy and held(game, seat, enemy)) or goal.turned_on(game, scheme), 1)


def may_be_revealable(game: Malifaux, seat: int) -> bool:
    """Is any enemy engaged, with no other enemy near it?"""
    enemies = goal.enemies(game, seat)
    return any(engage.engaged(game, enemy) and goal.is_far_from_all(game, enemy, enemies, NEAR) for enemy in enemies)


PLAN = Plan(7, "MALI-SCHM-10", "turn", reveal, end, may_be_revealable=may_be_revealable)
