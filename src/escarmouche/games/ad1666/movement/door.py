"""Doors: which can be opened or closed from where (AD66-MAN-04, AD66-EDGE-08 to -10)."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice


@clause("AD66-MAN-04", "AD66-AMB-47")
def why_no_door(game: Anno, figure: Figure, edge: str) -> Refusal:
    """Why an edge is not a door that can be opened or closed from here: no door at all, or not beside it."""
    if game.grid.edges[edge].kind != "door":
        return refuse("why-no-door", "AD66-MAN-04", edge=refusals.edge_name(game, edge))
    return refuse("why-not-beside-door", "AD66-MAN-04", model=figure.id, edge=edge)


@clause("AD66-MAN-04", "AD66-EDGE-10", "AD66-AMB-47", "AD66-PART-05")
def why_stuck(game: Anno, figure: Figure, edge: str) -> Refusal | None:
    """Why a door cannot be opened or closed: locked, broken, or an enemy stands at it and the Character only beside it."""
    ground, state = game.ground, game.ground.state(edge)
    if state == "locked":
        return refuse("why-locked", "AD66-EDGE-10", edge=edge)
    if state == "broken":
        return refuse("why-broken", "AD66-PART-05", edge=edge)
    side = ground.same_side(edge, figure.cell)
    other = game.figure_at(side) if state == "closed" and side != figure.cell else None
    if other is not None and engage.are_enemies(game, figure, other):
        return refuse("why-door-guarded", "AD66-MAN-04", edge=edge, enemy=other.id)
    return None


@clause("AD66-MAN-04", "AD66-EDGE-08", "AD66-EDGE-09")
def swing(game: Anno, figure: Figure, edge: str) -> None:
    """Open a closed door, or close an open one."""
    opening = game.ground.state(edge) == "closed"
    game.state.doors[edge] = "open" if opening else "closed"
    game.doors_changed()
    game.tell("door-opened" if opening else "door-closed", "AD66-MAN-04", model=figure.id, edge=edge)
    notice.everybody_looks(game)
