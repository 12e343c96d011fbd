"""How far it is on foot, as a player estimates at a glance: squares to walk, and what doors, climbs and jumps cost on top.

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
STRAIGHT = 99  # a diagonal step for a walker that has none
# What tests of Agility cost on top, with an Agility of 0, 1, or 2 and more.
EXTRA = {"climb": (3, 2, 1), "window": (5, 3, 2), "wall": (5, 3, 2), "down": (8, 5, 2), "jump": (16, 7, 3)}
DIAGONAL = (STRAIGHT, 1, 0)
SHUT = 2  # a door that has to be opened
LOCKED = 40  # a lock, without key, picks or shoulders

Entries = dict[str, list[tuple[str, int]]]  # for each square, from where it is entered and at what price


def gait(agility: int) -> int:
    """Which of three kinds of walkers somebody is."""
    return max(0, min(2, agility))


@functools.lru_cache(maxsize=8192)
def distances_to(board: Ground, cells: tuple[str, ...], gait: int = 1, lock: int = LOCKED) -> Mapping[str, int]:
    """The way from every square to the nearest of these."""
    distances: dict[str, int] = {}
    queue = [(0, cell) for cell in cells]
    entries = _entries(board, gait, lock)
    while queue:
        cost, cell = heappop(queue)
        if cell in distances:
            continue
        distances[cell] = cost
        for before, price in entries[cell]:
            if before not in distances:
                heappush(queue, (cost + price, before))
    return distances


@functools.lru_cache(maxsize=512)
def _entries(board: Ground, gait: int, lock: int) -> Entries:
    entries: Entries = {cell: [] for cell in board.grid.cells}
    for cell in board.grid.cells:
        for step in board.steps(cell):
            if step.to:
                price = PACE * step.cost + (DIAGONAL[gait] if step.diagonal else 0)
                entries[step.to].append((cell, price + (EXTRA[step.way][gait] if step.way in EXTRA else 0)))
        for jump in board.jumps(cell):
            entries[jump.to].append((cell, 2 * PACE + EXTRA["jump"][gait] + (DIAGONAL[gait] if jump.diagonal else 0)))
    _add_doors(board, entries, lock)
    return entries


def _add_doors(board: Ground, entries: Entries, lock: int) -> None:
    for edge in board.grid.edges.values():
        cell, beyond = edge.cells
        if beyond and board.state(edge.id) in ("closed", "locked", "whole"):
            price = PACE + (SHUT if board.state(edge.id) == "closed" else lock)
            entries[cell].append((beyond, price))
            entries[beyond].append((cell, price))


@functools.lru_cache(maxsize=256)
def unlatched(board: Ground) -> Ground:
    """The board with its unlocked doors open: how far people are from each other does not depend on a latch."""
    return ground(board.grid, {edge: "open" if state == "closed" else state for edge, state in board.states.items()})


def walk(board: Ground, start: str, goal: str, gait: int) -> int:
    """How far somebody has to walk to somebody else, doors on the way or not."""
    return distances_to(unlatched(board), (goal,), gait).get(start, ENDLESS)


@functools.lru_cache(maxsize=64)
def rim(board: Ground) -> tuple[str, ...]:
    """The squares at the limit of the board."""
    return tuple(edge.cells[0] for edge in board.grid.edges.values() if not edge.cells[1] and edge.kind != "wall")
