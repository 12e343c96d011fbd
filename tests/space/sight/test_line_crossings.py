"""How much of a piece lies on the lines between two bases: compared with many lines."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

from escarmouche.space.disc import Disc
from escarmouche.space.shape import Piece, circle, depth, polygon, rectangle, wall
from escarmouche.space.sight.line_crossings import crossed, crosses_little, length_in
from escarmouche.space.units import TOLERANCE

LIMIT = 1000
NEAR = 80  # what the many lines may miss by


def test_a_base_in_a_piece_looks_straight_out_of_it() -> None:
    box = Piece("box", rectangle(0, 0, 4000, 8000))
    target = Disc(9000, 0, 500)
    assert crosses_little(Disc(505, 0, 500), target, box, LIMIT)
    assert not crosses_little(Disc(490, 0, 500), target, box, LIMIT)


def test_a_base_half_off_a_piece_looks_past_its_edge_to_one_at_the_other() -> None:
    """MALI-SHAD-03: the way out of the piece is far, but the line that touches both bases on one side enters it late."""
    bridge = Piece("bridge", polygon([(2953, 12053), (3767, 13216), (867, 15247), (53, 14084)]))
    assert crosses_little(Disc(2371, 11788, 591), Disc(2415, 14211, 591), bridge, LIMIT)


def test_a_base_looks_out_of_a_notch_past_its_inner_corner() -> None:
    """MALI-SHAD-03: the inner corner of an L is the way out that is nearest, and no side of it faces the base."""
    house = Piece(
        "house", polygon([(3900, 21050), (7832, 21050), (7832, 23099), (5580, 23099), (5580, 24562), (3900, 24562)])
    )
    assert crosses_little(Disc(4998, 21672, 591), Disc(6572, 25839, 984), house, LIMIT)
    assert not crosses_little(Disc(4970, 21602, 591), Disc(6572, 25839, 984), house, LIMIT)


def test_a_piece_behind_a_base_is_not_crossed() -> None:
    box = Piece("box", rectangle(3000, 0, 4000, 8000))
    assert not crossed(Disc(-6000, 0, 500), Disc(900, 0, 500), box)
    assert crossed(Disc(-6000, 0, 500), Disc(1200, 0, 500), box)


def test_a_wall_as_thin_as_a_line_is_crossed_beside_a_base_that_stands_across_it() -> None:
    """MALI-SHAD-04: the upper end of stairs is a line. Both its ends may lie behind a base or beside every line of sight."""
    head = Piece("head", polygon([(6488, 29635), (7688, 29635), (7688, 29640), (6488, 29640)]))
    assert crossed(Disc(6627, 30484, 984), Disc(9674, 31653, 984), head)
    assert not crossed(Disc(6627, 30584, 984), Disc(9674, 31753, 884), head)
    across = wall("across", (0, -5000), (0, 5000))
    assert crossed(Disc(-3000, 0, 500), Disc(3000, 0, 500), across)
    assert not crossed(Disc(600, 0, 500), Disc(3000, 0, 500), across)


def lines(a: Disc, b: Disc, turns: int = 60, steps: int = 25) -> Iterator[tuple[float, float, float]]:
    """Many lines from base to base."""
    towards, half = math.atan2(b.y - a.y, b.x - a.x), math.asin((a.r + b.r) / math.dist((a.x, a.y), (b.x, b.y)))
    for k in range(turns + 1):
        angle = towards - half + 2 * half * k / turns
        ux, uy = math.cos(angle), math.sin(angle)
        one, other = ux * a.y - uy * a.x, ux * b.y - uy * b.x
        low, high = max(one - a.r, other - b.r), min(one + a.r, other + b.r)
        for n in range(steps if low <= high else 0):
            yield ux, uy, low + (high - low) * n / (steps - 1)


def drawn(rng: random.Random) -> Piece:
    kind = rng.randrange(3)
    if kind == 0:
        return Piece("p", rectangle(0, 0, rng.randint(1500, 5000), rng.randint(1500, 5000), rng.randint(0, 90)))
    if kind == 1:
        return Piece("p", circle(0, 0, rng.randint(900, 2500)))
    corners = []
    for k in range(7):
        far, angle = rng.uniform(1000, 3000), 2 * math.pi * k / 7
        corners.append((round(far * math.cos(angle)), round(far * math.sin(angle))))
    return Piece("p", polygon(corners))


@pytest.mark.parametrize("seed", range(80))
def test_the_least_and_the_most_of_many_lines_agree(seed: int) -> None:
    rng = random.Random(seed)
    piece, radii = drawn(rng), (591, 787, 984)
    a = Disc(rng.randint(-2500, 2500), rng.randint(-2500, 2500), rng.choice(radii))
    b = Disc(rng.randint(-8000, 8000), rng.randint(-8000, 8000), rng.choice(radii))
    if math.dist((a.x, a.y), (b.x, b.y)) < a.r + b.r + 50 or depth(piece, a.x, a.y) >= a.r - 10:
        return
    found = [length_in(a, b, piece, frame) for frame in lines(a, b)]
    if not LIMIT < min(found) < LIMIT + NEAR:
        assert crosses_little(a, b, piece, LIMIT) == (min(found) <= LIMIT + TOLERANCE)
    if not 0 < max(found) < NEAR:
        assert crossed(a, b, piece) == (max(found) > TOLERANCE)
