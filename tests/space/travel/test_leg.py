"""Legs of a path: how long they are, and what a base runs into along them."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from escarmouche.space import (
    Arc,
    Body,
    Disc,
    Piece,
    Straight,
    at,
    blocked,
    circle,
    enters,
    fits,
    free,
    furthest,
    gap,
    gap_to,
    legs_from_json,
    legs_json,
    length,
    recedes,
    rectangle,
    round_arc,
    sees,
    sight_changes,
    wall,
)
from escarmouche.space.travel.leg import first
from tests.space.brute import signed_distance
from tests.space.strategies import coordinates, discs, often, tables, things

HALF = Arc(0, 0, -2000, 0, True)


@st.composite
def legs(draw, start):
    if draw(st.booleans()):
        return Straight(draw(coordinates(4000)), draw(coordinates(4000)))
    cx, cy = draw(coordinates(3000)), draw(coordinates(3000))
    assume(hypot(start.x - cx, start.y - cy) > 300)
    return round_arc((start.x, start.y), cx, cy, radians(draw(st.integers(0, 359))), draw(st.booleans()))


@st.composite
def moves(draw, size=4000):
    start = draw(discs(size))
    return start, draw(legs(start))


def test_a_straight_leg_is_as_long_as_the_ruler_says():
    assert length((0, 0), Straight(3000, 4000)) == 5000


def test_half_a_circle_is_pi_times_its_radius_either_way_round():
    assert length((2000, 0), HALF) == pytest.approx(pi * 2000)
    assert length((2000, 0), HALF._replace(left=False)) == pytest.approx(pi * 2000)
    assert length((2000, 0), Arc(0, 0, 0, 2000, False)) == pytest.approx(1.5 * pi * 2000)
    assert length((2000, 0), Arc(0, 0, 2000, 0, True)) == pytest.approx(2 * pi * 2000)


def test_an_arc_to_the_left_runs_counter_clockwise():
    assert at((2000, 0), HALF, 0.5) == pytest.approx((0, 2000))
    assert at((2000, 0), HALF._replace(left=False), 0.5) == pytest.approx((0, -2000))


def test_an_arc_must_end_on_its_circle():
    assert fits((2000, 0), HALF) and fits((2000, 0), Arc(0, 0, 3, 2001, True))
    assert not fits((2000, 0), Arc(0, 0, 0, 2010, True)) and not fits((0, 0), Arc(0, 0, 0, 0, True))


def test_legs_survive_the_wire():
    path = [Straight(1, 2), Arc(0, 0, 3, 4, True), Arc(5, 6, 7, 8, False)]
    assert legs_from_json(legs_json(path)) == path
    with pytest.raises(ValueError, match="left or right"):
        legs_from_json([{"around": [0, 0], "to": [1, 1], "turn": "up"}])
    with pytest.raises(ValueError, match="whole numbers"):
        legs_from_json([[1.5, 2]])


def test_the_first_thing_on_the_way_is_named():
    row = [Body("second", 4000, 0, 500), Body("first", 2000, 0, 500)]
    assert blocked((0, 0), Straight(6000, 0), 500, row) == "first"
    assert blocked((0, 0), Straight(1000, 0), 500, row) is None
    assert blocked((0, 0), Straight(1010, 0), 500, row) == "first"


def test_who_overlaps_somebody_may_get_out_though_rounding_brings_them_a_hair_nearer_first():
    inside = Body("inside", 988, 223, 591)
    assert blocked((0, 0), Straight(-318, 1466), 591, [inside]) is None
    assert blocked((0, 0), Straight(-250, 1480), 591, [inside]) == "inside"


def test_circling_a_model_in_contact_with_it_is_free_and_the_next_model_is_in_the_way():
    hub, guard = Body("hub", 0, 0, 1000), Body("guard", 0, 2500, 500)
    assert blocked((1500, 0), Arc(0, 0, -1500, 0, False), 500, [hub, guard]) is None
    assert blocked((1500, 0), Arc(0, 0, -1500, 0, True), 500, [hub, replace(guard, y=2400)]) == "guard"


def test_an_arc_runs_into_walls_and_rails():
    assert blocked((2000, 0), HALF, 300, [Piece("wall", rectangle(0, 2000, 200, 200))]) == "wall"
    assert blocked((2000, 0), HALF, 300, [wall("rail", (0, 500), (0, 3000))]) == "rail"
    assert blocked((2000, 0), HALF, 300, [wall("rail", (0, -500), (0, -3000))]) is None


def test_a_leg_over_the_edge_of_a_wood_enters_it_and_touching_does_not():
    wood = Piece("wood", rectangle(0, 2000, 4000, 2000))
    assert not enters((-5000, 500), Straight(5000, 500), 500, wood)
    assert enters((-5000, 520), Straight(5000, 520), 500, wood)
    assert enters((0, 2000), Straight(0, 9000), 500, wood)


def test_walking_past_an_enemy_recedes_from_the_nearest_point_on():
    enemy = Disc(0, 1500, 500)
    ((t0, t1),) = recedes((-3000, 0), Straight(3000, 0), 500, enemy, 1000)
    assert t0 == 0.5 and hypot(6000 * t1 - 3000, 1500) == pytest.approx(2005)
    assert recedes((-3000, 0), Straight(0, 0), 500, enemy, 1000) == []
    assert recedes((0, -9000), Straight(3000, -9000), 500, enemy, 1000) == []


def test_circling_an_enemy_never_recedes_and_another_arc_does():
    enemy = Disc(0, 0, 500)
    assert recedes((2000, 0), HALF, 500, enemy, 1000) == []
    assert recedes((2000, 0), Arc(500, 0, -1000, 0, True), 500, enemy, 1000) == []
    assert recedes((-1000, 0), Arc(500, 0, 2000, 0, True), 500, enemy, 1000) != []


def test_a_step_ends_at_solids_zones_and_limits():
    solid, zone = Body("ogre", 5000, 0, 500), Piece("wood", circle(4000, 0, 500))
    assert furthest((0, 0), 1.0, 0.0, 9000, 500, [solid]) == 4000
    assert furthest((0, 0), 1.0, 0.0, 9000, 500, [solid], [zone]) == pytest.approx(3000, abs=2)
    assert furthest((0, 0), 1.0, 0.0, 9000, 500, [], [], [(Disc(2000, 1200, 500), 1000)]) == 2000
    assert furthest((0, 0), 1.0, 0.0, 9000, 500, [], [], [(Disc(2000, 3200, 500), 1000)]) == 9000


def test_stepping_out_from_behind_a_wall_comes_into_sight():
    screen = Piece("wall", rectangle(3000, 0, 200, 4000))
    found = sight_changes((0, 0), Straight(0, 9000), 500, Disc(6000, 0, 500), [screen])
    assert [seen for _, _, seen in found] == [False, True]


@often(150)
@given(moves(), tables(most=4, size=4000))
def test_blocked_legs_agree_with_small_steps(move, solids):
    start, leg = move
    assume(free(start, solids) is None)
    here = (start.x, start.y)
    far = length(here, leg)
    hit = blocked(here, leg, start.r, solids)
    steps = [at(here, leg, k * 20 / far) for k in range(int(far / 20) + 1)] + [at(here, leg, 1.0)] if far else []
    deep = {s.id: min((signed_distance(s, *p) - start.r for p in steps), default=0) for s in solids}
    if hit is None:
        assert all(d > -5.001 for d in deep.values())
    else:
        assert deep[hit] < -4.8 or any(d < -4.8 for d in deep.values())


@often(150)
@given(moves(), things("zone", 4000))
def test_entering_a_zone_agrees_with_small_steps(move, thing):
    start, leg = move
    zone = thing if isinstance(thing, Piece) else Piece("zone", circle(thing.x, thing.y, thing.r))
    here = (start.x, start.y)
    n = max(1, int(length(here, leg) / 10))
    deep = min(signed_distance(zone, *at(here, leg, k / n)) - start.r for k in range(n + 1))
    if enters(here, leg, start.r, zone):
        assert deep < -4.9
    else:
        assert deep > -5.1


@often(200)
@given(moves(), discs(3000), st.sampled_from((0, 1000, 2000)))
def test_receding_agrees_with_small_steps(move, other, reach):
    start, leg = move
    here = (start.x, start.y)
    assume(length(here, leg) > 100)
    found = recedes(here, leg, start.r, other, reach)
    n = 400
    for k in range(n):
        p, q = at(here, leg, k / n), at(here, leg, (k + 1) / n)
        before, after = (hypot(x - other.x, y - other.y) - start.r - other.r for x, y in (p, q))
        inside = any(t0 <= (k + 0.5) / n <= t1 for t0, t1 in found)
        if inside and all(abs(t - (k + 0.5) / n) > 1 / n for pair in found for t in pair):
            assert after > before - 1e-9 and before <= reach + 5 + 1e-6
        if not inside and after > before + 1.01 and max(before, after) < reach + 5:
            assert any(abs(t - (k + 0.5) / n) <= 1 / n for pair in found for t in pair)


@often(150)
@given(
    moves(3000),
    st.lists(st.tuples(discs(4000), st.sampled_from((0, 1000))), max_size=3),
    tables(most=3, size=4000),
    st.lists(things("zone", 4000), max_size=1),
    st.integers(0, 359),
)
def test_the_furthest_legal_place_is_legal(move, limits, solids, zones, degrees):
    start = move[0]
    zones = [z if isinstance(z, Piece) else Piece("zone", circle(z.x, z.y, z.r)) for z in zones]
    assume(free(start, [*solids, *zones]) is None)
    here, ux, uy = (start.x, start.y), cos(radians(degrees)), sin(radians(degrees))
    far = furthest(here, ux, uy, 4000, start.r, solids, zones, limits)
    leg = Straight(round(start.x + ux * far), round(start.y + uy * far))
    assert blocked(here, leg, start.r, solids) is None
    assert not any(enters(here, leg, start.r, zone) for zone in zones)
    for other, reach in limits:
        assert recedes(here, leg, start.r, other, reach) == []


@often(50)
@given(moves(3500), discs(3500), tables(most=3, size=3000), st.lists(things("wood", 3000), max_size=1))
def test_sight_along_a_leg_agrees_with_a_look_at_every_step(move, other, blockers, woods):
    start, leg = move
    here = (start.x, start.y)
    patches = [w if isinstance(w, Piece) else Piece("wood", circle(w.x, w.y, w.r)) for w in woods]
    assume(length(here, leg) > 100)
    # Woods may be stood in and walked through; what blocks sight is solid.
    assume(not free(start, blockers) and not free(other, blockers) and not blocked(here, leg, start.r, blockers))
    found = sight_changes(here, leg, start.r, other, blockers, patches)
    assert found[0][0] == 0 and found[-1][1] == 1
    for k in range(40):
        t = (k + 0.37) / 40
        x, y = at(here, leg, t)
        spot = Disc(round(x), round(y), start.r)
        if any(abs(gap_to(spot, wood) + 5) < 3 for wood in patches):
            continue  # Rounding the spot decides whether it stands in the wood.
        if min(abs(t - cut) for pair in found for cut in pair[:2]) * length(here, leg) > 5 and gap(spot, other) > 20:
            seen = next(s for t0, t1, s in found if t0 <= t <= t1)
            close = [
                sees(replace(spot, x=spot.x + i, y=spot.y + j), other, blockers, patches)
                for i in (0, 1, -1)
                for j in (0, 1, -1)
            ]
            assert seen in close


@often(50)
@given(moves(3500), tables(most=4, size=3000))
def test_the_first_in_the_list_that_a_leg_runs_into(move, things):
    start, leg = move
    here = (start.x, start.y)
    alone = [k for k, thing in enumerate(things) if blocked(here, leg, start.r, (thing,)) is not None]
    assert first(here, leg, start.r, things) == (alone[0] if alone else None)
    assert (first(here, leg, start.r, things) is None) == (blocked(here, leg, start.r, things) is None)
