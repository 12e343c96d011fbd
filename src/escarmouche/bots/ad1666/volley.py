"""Shots as a player foresees them: whom each shooter could hit, how likely, and how badly."""

from __future__ import annotations

from escarmouche.bots.ad1666.fighter import Fighter, Gun
from escarmouche.bots.ad1666.fray import WAY
from escarmouche.bots.ad1666.odds import shot
from escarmouche.bots.ad1666.paths import apart
from escarmouche.bots.ad1666.position import Position

NOW, SOON, NEXT = 0.85, 0.6, 0.4  # what a shot counts: by who is acting, who is still to act, who has acted
DRIFT = 2.5  # what a shot is worth that somebody walks to
READY = 2.0  # a loaded weapon, whoever is in sight


def volley(position: Position) -> float:
    """What all shots that may be fired are worth to the side that looks."""
    total = 0.0
    for one in position.fighters:
        if one.ready:
            total += READY * one.ready * (1 if one.side == position.side else -1 if one.side >= 0 else 0)
        if not one.guns or one.senseless or position.engagers[one.id]:
            continue
        best, victim = 0.0, -1
        for other in position.enemies[one.id]:
            found = aimed(position, one, other)
            if found > best:
                best, victim = found, other.side
        if best:
            total += best * moment(position, one) * (-1 if victim == position.side else 1)
        elif one.seat >= 0:
            total += drift(position, one) * (1 if one.side == position.side else -1)
    return total


def drift(position: Position, one: Fighter) -> float:
    """Nobody in sight: it had better come nearer."""
    nearest = min(
        [apart(position.board, one.cell, other.cell, one.gait) for other in position.enemies[one.id]], default=0
    )
    return DRIFT / (1 + WAY * nearest)


def moment(position: Position, one: Fighter) -> float:
    """How soon it can shoot."""
    if one.id == position.active:
        return NOW if position.left else NEXT
    if one.watching:
        return SOON
    if position.phase == "action":
        return NEXT if one.acted else SOON
    return NEXT if position.phase in ("combat", "fights", "morale", "interaction", "end") else SOON


def aimed(position: Position, one: Fighter, other: Fighter) -> float:
    """What a shot may cost the other."""
    distance = position.board.grid.distance(one.cell, other.cell)
    reaching = [gun for gun in one.guns if gun.reach >= distance]
    if not reaching:
        return 0.0
    line = position.board.shot(one.cell, other.cell, position.bodies)
    if not line.clear:
        return 0.0
    harder = (
        line.corner
        + line.obstacle
        + bool(position.engagers[other.id])
        - sum(position.stakes.scenario.penalties.values())
    )
    harder += (one.id == position.active and position.left == 1) - (not other.upright)
    harder += "hard-target" in other.card.talents and other.upright
    return other.price * max([hits(gun, distance, harder, other) for gun in reaching])


def hits(gun: Gun, distance: int, harder: int, other: Fighter) -> float:
    """The share of the other's worth that one weapon may take."""
    band = next(band for band in gun.bands if band.range >= distance)
    damage = tuple([base - worn for base, worn in zip(gun.damage, other.armour[band.piercing], strict=True)])
    return shot(band.nd - gun.skill + harder, damage, other.body)
