"""How far it is on foot on a table of Malifaux, in inches."""

from __future__ import annotations

from escarmouche.bots.walking import WALL, WalkingScale
from escarmouche.core.views.scene import Terrain

SEVERE, PAINFUL = 2.0, 2.5  # what an inch costs in Severe and Hazardous terrain


def cost(piece: Terrain) -> float:
    """What an inch costs to walk there: nobody climbs without need."""
    traits = piece.marks.get("traits", ())
    if "impassable" in traits or piece.top > 0:
        return WALL
    return SEVERE if "severe" in traits else PAINFUL if "hazardous" in traits else 1.0


TABLE = WalkingScale(900, 650, 90.0, cost, cuts=False, straight=0.0)
