"""Available games: installed, or registered in code. Installed ones are found by entry point."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from escarmouche.core.book.book import Book
from escarmouche.core.messages.refusal import UnknownGame

GROUP = "escarmouche.games"

_books: dict[str, Book[Any]] = {}


def games() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)} | set(_books))


def register(book: Book[Any]) -> None:
    """Make a game known without installing it: for tests and experiments."""
    _books[book.name] = book


def find(name: str) -> Book[Any]:
    """The installed game of that name."""
    if not isinstance(name, str):
        raise UnknownGame("error-unknown-game", name=str(name), games=", ".join(games()))
    if name not in _books:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                _books[name] = entry.load()
                break
        else:
            raise UnknownGame("error-unknown-game", name=name, games=", ".join(games()))
    return _books[name]
