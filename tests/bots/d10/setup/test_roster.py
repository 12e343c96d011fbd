"""A band that the bot builds may be played."""

from __future__ import annotations

import escarmouche as esc
from escarmouche.bots.greedy import Greedy
from escarmouche.core.play.seat import Seat


def test_builds_a_band_that_may_be_played() -> None:
    game = esc.new("d10", seed=1, scenario="the-monks-ford", edition="full", build=True)
    bots = [Greedy(seed=seat, budget=None, worlds=3) for seat in range(2)]
    while game.pending[0].name == "band":
        seat = game.pending[0].seat
        game.answer(seat, bots[seat].answer(Seat(game, seat)))
    morale = [sum(game.table.cards[card].morale for card in band) for band in game.table.state.bands]
    assert morale[0] == morale[1] >= 11
    assert all(any(game.table.cards[card].t for card in band) for band in game.table.state.bands)
