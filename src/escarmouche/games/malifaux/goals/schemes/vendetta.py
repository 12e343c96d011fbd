"""13 Vendetta: a chosen friendly model against a chosen enemy that costs more (MALI-SCHM-16)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.state import Scheme
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-SCHM-16", "MALI-AMB-87", "MALI-AMB-93")
def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """In its Activation, which is ending, the friend damaged the enemy, which is in play with half its Health or less."""
    activation, enemy = game.state.activation, game.find(scheme.enemy)
    if activation is None or activation.model != scheme.friend or enemy is None:
        return Tally(0, 2)
    if not goal.in_play(game, scheme.enemy) or not _counting(game, scheme):
        return Tally(0, 2)
    return Tally((scheme.enemy in activation.harmed) + goal.at_most_half(game, enemy), 2)


def _counting(game: Malifaux, scheme: Scheme) -> bool:
    return all(goal.counts(game, game.model(name)) for name in (scheme.friend, scheme.enemy))


@clause("MALI-SCHM-16")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """The friend is in play, the enemy is not."""
    return Tally(goal.in_play(game, scheme.friend) + (not goal.in_play(game, scheme.enemy)), 2)


def may_be_revealable(game: Malifaux, seat: int) -> bool:
    """Has the model whose Activation is ending damaged anybody?"""
    activation = game.state.activation
    return activation is not None and bool(activation.harmed)


PLAN = Plan(13, "MALI-SCHM-16", "activation", reveal, end, may_be_revealable=may_be_revealable)
