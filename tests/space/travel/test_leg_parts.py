"""Parts of legs."""

from __future__ import annotations

import pytest

from escarmouche.space import Piece, Straight, circle
from escarmouche.space.travel.leg_parts import cut, leaves
from escarmouche.space.travel.path import Arc, length


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("far", [0.05, 0.3, 0.7, 1.0, 1.6, 3.0])
def test_a_part_of_an_arc_that_rounds_to_nothing_is_no_full_circle(left: bool, far: float) -> None:
    """Its end may be rounded onto its start, or a hair behind it."""
    for x, y in ((1205, 3), (1149, -364), (-700, 981), (17, -1204)):
        arc = Arc(0, 0, y, -x, left)
        part = cut((x, y), arc, 0.0, far / length((x, y), arc))
        assert part is None or length((x, y), part) < far + 1.5


def test_a_leg_along_the_rim_of_what_it_begins_in_leads_out_and_one_a_degree_inward_does_not() -> None:
    inside = Piece("inside", circle(988, 223, 591))
    assert leaves((0, 0), Straight(-318, 1466), inside)
    assert not leaves((0, 0), Straight(-307, 1480), inside)
