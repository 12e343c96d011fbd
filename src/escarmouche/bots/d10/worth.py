"""What a position is worth to a player: lives, postures, the scenario's goals, fights and shots that may come. The unit is a point of M."""

from __future__ import annotations

from escarmouche.bots.d10.figure import Figure, Sheet
from escarmouche.bots.d10.glance import chances, danger
from escarmouche.bots.d10.goals import errands, pull
from escarmouche.bots.d10.odds import FALL, STUN, WOUND
from escarmouche.bots.d10.position import Position
from escarmouche.core.views.scene import Scene

STEADY = 9  # a band of so much M does not run
ROUT = 0.5  # what each point below that costs
CHANCE = 0.5  # of what may come next


def worth(scene: Scene, seat: int, sheet: Sheet) -> float:
    """Higher is better for that seat."""
    position = Position(scene, seat, sheet)
    total = 0.0
    for one in position.figures:
        found = life(position, one) + pull(position, one, one.x, one.y, one.floor, errands(position, one))
        if one.ready:
            found += CHANCE * (chances(position, one) - danger(position, one))
        total += found if one.seat == seat else -found
    return total + nerve(scene, seat) - nerve(scene, 1 - seat)


def life(position: Position, one: Figure) -> float:
    """What is left of what a figure is worth."""
    lost = WOUND * one.wounded if position.wounds else 0.0
    lost += {"stunned": STUN, "prone": FALL}.get(one.posture, 0.0)
    return one.price * max(0.05, 1 - lost)


def nerve(scene: Scene, seat: int) -> float:
    """How steady a band is."""
    morale = next((int(track.value) for track in scene.tracks if track.name == "morale" and track.seat == seat), STEADY)
    return -ROUT * max(0, STEADY - morale)
