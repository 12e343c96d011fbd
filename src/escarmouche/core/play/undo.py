"""May a decision be taken back? The engine knows: freely while it told nobody anything hidden, met no chance and nobody else decided
since; otherwise the others must agree."""

from __future__ import annotations

from typing import Any, NamedTuple

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.game import CONCEDE, Game
from escarmouche.core.play.spent import UNDONE, undone


class Undoable(NamedTuple):
    """What taking back a seat's last decision would mean. `number` is where the record would end (for `Game.take_back`), `deals` how
    often chance was drawn since: it would be drawn anew."""

    possible: bool
    free: bool
    number: int
    why: Refusal | None = None
    deals: int = 0


def undoable(game: Game[Any], seat: int) -> Undoable:
    """The seat's last decision, and whether it is free to take it back."""
    if game.given(seat):
        return Undoable(True, True, game.number)  # nobody has seen the secret answer yet
    why: Refusal | None = None
    deals = 0
    for number, entry in game.backwards():
        if entry.dealt or entry.name == UNDONE:
            deals += 1 if entry.dealt else undone(entry).deals
            why = why or refuse("undo-chance")
            continue
        gave_up = entry.name == CONCEDE
        asked = [entry.answer] if gave_up else [ask.seat for ask in game.at(number).pending]
        others = [other + 1 for other in asked if other != seat]
        if others:
            why = why or refuse("undo-others", seats=others)
        if seat in asked:
            why = why or (refuse("undo-conceded") if gave_up else shown(game, seat, number))
            return Undoable(True, why is None, number, why, deals)
    return Undoable(False, False, game.number, refuse("undo-nothing"))


def shown(game: Game[Any], seat: int, number: int) -> Refusal | None:
    """What was hidden and has been shown since then, as far as the seat knows. No chance may have come up in between."""
    twin = game.at(number)
    for entry in game.since(number):
        asks, gave_up = twin.pending, entry.name == CONCEDE
        if len(asks) > 1 and not gave_up:  # each chose in secret, then all was shown
            return refuse("undo-shown", asks[0].rule)
        decider = entry.answer if gave_up else asks[0].seat
        twin.play(entry)
        for event in twin.events:
            if event.name in game.book.shows and (decider == seat or event.seen_by(seat)):
                return refuse("undo-shown", event.rule)
    return None
