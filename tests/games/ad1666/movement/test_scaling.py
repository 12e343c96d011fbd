"""Climbs and windows (AD66-MAN-06 to -08)."""

from __future__ import annotations

import pytest

from ..positions.movement import Field, drawing, man


def test_climbing_a_slope() -> None:
    board = drawing("+-+-+-+", " .<. . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board, top=["skull-4"]).say("full-move")
    assert "walk" not in game.names()
    game.say({"climb": "b1"})
    assert game.cell == "b1" and game.left == 2
    failed = Field({"ann": man(0, "a1")}, board, top=["skull-3", "skull-5"]).say("full-move", {"climb": "b1"})
    assert failed.cell == "a1" and failed.left == 2
    failed.say({"climb": "b1"})  # MAN-02: again
    assert failed.cell == "b1" and failed.game.state.activation is None


def test_a_mishap_throws_the_climber_down_and_the_action_ends() -> None:
    board = drawing("+-+-+-+", " .<. . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board, top=["black-joker"]).say("partial-move", {"climb": "b1"})
    assert game["ann"].prone and game.cell == "a1" and game.game.state.move is None
    assert game.names() == ["end", "stand-up"]  # AMB-21
    assert game.why("partial-move") == "why-prone AD66-ACT-02"
    game.say("stand-up")
    assert not game["ann"].prone and game.game.state.activation is None


def test_a_diagonal_climb_needs_a_diagonal_step() -> None:
    board = drawing("+ + +", " . . ", "+A+A+", " . . ", "+ + +")
    clumsy = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert clumsy.options("climb") == ["a2"] and clumsy.why({"climb": "b2"}) == "why-no-diagonal AD66-MOVE-02"
    game = Field({"ann": man(0, "a1", agility=1)}, board, top=["skull-8"]).say("full-move", {"climb": "b2"})
    assert game.cell == "b2" and game["ann"].diagonals == 1


WINDOW = drawing("+-+-+-+-+", " .w. . . ", "+-+-+-+-+")


def test_the_dragoon_at_the_window() -> None:
    game = Field({"ann": man(0, "a1")}, WINDOW, top=["skull-2"], hands={0: ["iron-2", "skull-3"]})
    game.say("partial-move", {"window": "a1|b1"})
    assert game.asks == "reinforce"
    game.say(("iron-2", "skull-3"))  # EX-03: 2 + 2 + 1 = 5
    assert game.cell == "b1" and game.told("tested")[-1]["result"] == "success"
    assert game.asks == "action"  # EX-49: exactly one square


def test_a_triumph_at_a_window_gives_a_square_more() -> None:
    figures = {"ann": man(0, "a1", agility=2)}
    game = Field(figures, WINDOW, top=["skull-8"]).say("full-move", {"window": "a1|b1"})
    assert game.asks == "onward" and list(game.ask) == ["stay", "c1"]
    game.say("c1")
    assert game.cell == "c1" and game.left == 2
    stay = Field(figures, WINDOW, top=["skull-8"]).say("full-move", {"window": "a1|b1"}, "stay")
    assert stay.cell == "b1" and stay.left == 2


@pytest.mark.parametrize("edge", ["o", "w", "D", "|", "<", "s"])
def test_the_square_more_lies_behind_an_edge_that_asks_for_nothing(edge: str) -> None:
    board = drawing("+-+-+-+", f" .w.{edge}. ", "+-+-+-+")
    game = Field({"ann": man(0, "a1", agility=2)}, board, top=["skull-8"]).say("full-move", {"window": "a1|b1"})
    assert game.asks == "move"


@pytest.mark.parametrize("edge", [" ", "d", "B", ">"])
def test_the_square_more_lies_behind_an_open_edge_an_open_door_or_a_slope_down(edge: str) -> None:
    board = drawing("+-+-+-+", f" .w.{edge}. ", "+-+-+-+")
    game = Field({"ann": man(0, "a1", agility=2)}, board, top=["skull-8"]).say("full-move", {"window": "a1|b1"})
    assert game.asks == "onward"


def test_no_square_more_in_an_enemy_zone() -> None:
    board = drawing("+-+-+-+", " .w. . ", "+-+ + +", " . . . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1", agility=2), "foe": man(1, "b2")}, board, top=["skull-8"])
    game.say("full-move", {"window": "a1|b1"})
    assert game.cell == "b1" and game.game.state.activation is None


def test_the_huge_fit_through_no_window() -> None:
    huge = man(0, "a1", card={"talents": {"huge": 0}})
    assert Field({"ann": huge}, WINDOW).say("full-move").why({"window": "a1|b1"}) == "why-huge AD66-TAL-19"
    wall = drawing("+-+-+", " .c. ", "+-+-+")
    game = Field({"ann": huge}, wall, top=["skull-5"]).say("full-move", {"wall": "a1|b1"})
    assert game.cell == "b1"


def test_too_few_mp_for_a_manoeuvre() -> None:
    board = drawing("+ + +", " . .w. ", "+ + +")
    game = Field({"ann": man(0, "a1")}, board).say("partial-move").walk("b1")
    assert game.why({"window": "b1|c1"}) == "why-too-few-mp AD66-MAN-07"
