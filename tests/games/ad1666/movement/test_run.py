"""The Run (AD66-FULL)."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.ask import Menu

from ..positions.movement import ROOFS, Field, drawing, field, man


def test_a_run_needs_sight_of_its_first_square_and_no_square_twice() -> None:
    board = drawing("+ + + + + +", " . . . . . ", "+ +-+ + + +", " . . . . . ", "+ + + + + +")
    game = Field({"ann": man(0, "a1")}, board).say("run")
    assert game.why({"walk": "c2"}) == "why-run-unseen AD66-FULL-07"
    game.walk("b1")
    assert "a1" in game.options("walk")  # where it began it has not entered yet
    game.walk("a1")
    assert game.why({"walk": "b1"}) == "why-run-twice AD66-FULL-07" and game.options("walk") == ["a2", "b2"]


def test_others_stand_in_the_sight_of_a_runner() -> None:
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    game = Field(figures, field(6, 3)).say("run")
    assert "c1" not in game.options("walk") and "c3" in game.options("walk")


@pytest.mark.parametrize(("card", "more"), [("skull-4", 1), ("skull-5", 2), ("red-joker", 3)])
def test_a_run_goes_on(card: str, more: int) -> None:
    game = Field({"ann": man(0, "a1")}, field(9, 2), top=[card]).say("run").walk("e1")
    assert game.left == more and game.told("run-on") == [{"model": "ann", "mp": more}]
    game.say("stop")
    assert game.game.state.activation is None


def test_a_runner_may_fall_or_stop_early() -> None:
    game = Field({"ann": man(0, "a1")}, field(9, 2), top=["black-joker"]).say("run").walk("e1")
    assert game["ann"].prone and game.cell == "e1" and game.game.state.activation is None
    early = Field({"ann": man(0, "a1")}, field(9, 2)).say("run").walk("d1").say("stop")
    assert early.told("tested") == [] and early.game.state.activation is None


def test_a_run_into_a_zone_of_control() -> None:
    figures = {"ann": man(0, "a1"), "foe": man(1, "f1")}
    game = Field(figures, field(9, 2), top=["skull-5"]).say("run").walk("e1")
    assert game.told("tested") and game.game.state.activation is None  # AMB-30: a test, but nothing to spend
    short = Field({"ann": man(0, "a1"), "foe": man(1, "e1")}, field(9, 2)).say("run").walk("d1")
    assert short.told("tested") == [] and short.game.state.activation is None


def test_a_runner_uses_no_manoeuvres() -> None:
    board = drawing("+-+-+-+", "|.D. .|", "+w+-+-+", "|. . .|", "+-+-+-+")
    game = Field({"ann": man(0, "a1"), "bob": man(0, "b2")}, board).say("run")
    assert isinstance(game.ask, Menu) and game.ask.names == ["stop", "walk"]
    roof = Field({"ann": man(0, "a1")}, ROOFS, top=["skull-8"]).say("run")
    assert roof.names() == ["stop", "down"]  # no Manoeuvre (SQ-07)
    roof.say({"down": "b1"})
    assert roof.left == 3 and roof.game.move.visited == ["b1"]
    ridge = drawing("+-+-+-+-+", "|^ ^ ^ .|", "+-+-+-+ +", " # # # . ", "+-+-+-+-+")
    along = Field({"ann": man(0, "a1")}, ridge).say("run").walk("c1")
    assert along.why({"down": "d1"}) == "why-run-unseen AD66-FULL-07"  # the roof hides the foot of the wall (SQ-10)


def test_a_watcher_steps_into_the_sight_of_a_runner() -> None:
    figures = {"ann": man(0, "a1"), "foe": man(1, "e4", agility=1, watch=True)}
    game = Field(figures, field(9, 5)).say("run", "pass", {"walk": "c1"}, "pass", "pass").walk("c2")
    assert game.asks == "watch-at"
    game["foe"].cell = "b1"  # as if it had stepped there
    game["ann"].marker = True  # nobody's Zone of Control matters
    game.say("pass")
    assert game.told("step-lost") and game.cell == "c1"
