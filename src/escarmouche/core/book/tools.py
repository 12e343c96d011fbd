"""What players may ask of the board at any time: sight, threat, layers, consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from escarmouche.core.asks.ask import Ask
from escarmouche.core.play.state import Table
from escarmouche.core.views.aims import Aims
from escarmouche.core.views.player_tools import Layer, Sentence, Sightline, Threat
from escarmouche.core.views.prospect import Prospects

if TYPE_CHECKING:
    from escarmouche.core.book.book import Book

T = TypeVar("T", bound=Table[Any, Any])


class Tools(Generic[T]):
    """A player's tools. They are made of the functions that the rules use, so that a tool never disagrees with a rule."""

    def __init__(self, book: Book[T]) -> None:
        self.book = book

    def sight(self, table: T, one: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
        """Does one piece see the other, if it stood there? Needs nothing hidden."""
        raise NotImplementedError

    def threat(self, table: T, piece: str) -> Threat:
        """Where could a piece get to and whom could it reach, from what everybody sees?"""
        raise NotImplementedError

    def layer(self, table: T, name: str) -> Layer:
        """One of the layers over the board (`Book.layers`), from what everybody sees."""
        raise NotImplementedError

    def consequences(self, before: T, after: T, seat: int) -> list[Sentence]:
        """What a player would want to know about a change before making it."""
        return []

    def aims(self, table: T, seat: int | None) -> Aims:
        """What wins, how it stands, what is left and which parts of the table count, as a seat may know it."""
        return Aims()

    def prospects(self, table: T, ask: Ask, way: tuple[str, ...]) -> Prospects:
        """What each option of a question does and brings, from what its seat knows. `way`: the branches that lead to the question."""
        return {}
