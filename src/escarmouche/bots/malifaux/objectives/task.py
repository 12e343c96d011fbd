"""Something that Strategy or Schemes want done: at a place, by whom."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.bots.malifaux.figure import Figure


class Task(NamedTuple):
    """Something to do: what it is worth, where, how near to the edge of a base, by which Interact, or by standing there."""

    value: float
    x: int
    y: int
    within: float
    word: str = ""
    group: str = ""  # of which so many are wanted
    most: int = 9
    only: str = ""  # for one model alone
    work: int = 1  # Interacts
    moving: bool = False
    dear: int = 99  # only for who costs less
    melee: bool = False  # only for who engages others from there
    whom: str = ""  # who may engage whoever does it
    late: bool = False  # it counts when the game ends, not before

    def left(self, one: Figure) -> float:
        """How far a figure is from it, as the crow flies."""
        return max(0.0, one.far(self.x, self.y) - one.r - self.within)
