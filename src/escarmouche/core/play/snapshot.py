"""States made from a snapshot. A bot clones one moment many times: from the second time on, its plain values are kept.

>>> from escarmouche.core.dealer.pile import Pile
>>> snapshot = msgspec.msgpack.encode(Pile({"ace": 2}))
>>> restored(snapshot, Pile)
Pile(rest={'ace': 2}, top=[])
"""

from __future__ import annotations

import functools
import re
from typing import Any, TypeVar

import msgspec

KEPT = 256  # moments; each takes some 20 kB

T = TypeVar("T")


class Moment:
    """A snapshot, and its plain values once they are worth keeping. All copies are made from the same plain values, which never change."""

    __slots__ = ("plain", "snapshot", "wanted")

    def __init__(self, snapshot: bytes) -> None:
        self.snapshot, self.wanted = snapshot, False
        self.plain: Any = None  # lists, texts and numbers

    def read(self, kind: type[T]) -> T:
        """A copy from the bytes. A caller that wants a second copy will want more."""
        if self.wanted:
            self.plain = msgspec.msgpack.decode(self.snapshot)
        self.wanted = True
        return msgspec.msgpack.decode(self.snapshot, type=kind)


_moment = functools.lru_cache(KEPT)(Moment)


def restored(snapshot: bytes, kind: type[T]) -> T:
    """A new state that shares nothing mutable: filling typed structs from plain values is faster than copying them."""
    moment = _moment(snapshot)
    return moment.read(kind) if moment.plain is None else msgspec.convert(moment.plain, kind)


@functools.cache
def check_typed(kind: type[Any]) -> None:
    """Check that every field of a state has a type: a value without one is not copied, and all copies would share it."""
    if re.search(r"\b(AnyType|CustomType)\(", repr(msgspec.inspect.type_info(kind))):
        raise TypeError(
            f"{kind.__name__}: every value in a state needs a type (no Any or object, no bare list or dict)"
        )
