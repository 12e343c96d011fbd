"""How many squares lie between two Characters (AD66-AMB-38)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno


@clause("AD66-AMB-38")
def within(game: Anno, figure: Figure, other: Figure, squares: int) -> bool:
    """Are they within this many squares of each other, walls and heights ignored?"""
    return game.grid.distance(figure.cell, other.cell) <= squares
