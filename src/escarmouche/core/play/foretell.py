"""What an answer would lead to, before it is given: until chance or another player has a say, and only from what the seat knows."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Answer, Ask
from escarmouche.core.dealer.chance import Deal
from escarmouche.core.play.game import Game
from escarmouche.core.views.player_tools import Foretold, Until
from escarmouche.core.views.scene import Piece

ANY = b"foretold"  # any world will do: nothing that differs between worlds is used


class _Chance(Exception):
    """The next thing to happen is a deal."""


def foretell(game: Game[Any], seat: int, answer: Answer) -> Foretold:
    """What a seat would see happen. An answer that may not be given is refused as `Game.answer` refuses it."""
    before = game.world(seat, Deal(ANY, 0))
    after = before.clone()
    after.dealer = _no_deal
    until: Until = ""
    try:
        after.answer(seat, answer)
        events = after.events
        if not any(ask.seat == seat for ask in after.pending):
            until = "others"
    except _Chance:
        events, until = after.table.events, "chance"
    return Foretold(
        events=[event for event in events if event.seen_by(seat)],
        pieces=_changed(before, after, seat),
        lines=game.book.tools.consequences(before.table, after.table, seat),
        until=until,
    )


def _no_deal(ask: Ask) -> Answer:
    raise _Chance


def _changed(before: Game[Any], after: Game[Any], seat: int) -> list[Piece]:
    """The pieces that the seat sees differently afterwards."""
    old = {piece.id: piece for piece in before.book.scene(before.table, seat).pieces}
    return [piece for piece in after.book.scene(after.table, seat).pieces if piece != old.get(piece.id)]
