"""Where a base can get to round what is in its way, and by which path."""

from __future__ import annotations

from heapq import heappop, heappush
from math import hypot, pi

import pytest
from hypothesis import assume, given

from escarmouche.space import Arc, Body, Disc, Piece, Straight, blocked, fits, free, length, rectangle
from escarmouche.space.travel.reach import Reach
from tests.space.strategies import coordinates, discs, often, tables

START = Disc(0, 0, 500)


def total(start, legs):
    far, here = 0.0, (start.x, start.y)
    for leg in legs:
        far, here = far + length(here, leg), (leg.x, leg.y)
    return far


def test_in_the_open_it_reaches_as_far_as_it_goes():
    reach = Reach(START, 4000, [])
    assert reach.path_to((4000, 0)) == [Straight(4000, 0)]
    assert reach.contains((4005, 0)) and not reach.contains((4006, 0))
    assert reach.path_to((0, 0)) == []


def test_the_way_round_a_model_is_a_line_an_arc_and_a_line():
    ogre = Body("ogre", 3000, 0, 500)
    legs = Reach(START, 8000, [ogre]).path_to((6000, 0))
    assert legs is not None and [type(leg) for leg in legs] == [Straight, Arc, Straight]
    straight = (3000**2 - 1000**2) ** 0.5
    assert total(START, legs) == pytest.approx(2 * straight + 1000 * (pi - 2 * 1.2309594), abs=3)
    assert not Reach(START, 6200, [ogre]).contains((6000, 0))


def test_the_way_round_a_wall_turns_about_its_corners():
    wall = Piece("wall", rectangle(3000, 0, 200, 4000))
    legs = Reach(START, 9000, [wall]).path_to((6000, 0))
    assert legs is not None and any(isinstance(leg, Arc) for leg in legs)
    assert blocked((0, 0), legs[0], 500, [wall]) is None


def test_what_is_walled_in_is_out_of_reach():
    room = [
        Piece(f"w{k}", rectangle(x, y, w, h))
        for k, (x, y, w, h) in enumerate(
            ((0, 1500, 3200, 200), (0, -1500, 3200, 200), (1500, 0, 200, 3200), (-1500, 0, 200, 3200))
        )
    ]
    reach = Reach(START, 9000, room)
    assert not reach.contains((4000, 0)) and reach.contains((900, 0))


def test_a_base_in_contact_can_go_round_what_it_touches():
    hub = Body("hub", 1000, 0, 500)
    legs = Reach(START, 4000, [hub]).path_to((2000, 0))
    assert legs is not None and total(START, legs) == pytest.approx(pi * 1000, abs=5)


def test_a_zone_is_walked_round():
    wood = Piece("wood", rectangle(3000, 0, 1000, 1000))
    legs = Reach(START, 8000, [], [wood]).path_to((6000, 0))
    assert legs is not None and len(legs) > 1


def test_it_draws_itself_and_proposes_points_it_contains():
    reach = Reach(START, 4000, [Body("ogre", 2000, 0, 500), Piece("wall", rectangle(0, 2500, 3000, 300))])
    assert len(reach.outline()[0]) > 20
    points = reach.propose()
    assert len(points) >= 16 and all(reach.contains(p) for p in points)


@often(40)
@given(discs(2000), tables(most=4, size=2500), coordinates(3500), coordinates(3500))
def test_every_way_is_legal_and_no_longer_than_a_walk_on_a_grid(start, solids, x, y):
    assume(free(start, solids) is None and free(Disc(x, y, start.r), solids) is None)
    reach = Reach(start, 6000, solids)
    legs = reach.path_to((x, y))
    if legs is not None:
        here = (start.x, start.y)
        for leg in legs:
            assert fits(here, leg) and blocked(here, leg, start.r, solids) is None
            here = (leg.x, leg.y)
        assert here == (x, y) or not legs
        assert hypot(x - start.x, y - start.y) - 3 <= total(start, legs) <= 6005
    walk = _walk(start, (x, y), solids, 6000)
    if walk is not None:
        assert legs is not None and total(start, legs) <= walk + 5


def _walk(start, goal, solids, limit, step=500):
    """The shortest walk over a coarse grid with legal straight legs: an upper bound."""

    def spot(cell):
        return start.x + cell[0] * step, start.y + cell[1] * step

    best, queue, found = {(0, 0): 0.0}, [(0.0, (0, 0))], None
    while queue:
        far, cell = heappop(queue)
        if far > best[cell] or far > limit - 100 or (found is not None and far > found):
            continue
        here = spot(cell)
        last = hypot(goal[0] - here[0], goal[1] - here[1])
        if last < 900 and far + last < limit - 100 and blocked(here, Straight(*goal), start.r + 2, solids) is None:
            found = min(found or 1e9, far + last)
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                there = (cell[0] + i, cell[1] + j)
                longer = far + step * hypot(i, j)
                if longer < best.get(there, 1e9) and blocked(here, Straight(*spot(there)), start.r + 2, solids) is None:
                    best[there] = longer
                    heappush(queue, (longer, there))
    return found
