"""Where a game's code is."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from escarmouche.core.book.book import Book


def home(book: Book[Any]) -> ModuleType:
    """The module of a book; if it is `book.py` in a package, the package."""
    return importlib.import_module(type(book).__module__.removesuffix(".book"))


def modules(book: Book[Any]) -> Iterator[ModuleType]:
    """The home of a book, and all that is in it if it is a package."""
    package = home(book)
    yield package
    for info in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}."):
        yield importlib.import_module(info.name)
