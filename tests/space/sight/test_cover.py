"""What gives heavy or light cover between two bases."""

from __future__ import annotations

from hypothesis import assume, given
from msgspec.structs import replace

from escarmouche.space import Body, Disc, Piece, cover, crosses_any, crosses_centre, gap, polygon, rectangle
from tests.space.brute import crosses, rim, spots
from tests.space.strategies import discs, often, things

A, B = Disc(0, 0, 500), Disc(6000, 0, 500)


def test_a_crate_on_the_line_of_centres_gives_heavy_cover():
    assert cover(A, B, [Piece("crate", rectangle(3000, 0, 500, 500))]) == ("crate", "crate")


def test_a_crate_beside_the_line_of_centres_gives_light_cover():
    assert cover(A, B, [Piece("crate", rectangle(3000, 600, 500, 500))]) == ("crate", None)


def test_the_first_of_each_is_named():
    things = [Body("far", 3000, 9000, 500), Body("aside", 2000, 700, 300), Body("between", 4000, 0, 300)]
    assert cover(A, B, things) == ("aside", "between")


def test_grazing_is_no_cover():
    assert not crosses_any(A, B, Piece("crate", rectangle(3000, 1000, 1000, 1000)))
    assert not crosses_any(A, B, Body("troll", 3000, 997, 500))
    assert crosses_any(A, B, Body("troll", 3000, 990, 500))
    assert not crosses_centre(A, B, Piece("crate", rectangle(3000, 500, 1000, 1000)))


def test_a_thing_behind_either_base_gives_none():
    assert cover(A, B, [Body("behind", -1000, 0, 500), Body("beyond", 7000, 0, 500)]) == (None, None)


def test_a_long_wall_whose_corners_are_all_far_away_counts():
    assert cover(A, B, [Piece("wall", rectangle(3000, 0, 200, 30000))]) == ("wall", "wall")


def test_the_line_of_centres_along_a_seam_crosses_the_piece():
    both = Piece("wall", rectangle(3000, 300, 900, 600) + rectangle(3000, -300, 900, 600))
    assert crosses_centre(A, B, both)
    house = Piece("l", polygon([(2000, -900), (4000, -900), (4000, 0), (3000, 0), (3000, 900), (2000, 900)]))
    assert crosses_centre(A, B, house)


@often(150)
@given(discs(3000), discs(3000), things("it", 4000))
def test_any_line_agrees_with_samples(a, b, thing):
    assume(gap(a, b) > 0)
    exact = crosses_any(a, b, thing)
    assert exact == crosses_any(b, a, thing)
    small_a, small_b = replace(a, r=a.r - 20), replace(b, r=b.r - 20)
    lines = [(p, q) for p in spots(small_a, 6) + rim(small_a, b, 5) for q in rim(small_b, a, 5)]
    if not exact:
        assert not any(crosses(thing, p, q, margin=2) for p, q in lines)
    elif isinstance(thing, Body) and gap(a, thing) > 0 and gap(b, thing) > 0:
        wide = [(p, q) for p in rim(a, b, 41) for q in rim(b, a, 41)]
        assert any(crosses(thing, p, q, margin=-25) for p, q in wide)


@often(150)
@given(discs(3000), discs(3000), things("it", 3000))
def test_the_line_of_centres_agrees_with_samples_and_is_one_of_the_lines(a, b, thing):
    assume(gap(a, b) > 0)
    exact = crosses_centre(a, b, thing)
    if exact:
        assert crosses_any(a, b, thing)
        assert crosses(thing, (a.x, a.y), (b.x, b.y), margin=-20)
    else:
        assert not crosses(thing, (a.x, a.y), (b.x, b.y), margin=0.01)
