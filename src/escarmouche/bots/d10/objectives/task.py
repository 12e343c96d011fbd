"""Something that the scenario wants done at a place."""

from __future__ import annotations

from typing import NamedTuple

RANKS = (1.0, 0.45, 0.25, 0.15)  # what a task counts for the fighter that is nearest to it, the next one, ...


class Task(NamedTuple):
    """Somewhere to be: what it is worth, where, how near, and how many turns it takes in addition to the way."""

    value: float
    x: int
    y: int
    within: float = 0.0
    work: float = 0.0
    shared: bool = True  # a few fighters are enough: it counts less for those who are further away ...
    ranks: tuple[float, ...] = RANKS  # ... by these shares
    moving: bool = False  # it walks about: a straight line will do
    along: tuple[float, float] = (0.0, 0.0)  # a little to either side will do as well
