"""What a place is worth to stand in: how near it is to a figure's tasks, whom it could attack from there, and who could attack it."""

from __future__ import annotations

import math

from escarmouche.bots.d10.combat import shooting
from escarmouche.bots.d10.combat.melee import promise
from escarmouche.bots.d10.fighter import LEVEL, Fighter
from escarmouche.bots.d10.objectives.assignment import pull
from escarmouche.bots.d10.objectives.task import Task
from escarmouche.bots.d10.position import Position

COMING = 0.45  # of a blow that may come next
SHOTS = 0.5  # of a shot that may come next
FEAR = 0.8  # what a fighter stands to lose counts a little less: the others do not come for everything they could
WORST = 2  # how many of those who could come count
DRIFT = 0.5  # of a blow that is a turn's walk away
FAINT = 0.05  # a shot that only distance or a wall prevents


def place_value(position: Position, fighter: Fighter, tasks: list[Task]) -> float:
    """Higher is better for the fighter that stands there."""
    return (
        pull(position, fighter, fighter.x, fighter.y, fighter.floor, tasks)
        + chances(position, fighter)
        - FEAR * danger(position, fighter)
    )


def chances(position: Position, fighter: Fighter) -> float:
    """What it could do from there next."""
    if fighter.load:
        return 0.0
    fight = 0.0
    for enemy in position.enemies(fighter):
        hope = promise(position, fighter, enemy)
        if hope > 0:
            fight = max(fight, COMING * hope * reach(position, fighter, enemy))
    fire = SHOTS * shooting.best(position, fighter) if fighter.guns else 0.0
    if fighter.guns and not fire:
        fire = drift(position, fighter)
    return max(fight, fire) + 0.3 * min(fight, fire)


def drift(position: Position, fighter: Fighter) -> float:
    """What it may come to shoot at, the nearer the better."""
    reach = max([gun.weapon.range for gun in fighter.guns if gun.left], default=0)
    gaps = [max(0.0, fighter.gap(enemy) - reach) for enemy in position.enemies(fighter)]
    return FAINT / (1 + min(gaps) / 10_000) if gaps and reach else 0.0


def reach(position: Position, fighter: Fighter, enemy: Fighter) -> float:
    """1 if it could come at the enemy at once, less the longer it takes."""
    if abs(fighter.z - enemy.z) > LEVEL:
        return 0.05
    gap = fighter.gap(enemy)
    if gap <= fighter.stride:
        return 1.0 if position.view(fighter, enemy) else 0.5
    turns = (gap - fighter.stride) / fighter.stride
    return DRIFT / (1 + 0.5 * turns)


def danger(position: Position, fighter: Fighter) -> float:
    """What the enemies could do to it there: the worst of them."""
    threats = []
    for enemy in position.enemies(fighter):
        if not enemy.ready:
            continue
        gap = fighter.gap(enemy)
        harm = 0.0
        if gap <= enemy.stride and abs(fighter.z - enemy.z) <= LEVEL:
            harm = COMING * max(0.0, promise(position, enemy, fighter))
            harm *= 1.0 if gap <= 110 or position.view(enemy, fighter) else 0.3
        fire = SHOTS * shot_at(position, enemy, fighter, gap)
        if harm or fire:
            threats.append(max(harm, fire))
    threats.sort(reverse=True)
    return sum(threats[:WORST])


def shot_at(position: Position, shooter: Fighter, target: Fighter, gap: float) -> float:
    """What the shooter's best shot at the target promises."""
    best = 0.0
    for gun in shooter.guns:
        if gun.left and gun.held and gap <= gun.weapon.range + shooter.stride / 2 and not shooter.load:
            hope = shooting.shot_value(position, shooter, gun, target) * (1.0 if gun.loaded else 0.6)
            if hope > best and (view := position.view(shooter, target)):
                seen = shooting.shot_value(position, shooter, gun, target, view=view)
                best = max(best, seen * (1.0 if gun.loaded else 0.6))
    return best


def outlook(position: Position, fighter: Fighter) -> int:
    """Which way to look: at the enemies that could do most, near ones first."""
    x = y = 0.0
    for enemy in position.enemies(fighter):
        gap = max(1_000.0, fighter.gap(enemy))
        weight = (1.0 if enemy.ready else 0.2) / gap**2
        distance = math.hypot(enemy.x - fighter.x, enemy.y - fighter.y) or 1.0
        x, y = x + weight * (enemy.x - fighter.x) / distance, y + weight * (enemy.y - fighter.y) / distance
    if not x and not y:
        return fighter.facing
    return round(math.degrees(math.atan2(y, x))) % 360
