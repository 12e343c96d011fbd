"""Crews that the bot hires may be played."""

from __future__ import annotations

import pytest

import escarmouche as esc
from escarmouche.core.messages.refusal import BadSetup
from tests.bots.malifaux.positions import thinks

LEADERS = ("maud-hollowell", "maud-bellwife", "aurel-finch", "hild-askar", "tamsin-farrow", "odile-crake", "orm-quarry")


@pytest.mark.parametrize("leader", LEADERS)
def test_hires_a_crew_that_may_be_played(leader: str) -> None:
    """Seven to nine models with the Leader, three to six Soulstones kept, whoever leads (MALI-DES-03)."""
    game = esc.new("malifaux", seed=1, leaders=[leader, "hild-askar"])
    for seat in (0, 1):
        assert game.pending[0].name == "hire"
        game.answer(seat, thinks(game, seat, seed=seat))
    models = [model for model in game.table.models if model.seat == 0]
    assert 7 <= len(models) <= 9
    assert 3 <= game.table.deck(0).stones <= 6
    assert models[0].card == leader


def test_a_leader_of_the_set_up_must_be_one() -> None:
    for leader in ("risen-digger", "nobody"):
        with pytest.raises(BadSetup):
            esc.new("malifaux", seed=1, leaders=[leader])
