"""What the die makes of a stat: chances of rolls, what a hit costs, how a fight ends (the ledger's table of odds)."""

from __future__ import annotations

import functools
from typing import NamedTuple

DIE = range(10)
STUN, WOUND, FALL = 0.4, 0.5, 0.2  # what of a figure's worth it costs to be stunned, wounded, felled
SLIP = 0.3  # what a row of the JC table costs on average


@functools.cache
def under(stat: int) -> float:
    """A roll at or under a stat; 0 and 0 fails."""
    return min(1.0, (max(0, stat) + 1) / 10) - 0.01


@functools.cache
def shot(skill: int, tables: bool) -> float:
    """A JT; with the tables every first 0 is a failure."""
    return min(9, max(0, skill)) / 10 if tables else under(skill)


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
def clash(c: int, other: int, edge: int, tables: bool, double: bool, rerolls: tuple[bool, bool]) -> Clash:
    """All pairs of dice. `edge`: who has more advantages wins ties; who may roll again keeps the better die."""
    hit = out = back = back_out = slip = back_slip = 0.0
    for a in DIE:
        for b in DIE:
            p = weight(a, rerolls[0]) * weight(b, rerolls[1])
            if tables and not (a and b):
                slip += p * SLIP * (a == 0)
                back_slip += p * SLIP * (b == 0)
                continue
            one, two = a + c, b + other
            if one > two or (one == two and edge > 0):
                twice = double and one > 2 * two
                hit, out = hit + p * (not twice), out + p * twice
            elif two > one or edge < 0:
                twice = double and two > 2 * one
                back, back_out = back + p * (not twice), back_out + p * twice
    if not tables:
        slip = back_slip = 0.01
    return Clash(hit, out, back, back_out, slip, back_slip)


def weight(die: int, twice: bool) -> float:
    """How likely a die is; the better one of two if it may be rolled again."""
    return (2 * die + 1) / 100 if twice else 0.1
