"""Rate limits: a bucket that fills at a steady rate up to its size, and one such bucket for each client."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST = 20_000  # clients remembered; the one that was silent for longest is forgotten first

Clock = Callable[[], float]


class RateLimit:
    """A bucket. A new one is full.

    >>> hours = iter([0, 0, 0, 1])
    >>> bucket = RateLimit(rate=1, size=2, clock=lambda: next(hours))
    >>> [bucket.take(), bucket.take(), bucket.take()]
    [True, True, True]
    """

    __slots__ = ("clock", "left", "rate", "size", "then")

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self.left, self.then = size, clock()

    def take(self) -> bool:
        """Take one, if there is one left. Returns whether there was."""
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimits:
    """A bucket for each client's address. `minute` is how often a client may do it in a minute; 0: no limit."""

    def __init__(self, minute: int, clock: Clock = time.monotonic) -> None:
        self.minute, self.clock = minute, clock
        self.known: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, address: str) -> bool:
        if not self.minute:
            return True
        bucket = self.known.pop(address, None) or RateLimit(self.minute / 60, self.minute, self.clock)
        self.known[address] = bucket
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return bucket.take()
