"""Close combat as a player reckons it: what an attack promises, and how its target should answer it."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.bots.d10.figure import Figure
from escarmouche.bots.d10.odds import Clash, clash, harm, tumble, under
from escarmouche.bots.d10.position import Position

RUN = 5_000  # a charge of less gives no advantage
REROLL = 3  # advantages for a reroll
TURN = 0.5  # what it costs a figure to have spent its turn on a reaction
PARRIED = 2  # what a parry adds to D
ARMED = 0.05  # what it is worth to hold something at last
AWAY = 0.15  # what it is worth to stand out of a fight one would lose


class Attack(NamedTuple):
    """One attack: its dice, and what either side stands to lose."""

    dice: Clash
    stake: float  # what a hit costs the target
    whole: float  # what its life is worth
    back: float  # the same for the attacker
    back_whole: float
    helpless: bool

    def gain(self, skewered: bool, parried: float | None = None) -> float:
        """What it brings the attacker; `skewered`: the target may strike back; `parried`: what a hit costs it then."""
        dice, stake = self.dice, self.stake if parried is None else parried
        found = dice.hit * stake + dice.out * self.whole - dice.slip * self.back_whole
        if self.helpless:
            return found
        found += dice.back_slip * self.whole
        return found - (dice.back * self.back + dice.back_out * self.back_whole) * skewered


def attack(position: Position, one: Figure, other: Figure, how: str = "strike", run: float = 0.0) -> Attack:
    """The dice of an attack: charge, strike or hithard."""
    mine, theirs = advantages(position, one, other, how, run)
    edge = (mine > theirs) - (mine < theirs)
    again = (position.tables and mine >= REROLL, position.tables and theirs >= REROLL)
    c, enemy = one.c - (not one.arm.sound), other.c - (not other.arm.sound)
    helpless = other.posture == "stunned"
    dice = clash(c, enemy, edge, position.tables, position.double, again)
    if helpless:
        sure = 0.9 if position.tables else 0.99
        dice = Clash(sure, 0.0, 0.0, 0.0, dice.slip * 0.4, 0.0)
    hard = how == "hithard"
    stake = other.price * harm(other.d - hard, other.wounded, position.wounds)
    return Attack(dice, stake, other.price, one.price * harm(one.d, one.wounded, position.wounds), one.price, helpless)


def advantages(position: Position, one: Figure, other: Figure, how: str, run: float) -> tuple[int, int]:
    """What speaks for the attacker, and for its target."""
    behind = other.seen_behind(one)
    mine = sum([friend.ready and friend.touches(other) for friend in position.friends(one)])
    theirs = sum([friend.ready and friend.touches(one) for friend in position.friends(other)])
    mine += behind or other.posture != "up"
    theirs += one.down
    e = one.arm.e + (one.arm.lance if how == "charge" else 0) + (one.mounted and not other.mounted)
    enemy = other.arm.e + (other.mounted and not one.mounted)
    mine, theirs = mine + (e > enemy), theirs + (enemy > e)
    if how == "charge" and run >= RUN and (behind or not other.arm.long):
        mine += 1
    if how == "hithard" or (how == "strike" and one.arm.heavy and "melee_adv" not in position.on):
        mine += 1
    return mine, theirs


def strikes_back(other: Figure) -> bool:
    """Could the target answer with a blow of its own?"""
    return other.ready and other.pa >= 2 and other.arm.sound


def blow(position: Position, one: Figure, other: Figure, how: str = "strike", run: float = 0.0) -> float:
    """What an attack promises, if the target answers it sensibly."""
    found = attack(position, one, other, how, run)
    plain = found.gain(False)
    if not strikes_back(other):
        return plain
    cost = 0.0 if other.activated else TURN
    return min(plain, found.gain(True) + cost)


def promise(position: Position, one: Figure, other: Figure) -> float:
    """What an attack on somebody would promise at some other time: once for a pair."""
    key = (one.id, other.id)
    found = position.blows.get(key)
    if found is None:
        fresh = other._replace(pa=2, activated=True)
        found = position.blows[key] = blow(position, one._replace(posture="up"), fresh, "charge", RUN)
    return found


# -- the answer to an attack


def answers(position: Position, one: Figure, other: Figure, names: list[str]) -> dict[str, float]:
    """What each answer is worth to the attacked (`other`)."""
    found, made = attack(position, one, other), under(other.a)
    cost = 0.0 if other.activated else TURN
    botched = 0.01 * tumble(other.d) * other.price
    reflex = -found.gain(False)
    rated = {"defend": reflex}
    if "skewer" in names:
        rated["skewer"] = -found.gain(True) - cost
    if "dodge" in names:
        rated["dodge"] = made * AWAY + (1 - made) * reflex - botched - cost
    if "parry" in names:
        hurt = other.price * harm(other.d + PARRIED, other.wounded, position.wounds)
        rated["parry"] = made * -found.gain(True, hurt) + (1 - made) * reflex - botched - cost
    if "kick" in names:
        rated["kick"] = made * AWAY + (1 - made) * reflex - botched - cost
    if "swap" in names:
        rated["swap"] = reflex + ARMED - cost
    return rated
