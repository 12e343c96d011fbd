"""The walking distance of those whom nobody plays (AD66-NPC-03, -16, -17, -20, AD66-AMB-75, -77)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from escarmouche.space.grid import Ground, Hop, Pace, ground

from ..strategies import often
from .boards import board, grounds, open_ground, plain
from .brute import distances


def costs(ground: Ground, start: str, agility: int = 0, enemies=(), others=()) -> dict[str, int]:
    return {cell: far.cost for cell, far in ground.far(start, agility, enemies, others).items()}


def test_the_nearest_on_foot_is_not_the_nearest_as_the_crow_flies():
    """AD66-EX-44."""
    ground = open_ground("""
        +-+-+-+-+
        |D|T . P|
        + +-+-+ +
        |. . . .|
        +-+-+-+-+
    """)
    far = costs(ground, ground.grid.marks["T"])
    assert far[ground.grid.marks["P"]] == 2 and far[ground.grid.marks["D"]] == 7


def test_the_start_is_at_no_distance_and_the_outside_is_no_goal():
    assert costs(plain(2, 1), "a1") == {"a1": 0, "b1": 1}


def test_a_closed_door_is_opened_for_one_point():
    grid = board("+-+-+\n|.D.|\n+-+-+")
    far = ground(grid, {}).far("a1", 0, (), ())["b1"]
    assert far.cost == 2 and far.path == (Pace("b1", "a1|b1"),)
    assert far.firsts == (Hop((), "a1|b1", 1, 0),)
    assert costs(ground(grid, {"a1|b1": "locked"}), "a1") == {"a1": 0}
    assert costs(ground(grid, {"a1|b1": "open"}), "a1")["b1"] == 1


def test_others_are_passed_for_one_more_and_enemies_are_not():
    """AD66-MAN-05, AD66-EX-19."""
    corridor = open_ground("+-+-+-+-+\n|. . . .|\n+-+-+-+-+")
    assert costs(corridor, "a1", others={"b1"}) == {"a1": 0, "c1": 3, "d1": 4}
    assert costs(corridor, "a1", others={"b1", "a1"}) == {"a1": 0, "c1": 3, "d1": 4}
    assert costs(corridor, "a1", enemies={"b1"}) == {"a1": 0}
    assert costs(corridor, "a1", others={"b1", "c1"}) == {"a1": 0}  # five points: more than one phase has
    far = corridor.far("a1", 0, (), {"b1"})["c1"]
    assert far.path == (Pace("b1"), Pace("c1")) and far.firsts == (Hop(("b1", "c1"), "", 3, 0),)


def test_nobody_passes_through_others_onto_another_height():
    """AD66-AMB-50, AD66-EX-21."""
    assert costs(open_ground("+-+-+-+\n|. .s^|\n+-+-+-+"), "a1", others={"b1"}) == {"a1": 0}
    assert costs(open_ground("+-+-+-+\n|.s^ ^|\n+-+-+-+"), "a1", others={"b1"}) == {"a1": 0}
    assert costs(open_ground("+-+-+-+\n|^ ^ ^|\n+-+-+-+"), "a1", others={"b1"})["c1"] == 3


def test_nothing_that_needs_a_test():
    for sign in "<wcf|":
        assert costs(open_ground(f"+-+-+\n|.{sign}.|\n+-+-+"), "a1") == {"a1": 0}
    assert costs(open_ground("+-+-+\n|^ .|\n+-+-+"), "a1") == {"a1": 0}
    assert costs(open_ground("+-+-+-+-+\n|.>.s^l.|\n+-+-+-+-+"), "a1") == {"a1": 0, "b1": 1, "c1": 2, "d1": 4}


def test_the_allowance_of_diagonals_comes_again_with_every_four_points():
    ground = plain(9, 9)
    assert costs(ground, "a1", 0)["c3"] == 4
    assert costs(ground, "a1", 1)["c3"] == 3
    assert costs(ground, "a1", 2)["c3"] == 2
    assert costs(ground, "a1", 1)["e5"] == 6  # one diagonal in the first four points, one in the next
    assert costs(ground, "a1", 2)["e5"] == 5
    assert costs(ground, "a1", 4)["i9"] == 8 == costs(ground, "a1", 7)["i9"]
    assert costs(ground, "a1", 3)["i9"] == 9


def test_waiting_for_another_diagonal_counts_what_is_left():
    stairs = open_ground("""
        +-+-+-+
        |. . .|
        + + + +
        |. . .|
        + + + +
        |. . .|
        +-+-+-+
    """)
    enemies = {"b1", "a2", "c2", "b3"}  # only diagonals lead on
    assert costs(stairs, "a1", 1, enemies)["c3"] == 5
    assert costs(stairs, "a1", 2, enemies)["c3"] == 2
    assert costs(stairs, "a1", 0, enemies) == {"a1": 0}


def test_a_step_that_cannot_be_paid_is_made_in_the_next_phase_at_its_own_price():
    corridor = open_ground("+-+-+-+-+-+\n|. . . .o.|\n+-+-+-+-+-+")
    for agility in range(5):
        assert costs(corridor, "a1", agility)["e1"] == 5


def test_a_phase_that_has_begun():
    ground = plain(5, 5)
    assert ground.far("a1", 1, (), ())["b2"].cost == 1
    assert ground.far("a1", 1, (), (), 1, 1)["b2"].cost == 2  # the diagonal of this phase is spent
    assert ground.far("a1", 1, (), (), 3, 1)["b2"].cost == 2
    assert ground.far("a1", 1, (), (), 4, 1)["b2"].cost == 1
    waiting = ground.far("a1", 1, {"b1", "a2"}, (), 3, 1)["b2"]
    assert (waiting.cost, waiting.firsts) == (2, ())


def test_all_ways_to_begin_an_equally_short_path():
    ground = plain(3, 3)
    assert [hop.cells for hop in ground.far("a1", 0, (), ())["b2"].firsts] == [("b1",), ("a2",)]
    far = ground.far("a1", 0, {"a2"}, {"b1"})
    assert [hop.cells for hop in far["b2"].firsts] == [("b1", "b2")]


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Ground, str, int, list[str], list[str]]:
    ground = draw(grounds(5))
    cells = sorted(ground.grid.cells)
    some = st.lists(st.sampled_from(cells), max_size=4)
    start = draw(st.sampled_from(cells))
    enemies = [cell for cell in draw(some) if cell != start]
    return ground, start, draw(st.integers(0, 5)), enemies, draw(some)


LIMIT = 16


@often(250)
@given(scenes())
def test_distances_are_those_of_a_search_through_all_states(scene):
    ground, start, agility, enemies, others = scene
    found = ground.far(start, agility, enemies, others)
    wanted = distances(ground, start, agility, enemies, others, LIMIT)
    assert {cell: far.cost for cell, far in found.items() if far.cost <= LIMIT} == wanted
    assert list(found) == sorted(found, key=ground.grid.order.__getitem__)
    for cell, far in found.items():
        assert cell not in enemies and (cell not in others or cell == start)
        assert (far.path[-1].to if far.path else start) == cell
        assert all(pace.to not in enemies for pace in far.path)


@often(100)
@given(scenes())
def test_every_beginning_of_a_short_path_leads_on_at_the_rest_of_the_price(scene):
    ground, start, _, enemies, others = scene
    for cell, far in ground.far(start, 4, enemies, others).items():  # with enough diagonals phases do not matter
        for hop in far.firsts:
            if hop.cells:
                assert ground.far(hop.cells[-1], 4, enemies, others)[cell].cost == far.cost - hop.cost
