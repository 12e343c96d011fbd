"""Attacks as a player foresees them: what those that may come next could cost a side."""

from __future__ import annotations

import math

from escarmouche.bots.moonstone.fighter import Fighter
from escarmouche.bots.moonstone.objectives.nearness import STONE
from escarmouche.bots.moonstone.position import Gaps

BODY = 1.0  # a character in play, for each turn left
BOX = 0.5  # an open health box
PIP = 0.3  # an open blue dot, for each turn left
BLOW = 1.2  # wounds of an average attack between equals
CARD = 0.25  # and for each Combat Card more in hand
LATER = 0.5  # a blow that can only come next turn
AWAY = 0.06  # for each inch that an attacker has to come: something may get in its way
AFAR = 0.4  # but no less than this


def body(model: Fighter, left: int) -> float:
    """What a character is worth by itself."""
    return BODY * left + BOX * model.boxes + PIP * model.pips * (left - 1)


def danger(victims: tuple[Fighter, ...], attackers: tuple[Fighter, ...], gaps: Gaps, left: int) -> float:
    """What the victims stand to lose: each attacker goes for the victim where it hurts most."""
    wounds = [0.0] * len(victims)
    for k, attacker in enumerate(attackers):
        hits = [(i, onslaught(attacker, victim, gaps[i][k], left)) for i, victim in enumerate(victims)]
        worst = max([(loss(victims[i], hit, left), i, hit) for i, hit in hits if hit], default=None)
        if worst is not None:
            wounds[worst[1]] += worst[2]
    return sum([loss(victim, hit, left) for victim, hit in zip(victims, wounds, strict=True) if hit])


def loss(victim: Fighter, wounds: float, left: int) -> float:
    """What wounds to come may cost: health, and perhaps the model's life and its stones."""
    slain = min(1.0, wounds / victim.boxes) ** 2  # how likely: a few wounds rarely kill
    return slain * (body(victim, left) + STONE * victim.stones) + (1 - slain) * BOX * min(wounds, victim.boxes)


def onslaught(attacker: Fighter, victim: Fighter, gap: float, left: int) -> float:
    """The wounds that an attacker's next activation may bring, if all of it goes into this victim.

    It comes near, then strikes as often as its energy allows, or shoots. An attacker that has acted comes next turn.
    """
    jog, energy, sure = attacker.jog, attacker.energy, 1.0
    if not energy:
        jog, energy, sure = attacker.stride, attacker.pips, LATER if left > 1 else 0.0
    steps = max(0.0, gap - attacker.reach - jog)
    attacks = energy - math.ceil(steps) if steps < energy else 0
    struck = attacks * blow(attacker, victim) if attacks > 0 else 0.0
    for shot in attacker.shots:
        if shot.cost <= energy and gap <= shot.inches + jog:
            struck = max(struck, shot.wounds)
    return sure * struck * max(AFAR, 1 - AWAY * gap)


def blow(attacker: Fighter, victim: Fighter) -> float:
    """The wounds of an average Melee Attack."""
    return max(0.2, BLOW + CARD * (attacker.melee - victim.melee) + attacker.weapon - victim.armour)
