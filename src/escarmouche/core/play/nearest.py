"""The place or path nearest to a drawn one that may be taken: what would be a hair too far ends where the rules let it end.

What is legal is asked of the question itself; there is no second copy of a rule. The one who drew a way says where it comes from.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.asks.region import Path, Place
from escarmouche.core.play.game import Game, unlabelled

Spot = tuple[int, int]
Try = Callable[[Spot], bool]

STEP = 100  # thousandths between two places that are tried
MOST = 48  # places that are tried on a line
RINGS = 6  # around a place that no line leads to
AROUND = 24  # places of a ring


def nearest(game: Game[Any], seat: int, answer: Answer, back: Spot | None = None, within: int | None = None) -> Answer:
    """The nearest answer that a seat may give to what it is asked; None: there is none, or nothing is asked."""
    ask = game.asked(seat)
    return None if ask is None else nearest_to(ask, answer, back, within)


def nearest_to(ask: Ask, answer: Answer, back: Spot | None = None, within: int | None = None) -> Answer:
    """The answer itself if it may be given; else one that ends nearer to `back`, or, without it, beside the place; None: there is none.

    `within`: how far from what was drawn it may end, in thousandths; None: as far as the line goes.
    """
    drawn = ask.read(unlabelled(ask, answer))
    if ask.why_not(drawn) is None:
        return drawn
    ending = _ending(ask, drawn)
    if ending is None:
        return None
    leaf, legs, end = ending

    def answered(spot: Spot) -> Answer:
        value = (*legs, spot) if isinstance(leaf, Path) else spot
        return _said(drawn, value)

    def fits(spot: Spot) -> bool:
        return ask.why_not(answered(spot)) is None

    start = _corner(legs) or back
    found = _beside(end, fits, within) if start is None else _before(end, start, fits, within)
    return None if found is None else answered(found)


def _ending(ask: Ask, drawn: Answer) -> tuple[Ask, tuple[Any, ...], Spot] | None:
    """The question for a place or a path that an answer meets, the legs before the last one, and where that ends, on the level."""
    leaf: Any = ask
    while isinstance(leaf, Menu):
        if not isinstance(drawn, dict) or len(drawn) != 1:
            return None
        ((name, drawn),) = drawn.items()
        leaf = leaf.branch(name) if name in leaf.names else None
    if not isinstance(leaf, Place | Path) or not isinstance(drawn, tuple) or not drawn:
        return None
    legs, last = (drawn[:-1], drawn[-1]) if isinstance(leaf, Path) else ((), drawn)
    flat = isinstance(last, tuple) and len(last) == 2 and all(isinstance(number, int) for number in last)
    return (leaf, legs, last) if flat else None


def _said(drawn: Answer, value: Answer) -> Answer:
    """An answer with another value at its end."""
    if not isinstance(drawn, dict):
        return value
    ((name, inner),) = drawn.items()
    return {name: _said(inner, value)}


def _corner(legs: tuple[Any, ...]) -> Spot | None:
    """Where the last leg begins, if there is one before it."""
    if not legs:
        return None
    end = legs[-1]["to"] if isinstance(legs[-1], dict) else legs[-1]
    return end[0], end[1]


def _before(end: Spot, start: Spot, fits: Try, within: int | None) -> Spot | None:
    """The first place on the line back to the start, to a thousandth."""
    long = math.dist(end, start)
    far = long if within is None else min(long, within)
    count = max(1, min(MOST, math.ceil(far / STEP)))

    def at(length: float) -> Spot:
        share = length / long if long else 0.0
        return round(end[0] + (start[0] - end[0]) * share), round(end[1] + (start[1] - end[1]) * share)

    short = 0.0
    for number in range(1, count + 1):
        length = far * number / count
        if at(length) != start and fits(at(length)):
            return at(_narrowed(short, length, lambda length: fits(at(length))))
        short = length
    return None


def _narrowed(bad: float, good: float, fits: Callable[[float], bool]) -> float:
    """The least length that fits, between one that does not and one that does."""
    while good - bad > 1:
        half = (good + bad) / 2
        bad, good = (bad, half) if fits(half) else (half, good)
    return good


def _beside(end: Spot, fits: Try, within: int | None) -> Spot | None:
    """The nearest place around a place, to the distance between two rings."""
    step = STEP if within is None else max(1, within // RINGS)
    return next((spot for spot in _rings(end, step) if fits(spot)), None)


def _rings(middle: Spot, step: int) -> Iterator[Spot]:
    for ring in range(1, RINGS + 1):
        for k in range(AROUND):
            angle = math.tau * k / AROUND
            yield (
                round(middle[0] + ring * step * math.cos(angle)),
                round(middle[1] + ring * step * math.sin(angle)),
            )
