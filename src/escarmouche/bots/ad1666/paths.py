"""How far it is on foot, as a player reckons at a glance: squares to walk, with what doors, climbs and jumps cost on top.

Prices are in half Movement Points, so that a risk can cost half a square.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from heapq import heappop, heappush

from escarmouche.space.grid import Ground, ground

PACE = 2  # a Movement Point
TURN = 8  # what a Full Move walks
ENDLESS = 999
STRAIGHT = 99  # a diagonal step for who has none
# What tests of Agility cost on top, for who has 0, 1, or 2 and more of it.
EXTRA = {"climb": (3, 2, 1), "window": (5, 3, 2), "wall": (5, 3, 2), "down": (8, 5, 2), "jump": (16, 7, 3)}
DIAGONAL = (STRAIGHT, 1, 0)
SHUT = 2  # a door that has to be opened
LOCKED = 40  # a lock, for who has neither key nor picks nor shoulders

Into = Mapping[str, list[tuple[str, int]]]


def gait(agility: int) -> int:
    """Of three kinds of walkers."""
    return max(0, min(2, agility))


@functools.lru_cache(maxsize=8192)
def reach(board: Ground, cells: tuple[str, ...], gait: int = 1, lock: int = LOCKED) -> Mapping[str, int]:
    """The way from every square to the nearest of these."""
    found: dict[str, int] = {}
    queue = [(0, cell) for cell in cells]
    into = _into(board, gait, lock)
    while queue:
        cost, cell = heappop(queue)
        if cell in found:
            continue
        found[cell] = cost
        for other, price in into[cell]:
            if other not in found:
                heappush(queue, (cost + price, other))
    return found


@functools.lru_cache(maxsize=512)
def _into(board: Ground, gait: int, lock: int) -> Into:
    """For each square, from where it is entered and at what price."""
    into: dict[str, list[tuple[str, int]]] = {cell: [] for cell in board.grid.cells}
    for cell in board.grid.cells:
        for step in board.steps(cell):
            if step.to:
                price = PACE * step.cost + (DIAGONAL[gait] if step.diagonal else 0)
                into[step.to].append((cell, price + (EXTRA[step.way][gait] if step.way in EXTRA else 0)))
        for jump in board.jumps(cell):
            into[jump.to].append((cell, 2 * PACE + EXTRA["jump"][gait] + (DIAGONAL[gait] if jump.diagonal else 0)))
    _doors(board, into, lock)
    return into


def _doors(board: Ground, into: dict[str, list[tuple[str, int]]], lock: int) -> None:
    for edge in board.grid.edges.values():
        one, other = edge.cells
        if other and board.state(edge.id) in ("closed", "locked", "whole"):
            price = PACE + (SHUT if board.state(edge.id) == "closed" else lock)
            into[one].append((other, price))
            into[other].append((one, price))


@functools.lru_cache(maxsize=256)
def unlatched(board: Ground) -> Ground:
    """The same board with its unlocked doors open: how far people are from each other does not hang on a latch."""
    return ground(board.grid, {edge: "open" if state == "closed" else state for edge, state in board.states.items()})


def apart(board: Ground, one: str, other: str, gait: int) -> int:
    """How far somebody has to walk to somebody else, doors on the way or not."""
    return reach(unlatched(board), (other,), gait).get(one, ENDLESS)


@functools.lru_cache(maxsize=64)
def rim(board: Ground) -> tuple[str, ...]:
    """The squares at the limit of the board."""
    return tuple(edge.cells[0] for edge in board.grid.edges.values() if not edge.cells[1] and edge.kind != "wall")
