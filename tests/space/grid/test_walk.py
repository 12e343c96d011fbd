"""How far somebody gets with a number of Movement Points and diagonal steps."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from escarmouche.space.grid import Ground, Route

from ..strategies import often
from .boards import grounds, open_ground, plain
from .brute import paths


def test_diagonals_are_limited_and_steps_are_paid():
    """AD66-MOVE-01, -02."""
    ground = plain(5, 5)
    assert set(ground.walk("c3", 1, 0)) == {"c2", "b3", "d3", "c4"}
    assert set(ground.walk("c3", 1, 1)) == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    two = ground.walk("c3", 2, 1)
    assert "b1" in two and "a1" not in two and two["b1"].diagonals == 1
    assert ground.walk("c3", 2, 2)["a1"] == Route(2, 2, ("b2", "a1"))


def test_the_start_and_the_outside_are_left_out():
    assert plain(2, 1).walk("a1", 2, 2) == {"b1": Route(1, 0, ("b1",))}


def test_a_more_expensive_route_that_saves_diagonals_is_not_lost():
    ground = plain(3, 3)
    closed = ["c1", "a2", "c2", "a3", "b3"]
    assert ground.walk("a1", 4, 1, closed=closed)["b2"] == Route(1, 1, ("b2",))
    assert ground.walk("a1", 4, 1, closed=closed)["c3"] == Route(3, 1, ("b1", "b2", "c3"))


def test_among_equals_fewer_diagonals_then_the_first_in_reading_order():
    ground = plain(3, 3)
    assert ground.walk("a1", 2, 2)["c1"] == Route(2, 0, ("b1", "c1"))
    assert ground.walk("a1", 2, 2)["b3"] == Route(2, 1, ("a2", "b3"))
    assert ground.walk("a1", 3, 0)["b2"] == Route(2, 0, ("b1", "b2"))


def test_nobody_goes_on_from_where_they_must_stop_or_to_where_they_may_not():
    ground = plain(4, 1)
    assert list(ground.walk("a1", 4, 0, stops=["c1"])) == ["b1", "c1"]
    assert list(ground.walk("b1", 4, 0, closed=["c1"])) == ["a1"]
    assert list(ground.walk("b1", 4, 0, origin="b1", bodies=["c1"])) == ["a1", "c1"]  # d1 would be out of sight
    assert list(ground.walk("b1", 4, 0, origin="d1", bodies=["b1"])) == ["c1", "d1"]
    # whoever starts where moves must stop, or in a cell that is closed to others, may still set out
    assert "b1" in ground.walk("a1", 1, 0, stops=["a1"], closed=["a1"], origin="c1", bodies=["b1"])


def test_what_stands_at_the_end_of_a_way_is_left_out_and_what_stands_in_it_is_walked_round():
    ground = plain(3, 2)
    assert list(ground.walk("a1", 2, 0)) == ["b1", "c1", "a2", "b2"]
    assert list(ground.walk("a1", 2, 0, closed=["c1"])) == ["b1", "a2", "b2"]
    assert ground.walk("a1", 2, 0, closed=["b1"]) == {"a2": Route(1, 0, ("a2",)), "b2": Route(2, 0, ("a2", "b2"))}


def test_only_plain_ways():
    """Stairs, ladders and obstacles are walked; slopes upwards, windows, climbs and jumps down are not."""
    ground = open_ground("+-+-+-+-+-+\n|.s^l.o.>.|\n+-+-+-+-+-+")
    assert {cell: route.cost for cell, route in ground.walk("a1", 9, 0).items()} == {
        "b1": 1,
        "c1": 3,
        "d1": 5,
        "e1": 6,
    }
    for sign in "<wcD":
        assert open_ground(f"+-+-+\n|.{sign}.|\n+-+-+").walk("a1", 9, 9) == {}
    assert open_ground("+-+-+\n|^ .|\n+-+-+").walk("a1", 9, 9) == {}


@st.composite
def walks(draw: st.DrawFn) -> tuple[Ground, str, int, int, list[str], list[str], list[str], str]:
    ground = draw(grounds(4))
    cells = sorted(ground.grid.cells)
    some = st.lists(st.sampled_from(cells), max_size=3)
    start = draw(st.sampled_from(cells))
    origin = draw(st.sampled_from(["", start, *cells]))
    return ground, start, draw(st.integers(0, 4)), draw(st.integers(0, 3)), draw(some), draw(some), draw(some), origin


@often(300)
@given(walks())
def test_a_walk_is_the_best_of_all_paths(walk):
    ground, start, mp, diagonals, closed, bodies, stops, origin = walk
    unseen = [cell for cell in ground.grid.cells if origin and not ground.sight(origin, cell, bodies).clear]

    def price(cell, step):
        return None if step.to in ("", *closed, *unseen) else step.cost

    best = {}
    for cell, path in paths(ground, start, mp, diagonals, price, stops.__contains__):
        best[cell] = min(best.get(cell, path), path)
    names = tuple(ground.grid.cells)
    wanted = {cell: Route(cost, used, tuple(names[k] for k in path)) for cell, (cost, used, path) in best.items()}
    found = ground.walk(start, mp, diagonals, stops, closed, origin, bodies)
    assert found == wanted
    assert list(found) == sorted(found, key=ground.grid.order.__getitem__)
