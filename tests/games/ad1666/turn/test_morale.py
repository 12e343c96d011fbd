"""The Morale Phase (AD66-MORPH)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Choose, Menu
from escarmouche.games.ad1666.turn import morale

from ..positions.shooting import Field, archer, duel


def crowd(tops: dict[int, list[str]], **rest: Any) -> Field:
    figures = {
        "ann": archer(0, "b1", card={"hero": False}, wounds=4),
        "eve": archer(0, "b2", wounds=4),
        "bob": archer(
            1, "b3", card={"hero": False, "fortitude": 1}, wounds=3, poisons=["poison-viper", "poison-sleep"]
        ),
        "sam": archer(-1, "b4", card={"hero": False}, wounds=5, vocation="guard", poisons=["poison-viper"]),
    }
    return Field(figures, decks={seat: {"top": top} for seat, top in tops.items()}, phase="morale", **rest)


def test_ad66_amb_80_poison_first_in_the_holders_order_then_crippled_commoners():
    field = crowd({0: ["iron 2", "iron 6", "iron 5"], 1: ["heart 3", "heart 7", "heart 5"]}, alarm=9, initiative=0)
    game = field.game
    field.run(morale.phase(game), {"poison-order": {"bob": "poison-viper"}})  # 3 of 7: 2 Wounds, 5 in all
    ask = field.asked[0]
    assert isinstance(ask, Menu) and (ask.seat, ask.of, ask.names) == (0, "model", ["bob", "sam"])
    field.run(morale.phase(game), {"poison-order": "sam"})  # the holder plays for it: 2 of 7, 7 Wounds
    assert field["sam"].wounds == 7
    field.run(morale.phase(game))  # only the sleep in Bob is left: a 7 less 1 for being Crippled is not enough
    assert field["bob"].unconscious and game.state.queue == []
    field.run(morale.phase(game), {"morale-order": "ann"})
    ask = field.asked[-1]
    assert isinstance(ask, Choose) and list(ask.options) == ["ann", "bob", "sam"]  # no Hero; whoever is Crippled by now
    assert field["ann"].in_play  # a 6 less 1 is 5
    field.run(morale.phase(game), {"morale-order": "sam"})
    assert (field["sam"].status, game.state.alarm) == ("fled", 8)
    assert field.run(morale.phase(game)) is True
    assert field["bob"].in_play
    field.sentences()


def test_ad66_morph_02_who_fails_counts_as_killed_and_leaves_what_it_acquired():
    figures = {"ann": archer(0, "b1", card={"hero": False}, wounds=4, things=["letter"])}
    field = Field(figures, decks={0: {"top": ["iron 5"]}}, phase="morale", alarm=9)
    assert field.run(morale.phase(field.game)) is True
    assert (field["ann"].status, field.game.state.alarm) == ("fled", 8)
    assert field.game.state.things[0].cell == "b1"
    assert field.asked == []


def test_an_empty_phase_is_over_at_once():
    field = duel(phase="morale")
    assert field.run(morale.phase(field.game)) is True
