"""Leaving the table where the scenario allows it (D10-GEO-11)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.ground import marker
from escarmouche.games.d10.setup import zone
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10


@clause("D10-GEO-11", "D10-END-02")
def leave(game: D10, figure: Figure) -> None:
    """A figure that has ended a move touching such an edge is gone, alive, with what it carries."""
    edge = zone.leaves(game, figure) if figure.in_play else None
    if edge is None:
        return
    figure.status, figure.hidden = "left", False
    game.mustered()
    marker.unsaddle(game, figure.id)
    game.tell("left", "D10-GEO-11", figure=figure.id, edge=edge)
    victory.carried_off(game, figure, edge)
