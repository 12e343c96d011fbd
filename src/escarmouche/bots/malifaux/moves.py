"""Places that deserve a look, and ways there: to a model's tasks, up to enemies and away from them."""

from __future__ import annotations

import math
from collections.abc import Iterator

from escarmouche.bots.malifaux.fighter import Fighter
from escarmouche.bots.malifaux.objectives.assignment import duties
from escarmouche.bots.malifaux.objectives.task import Task
from escarmouche.bots.malifaux.position import Position, Spot
from escarmouche.bots.malifaux.sight import directions, is_way_blocked
from escarmouche.core.asks.ask import Answer, frozen
from escarmouche.core.asks.region import Path
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.space.travel.path import legs_json
from escarmouche.space.travel.shortest_ways import Ways

SIDES = 8
ROUND = 8
LENGTHS = (1.0, 0.7, 0.4)
STEP = 2  # cells between places that are tried
BEST = 4  # of the places nearest to a task
BANDS = (1.0, 0.8, 0.55)  # of a move: the farthest place is often in somebody's way
SHARE = 0.3  # duties that count for less are not walked to
INSIDE = 120  # a little nearer than need be
SAFE = 300  # a shooter keeps this much less than its range


def spots(position: Position, fighter: Fighter, far: float) -> list[Spot]:
    """Where it might go, in a straight line."""
    places: dict[Spot, None] = {}
    for duty in duties(position, fighter):
        if duty.share >= SHARE:
            places.update(dict.fromkeys(toward(position, fighter, duty.task, far)))
    places.update(dict.fromkeys(beside_enemies(position, fighter, far)))
    for ux, uy in directions(ROUND):
        for share in LENGTHS:
            places[round(fighter.x + ux * far * share), round(fighter.y + uy * far * share)] = None
    low, high = fighter.radius + 1, position.board.width - fighter.radius - 1
    on_board = dict.fromkeys([(min(max(x, low), high), min(max(y, low), high)) for x, y in places])
    on_board.pop((fighter.x, fighter.y), None)
    return list(on_board)


def toward(position: Position, fighter: Fighter, task: Task, far: float) -> Iterator[Spot]:
    """Up to a task, if it is near enough; else the places on the way to it."""
    gap = task.gap(fighter)
    if gap <= 0:
        return
    if gap <= far + INSIDE:
        yield from around(fighter, task)
    if task.moving and not is_way_blocked(position.board, fighter.x, fighter.y, task.x, task.y):
        share = min(1.0, far / max(1.0, fighter.distance(task.x, task.y)))
        yield round(fighter.x + (task.x - fighter.x) * share), round(fighter.y + (task.y - fighter.y) * share)
    elif not fighter.floor:
        yield from onward(position, fighter, task, far)


def around(fighter: Fighter, task: Task) -> Iterator[Spot]:
    """Places from which a task can be done, the nearest first."""
    edge = fighter.radius + task.within
    out = edge + 2 if task.interact == "turf" else max(0.0, edge - INSIDE)
    to = math.atan2(fighter.y - task.y, fighter.x - task.x)
    for k in range(SIDES):
        angle = to + math.pi * (k // 2 + k % 2) * (1 if k % 2 else -1) * 2 / SIDES
        yield round(task.x + out * math.cos(angle)), round(task.y + out * math.sin(angle))


def onward(position: Position, fighter: Fighter, task: Task, far: float) -> list[Spot]:
    """The cells within a move from which the way to a task is shortest."""
    walking = position.walking
    distances = walking.distances_to((task.x, task.y, 0))
    size, cells = walking.cell, []
    reach = int(far // size)
    row, column = fighter.y // size, fighter.x // size
    for k in range(max(0, row - reach), min(walking.rows, row + reach + 1)):
        for i in range(max(0, column - reach), min(walking.columns, column + reach + 1)):
            x, y = round((i + 0.5) * size), round((k + 0.5) * size)
            gone = math.hypot(x - fighter.x, y - fighter.y)
            if gone <= far:
                cells.append((distances[k * walking.columns + i], x, y, gone))
    cells.sort()
    best: list[Spot] = []
    for band in BANDS:
        best += [(x, y) for _, x, y, gone in cells if gone <= far * band][: BEST * STEP : STEP]
    return best


def beside_enemies(position: Position, fighter: Fighter, far: float) -> Iterator[Spot]:
    """Up to enemies: into the reach of a blow, and just into that of a shot."""
    blow, shot = fighter.reach, fighter.span
    for enemy in position.enemies(fighter):
        away = fighter.distance(enemy.x, enemy.y)
        gap = away - fighter.radius - enemy.radius
        if gap > far + shot or not away:
            continue
        ux, uy = (enemy.x - fighter.x) / away, (enemy.y - fighter.y) / away
        for wanted in dict.fromkeys((max(0, blow) * 0.8, float(shot - SAFE))):
            go = min(far, gap - wanted - 10)
            if abs(go) > 200:
                yield round(fighter.x + ux * go), round(fighter.y + uy * go)


class Walk:
    """The ways that a question about a move allows, to places that a fighter would like to get to."""

    def __init__(self, fighter: Fighter, ask: Path) -> None:
        self.fighter, self.ask = fighter, ask
        self.route = ask.region if isinstance(ask.region, Route) else None
        self._ways: dict[bool, Ways] = {}

    def ends(self, far: float) -> list[Spot]:
        """Where straight ways end all round, as far as they go."""
        if self.route is None:
            return []
        ends = [self.route.towards(ux, uy, far * share) for ux, uy in directions(ROUND) for share in LENGTHS]
        here = (self.fighter.x, self.fighter.y)
        return [spot for spot in dict.fromkeys(ends) if spot is not None and spot != here]

    def to(self, spot: Spot) -> Answer | None:
        """A legal way to a place, round Severe terrain if need be; None if there is none that is seen at once."""
        straight = (spot,)
        if straight in self.ask:
            return straight
        if self.fighter.floor or self.route is None:
            return None
        for dry in (False, True):
            if dry not in self._ways:
                self._ways[dry] = self.route.ways(dry=dry)
            legs = self._ways[dry].path_to(spot)
            if not legs:
                return None
            path = frozen(legs_json(legs))
            if path in self.ask:
                return path
        return None


def end(start: Spot, path: Answer) -> Spot:
    """Where a way leads; a model that goes no way at all stays."""
    if not path:
        return start
    leg = path[-1]
    x, y = (leg["to"] if isinstance(leg, dict) else leg)[:2]
    return x, y
