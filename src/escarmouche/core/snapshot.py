"""A state made again from its snapshot. A bot clones one moment many times, so the bytes are read once and kept as plain values.

>>> from escarmouche.core.pile import Pile
>>> snapshot = msgspec.msgpack.encode(Pile({"ace": 2}))
>>> restored(snapshot, Pile)
Pile(rest={'ace': 2}, top=[])
"""

from __future__ import annotations

import functools
from typing import Any, TypeVar

import msgspec

KEPT = 256  # moments; each takes some 20 kB

T = TypeVar("T")

_plain = functools.lru_cache(KEPT)(msgspec.msgpack.Decoder().decode)  # lists, texts and numbers, shared and never changed


def restored(snapshot: bytes, kind: type[T]) -> T:
    """A new state that shares nothing that can change. To fill typed structs from plain values takes less than to copy structs."""
    return msgspec.convert(_plain(snapshot), kind)


def untyped(kind: type[Any]) -> bool:
    """Does a state hold values of no type? They would be handed on as they are, and be shared by all copies."""
    return "AnyType" in repr(msgspec.inspect.type_info(kind))
