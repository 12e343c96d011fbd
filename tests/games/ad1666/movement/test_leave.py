"""Leaving the board (AD66-BOARD)."""

from __future__ import annotations

from escarmouche.games.ad1666.movement import (
    leave,
)

from ..positions.movement import Field, drawing, man


def test_leaving_the_board() -> None:
    game = Field({"ann": man(0, "a1"), "bob": man(0, "c3"), "foe": man(1, "h6")}, top=["skull-5"]).say("full-move")
    assert game.options("leave") == ["a1|north", "a1|west"]
    game.say({"leave": "a1|north"})
    assert game["ann"].status == "left" and game.game.state.activation is None
    fled = Field({"ann": man(0, "a1"), "bob": man(0, "c3"), "foe": man(1, "h6")}, top=["skull-4"])
    fled.say("full-move", {"leave": "a1|north"})
    assert fled["ann"].status == "fled"


def test_what_is_carried_leaves_too() -> None:
    porter = {**man(0, "a1"), "things": ["letter"]}
    game = Field({"ann": porter, "bob": man(0, "c3"), "foe": man(1, "h6")}, top=["skull-2"])
    game["ann"].things[0].own = False
    game.say("full-move", {"leave": "a1|north"})
    assert game["ann"].status == "fled" and game.game.state.things == []  # AMB-46


def test_leaving_is_an_objective() -> None:
    scenario = {"goals": [{"does": "exit", "side": "red", "points": 1}]}
    figures = {"ann": man(0, "a1"), "bob": man(0, "c3"), "foe": man(1, "h6")}
    game = Field(figures, scenario=scenario).say("full-move", {"leave": "a1|north"})
    assert game["ann"].status == "gone" and game.told("tested") == []
    driven = Field(figures, scenario=scenario, top=["skull-5"])
    driven.running = iter(leave.leave_board(driven.game, driven["ann"], "AD66-RETR-06", voluntary=False))
    driven.game.state.activation = None
    driven._go(None)
    assert driven["ann"].status == "left" and driven.told("tested")  # BOARD-03


def test_leaving_through_a_window_is_the_manoeuvre() -> None:
    board = drawing("+-+-+", "w. . ", "+-+-+")
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    game = Field(figures, board, top=["skull-4", "skull-5", "skull-6"]).say("full-move")
    assert "leave" not in game.names()
    game.say({"window": "a1|west"})
    assert game.cell == "a1" and game.left == 2  # EX-48: failed
    game.say({"window": "a1|west"})
    assert game["ann"].status == "left"


def test_off_a_height_on_a_ladder_or_beside_it() -> None:
    board = drawing("+-+-+", "l^ ^-", "+-+-+")
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    climbed = Field(figures, board, top=["skull-5"]).say("full-move", {"leave": "a1|west"})
    assert climbed["ann"].status == "left" and len(climbed.told("tested")) == 1  # DSN-18: on the ladder nobody falls
    moved = Field(figures | {"ann": man(0, "b1"), "bob": man(0, "a1")}, board, top=["skull-5"])
    assert leave.way_over(moved.game, moved["bob"], "a1|west", 1).way == "down"  # SQ-07: 1 MP
    assert leave.way_over(moved.game, moved["bob"], "a1|west", 2).way == "ladder"
    assert list(leave.leave_branch(moved.game, moved["bob"], 1).options) == ["a1|west"]
