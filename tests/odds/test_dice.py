"""Ten-sided dice, compared with every roll made one by one."""

from __future__ import annotations

import itertools
from fractions import Fraction

from escarmouche.odds import dice

PAIRS = list(itertools.product(range(10), repeat=2))


def test_a_zero_calls_for_a_second_die() -> None:
    for rolled, share in dice.with_zero():
        ways = [pair for pair in PAIRS if pair[0] == rolled.die and (pair[0] or pair[1] == rolled.second)]
        assert share == Fraction(len(ways), len(PAIRS))


def test_a_roll_is_read_by_the_rules_of_a_game() -> None:
    success = dice.read(lambda rolled: rolled.second != 0 and rolled.die <= 4)
    assert success.of(True) == Fraction(49, 100)


def test_totals_are_compared_die_by_die() -> None:
    one, other = dice.die().named(lambda face: face + 2), dice.die()
    margins = dice.opposed(one, other)
    for margin, share in margins:
        assert share == Fraction(sum(1 for a, b in PAIRS if a + 2 - b == margin), 100)
