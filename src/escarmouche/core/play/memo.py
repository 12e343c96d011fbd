"""What a table has found out once. Bots look at thousands of copies of one table, and each would find it again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar, TypeVarTuple

KEPT = 2048  # results of one table

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Memo:
    """Results that hold for every state of a table: all its copies share them, and none is ever taken back."""

    __slots__ = ("_kept", "_most")

    def __init__(self, most: int = KEPT) -> None:
        self._kept: dict[Hashable, Any] = {}
        self._most = most

    def recall(self, find: Callable[[*Args], T], *args: *Args) -> T:
        """What a function returns for these values, on which alone it depends."""
        key = (find, *args)
        kept: T = self._kept.get(key, self)
        return self._keep(key, find(*args)) if kept is self else kept

    def keep(self, key: Hashable, find: Callable[[*Args], T], *args: *Args) -> T:
        """What depends on the table and, apart from that, only on what the key holds."""
        kept: T = self._kept.get(key, self)
        return self._keep(key, find(*args)) if kept is self else kept

    def _keep(self, key: Hashable, result: T) -> T:
        if len(self._kept) >= self._most:
            self._kept.clear()
        self._kept[key] = result
        return result


class Latest(Generic[T]):
    """The one result found last: what has been checked is usually asked for once more, and nothing older is."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: tuple[Hashable, T] | None = None

    def keep(self, key: Hashable, result: T) -> None:
        """What depends on nothing but what the key holds."""
        self._found = key, result

    def recall(self, key: Hashable, find: Callable[[], T]) -> T:
        """The result that was kept for this key; else it is found, and not kept."""
        found = self._found
        return found[1] if found is not None and found[0] == key else find()
