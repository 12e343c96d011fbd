"""Poisoner (AD66-TAL-16)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.games.ad1666.talents import (
    poisoner,
)

from ..positions.open_field import Figures
from ..positions.talents import Field


def test_tal_16_poison_tokens_go_on_weapons_of_the_band_dp_05():
    figures: Figures = {
        "apothecary": {"card": "apothecary", "seat": 0, "at": "b3"},
        "bandit": {"card": "bandit", "seat": 0, "at": "b4"},
        "aramis": {"card": "aramis", "seat": 0, "at": "b5"},
        "foe": {"card": "bandit", "seat": 1, "at": "k4"},
    }
    field = Field(figures)
    field.run(
        poisoner.before_game(field.game, 0),
        {"place-poison": ["apothecary.blowpipe", "apothecary.blowpipe", "bandit.dagger"]},
    )
    first = field.ask("place-poison")
    assert isinstance(first, Choose)
    assert first.options == [
        "apothecary.blowpipe",
        "apothecary.dagger",
        "bandit.crossbow",
        "bandit.dagger",
    ]  # no good man's
    last = field.asked[-1]
    assert isinstance(last, Choose)
    assert "apothecary.blowpipe" not in last.options  # two darts, two poisons (AD66-POIS-02)
    assert field.game.thing(field["bandit"], "bandit.dagger").poisons == ["poison-token"]
