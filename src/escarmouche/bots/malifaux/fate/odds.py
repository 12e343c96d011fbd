"""What the Fate Deck makes of a stat: flips with modifiers, duels, the bands of a variable flip (the ledger's D-1 and D-2)."""

from __future__ import annotations

import functools
from typing import NamedTuple

VALUES = range(15)
DECK = (1, *(4,) * 13, 1)  # cards of each value: the Black Joker is 0, the Red one 14
CARDS = sum(DECK)
MOST = 3  # modifiers that count
TIE = -2
Flip = tuple[float, ...]  # how likely each value is
Bands = tuple[float, float, float]  # how likely Weak, Moderate and Severe are


@functools.cache
def flip(modifier: int) -> Flip:
    """A flip with this many + or -: the best or the worst of the cards, but the Black Joker whenever it is there."""
    count = min(MOST, abs(modifier)) + 1
    chances, under = [], 0.0
    share = [cards / CARDS for cards in DECK]
    if modifier >= 0:
        live = sum(share[1:])
        for value in VALUES[1:]:
            chances.append((under + share[value]) ** count - under**count)
            under += share[value]
        return (1 - live**count, *chances)
    over = 1.0
    for value in VALUES:
        chances.append(over**count - max(0.0, over - share[value]) ** count)
        over -= share[value]
    return tuple(chances)


class Outcome(NamedTuple):
    """How an attack goes: how likely it is to hit with each Accuracy Modifier."""

    tie: float
    close: float
    clear: float
    wide: float

    @property
    def hit(self) -> float:
        return self.tie + self.close + self.clear + self.wide


@functools.cache
def duel(edge: int, mine: int = 0, theirs: int = 0, need: int = 0) -> Outcome:
    """An opposed duel: `edge` is stat minus resisting stat, `need` the card that the TN wants at least."""
    outcome = [0.0, 0.0, 0.0, 0.0]
    for a, p in enumerate(flip(mine)):
        if a < need:
            continue
        for b, q in enumerate(flip(theirs)):
            more = a + edge - b
            if more >= 0:
                outcome[0 if not more else 1 if more <= 5 else 2 if more <= 10 else 3] += p * q
    return Outcome(*outcome)


@functools.cache
def reach(need: int, modifier: int = 0) -> float:
    """A card of at least this value."""
    return sum(flip(modifier)[max(0, need) :])


@functools.cache
def bands(modifier: int) -> tuple[float, float, float, float]:
    """How likely it is that a variable flip comes to nothing at all, Weak, Moderate, Severe."""
    chances = flip(max(-MOST, min(MOST, modifier)))
    return chances[0], sum(chances[1:6]), sum(chances[6:11]), sum(chances[11:])


def plain_bands() -> Bands:
    """The bands of a flip without modifiers."""
    return bands(0)[1:]


def accurate(outcome: Outcome, more: int = 0) -> Bands:
    """The bands of the damage flip after a duel, each multiplied by the chance that the duel is won."""
    weak = moderate = severe = 0.0
    for p, modifier in zip(outcome, (TIE, -1, 0, 1), strict=True):
        if p:
            _, w, m, s = bands(modifier + more)
            weak, moderate, severe = weak + p * w, moderate + p * m, severe + p * s
    return weak, moderate, severe
