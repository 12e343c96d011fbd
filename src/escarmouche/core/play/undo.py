"""May a decision be taken back? Freely, as long as it showed nobody anything hidden, met no chance, and nobody else has decided since.
Otherwise the others must agree."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.game import Game
from escarmouche.core.play.mark import CONCEDE, UNDONE
from escarmouche.core.play.taken_back import undone


class Undoable(NamedTuple):
    """What taking back a seat's last decision would mean. `number` is where the record would end (for `Game.take_back`), `deals` the number
    of deals since then: they would be dealt again."""

    possible: bool
    free: bool
    number: int
    why: Refusal | None = None
    deals: int = 0


def undoable(game: Game[Any], seat: int, by_table: Collection[int] = ()) -> Undoable:
    """The seat's last decision, and whether the seat is free to take it back.

    What the table answered for the seat is no decision of its own; it was answered at these lengths of the record (`by_table`).
    """
    if game.has_answered(seat) and game.number not in by_table:
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
        if seat in asked and number not in by_table:
            why = why or (refuse("undo-conceded") if gave_up else shown(game, seat, number))
            return Undoable(True, why is None, number, why, deals)
    return Undoable(False, False, game.number, refuse("undo-nothing"))


def shown(game: Game[Any], seat: int, number: int) -> Refusal | None:
    """Why the seat needs consent: something hidden has been shown since then, as far as it knows. There was no chance in between."""
    twin = game.at(number)
    for entry in game.since(number):
        asks, gave_up = twin.pending, entry.name == CONCEDE
        if len(asks) > 1 and not gave_up:  # each chose in secret, then everything was shown
            return refuse("undo-shown", asks[0].rule)
        decider = entry.answer if gave_up else asks[0].seat
        twin.play(entry)
        for event in twin.events:
            if event.name in game.book.blocks_free_undo and (decider == seat or event.seen_by(seat)):
                return refuse("undo-shown", event.rule)
    return None
