"""Cards in hand: what each is worth to keep, and which to throw away."""

from __future__ import annotations

import functools

from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.ask import Answer, Some
from escarmouche.games.malifaux.fate.deck import value
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER

LOW = 7  # cards below this are changed at the start of a Turn


@functools.cache
def worth_keeping(card: str) -> float:
    """What it costs to part with a card."""
    if card == RED_JOKER:
        return 2.6
    if card == BLACK_JOKER:
        return -0.2
    number = value(card)
    return max(0.03, (number - 4) ** 2 / 45)


def discard_worst(ask: Some, position: Position) -> Answer:
    """As few as possible, the worst first."""
    cards = sorted(map(str, ask.options), key=worth_keeping)
    return tuple(cards[: ask.least])


def discard_low(ask: Some, position: Position) -> Answer:
    """All low cards go: the hand is filled again."""
    return tuple([card for card in map(str, ask.options) if worth_keeping(card) < worth_keeping(f"ram-{LOW}")])


def remove_worst(ask: Some, position: Position) -> Answer:
    """A card that leaves the game: the worst there is."""
    cards = sorted(map(str, ask.options), key=lambda card: (card != BLACK_JOKER, worth_keeping(card)))
    return tuple(cards[: ask.least])
