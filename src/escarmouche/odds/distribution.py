"""What may come, each outcome with a whole number that says how often: all of them together are every way in which it can go.

>>> coin = Distribution({"heads": 1, "tails": 1})
>>> coin.chance(lambda side: side == "heads")
Fraction(1, 2)
>>> coin.and_then(lambda first: coin.named(lambda second: (first, second))).of(("heads", "heads"))
Fraction(1, 4)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Generic, TypeVar

T = TypeVar("T")
S = TypeVar("S")
NEVER, ALWAYS = Fraction(0), Fraction(1)


class Distribution(Generic[T]):
    """Outcomes, in the order in which they were first named, and their weights."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        self.weights = {outcome: weight for outcome, weight in weights.items() if weight}
        self.total = sum(self.weights.values())
        if self.total <= 0:
            raise ValueError("nothing can come")

    def __iter__(self) -> Iterator[tuple[T, Fraction]]:
        return ((outcome, Fraction(weight, self.total)) for outcome, weight in self.weights.items())

    def of(self, outcome: T) -> Fraction:
        """How likely one outcome is."""
        return Fraction(self.weights.get(outcome, 0), self.total)

    def chance(self, fits: Callable[[T], bool]) -> Fraction:
        """How likely it is that the outcome fits."""
        return Fraction(sum(weight for outcome, weight in self.weights.items() if fits(outcome)), self.total)

    def named(self, name: Callable[[T], S]) -> Distribution[S]:
        """The same under other names; outcomes of one name are one."""
        return counted((name(outcome), weight) for outcome, weight in self.weights.items())

    def and_then(self, follow: Callable[[T], Distribution[S]]) -> Distribution[S]:
        """What comes in the end, where each outcome leads to chance of its own."""
        parts = [(weight, follow(outcome)) for outcome, weight in self.weights.items()]
        whole = math.lcm(*[part.total for _, part in parts])
        return counted(
            (outcome, first * weight * (whole // part.total))
            for first, part in parts
            for outcome, weight in part.weights.items()
        )


def counted(pairs: Iterable[tuple[T, int]]) -> Distribution[T]:
    """A distribution from outcomes and weights; the same outcome may come more than once."""
    weights: dict[T, int] = {}
    for outcome, weight in pairs:
        weights[outcome] = weights.get(outcome, 0) + weight
    return Distribution(weights)


def certain(outcome: T) -> Distribution[T]:
    """The one outcome that is certain."""
    return Distribution({outcome: 1})
