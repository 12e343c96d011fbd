"""The queue of Actions that effects have generated: they wait until the present Action is over (MALI-TIME-03, -04)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.state import Generated
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-TIME-03", "MALI-TIME-04", "MALI-TRIG-13")
def add(game: Malifaux, generated: Generated) -> None:
    """An Action joins the queue: after those that the present one has generated already, before all that waited when it began."""
    state = game.state
    behind = state.resolving[-1].queued_before if state.resolving else 0
    state.queue.insert(len(state.queue) - behind, generated)
