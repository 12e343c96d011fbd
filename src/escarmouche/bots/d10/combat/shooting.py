"""Shooting as a player calculates it: what a shot promises from where somebody stands."""

from __future__ import annotations

from escarmouche.bots.d10.fighter import Fighter, Gun
from escarmouche.bots.d10.odds import harm, shot
from escarmouche.bots.d10.position import Position

CLOSE = 10_000  # nearer than this nobody is poorly visible
HAZARD = 0.02  # what a critical failure may cost


def shot_value(
    position: Position,
    shooter: Fighter,
    gun: Gun,
    target: Fighter,
    *,
    moved: bool = False,
    aim: bool = False,
    view: float = 1.0,
) -> float:
    """What a possible shot promises."""
    skill = (shooter.t or 0) - (moved or shooter.mounted)
    gap = shooter.gap(target)
    if gap >= CLOSE and not aim:
        skill -= poorly_visible(position, shooter, target, view)
    pierces = gun.weapon.piercing if not gun.weapon.point_blank or gap < CLOSE else 0
    again = view < 1 and "cover_reroll" in position.rules_on and not target.down
    hurt = harm(target.d - pierces, target.wounded, position.wounds, again and view < 0.5)
    return shot(skill, position.critical_tables) * hurt * target.price - HAZARD * position.critical_tables


def poorly_visible(position: Position, shooter: Fighter, target: Fighter, view: float) -> int:
    """What it costs that the target is poorly visible."""
    behind = target.has_behind(shooter)
    if target.posture == "crouched" and not behind:
        return 2 if "pos_table" in position.rules_on else 1
    return int(target.down or view < 1 or (target.weapon.shield and not behind))


def targets(position: Position, shooter: Fighter, gun: Gun) -> list[Fighter]:
    """Whom it could shoot from where it stands, if it turned."""
    return [
        enemy
        for enemy in position.enemies(shooter)
        if shooter.gap(enemy) <= gun.weapon.range and not (enemy.hidden and shooter.gap(enemy) > 5_000)
    ]


def best(position: Position, shooter: Fighter, *, moved: bool = False) -> float:
    """The best shot from where it stands, with any weapon that has missiles."""
    best = 0.0
    for gun in shooter.guns:
        if not gun.left or shooter.load:
            continue
        for target in targets(position, shooter, gun):
            hope = shot_value(position, shooter, gun, target, moved=moved)
            if hope > best and (view := position.view(shooter, target)):
                best = max(best, shot_value(position, shooter, gun, target, moved=moved, view=view))
    return best
