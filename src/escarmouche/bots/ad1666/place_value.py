"""What a square is worth to stand in, before anything is tried: whom a Character could strike and shoot from it, and who could do so to
the Character there.
"""

from __future__ import annotations

from escarmouche.bots.ad1666.combat import melee, shooting
from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.objectives.goals import pull
from escarmouche.bots.ad1666.position import Position
from escarmouche.bots.ad1666.subterfuge import subterfuge_value
from escarmouche.bots.ad1666.walking import walk

WORST = 2  # how many of those who could come count


def place_value(position: Position, fighter: Fighter, cell: str) -> float:
    """Higher is better for a fighter of the side that looks."""
    there = position.moved(fighter, cell)
    mover = fighter._replace(cell=cell)
    total = pull(there, mover) + (subterfuge_value(there) if fighter.inconspicuous or fighter.purse else 0.0)
    if not fighter.inconspicuous:
        total += chances(there, mover) - danger(there, mover)
    return total


def chances(position: Position, fighter: Fighter) -> float:
    """What it could do from there."""
    value = 0.0
    beside = melee.enemies_beside(position, fighter)
    if fighter.upright and not position.lull:
        value += melee.best_fight(position, fighter, beside) if beside else melee.best_advance(position, fighter)
    if fighter.guns and not position.engagers[fighter.id]:
        enemies = position.enemies[fighter.id]
        best = max([shooting.shot_value(position, fighter, enemy) for enemy in enemies], default=0.0)
        value += best * shooting.NEXT if best else shooting.drift(position, fighter)
    return value


def danger(position: Position, fighter: Fighter) -> float:
    """What the enemies could do to it there: the worst of them."""
    threats = []
    for enemy in position.enemies[fighter.id]:
        harm = 0.0
        if enemy.upright and not position.lull and enemy.vocation != "guard":
            hit, hurt = melee.clash(position, enemy, fighter, close=False)
            if hit > hurt:
                near = fighter.cell in position.board.controls(enemy.cell)
                way = 1 + melee.WAY * walk(position.board, enemy.cell, fighter.cell, enemy.gait)
                harm = (hit - hurt) * (melee.SOON if near else melee.COMING / way)
        if enemy.guns and not position.engagers[enemy.id]:
            shot = shooting.shot_value(position, enemy, fighter) * shooting.moment(position, enemy)
            harm = max(harm, shot)
        threats.append(harm)
    threats.sort(reverse=True)
    return sum(threats[:WORST])
