"""How an activation in the Action Phase ends (AD66-ACTPH-03, AD66-ACTPH-05, AD66-AMB-21)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.state import NOBODY
from escarmouche.games.ad1666.table import Anno

PARTIALS = 2  # Partial Actions in an activation


@clause("AD66-ACTPH-05", "AD66-AMB-21", "AD66-WATCH-12", "AD66-EX-15")
def end_if_done(game: Anno) -> None:
    """After an action: the activation ends by itself when nothing may follow, or nobody is left to act."""
    running = game.state.activation
    if running is None or game.state.move is not None:
        return
    figure = game.figure(running.figure)
    if figure.seat != NOBODY and (not figure.in_play or running.full or running.partials >= PARTIALS):
        end_activation(game)


@clause("AD66-ACTPH-03", "AD66-ACTPH-07", "AD66-DISC-10")
def end_activation(game: Anno) -> None:
    """The activation is over; so is every surprise."""
    figure = game.figure(game.activation.figure)
    figure.surprise = False
    game.state.activation = game.state.move = None
    game.tell("activation-ended", "AD66-ACTPH-03", model=figure.id)
