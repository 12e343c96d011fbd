"""Forcing doors and fragile walls (AD66-PART-05)."""

from __future__ import annotations

from ..positions.movement import DOOR, Field, drawing, man


def test_forcing_a_door() -> None:
    game = Field({"ann": man(0, "a1")}, DOOR, top=["skull-6", "skull-7"]).say({"force-door": "a1|b1"})
    assert game.game.ground.state("a1|b1") == "locked"  # EX-17: again
    game.say({"force-door": "a1|b1"})
    assert game.game.ground.state("a1|b1") == "broken"
    assert game.asks == "onward"
    game.say("b1")
    assert game.cell == "b1" and game.game.state.activation is None
    stay = Field({"ann": man(0, "a1")}, DOOR, top=["skull-8"]).say({"force-door": "a1|b1"}, "stay")
    assert stay.cell == "a1" and stay.asks == "action"
    hurt = Field({"ann": man(0, "a1")}, DOOR, top=["skull-2"]).say({"force-door": "a1|b1"})
    assert hurt["ann"].wounds == 1
    full = Field({"ann": man(0, "a1"), "bob": man(0, "b1")}, DOOR, top=["skull-8"]).say({"force-door": "a1|b1"})
    assert full.asks == "action"  # nowhere to step


def test_forcing_a_fragile_wall() -> None:
    board = drawing("+-+-+-+", " .f. . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board, top=["skull-8"]).say({"force-door": "a1|b1"}, "b1")
    assert game.game.ground.kind("a1|b1") == "obstacle" and game.cell == "b1"
