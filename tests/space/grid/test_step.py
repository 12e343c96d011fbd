"""What a step into each neighbouring cell costs, and which steps there are none of."""

from __future__ import annotations

import pytest
from hypothesis import given

from escarmouche.space.grid import Step, ground

from ..strategies import often
from .boards import board, grounds, open_ground, plain

WAYS = ("step", "climb", "window", "wall", "down", "stairs", "ladder")


def step(ground, start: str, to: str) -> list[tuple[int, str]]:
    return [(one.cost, one.way) for one in ground.steps(start) if one.to == to]


def across(sign: str, left: str = ".", right: str = ".") -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """The steps over an edge to the right, and back."""
    ground = open_ground(f"+ + +\n {left}{sign}{right}\n+ + +")
    return step(ground, "a1", "b1"), step(ground, "b1", "a1")


@pytest.mark.parametrize(
    ("sign", "there", "back"),
    [
        (" ", (1, "step"), (1, "step")),
        ("o", (2, "step"), (2, "step")),  # AD66-EDGE-05
        ("d", (1, "step"), (1, "step")),  # AD66-EDGE-09
        ("B", (1, "step"), (1, "step")),
        (">", (1, "step"), (2, "climb")),  # AD66-EDGE-03, AD66-MAN-06
        ("<", (2, "climb"), (1, "step")),
        ("w", (2, "window"), (2, "window")),  # AD66-MAN-07
        ("c", (2, "wall"), (2, "wall")),  # AD66-MAN-08
        ("s", (1, "stairs"), (1, "stairs")),  # AD66-DSN-18
        ("l", (2, "ladder"), (2, "ladder")),
        ("|", None, None),
        ("D", None, None),  # AD66-EDGE-08
        ("L", None, None),
        ("f", None, None),
    ],
)
@pytest.mark.parametrize("cell", [".", "^"])
def test_each_edge_has_its_price_between_cells_of_one_height(sign, there, back, cell):
    assert across(sign, cell, cell) == ([there] if there else [], [back] if back else [])


@pytest.mark.parametrize(
    ("sign", "up", "down"),
    [
        (" ", [], [(1, "down")]),  # AD66-SQ-06, -07
        ("o", [], [(2, "down")]),
        ("d", [], [(1, "down")]),
        (">", [], [(1, "down")]),
        ("<", [], [(1, "down")]),
        ("s", [(1, "stairs")], [(1, "stairs")]),
        ("l", [(2, "ladder")], [(1, "down"), (2, "ladder")]),
        ("c", [(2, "wall")], [(2, "wall")]),
        ("w", [], []),
        ("|", [], []),
        ("D", [], []),
        ("f", [], []),
    ],
)
def test_between_the_ground_and_a_height(sign, up, down):
    assert across(sign, ".", "^") == (up, down)


def test_blocked_squares_are_never_entered_nor_left():
    for sign in " odwsl":
        assert across(sign, ".", "#") == ([], [])
        assert across(sign, "#", "^") == ([], [])


def test_leaving_the_board_costs_what_the_edge_costs():
    """AD66-EX-48, AD66-BOARD-01: orthogonally, over the edge as it is."""
    ground = open_ground("+ +\n|.|\n+-+")
    assert ground.steps("a1") == (Step("", 1, False, "step", "a1|north"),)
    ways = {
        "w": (2, "window"),
        "o": (2, "step"),
        "d": (1, "step"),
        "s": (1, "stairs"),
        "l": (2, "ladder"),
        "c": (2, "wall"),
    }
    for sign, way in ways.items():
        assert step(open_ground(f"+{sign}+\n|.|\n+-+"), "a1", "") == [way]
    for sign in "-DLf":
        assert not open_ground(f"+{sign}+\n|.|\n+-+").steps("a1")
    assert step(open_ground("+A+\n|.|\n+-+"), "a1", "") == [(1, "step")]
    assert step(open_ground("+v+\n|.|\n+-+"), "a1", "") == [(2, "climb")]
    assert step(open_ground("+ +\n|^|\n+-+"), "a1", "") == [(1, "down")]


def test_the_outside_is_offered_over_each_edge_and_never_diagonally():
    """AD66-AMB-46: over a boundary edge of the square, whichever one likes."""
    outward = [one.edge for one in plain(2, 2).steps("a1") if not one.to]
    assert outward == ["a1|north", "a1|west"]
    both = open_ground("+ + +\nw. .\n+-+-+")
    assert step(both, "a1", "") == [(1, "step"), (2, "window")]


def test_a_plain_board_has_eight_neighbours_at_one_point():
    steps = plain(3, 3).steps("b2")
    assert [one.to for one in steps] == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert {(one.cost, one.way) for one in steps} == {(1, "step")}
    assert [one.to for one in steps if one.diagonal] == ["a1", "c1", "a3", "c3"]
    assert [one.edge for one in steps] == ["", "b1|b2", "", "a2|b2", "b2|c2", "", "b2|b3", ""]


def diagonal(top_left: str, bottom_left: str, left: str, right: str, cells: str = "....") -> list[tuple[int, str]]:
    """The step from a1 to b2 with these edges a1|b1, a2|b2, a1|a2, b1|b2."""
    a, b, c, d = cells
    text = f"+ + +\n {a}{top_left}{b}\n+{left}+{right}+\n {c}{bottom_left}{d}\n+ + +"
    return step(open_ground(text), "a1", "b2")


def test_a_diagonal_needs_one_way_round():
    """AD66-ADJ-02: one square beside both is enough."""
    assert diagonal("|", " ", " ", "-") == [(1, "step")]
    assert diagonal("|", " ", " ", " ") == [(1, "step")]
    assert diagonal("|", "|", " ", " ") == []
    assert diagonal(" ", "|", " ", "-") == []
    assert diagonal(" ", " ", " ", " ", ".##.") == []
    assert diagonal(" ", " ", " ", " ", ".#..") == [(1, "step")]
    assert diagonal(" ", " ", " ", " ", ".^^.") == []


@pytest.mark.parametrize("sign", "dDBLwslcf")
def test_no_diagonal_past_an_opening(sign):
    """AD66-AMB-35, AD66-EX-18: neither doors, open or closed, nor windows; nor stairs, ladders or walls."""
    assert diagonal(sign, sign, " ", " ") == []
    assert diagonal("|", sign, " ", "-") == []
    assert diagonal(" ", sign, " ", " ") == [(1, "step")]  # the other way round is free


def test_a_broken_fragile_wall_is_an_obstacle():
    grid = board("+ + +\n .f.\n+ +-+\n . .\n+ + +")
    broken = ground(grid, {"a1|b1": "broken"})
    assert broken.kind("a1|b1") == "obstacle"
    assert step(broken, "a1", "b1") == [(2, "step")]


def test_heights_are_stepped_diagonally_only_along_heights():
    assert diagonal(" ", " ", " ", " ", "^^^^") == [(1, "step")]
    assert diagonal(" ", " ", " ", " ", "^..^") == []
    assert diagonal(" ", " ", " ", " ", "^^.^") == [(1, "step")]
    assert diagonal(" ", " ", " ", " ", "^...") == []
    assert diagonal(" ", " ", " ", " ", "...^") == []


def test_the_price_of_a_diagonal():
    """AD66-AMB-36."""
    assert diagonal("o", " ", " ", " ") == [(1, "step")]
    assert diagonal("o", "o", " ", " ") == [(2, "step")]
    assert diagonal("o", "o", "o", "o") == [(2, "step")]
    assert diagonal(">", " ", "-", " ") == [(1, "step")]  # down
    assert diagonal("<", " ", "-", " ") == [(2, "climb")]  # up, and no other way
    assert diagonal("<", " ", " ", " ") == [(1, "step")]
    assert diagonal("<", "o", " ", " ") == [(2, "step")]  # the way over the obstacle needs no test
    assert diagonal("<", "o", " ", "A") == [(2, "step")]
    assert diagonal("<", "<", " ", " ") == [(2, "climb")]
    assert diagonal("<", "<", "o", "o") == [(2, "climb")]
    assert diagonal("<", " ", "-", "v") == [(2, "climb")]  # up and down again


def test_agility_lets_nobody_step_diagonally_through_an_open_door():
    """AD66-EX-18."""
    ground = open_ground("""
        + + + +
         . . .
        +-+d+-+
         . . .
        + + + +
    """)
    assert [one.to for one in ground.steps("b1") if one.to] == ["a1", "c1", "b2"]
    assert set(ground.walk("b1", 1, 3)) == {"a1", "c1", "b2"}


def test_between_two_friends_there_is_a_diagonal():
    """AD66-EX-24: whoever stands beside the corner does not matter."""
    ground = plain(4, 4)
    taken = {"c2", "b3", "d1", "a4"}
    assert ground.walk("b2", 1, 1, closed=taken)["c3"] == (1, 1, ("c3",))
    assert "c3" not in ground.walk("b2", 1, 0, closed=taken)


def test_a_door_that_changes_gives_another_ground():
    grid = board("+ + +\n .D.\n+ + +")
    shut, wide = ground(grid, {}), ground(grid, {"a1|b1": "open"})
    assert shut.kind("a1|b1") == "wall" and shut.state("a1|b1") == "closed"
    assert wide.kind("a1|b1") == "door" and wide.state("a1|b1") == "open"
    assert step(shut, "a1", "b1") == [] and step(wide, "a1", "b1") == [(1, "step")]


def test_the_same_states_give_the_same_ground():
    grid = board("+ + +\n .D.\n+f+f+\n . .\n+ + +")
    assert ground(grid, {}) is ground(grid, {"a1|b1": "closed"})
    assert ground(grid, {"a1|b1": "open", "a1|a2": "broken"}) is ground(
        grid, {"a1|a2": "broken", "a1|b1": "open", "b1|b2": "whole"}
    )


@pytest.mark.parametrize(
    ("edge", "state"), [("a1|b1", "whole"), ("a1|a2", "open"), ("b1|b2", "open"), ("b1|b2", "broken")]
)
def test_only_what_changes_has_a_state(edge, state):
    grid = board("+ + +\n .D.\n+f+ +\n . .\n+ + +")
    with pytest.raises(ValueError, match="cannot be"):
        ground(grid, {edge: state})


def test_what_was_found_is_kept():
    ground = plain(3, 3)
    for ask in (ground.steps, ground.adjacent, ground.controls, ground.doors, ground.retreats, ground.jumps):
        assert ask("b2") is ask("b2")
    assert ground.sight("a1", "c2") is ground.sight("a1", "c2")
    assert ground.shot("a1", "c2") is ground.shot("a1", "c2")


@often(200)
@given(grounds())
def test_steps_lead_to_cells_that_touch_and_can_be_entered(ground):
    for cell in ground.grid.cells.values():
        steps = ground.steps(cell.id)
        assert not steps or cell.kind != "blocked"
        assert len({(one.to or one.edge, one.way) for one in steps}) == len(steps)
        assert list(steps) == sorted(steps, key=lambda one: ground.grid.order[one.to])
        for one in steps:
            assert one.way in WAYS and one.cost in (1, 2) and one.diagonal == (one.edge == "")
            if one.to:
                assert ground.grid.touching(cell.id, one.to) and ground.grid.cells[one.to].kind != "blocked"
                levels = cell.kind == ground.grid.cells[one.to].kind
                assert levels or one.way in ("stairs", "ladder", "wall", "down")
                assert one.to in ground.adjacent(cell.id) or not levels or one.way in ("wall", "stairs", "ladder")
            else:
                assert not one.diagonal


@often(200)
@given(grounds())
def test_whoever_goes_down_a_slope_would_have_to_climb_back(ground):
    for cell in ground.grid.cells:
        for one in ground.steps(cell):
            if one.to and one.way == "climb":
                back = [two for two in ground.steps(one.to) if two.to == cell]
                assert back and all(two.diagonal == one.diagonal for two in back)
