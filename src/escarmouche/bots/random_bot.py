"""The bot that answers anything legal."""

from __future__ import annotations

import random

from escarmouche.core.asks.ask import Answer
from escarmouche.core.play.seat import Seat


class Random:
    """Answers by chance, in its own way: the same seed gives the same answers."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.rng = random.Random(seed)

    def answer(self, seat: Seat) -> Answer:
        return seat.ask.sample(self.rng)
