"""Shooting as a player reckons it: what a shot promises from where somebody stands."""

from __future__ import annotations

from escarmouche.bots.d10.figure import Figure, Gun
from escarmouche.bots.d10.odds import harm, shot
from escarmouche.bots.d10.position import Position

CLOSE = 10_000  # nearer than this nobody is poorly visible
HAZARD = 0.02  # what a critical failure may cost


def aimed(
    position: Position,
    one: Figure,
    gun: Gun,
    other: Figure,
    *,
    moved: bool = False,
    aim: bool = False,
    view: float = 1.0,
) -> float:
    """What a shot promises that can be made."""
    skill = (one.t or 0) - (moved or one.mounted)
    gap = one.gap(other)
    if gap >= CLOSE and not aim:
        skill -= poor(position, one, other, view)
    pierces = gun.weapon.piercing if not gun.weapon.point_blank or gap < CLOSE else 0
    again = view < 1 and "cover_reroll" in position.on and not other.down
    hurt = harm(other.d - pierces, other.wounded, position.wounds, again and view < 0.5)
    return shot(skill, position.tables) * hurt * other.price - HAZARD * position.tables


def poor(position: Position, one: Figure, other: Figure, view: float) -> int:
    """What it costs that the target is poorly visible."""
    behind = other.seen_behind(one)
    if other.posture == "crouched" and not behind:
        return 2 if "pos_table" in position.on else 1
    return int(other.down or view < 1 or (other.arm.shield and not behind))


def targets(position: Position, one: Figure, gun: Gun) -> list[Figure]:
    """Whom it could shoot from where it stands, if it turned."""
    return [
        other
        for other in position.enemies(one)
        if one.gap(other) <= gun.weapon.range and not (other.hidden and one.gap(other) > 5_000)
    ]


def best(position: Position, one: Figure, *, moved: bool = False) -> float:
    """The best shot from where it stands, with any weapon that has missiles."""
    found = 0.0
    for gun in one.guns:
        if not gun.left or one.load:
            continue
        for other in targets(position, one, gun):
            hope = aimed(position, one, gun, other, moved=moved)
            if hope > found and (view := position.view(one, other)):
                found = max(found, aimed(position, one, gun, other, moved=moved, view=view))
    return found
