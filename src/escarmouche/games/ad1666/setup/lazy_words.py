"""Words for a question that are found when somebody looks at it: what is secret must not lie in a question that others hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar, cast

T = TypeVar("T")


def lazy_words(find: Callable[[], T]) -> T:
    """What a question says about itself, worked out when somebody looks."""
    return cast(T, LazyWords(cast(Callable[[], Mapping[str, Any]], find)))


class LazyWords(Mapping[str, Any]):
    """What fills the text of a question; in somebody else's world it is worked out again."""

    def __init__(self, find: Callable[[], Mapping[str, Any]]) -> None:
        self._find = find

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, key: str) -> Any:
        return self._find()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._find())

    def __len__(self) -> int:
        return len(self._find())
