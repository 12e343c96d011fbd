"""What cases, the kit and long runs need of a game: positions, expectations, invariants, set-ups to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from escarmouche.core.play.state import State, Table

if TYPE_CHECKING:
    from escarmouche.core.book.book import Book

T = TypeVar("T", bound=Table[Any, Any])


class Mismatch(NamedTuple):
    """Something in a case that is not as expected."""

    what: str
    wanted: Any
    found: Any


class Cases(Generic[T]):
    """How a game is tested. Everything but `samples` and `true_if` is for games that have cases."""

    true_if: Mapping[
        str, str | Callable[[Any, Mapping[str, Any]], bool]
    ] = {}  # when a refusal that holds numbers is true

    def __init__(self, book: Book[T]) -> None:
        self.book = book

    def position(self, setup: Any, position: Mapping[str, Any]) -> State:
        """The state of a case: any position, in the words of the game."""
        raise NotImplementedError

    def prepared(self, options: Mapping[str, Any], position: Mapping[str, Any]) -> Mapping[str, Any]:
        """The set-up options of a case: a position may bring cards or terrain of its own."""
        return options

    def expect(self, table: T, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
        """What of a case's `then` does not hold."""
        raise NotImplementedError

    def invariants(self, table: T) -> Iterator[str]:
        """The invariants that do not hold, a sentence each; none when all is well."""
        return iter(())

    def samples(self) -> list[dict[str, Any]]:
        """The kinds of games there are, as set-ups. A long run plays many of each, with random options, on any board if none is named."""
        editions = [{"edition": edition} for edition in self.book.editions] or [{}]
        return [{**edition, "seats": seats} for edition in editions for seats in self.book.seats]
