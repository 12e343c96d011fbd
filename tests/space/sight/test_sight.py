"""Is there a clear line from one base to another? By example, and against lines drawn at random."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from escarmouche.space import (
    Body,
    Disc,
    Piece,
    Polygon,
    Round,
    circle,
    gap,
    gap_to,
    polygon,
    rectangle,
    sees,
    sight,
    tried,
)
from escarmouche.space.sight.sight import passes, stops
from tests.space.brute import crosses, rim, signed_distance, spots
from tests.space.strategies import coordinates, discs, often, tables, things

NEAR, FAR = Disc(0, 0, 500), Disc(10000, 0, 500)


def test_nothing_in_the_way_is_seen():
    assert sees(NEAR, FAR, [])


def test_a_wide_wall_hides_what_is_behind_it():
    wall = Piece("wall", rectangle(5000, 0, 250, 4000))
    assert not sees(NEAR, FAR, [wall])
    assert sight(NEAR, FAR, [wall]).blockers == ("wall",)


def test_a_small_model_hides_nobody_of_its_own_size():
    between = Body("troll", 5000, 0, 400)
    found = sight(NEAR, FAR, [between])
    assert found.clear and found.blockers == ("troll",)
    assert not crosses(between, *found.line, margin=1)


def test_a_model_of_the_same_size_on_the_line_only_touches_the_outermost_line():
    assert sees(NEAR, FAR, [Body("twin", 5000, 0, 500)])
    assert not sees(NEAR, FAR, [Body("big", 5000, 0, 501)])


def test_two_blockers_that_touch_leave_the_line_between_them_open_unless_touching_closes():
    pair = [Body("left", 5000, 1000, 1000), Body("right", 5000, -1000, 1000)]
    assert sees(NEAR, FAR, pair)
    assert not sees(NEAR, FAR, pair, touching_closes=True)


def test_two_blockers_on_the_same_spot_are_one_blocker():
    small = Body("small", 5000, 0, 400)
    pair = [small, Body("marker", 5000, 0, 300), Piece("post", circle(5000, 0, 350))]
    assert sees(NEAR, FAR, pair, touching_closes=True)
    assert not sees(NEAR, FAR, [*pair, Body("big", 5000, 0, 501)], touching_closes=True)


def test_touching_closes_a_gap_of_the_tolerance_between_walls_and_no_wider_one():
    left = Piece("left", rectangle(5000, 1002, 300, 2000))
    right = Piece("right", rectangle(5000, -1002, 300, 2000))
    assert sees(NEAR, FAR, [left, right]) and not sees(NEAR, FAR, [left, right], touching_closes=True)
    right = right.moved(0, -10)
    assert sees(NEAR, FAR, [left, right], touching_closes=True)


def test_a_slit_is_seen_through_however_narrow():
    left = Piece("left", rectangle(5000, 1501, 300, 3000))
    right = Piece("right", rectangle(5000, -1500, 300, 3000))
    assert sees(NEAR, FAR, [left, right])
    assert not sees(NEAR, FAR, [left, right.moved(0, 2)])


def test_nobody_looks_through_the_seam_of_one_piece():
    both = Piece("wall", rectangle(5000, 1500, 300, 3000) + rectangle(5000, -1500, 300, 3000))
    assert not sees(NEAR, FAR, [both])


def test_nobody_looks_through_a_concave_piece_along_any_cut():
    inner = [(5700, 3000), (5700, 0), (4300, 0), (4300, 3000)]
    house = Piece("house", polygon([(4000, -3000), (6000, -3000), (6000, 3000), *inner, (4000, 3000)]))
    assert not sees(NEAR, FAR, [house])


def test_a_turned_wall_of_two_rounded_parts_has_no_slit():
    for turn in range(1, 90, 7):
        dx, dy = round(1500 * -sin(radians(turn))), round(1500 * cos(radians(turn)))
        both = Piece("wall", rectangle(5000 + dx, dy, 300, 3000, turn) + rectangle(5000 - dx, -dy, 300, 3000, turn))
        assert not sees(Disc(0, 0, 300), Disc(10000, 0, 300), [both])


def test_a_blocker_behind_or_beside_the_looker_does_not_matter():
    assert sees(NEAR, FAR, [Body("behind", -1000, 0, 500), Body("beyond", 11000, 0, 500), Body("beside", 0, 1000, 500)])
    behind, beyond = Piece("behind", rectangle(-700, 0, 200, 6000)), Piece("beyond", rectangle(10700, 0, 200, 6000))
    assert sees(NEAR, FAR, [behind, beyond])


def test_bases_that_touch_see_each_other_whatever_stands_there():
    assert sees(NEAR, Disc(1005, 0, 500), [Body("on top", 500, 0, 2000)])


def test_a_wood_is_seen_into_and_out_of_but_not_through():
    wood = Piece("wood", rectangle(5000, 0, 2000, 6000))
    assert not sees(NEAR, FAR, [], [wood])
    assert sight(NEAR, FAR, [], [wood]).blockers == ("wood",)
    assert sees(NEAR, Disc(5000, 0, 500), [], [wood])
    assert sees(Disc(4500, 0, 500), Disc(5600, 100, 500), [], [wood])
    assert sees(Disc(4500, 0, 500), FAR, [], [wood])


def test_touching_the_edge_of_a_wood_is_not_standing_in_it():
    wood = Piece("wood", rectangle(5000, 0, 2000, 6000))
    assert not sees(Disc(3500, 0, 500), FAR, [], [wood])
    assert not sees(Disc(3504, 0, 500), FAR, [], [wood])
    assert sees(Disc(3510, 0, 500), FAR, [], [wood])


def test_a_base_with_a_toe_in_the_wood_sees_only_by_lines_that_start_there():
    wood = Piece("wood", rectangle(2000, 0, 2000, 2000))
    toe = Disc(500, 1300, 600)
    assert gap_to(toe, wood) < -5
    stone = Piece("stone", rectangle(500, -2200, 4200, 300))
    assert sees(toe, Disc(5000, -200, 500), [stone], [wood])
    screen = Piece("screen", rectangle(3200, 3000, 200, 4000))
    assert sees(toe, Disc(5000, -200, 300), [screen], [wood])


def test_a_wood_of_several_parts_is_one_wood():
    wood = Piece("wood", circle(4500, 0, 1500) + circle(6500, 0, 1500))
    assert sees(Disc(4500, 0, 300), FAR, [], [wood])
    assert not sees(NEAR, FAR, [], [wood])


def test_a_clear_line_is_given_with_the_answer():
    found = sight(NEAR, FAR, [Piece("wall", rectangle(5000, -1900, 300, 4000))])
    assert found.clear and found.blockers == ("wall",)
    (x0, y0), (x1, y1) = found.line
    assert abs((x0**2 + y0**2) ** 0.5) <= 501 and ((x1 - 10000) ** 2 + y1**2) ** 0.5 <= 501


def _brute_sees(a, b, blockers, patches=(), count=9):
    points = rim(a, b, count), rim(b, a, count)
    if patches:
        points = spots(a, 8), spots(b, 8)
    for p in points[0]:
        for q in points[1]:
            if any(crosses(t, p, q) for t in blockers):
                continue
            if all(not crosses(w, p, q) or signed_distance(w, *p) < -8 or signed_distance(w, *q) < -8 for w in patches):
                return True
    return False


@often(120)
@given(coordinates(3000), coordinates(3000), tables(most=5, size=3500))
def test_samples_never_see_what_exact_sight_does_not(left, right, blockers):
    a, b = Disc(-7000, left, 590), Disc(7000, right, 590)
    exact = sees(a, b, blockers)
    assert exact == sees(b, a, blockers)
    if not exact:
        assert not _brute_sees(a, b, blockers)
    else:
        found = sight(a, b, blockers)
        assert _joins(a, b, found.line)
        assert found.clear and not any(crosses(t, *found.line, margin=0.01) for t in blockers)


def _cut(a, b, p, q, wood):
    """Does the line cross the wood although neither end could be moved, along the line and within its base, into it?"""
    dx, dy = (q[0] - p[0]) / hypot(q[0] - p[0], q[1] - p[1]), (q[1] - p[1]) / hypot(q[0] - p[0], q[1] - p[1])
    back, on = (2 * ((p[0] - a.x) * dx + (p[1] - a.y) * dy)), (2 * ((q[0] - b.x) * dx + (q[1] - b.y) * dy))
    chords = ((p[0] - back * dx, p[1] - back * dy), p), (q, (q[0] - on * dx, q[1] - on * dy))
    return crosses(wood, p, q, margin=0.01) and not any(crosses(wood, *chord, margin=-0.01) for chord in chords)


def _joins(a, b, line):
    (x0, y0), (x1, y1) = line
    return hypot(x0 - a.x, y0 - a.y) <= a.r + 0.01 and hypot(x1 - b.x, y1 - b.y) <= b.r + 0.01


@often(80)
@given(discs(4000), discs(4000), tables(most=3, size=3000), st.lists(things("wood", 3000), min_size=1, max_size=2))
def test_woods_and_overlaps_agree_with_samples_too(a, b, blockers, woods):
    assume(gap(a, b) > 100)
    patches = [w if isinstance(w, Piece) else Piece("wood", circle(w.x, w.y, w.r)) for w in woods]
    exact = sees(a, b, blockers, patches)
    assert exact == sees(b, a, blockers, patches)
    if not exact:
        assert not _brute_sees(a, b, blockers, patches)
    else:
        p, q = sight(a, b, blockers, patches).line
        assert _joins(a, b, (p, q))
        assert not any(_cut(a, b, p, q, wood) for wood in patches)
        assert not any(crosses(t, p, q, margin=0.01) for t in blockers)


@often(60)
@given(discs(6000), discs(6000), tables(most=4, size=4000), st.integers(-900, 900), st.integers(-900, 900))
def test_sight_does_not_depend_on_where_the_table_stands(a, b, blockers, dx, dy):
    def move(t):
        return replace(t, x=t.x + dx, y=t.y + dy) if not isinstance(t, Piece) else t.moved(dx, dy)

    def quarter(t):
        if not isinstance(t, Piece):
            return replace(t, x=-t.y, y=t.x)
        turned = [
            Round(-p.y, p.x, p.r) if isinstance(p, Round) else Polygon(tuple((-y, x) for x, y in p.points))
            for p in t.parts
        ]
        return Piece(t.id, tuple(turned))

    seen = sees(a, b, blockers)
    assert sees(move(a), move(b), [move(t) for t in blockers]) == seen
    assert sees(quarter(a), quarter(b), [quarter(t) for t in blockers]) == seen


def test_three_lines_are_tried_and_each_says_what_it_enters_the_nearest_first():
    post, wall = Body("post", 3000, 0, 100), Piece("wall", rectangle(7000, 1000, 200, 2400))
    wood = Piece("wood", rectangle(5000, 700, 1000, 700))
    centre, left, right = tried(NEAR, FAR, [wall, post], [wood])
    assert centre.line == ((500, 0), (9500, 0)) and centre.by == ("post", "wall")
    assert left.line == ((0, 500), (10000, 500)) and left.by == ("wood", "wall")
    assert right.line == ((0, -500), (10000, -500)) and right.by == ()


def test_bases_in_contact_try_one_line():
    assert [line.by for line in tried(NEAR, Disc(1000, 0, 500), [Body("x", 500, 0, 200)])] == [()]


@given(discs(), discs(), tables())
def test_a_clear_line_among_those_tried_is_sight(a, b, table):
    assume(hypot(b.x - a.x, b.y - a.y) > a.r + b.r + 10)
    if any(not line.by for line in tried(a, b, table)):
        assert sees(a, b, table)


@often(60)
@given(discs(6000), discs(6000), tables(most=4, size=4000), st.sampled_from((0.0, 0.5, 0.95, -0.95, 1.0)))
def test_what_is_told_at_once_is_what_the_search_finds(a, b, blockers, aside):
    """A line that passes everything by is sight; a piece across the whole way is none, whatever else is there."""
    assume(gap(a, b) > 100)
    if passes(a, b, blockers, aside):
        assert sees(a, b, blockers, touching_closes=True)
    for piece in [thing for thing in blockers if isinstance(thing, Piece)]:
        if stops(a, b, [piece]):
            assert not sees(a, b, [piece])


def test_a_wall_across_the_way_stops_every_line_and_one_beside_a_base_does_not():
    wall = Piece("wall", rectangle(5000, 0, 250, 1200))
    assert stops(NEAR, FAR, [wall]) and stops(FAR, NEAR, [wall]) and not sees(NEAR, FAR, [wall])
    assert not stops(NEAR, FAR, [Piece("short", rectangle(5000, 0, 250, 1000))])
    assert not stops(NEAR, FAR, [Piece("by", rectangle(400, 0, 150, 3000))])  # a line may begin behind it
