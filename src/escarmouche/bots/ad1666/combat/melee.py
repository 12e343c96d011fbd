"""Close Combat as a player foresees it: who would strike whom, and who is coming for whom."""

from __future__ import annotations

import functools

from escarmouche.bots.ad1666.fate.odds import Body, blow
from escarmouche.bots.ad1666.fighter import Fighter
from escarmouche.bots.ad1666.position import Position
from escarmouche.bots.ad1666.walking import walk
from escarmouche.games.ad1666.goals.victory import PLAYED
from escarmouche.games.ad1666.state import Phase

BEFORE = PLAYED[: PLAYED.index("combat")]  # the Combat Phase is still to come
NOW, SOON, NEXT = 0.95, 0.85, 0.5  # what a fight counts: in this phase, in this turn, in the next one
COMING = 0.5  # and a fight that somebody walks to
WAY = 0.06  # for each half Movement Point between the two
GUARDED = 0.65  # what is left of a blow against a fighter with Fencing tokens
HELPLESS = 5.0  # a card, against an enemy that plays none


def melee_value(position: Position) -> float:
    """What all fights that may come are worth to the side that looks."""
    total = 0.0
    for fighter in position.fighters:
        idle = fighter.inconspicuous or fighter.vocation in ("guard", "recruit")
        if not fighter.upright or idle or position.lull:
            continue
        beside = enemies_beside(position, fighter)
        total += best_fight(position, fighter, beside) if beside else best_advance(position, fighter)
    return total


def enemies_beside(position: Position, fighter: Fighter) -> list[Fighter]:
    around = position.board.controls(fighter.cell)
    return [enemy for enemy in position.enemies[fighter.id] if enemy.cell in around]


def sign(position: Position, fighter: Fighter) -> float:
    """Whose loss is a gain: everybody's except ours."""
    return -1.0 if fighter.side == position.side else 1.0


def best_fight(position: Position, fighter: Fighter, beside: list[Fighter]) -> float:
    """The best fight that somebody can pick, if it is a good one; non-player Characters fight in any case."""
    best, top = 0.0, -99.0 if fighter.npc else 0.0
    for enemy in beside:
        hit, hurt = clash(position, fighter, enemy, close=True)
        if hit - hurt > top:
            best, top = sign(position, enemy) * hit + sign(position, fighter) * hurt, hit - hurt
    return best * moment(position.phase, fighter)


def moment(phase: Phase, fighter: Fighter) -> float:
    """How soon it can fight."""
    if phase in BEFORE:
        return SOON
    if phase == "combat" or (phase == "fights" and fighter.npc):
        return NEXT if fighter.acted else NOW
    return NEXT


def best_advance(position: Position, fighter: Fighter) -> float:
    """Whom it would go for: what that fight may bring, less for each step of the way."""
    best, top = 0.0, 0.0
    for enemy in position.enemies[fighter.id]:
        hit, hurt = clash(position, fighter, enemy, close=False)
        if hit <= hurt and not fighter.npc:
            continue
        near = COMING / (1 + WAY * walk(position.board, fighter.cell, enemy.cell, fighter.gait))
        if (hit - hurt) * near > top:
            best = (sign(position, enemy) * hit + sign(position, fighter) * hurt) * near
            top = (hit - hurt) * near
    return best


def clash(position: Position, attacker: Fighter, target: Fighter, close: bool) -> tuple[float, float]:
    """What a fight may cost the target, and the attacker."""
    longer = (attacker.weapon.reach > target.weapon.reach) - (attacker.weapon.reach < target.weapon.reach)
    lead = attacker.melee - target.melee + longer
    if close:
        lead += support(position, attacker, target) - support(position, target, attacker)
    elif position.engagers[target.id]:
        lead += 1 if any(friend.side == attacker.side for friend in position.engagers[target.id]) else 0
    if target.senseless:
        lead = attacker.melee + HELPLESS
    return exchange(
        lead,
        attacker.weapon.bite - target.mean_armour[attacker.weapon.piercing],
        target.weapon.bite - attacker.mean_armour[target.weapon.piercing],
        attacker.body,
        target.body,
        (GUARDED if attacker.tokens else 1.0) * attacker.price * (not target.senseless),
        (GUARDED if target.tokens else 1.0) * target.price,
    )


@functools.lru_cache(maxsize=65536)
def exchange(
    lead: float, bite: float, bitten: float, body: Body, target_body: Body, price: float, target_price: float
) -> tuple[float, float]:
    """What an exchange may cost: the target first, then the attacker."""
    return target_price * blow(lead, bite, target_body), price * blow(-lead, bitten, body)


def support(position: Position, fighter: Fighter, enemy: Fighter) -> int:
    """What friends beside the enemy add: 1 each, 2 from the square opposite; not those who are busy with others."""
    bonus = 0
    for friend in position.engagers[enemy.id]:
        if friend.id == fighter.id or friend.side != fighter.side or friend.npc:
            continue
        if all(engager.id == enemy.id for engager in position.engagers[friend.id]):
            bonus += 2 if position.board.grid.opposite(fighter.cell, enemy.cell) == friend.cell else 1
    if bonus and "shove" in enemy.card.talents:
        bonus = max(0, bonus - max(0, enemy.card.strength))
    return bonus
