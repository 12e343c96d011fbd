"""Paths over several floors."""

from __future__ import annotations

from escarmouche.space import Piece, platform, rectangle, stairs
from escarmouche.space.surface import beside, levels
from escarmouche.space.travel.path_over_floors import Span, floor_spans

FLOOR = platform("top", rectangle(5_000, 7_500, 10_000, 5_000), 3_000)
FLIGHT = stairs("flight", (4_000, 1_000), (6_000, 1_000), (6_000, 5_000), (4_000, 5_000), 0, 3_000, "", "top")
SURFACES = levels([FLOOR, FLIGHT])


def test_a_path_on_the_ground_is_as_many_stretches_as_legs() -> None:
    found = floor_spans(SURFACES, "", (0, 0), [(0, 500), (0, 500), (3_000, 500)])
    assert [(span.floor, span.far) for span in found] == [("", 500), ("", 3_000)]


def test_a_path_up_the_stairs_is_cut_at_foot_and_head() -> None:
    found = floor_spans(SURFACES, "", (5_000, 0), [(5_000, 8_000)])
    assert [(span.floor, span.y, span.far) for span in found] == [
        ("", 0, 1_000),
        ("flight", 1_000, 4_000),
        ("top", 5_000, 3_000),
    ]


def test_and_down_again() -> None:
    found = floor_spans(SURFACES, "top", (5_000, 8_000), [(5_000, 5_000), (5_000, 500)])
    assert [span.floor for span in found] == ["top", "flight", ""]


def test_a_leg_that_begins_on_the_line_goes_where_it_leads() -> None:
    assert [s.floor for s in floor_spans(SURFACES, "", (5_000, 1_000), [(5_000, 3_000)])] == ["flight"]
    assert [s.floor for s in floor_spans(SURFACES, "", (5_000, 1_000), [(5_000, 0)])] == [""]
    assert [s.floor for s in floor_spans(SURFACES, "flight", (5_000, 5_000), [(5_000, 6_000)])] == ["top"]
    assert [s.floor for s in floor_spans(SURFACES, "flight", (5_000, 5_000), [(5_000, 4_000)])] == ["flight"]


def test_who_passes_beside_the_stairs_stays_below() -> None:
    assert [s.floor for s in floor_spans(SURFACES, "", (0, 1_000), [(10_000, 1_000)])] == [""]
    assert [s.floor for s in floor_spans(SURFACES, "", (3_000, 0), [(3_000, 9_000)])] == [""]


def test_a_stretch_can_be_cut_and_boxed() -> None:
    span = Span("", 0, 0, 0.6, 0.8, 10)
    assert span.at(5) == (3, 4)
    assert span.cut(5, 10) == Span("", 3, 4, 0.6, 0.8, 5)
    assert span.box(1) == (-1, -1, 7, 9)


def test_beside_stairs_there_is_what_stands_at_their_ends() -> None:
    at_foot = Piece("crate", rectangle(3_000, 500, 500, 500), 0, 1_000)
    under = Piece("shelf", rectangle(8_000, 6_000, 500, 500), 0, 1_000)
    above = Piece("rail", rectangle(8_000, 6_000, 500, 500), 3_000, 4_000)
    assert [p.id for p in beside(FLIGHT, [at_foot, under, above])] == ["crate", "rail"]
