"""From where a door can be handled, and on which side somebody stands."""

from __future__ import annotations

from hypothesis import given

from escarmouche.space.grid import ground

from ..strategies import often
from .boards import board, grounds, open_ground

HALL = """
    + + + +
     . . .
    +-+D+-+
     . . .
    + + + +
"""


def test_who_borders_a_door_or_is_diagonally_beside_it_can_handle_it():
    """AD66-MAN-04, AD66-AMB-47."""
    ground = open_ground(HALL)
    assert ground.doors("b1") == (("b1|b2", True),)
    assert ground.doors("a1") == (("b1|b2", False),)
    assert ground.doors("c2") == (("b1|b2", False),)
    assert ground.beside("b1|b2") == ("b1", "b2")
    assert ground.same_side("b1|b2", "a1") == "b1"
    assert ground.same_side("b1|b2", "c2") == "b2"
    assert ground.same_side("b1|b2", "b2") == "b2"


def test_whatever_its_state():
    grid = board(HALL)
    for state in ("open", "closed", "locked", "broken"):
        assert ground(grid, {"b1|b2": state}).doors("a1") == (("b1|b2", False),)


def test_nobody_reaches_the_door_past_a_wall_in_the_corner():
    ground = open_ground("+ + +\n .|.\n+-+D+\n . .\n+ + +")
    assert ground.doors("a1") == ()
    assert ground.doors("a2") == (("b1|b2", False),)
    assert ground.same_side("b1|b2", "a1") == ""


def test_upright_doors_and_doors_over_the_limit():
    ground = open_ground("+ + +\n .D.\n+ + +\n . .D\n+ + +")
    assert ground.doors("a2") == (("a1|b1", False),)
    assert ground.doors("b2") == (("b2|east", True), ("a1|b1", False))
    assert ground.doors("b1") == (("a1|b1", True), ("b2|east", False))
    assert ground.beside("b2|east") == ("b2",)
    assert ground.same_side("b2|east", "b1") == "b2"


def test_another_height_and_a_blocked_square_are_not_beside():
    for cell in "^#":
        ground = open_ground(f"+ + +\n {cell} .\n+ +D+\n . .\n+ + +")
        assert ground.doors("a1") == ()


def test_two_squares_away_is_too_far():
    ground = open_ground("+ + + +\n . . .\n+ + +D+\n . . .\n+ + + +")
    assert ground.doors("a1") == () and ground.doors("b1") == (("c1|c2", False),)


@often(200)
@given(grounds())
def test_every_door_is_listed_for_whoever_is_on_a_side_of_it(ground):
    for cell in ground.grid.cells:
        listed = dict(ground.doors(cell))
        for door in ground.grid.doors:
            side = ground.same_side(door.id, cell)
            assert (door.id in listed) == (side != "")
            if side:
                assert side in ground.beside(door.id) and listed[door.id] == (side == cell)
                assert side == cell or side in ground.adjacent(cell)
