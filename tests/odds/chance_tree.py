"""Every way in which chance can go: a rule is run again for each throw of each die, and the outcomes are weighed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any, TypeVar

from escarmouche.core.asks.ask import Ask
from escarmouche.core.dealer.chance import DEALER

T = TypeVar("T", bound=Hashable)


class More(Exception):
    """Another die is asked for."""

    def __init__(self, ask: Ask) -> None:
        super().__init__()
        self.ask = ask


def played(step: Any, deals: list[Any], answer: Callable[[Ask], Any]) -> None:
    """Run a rule with these deals; players answer by a habit."""
    left, running, send = list(deals), iter(step), None
    while True:
        try:
            ask = running.send(send)
        except StopIteration:
            return
        if ask.seat != DEALER:
            send = ask.read(answer(ask))
            assert ask.why_not(send) is None, (ask, send)
        elif left:
            send = left.pop(0)
        else:
            raise More(ask)


def every_way(run: Callable[[list[Any]], T]) -> dict[T, Fraction]:
    """How likely each outcome is. `run` plays with some deals and says what came of it, or asks for more."""
    found: dict[T, Fraction] = {}

    def grow(deals: list[Any], share: Fraction) -> None:
        try:
            outcome = run(deals)
        except More as more:
            faces = list(more.ask)
            for face in faces:
                grow([*deals, face], share / len(faces))
            return
        found[outcome] = found.get(outcome, Fraction(0)) + share

    grow([], Fraction(1))
    return found
