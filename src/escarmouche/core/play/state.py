"""State is plain data: a tree of structs with ids instead of references. A table is a state, and beside it what never changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec

from escarmouche.core.messages.event import Event


class Outcome(msgspec.Struct, array_like=True, frozen=True):
    """How a game ended: who won (nobody: a draw), by which rule, and each seat's score."""

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...] = ()
    reason: str = ""


class Ended(Exception):
    """Raised in the middle of a rule when the game is over at once. The outcome is in the state."""


class State(msgspec.Struct, array_like=True):
    """What the state of every game has. A game adds its own fields."""

    dealt: int = 0  # how many deals the dealer has made: the whole random generator
    outcome: Outcome | None = None
    conceded: list[int] = []  # seats that have given up: nothing more is asked of them


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The options a game is set up with. A game adds its own fields; all of it is JSON."""

    seats: int = 2


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Setup)  # noqa: E741


class Table(Generic[S, O]):
    """A running game as its rules see it: the state, the set-up, and the events so far."""

    __slots__ = ("events", "recording", "setup", "state")

    def __init__(self, state: S, setup: O) -> None:
        self.state, self.setup = state, setup
        self.events: list[Event] = []
        self.recording = True  # False while a copy repeats old answers: their events have been sent

    def over(self, state: S) -> Self:
        """This table with another state on it: a clone is played on it."""
        return type(self)(state, self.setup)

    def tell(
        self, event: str, rule: str, *, to: Sequence[int] | None = None, but: tuple[int, ...] | None = None, **args: Any
    ) -> None:
        """Something happened. `to` names the seats that may know it; None: all but the seats in `but`, which have been told in full."""
        if self.recording:
            self.events.append(Event(event, rule, args, None if to is None else tuple(to), but))
