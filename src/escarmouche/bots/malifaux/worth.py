"""What a position is worth to a player: VP, lives, what is to be done, attacks that may come. The unit is a tenth of a VP."""

from __future__ import annotations

from escarmouche.bots.malifaux.figure import Sheet
from escarmouche.bots.malifaux.glance import chances, danger
from escarmouche.bots.malifaux.objectives.goals import pull
from escarmouche.bots.malifaux.objectives.stakes import life
from escarmouche.bots.malifaux.position import POINT, Position
from escarmouche.core.views.scene import Scene

CHANCE = 0.4  # of what may come next
STONE, CARD = 0.6, 0.3


def worth(scene: Scene, seat: int, sheet: Sheet) -> float:
    """Higher is better for that seat."""
    position = Position(scene, seat, sheet)
    total = 0.0
    for side, sign in ((seat, 1.0), (1 - seat, -1.0)):
        total += sign * (POINT * position.track("points", side) + STONE * position.stones(side))
        total += sign * CARD * sum([hand.count for hand in scene.hands if hand.seat == side and hand.kind == "hand"])
    for one in position.figures:
        found = life(one) + pull(position, one) + CHANCE * (chances(position, one, 0) - danger(position, one))
        total += found if one.seat == seat else -found
    return total
