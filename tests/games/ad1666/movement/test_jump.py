"""Heights: jumps across and down, stairs and ladders (AD66-MAN-09)."""

from __future__ import annotations

from ..positions.movement import ROOFS, Field, drawing, man


def test_a_jump_from_roof_to_roof() -> None:
    game = Field({"ann": man(0, "a1"), "bob": man(1, "b1")}, ROOFS, top=["skull-5"]).say("full-move")
    assert game.options("jump") == ["c1"]
    game.say({"jump": "c1"})
    assert game.cell == "c1" and game.left == 2
    failed = Field({"ann": man(0, "a1")}, ROOFS, top=["skull-4"]).say("full-move", {"jump": "c1"})
    assert failed.cell == "a1" and failed.left == 2 and not failed["ann"].prone


def test_a_jump_goes_wrong() -> None:
    game = Field({"ann": man(0, "a1")}, ROOFS, top=["black-joker", "skull-4"]).say("full-move", {"jump": "c1"})
    assert game.cell == "b1" and game["ann"].prone and game["ann"].wounds == 2  # AMB-52: 4 against 6
    soft = Field({"ann": man(0, "a1")}, ROOFS, top=["black-joker", "skull-6"]).say("full-move", {"jump": "c1"})
    assert soft.cell == "b1" and soft["ann"].prone and soft["ann"].wounds == 0


def test_a_jump_goes_wrong_above_somebody() -> None:
    game = Field({"ann": man(0, "a1"), "bob": man(0, "b1")}, ROOFS, top=["black-joker", "skull-6"])
    game.say("full-move", {"jump": "c1"})
    assert game.asks == "landing" and game.ask.seat == 1
    assert list(game.ask) == ["b2", "c2"]  # at ground level, adjacent to the skipped square
    game.say("c2")
    assert game.cell == "c2" and game["ann"].prone
    crowd = {"ann": man(0, "a1"), "bob": man(0, "b1"), "cid": man(0, "b2"), "dan": man(0, "c2")}
    full = Field(crowd, ROOFS, top=["black-joker"]).say("full-move", {"jump": "c1"})
    assert full.cell == "a1" and full["ann"].prone and full["ann"].wounds == 0


def test_a_diagonal_jump_takes_two_diagonal_steps() -> None:
    board = drawing("+ + + +", " ^ . . ", "+ + + +", " . . . ", "+ + + +", " . . ^ ", "+ + + +")
    one = Field({"ann": man(0, "a1", agility=1)}, board).say("full-move")
    assert one.why({"jump": "c3"}) == "why-no-diagonal-jump AD66-MAN-11"
    two = Field({"ann": man(0, "a1", agility=2)}, board, top=["skull-3"]).say("full-move", {"jump": "c3"})
    assert two.cell == "c3" and two["ann"].diagonals == 2


def test_jumping_down() -> None:
    game = Field({"ann": man(0, "a1")}, ROOFS, top=["skull-6"]).say("full-move")
    assert game.options("down") == ["b1"]
    game.say({"down": "b1"})
    assert game.cell == "b1" and game.left == 3
    hard = Field({"ann": man(0, "a1")}, ROOFS, top=["skull-3"]).say("full-move", {"down": "b1"})
    assert hard.cell == "b1" and hard["ann"].wounds == 3 and hard["ann"].prone and hard.game.state.activation is None
    joker = Field({"ann": man(0, "a1", agility=3)}, ROOFS, top=["black-joker"]).say("full-move", {"down": "b1"})
    assert joker["ann"].wounds == 3
    dead = Field({"ann": man(0, "a1", wounds=7)}, ROOFS, top=["skull-2"])
    dead.say("full-move", {"down": "b1"})
    assert dead["ann"].status == "killed" and dead.game.state.activation is None


def test_stairs_and_ladders_are_walked() -> None:
    board = drawing("+-+-+-+-+", " .s^l. . ", "+-+-+-+-+")
    game = Field({"ann": man(0, "a1")}, board).say("full-move")
    assert game.cost("b1") == 1 and game.cost("c1") == 3
