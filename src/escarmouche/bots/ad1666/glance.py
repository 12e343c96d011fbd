"""What a square looks like for somebody to stand in, before anything is tried: whom it could strike and shoot, who could do so to it."""

from __future__ import annotations

from escarmouche.bots.ad1666 import fray, volley
from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.goals import errand
from escarmouche.bots.ad1666.paths import apart
from escarmouche.bots.ad1666.position import Position
from escarmouche.bots.ad1666.wiles import wiles


def glance(position: Position, one: Fighter, cell: str) -> float:
    """Higher is better for somebody of the side that looks."""
    there = position.moved(one, cell)
    mover = one._replace(cell=cell)
    total = errand(there, mover) + (wiles(there) if one.marked or one.purse else 0.0)
    if not one.marked:
        total += own(there, mover) - danger(there, mover)
    return total


def own(position: Position, one: Fighter) -> float:
    """What it could do from there."""
    found = 0.0
    beside = [other for other in position.enemies[one.id] if other.cell in position.board.controls(one.cell)]
    if one.upright and not position.lull:
        found += fray.melee(position, one, beside) if beside else fray.advance(position, one)
    if one.guns and not position.engagers[one.id]:
        shots = max([volley.aimed(position, one, other) for other in position.enemies[one.id]], default=0.0)
        found += shots * volley.NEXT if shots else volley.drift(position, one)
    return found


def danger(position: Position, one: Fighter) -> float:
    """What the others could do to it there: the two worst of them."""
    found = []
    for other in position.enemies[one.id]:
        harm = 0.0
        if other.upright and not position.lull and other.vocation != "guard":
            hit, hurt = fray.clash(position, other, one, close=False)
            if hit > hurt:
                near = one.cell in position.board.controls(other.cell)
                way = 1 + fray.WAY * apart(position.board, other.cell, one.cell, other.gait)
                harm = (hit - hurt) * (fray.SOON if near else fray.COMING / way)
        if other.guns and not position.engagers[other.id]:
            harm = max(harm, volley.aimed(position, other, one) * volley.moment(position, other))
        found.append(harm)
    found.sort(reverse=True)
    return sum(found[:2])
