"""Paths measured: lengths, costs, crossings, and how far an allowance carries; against a walk in tiny steps."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from escarmouche.games.d10.movement.measured_path import Gait, Track, track
from escarmouche.games.d10.state import FOOT, MOUNTED
from escarmouche.games.d10.table import D10
from escarmouche.space import gap_to
from escarmouche.space.disc import Disc
from tests.games.d10.positions import lay

HEDGE = {"id": "hedge", "kind": "hedge", "line": ((20, 30), (40, 30))}
COST = Gait("advance", 10_000, "D10-MOV-01")
JUMP = Gait("advance", 10_000, "D10-MOV-01", over="jump")
STEP = Gait("advance", 10_000, "D10-MOV-01", over="jump", step=True)


def path(game: D10, *legs: tuple[float, float], gait: Gait = COST) -> Track:
    return track(game, game.figure("a"), [(round(x * 1000), round(y * 1000)) for x, y in legs], gait)


def test_a_move_is_a_line_of_legs() -> None:
    """D10-MOV-03, D10-GEO-01: measured by the base centre, in whole thousandths of a cm."""
    way = path(lay(figures={"a": {"at": (10, 10)}}), (13, 14), (13, 17))
    assert (way.length, way.cost) == (8_000, 8_000)
    assert way.at(5_000)[:2] == (13_000, 14_000)
    assert way.at(6_500) == (13_000, 15_500, 0, "")
    assert way.at(99_000)[:2] == (13_000, 17_000)
    assert way.points(3_000) == [0, 3_000, 6_000, 8_000]
    assert way.points() == [*range(0, 8_001, 1_000)]


def test_slow_ground_costs_double_under_the_centre() -> None:
    """D10-TER-02, D10-GEO-10: 5 cm of wood of a way of 8 cm cost 13; a crawl pays nothing."""
    game = lay(figures={"a": {"at": (10, 10)}}, terrain=[{"id": "w", "kind": "brush", "rect": (12, 0, 17, 30)}])
    way = path(game, (18, 10))
    assert (way.length, way.cost) == (8_000, 13_000)
    assert way.reach(10_000) == 6_000
    assert way.reach(1_500) == 1_500
    assert path(game, (18, 10), gait=COST._replace(slows=False)).cost == 8_000
    assert path(game, (18, 10), gait=COST._replace(forced=True)).cost == 8_000


def test_overlapping_areas_cost_double_once() -> None:
    """D10-TER-02."""
    game = lay(
        figures={"a": {"at": (10, 10)}},
        terrain=[
            {"id": "w", "kind": "brush", "rect": (12, 0, 17, 30)},
            {"id": "v", "kind": "ford", "rect": (15, 0, 20, 30)},
        ],
    )
    assert path(game, (22, 10)).cost == 12_000 + 8_000


def test_a_low_piece_is_crossed_for_3_cm_by_jumps_or_with_care() -> None:
    """D10-TER-04, D10-TER-05, D10-TER-08: 3 cm where nobody jumps, nothing for a Jump, 5 cm for a careful crossing."""
    game = lay(figures={"a": {"at": (30, 25)}}, terrain=[HEDGE])
    way = path(game, (30, 34))
    (crossing,) = way.crossings
    assert crossing.piece == "hedge"
    assert (crossing.start, crossing.end) == pytest.approx((3_550, 6_450), abs=2)
    assert (way.length, way.cost) == (9_000, 12_000)
    assert path(game, (30, 34), gait=JUMP).cost == 9_000
    assert path(game, (30, 34), gait=STEP).cost == 14_000


def test_a_crossing_that_cannot_be_finished_is_not_begun() -> None:
    """D10-TER-09, D10-MOV-02: 'exactly A cm' stops short of the hedge."""
    game = lay(figures={"a": {"at": (30, 25)}}, terrain=[HEDGE])
    way = path(game, (30, 34))
    assert way.reach(9_000) == way.crossings[0].start
    assert way.reach(9_450) == pytest.approx(6_450, abs=2)
    assert way.reach(10_000) == 7_000
    jumped = path(game, (30, 34), gait=JUMP)
    assert jumped.reach(5_000) == jumped.crossings[0].start
    assert jumped.reach(7_000) == 7_000
    assert jumped.back(4_000) == jumped.crossings[0].start


def test_a_path_that_turns_on_top_of_a_piece_crosses_it_once() -> None:
    game = lay(figures={"a": {"at": (30, 25)}}, terrain=[HEDGE])
    way = path(game, (30, 30), (32, 30), (32, 34))
    assert len(way.crossings) == 1
    assert way.cost == way.length + 3_000


def test_touching_a_piece_is_no_crossing() -> None:
    game = lay(figures={"a": {"at": (22, 28.55)}}, terrain=[HEDGE])
    assert path(game, (38, 28.55)).crossings == ()
    assert path(game, (38, 28.58)).crossings != ()


def test_stairs_cost_double_and_lead_up() -> None:
    """D10-TER-06."""
    terrain = [
        {"id": "top", "kind": "floor", "rect": (20, 40, 60, 45), "top": 5},
        {"id": "stairs", "kind": "stairs", "foot": ((44, 36), (48, 36)), "head": ((44, 40), (48, 40)), "upper": "top"},
    ]
    game = lay(figures={"a": {"at": (46, 34)}}, terrain=terrain)
    way = path(game, (46, 42))
    assert (way.length, way.cost) == (8_000, 12_000)
    assert way.at(4_000) == (46_000, 38_000, 2_500, "stairs")
    assert way.at(8_000) == (46_000, 42_000, 5_000, "top")


TOWER = [
    {"id": "tower", "kind": "tower", "rect": (41, 41, 49, 49)},
    {"id": "top", "kind": "floor", "rect": (41, 41, 49, 49), "top": 12},
    {"id": "rail", "kind": "parapet", "line": ((48.8, 41), (48.8, 49)), "bottom": 12},
]


def test_a_drop_ends_where_the_base_is_clear_of_what_it_stood_on() -> None:
    """D10-MOV-22: over the parapet and down the side of the tower; only who jumps does."""
    game = lay(figures={"a": {"at": (45, 45, 12), "floor": "top"}}, terrain=TOWER)
    way = path(game, (52, 45), gait=JUMP)
    (drop,) = way.drops
    assert (drop.floor, drop.onto, drop.height) == ("top", "", 12_000)
    assert drop.start == pytest.approx(4_000 - 1_250, abs=2)
    assert drop.end == pytest.approx(4_000 + 1_250, abs=2)
    assert [c.piece for c in way.crossings] == ["rail"]
    assert way.at(drop.end) == (pytest.approx(50_250, abs=1), 45_000, 0, "")
    assert way.reach(5_000) <= way.crossings[0].start  # within the drop there is nowhere to stop
    assert path(game, (52, 45)).drops == ()


# -- against a walk in tiny steps


def brute(game: D10, points: list[tuple[int, int]], mounted: bool) -> tuple[float, float, dict[str, int]]:
    """Length, slow length and crossings of a path, walked in steps of a hundredth of a cm."""
    field, r = game.field, MOUNTED if mounted else FOOT
    lows = field.lows("", mounted).pieces
    total = slow = 0.0
    crossings: dict[str, int] = {}
    on: dict[str, bool] = {}
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        far = math.hypot(x1 - x0, y1 - y0)
        count = max(1, int(far / 10))
        for k in range(count):
            t = (k + 0.5) / count
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            total += far / count
            slow += far / count if field.slow(x, y, "") else 0
            for piece in lows:
                inside = gap_to(Disc(x, y, r), piece) < -5  # type: ignore[arg-type]
                if inside and not on.get(piece.id):
                    crossings[piece.id] = crossings.get(piece.id, 0) + 1
                on[piece.id] = inside
    return total, slow, crossings


def scattered(rng: random.Random) -> list[dict[str, object]]:
    """Random areas and low pieces."""
    terrain: list[dict[str, object]] = []
    for k in range(8):
        x, y = rng.uniform(10, 80), rng.uniform(10, 80)
        kind = rng.choice(("wood", "brush", "ford", "hedge", "cart", "fence"))
        if kind in ("hedge", "fence"):
            terrain.append(
                {"id": f"t{k}", "kind": kind, "line": ((x, y), (x + rng.uniform(2, 9), y + rng.uniform(2, 9)))}
            )
        elif rng.random() < 0.5:
            terrain.append({"id": f"t{k}", "kind": kind, "circle": (x, y, rng.uniform(1, 6))})
        else:
            terrain.append({"id": f"t{k}", "kind": kind, "rect": (x, y, x + rng.uniform(1, 9), y + rng.uniform(1, 9))})
    return terrain


@pytest.mark.parametrize("seed", range(40))
def test_costs_are_those_of_a_walk_in_tiny_steps(seed: int) -> None:
    """D10-MOV-03, D10-TER-02, D10-TER-04: length, slow ground and low pieces, for random paths on random tables."""
    rng = random.Random(seed)
    mounted = seed % 3 == 0
    game = lay(figures={"a": {"at": (45, 45), "mounted": mounted}}, terrain=scattered(rng))
    legs = [(rng.randint(2_000, 88_000), rng.randint(2_000, 88_000)) for _ in range(rng.randint(1, 4))]
    way = track(game, game.figure("a"), legs, COST)
    total, slow, crossings = brute(game, [(45_000, 45_000), *legs], mounted)
    assert way.length == pytest.approx(total, abs=2)
    plain = track(game, game.figure("a"), legs, COST._replace(over="jump")).cost
    assert plain == pytest.approx(total + slow, abs=60)
    counted: dict[str, int] = {}
    for crossing in way.crossings:
        counted[crossing.piece] = counted.get(crossing.piece, 0) + 1
    assert counted == crossings
    assert way.cost == plain + 3_000 * len(way.crossings)


@pytest.mark.parametrize("seed", range(20))
def test_an_allowance_carries_as_far_as_it_pays(seed: int) -> None:
    """D10-MOV-02, D10-TER-09: no farther, not within a crossing, and as far as possible."""
    rng = random.Random(seed)
    game = lay(figures={"a": {"at": (45, 45)}}, terrain=scattered(rng))
    legs = [(rng.randint(2_000, 88_000), rng.randint(2_000, 88_000)) for _ in range(2)]
    way = track(game, game.figure("a"), legs, COST)
    for _ in range(10):
        budget = rng.uniform(0, way.cost * 1.1)
        d = way.reach(budget)
        assert way.cost_at(d) <= budget + 6
        assert not any(c.start < d < c.end for c in way.crossings)
        further = [e for e in range(d + 20, way.length, 100) if way.cost_at(e) <= budget and way.back(e) == e]
        assert not further, (d, further[:3], way.crossings)
