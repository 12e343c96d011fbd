"""Distances between bases, from edge to edge."""

from __future__ import annotations

from math import hypot, pi

import pytest
from hypothesis import given

from escarmouche.space import (
    Body,
    Disc,
    bearing,
    entirely_within,
    gap,
    gap_in_space,
    inches,
    mil,
    overlapping,
    touching,
    within,
)

from .strategies import discs, often

HERE = Disc(0, 0, 500)


def test_lengths_are_whole_thousandths():
    assert mil(1.1815) in (1181, 1182) and mil(-0.25) == -250 and inches(1500) == 1.5


def test_contact_has_a_tolerance_of_five_thousandths():
    assert touching(HERE, Disc(1005, 0, 500)) and not touching(HERE, Disc(1006, 0, 500))
    assert not overlapping(HERE, Disc(995, 0, 500)) and overlapping(HERE, Disc(994, 0, 500))


def test_within_is_measured_to_the_nearest_part_and_entirely_to_the_furthest():
    there = Disc(4000, 0, 500)
    assert within(HERE, there, 3000) and within(HERE, there, 2995) and not within(HERE, there, 2994)
    assert entirely_within(HERE, there, 4000) and not entirely_within(HERE, there, 3990)


def test_between_levels_the_straight_line_in_space_counts():
    assert gap_in_space(HERE, Disc(4000, 0, 500, 4000)) == 5000
    assert gap_in_space(HERE, Disc(300, 0, 500, 4000)) == 4000
    assert gap_in_space(HERE, Disc(300, 0, 500)) == -700


def test_a_body_is_a_disc_with_a_name():
    assert gap(HERE, Body("ogre", 2000, 0, 500)) == 1000 and Body("ogre", 1, 2, 3, 4).disc == Disc(1, 2, 3, 4)


def test_bearings_run_counter_clockwise_from_the_right():
    assert bearing(HERE, Disc(0, 900, 1)) == pytest.approx(pi / 2)


@often(100)
@given(discs(), discs())
def test_distance_is_the_same_from_either_end(a, b):
    assert gap(a, b) == gap(b, a) and gap(a, b) == hypot(a.x - b.x, a.y - b.y) - a.r - b.r
