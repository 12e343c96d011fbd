"""How far it is on foot on a table of the D10 skirmish, in centimetres."""

from __future__ import annotations

from escarmouche.bots.walking import WALL, WalkingScale
from escarmouche.core.views.scene import Terrain

GROUND = {"wood": 2.0, "brush": 2.0, "ruin": 2.0, "ford": 2.0, "hedge": 2.0, "fence": 2.0, "cart": 4.0, "window": 3.0}
LOW = ("hedge", "fence", "cart", "window")
SOLID = ("wall", "house", "rock", "tower", "deep")


def cost(piece: Terrain) -> float:
    """What a centimetre costs to walk there."""
    if piece.kind in SOLID or (piece.kind == "door" and piece.marks.get("look") != "open-door"):
        return WALL
    return GROUND.get(piece.kind, 1.0)


def careful_cost(piece: Terrain) -> float:
    """What a centimetre costs where low pieces are stepped over with care, or jumped."""
    return 4.0 if piece.kind in LOW else cost(piece)


TABLE = WalkingScale(1_500, 1_150, 400.0, cost, cuts=False, straight=0.0)
HURDLES = WalkingScale(1_500, 1_150, 400.0, careful_cost, cuts=False, straight=0.0)
