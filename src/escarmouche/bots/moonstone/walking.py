"""How far it is on foot on a table of Moonstone, in inches."""

from __future__ import annotations

from escarmouche.bots.walking import WALL, WalkingScale
from escarmouche.core.views.scene import Terrain

ROUGH = {"water": 1.5, "wood": 1.5, "obstacle": 3.0}  # inches that an inch there costs; a Traverse is expensive


def cost(piece: Terrain) -> float:
    """What an inch costs to walk there."""
    return WALL if piece.kind == "barrier" else ROUGH.get(piece.kind, 1.0)


TABLE = WalkingScale(750, 500, 60.0, cost)
