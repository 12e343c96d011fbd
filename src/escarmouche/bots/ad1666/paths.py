"""How far it is on foot: squares to walk, with what doors, windows and climbs cost on top, as a player reckons at a glance."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from heapq import heappop, heappush

from escarmouche.space.grid import Ground

EXTRA = {"climb": 2, "window": 3, "wall": 3, "down": 2, "stairs": 0, "ladder": 0, "step": 0}
CLOSED, LOCKED = 1, 6
ENDLESS = 99


@functools.lru_cache(maxsize=512)
def reach(board: Ground, cells: tuple[str, ...]) -> Mapping[str, int]:
    """The way from every square to the nearest of these."""
    found: dict[str, int] = {}
    queue = [(0, cell) for cell in cells]
    while queue:
        cost, cell = heappop(queue)
        if cell in found:
            continue
        found[cell] = cost
        for other, price in _around(board)[cell]:
            if other not in found:
                heappush(queue, (cost + price, other))
    return found


@functools.lru_cache(maxsize=64)
def _around(board: Ground) -> Mapping[str, list[tuple[str, int]]]:
    """For each square, from where it is entered and at what price."""
    into: dict[str, list[tuple[str, int]]] = {cell: [] for cell in board.grid.cells}
    for cell in board.grid.cells:
        for step in board.steps(cell):
            if step.to:
                into[step.to].append((cell, step.cost + EXTRA[step.way]))
    for edge in board.grid.edges.values():
        one, other = edge.cells
        if edge.kind == "door" and other and board.state(edge.id) in ("closed", "locked"):
            price = 1 + (CLOSED if board.state(edge.id) == "closed" else LOCKED)
            into[one].append((other, price))
            into[other].append((one, price))
    return into
