"""Plain steps, and the Zones of Control that stop them (AD66-MOVE, -SQ, -ZOC)."""

from __future__ import annotations

import pytest

from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.movement import (
    move_actions,
    walk,
)

from ..positions.movement import Field, drawing, man

# -- plain steps


def test_a_full_move_has_four_mp_and_a_partial_move_two() -> None:
    game = Field({"ann": man(0, "d3")}).say("full-move")
    assert game.left == 4
    assert game.cost("d1") == 2 and game.cost("h3") == 4 and game.cost("e4") == 2
    assert "d6" in game.options("walk") and "h4" not in game.options("walk")
    assert game.why({"walk": "h6"}) == "why-way-too-long AD66-MOVE-01"
    game.walk("d4").say("stop")
    assert game.game.state.activation is None
    game = Field({"ann": man(0, "d3")}).say("partial-move")
    assert game.left == 2
    game.walk("d5")  # the MP are gone: the movement ends by itself, a second Partial Action may follow
    assert game.asks == "action"
    assert "full-move" not in game.names() and "partial-move" in game.names()
    game.say("partial-move").walk("d6").say("stop")
    assert game.game.state.activation is None and game.cell == "d6"


def test_each_step_of_a_route_is_made_by_itself() -> None:
    game = Field({"ann": man(0, "a1")}).say("full-move").walk("e1")
    assert [event["cell"] for event in game.told("moved")] == ["b1", "c1", "d1", "e1"]


def test_diagonal_steps_are_counted_over_the_whole_phase() -> None:
    game = Field({"ann": man(0, "c3", agility=1)}).say("partial-move")
    assert game.cost("d4") == 1 and game.cost("d5") == 2
    assert "e5" not in game.options("walk")
    game.walk("d4", "d5").say("partial-move")
    assert game.cost("e5") == 1 and game.cost("e6") == 2
    assert walk.diagonals_left(game.game, game["ann"]) == 0


def test_who_has_no_agility_makes_no_diagonal_step() -> None:
    skrzetuski = Field({"ann": man(0, "c3")}).say("partial-move")
    assert skrzetuski.cost("d4") == 2
    clumsy = Field({"ann": man(0, "c3", agility=-1)}).say("partial-move")
    assert clumsy.cost("d4") == 2


def test_no_diagonal_step_leads_through_an_open_door() -> None:
    board = drawing("+ + + +", " .d. .", "+ + +-+", " .|. .", "+ + + +")
    game = Field({"ann": man(0, "a2", agility=3)}, board).say("full-move")
    assert game.cost("b1") == 2  # EX-18: up, then straight through
    assert game.cost("b2") == 3


def test_obstacles_cost_two_and_slopes_are_free_downwards() -> None:
    board = drawing("+ + + +", " .o.>.", "+ + + +")
    game = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert game.cost("b1") == 2 and game.cost("c1") == 3


def test_nobody_walks_into_walls_blocked_squares_or_others() -> None:
    board = drawing("+ + + + +", " .|. # .", "+ + +-+ +", " . . . .", "+ + + + +")
    game = Field({"ann": man(0, "b1"), "bob": man(0, "b2")}, board).say("full-move")
    assert "walk" not in game.names()
    assert game.why({"walk": "a1"}) == "why-way-taken AD66-SQ-02"
    game = Field({"ann": man(0, "c2"), "bob": man(0, "b2")}, board).say("full-move")
    assert game.options("walk") == ["d1", "d2"]
    assert game.why({"walk": "c1"}) == "why-blocked-square AD66-SQ-05"
    assert game.why({"walk": "b2"}) == "why-occupied AD66-SQ-02"


# -- Zones of Control


def test_a_mover_stops_in_an_enemy_zone_and_its_mp_are_lost() -> None:
    game = Field({"ann": man(0, "a3"), "bob": man(1, "e3")}).say("full-move")
    assert "d3" in game.options("walk") and "f3" not in game.options("walk")
    game.walk("d3")
    assert game.told("stopped") and game.game.state.activation is None  # AMB-48


def test_who_is_engaged_may_not_leave_or_run_or_watch() -> None:
    game = Field({"ann": man(0, "d3"), "bob": man(1, "e3")})
    assert game.why("full-move") == "why-held AD66-ZOC-06"
    assert game.why("partial-move") == "why-held AD66-ZOC-06"
    assert game.why("run") == game.why("watch") == "why-engaged AD66-ACT-03"
    assert game.names() == ["end"]


TANGLE = {  # EX-23; ledger (x, y) is column x, row y, both from 0
    "artagnan": man(0, "c3"),
    "wolodyjowski": man(1, "d3"),
    "porthos": man(0, "e3"),
    "longinus": man(1, "b3"),
    "skrzetuski": man(1, "c2"),
}


@pytest.mark.parametrize(
    ("who", "free"),
    [("porthos", True), ("wolodyjowski", False), ("artagnan", False), ("longinus", True), ("skrzetuski", True)],
)
def test_an_enemy_that_another_friend_engages_is_ignored(who: str, free: bool) -> None:
    game = Field(TANGLE, active=who)
    assert (move_actions.why_not_move(game.game, game[who]) is None) == free
    assert ("full-move" in game.names()) == free
    assert "run" not in game.names()  # AMB-30: engaged is engaged


def test_a_step_leads_between_two_enemies_who_are_busy() -> None:
    figures = {  # EX-24
        "ann": man(0, "b2", agility=1),
        "artagnan": man(1, "c2"),
        "longinus": man(0, "d1"),
        "porthos": man(1, "b3"),
        "skrzetuski": man(0, "a4"),
    }
    game = Field(figures).say("partial-move")
    assert game.cost("c3") == 1
    game.walk("c3")
    assert game.left == 1


def test_the_dance_of_zagloba() -> None:
    figures = {"zagloba": man(1, "d3"), "artagnan": man(0, "a3"), "wolodyjowski": man(1, "d6"), "porthos": man(0, "a5")}
    game = Field(figures, active="artagnan").say("full-move").walk("c3")  # EX-25 (1)
    assert move_actions.why_not_move(game.game, game["zagloba"]) is not None
    game.begin("wolodyjowski").say("full-move").walk("c4").say("stop")  # (2): beside D'Artagnan
    game.begin("porthos").say("full-move").walk("b5").say("stop")  # (3): against Wolodyjowski
    assert engage.engages(game.game, game["porthos"], game["wolodyjowski"])
    game.begin("zagloba").say("full-move")  # (4)
    game.walk("h3")
    assert game["zagloba"].cell == "h3"


def test_a_character_that_can_do_nothing_is_activated_all_the_same() -> None:
    figures = {"ann": man(0, "c3"), "bob": man(1, "d3"), "cid": man(0, "a3")}
    game = Field(figures, active="cid").say("end").begin("bob")  # EX-26 (3)
    assert game.names() == ["end"]
    game.say("end")
    assert game["bob"].activated
    game["cid"].cell = "e3"
    game.begin("ann").say("full-move").walk("b3")  # (4)
    assert game.left == 3


def test_one_may_walk_round_an_enemy_that_a_friend_engages() -> None:
    figures = {"ann": man(0, "c2"), "skrzetuski": man(0, "d3"), "artagnan": man(1, "e3")}
    game = Field(figures).say("full-move")
    assert game.cost("f2") == 3 and game.cost("f3") == 4  # EX-27: to the opposite side
    barricade = {**figures, "artagnan": man(1, "e3", card={"talents": {"living-barricade": 0}})}
    game = Field(barricade).say("full-move")
    assert "f3" not in game.options("walk")
    prone = {**figures, "skrzetuski": man(0, "d3", prone=True)}
    assert "f3" not in Field(prone).say("full-move").options("walk")  # AMB-49


def test_a_marker_makes_friends_of_all() -> None:
    figures = {"ann": man(0, "a3", marker=True, card={"talents": {"inconspicuous": 3}}), "bob": man(1, "c3")}
    game = Field(figures).say("full-move")
    assert game.cost("c2") == 3 and game.cost("d2") == 4


def test_losing_the_marker_ends_the_route_there() -> None:
    figures = {
        "ann": man(0, "a3", marker=True, card={"talents": {"inconspicuous": 2}}),
        "bob": man(1, "h3", card={"wit": 2}),
    }
    game = Field(figures).say("full-move").walk("e3")  # within 6 squares of a sharp Hero from b3 on
    assert game.cell == "b3" and not game["ann"].marker
    assert game.left == 3 and game.asks == "move"


def test_a_roused_guard_ends_the_route() -> None:
    guard = man(-1, "h3", vocation="guard", hostile=["red"])
    game = Field({"ann": man(0, "a3"), "gus": guard, "bob": man(1, "a6")}).say("full-move").walk("e3")
    assert game["gus"].vocation == "attacker" and game.cell == "c3"  # 4 MP and a square from contact
