"""Which cells a Zone of Control reaches, which are adjacent, and where a Retreat can lead."""

from __future__ import annotations

from hypothesis import given

from escarmouche.space.grid import ground

from ..strategies import often
from .boards import board, grounds, open_ground, plain


def test_a_standing_figure_controls_the_eight_squares_round_it():
    """AD66-ZOC-01."""
    assert plain(3, 3).controls("b2") == ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")
    assert plain(3, 3).controls("a1") == ("b1", "a2", "b2")


def test_a_closed_door_above_and_an_open_one_on_the_left():
    """AD66-EX-22."""
    ground = open_ground("""
        + + + +
         .|. .
        + +D+ +
         .d. .
        + + + +
         .|. .
        + + + +
    """)
    assert ground.controls("b2") == ("c1", "a2", "c2", "b3", "c3") == ground.adjacent("b2")


def test_across_an_open_door_only_straight():
    """AD66-EX-29 (Skrzetuski b2, Porthos c2, Aramis c3), AD66-EX-30."""
    ground = open_ground("""
        + + + + +
         . .|. .
        + + + + +
         . .d. .
        + + + + +
         . .|. .
        + + + + +
    """)
    assert "c2" in ground.controls("b2") and "b2" in ground.controls("c2")
    for far in ("c1", "c3"):
        assert far not in ground.controls("b2") and far not in ground.adjacent("b2")
        assert "b2" not in ground.controls(far)


def test_across_a_window_only_straight():
    """AD66-EDGE-11, AD66-ZOC-02."""
    ground = open_ground("+ + +\n .w.\n+ + +\n .|.\n+ + +")
    assert ground.controls("a1") == ("b1", "a2")
    assert ground.adjacent("a1") == ("b1", "a2")


def test_walls_and_blocked_squares_part():
    """AD66-EDGE-02, AD66-SQ-05."""
    ground = open_ground("+ + + +\n .|. #\n+ + + +")
    assert ground.adjacent("a1") == () and ground.adjacent("b1") == () and ground.adjacent("c1") == ()


def test_heights_and_the_ground_are_not_adjacent():
    """AD66-SQ-11."""
    ground = open_ground("+ + + +\n ^s. ^\n+ + + +\n ^ . .\n+ + + +")
    assert ground.adjacent("a1") == ("a2",) and ground.controls("a1") == ("a2",)
    assert ground.adjacent("b1") == ("b2", "c2")
    assert ground.adjacent("c1") == ()


def test_a_zone_crosses_neither_stairs_nor_ladders_even_on_one_level():
    """AD66-DSN-18."""
    for sign in "sl":
        ground = open_ground(f"+ + +\n .{sign}.\n+ + +")
        assert ground.controls("a1") == () and ground.adjacent("a1") == ("b1",)


def test_obstacles_and_slopes_stop_no_zone():
    for sign in "o<>":
        ground = open_ground(f"+ + +\n .{sign}.\n+-+-+")
        assert ground.controls("a1") == ("b1",) and ground.controls("b1") == ("a1",)


def test_a_broken_door_is_an_open_one_and_a_broken_wall_an_obstacle():
    grid = board("+ + +\n .D.\n+f+-+\n . .\n+ + +")
    assert ground(grid, {}).adjacent("a1") == ()
    assert ground(grid, {"a1|b1": "broken", "a1|a2": "broken"}).adjacent("a1") == ("b1", "a2", "b2")


# -- higher and lower


def heights(text: str) -> dict[str, int]:
    ground = open_ground(text)
    found = {cell: ground.above("a1", cell) for cell in ground.grid.cells if cell != "a1"}
    assert all(ground.above(cell, "a1") == -height for cell, height in found.items())
    return found


def test_higher_across_a_slope():
    """AD66-EDGE-04."""
    assert heights("+ + +\n .>.\n+ + +")["b1"] == 1
    assert heights("+ + +\n .<.\n+ + +")["b1"] == -1


def test_a_diagonal_is_across_a_slope_if_every_way_is():
    """AD66-AMB-106."""
    assert heights("+ + +\n .>.\n+v+ +\n . .\n+ + +")["b2"] == 1  # the corner of a table
    assert heights("+ + +\n .>.\n+ + +\n . .\n+ + +")["b2"] == 0  # one way crosses none
    assert heights("+ + +\n .>.\n+-+ +\n . .\n+ + +")["b2"] == 1  # and that one is walled up
    assert heights("+ + +\n .<.\n+v+ +\n . .\n+ + +")["b2"] == 0  # one goes up, the other down
    assert heights("+ + +\n .<.\n+-+v+\n . .\n+ + +")["b2"] == 0  # up and down again


def test_nobody_is_higher_where_nothing_is_shared():
    assert plain(3, 3).above("a1", "c3") == 0
    assert open_ground("+ + +\n ^>.\n+ + +").above("a1", "b1") == 0


# -- retreats


def test_a_retreat_goes_where_no_test_is_needed():
    """AD66-RETR-03, -04."""
    ground = open_ground("""
        +-+-+-+
        |. . .|
        + +o+ +
        |.d.w.|
        + +v+ +
        |. . .|
        +-+-+-+
    """)
    # Diagonally past the obstacle or down the slope: by the way that passes neither the door nor the window.
    assert ground.retreats("b2") == ("a1", "b1", "c1", "a2", "a3", "b3", "c3")
    assert "c2" not in ground.retreats("b2")
    assert "b2" not in ground.retreats("b3")  # up
    assert "b2" not in ground.retreats("c2")  # the window


def test_a_retreat_up_a_diagonal_slope_is_barred():
    """AD66-AMB-106."""
    table = open_ground("+-+-+\n|.>.|\n+v+ +\n|. .|\n+-+-+")
    assert table.retreats("b2") == ("b1", "a2")
    assert table.retreats("a1") == ("b1", "a2", "b2")


def test_a_retreat_goes_down_from_a_height_but_not_along_it_and_not_over_stairs():
    """AD66-RETR-07, AD66-AMB-70, AD66-DSN-18."""
    ground = open_ground("""
        +-+-+-+-+
        |. ^ ^s.|
        +-+ +l+-+
        |. . . .|
        +-+-+-+-+
    """)
    assert ground.retreats("b1") == ("a1", "b2")
    assert ground.retreats("c1") == ()
    assert ground.retreats("a1") == ()  # up
    assert ground.retreats("d1") == ()
    assert ground.retreats("c2") == ("b2", "d2")


def test_an_open_limit_is_a_retreat():
    """AD66-RETR-06, AD66-AMB-46: only over an open edge."""
    assert open_ground("+ +\n|.|\n+-+").retreats("a1") == ("",)
    assert open_ground("+ +\n|^|\n+-+").retreats("a1") == ("",)
    for sign in "-owdDsl":
        assert open_ground(f"+{sign}+\n|.|\n+-+").retreats("a1") == ()
    assert open_ground("+ +\n|#|\n+-+").retreats("a1") == ()


@often(200)
@given(grounds())
def test_adjacency_is_mutual(ground):
    for cell in ground.grid.cells:
        for other in ground.adjacent(cell):
            assert cell in ground.adjacent(other) and other != cell
        for other in ground.controls(cell):
            assert cell in ground.controls(other) and other in ground.adjacent(cell)
        for other in ground.grid.cells:
            assert ground.above(cell, other) == -ground.above(other, cell)


@often(200)
@given(grounds())
def test_a_retreat_is_a_step_without_a_test(ground):
    for cell in ground.grid.cells:
        ways = {one.to: one.way for one in ground.steps(cell)}
        for to in ground.retreats(cell):
            if to:
                assert ground.above(to, cell) <= 0 and to in ways
                assert ground.grid.cells[to].kind == "open"


def test_a_retreat_down_from_an_odd_height_takes_the_edge_that_is_no_ladder():
    text = """
        + + +
         ^l.
        + +{}+
         ^ ^
        + + +
    """
    height = {"merged": [["a1", "a2", "b2"]]}
    assert open_ground(text.format(" "), **height).retreats("a1") == ("b1", "")
    assert open_ground(text.format("-"), **height).retreats("a1") == ("",)
