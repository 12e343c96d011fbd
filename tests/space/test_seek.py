"""The shortest way searched toward a point is that which is found among all."""

from __future__ import annotations

import random

from escarmouche.space.disc import Body, Disc
from escarmouche.space.reach import Reach
from escarmouche.space.shape import Piece, Thing, polygon


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
