"""Sight (AD66-LOS-01 to -03, AD66-EDGE-06, -12, AD66-SQ-08 to -10, AD66-AMB-39 to -45)."""

from __future__ import annotations

import pytest
from hypothesis import given

from escarmouche.space.grid import Sight, ground

from ..strategies import often
from .boards import board, grounds, open_ground, plain

CLEAR = (True, "", "")


def line(text: str, a: str = "A", b: str = "B", bodies=()) -> Sight:
    """Sight between two marks of a drawing."""
    ground = open_ground(text)
    return ground.sight(ground.grid.marks[a], ground.grid.marks[b], [ground.grid.marks[body] for body in bodies])


def test_an_open_board_hides_nothing():
    ground = plain(6, 4)
    assert all(ground.sight(a, b) == CLEAR for a in ground.grid.cells for b in ground.grid.cells)


@pytest.mark.parametrize(
    ("sign", "seen"),
    [
        (" ", CLEAR),
        ("|", (False, "wall", "b1|c1")),  # AD66-LOS-02
        ("c", (False, "wall", "b1|c1")),
        ("f", (False, "wall", "b1|c1")),
        ("D", (False, "door", "b1|c1")),  # AD66-EDGE-08
        ("L", (False, "door", "b1|c1")),
        ("d", CLEAR),  # AD66-AMB-39
        ("B", CLEAR),
        ("o", CLEAR),
        ("w", CLEAR),
        (">", CLEAR),
        ("<", CLEAR),
        ("s", CLEAR),
        ("l", CLEAR),
    ],
)
def test_each_edge_crossed(sign, seen):
    assert open_ground(f"+ + + +\n . .{sign}.\n+ + + +").sight("a1", "c1") == seen


def test_walls_beside_the_line_do_not_matter():
    """AD66-EX-33: only what is on the grid counts, and the line crosses no wall."""
    assert (
        line("""
        +-+-+-+-+
        |A . . B|
        +-+-+-+-+
    """)
        == CLEAR
    )
    assert line("""
        + + + + +
         A . . .
        +-+o+ + +
         . . . B
        + + + + +
    """) == (CLEAR)  # it crosses the edge below b1, which is a hedge


def test_solid_squares_block():
    """AD66-SQ-05, -09, AD66-LOS-03."""
    assert line("+ + + +\n A # B\n+ + + +") == (False, "blocked", "b1")
    assert line("+ + + +\n A ^ B\n+ + + +") == (False, "high", "b1")


def test_figures_block_unless_they_are_the_target():
    """AD66-LOS-03; whoever lies on the ground is not among the bodies."""
    assert line("+ + + +\n A X B\n+ + + +", bodies="X") == (False, "body", "b1")
    assert line("+ + + +\n A X B\n+ + + +", bodies="AB") == CLEAR
    assert line("+ + + +\n A . B\n+ + + +\n . X .\n+ + + +", bodies="X") == CLEAR


def test_a_figure_that_is_touched_only_at_a_corner_does_not_block():
    """AD66-AMB-40."""
    assert line("+ + +\n A X\n+ + +\n Y B\n+ + +", bodies="XY") == CLEAR
    assert line("+ + + +\n A X .\n+ + + +\n . Y B\n+ + + +", bodies="X") == (False, "body", "b1")


# -- heights


def test_between_heights_there_is_always_sight():
    """AD66-SQ-08, AD66-AMB-45."""
    ground = open_ground("+ + + + +\n ^|# .|^\n+ + + + +")
    assert ground.sight("a1", "d1", {"c1"}) == CLEAR
    assert ground.shot("a1", "d1", {"c1"})[:6] == (True, "", "", False, False, False)


def test_between_a_height_and_the_ground():
    """AD66-SQ-10, AD66-AMB-45: figures do not block, other heights, blocked squares and walls do."""
    assert open_ground("+ + + +\n ^ . .\n+ + + +").sight("a1", "c1", {"b1"}) == CLEAR
    assert open_ground("+ + + +\n ^ ^ .\n+ + + +").sight("a1", "c1") == (False, "high", "b1")
    assert open_ground("+ + + +\n ^ # .\n+ + + +").sight("a1", "c1") == (False, "blocked", "b1")
    assert open_ground("+ + + +\n ^ .|.\n+ + + +").sight("c1", "a1") == (False, "wall", "b1|c1")
    assert open_ground("+ + + +\n ^ .o.\n+ + + +").shot("a1", "c1").obstacle


# -- corners


def corner(a: str, b: str, c: str, d: str) -> Sight:
    """The line from a3 to c1, past the corner of b2 with c1; the edges b1|c1, b2|c2, b1|b2, c1|c2 end there."""
    return open_ground(f"""
        + + + +
         . .{a}.
        + +{c}+{d}+
         . .{b}.
        + + + +
         . . .
        + + + +
    """).sight("a3", "c1")


def test_one_side_of_a_corner_may_be_solid():
    assert corner("|", " ", "-", " ") == CLEAR
    assert corner(" ", "|", " ", "-") == CLEAR


@pytest.mark.parametrize("edges", ["|  -", " |- ", "||  ", "  --", "||--"])
def test_nothing_slips_through_a_wall_at_its_vertex(edges):
    """AD66-AMB-41: solid things on both sides of one corner block, whoever looks."""
    assert corner(*edges) == (False, "corners", "2,2")


def test_even_at_the_corner_of_ones_own_square():
    assert line("+ + +\n A|.\n+ + +\n .|B\n+ + +") == (False, "corners", "1,1")
    assert line("+ + +\n A|.\n+-+ +\n . B\n+ + +") == (False, "corners", "1,1")
    assert line("+ + +\n A #\n+ + +\n # B\n+ + +") == (False, "corners", "1,1")
    assert line("+ + +\n A #\n+ + +\n . B\n+ + +") == CLEAR


DIAGONAL = """
    + + + + + +
     . . . .{0}B
    + + + + + +
     . . . . .
    + + + +{1}+ +
     . .{2}. . .
    + + + + + +
     . .{3}. . .
    + +{4}+ + + +
     A . . . .
    + + + + + +
"""


def test_corners_on_both_sides_block():
    """AD66-LOS-04: left at one corner, right at another; those of either end's own square are ignored."""
    assert line(DIAGONAL.format(" ", " ", "|", " ", " ")) == CLEAR
    assert line(DIAGONAL.format(" ", "-", "|", " ", " ")) == (False, "corners", "2,2")
    assert line(DIAGONAL.format(" ", " ", "|", "|", " ")) == (False, "corners", "2,2")
    assert line(DIAGONAL.format(" ", " ", " ", " ", "-")) == CLEAR
    assert line(DIAGONAL.format("|", " ", " ", "|", " ")) == CLEAR


def test_a_doors_frame_is_a_corner():
    """AD66-AMB-39: the wall beside an open door counts, the door does not."""
    text = "+ + + +\n . . B\n+-+{}+-+\n . A .\n+ + + +"
    assert line(text.format("d")) == CLEAR  # past the frame, which is a corner of its own square
    assert line(text.format("B")) == CLEAR
    assert line(text.format("D")) == (False, "corners", "2,1")
    aside = "+ + + +\n . . B\n+-+{}+-+\n A . .\n+ + + +"
    assert line(aside.format("d")) == CLEAR  # through the middle of the door
    assert line(aside.format("D")) == (False, "door", "b1|b2")


# -- obstacles


def test_three_obstacles_block():
    """AD66-EDGE-06."""
    assert line("+ + + + +\n Ao.o. B\n+ + + + +") == CLEAR
    assert line("+ + + + +\n Ao.o.oB\n+ + + + +") == (False, "obstacles", "c1|d1")
    assert line("+ + + + +\n Aw.o.wB\n+ + + + +") == (False, "obstacles", "c1|d1")


def test_a_corner_between_two_obstacles_counts_as_one_and_beside_one_as_none():
    """AD66-AMB-43."""
    text = """
        + + + + +
         . . .{0}B
        + + +o+ +
         . .o. .
        + +o+ + +
         .{1}. . .
        + + + + +
         A . . .
        + + + + +
    """
    assert line(text.format(" ", " ")) == CLEAR
    assert line(text.format("o", " ")) == CLEAR
    both = """
        + + + + +
         . . .oB
        + + +o+o+
         . .o.o.
        + +o+o+ +
         .o.o. .
        + +o+ + +
         Ao. . .
        + + + + +
    """
    assert line(both)[:2] == (False, "obstacles")


# -- windows


def seen_through(text: str) -> list[str]:
    ground = open_ground(text)
    start = ground.grid.marks["A"]
    return [cell for cell in ground.grid.cells if ground.sight(start, cell).clear]


def test_the_cone_behind_a_window():
    """AD66-EDGE-12: 1, 3 and 5 squares, and no more at the ends of the window."""
    wall = "+-+-+-+w+-+-+-+"
    row = " . . . . . . ."
    line = "+ + + + + + + +"
    text = "\n".join([line, row, line, row, line, row, wall, " . . . A . . .", line])
    seen = [cell for cell in seen_through(text) if not cell.endswith("4")]
    assert seen == ["b1", "c1", "d1", "e1", "f1", "c2", "d2", "e2", "d3"]


def test_from_further_away_only_straight_through():
    """AD66-EDGE-12, AD66-AMB-44."""
    wall = "+-+-+-+w+-+-+-+"
    row = " . . . . . . ."
    line = "+ + + + + + + +"
    text = "\n".join([line, row, line, row, line, row, wall, row, line, " . . . A . . .", line])
    seen = [cell for cell in seen_through(text) if cell[1] in "123"]
    assert seen == ["d1", "d2", "d3"]
    assert open_ground(text).sight("d5", "c1") == (False, "window", "d3|d4")
    assert open_ground(text).sight("d5", "c2") == (False, "corners", "3,2")


def test_several_windows_must_all_be_satisfied():
    """AD66-AMB-44."""
    ground = open_ground("+ +\n .\n+w+\n .\n+w+\n .\n+ +\n .\n+ +")
    assert ground.sight("a1", "a4") == CLEAR  # straight
    rows = ["+ + +", " . .", "+w+w+", " . .", "+ + +", " . .", "+w+w+", " . .", "+ + +"]
    assert open_ground("\n".join(rows)).sight("a1", "b4") == CLEAR  # each end borders one
    further = open_ground("\n".join([*rows, " . .", "+ + +"]))
    assert further.sight("a1", "b5") == (False, "window", "b3|b4")


def test_the_end_of_a_window_is_wall():
    """AD66-AMB-44: a line that meets a window only at its end does not pass through it."""
    assert line("+ + +\n . B\n+w+-+\n A .\n+ + +") == (False, "corners", "1,1")
    assert line("+ + +\n . B\n+w+w+\n A .\n+ + +") == (False, "corners", "1,1")
    assert line("+ + +\n . B\n+w+ +\n A .\n+ + +") == CLEAR  # nothing but open ground on the other side


# -- doors that change


def test_doors_change_what_is_seen():
    grid = board("+ + + +\n . .D.\n+ + + +\n . .f.\n+ + + +")
    shut, wide = ground(grid, {}), ground(grid, {"b1|c1": "open", "b2|c2": "broken"})
    for _ in range(2):
        assert shut.sight("a1", "c1") == (False, "door", "b1|c1") and wide.sight("a1", "c1") == CLEAR
        assert shut.sight("a2", "c2") == (False, "wall", "b2|c2") and wide.shot("a2", "c2").obstacle


def test_nobody_sees_into_a_blocked_square_and_everyone_sees_himself():
    ground = open_ground("+ + +\n . #\n+ + +")
    assert ground.sight("a1", "b1") == (False, "blocked", "b1")
    assert ground.sight("a1", "a1", {"a1"}) == CLEAR


@often(300)
@given(grounds())
def test_sight_is_mutual(ground):
    cells = list(ground.grid.cells)
    bodies = cells[::5]
    for a in cells[::2]:
        for b in cells[::3]:
            assert ground.sight(a, b, bodies) == ground.sight(b, a, bodies)


@often(200)
@given(grounds())
def test_more_bodies_never_show_more(ground):
    cells = list(ground.grid.cells)
    for a in cells[::2]:
        for b in cells[::3]:
            assert ground.sight(a, b).clear or not ground.sight(a, b, cells).clear
            assert ground.sight(a, b).clear or not ground.shot(a, b).clear
