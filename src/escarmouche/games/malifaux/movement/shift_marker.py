"""Where a Marker may be moved to in a straight line (MALI-MARK-03, MALI-MARK-05, MALI-TERR-18)."""

from __future__ import annotations

import math

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.movement import drag_marker
from escarmouche.games.malifaux.movement.place import Spots
from escarmouche.games.malifaux.state import Marker
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body
from escarmouche.space.travel.path import Straight
from escarmouche.space.units import TOLERANCE


class Shift(Spots):
    """The places that a Marker can be moved to: its centre goes no further than the distance, past what does not stop it."""

    heights = False

    def __init__(self, game: Malifaux, marker: Marker, distance: int) -> None:
        self.marker, self.distance = marker, distance
        self.way = drag_marker.Drag(game, marker, distance)
        super().__init__(
            game, 0, [Body(marker.id, marker.x, marker.y, 0, marker.z)], distance, self._why_not_moved_to, touch=False
        )

    @clause("MALI-MARK-05", "MALI-TERR-15", "MALI-TERR-18", "MALI-MOVE-01")
    def _why_not_moved_to(self, x: int, y: int, z: float | None) -> Refusal | None:
        """Too far, over the edge, through what stops it, or onto somebody: when it falls, it ends up next to them (MALI-AMB-62)."""
        gone = math.hypot(x - self.marker.x, y - self.marker.y)
        if gone > self.distance + TOLERANCE:
            return refuse("why-marker-moved-far", "MALI-MARK-05", gap=round(gone), reach=self.distance)
        return self.way.why_stopped([Straight(x, y)]) or self.way.why_taken(x, y)
