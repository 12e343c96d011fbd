"""Shortest ways past what turns out to be in the way: the same as past everything; searched toward a point: the shortest of all."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from escarmouche.space.disc import Body, Disc
from escarmouche.space.place import free, nearest_places
from escarmouche.space.shape import Piece, Thing, polygon, rectangle
from escarmouche.space.travel.path import length
from escarmouche.space.travel.reach import Reach
from escarmouche.space.travel.shortest_ways import Ways


@pytest.mark.parametrize("seed", range(12))
def test_a_way_past_what_is_hit_is_the_shortest_past_everything(seed: int) -> None:
    rng = random.Random(seed)
    solids: list[Thing] = [Body(f"b{k}", rng.randint(-6000, 6000), rng.randint(-6000, 6000), 600) for k in range(6)]
    solids += [
        Piece(f"p{k}", rectangle(rng.randint(-5000, 5000), rng.randint(-5000, 5000), 2000, 900, 15 * k))
        for k in range(3)
    ]
    disc = Disc(0, 0, 500)
    solids = [thing for thing in solids if free(disc, (thing,)) is None]
    whole, ways = Reach(disc, 7000, solids), Ways(disc, 7000, solids)
    for _ in range(6):
        point = (rng.randint(-6000, 6000), rng.randint(-6000, 6000))
        one, other = whole.path_to(point), ways.path_to(point)
        assert (one is None) == (other is None)
        if one and other:
            assert _far(one) == pytest.approx(_far(other), abs=5)


def _far(legs: list) -> float:  # type: ignore[type-arg]
    spots = [(0, 0), *((leg.x, leg.y) for leg in legs)]
    return sum(length(start, leg) for (start, _), leg in zip(pairwise(spots), legs, strict=True))


def test_equally_near_places_are_all_named() -> None:
    posts = [Body("left", -300, 0, 500), Body("right", 300, 0, 500)]
    found = nearest_places(0, 0, 500, posts)
    assert sorted(found) == [(0, -954), (0, 954)]
    assert nearest_places(0, 5000, 500, posts) == [(0, 5000)]


def _scene(rng: random.Random, grid: int) -> list[Thing]:
    found: list[Thing] = []
    for k in range(rng.randint(1, 5)):
        x, y = rng.randrange(-6000, 6000, grid), rng.randrange(-6000, 6000, grid)
        w, h = rng.randrange(500, 4000, grid), rng.randrange(500, 3000, grid)
        corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
        found.append(Body(f"body-{k}", x, y, 787) if k % 2 else Piece(f"piece-{k}", polygon(corners)))
    return found


def test_a_way_searched_toward_a_point_is_the_shortest_of_all() -> None:
    rng, round_something = random.Random(11), 0
    for number in range(120):
        grid = (1, 500)[number % 2]  # on the coarse grid there are ways to both sides that are equally long
        disc, far, things = Disc(0, 0, 591), rng.choice((4000, 9000)), _scene(rng, grid)
        every, one = Reach(disc, far, things), Reach(disc, far, things)
        for _ in range(4):
            point = (rng.randrange(-7000, 7000, grid), rng.randrange(-7000, 7000, grid))
            legs = every.path_to(point)
            assert one.seek(point) == legs
            round_something += legs is not None and len(legs) > 1
    assert round_something > 20
