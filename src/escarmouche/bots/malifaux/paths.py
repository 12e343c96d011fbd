"""Places worth a thought, and ways there: to what somebody is after, up to enemies and away from them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.objectives.goals import duties
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.sight import barred, ring
from escarmouche.core.asks.ask import Answer, frozen
from escarmouche.space.path import legs_json

Spot = tuple[int, int]
SIDES = 8
ROUND = 8
LENGTHS = (1.0, 0.7, 0.4)
STEP = 2  # cells between places that are looked at
BEST = 4  # of the places nearest to a task
BANDS = (1.0, 0.8, 0.55)  # of a move: what is farthest is often in somebody's way
SHARE = 0.3  # duties that count for less are not walked to
INSIDE = 120  # a little nearer than need be
SAFE = 300  # a shooter keeps so much less than its range


def spots(position: Position, one: Figure, far: float) -> list[Spot]:
    """Where it might go, as the crow flies."""
    found: dict[Spot, None] = {}
    for duty in duties(position, one):
        if duty.share >= SHARE:
            found.update(dict.fromkeys(toward(position, one, duty.task, far)))
    found.update(dict.fromkeys(beside(position, one, far)))
    for ux, uy in ring(ROUND):
        for share in LENGTHS:
            found[round(one.x + ux * far * share), round(one.y + uy * far * share)] = None
    low, high = one.r + 1, position.board.width - one.r - 1
    kept = dict.fromkeys([(min(max(x, low), high), min(max(y, low), high)) for x, y in found])
    kept.pop((one.x, one.y), None)
    return list(kept)


def toward(position: Position, one: Figure, task: Task, far: float) -> Iterator[Spot]:
    """Up to a task, if it is near enough; else the places on the way to it."""
    gap = task.left(one)
    if gap <= 0:
        return
    if gap <= far + INSIDE:
        yield from around(one, task)
    if task.moving and not barred(position.board, one.x, one.y, task.x, task.y):
        share = min(1.0, far / max(1.0, one.far(task.x, task.y)))
        yield round(one.x + (task.x - one.x) * share), round(one.y + (task.y - one.y) * share)
    elif not one.floor:
        yield from onward(position, one, task, far)


def around(one: Figure, task: Task) -> Iterator[Spot]:
    """Places from which a task can be done, the nearest first."""
    out = max(0.0, one.r + task.within - (1 if task.word == "turf" else INSIDE))
    if task.word == "turf":
        out = one.r + task.within + 2
    to = math.atan2(one.y - task.y, one.x - task.x)
    for k in range(SIDES):
        angle = to + math.pi * (k // 2 + k % 2) * (1 if k % 2 else -1) * 2 / SIDES
        yield round(task.x + out * math.cos(angle)), round(task.y + out * math.sin(angle))


def onward(position: Position, one: Figure, task: Task, far: float) -> list[Spot]:
    """The cells within a move from which the way to a task is shortest."""
    ways = position.ways
    field = ways.field((task.x, task.y, 0))
    size, found = ways.cell, []
    reach = int(far // size)
    row, col = one.y // size, one.x // size
    for k in range(max(0, row - reach), min(ways.deep, row + reach + 1)):
        for i in range(max(0, col - reach), min(ways.wide, col + reach + 1)):
            x, y = round((i + 0.5) * size), round((k + 0.5) * size)
            gone = math.hypot(x - one.x, y - one.y)
            if gone <= far:
                found.append((field[k * ways.wide + i], x, y, gone))
    found.sort()
    best: list[Spot] = []
    for band in BANDS:
        best += [(x, y) for _, x, y, gone in found if gone <= far * band][: BEST * STEP : STEP]
    return best


def beside(position: Position, one: Figure, far: float) -> Iterator[Spot]:
    """Up to enemies: into the reach of a blow, and just into that of a shot."""
    blow, shot = one.reach, one.span
    for other in position.enemies(one):
        away = one.far(other.x, other.y)
        gap = away - one.r - other.r
        if gap > far + shot or not away:
            continue
        ux, uy = (other.x - one.x) / away, (other.y - one.y) / away
        for want in dict.fromkeys((max(0, blow) * 0.8, float(shot - SAFE))):
            go = min(far, gap - want - 10)
            if abs(go) > 200:
                yield round(one.x + ux * go), round(one.y + uy * go)


class Walk:
    """The ways that a question about one allows, to places that somebody would like to get to."""

    def __init__(self, one: Figure, ask: Any) -> None:
        self.one, self.ask = one, ask
        self._ways: dict[bool, Any] = {}

    def ends(self, far: float) -> list[Spot]:
        """Where straight ways end all round, as far as they go."""
        if not hasattr(self.ask.region, "towards"):
            return []
        found = [self.ask.region.towards(ux, uy, far * share) for ux, uy in ring(ROUND) for share in LENGTHS]
        return [spot for spot in dict.fromkeys(found) if spot is not None and spot != (self.one.x, self.one.y)]

    def to(self, spot: Spot) -> Answer | None:
        """A legal way to a place, round Severe terrain if need be; None if there is none that is seen at once."""
        straight = (spot,)
        if straight in self.ask:
            return straight
        if self.one.floor or not hasattr(self.ask.region, "ways"):
            return None
        for dry in (False, True):
            if dry not in self._ways:
                self._ways[dry] = self.ask.region.ways(dry=dry)
            legs = self._ways[dry].path_to(spot)
            if not legs:
                return None
            found = frozen(legs_json(legs))
            if found in self.ask:
                return found
        return None


def end(start: Spot, path: Any) -> Spot:
    """Where a way leads: who goes no way at all stays."""
    if not path:
        return start
    leg = path[-1]
    x, y = (leg["to"] if isinstance(leg, dict) else leg)[:2]
    return x, y
