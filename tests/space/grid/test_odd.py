"""Odd cells: made of several squares, and following the same rules (AD66-SQ-01, AD66-AMB-37)."""

from __future__ import annotations

from .boards import board, open_ground

TEXT = """
    + + + + +
     . . . .
    + + + + +
     . . . .
    + + + + +
     . . . .
    + + + + +
"""


def test_an_odd_cell_has_one_name_one_centre_and_no_edges_inside():
    grid = board(TEXT, merged=[["b2", "c2"]])
    cell = grid.cells["b2"]
    assert "c2" not in grid.cells and "b2|c2" not in grid.edges
    assert cell.centre == (2000, 1500) and cell.squares == ("b2", "c2")
    assert cell.ring == ((1000, 1000), (2000, 1000), (3000, 1000), (3000, 2000), (2000, 2000), (1000, 2000))
    assert grid.edges["c1|c2"].cells == ("c1", "b2")
    assert {edge.id for edge in grid.around("b2")} == {"b1|b2", "c1|c2", "a2|b2", "c2|d2", "b2|b3", "c2|c3"}


def test_the_middle_of_three_squares_is_rounded_to_a_thousandth():
    assert board(TEXT, merged=[["a2", "a3", "b3"]]).cells["a2"].centre == (833, 833)


def test_it_is_next_to_all_that_it_touches():
    ground = open_ground(TEXT, merged=[["b2", "c2"]])
    assert ground.adjacent("b2") == ("a1", "b1", "c1", "d1", "a2", "d2", "a3", "b3", "c3", "d3")
    assert [step.to for step in ground.steps("b2") if step.diagonal] == ["a1", "d1", "a3", "d3"]
    assert ground.adjacent("a1") == ("b1", "a2", "b2")
    assert ground.adjacent("c1") == ("b1", "d1", "b2", "d2")  # b2|c1 is an edge, and d2 lies past a corner


def test_range_counts_an_odd_cell_as_one_step():
    grid = board(TEXT, merged=[["b2", "c2"]])
    assert grid.distance("a2", "d2") == 2
    assert grid.distance("a1", "d1") == 2  # by way of the odd cell
    assert grid.distance("a3", "a3") == 0
    assert board(TEXT).distance("a2", "d3") == 3


def test_what_lies_opposite_is_listed():
    grid = board(TEXT, merged=[["b2", "c2"]], opposite=[("a2", "b2", "d2"), ("b2", "b1", "a1")])
    assert grid.opposite("a2", "b2") == "d2" and grid.opposite("d2", "b2") == "a2"
    assert grid.opposite("a1", "b1") == "b2"
    assert grid.opposite("b1", "b2") is None  # not listed
    assert grid.opposite("c1", "d1") is None  # outside the board
    assert grid.opposite("a1", "a2") == "a3"


def test_two_edges_to_one_cell_give_the_cheapest_step():
    text = TEXT.replace("     . . . .\n    + + + + +\n", "     . . . .\n    + +o+ + +\n", 1)
    ground = open_ground(text, merged=[["b1", "c1"], ["b2", "c2"]])
    steps = [step for step in ground.steps("b1") if step.to == "b2"]
    assert [(step.cost, step.edge) for step in steps] == [(1, "c1|c2")]


def test_a_wall_between_two_cells_is_not_stepped_round_through_an_odd_one():
    # b1 and b2 are parted by a wall and both border the odd cell c1: they share an edge, so no corner joins them.
    text = """
        + + + +
         . . .
        + +-+ +
         . . .
        + + + +
    """
    ground = open_ground(text, merged=[["c1", "c2"]])
    assert "b2" not in ground.adjacent("b1")
    assert "c1" in ground.adjacent("b1") and "c1" in ground.adjacent("b2")


def test_a_line_may_run_along_an_edge_between_odd_cells():
    text = """
        + + + +
         . . .
        + + + +
         .{}. .
        + + + +
         . . .
        + + + +
    """
    odd = {"merged": [["a1", "b1"], ["a3", "b3"]]}
    assert open_ground(text.format(" "), **odd).shot("a1", "a3")[:6] == (True, "", "", False, False, False)
    assert open_ground(text.format("|"), **odd).sight("a1", "a3") == (False, "wall", "a2|b2")
    assert open_ground(text.format("D"), **odd).sight("a1", "a3") == (False, "door", "a2|b2")
    assert open_ground(text.format("d"), **odd).sight("a1", "a3").clear
    assert open_ground(text.format("w"), **odd).sight("a1", "a3") == (False, "window", "a2|b2")
    hedge = open_ground(text.format("o"), **odd).shot("a1", "a3")
    assert hedge.clear and hedge.obstacle and hedge.marks == (("obstacle", "a2|b2"),)


def test_a_line_along_a_blocked_square_is_blocked_but_nobody_stands_in_it():
    text = """
        + + +
         . .
        + + +
         {} .
        + + +
         . .
        + + +
    """
    odd = {"merged": [["a1", "b1"], ["a3", "b3"]]}
    assert open_ground(text.format("#"), **odd).sight("a1", "a3") == (False, "blocked", "a2")
    assert open_ground(text.format("^"), **odd).sight("a1", "a3") == (False, "high", "a2")
    assert open_ground(text.format("."), **odd).sight("a1", "a3", {"a2", "b2"}).clear


def test_a_line_inside_an_odd_cell_crosses_it():
    text = """
        + + +
         . .
        + + +
         . .
        + + +
         . .
        + + +
    """
    ground = open_ground(text, merged=[["a1", "b1"], ["a2", "b2"], ["a3", "b3"]])
    assert ground.sight("a1", "a3").clear
    assert ground.sight("a1", "a3", {"a2"}) == (False, "body", "a2")


def test_an_odd_cell_is_its_own_neighbourhood_for_corners_and_doors():
    ground = open_ground(
        """
        + + + +
         .D. .
        + + + +
         . . .
        + + + +
        """,
        merged=[["a1", "a2"]],
    )
    assert ground.doors("a1") == (("a1|b1", True),)
    assert ground.doors("b2") == (("a1|b1", False),)
    assert ground.same_side("a1|b1", "b2") == "b1"
    assert "b1" not in ground.adjacent("a1") and "b2" in ground.adjacent("a1")
