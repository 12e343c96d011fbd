"""The value of a position: VP, lives, tasks to be done, attacks that may come. The unit is a tenth of a VP."""

from __future__ import annotations

from escarmouche.bots.malifaux.objectives.assignment import pull
from escarmouche.bots.malifaux.objectives.casualties import life
from escarmouche.bots.malifaux.place_value import chances, danger
from escarmouche.bots.malifaux.position import POINT, Position

CHANCE = 0.4  # of what may come next
STONE, CARD = 0.6, 0.3


def value_of(position: Position) -> float:
    """Higher is better for the seat whose position it is."""
    seat, total = position.seat, 0.0
    hands = [hand for hand in position.scene.hands if hand.kind == "hand"]
    for side, sign in ((seat, 1.0), (1 - seat, -1.0)):
        total += sign * (POINT * position.points(side) + STONE * position.stones(side))
        total += sign * CARD * sum([hand.count for hand in hands if hand.seat == side])
    for fighter in position.fighters:
        value = life(fighter) + pull(position, fighter)
        value += CHANCE * (chances(position, fighter, 0) - danger(position, fighter))
        total += value if fighter.seat == seat else -value
    return total
