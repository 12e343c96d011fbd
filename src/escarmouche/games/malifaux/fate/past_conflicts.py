"""What lies in the Conflict, and the duels and flips that are over: they are on view until the next Action (MALI-HID-03)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.state import Duel
from escarmouche.games.malifaux.table import Malifaux

KEPT = 3  # the last ones


@clause("MALI-CONF-01")
def lay(game: Malifaux, duel: Duel) -> None:
    """A duel or a flip begins, in the Action that is being resolved."""
    resolving = game.state.resolving[-1] if game.state.resolving else None
    if resolving is not None:
        duel.within = resolving.key
        alone = len(duel.sides) == 1 and duel.sides[0].model == resolving.model != resolving.target
        duel.against = resolving.target if alone else ""
    game.state.duels.append(duel)


@clause("MALI-HID-03")
def note(game: Malifaux, duel: Duel) -> None:
    """It is over and stays on view. The duel of an Action ends after the flips that it led to, but stays before them."""
    before = game.state.past_duels
    game.state.past_duels = [duel, *before[1 - KEPT :]] if duel.action else [*before[1 - KEPT :], duel]


def clear(game: Malifaux) -> None:
    """Nothing is on view any longer: something new begins."""
    if game.state.past_duels:
        game.state.past_duels = []
