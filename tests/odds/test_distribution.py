"""Distributions are exact: they agree with every way counted one by one."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from escarmouche.odds.distribution import Distribution, certain, counted

DIE = Distribution(dict.fromkeys(range(6), 1))


def test_the_shares_of_all_outcomes_are_one() -> None:
    assert sum(share for _, share in DIE) == 1
    assert DIE.of(3) == Fraction(1, 6)
    assert DIE.of(9) == 0


def test_outcomes_of_one_name_are_one() -> None:
    assert DIE.named(lambda face: face % 2).weights == {0: 3, 1: 3}


def test_what_follows_is_weighed_by_what_came_before() -> None:
    """A second die after a 0, none after another face: parts with different totals are brought to one."""
    chain = DIE.and_then(lambda face: DIE.named(lambda second: (0, second)) if face == 0 else certain((face, -1)))
    ways = [(first, second) for first, second in itertools.product(range(6), repeat=2)]
    for outcome, share in chain:
        matching = [way for way in ways if (way[0], way[1] if way[0] == 0 else -1) == outcome]
        assert share == Fraction(len(matching), len(ways))


def test_what_cannot_come_is_left_out() -> None:
    assert list(counted([("a", 0), ("b", 2)])) == [("b", Fraction(1))]
    with pytest.raises(ValueError, match="nothing can come"):
        Distribution({"a": 0})
