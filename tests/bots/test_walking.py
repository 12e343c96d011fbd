"""Walking distances: straight over open ground, round a wall, longer through water."""

from __future__ import annotations

import pytest

from escarmouche.bots.moonstone.walking import TABLE
from escarmouche.bots.walking import walking_map
from escarmouche.core.views.scene import Board, Shape, Terrain


def block(kind: str, x0: int, y0: int, x1: int, y1: int) -> Board:
    """An empty board with one rectangle of terrain, in inches."""
    ring = [(1000 * x, 1000 * y) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    return Board(36_000, 36_000, "inch", [Terrain("it", kind, [Shape(ring=ring)], 0, 3000)])


SOUTH, NORTH = (18_000, 14_000, 0), (18_000, 22_000, 0)


def test_open_ground_is_crossed_in_a_straight_line():
    assert walking_map(block("open", 10, 17, 26, 19), TABLE).distance(SOUTH, NORTH) == pytest.approx(8)


def test_a_wall_is_walked_round():
    distance = walking_map(block("barrier", 12, 17, 24, 19), TABLE).distance(SOUTH, NORTH)
    assert 15 < distance < 20  # some 16.5 with a string; a grid makes it a little longer


def test_a_wall_from_edge_to_edge_leaves_no_way():
    assert walking_map(block("barrier", 0, 17, 36, 19), TABLE).distance(SOUTH, NORTH) >= 40


@pytest.mark.parametrize("kind", ["water", "wood", "obstacle"])
def test_rough_ground_is_longer_than_it_looks(kind: str):
    assert 9 < walking_map(block(kind, 0, 15, 36, 21), TABLE).distance(SOUTH, NORTH) < 40


def test_a_place_at_the_foot_of_a_wall_can_be_reached():
    """Its cell is half within the wall; where no corner may be cut, a straight step still leads out of it."""
    strict = TABLE._replace(cuts=False)
    assert walking_map(block("barrier", 12, 17, 24, 19), strict).distance(SOUTH, (18_000, 19_400, 0)) < 25


def test_the_distances_of_a_board_are_kept():
    board = block("wood", 1, 1, 2, 2)
    assert walking_map(board, TABLE) is walking_map(board, TABLE)
