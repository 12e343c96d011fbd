"""1 Detonate Charges: two friendly Scheme Markers near the same enemy (MALI-SCHM-04)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.state import Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

NEAR, PAIR = mil(2), 2


@clause("MALI-SCHM-04")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Two Markers within 2" of the same enemy model; two such Markers are removed."""
    own, far = goal.markers(game, seat), NEAR + measure.REACH
    near = [
        [
            marker.id
            for marker in own
            if -far <= marker.x - enemy.x <= far and measure.within(game, enemy, marker, NEAR)  # most are far away
        ]
        for enemy in goal.enemies(game, seat)
    ]
    most = max((len(names) for names in near), default=0)
    names = dict.fromkeys(name for names in near if len(names) >= PAIR for name in names)

    def good(chosen: Sequence[str]) -> bool:
        return any(all(name in names for name in chosen) for names in near)

    return Tally(min(most, PAIR), PAIR, tuple(names), PAIR, good)


def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    return end(game, seat, scheme)


PLAN = Plan(1, "MALI-SCHM-04", "turn", reveal, end, PAIR, PAIR)
