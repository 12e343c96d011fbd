"""The value of a position: lives, postures, the scenario's goals, fights and shots that may come. The unit is a point of M."""

from __future__ import annotations

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.objectives.assignment import pull, tasks_of
from escarmouche.bots.d10.odds import FALL, STUN, WOUND
from escarmouche.bots.d10.place_value import chances, danger
from escarmouche.bots.d10.position import Position
from escarmouche.core.views.scene import Scene

STEADY = 9  # a band of this much M does not run
ROUT = 0.5  # what each point below that costs
CHANCE = 0.5  # of what may come next


def value_of(position: Position) -> float:
    """Higher is better for the seat whose position it is."""
    seat, total = position.seat, 0.0
    for fighter in position.fighters:
        tasks = tasks_of(position, fighter)
        value = life(position, fighter) + pull(position, fighter, fighter.x, fighter.y, fighter.floor, tasks)
        if fighter.ready:
            value += CHANCE * (chances(position, fighter) - danger(position, fighter))
        total += value if fighter.seat == seat else -value
    return total + nerve(position.scene, seat) - nerve(position.scene, 1 - seat)


def life(position: Position, fighter: Fighter) -> float:
    """What is left of a fighter's worth."""
    lost = WOUND * fighter.wounded if position.wounds else 0.0
    lost += {"stunned": STUN, "prone": FALL}.get(fighter.posture, 0.0)
    return fighter.price * max(0.05, 1 - lost)


def nerve(scene: Scene, seat: int) -> float:
    """How steady a band is."""
    morale = next((int(track.value) for track in scene.tracks if track.name == "morale" and track.seat == seat), STEADY)
    return -ROUT * max(0, STEADY - morale)
