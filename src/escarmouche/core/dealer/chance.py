"""Chance is a seat: a roll or a draw is asked of the dealer and recorded like any answer.

The dealer's whole generator is a counter: the n-th deal is `blake2b(n, key=seed)`. The hash of the seed is published before the
first card and the seed after the last, so that anyone can check every deal.
"""

from __future__ import annotations

import hashlib
import math
import struct
from typing import Protocol

DEALER = -1
_text = struct.Struct("<QI").pack  # what is hashed: the number of the deal, and of the block in it
_numbers = struct.Struct("<8Q").unpack  # the numbers of a block


class Random(Protocol):
    """All that an ask needs for a sample: `random.Random` fits, and so does a deal."""

    def random(self) -> float: ...


class Deal:
    """The stream of numbers that belongs to the n-th deal of a seed."""

    __slots__ = ("block", "count", "left", "seed")

    def __init__(self, seed: bytes, count: int) -> None:
        self.seed, self.count, self.block = seed, count, 0
        self.left: list[int] = []  # numbers of the last block that are left; the next one is last

    def random(self) -> float:
        """A number in [0, 1) with 53 random bits."""
        if not self.left:
            text = _text(self.count, self.block)
            digest = hashlib.blake2b(text, key=self.seed, digest_size=64).digest()
            self.left.extend(reversed(_numbers(digest)))
            self.block += 1
        return (self.left.pop() >> 11) * 2.0**-53


def bell(rng: Random) -> float:
    """A number from the normal distribution, by Box and Muller: two uniform numbers and no memory."""
    radius = math.sqrt(-2.0 * math.log(1.0 - rng.random()))
    return radius * math.cos(2.0 * math.pi * rng.random())


def seed_bytes(seed: int | str | bytes) -> bytes:
    """Any seed a person may type, as the 32 bytes the dealer uses."""
    if isinstance(seed, bytes):
        return seed if len(seed) == 32 else hashlib.blake2b(seed, digest_size=32).digest()
    return hashlib.blake2b(str(seed).encode(), digest_size=32).digest()


def commitment(seed: bytes) -> str:
    """The published promise: a hash that fixes the seed without revealing it."""
    return hashlib.blake2b(seed, digest_size=32, person=b"escarmouche-seed").hexdigest()
