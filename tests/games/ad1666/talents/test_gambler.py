"""Gambler (AD66-TAL-28)."""

from __future__ import annotations

import pytest

from escarmouche.games.ad1666.talents import (
    gambler,
)

from ..positions.talents import Field


@pytest.mark.parametrize(("card", "won"), [(1, -1), (3, 0), (2, 1), (4, 2)])
def test_tal_28_a_gambler_wins_or_loses_by_the_suit_dp_04(card: int, won: int):
    field = Field({"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}, magic={"top": [card]}, purse=[5, 5])
    field.game.state.picks = [["zagloba"], ["athos"]]
    field.run(gambler.gamble(field.game, 0), {"gamble": "gamble"})
    assert field.game.state.purse == [5 + won, 5]
    assert len(field.game.state.magic) == 24
    field.run(gambler.gamble(field.game, 1))  # no Gambler, no question
    assert field.names() == ["gamble"]


def test_dp_04_nobody_has_to_gamble():
    field = Field({"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}, purse=[5, 5])
    field.game.state.picks = [["zagloba"], []]
    field.run(gambler.gamble(field.game, 0), {"gamble": "pass"})
    assert field.game.state.purse == [5, 5]
