"""What a place looks like for somebody to stand in: what it is after, whom it could strike and shoot, who could do so to it."""

from __future__ import annotations

import math

from escarmouche.bots.d10 import volley
from escarmouche.bots.d10.figure import LEVEL, Figure
from escarmouche.bots.d10.fray import promise
from escarmouche.bots.d10.goals import Errand, pull
from escarmouche.bots.d10.position import Position

COMING = 0.45  # of a blow that may come next
SHOTS = 0.5  # of a shot that may come next
FEAR = 0.8  # what one stands to lose counts a little less: the others do not come for everything they could
WORST = 2  # how many of those who could come are minded
DRIFT = 0.5  # of a blow that is a turn's walk away
FAINT = 0.05  # a shot that nothing stands in the way of but distance or a wall


def glance(position: Position, one: Figure, errands: list[Errand]) -> float:
    """Higher is better for who stands there."""
    return pull(position, one, one.x, one.y, one.floor, errands) + chances(position, one) - FEAR * danger(position, one)


def chances(position: Position, one: Figure) -> float:
    """What it could do from there next."""
    if one.load:
        return 0.0
    fight = 0.0
    for other in position.enemies(one):
        hope = promise(position, one, other)
        if hope > 0:
            fight = max(fight, COMING * hope * reach(position, one, other))
    fire = SHOTS * volley.best(position, one) if one.guns else 0.0
    if one.guns and not fire:
        fire = drift(position, one)
    return max(fight, fire) + 0.3 * min(fight, fire)


def drift(position: Position, one: Figure) -> float:
    """What it may come to shoot at, the nearer the better."""
    far = max([gun.weapon.range for gun in one.guns if gun.left], default=0)
    gaps = [max(0.0, one.gap(other) - far) for other in position.enemies(one)]
    return FAINT / (1 + min(gaps) / 10_000) if gaps and far else 0.0


def reach(position: Position, one: Figure, other: Figure) -> float:
    """1 if it could come at the other at once, less the longer it takes."""
    if abs(one.z - other.z) > LEVEL:
        return 0.05
    gap = one.gap(other)
    if gap <= one.stride:
        return 1.0 if position.view(one, other) else 0.5
    turns = (gap - one.stride) / one.stride
    return DRIFT / (1 + 0.5 * turns)


def danger(position: Position, one: Figure) -> float:
    """What the others could do to it there: the worst of them."""
    found = []
    for other in position.enemies(one):
        if not other.ready:
            continue
        gap = one.gap(other)
        harm = 0.0
        if gap <= other.stride and abs(one.z - other.z) <= LEVEL:
            harm = COMING * max(0.0, promise(position, other, one))
            harm *= 1.0 if gap <= 110 or position.view(other, one) else 0.3
        fire = SHOTS * shot_at(position, other, one, gap)
        if harm or fire:
            found.append(max(harm, fire))
    found.sort(reverse=True)
    return sum(found[:WORST])


def shot_at(position: Position, other: Figure, one: Figure, gap: float) -> float:
    """What another's best shot at it promises."""
    found = 0.0
    for gun in other.guns:
        if gun.left and gun.held and gap <= gun.weapon.range + other.stride / 2 and not other.load:
            hope = volley.aimed(position, other, gun, one) * (1.0 if gun.loaded else 0.6)
            if hope > found and (view := position.view(other, one)):
                found = max(found, volley.aimed(position, other, gun, one, view=view) * (1.0 if gun.loaded else 0.6))
    return found


def outlook(position: Position, one: Figure) -> int:
    """Which way to look: at whoever could do most, near ones first."""
    x = y = 0.0
    for other in position.enemies(one):
        gap = max(1_000.0, one.gap(other))
        weight = (1.0 if other.ready else 0.2) / gap**2
        far = math.hypot(other.x - one.x, other.y - one.y) or 1.0
        x, y = x + weight * (other.x - one.x) / far, y + weight * (other.y - one.y) / far
    if not x and not y:
        return one.facing
    return round(math.degrees(math.atan2(y, x))) % 360
