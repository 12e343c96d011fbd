"""A pile: the cards whose place is known, and an unordered rest. A card is decided when it is drawn.

The state holds no hidden order, so none can leak.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Pile(msgspec.Struct, gc=False, array_like=True):
    """Cards face down. `top` are those whose order is known (first = next), `rest` counts the others by name."""

    rest: dict[str, int]
    top: list[str] = []

    def __len__(self) -> int:
        return sum(self.rest.values()) + len(self.top)

    def __bool__(self) -> bool:
        return bool(self.top) or any(self.rest.values())  # usually the first test decides

    def take(self, cards: Iterable[str]) -> None:
        """Cards leave the pile, as the dealer decided."""
        for card in cards:
            if self.top:
                if self.top[0] != card:
                    raise ValueError(f"{card} is not on top of the pile")
                del self.top[0]
            else:
                left = self.rest[card] - 1
                if left < 0:
                    raise ValueError(f"no {card} is left in the pile")
                self.rest[card] = left

    def shuffle_in(self, cards: Iterable[str]) -> None:
        """Cards go back and the whole pile is shuffled: its order is no longer known."""
        for card in (*cards, *self.top):
            self.rest[card] = self.rest.get(card, 0) + 1
        self.top.clear()

    def counts(self) -> dict[str, int]:
        """How many of each card are in the pile, whatever their place."""
        total = dict(self.rest)
        for card in self.top:
            total[card] = total.get(card, 0) + 1
        return total
