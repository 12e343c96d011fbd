"""Who is engaged by whom (AD66-ZOC, AD66-ADJ)."""

from __future__ import annotations

from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.movement import (
    move_actions,
)

from ..positions.movement import Field, drawing, man


def test_all_neighbours_engage() -> None:
    figures = {"athos": man(0, "c3"), "d1": man(1, "b2"), "d2": man(1, "c2"), "d3": man(1, "d4")}
    game = Field(figures, active="athos")  # EX-28
    assert [foe.id for foe in engage.engagers(game.game, game["athos"])] == ["d1", "d2", "d3"]
    assert [foe.id for foe in engage.engaged_enemies(game.game, game["athos"])] == ["d1", "d2", "d3"]


def test_an_open_door_is_engaged_straight_through_only() -> None:
    board = drawing("+ + + +", " . . . ", "+ + + +", " . .d. ", "+ + + +", " . .|. ", "+ + + +")
    figures = {"skrzetuski": man(0, "b2"), "porthos": man(1, "c2"), "aramis": man(1, "c3")}
    game = Field(figures, board, active="skrzetuski")  # EX-29
    assert engage.engages(game.game, game["skrzetuski"], game["porthos"])
    assert engage.engagers(game.game, game["aramis"]) == []
    assert move_actions.why_not_move(game.game, game["aramis"]) is None  # EX-30
    assert move_actions.why_not_move(game.game, game["porthos"]) is not None
