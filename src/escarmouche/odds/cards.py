"""Cards drawn from a pile whose cards are known, but not their order."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from escarmouche.odds.distribution import Distribution, counted

C = TypeVar("C", bound=Hashable)


def held(fitting: int, unseen: int, count: int) -> Fraction:
    """How likely it is that `count` cards, drawn from the unseen ones, hold at least one that fits.

    >>> held(1, 4, 2), held(3, 4, 2), held(0, 4, 2)
    (Fraction(1, 2), Fraction(1, 1), Fraction(0, 1))
    """
    return 1 - Fraction(math.comb(unseen - fitting, count), math.comb(unseen, count))


def grouped(pile: Mapping[str, int], kind: Callable[[str], C]) -> dict[C, int]:
    """How many cards of each kind a pile holds."""
    groups: dict[C, int] = {}
    for card, count in pile.items():
        if count:
            groups[kind(card)] = groups.get(kind(card), 0) + count
    return groups


def drawn(pile: Mapping[C, int], count: int, anew: Mapping[C, int] | None = None) -> Distribution[tuple[C, ...]]:
    """Which cards a number of draws brings, in any order. Where the pile runs out, `anew` is shuffled and drawn from.

    >>> drawn({"red": 2, "black": 1}, 2).weights
    {('red', 'red'): 1, ('red', 'black'): 2}
    """
    left = sum(pile.values())
    if count <= left:
        return Distribution(dict(_hands(tuple(pile.items()), count)))
    everything = tuple(card for card, number in pile.items() for _ in range(number))
    more = drawn(anew, min(count - left, sum(anew.values()))) if anew and any(anew.values()) else None
    if more is None:
        return Distribution({everything: 1})
    return more.named(lambda cards: (*everything, *cards))


def _hands(pile: Sequence[tuple[C, int]], count: int) -> Iterator[tuple[tuple[C, ...], int]]:
    """Every hand of that size, and the number of ways in which it can be drawn."""
    if not count:
        yield (), 1
    elif pile:
        (card, number), rest = pile[0], pile[1:]
        for copies in range(min(number, count), -1, -1):
            ways = math.comb(number, copies)
            for hand, others in _hands(rest, count - copies):
                yield (card,) * copies + hand, ways * others


def kept(hands: Distribution[tuple[C, ...]], best: Callable[[tuple[C, ...]], C]) -> Distribution[C]:
    """The card that is kept of those that were turned up."""
    return hands.named(best)


def one_of(pile: Mapping[C, int]) -> Distribution[C]:
    """The card on top."""
    return counted(pile.items())


def all_held(fitting: int, unseen: int, count: int) -> Fraction:
    """How likely it is that `count` cards, drawn from the unseen ones, hold all that fit.

    >>> all_held(2, 4, 2), all_held(0, 4, 2)
    (Fraction(1, 6), Fraction(1, 1))
    """
    if fitting > count:
        return Fraction(0)
    return Fraction(math.comb(unseen - fitting, count - fitting), math.comb(unseen, count))
