"""May a decision be taken back? The engine knows: freely while it told nobody anything hidden, met no chance and nobody else decided
since; otherwise the others must agree."""

from __future__ import annotations

from typing import Any, NamedTuple

from escarmouche.core.game import CONCEDE, Game
from escarmouche.core.refusal import Refusal, refuse


class Undoable(NamedTuple):
    """What taking back a seat's last decision would mean. `number` is where the record would end (for `Game.take_back`)."""

    possible: bool
    free: bool
    number: int
    why: Refusal | None = None


def undoable(game: Game[Any], seat: int) -> Undoable:
    """The seat's last decision, and whether it is free to take it back."""
    if game.given(seat):
        return Undoable(True, True, game.number)  # nobody has seen the secret answer yet
    why: Refusal | None = None
    for number, entry in game.backwards():
        if entry.dealt:
            why = why or refuse("undo-chance")
            continue
        gave_up = entry.name == CONCEDE
        asked = [entry.answer] if gave_up else [ask.seat for ask in game.at(number).pending]
        others = [other + 1 for other in asked if other != seat]
        if others:
            why = why or refuse("undo-others", seats=others)
        if seat in asked:
            why = why or (refuse("undo-conceded") if gave_up else _shown(game, number))
            return Undoable(True, why is None, number, why)
    return Undoable(False, False, game.number, refuse("undo-nothing"))


def _shown(game: Game[Any], number: int) -> Refusal | None:
    """What the decisions since then have shown that was hidden before."""
    twin = game.at(number)
    for entry in game.entries()[number:]:
        twin.play(entry)
        for event in twin.events:
            if event.name in game.book.shows:
                return refuse("undo-shown", event.rule, event=event.name)
    return None
