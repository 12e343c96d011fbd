"""6 Hold Up Their Forces: two friendly models engage two enemies that cost more (MALI-SCHM-09)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.ground.measure import WIDEST
from escarmouche.games.malifaux.state import Model, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import TOLERANCE

PAIR = 2


@clause("MALI-SCHM-09", "MALI-AMB-33", "MALI-AMB-88")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Each engages a different enemy of higher printed Cost than its own."""
    enemies = goal.enemies(game, seat)
    held = [_held(game, friend, enemies) for friend in goal.friends(game, seat)]
    return Tally(min(PAIR, goal.matched(held)), PAIR)


def _held(game: Malifaux, friend: Model, enemies: Sequence[Model]) -> list[str]:
    """The more expensive enemies that it engages. Most enemies are too far away, and are skipped at once."""
    held, card, x, y = [], game.cards[friend.card], friend.x, friend.y
    near = engage.range(game, friend) + card.radius + WIDEST + TOLERANCE
    for enemy in enemies:
        if -near <= enemy.x - x <= near and -near <= enemy.y - y <= near:
            dearer = game.cards[enemy.card].cost > card.cost
            if dearer and engage.engages(game, friend, enemy):
                held.append(enemy.id)
    return held


def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    return end(game, seat, scheme)


PLAN = Plan(6, "MALI-SCHM-09", "turn", reveal, end)
