"""Dice of ten sides, 0 to 9, where a 0 calls for a second die."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from escarmouche.odds.distribution import Distribution, counted

SIDES = 10
T = TypeVar("T")


class Rolled(NamedTuple):
    """A die, and the second one that a 0 calls for; -1: none."""

    die: int
    second: int = -1


def die() -> Distribution[int]:
    """0 to 9, all equally likely."""
    return Distribution(dict.fromkeys(range(SIDES), 1))


def with_zero() -> Distribution[Rolled]:
    """A die, with a second one after a 0.

    >>> with_zero().of(Rolled(7)), with_zero().of(Rolled(0, 0))
    (Fraction(1, 10), Fraction(1, 100))
    """
    return counted(
        [(Rolled(0, second), 1) for second in range(SIDES)] + [(Rolled(face), SIDES) for face in range(1, SIDES)]
    )


def read(reading: Callable[[Rolled], T]) -> Distribution[T]:
    """What a roll comes to, read by the rules of a game."""
    return with_zero().named(reading)


def opposed(one: Distribution[int], other: Distribution[int]) -> Distribution[int]:
    """By how much the one total exceeds the other."""
    return one.and_then(lambda mine: other.named(lambda theirs: mine - theirs))
