"""Two moments of a game compared, for telling a player beforehand what a move would change: who stands otherwise, and for whom
something has become true."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from escarmouche.core.views.player_tools import Line


class Standing(Protocol):
    """Whatever is moved about on a table. A status of "" is in play."""

    id: str
    seat: int
    status: str


S = TypeVar("S", bound=Standing)


def both(before: Iterable[S], now: Iterable[S]) -> Iterator[tuple[S, S]]:
    """Those of now who were in play before, as they were and as they are."""
    then = {piece.id: piece for piece in before}
    for piece in now:
        old = then.get(piece.id)
        if old is not None and old.status == "":
            yield old, piece


def moved(
    before: Iterable[S], after: Iterable[S], seat: int, how: Callable[[S], Any], told: Callable[[S, S], Iterable[Line]]
) -> list[Line]:
    """What is told of everybody in play who stands otherwise now (`how`): those of the player who asks first."""
    pairs = [(old, new) for old, new in both(before, after) if how(old) != how(new)]
    pairs.sort(key=lambda pair: pair[1].seat != seat)
    return [line for old, new in pairs for line in told(old, new)]


def turned(
    pairs: Iterable[tuple[S, S]], was: Callable[[S], bool], now: Callable[[S], bool]
) -> tuple[Sequence[str], Sequence[str]]:
    """Those of whom something has become true, and those of whom it no longer is."""
    come: list[str] = []
    gone: list[str] = []
    for old, new in pairs:
        before, after = was(old), now(new)
        if before != after:
            (come if after else gone).append(new.id)
    return come, gone
