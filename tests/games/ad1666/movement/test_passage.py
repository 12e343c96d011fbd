"""Force Passage: past friends to a free square (AD66-MAN-05)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Menu
from escarmouche.games.ad1666.movement import (
    passage,
)

from ..positions.movement import Field, drawing, man

ROW = drawing("+-+-+-+-+-+-+", " . . . . . . ", "+-+-+-+-+-+-+")


def test_force_passage_costs_one_more() -> None:
    game = Field({"ann": man(0, "a1"), "bob": man(0, "b1")}, ROW).say("full-move")
    assert "walk" not in game.names()
    assert game.options("through") == ["c1"] and game.cost("c1", "through") == 3  # EX-19
    game.say({"through": "c1"})
    assert game.cell == "c1" and game.left == 1 and game.told("passed-through") == [{"model": "ann", "others": ["bob"]}]


def test_force_passage_over_obstacles() -> None:
    one = drawing("+-+-+-+", " .o. . ", "+-+-+-+")
    two = drawing("+-+-+-+", " .o.o. ", "+-+-+-+")
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    assert Field(figures, one).say("full-move").cost("c1", "through") == 4
    game = Field(figures, two).say("full-move")
    assert game.why({"through": "c1"}) == "why-way-too-long AD66-MAN-05"


def test_several_friends_in_a_row_can_be_passed() -> None:
    """AD66-AMB-50: at 1 MP more each, which takes more than any movement has."""
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1"), "cid": man(0, "c1")}
    game = Field(figures, ROW).say("full-move")
    assert "through" not in game.names()  # 3 edges and 2 friends: 5 MP
    assert passage.passages(game.game, game["ann"], 5)["d1"].cost == 5


def test_no_passage_where_the_mover_would_have_to_stop() -> None:
    board = drawing("+-+-+-+-+", " . . . . ", "+-+d+-+-+", " # . # #", "+-+-+-+-+")
    figures = {"ann": man(0, "a1"), "bob": man(0, "b1", prone=True), "foe": man(1, "b2")}
    game = Field(figures, board).say("full-move")  # EX-20
    assert game.why({"through": "c1"}) == "why-no-passage-to AD66-MAN-05"
    figures["bob"] = man(0, "b1")  # on his feet he engages the enemy
    assert Field(figures, board).say("full-move").options("through") == ["c1"]


def test_friends_of_the_other_band_and_heights() -> None:
    figures = {"ann": man(0, "a1"), "eve": man(1, "b1", marker=True, card={"talents": {"inconspicuous": 3}})}
    assert Field(figures, ROW).say("full-move").options("through") == ["c1"]  # AMB-50
    foe = Field({"ann": man(0, "a1"), "eve": man(1, "b1", prone=True)}, ROW).say("full-move")
    assert isinstance(foe.ask, Menu) and "through" not in foe.ask.names
    recruit = {"ann": man(0, "a1"), "eve": man(-1, "b1", vocation="recruit")}
    assert Field(recruit, ROW).say("full-move").options("through") == ["c1"]  # AMB-105
    heights = drawing("+-+-+-+-+", " .s^ ^ ^ ", "+-+-+-+-+")
    up = {"ann": man(0, "a1"), "bob": man(0, "b1")}
    assert "through" not in Field(up, heights).say("full-move").names()  # EX-21
    along = {"ann": man(0, "b1"), "bob": man(0, "c1")}
    assert Field(along, heights).say("full-move").options("through") == ["d1"]
