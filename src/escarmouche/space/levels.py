"""Heights: what counts at which level. The game chooses what to filter."""

from __future__ import annotations

from escarmouche.space.shape import Piece


def spans(piece: Piece, z: float) -> bool:
    """Is the piece in the way at this height? Not at its very top: a model can stand there."""
    return piece.bottom <= z < piece.top


def blocks_between(top: float, za: float, zb: float) -> bool:
    """Can something this high block a line between two floors? Only if it rises above the higher floor."""
    return top > max(za, zb)
