"""8 Power Ritual: Scheme Markers at the table corners (MALI-SCHM-11)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Tally
from escarmouche.games.malifaux.ground.terrain import SIZE
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Marker, Scheme
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import TOLERANCE, mil

NEAR, THREE = mil(3), 3
HOME = -1  # any corner of the player's own zone: only one of them counts


@clause("MALI-SCHM-11", "MALI-AMB-69")
def near(game: Malifaux, seat: int, marker: Marker) -> list[int]:
    """The table corners within 3" of a Marker; those in its player's own zone count as a single one."""
    far = NEAR + marker.radius + TOLERANCE
    if far < marker.x < SIZE - far or far < marker.y < SIZE - far:
        return []  # as most are
    own = zone.corners(game, seat)
    corners = [number for number in range(4) if zone.to_corner(game, marker, number) <= NEAR + TOLERANCE]
    return [HOME if number in own else number for number in corners]


@clause("MALI-SCHM-11")
def reveal(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """A Marker at a corner outside its player's own zone; it is removed."""
    markers = [
        marker for marker in goal.markers(game, seat) if any(corner != HOME for corner in near(game, seat, marker))
    ]
    return goal.any_of(markers, 1)


@clause("MALI-SCHM-11")
def end(game: Malifaux, seat: int, scheme: Scheme) -> Tally:
    """Three Markers at different corners, at most one of these in their player's own zone; they are removed."""
    return goal.paired({marker.id: near(game, seat, marker) for marker in goal.markers(game, seat)}, THREE)


PLAN = Plan(8, "MALI-SCHM-11", "turn", reveal, end, 1, THREE)
