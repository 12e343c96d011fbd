"""Heights: what counts at which level. Which things to filter is the game's choice."""

from __future__ import annotations

from .shape import Piece


def spans(piece: Piece, z: float) -> bool:
    """Is the piece there at this height (its top is already free to stand on)?"""
    return piece.bottom <= z < piece.top


def blocks_between(top: float, za: float, zb: float) -> bool:
    """Can something this high stand in the way of a line between two floors? Only if it rises above the higher."""
    return top > max(za, zb)
