"""Measuring: from edge to edge, between levels in space (MOON-DEF-02)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import gap_in_space
from escarmouche.space.units import TOLERANCE


@clause("MOON-AMB-06", "MOON-DEF-02")
def gap(game: Moonstone, a: Model, b: Model) -> float:
    """Edge to edge; between levels the straight line in space."""
    return gap_in_space(game.body(a), game.body(b))


@clause("MOON-DEF-02")
def within(game: Moonstone, a: Model, b: Model, reach: float) -> bool:
    """Within a distance, the distance itself included."""
    return gap(game, a, b) <= reach + TOLERANCE
