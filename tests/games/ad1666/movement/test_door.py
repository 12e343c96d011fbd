"""Opening and closing doors (AD66-MAN-04)."""

from __future__ import annotations

from escarmouche.games.ad1666.movement import (
    door,
)

from ..positions.movement import Field, drawing, man


def test_a_door_is_opened_and_closed_for_one_mp() -> None:
    board = drawing("+-+-+-+", " .D. . ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert "walk" not in game.names()
    game.say({"door": "a1|b1"})
    assert game.game.ground.state("a1|b1") == "open" and game.left == 3
    game.walk("b1").say({"door": "a1|b1"})
    assert game.game.ground.state("a1|b1") == "closed" and game.left == 1


def test_locked_and_broken_doors_say_so() -> None:
    board = drawing("+-+-+-+", " .L.B. ", "+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert game.why({"door": "a1|b1"}) == "why-locked AD66-EDGE-10"
    game = Field({"ann": man(0, "c1")}, board).say("full-move")
    assert game.why({"door": "b1|c1"}) == "why-broken AD66-PART-05"


def test_an_enemy_at_the_door_keeps_it_shut_from_beside() -> None:
    board = drawing("+ + + +", " . . . ", "+D+ + +", " . . . ", "+ + + +")
    game = Field({"ann": man(0, "b1")}, board).say("partial-move")
    assert game.options("door") == ["a1|a2"]  # only diagonally adjacent: AMB-47
    busy = {"ann": man(0, "b1", marker=True, card={"talents": {"inconspicuous": 3}}), "bob": man(1, "a1")}
    assert Field(busy, board).say("partial-move").options("door") == ["a1|a2"]  # not an enemy of whoever is marked
    held = {"ann": man(0, "b1"), "bob": man(1, "a1"), "cid": man(0, "b2")}
    game = Field(held, drawing("+ + +", " . . ", "+D+ +", " . . ", "+ + +")).say("partial-move")
    assert game.why({"door": "a1|a2"}) == "why-door-guarded AD66-MAN-04"
    game.game.state.doors["a1|a2"] = "open"
    game.game.doors_changed()
    assert door.why_stuck(game.game, game["ann"], "a1|a2") is None  # closing is not barred
