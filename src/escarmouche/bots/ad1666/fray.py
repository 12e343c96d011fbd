"""Close Combat as a player foresees it: who would strike whom, and who is coming for whom."""

from __future__ import annotations

import functools

from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.odds import Body, blow
from escarmouche.bots.ad1666.paths import apart
from escarmouche.bots.ad1666.position import Position
from escarmouche.games.ad1666.goals.victory import PLAYED

BEFORE = PLAYED[: PLAYED.index("combat")]  # the Combat Phase is still to come
NOW, SOON, NEXT = 0.95, 0.85, 0.5  # what a fight counts: in this phase, in this turn, in the next one
COMING = 0.5  # and one that somebody walks to
WAY = 0.06  # for each half Movement Point between the two
GUARDED = 0.65  # what is left of a blow against who has Fencing tokens
LYING = 5.0  # a card, against who plays none


def fray(position: Position) -> float:
    """What all fights that may come are worth to the side that looks."""
    total = 0.0
    for one in position.fighters:
        if not one.upright or one.marked or one.vocation in ("guard", "recruit") or position.lull:
            continue
        beside = [other for other in position.enemies[one.id] if other.cell in position.board.controls(one.cell)]
        total += melee(position, one, beside) if beside else advance(position, one)
    return total


def sign(position: Position, one: Fighter) -> float:
    """Whose loss is a gain: everybody's but ours."""
    return -1.0 if one.side == position.side else 1.0


def melee(position: Position, one: Fighter, beside: list[Fighter]) -> float:
    """The best fight that somebody can pick, if it is a good one; non-player Characters fight in any case."""
    best, gain = 0.0, -99.0 if one.npc else 0.0
    for other in beside:
        hit, hurt = clash(position, one, other, close=True)
        if hit - hurt > gain:
            best, gain = sign(position, other) * hit + sign(position, one) * hurt, hit - hurt
    return best * moment(position.phase, one)


def moment(phase: str, one: Fighter) -> float:
    """How soon it can fight."""
    if phase in BEFORE:
        return SOON
    if phase == "combat" or (phase == "fights" and one.npc):
        return NEXT if one.acted else NOW
    return NEXT


def advance(position: Position, one: Fighter) -> float:
    """Whom it would go for: what that fight may bring, less for each step of the way."""
    best, gain = 0.0, 0.0
    for other in position.enemies[one.id]:
        hit, hurt = clash(position, one, other, close=False)
        if hit <= hurt and not one.npc:
            continue
        near = COMING / (1 + WAY * apart(position.board, one.cell, other.cell, one.gait))
        if (hit - hurt) * near > gain:
            best, gain = (sign(position, other) * hit + sign(position, one) * hurt) * near, (hit - hurt) * near
    return best


def clash(position: Position, one: Fighter, other: Fighter, close: bool) -> tuple[float, float]:
    """What a fight of two may cost the second and the first."""
    lead = one.melee - other.melee + (one.arm.reach > other.arm.reach) - (one.arm.reach < other.arm.reach)
    if close:
        lead += support(position, one, other) - support(position, other, one)
    elif position.engagers[other.id]:
        lead += 1 if any(friend.side == one.side for friend in position.engagers[other.id]) else 0
    if other.senseless:
        lead = one.melee + LYING
    return exchange(
        lead,
        one.arm.bite - other.cover[one.arm.piercing],
        other.arm.bite - one.cover[other.arm.piercing],
        one.body,
        other.body,
        (GUARDED if one.tokens else 1.0) * one.price * (not other.senseless),
        (GUARDED if other.tokens else 1.0) * other.price,
    )


@functools.lru_cache(maxsize=65536)
def exchange(
    lead: float, bite: float, bitten: float, body: Body, other: Body, price: float, others: float
) -> tuple[float, float]:
    """What an exchange may cost: the other first, then oneself."""
    return others * blow(lead, bite, other), price * blow(-lead, bitten, body)


def support(position: Position, one: Fighter, other: Fighter) -> int:
    """What friends beside the enemy add: 1 each, 2 from the square opposite; not those who are busy with others."""
    found = 0
    for friend in position.engagers[other.id]:
        if friend.id == one.id or friend.side != one.side or friend.npc:
            continue
        if all(foe.id == other.id for foe in position.engagers[friend.id]):
            found += 2 if position.board.grid.opposite(one.cell, other.cell) == friend.cell else 1
    if found and "shove" in other.card.talents:
        found = max(0, found - max(0, other.card.strength))
    return found
