"""A Band that the bot builds is legal, and buys something."""

from __future__ import annotations

import escarmouche as esc
from escarmouche.bots.greedy import Greedy
from escarmouche.core.play.seat import Seat


def test_builds_a_legal_band_buys_something_and_plays():
    game = esc.new("ad1666", seed=3, scenario="the-war-purse")
    bots = [Greedy(seed=seat, budget=None, worlds=2) for seat in range(2)]
    while game.table.state.phase in ("bands", "draft", "captain", "gamble", "purchase", "before", "layout"):
        for ask in game.pending:
            game.answer(ask.seat, bots[ask.seat].answer(Seat(game, ask.seat)))
    state = game.table.state
    for seat in range(2):
        band = [figure for figure in state.figures if figure.seat == seat]
        assert 4 <= len(band) <= 8
        assert sum(game.table.card(figure).gold for figure in band) > 110  # the money is spent
        assert state.purse[seat] <= 3
