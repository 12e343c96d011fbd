"""How far a base is pushed in a straight line until something stops it."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from hypothesis import assume, given
from hypothesis import strategies as st

from escarmouche.space import Body, Disc, Ground, Piece, circle, free, gap_to, rectangle, slide, wall
from tests.space.brute import signed_distance
from tests.space.strategies import discs, often, tables

BASE = Disc(0, 0, 500)


def test_a_push_goes_the_whole_way_when_nothing_is_there():
    assert slide(BASE, 0.6, 0.8, 4000, []) == (2400, 3200, 4000, None)


def test_a_push_stops_in_contact():
    assert slide(BASE, 1.0, 0.0, 4000, [Piece("wall", rectangle(3000, 0, 1000, 1000))]) == (2000, 0, 2000, "wall")
    assert slide(BASE, 1.0, 0.0, 4000, [Body("ogre", 3000, 0, 700)]) == (1800, 0, 1800, "ogre")


def test_it_stops_at_a_corner_where_the_round_base_meets_it():
    end = slide(BASE, 1.0, 0.0, 4000, [Piece("wall", rectangle(3000, 800, 1000, 1000))])
    assert end == (2100, 0, 2100, "wall") and hypot(2500 - 2100, 300) == 500


def test_what_it_touches_stops_it_only_if_it_moves_into_it():
    neighbour = Body("neighbour", 1000, 0, 500)
    assert slide(BASE, 1.0, 0.0, 1000, [neighbour]) == (0, 0, 0, "neighbour")
    assert slide(BASE, 0.0, 1.0, 1000, [neighbour]).hit is None
    assert slide(BASE, -1.0, 0.0, 1000, [neighbour]).hit is None


def test_it_slides_along_a_wall_it_touches_and_away_from_it():
    side = Piece("wall", rectangle(0, 600, 9000, 200))
    assert slide(BASE, 1.0, 0.0, 4000, [side]).hit is None
    assert slide(BASE, 0.6, -0.8, 4000, [side]).hit is None
    assert slide(BASE, 0.6, 0.8, 4000, [side]) == (0, 0, 0, "wall")


def test_what_it_overlaps_does_not_stop_it_if_it_gets_no_deeper_than_positions_are_rounded():
    rail = wall("side of the stairs", (15, 11), (1369, -1875))  # it has just come off their foot, past the corner
    assert slide(BASE, -0.45028, 0.89289, 500, [rail]).hit is None
    assert slide(BASE, 0.6, 0.8, 500, [rail]) == (0, 0, 0, "side of the stairs")


def test_a_rail_and_the_edge_of_the_board_stop_it():
    assert slide(BASE, 1.0, 0.0, 4000, [wall("rail", (2000, -900), (2000, 900))]) == (1500, 0, 1500, "rail")
    board = Ground(10000, 10000)
    assert slide(Disc(5000, 9000, 500), 0.0, 1.0, 4000, board.edges) == (5000, 9500, 500, "edge")


def test_the_nearest_of_several_stops_it():
    row = [Body("third", 5000, 0, 300), Body("first", 2500, 100, 300), Piece("second", circle(3500, 0, 300))]
    assert slide(BASE, 1.0, 0.0, 9000, row).hit == "first"


@often(150)
@given(discs(4000), tables(most=5, size=4000), st.integers(0, 359), st.sampled_from((1000, 4000, 8000)))
def test_slides_agree_with_small_steps(disc, solids, degrees, distance):
    assume(free(disc, solids) is None)
    ux, uy = cos(radians(degrees)), sin(radians(degrees))
    end = slide(disc, ux, uy, distance, solids)
    assert free(Disc(end.x, end.y, disc.r), solids) is None
    assert hypot(end.x - disc.x - ux * end.travelled, end.y - disc.y - uy * end.travelled) < 1
    for k in range(0, int(end.travelled), 25):
        assert all(signed_distance(s, disc.x + ux * k, disc.y + uy * k) - disc.r > -5.01 for s in solids)
    if end.hit is None:
        assert end.travelled == distance
    else:
        hit = next(s for s in solids if s.id == end.hit)
        assert gap_to(Disc(end.x, end.y, disc.r), hit) <= 5
        deeper = [
            signed_distance(hit, disc.x + ux * k, disc.y + uy * k) - disc.r
            for k in range(int(end.travelled), int(end.travelled) + 12000, 10)
        ]
        assert min(deeper) < -3.5
