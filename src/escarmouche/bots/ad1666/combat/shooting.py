"""Shots as a player foresees them: whom each shooter could hit, with which chance, and how badly."""

from __future__ import annotations

from escarmouche.bots.ad1666.combat.melee import WAY
from escarmouche.bots.ad1666.fate.odds import shot
from escarmouche.bots.ad1666.fighter import Fighter, Gun
from escarmouche.bots.ad1666.position import Position
from escarmouche.bots.ad1666.walking import walk

# What a shot counts: by the active Character, by one that is still to act, by one that has acted.
NOW, SOON, NEXT = 0.85, 0.6, 0.4
DRIFT = 2.5  # a shot that somebody walks to
READY = 2.0  # a loaded weapon, whoever is in sight


def shooting_value(position: Position) -> float:
    """What all shots that may be fired are worth to the side that looks."""
    total = 0.0
    for fighter in position.fighters:
        if fighter.loaded:
            total += READY * fighter.loaded * (1 if fighter.side == position.side else -1 if fighter.side >= 0 else 0)
        if not fighter.guns or fighter.senseless or position.engagers[fighter.id]:
            continue
        best, victim_side = 0.0, -1
        for enemy in position.enemies[fighter.id]:
            value = shot_value(position, fighter, enemy)
            if value > best:
                best, victim_side = value, enemy.side
        if best:
            total += best * moment(position, fighter) * (-1 if victim_side == position.side else 1)
        elif fighter.seat >= 0:
            total += drift(position, fighter) * (1 if fighter.side == position.side else -1)
    return total


def drift(position: Position, fighter: Fighter) -> float:
    """Nobody in sight: it had better come nearer."""
    ways = [walk(position.board, fighter.cell, enemy.cell, fighter.gait) for enemy in position.enemies[fighter.id]]
    return DRIFT / (1 + WAY * min(ways, default=0))


def moment(position: Position, fighter: Fighter) -> float:
    """How soon it can shoot."""
    if fighter.id == position.active:
        return NOW if position.actions else NEXT
    if fighter.watching:
        return SOON
    if position.phase == "action":
        return NEXT if fighter.acted else SOON
    return NEXT if position.phase in ("combat", "fights", "morale", "interaction", "end") else SOON


def shot_value(position: Position, shooter: Fighter, target: Fighter) -> float:
    """What a shot may cost the target."""
    distance = position.board.grid.distance(shooter.cell, target.cell)
    reaching = [gun for gun in shooter.guns if gun.reach >= distance]
    if not reaching:
        return 0.0
    line = position.board.shot(shooter.cell, target.cell, position.bodies)
    if not line.clear:
        return 0.0
    harder = line.corner + line.obstacle + bool(position.engagers[target.id])
    harder -= sum(position.stakes.scenario.penalties.values())
    harder += (shooter.id == position.active and position.actions == 1) - (not target.upright)
    harder += "hard-target" in target.card.talents and target.upright
    return target.price * max([share_lost(gun, distance, harder, target) for gun in reaching])


def share_lost(gun: Gun, distance: int, harder: int, target: Fighter) -> float:
    """The share of the target's worth that one weapon may take."""
    band = next(band for band in gun.bands if band.range >= distance)
    damage = tuple([base - worn for base, worn in zip(gun.damage, target.armour[band.piercing], strict=True)])
    return shot(band.nd - gun.skill + harder, damage, target.body)
