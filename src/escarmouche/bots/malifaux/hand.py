"""Cards in hand: what each is worth to keep, what to throw away, which to play."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.ask import Answer
from escarmouche.games.malifaux.fate.deck import suit, value
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER

LOW = 7  # cards below this are changed at the start of a Turn


@functools.cache
def keep(card: str) -> float:
    """What it costs to part with a card."""
    if card == RED_JOKER:
        return 2.6
    if card == BLACK_JOKER:
        return -0.2
    number = value(card)
    return max(0.03, (number - 4) ** 2 / 45)


def worst(ask: Any, position: Position) -> Answer:
    """As few as possible, the worst first."""
    found = sorted(ask.options, key=keep)
    return tuple(found[: ask.least])


def refresh(ask: Any, position: Position) -> Answer:
    """All low cards go: the hand is filled again."""
    return tuple([card for card in ask.options if keep(card) < keep(f"ram-{LOW}")])


def burn(ask: Any, position: Position) -> Answer:
    """A card that leaves the game: the worst there is."""
    found = sorted(ask.options, key=lambda card: (card != BLACK_JOKER, keep(card)))
    return tuple(found[: ask.least])


__all__ = ["burn", "keep", "refresh", "suit", "value", "worst"]
