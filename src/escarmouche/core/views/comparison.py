"""Two moments of a game compared, to tell a player beforehand what a move would change: which pieces have moved, and for which
something has become true."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from escarmouche.core.views.player_tools import Sentence


class Movable(Protocol):
    """Whatever is moved on a table. A status of "" means in play."""

    id: str
    seat: int

    @property
    def status(self) -> str: ...


S = TypeVar("S", bound=Movable)
T = TypeVar("T")  # a table


def both(before: Iterable[S], now: Iterable[S]) -> Iterator[tuple[S, S]]:
    """The pieces that were in play before, each as it was and as it is now."""
    then = {piece.id: piece for piece in before}
    for piece in now:
        old = then.get(piece.id)
        if old is not None and old.status == "":
            yield old, piece


def moved(
    before: Iterable[S],
    after: Iterable[S],
    seat: int,
    how: Callable[[S], Any],
    report: Callable[[S, S], Iterable[Sentence]],
) -> list[Sentence]:
    """What is reported about every piece in play whose place (`how`) has changed: the pieces of the player who asks come first."""
    pairs = [(old, new) for old, new in both(before, after) if how(old) != how(new)]
    pairs.sort(key=lambda pair: pair[1].seat != seat)
    return [line for old, new in pairs for line in report(old, new)]


def turned(
    pairs: Iterable[tuple[S, S]], was: Callable[[S], bool], now: Callable[[S], bool]
) -> tuple[Sequence[str], Sequence[str]]:
    """The pieces for which something has become true, and those for which it no longer is."""
    come: list[str] = []
    gone: list[str] = []
    for old, new in pairs:
        before, after = was(old), now(new)
        if before != after:
            (come if after else gone).append(new.id)
    return come, gone


class Change(Generic[T, S]):
    """One piece before a move and after it, and the sentences that tell the difference. `called` is its name in these sentences."""

    called = "model"

    def __init__(self, before: T, after: T, old: S, new: S) -> None:
        self.before, self.after, self.old, self.new = before, after, old, new

    @abstractmethod
    def enemies(self) -> Iterator[tuple[S, S]]:
        """Every enemy that is in play at both times, then and now."""

    def line(self, key: str, rule: str, **args: Any) -> Sentence:
        return Sentence(key, rule, {self.called: self.new.id, **args})

    def changed(self, rule: str, keys: tuple[str, str], holds: Callable[[T, S, S], bool]) -> Iterator[Sentence]:
        """The enemies for which something has become true, and those for which it no longer is. What has no key is not told."""
        was, now = partial(holds, self.before, self.old), partial(holds, self.after, self.new)
        for key, enemies in zip(keys, turned(self.enemies(), was, now), strict=True):
            if key and enemies:
                yield self.line(key, rule, enemies=enemies)
