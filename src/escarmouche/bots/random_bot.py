"""The bot that gives any legal answer."""

from __future__ import annotations

import random

from escarmouche.core.asks.ask import Answer
from escarmouche.core.play.seat import Seat


class Random:
    """Answers at random; the same seed gives the same answers."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.rng = random.Random(seed)

    def answer(self, seat: Seat) -> Answer:
        return seat.ask.sample(self.rng)
