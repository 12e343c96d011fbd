"""Where a base may stand, in contact with something or as near as possible to a point."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from escarmouche.space import Body, Disc, Piece, around, circle, free, gap, gap_to, nearest_free, polygon, rectangle

from .strategies import coordinates, discs, often, tables, things

BOARD = (0, 0, 20000, 20000)


def test_a_place_is_free_until_something_is_overlapped():
    ogre = Body("ogre", 1000, 0, 500)
    assert free(Disc(0, 0, 500), [ogre]) is None
    assert free(Disc(5, 0, 500), [ogre]) is None
    assert free(Disc(6, 0, 500), [ogre]) == "ogre"


def test_all_around_a_model_alone():
    places = around(Disc(0, 0, 500), 300, [])
    assert len(places.tracks) == 1
    assert places.contains((800, 0)) and not places.contains((810, 0)) and places.why_not(700, 0) == "overlapping"


def test_a_neighbour_takes_away_a_stretch_of_the_circle():
    target, neighbour = Body("target", 0, 0, 500), Body("neighbour", 1000, 0, 500)
    places = around(target, 300, [target, neighbour])
    assert sum(t.length for t in places.tracks) < 2 * pi * 800
    assert all(gap(Disc(*p, 300), neighbour) >= -5 for p in places.propose())


def test_a_model_surrounded_has_no_room_around_it():
    ring = [Body(f"m{k}", round(1000 * cos(k * pi / 3)), round(1000 * sin(k * pi / 3)), 500) for k in range(6)]
    places = around(Disc(0, 0, 500), 500, ring)
    assert not places and places.sample(Random(1)) is None


def test_the_snug_place_between_two_is_found():
    ring = [Body("a", 0, 0, 500), Body("b", 1000, 0, 500)]
    spots = around(ring[0], 500, ring).propose()
    assert any(abs(gap(Disc(*p, 500), ring[1])) <= 5 for p in spots)


def test_around_a_wall_runs_along_its_sides_and_round_its_corners():
    wall = Piece("wall", rectangle(0, 0, 4000, 1000))
    places = around(wall, 500, [wall])
    assert round(sum(t.length for t in places.tracks)) == round(10000 + 2 * pi * 500)
    assert places.contains((0, 1000)) and places.contains((2300, 900)) and not places.contains((2500, 1000))


def test_around_a_concave_piece_leaves_out_its_inner_corner():
    corner = Piece("l", polygon([(0, 0), (4000, 0), (4000, 1000), (1000, 1000), (1000, 4000), (0, 4000)]))
    places = around(corner, 500, [corner])
    assert places.contains((1500, 1500)) and not places.contains((1400, 1500))
    assert all(gap_to(Disc(*p, 500), corner) >= -5 for p in places.propose())


def test_the_board_edge_takes_away_places():
    places = around(Disc(500, 5000, 500), 500, [], BOARD)
    assert places.contains((1500, 5000)) and places.why_not(-500, 5000) == "edge"
    assert all(x >= 495 for x, _ in places.propose())


@often(80)
@given(things("target", 3000), st.sampled_from((295, 590)), tables(most=4, size=4000), st.integers(0, 999))
def test_every_place_around_is_in_contact_and_free(target, r, solids, seed):
    places = around(target, r, solids, (-4000, -4000, 4000, 4000))
    rng = Random(seed)
    for point in [*places.propose(), *(places.sample(rng) for _ in range(5))]:
        if point is not None:
            disc = Disc(*point, r)
            assert abs(gap_to(disc, target)) <= 5 and free(disc, solids) is None
            assert abs(point[0]) + r <= 4005 and abs(point[1]) + r <= 4005


@often(80)
@given(discs(3000), st.sampled_from((295, 590)), tables(most=4, size=4000))
def test_no_place_around_a_model_is_forgotten(target, r, solids):
    places = around(target, r, solids)
    ring = target.r + r
    for k in range(180):
        spot = (round(target.x + ring * cos(pi * k / 90)), round(target.y + ring * sin(pi * k / 90)))
        if all(gap_to(Disc(*spot, r), s) > 0 for s in solids):
            angle = pi * k / 90
            assert any((angle - t.start) % (2 * pi) <= t.end - t.start + 1e-6 for t in places.tracks)


def test_the_nearest_free_place_is_the_point_itself_if_free():
    assert nearest_free(100, 200, 500, []) == (100, 200)


def test_the_nearest_free_place_touches_what_was_in_the_way():
    assert nearest_free(100, 0, 500, [Body("ogre", 0, 0, 500)]) == (1000, 0)
    assert nearest_free(5000, 100, 500, [], BOARD) == (5000, 500)


def test_with_no_room_on_the_board_there_is_no_place():
    assert nearest_free(500, 500, 500, [Piece("sea", rectangle(500, 500, 1000, 1000))], (0, 0, 1000, 1000)) is None


def test_a_hole_that_just_fits_is_found():
    ring = [Piece("u", rectangle(0, 0, 1000, 8000)), Piece("v", rectangle(2000, 0, 1000, 8000))]
    assert nearest_free(900, 0, 500, ring) == (1000, 0)


@often(60)
@given(coordinates(2500), coordinates(2500), st.sampled_from((295, 590)), tables(most=5, size=2500))
def test_the_nearest_free_place_is_free_and_no_grid_point_is_nearer(x, y, r, solids):
    board = (-5000, -5000, 5000, 5000)
    found = nearest_free(x, y, r, solids, board)
    best = hypot(found[0] - x, found[1] - y) if found else 1e9
    if found:
        assert free(Disc(*found, r), solids) is None and abs(found[0]) + r <= 5005 and abs(found[1]) + r <= 5005
    for ring in range(100, 4000, 150):
        if ring > best - 25:
            break
        for k in range(48):
            spot = Disc(round(x + ring * cos(pi * k / 24)), round(y + ring * sin(pi * k / 24)), r)
            if abs(spot.x) + r <= 5000 and abs(spot.y) + r <= 5000:
                assert free(spot, solids) is not None


def test_the_nearest_place_past_a_cluster_is_where_two_outlines_cross():
    pair = [Body("a", -400, 0, 500), Body("b", 400, 0, 500)]
    found = nearest_free(0, 100, 500, pair)
    assert found is not None and all(abs(gap(Disc(*found, 500), b)) <= 5 for b in pair)


def test_far_away_places_are_found_by_looking_further():
    row = [Piece("lake", circle(10000, 10000, 9000))]
    assert nearest_free(10000, 14000, 500, row, BOARD) == (10000, 19500)
