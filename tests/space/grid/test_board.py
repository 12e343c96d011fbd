"""The grid of a board: how far apart cells are, which touch, and which edges are whose."""

from __future__ import annotations

from hypothesis import given

from ..strategies import often
from .boards import grids, plain


def test_range_is_the_larger_of_the_two_differences():
    grid = plain(7, 5).grid
    assert grid.distance("a1", "g1") == 6
    assert grid.distance("a1", "g5") == 6
    assert grid.distance("b4", "c2") == 2
    assert grid.distance("d3", "d3") == 0


def test_touching_ignores_walls():
    grid = plain(3, 3).grid
    assert grid.touching("a1", "b2") and grid.touching("b2", "b3")
    assert not grid.touching("a1", "a1") and not grid.touching("a1", "c1")
    assert grid.touched("b1") == ("a1", "c1", "a2", "b2", "c2")


def test_opposite_is_the_mirror_image():
    grid = plain(3, 3).grid
    assert grid.opposite("a2", "b2") == "c2"
    assert grid.opposite("c1", "b2") == "a3"
    assert grid.opposite("a1", "b1") == "c1"
    assert grid.opposite("b1", "a1") is None
    assert grid.opposite("a1", "c1") is None  # not beside it
    assert grid.opposite("a1", "a1") is None


@often(150)
@given(grids())
def test_distance_is_counted_in_touching_cells(grid):
    for a in grid.cells:
        for b in grid.cells:
            far = grid.distance(a, b)
            assert far == grid.distance(b, a)
            assert (far == 0) == (a == b)
            assert (far == 1) == grid.touching(a, b)
            if far > 1:
                assert far == 1 + min(grid.distance(c, b) for c in grid.touched(a))


@often(150)
@given(grids())
def test_opposites_are_mutual(grid):
    for a in grid.cells:
        for middle in grid.touched(a):
            other = grid.opposite(a, middle)
            assert other is None or (grid.opposite(other, middle) == a and grid.touching(middle, other))


@often(100)
@given(grids())
def test_every_edge_has_its_cells_and_every_cell_its_edges(grid):
    for edge in grid.edges.values():
        a, b = edge.cells
        assert edge in grid.around(a) and edge.beyond(a) == b
        assert not b or (edge in grid.around(b) and edge.beyond(b) == a and edge in grid.between(a, b))
        assert (edge.upper in edge.cells) == (edge.kind == "slope") or edge.upper == ""
    squares = [square for cell in grid.cells.values() for square in cell.squares]
    assert len(squares) == len(set(squares)) == grid.width * grid.height
