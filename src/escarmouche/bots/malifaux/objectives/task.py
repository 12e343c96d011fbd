"""Something that Strategy or Schemes want done: at a place, by whom."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.bots.malifaux.fighter import Fighter


class Task(NamedTuple):
    """Something to do: what it is worth, where, how near to the edge of a base, by which Interact, or by standing there."""

    value: float
    x: int
    y: int
    within: float
    interact: str = ""
    group: str = ""  # tasks of which only a few are wanted ...
    most: int = 9  # ... this many
    only: str = ""  # for one model alone
    work: int = 1  # Interacts
    moving: bool = False
    below_cost: int = 99  # only for a model that costs less
    melee: bool = False  # only for a model that engages others from there
    whom: str = ""  # who may engage the model that does it
    late: bool = False  # it counts when the game ends, not before

    def gap(self, fighter: Fighter) -> float:
        """How far a fighter is from it, in a straight line."""
        return max(0.0, fighter.distance(self.x, self.y) - fighter.radius - self.within)


class Duty(NamedTuple):
    """A task that a fighter is after, and what share of its value counts for this fighter."""

    task: Task
    share: float
