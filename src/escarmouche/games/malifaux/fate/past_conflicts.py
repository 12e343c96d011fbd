"""What lies in the Conflict, and the duels and flips that are over: everybody looks at them until the next Action (MALI-HID-03)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.state import Duel
from escarmouche.games.malifaux.table import Malifaux

KEPT = 3  # the last ones


@clause("MALI-CONF-01")
def lay(game: Malifaux, duel: Duel) -> None:
    """A duel or a flip begins, in the Action that is being resolved."""
    doing = game.state.doing[-1] if game.state.doing else None
    if doing is not None:
        duel.about = doing.key
        alone = len(duel.sides) == 1 and duel.sides[0].model == doing.model != doing.target
        duel.against = doing.target if alone else ""
    game.state.duels.append(duel)


@clause("MALI-HID-03")
def note(game: Malifaux, duel: Duel) -> None:
    """What came of it can still be seen. The duel of an Action ends after the flips that it led to, and stays before them."""
    before = game.state.fought
    game.state.fought = [duel, *before[1 - KEPT :]] if duel.action else [*before[1 - KEPT :], duel]


def clear(game: Malifaux) -> None:
    """Something new begins."""
    if game.state.fought:
        game.state.fought = []
