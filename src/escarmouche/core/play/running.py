"""The rules of a book as they run: one after the other, with their questions, until the game is over."""

from __future__ import annotations

from typing import Any, TypeVar

from escarmouche.core.book import Book
from escarmouche.core.play.concede import Run, attended
from escarmouche.core.play.state import Ended, Table

T = TypeVar("T", bound=Table[Any, Any])


def played(book: Book[T], table: T) -> Run:
    """The rules from this state on, for the players who have not conceded."""
    run = rules(book, table)
    return attended(book, table, run) if table.state.conceded else run


def nothing() -> Run:
    """The rules of a game that is over."""
    yield from ()


def rules(book: Book[T], table: T) -> Run:
    """One rule after another, with its questions, until the game is over; None where a rule has ended and the state is quiet."""
    while True:
        try:  # noqa: SIM105  every decision comes through here
            yield from book.step(table)
        except Ended:
            pass
        if table.state.outcome is not None:
            return
        yield None
