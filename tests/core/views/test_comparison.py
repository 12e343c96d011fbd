"""Two moments compared: who stands otherwise, and of whom something has become true."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.core.views.comparison import both, moved, turned
from escarmouche.core.views.player_tools import Sentence


class Pawn(NamedTuple):
    id: str
    seat: int
    at: int
    status: str = ""


THEN = [Pawn("ann", 0, 1), Pawn("bob", 1, 5), Pawn("cid", 1, 7), Pawn("dan", 1, 9, "killed")]


def test_whoever_moved_is_named_ones_own_first_and_the_dead_not_at_all():
    now = [Pawn("bob", 1, 6), Pawn("ann", 0, 2), Pawn("cid", 1, 7), Pawn("dan", 1, 8), Pawn("eve", 0, 3)]
    for seat, wanted in ((0, ["ann 1 2", "bob 5 6"]), (1, ["bob 5 6", "ann 1 2"])):
        lines = moved(
            THEN,
            now,
            seat,
            lambda one: (one.at, one.status),
            lambda old, new: [Sentence(f"{new.id} {old.at} {new.at}")],
        )
        assert [line.key for line in lines] == wanted


def test_of_whom_something_has_become_true_and_of_whom_no_longer():
    now = [Pawn("bob", 1, 2), Pawn("cid", 1, 7), Pawn("ann", 0, 8), Pawn("dan", 1, 1)]
    pairs = list(both(THEN, now))
    assert [new.id for _, new in pairs] == ["bob", "cid", "ann"]  # dan was dead before
    assert turned(pairs, lambda old: old.at < 4, lambda new: new.at < 4) == (["bob"], ["ann"])
