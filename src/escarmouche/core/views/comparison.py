"""Two moments of a game compared, to tell a player beforehand what a move would change: which pieces have moved, and for which
something has become true."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from escarmouche.core.views.player_tools import Sentence


class Movable(Protocol):
    """Whatever is moved on a table. A status of "" means in play."""

    id: str
    seat: int

    @property
    def status(self) -> str: ...


S = TypeVar("S", bound=Movable)


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
    told: Callable[[S, S], Iterable[Sentence]],
) -> list[Sentence]:
    """What is reported about every piece in play whose place (`how`) has changed: the pieces of the player who asks come first."""
    pairs = [(old, new) for old, new in both(before, after) if how(old) != how(new)]
    pairs.sort(key=lambda pair: pair[1].seat != seat)
    return [line for old, new in pairs for line in told(old, new)]


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
