"""How often somebody may do something: a bucket that fills at a steady rate and holds so much, one for each client where needed."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST = 20_000  # clients remembered; the one not heard of for longest is forgotten first

Clock = Callable[[], float]


class RateLimit:
    """A new one is full.

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
        """Take one, if there is one."""
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimits:
    """A bucket for each client's address. `minute` is what one may do in a minute; 0: as much as it likes."""

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
