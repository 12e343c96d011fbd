"""Boards drawn as text: what each sign means, and what is wrong with a drawing."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.space.grid import BadDrawing, Drawing, drawn

from .boards import board, plain


def test_the_first_cell_is_the_top_left_one_and_north_is_up():
    grid = plain(3, 2).grid
    assert (grid.width, grid.height) == (3, 2)
    assert list(grid.cells) == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert grid.cells["a1"].centre == (500, 1500)
    assert grid.cells["c2"].centre == (2500, 500)
    assert grid.cells["c2"].ring == ((2000, 0), (3000, 0), (3000, 1000), (2000, 1000))


def test_every_kind_of_cell():
    grid = board("""
        + + + + +
         . # ^ A
        + + + + +
    """)
    assert [cell.kind for cell in grid.cells.values()] == ["open", "blocked", "high", "open"]
    assert grid.marks == {"A": "d1"}


@pytest.mark.parametrize(
    ("sign", "kind", "state"),
    [
        (" ", "open", ""),
        ("|", "wall", ""),
        ("-", "wall", ""),
        ("o", "obstacle", ""),
        ("w", "window", ""),
        ("s", "stairs", ""),
        ("l", "ladder", ""),
        ("c", "climb", ""),
        ("f", "fragile", "whole"),
        ("D", "door", "closed"),
        ("d", "door", "open"),
        ("L", "door", "locked"),
        ("B", "door", "broken"),
    ],
)
def test_every_sign_of_an_edge(sign, kind, state):
    upright = drawn(f"+ + +\n .{sign}.\n+ + +").edges["a1|b1"]
    assert (upright.kind, upright.state, upright.cells) == (kind, state, ("a1", "b1"))
    assert upright.ends == ((1000, 0), (1000, 1000))
    level = drawn(f"+ +\n .\n+{sign}+\n .\n+ +").edges["a1|a2"]
    assert (level.kind, level.state, level.cells) == (kind, state, ("a1", "a2"))
    assert level.ends == ((0, 1000), (1000, 1000))


def test_a_slope_points_down():
    grid = board("""
        + + + +
         .>.<.
        +v+A+ +
         . . .
        + + + +
    """)
    uppers = {edge.id: edge.upper for edge in grid.edges.values() if edge.kind == "slope"}
    assert uppers == {"a1|b1": "a1", "b1|c1": "c1", "a1|a2": "a1", "b1|b2": "b2"}


def test_edges_to_the_outside_are_named_after_the_side():
    grid = board("""
        +-+o+
        w. .D
        + +c+
    """)
    kinds = {edge.id: (edge.kind, edge.cells) for edge in grid.edges.values()}
    assert kinds == {
        "a1|north": ("wall", ("a1", "")),
        "b1|north": ("obstacle", ("b1", "")),
        "a1|west": ("window", ("a1", "")),
        "a1|b1": ("open", ("a1", "b1")),
        "b1|east": ("door", ("b1", "")),
        "a1|south": ("open", ("a1", "")),
        "b1|south": ("climb", ("b1", "")),
    }


def test_a_slope_over_the_limit_leads_up_or_down():
    grid = drawn("+v+\n>.>\n+v+")
    assert {edge.id: edge.upper for edge in grid.edges.values()} == {
        "a1|north": "",
        "a1|west": "",
        "a1|east": "a1",
        "a1|south": "a1",
    }


def test_rows_beyond_nine_and_the_order_of_reading():
    grid = plain(2, 11).grid
    assert list(grid.cells)[-4:] == ["a10", "b10", "a11", "b11"]
    assert "a9|a10" in grid.edges and "a10|b10" in grid.edges


def test_short_lines_and_lines_around_are_forgiven():
    wanted = drawn("+ + +\n . .\n+ + +").edges
    for text in ("\n . .\n", "\n\n . .\n\n", "+ + +\n . .\n+ + +\n", "\n+ + +\n . .\n+\n", "+\n . .\n\n"):
        assert drawn(text).edges == wanted, repr(text)


def test_zones_name_cells_and_ranges():
    grid = drawn(
        "\n".join(["+ + + +", " . . .", "+ + + +", " . . .", "+ + + +"]),
        merged=[["a1", "a2"]],
        zones={"red": ["b1:c2"], "exit": ["c2", "c1:c2", "a1:b2"]},
    )
    assert grid.zones == {"red": ("b1", "c1", "b2", "c2"), "exit": ("c2", "c1", "a1", "b1", "b2")}


def test_a_drawing_is_read_from_plain_data():
    data = {
        "text": "+ + +\n . .\n+ + +",
        "merged": [["a1", "b1"]],
        "centre": {"a1": [900, 500]},
        "zones": {"all": ["a1"]},
    }
    grid = msgspec.convert(data, Drawing).grid()
    assert grid.cells["a1"].centre == (900, 500)
    assert grid.zones == {"all": ("a1",)}


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("", "drawing-lines", {"lines": 1}),
        ("+ +\n .", "drawing-lines", {"lines": 2}),
        ("+ +\n .\n+ +\n .", "drawing-lines", {"lines": 4}),
        ("\n\n", "drawing-wide", {"columns": 0, "most": 26}),
        ("+\n" + " ." * 27 + "\n+", "drawing-wide", {"columns": 27, "most": 26}),
        ("+\n" + " .\n+\n" * 100, "drawing-tall", {"rows": 100, "most": 99}),
        ("+ +\n ?\n+ +", "drawing-cell", {"sign": "?", "line": 2, "column": 2}),
        ("+ + +\n .\n+ + +", "drawing-cell", {"sign": " ", "line": 2, "column": 4}),
        ("+ +\n é\n+ +", "drawing-cell", {"sign": "é", "line": 2, "column": 2}),
        ("+ o\n .\n+ +", "drawing-corner", {"sign": "o", "line": 1, "column": 3}),
        ("+x+\n .\n+ +", "drawing-edge", {"sign": "x", "line": 1, "column": 2}),
        ("+>+\n .\n+ +", "drawing-edge", {"sign": ">", "line": 1, "column": 2}),
        ("+ +\nv.\n+ +", "drawing-edge", {"sign": "v", "line": 2, "column": 1}),
    ],
)
def test_a_bad_drawing_says_what_and_where(text, key, values):
    with pytest.raises(BadDrawing) as caught:
        drawn(text)
    assert (caught.value.key, caught.value.values) == (key, values)


SQUARES = "\n".join(["+ + + +", " . . #", "+ + + +", " . . .", "+ + + +", " . . .", "+ + + +"])
ROUND = ["a1", "b1", "c1", "c2", "c3", "b3", "a3", "a2"]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"merged": [["a1", "z9"]]}, "drawing-unknown"),
        ({"merged": [["a1"]]}, "drawing-merged"),
        ({"merged": [[]]}, "drawing-merged"),
        ({"merged": [["a1", "a1"]]}, "drawing-merged"),
        ({"merged": [["a1", "b2"]]}, "drawing-merged"),  # they touch only at a corner
        ({"merged": [["b1", "c1"]]}, "drawing-merged"),  # of two kinds
        ({"merged": [["a1", "a2"], ["a2", "a3"]]}, "drawing-merged"),
        ({"merged": [["a1", "a2"], ["b1", "a1"]]}, "drawing-merged"),
        ({"merged": [["a1", "a2", "a3", "b3", "c3"]]}, "drawing-centre"),  # the middle of an L is not in it
        ({"merged": [["a1", "a2"]], "centre": {"a1": (1000, 2000)}}, "drawing-centre"),
        ({"centre": {"a1": (500, 2500)}}, "drawing-centre"),  # no odd cell
        ({"merged": [["a1", "a2"]], "opposite": [("a2", "b2", "c2")]}, "drawing-unknown"),
        ({"zones": {"red": ["d1"]}}, "drawing-unknown"),
        ({"zones": {"red": ["a1:a9"]}}, "drawing-unknown"),
        ({"zones": {"red": ["A1"]}}, "drawing-unknown"),
    ],
)
def test_bad_words_about_cells(words, key):
    with pytest.raises(BadDrawing) as caught:
        drawn(SQUARES, **words)
    assert caught.value.key == key


def test_an_odd_cell_has_no_hole():
    with pytest.raises(BadDrawing) as caught:
        drawn(SQUARES.replace("#", "."), merged=[ROUND])
    assert caught.value.key == "drawing-merged"
