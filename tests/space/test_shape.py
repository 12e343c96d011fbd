"""Pieces of terrain: outlines cut into convex parts, and how far they are."""

from __future__ import annotations

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import MultiPoint, Point
from shapely.geometry.polygon import orient

from escarmouche.space import Body, Disc, Piece, circle, gap_to, nearest, polygon, rectangle, thickness, wall
from escarmouche.space.shape import Polygon

from .brute import signed_distance
from .strategies import coordinates, often, things

L = [(0, 0), (4000, 0), (4000, 1000), (1000, 1000), (1000, 4000), (0, 4000)]


def test_a_rectangle_is_centred_and_turned_to_the_left():
    (box,) = rectangle(1000, 2000, 400, 200)
    assert box.points == ((800, 1900), (1200, 1900), (1200, 2100), (800, 2100))
    (turned,) = rectangle(0, 0, 400, 200, turn=90)
    assert turned.points == ((100, -200), (100, 200), (-100, 200), (-100, -200))


def test_a_concave_outline_becomes_convex_parts_of_the_same_area():
    corner = Piece("l", polygon(L))
    assert len(corner.parts) == 2 and len(corner.joints) == 1
    assert corner.contains((500, 500)) and corner.contains((3000, 500)) and not corner.contains((2000, 2000))


def test_the_direction_of_an_outline_does_not_matter_and_corners_in_line_are_left_out():
    assert polygon([(0, 0), (0, 10), (10, 10), (10, 0)])[0].points[0] in ((0, 0), (10, 0), (10, 10), (0, 10))
    assert len(polygon([(0, 0), (5, 0), (10, 0), (10, 10), (0, 10)])[0].points) == 4


def test_an_outline_that_crosses_itself_or_has_no_area_is_refused():
    with pytest.raises(ValueError):
        polygon([(0, 0), (10, 0), (20, 0)])
    with pytest.raises(ValueError):
        polygon([(0, 0), (10, 10), (10, 0), (0, 11), (-5, 5)])


def test_thickness_is_the_narrowest_width():
    fence = Piece("fence", rectangle(0, 0, 6000, 250, 0))
    assert fence.thickness() == 250 and fence.thickness(fence.parts[0]) == 250
    assert thickness(*circle(0, 0, 400)) == 800


def test_distances_from_a_piece():
    box = Piece("box", rectangle(0, 0, 2000, 2000))
    assert box.distance_to((1300, 1400)) == 500 and box.distance_to((0, 0)) == 0
    assert gap_to(Disc(2000, 0, 500), box) == 500 and gap_to(Disc(0, 0, 500), box) == -1500


def test_a_wall_has_no_inside_but_two_sides():
    rail = wall("rail", (0, 0), (1000, 0))
    assert rail.distance_to((500, 300)) == 300 == rail.distance_to((500, -300))
    assert rail.distance_to((1300, 400)) == 500


def test_a_wall_ends_at_its_ends():
    rail = wall("rail", (0, 0), (1000, 0))
    assert [rail.distance_to((x, 0)) for x in (-400, 0, 500, 1000, 5000)] == [400, 0, 0, 0, 4000]


def to_segment(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> float:
    long = dist(a, b) ** 2
    share = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / long if long else 0.0
    share = min(1.0, max(0.0, share))
    return dist(p, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))


spots = st.tuples(coordinates(6), coordinates(6))  # a small grid: many lie in line, many on each other


@often(300)
@given(spots, spots, spots)
def test_a_wall_may_be_as_short_as_a_point(a: tuple[int, int], b: tuple[int, int], p: tuple[int, int]) -> None:
    assert wall("rail", a, b).distance_to(p) == pytest.approx(to_segment(p, a, b))


@often(300)
@given(st.lists(spots, min_size=3, max_size=5), st.lists(st.integers(0, 2), min_size=5, max_size=5), spots)
def test_corners_that_lie_on_each_other_change_nothing(
    corners: list[tuple[int, int]], again: list[int], p: tuple[int, int]
) -> None:
    hull = MultiPoint(corners).convex_hull
    if hull.geom_type != "Polygon":
        return
    ring = [(round(x), round(y)) for x, y in orient(hull).exterior.coords[:-1]]
    repeated = [spot for spot, more in zip(ring, again, strict=False) for _ in range(1 + more)]
    one, other = Piece("one", (Polygon(tuple(ring)),)), Piece("other", (Polygon(tuple(repeated)),))
    assert other.distance_to(p) == one.distance_to(p) == pytest.approx(hull.distance(Point(p)))
    assert other.thickness() == one.thickness()


def test_nearest_points():
    box = Piece("box", rectangle(0, 0, 2000, 2000))
    assert nearest(box, Body("ogre", 3000, 0, 500)) == ((1000, 0), (2500, 0))
    assert nearest(box, Piece("other", rectangle(0, 3000, 2000, 2000)))[0][1] == 1000
    p, q = nearest(box, Piece("cross", rectangle(0, 0, 200, 9000)))
    assert p == q


def test_a_base_is_covered_when_all_of_it_is_inside():
    box = Piece("box", rectangle(0, 0, 2000, 2000))
    assert box.covers(Disc(0, 0, 1000)) and not box.covers(Disc(100, 0, 1000))
    two = Piece("two", rectangle(-1000, 0, 2000, 2000) + rectangle(1000, 0, 2000, 2000))
    assert two.covers(Disc(0, 0, 900)) and not two.covers(Disc(0, 500, 900))
    assert Piece("l", polygon(L)).covers(Disc(500, 500, 500)) and not Piece("l", polygon(L)).covers(Disc(900, 900, 300))


def test_a_moved_piece_keeps_its_name_and_shape():
    box = Piece("box", rectangle(0, 0, 2000, 2000), 0, 500, "crate").moved(1000, 0)
    assert (box.id, box.top, box.kind, box.bounds) == ("box", 500, "crate", (0, -1000, 2000, 1000))


@often(150)
@given(things("it", 3000), coordinates(5000), coordinates(5000))
def test_distances_agree_with_the_long_way(thing, x, y):
    exact = gap_to(Disc(x, y, 0), thing)
    rough = signed_distance(thing, x, y)
    if rough > 0 or isinstance(thing, Body) or len(thing.parts) == 1:
        assert exact == pytest.approx(rough)
    else:
        assert exact <= 1e-9


@often(80)
@given(st.lists(st.tuples(st.integers(1, 20), st.integers(1, 20)), min_size=2, max_size=7))
def test_any_staircase_is_cut_into_parts_that_fill_it(steps):
    width, total, level = sum(w for w, _ in steps), 0, 0
    outline = [(0, 0), (width, 0)]
    for w, h in steps:
        x = outline[-1][0]
        level += h
        total += w * level
        outline += [(x, level), (x - w, level)]
    assert sum(_area(part.points) for part in polygon(outline)) == total


def _area(points):
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(points, [*points[1:], points[0]], strict=True)) / 2


def test_a_moved_piece_is_the_piece_built_there():
    outline = [(0, 0), (4000, 0), (4000, 4000), (3000, 4000), (3000, 1000), (0, 1000)]
    moved = Piece("wall", polygon(outline), 0, 3000, "barrier").moved(1500, -700)
    built = Piece("wall", polygon([(x + 1500, y - 700) for x, y in outline]), 0, 3000, "barrier")
    assert moved == built
    assert moved.bounds == built.bounds and (moved.x, moved.y, moved.r) == (built.x, built.y, built.r)
    for one, other in zip((*moved.parts, *moved.joints), (*built.parts, *built.joints), strict=True):
        assert list(one.points) == [pytest.approx(point) for point in other.points]
        assert list(one.edges) == [pytest.approx(edge) for edge in other.edges]
