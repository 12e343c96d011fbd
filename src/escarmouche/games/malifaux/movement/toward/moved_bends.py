"""A way whose bends are moved, by smaller and smaller steps, for as long as that leads to a better end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

Bent = TypeVar("Bent")


def polished(way: Bent, step: float, finest: float, better: Callable[[Bent, float], Iterator[Bent]]) -> Bent:
    """The best of what `better` finds, which has better ways with one bend moved by a step."""
    while step > finest:
        moved = next(better(way, step), None)
        if moved is None:
            step /= 2
        else:
            way = moved
    return way
