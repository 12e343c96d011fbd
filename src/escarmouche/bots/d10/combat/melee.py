"""Close combat as a player calculates it: what an attack promises, and how its target should answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.bots.d10.fighter import Fighter
from escarmouche.bots.d10.odds import Clash, clash, harm, tumble, under
from escarmouche.bots.d10.position import Position
from escarmouche.games.d10.state import AttackName

RUN = 5_000  # a charge of less gives no advantage
REROLL = 3  # advantages for a reroll
TURN = 0.5  # what it costs a figure to spend its turn on a reaction
PARRIED = 2  # what a parry adds to D
ARMED = 0.05  # what it is worth to hold something at last
AWAY = 0.15  # what it is worth to get out of a fight


class Attack(NamedTuple):
    """One attack: its dice, and what either side stands to lose."""

    dice: Clash
    stake: float  # what a hit costs the target
    life: float  # what its life is worth
    own_stake: float  # what a hit costs the attacker
    own_life: float
    helpless: bool

    def gain(self, skewered: bool, parried: float | None = None) -> float:
        """What it brings the attacker; `skewered`: the target may strike back; `parried`: what a hit costs it then."""
        dice, stake = self.dice, self.stake if parried is None else parried
        gain = dice.hit * stake + dice.out * self.life - dice.slip * self.own_life
        if self.helpless:
            return gain
        gain += dice.back_slip * self.life
        return gain - (dice.back * self.own_stake + dice.back_out * self.own_life) * skewered


def attack(
    position: Position, attacker: Fighter, target: Fighter, how: AttackName = "strike", run: float = 0.0
) -> Attack:
    """The dice of an attack: charge, strike or hithard."""
    mine, theirs = advantages(position, attacker, target, how, run)
    edge = (mine > theirs) - (mine < theirs)
    rerolls = (position.critical_tables and mine >= REROLL, position.critical_tables and theirs >= REROLL)
    c, enemy_c = attacker.c - (not attacker.weapon.sound), target.c - (not target.weapon.sound)
    helpless = target.posture == "stunned"
    dice = clash(c, enemy_c, edge, position.critical_tables, position.double_out, rerolls)
    if helpless:
        sure = 0.9 if position.critical_tables else 0.99
        dice = Clash(sure, 0.0, 0.0, 0.0, dice.slip * 0.4, 0.0)
    stake = target.price * harm(target.d - (how == "hithard"), target.wounded, position.wounds)
    own_stake = attacker.price * harm(attacker.d, attacker.wounded, position.wounds)
    return Attack(dice, stake, target.price, own_stake, attacker.price, helpless)


def advantages(position: Position, attacker: Fighter, target: Fighter, how: AttackName, run: float) -> tuple[int, int]:
    """How many advantages the attacker and its target have."""
    behind = target.has_behind(attacker)
    mine = sum([friend.ready and friend.touches(target) for friend in position.friends(attacker)])
    theirs = sum([friend.ready and friend.touches(attacker) for friend in position.friends(target)])
    mine += behind or target.posture != "up"
    theirs += attacker.down
    e = attacker.weapon.e + (attacker.weapon.lance if how == "charge" else 0)
    e += attacker.mounted and not target.mounted
    enemy_e = target.weapon.e + (target.mounted and not attacker.mounted)
    mine, theirs = mine + (e > enemy_e), theirs + (enemy_e > e)
    if how == "charge" and run >= RUN and (behind or not target.weapon.long):
        mine += 1
    if how == "hithard" or (how == "strike" and attacker.weapon.heavy and "melee_adv" not in position.rules_on):
        mine += 1
    return mine, theirs


def strikes_back(target: Fighter) -> bool:
    """Could the target answer with a blow of its own?"""
    return target.ready and target.pa >= 2 and target.weapon.sound


def blow(position: Position, attacker: Fighter, target: Fighter, how: AttackName = "strike", run: float = 0.0) -> float:
    """What an attack promises, if the target answers it sensibly."""
    dice = attack(position, attacker, target, how, run)
    unanswered = dice.gain(False)
    if not strikes_back(target):
        return unanswered
    cost = 0.0 if target.activated else TURN
    return min(unanswered, dice.gain(True) + cost)


def promise(position: Position, attacker: Fighter, target: Fighter) -> float:
    """What an attack on somebody would promise at some other time; found once for a pair."""
    key = (attacker.id, target.id)
    value = position.blows.get(key)
    if value is None:
        fresh = target._replace(pa=2, activated=True)
        value = position.blows[key] = blow(position, attacker._replace(posture="up"), fresh, "charge", RUN)
    return value


# -- the answer to an attack


def answers(position: Position, attacker: Fighter, target: Fighter, names: Sequence[str]) -> dict[str, float]:
    """What each answer is worth to the target."""
    dice, made = attack(position, attacker, target), under(target.a)
    cost = 0.0 if target.activated else TURN
    botched = 0.01 * tumble(target.d) * target.price
    undefended = -dice.gain(False)
    values = {"defend": undefended}
    if "skewer" in names:
        values["skewer"] = -dice.gain(True) - cost
    if "dodge" in names:
        values["dodge"] = made * AWAY + (1 - made) * undefended - botched - cost
    if "parry" in names:
        hurt = target.price * harm(target.d + PARRIED, target.wounded, position.wounds)
        values["parry"] = made * -dice.gain(True, hurt) + (1 - made) * undefended - botched - cost
    if "kick" in names:
        values["kick"] = made * AWAY + (1 - made) * undefended - botched - cost
    if "swap" in names:
        values["swap"] = undefended + ARMED - cost
    return values
