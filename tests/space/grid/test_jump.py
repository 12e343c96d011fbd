"""Jumps from one height over the ground to another."""

from __future__ import annotations

from hypothesis import given

from escarmouche.space.grid import Jump

from ..strategies import often
from .boards import grounds, open_ground


def test_a_jump_goes_from_a_height_over_the_ground_to_a_height():
    """AD66-MAN-09, AD66-AMB-51."""
    assert open_ground("+ + + +\n ^ . ^\n+ + + +").jumps("a1") == (Jump("b1", "c1", False),)
    assert open_ground("+ + + +\n ^ . ^\n+ + + +").jumps("b1") == ()
    for line in ("^ ^ ^", "^ # ^", "^ . .", "^ . #", ". . ^"):
        assert open_ground(f"+ + + +\n {line}\n+ + + +").jumps("a1") == ()


def test_no_wall_may_be_in_between():
    for sign, free in ((" ", 1), ("o", 1), ("d", 1), ("<", 1), ("|", 0), ("D", 0), ("w", 0), ("c", 0), ("f", 0)):
        assert len(open_ground(f"+ + + +\n ^{sign}. ^\n+ + + +").jumps("a1")) == free
        assert len(open_ground(f"+ + + +\n ^ .{sign}^\n+ + + +").jumps("a1")) == free


def test_a_diagonal_jump():
    """AD66-MAN-11."""
    text = "+ + + +\n ^{0}. .\n+{1}+ + +\n {2} . .\n+ + + +\n . . ^\n+ + + +"
    assert open_ground(text.format(" ", " ", ".")).jumps("a1") == (Jump("b2", "c3", True),)
    assert open_ground(text.format("|", " ", ".")).jumps("a1") == (Jump("b2", "c3", True),)  # past the other side
    assert open_ground(text.format("|", "-", ".")).jumps("a1") == ()
    assert open_ground(text.format("|", " ", "#")).jumps("a1") == ()
    assert open_ground(text.format(" ", " ", "^")).jumps("a1") == (Jump("b2", "c3", True),)


@often(200)
@given(grounds(odd=False))
def test_a_jump_can_be_jumped_back(ground):
    for cell in ground.grid.cells:
        for jump in ground.jumps(cell):
            assert Jump(jump.over, cell, jump.diagonal) in ground.jumps(jump.to)
            assert ground.grid.distance(cell, jump.to) == 2
