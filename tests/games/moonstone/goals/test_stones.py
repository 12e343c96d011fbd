"""Stones that are dropped: who lays them, and where they lie (MOON-STONE-04, MOON-SLAIN-01)."""

from __future__ import annotations

from random import Random

import pytest

from escarmouche.core.asks.region import Place
from escarmouche.games.moonstone.harm import wounds
from escarmouche.games.moonstone.harm.wounds import Hit
from tests.games.moonstone.positions import lay, on_a_ladder, run
from tests.games.moonstone.scripted_fight import ScriptedFight


def test_moon_slain_01_the_active_player_lays_the_stones():
    fight = ScriptedFight("plain", "other")
    stone = fight.stone("other")
    running = iter(wounds.mark(fight.game, [Hit(fight["other"], 7)]))
    ask = running.send(None)
    assert isinstance(ask, Place) and ask.seat == 0
    spot = next(iter(ask))
    with pytest.raises(StopIteration):
        running.send(spot)
    assert (stone.holder, stone.depth, (stone.x, stone.y)) == ("", 1, tuple(spot))
    assert fight["other"].status == "slain"


def test_moon_stone_04_a_stone_dropped_from_a_ladder_lies_at_its_foot():
    game, model = on_a_ladder()
    game.state.active = "sun1"
    lay(game, "s1", 0, 0, 0, holder="sun1")
    run(wounds.slay(game, model), rng=Random(1))
    (stone,) = game.stones
    assert (stone.z, stone.floor, stone.depth, stone.holder) == (0, "", 1, "")
