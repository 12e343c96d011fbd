"""Retreats (AD66-RETR)."""

from __future__ import annotations

from escarmouche.games.ad1666.combat import (
    retreat,
)

from ..positions.melee import Ring, hero, pair, row, yard


def test_retr_05_no_zone_is_ignored_and_06_the_open_edge_is_always_allowed():
    board = yard(3, 3, side=" ", end="-")  # open to the west and to the east
    ring = Ring(
        {"ann": hero(0, "b2"), "bob": hero(1, "a2"), "cid": hero(0, "b3"), "eve": hero(0, "b1")},
        board,
        decks={1: {"top": ["heart 2", "skull 8"]}},
    )
    assert retreat.permitted_squares(ring.game, ring["bob"]) == ["leave"]
    ring["cid"].activated = ring["eve"].activated = True
    ring.fight("ann", "bob")
    assert ring["bob"].status == "left"  # it passed the test of Fortitude


def test_retr_08_who_lies_on_the_ground_never_retreats():
    ring = pair(bob={"prone": True}, red=["heart 8"], blue=["heart 5"])
    ring.fight("ann", "bob")
    assert ring["bob"].cell == "d4"
    assert ring.told("tested") == []


def cornered(*blue: str) -> Ring:
    return row("b1", "a1", red=["heart 8"], blue=["heart 6", *blue])


def test_retr_09_who_has_no_square_tests_strength_or_falls():
    ring = cornered("skull 2")
    ring.fight("ann", "bob", {"give-way": "stay"})
    assert ring["bob"].prone
    firm = cornered("skull 5")
    firm.fight("ann", "bob", {"give-way": "stay"})
    assert not firm["bob"].prone
    assert firm["bob"].cell == "a1"


def test_retr_09_or_the_winner_gives_way():
    ring = cornered()
    ring.fight("ann", "bob", {"give-way": "c1"})
    assert ring["ann"].cell == "c1"
    assert not ring["bob"].prone


def test_amb_69_who_is_held_is_not_tested():
    ring = row("a1", "b1", red=["heart 8"], blue=["heart 6"], others={"cid": hero(0, "c1")})
    ring.fight("ann", "bob")
    assert ring.told("held-fast") == [{"model": "bob", "by": ["cid"]}]


def test_retr_07_down_from_a_height_with_a_test_and_never_along_it():
    board = "+-+-+-+-+\n|. ^ ^ ^|\n+-+-+-+-+"
    ring = Ring(
        {"ann": hero(0, "c1"), "bob": hero(1, "b1")},
        board,
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 7", "skull 4"]}},
    )
    ring.fight("ann", "bob")
    assert ring["bob"].cell == "a1"
    assert ring["bob"].wounds == 1 + 1 + 2
    assert ring["bob"].prone


def test_retr_04_not_up_a_slope_nor_into_an_occupied_square():
    board = "+-+-+-+-+\n|.>. . .|\n+-+-+-+-+"  # a1 is above b1
    ring = Ring({"ann": hero(0, "c1"), "bob": hero(1, "b1")}, board)
    assert retreat.permitted_squares(ring.game, ring["bob"]) == []
    assert retreat.permitted_squares(ring.game, ring["ann"]) == ["d1"]
    ring["bob"].cell, ring["ann"].cell = "a1", "d1"
    assert retreat.permitted_squares(ring.game, ring["bob"]) == ["b1"]
