"""Chances of rolls, what a hit costs, how a fight ends (the ledger's table of odds)."""

from __future__ import annotations

import functools
from typing import NamedTuple

DIE = range(10)
STUN, WOUND, FALL = 0.4, 0.5, 0.2  # of a figure's worth: what it costs to be stunned, wounded, knocked down
SLIP = 0.3  # what a row of the JC table costs on average


@functools.cache
def under(stat: int) -> float:
    """A roll at or under a stat; 0 and 0 fails."""
    return min(1.0, (max(0, stat) + 1) / 10) - 0.01


@functools.cache
def shot(skill: int, critical_tables: bool) -> float:
    """A JT; with the tables every first 0 is a failure."""
    return min(9, max(0, skill)) / 10 if critical_tables else under(skill)


@functools.cache
def harm(d: int, wounded: bool, wounds: bool, again: bool = False) -> float:
    """What share of its worth a figure with this D loses by a hit; `again`: it may roll twice."""
    d = min(9, max(0, d))
    over = (9 - d) / 10
    lost = (WOUND if wounds and not wounded else 1.0) * over + STUN * 0.1 + 0.01
    return lost * (over + 0.1) if again else lost


@functools.cache
def tumble(d: int) -> float:
    """What share of its worth a JDeg costs."""
    d = min(9, max(0, d))
    return FALL * (9 - d) / 10 + STUN * 0.1 + 0.01


class Clash(NamedTuple):
    """How a fight may end: who touches, by more than double, and who fumbles."""

    hit: float
    out: float
    back: float
    back_out: float
    slip: float  # what the attacker's fumbles cost, as a share of its worth
    back_slip: float


@functools.cache
def clash(
    c: int, enemy_c: int, edge: int, critical_tables: bool, double_out: bool, rerolls: tuple[bool, bool]
) -> Clash:
    """All pairs of dice. `edge`: the side with more advantages wins ties; a side that may roll again keeps the better die."""
    hit = out = back = back_out = slip = back_slip = 0.0
    for a in DIE:
        for b in DIE:
            p = weight(a, rerolls[0]) * weight(b, rerolls[1])
            if critical_tables and not (a and b):
                slip += p * SLIP * (a == 0)
                back_slip += p * SLIP * (b == 0)
                continue
            mine, theirs = a + c, b + enemy_c
            if mine > theirs or (mine == theirs and edge > 0):
                double = double_out and mine > 2 * theirs
                hit, out = hit + p * (not double), out + p * double
            elif theirs > mine or edge < 0:
                double = double_out and theirs > 2 * mine
                back, back_out = back + p * (not double), back_out + p * double
    if not critical_tables:
        slip = back_slip = 0.01
    return Clash(hit, out, back, back_out, slip, back_slip)


def weight(die: int, rolled_twice: bool) -> float:
    """The chance of a die; of the better of two if it may be rolled again."""
    return (2 * die + 1) / 100 if rolled_twice else 0.1
