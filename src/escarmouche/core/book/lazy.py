"""What goes with a game's rules (cards, tools, cases) is made when it is first asked for: the terminal starts without the cases."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

P_co = TypeVar("P_co", covariant=True)


class Lazy(Generic[P_co]):
    """An attribute of a book: a class that is called with the book, itself or as `"package.module:Class"`."""

    def __init__(self, kind: Callable[[Any], P_co] | str) -> None:
        self.kind = kind

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, book: None, owner: type) -> Self: ...

    @overload
    def __get__(self, book: object, owner: type) -> P_co: ...

    def __get__(self, book: object | None, owner: type) -> Self | P_co:
        if book is None:
            return self
        kind = pkgutil.resolve_name(self.kind) if isinstance(self.kind, str) else self.kind
        made: P_co = kind(book)
        book.__dict__[self.name] = made
        return made
