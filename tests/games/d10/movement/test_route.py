"""Moves from their first cm to their last: what stops them, what they may pass, where they may end; against dense sampling."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import pytest

from escarmouche.core.asks.region import Path
from escarmouche.games.d10.ground.stand import taken
from escarmouche.games.d10.movement.measured_path import Gait, track
from escarmouche.games.d10.movement.route import Route, spent
from escarmouche.games.d10.setup.scenario import scenarios
from escarmouche.games.d10.state import FOOT, MOUNTED, Figure, Marker
from escarmouche.games.d10.table import D10
from escarmouche.space import gap_to
from escarmouche.space.disc import Body, Disc
from tests.games.d10.positions import field, lay

ADVANCE = Gait("advance", 10_000, "D10-MOV-01")
JUMP = Gait("advance", 10_000, "D10-MOV-01", over="jump")
STEP = Gait("advance", 10_000, "D10-MOV-01", over="jump", step=True)
NONE = Gait("crawl", 10_000, "D10-MOV-09", over="none")
HEDGE = {"id": "hedge", "kind": "hedge", "line": ((20, 30), (40, 30))}


def why(game: D10, *legs: tuple[float, float], gait: Gait = ADVANCE, who: str = "a") -> tuple[str, str] | None:
    """The key and the rule of a refusal."""
    path = tuple((round(x * 1000), round(y * 1000)) for x, y in legs)
    refusal = Route(game, game.figure(who), gait).why_not(path)
    return (refusal.key, refusal.rule) if refusal else None


def test_a_move_may_bend_and_stop_short_and_not_be_too_long() -> None:
    """D10-MOV-03."""
    game = lay(figures={"a": {"at": (10, 10)}})
    assert why(game, (13, 14), (13, 19)) is None
    assert why(game, (10, 10)) is None
    assert why(game) is None
    assert why(game, (20.006, 10)) == ("why-too-long", "D10-MOV-03")
    assert why(game, (20.004, 10)) is None  # the one tolerance: D10-GEO-01
    assert why(game, (13, 14), (13, 15), gait=ADVANCE._replace(straight=True)) == ("why-not-straight", "D10-MOV-01")
    arc = ({"around": [0, 0], "to": [1, 1], "turn": "left"},)
    refusal = Route(game, game.figure("a"), ADVANCE).why_not(arc)
    assert refusal is not None
    assert refusal.key == "why-no-arcs"


def test_a_straight_move_along_the_edge_of_slow_ground_is_paid_for() -> None:
    """D10-MOV-03, D10-TER-02: whole thousandths may lead it further through a ford than the line that was meant."""
    ford = [(28.144, 24.84), (24.649, 29.858), (20.132, 27.853), (14.586, 25.193), (19.988, 22.251), (24.459, 19.886)]
    game = lay(figures={"a": {"at": (16.694, 23.854)}}, terrain=[{"id": "ford", "kind": "ford", "polygon": ford}])
    route = Route(game, game.figure("a"), ADVANCE)
    for turn in range(400):
        angle = 5.80 + turn / 20_000
        assert route.why_illegal((route.towards(math.cos(angle), math.sin(angle), 10_000),)) is None, angle


def test_the_table_is_not_left() -> None:
    """D10-GEO-08, D10-TER-07; D10-GEO-11: a move may end touching an edge."""
    game = lay(figures={"a": {"at": (5, 5)}})
    assert why(game, (1.25, 5)) is None
    assert why(game, (1.2, 5)) == ("why-off-table", "D10-GEO-08")
    assert why(game, (0.5, 5), (5, 8)) == ("why-off-table", "D10-GEO-08")


def test_high_scenery_closed_doors_and_deep_water_stop_it() -> None:
    """D10-TER-05, D10-TER-07, D10-GEO-07."""
    terrain = [
        {"id": "wall", "kind": "wall", "line": ((20, 14), (30, 14))},
        {"id": "deep", "kind": "deep", "rect": (40, 0, 50, 30)},
        {"id": "door", "kind": "door", "line": ((30, 14), (34, 14)), "state": "closed"},
    ]
    game = lay(
        "advanced", figures={"a": {"at": (25, 10)}, "b": {"at": (36, 10)}, "c": {"at": (32, 10)}}, terrain=terrain
    )
    assert why(game, (25, 12.54)) is None
    assert why(game, (25, 13)) == ("why-in-the-way", "D10-TER-05")
    assert why(game, (25, 18)) == ("why-in-the-way", "D10-TER-05")
    assert why(game, (41, 10), who="b") == ("why-in-the-way", "D10-TER-07")
    assert why(game, (32, 16), who="c") == ("why-closed", "D10-TER-06")
    game.state.doors = {"door": "open"}
    assert why(game, (32, 16), who="c") is None
    assert why(lay(figures={"a": {"at": (25, 10)}}, terrain=terrain), (25, 18)) == ("why-in-the-way", "D10-TER-04")


def test_riders_enter_no_building() -> None:
    """D10-MNT-03: not even by an open door."""
    door = {"id": "door", "kind": "door", "line": ((28, 14), (36, 14))}
    game = lay(figures={"a": {"at": (32, 10), "mounted": True}}, terrain=[door])
    assert why(game, (32, 18)) == ("why-no-riders", "D10-MNT-03")
    game.state.doors = {"door": "closed"}
    assert why(game, (32, 18)) == ("why-no-riders", "D10-MNT-03")


def test_it_passes_friends_and_who_lies_on_the_ground_and_ends_on_nobody() -> None:
    """D10-GEO-07."""
    for other in ({"seat": 0}, {"seat": 1, "posture": "prone"}, {"seat": 1, "posture": "stunned"}):
        game = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (14, 10), **other}})
        assert why(game, (17, 10)) is None
        assert why(game, (16, 10)) == ("why-taken", "D10-GEO-07")
        assert why(game, (16.5, 10)) is None


def test_enemies_stop_it_and_so_does_contact_with_them() -> None:
    """D10-GEO-07, D10-MOV-05: it ends in contact, it does not pass by in contact."""
    game = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (16, 10), "seat": 1}})
    assert why(game, (19, 10)) == ("why-in-the-way", "D10-GEO-07")
    assert why(game, (13.5, 10)) is None
    assert why(game, (13.4, 10)) is None
    assert why(game, (13.4, 10), (13.4, 12)) == ("why-stops-at-contact", "D10-MOV-05")
    beside = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (14, 12.55), "seat": 1}})
    assert why(beside, (18, 10)) == ("why-stops-at-contact", "D10-MOV-05")
    assert why(beside, (14, 10)) is None  # it ends there, 0.05 cm away
    apart = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (14, 12.65), "seat": 1}})
    assert why(apart, (18, 10)) is None  # D10-MOV-06: there is no zone of control


def test_who_is_above_or_below_is_not_in_the_way() -> None:
    """D10-GEO-09: footings that differ by more than 3 cm."""
    floor = {"id": "top", "kind": "floor", "rect": (10, 5, 30, 15), "top": 5}
    low = {"id": "low", "kind": "floor", "rect": (10, 5, 30, 15), "top": 3}
    above = lay(figures={"a": {"at": (12, 10)}, "b": {"at": (16, 10, 5), "floor": "top", "seat": 1}}, terrain=[floor])
    assert why(above, (16, 10)) is None
    near = lay(figures={"a": {"at": (12, 10)}, "b": {"at": (16, 10, 3), "floor": "low", "seat": 1}}, terrain=[low])
    assert why(near, (16, 10)) == ("why-in-the-way", "D10-GEO-07")


def test_it_moves_over_objects_and_does_not_end_on_them() -> None:
    """D10-OBJ-01; planted missiles may be stood on. D10-MNT-06: a mount without a rider blocks."""
    game = lay(figures={"a": {"at": (10, 10)}})
    game.state.markers.append(Marker("chest", "object", 14_000, 10_000))
    assert why(game, (18, 10)) is None
    assert why(game, (15, 10)) == ("why-taken", "D10-OBJ-01")
    assert why(game, (16.25, 10)) is None
    game.state.markers[0].kind = "missile"
    assert why(game, (15, 10)) is None
    game.state.markers[0].kind = "mount"
    assert why(game, (18, 10)) == ("why-in-the-way", "D10-MNT-06")
    assert why(game, (11.75, 10)) is None


def test_low_pieces_are_crossed_at_a_cost_by_jumps_with_care_or_not_at_all() -> None:
    """D10-TER-04, D10-TER-05, D10-TER-08, D10-TER-09."""
    game = lay("advanced", figures={"a": {"at": (30, 27)}}, terrain=[HEDGE])
    assert why(game, (30, 34)) is None
    assert why(game, (30, 34.1)) == ("why-too-long", "D10-MOV-03")
    assert why(game, (30, 37), gait=JUMP) is None
    assert why(game, (30, 32), gait=STEP) is None
    assert why(game, (30, 32.1), gait=STEP) == ("why-too-long", "D10-MOV-03")
    assert why(game, (30, 32), gait=NONE) == ("why-in-the-way", "D10-TER-05")
    assert why(game, (30, 29.5)) == ("why-taken", "D10-TER-09")
    assert why(game, (30, 31), gait=JUMP) == ("why-taken", "D10-TER-09")


def test_a_jump_needs_room_beyond() -> None:
    """D10-MOV-19: no room on the far side, it cannot be tried; a careful crossing passes friends."""
    game = lay("advanced", figures={"a": {"at": (30, 27)}, "b": {"at": (30, 31.6)}}, terrain=[HEDGE])
    assert why(game, (30, 37), gait=JUMP) == ("why-no-landing", "D10-MOV-19")
    assert why(game, (27, 28), (27, 33), gait=JUMP) is None
    wide = STEP._replace(distance=15_000)
    assert why(game, (30, 37), gait=wide) is None


def test_windows_are_crossed_on_foot_as_low_pieces() -> None:
    """D10-TER-03, D10-TER-05: the sill is 1.5 high and the window just wide enough."""
    terrain = [
        {"id": "left", "kind": "house", "line": ((20, 30), (28.5, 30))},
        {"id": "window", "kind": "window", "line": ((28.5, 30), (31.5, 30))},
        {"id": "right", "kind": "house", "line": ((31.5, 30), (40, 30))},
    ]
    game = lay("advanced", figures={"a": {"at": (30, 28)}, "b": {"at": (30, 25), "mounted": True}}, terrain=terrain)
    assert why(game, (30, 33), gait=JUMP) is None
    assert why(game, (30.4, 28), (30.4, 33), gait=JUMP) == ("why-in-the-way", "D10-TER-05")
    assert why(game, (30, 34), gait=JUMP, who="b") == ("why-in-the-way", "D10-TER-05")


def test_who_moves_hidden_stays_in_the_rough() -> None:
    """D10-MOV-12, D10-TER-01."""
    rough = [
        {"id": "wood", "kind": "wood", "rect": (10, 10, 20, 20)},
        {"id": "brush", "kind": "brush", "rect": (20, 10, 30, 20)},
    ]
    game = lay("advanced", figures={"a": {"at": (18, 17)}}, terrain=rough)
    gait = ADVANCE._replace(rough=True)
    assert why(game, (22, 17), gait=gait) is None
    assert why(game, (18, 19.9), gait=gait) is None
    assert why(game, (18, 18), (18, 20.1), gait=gait) == ("why-open-ground", "D10-MOV-12")
    region = Route(game, game.figure("a"), gait)
    rng = random.Random(5)
    assert all(region.why_not(region.sample(rng)) is None for _ in range(100))


def test_trampling_leads_over_its_victim_and_ends_clear_of_it() -> None:
    """D10-MOV-24."""
    figures: dict[str, Any] = {
        "a": {"at": (10, 10), "mounted": True},
        "b": {"at": (18, 10), "seat": 1, "posture": "prone"},
    }
    game = lay("advanced", figures=figures)
    gait = Gait("trample", 20_000, "D10-MOV-23", over="jump", through=("b",))
    assert why(game, (25, 10), gait=gait) is None
    assert why(game, (25, 11), gait=gait) is None
    assert why(game, (25, 13), gait=gait) == ("why-not-over", "D10-MOV-24")
    assert why(game, (10, 10), gait=gait) == ("why-not-over", "D10-MOV-24")
    assert why(game, (19, 10), gait=gait) == ("why-taken", "D10-GEO-07")
    region = Route(game, game.figure("a"), gait)
    rng = random.Random(1)
    assert region
    assert all(region.why_not(region.sample(rng)) is None for _ in range(20))
    assert not Route(game, game.figure("a"), gait._replace(distance=5_000))


def inn(**figures: dict[str, Any]) -> D10:
    scenario = scenarios()["quarrel-at-the-inn"]
    made = field(width=60, height=60)
    game = lay("advanced", figures=figures, scenario=made)
    game.scenario = scenario
    return game


def test_stairs_lead_to_the_balcony_and_riders_stay_below() -> None:
    """D10-TER-06, D10-MNT-03: 4 cm of stairs cost 8; nobody walks under them or over their sides."""
    game = inn(a={"at": (46, 35)}, b={"at": (42, 38)}, c={"at": (46, 34), "mounted": True})
    assert why(game, (46, 40.5)) is None
    assert why(game, (46, 41.01)) == ("why-too-long", "D10-MOV-03")
    assert why(game, (46, 38), who="b") == ("why-in-the-way", "D10-TER-05")
    assert why(game, (46, 37), who="c") == ("why-no-riders", "D10-MNT-03")
    region = Route(game, game.figure("a"), ADVANCE)
    assert any(track(game, game.figure("a"), way, ADVANCE).at(99_000).floor == "balcony" for way in region.propose())


LOFT = {"id": "loft", "kind": "floor", "rect": (18, 25, 30, 32), "top": 4}
FLIGHT = {"id": "flight", "kind": "stairs", "foot": ((20, 20), (28, 20)), "head": ((20, 25), (28, 25)), "upper": "loft"}


def test_a_rider_straight_at_the_stairs_stops_at_their_foot() -> None:
    """D10-MNT-03: it rides as far as the ground goes, whatever the angle."""
    game = lay("advanced", figures={"a": {"at": (24, 16), "mounted": True}}, terrain=[LOFT, FLIGHT])
    route = Route(game, game.figure("a"), ADVANCE)
    for angle in (math.pi / 2, 1.4, 1.8):
        x, y = route.towards(math.cos(angle), math.sin(angle), 10_000)
        assert 19_950 <= y <= 20_000
        assert route.why_not(((x, y),)) is None


def by_the_stairs(along: float, aside: float = 0.0) -> tuple[float, float]:
    """A point on a line that passes the foot of the stairs, or beside it, in cm."""
    ux, uy = math.cos(-0.12), math.sin(-0.12)
    return 14 + ux * along + uy * aside, 19.3 + uy * along - ux * aside


def test_a_way_by_the_stairs_that_grazes_an_enemy_ends_where_it_touches() -> None:
    """D10-MOV-05: as it does on open ground."""
    for aside in (2.45, 2.55, 2.6):
        figures = {"a": {"at": by_the_stairs(0)}, "b": {"at": by_the_stairs(8, aside), "seat": 1}}
        game = lay("advanced", figures=figures, terrain=[LOFT, FLIGHT])
        route = Route(game, game.figure("a"), ADVANCE._replace(distance=14_000))
        end = route.towards(math.cos(-0.12), math.sin(-0.12), 14_000)
        assert 7_000 <= math.dist(end, route.start) <= 8_000
        assert route.why_not((end,)) is None


def test_a_way_by_the_stairs_ends_before_the_piece_beyond_which_there_is_no_room() -> None:
    """D10-MOV-19: but beyond the one before it, where there is."""
    hedges = [{"id": f"h{k}", "kind": "hedge", "line": (by_the_stairs(k, 2), by_the_stairs(k, -1))} for k in (3, 7)]
    figures = {"a": {"at": by_the_stairs(0)}, "b": {"at": by_the_stairs(9)}}
    game = lay("advanced", figures=figures, terrain=[LOFT, FLIGHT, *hedges])
    route = Route(game, game.figure("a"), JUMP._replace(distance=14_000))
    end = route.towards(math.cos(-0.12), math.sin(-0.12), 14_000)
    assert 5_500 <= math.dist(end, route.start) <= 5_600
    assert route.why_not((end,)) is None


def test_the_balcony_has_a_parapet_and_a_drop() -> None:
    """D10-MOV-22, D10-GEO-10: nobody walks over the rim; a figure that jumps the parapet comes down in the hall."""
    game = inn(a={"at": (30, 42, 5), "floor": "balcony"}, b={"at": (30, 35), "seat": 1})
    assert why(game, (30, 41.65)) is None
    assert why(game, (30, 41.4)) == ("why-taken", "D10-TER-09")
    assert why(game, (30, 38)) == ("why-in-the-way", "D10-TER-05")
    assert why(game, (30, 38), gait=JUMP) is None
    way = track(game, game.figure("a"), [(30_000, 38_000)], JUMP)
    assert way.drops[0].height == 5_000
    assert way.at(way.length) == (30_000, 38_000, 0, "")
    assert why(game, (30, 36), gait=JUMP) == ("why-in-the-way", "D10-GEO-07")
    a = game.figure("a")
    assert any(track(game, a, path, JUMP).drops for path in Route(game, a, JUMP).propose())


def test_who_is_under_the_balcony_does_not_bar_the_stairs() -> None:
    """D10-GEO-09: but who stands at their foot or at their head does."""
    wide = ADVANCE._replace(distance=15_000)
    for at, barred in (((46, 41.3), False), ((46, 41.3, 5), True), ((46, 36.5), True)):
        floor = "balcony" if len(at) > 2 else ""
        game = inn(a={"at": (46, 33.5)}, b={"at": at, "floor": floor, "seat": 1})
        assert (why(game, (46, 41), gait=wide) is not None) == barred


def test_the_tower_is_dropped_from_beside_its_wall() -> None:
    """D10-MOV-22: the drop ends where the base is clear of the tower."""
    game = lay("advanced", figures={"a": {"at": (45, 47, 12), "floor": "platform"}})
    game.scenario = scenarios()["the-watch-tower"]
    assert why(game, (45, 53), gait=JUMP) is None
    assert why(game, (45, 50.75), gait=JUMP) is None
    assert why(game, (45, 50.5), gait=JUMP) is not None
    assert why(game, (45, 53)) == ("why-in-the-way", "D10-TER-05")


def test_into_contact_with_one_past_another() -> None:
    """D10-GEO-07: a way that grazes an enemy before it meets it ends at whoever comes first, in whatever order they stand."""
    places = ((46.472, 51.566), (46.949, 48.625))
    for first, second in (places, places[::-1]):
        game = lay(figures={"a": {"at": (41.25, 51.75)}, "b": {"at": first, "seat": 1}, "c": {"at": second, "seat": 1}})
        route = Route(game, game.figure("a"), ADVANCE)
        end = route.towards(math.cos(-math.pi / 6), math.sin(-math.pi / 6), 10_000)
        assert end != route.start
        assert route.why_not((end,)) is None


def test_exits_and_enemies_are_proposed() -> None:
    """D10-GEO-11: a path may end touching the edge over which its band may leave."""
    scenario = field(forces=[{"band": "bailiff", "zones": [], "exits": ["west"]}, {"band": "flayers", "zones": []}])
    game = lay(figures={"a": {"at": (6, 30)}, "b": {"at": (12, 30), "seat": 1}}, scenario=scenario)
    paths = list(Route(game, game.figure("a"), ADVANCE).propose())
    assert ((9_500, 30_000),) in paths
    assert ((1_250, 30_000),) in paths


def test_the_way_round_a_corner_is_proposed_in_straight_legs() -> None:
    """D10-MOV-03."""
    rock = {"id": "rock", "kind": "rock", "circle": (14, 10, 1)}
    game = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (18, 10), "seat": 1}}, terrain=[rock])
    region = Route(game, game.figure("a"), ADVANCE)
    bent = [way for way in region.propose() if len(way) > 1]
    assert bent
    assert all(region.why_not(way) is None for way in bent)
    assert any(math.hypot(way[-1][0] - 18_000, way[-1][1] - 10_000) <= 2_505 for way in bent)


def test_spent() -> None:
    assert spent(10.0, []) == 10.0
    assert spent(10.0, [(2.0, 5.0), (4.0, 6.0)]) == 6.0
    assert spent(1.0, [(2.0, 5.0)]) == 1.0
    assert spent(20.0, [(-3.0, 5.0), (7.0, 8.0)]) == 14.0


# -- against dense sampling


def crowded(seed: int, level: str = "advanced") -> D10:
    """A small table full of everything."""
    rng = random.Random(seed)
    terrain: list[dict[str, Any]] = []
    for k in range(7):
        x, y = rng.uniform(2, 32), rng.uniform(2, 32)
        kind = rng.choice(("wood", "brush", "hedge", "cart", "fence", "rock", "wall", "deep", "ford"))
        if kind in ("hedge", "fence", "wall"):
            shape: dict[str, Any] = {"line": ((x, y), (x + rng.uniform(1, 6), y + rng.uniform(-4, 6)))}
        elif rng.random() < 0.5:
            shape = {"circle": (x, y, rng.uniform(0.5, 3))}
        else:
            shape = {"rect": (x, y, x + rng.uniform(1, 5), y + rng.uniform(1, 5))}
        terrain.append({"id": f"t{k}", "kind": kind, **shape})
    figures = {
        f"f{k}": {
            "at": (rng.uniform(3, 33), rng.uniform(3, 33)),
            "seat": k % 2,
            "mounted": rng.random() < 0.2,
            "posture": rng.choice(("up", "up", "up", "prone", "crouched")),
        }
        for k in range(8)
    }
    game = lay(level, figures=figures, scenario=field(*terrain, width=36, height=36))
    for figure in game.figures:
        if figure.mounted:
            figure.posture = "up"
        if taken(game, figure, figure.x, figure.y, "") is not None:
            figure.status = "out"
            game.mustered()
    for k in range(2):
        x, y = _spot(rng)
        if all(math.hypot(f.x - x, f.y - y) > 3_000 for f in game.figures):
            game.state.markers.append(Marker(f"m{k}", rng.choice(("object", "weapon", "mount")), x, y))
    return game


def _spot(rng: random.Random) -> tuple[int, int]:
    return rng.randint(2_000, 34_000), rng.randint(2_000, 34_000)


def verdict(game: D10, figure: Figure, path: list[tuple[int, int]], gait: Gait, slack: int) -> bool:
    """Is a path legal, walked in steps of a twenty-fifth of a cm, with the tolerance widened by this much?"""
    field_, r = game.field, MOUNTED if figure.mounted else FOOT
    walls = list(field_.walls("", figure.mounted).pieces)
    lows = list(field_.lows("", figure.mounted).pieces)
    others = [f for f in game.in_play() if f is not figure]
    foes = [f for f in others if f.seat != figure.seat and f.posture not in ("prone", "stunned")]
    solid = [*walls, *(lows if gait.over == "none" else []), *map(game.body, foes)]
    marks = [Body(m.id, m.x, m.y, m.radius) for m in game.state.markers]
    solid += [mark for mark, m in zip(marks, game.state.markers, strict=True) if m.kind == "mount"]
    cost, on, met = 0.0, set(), {}
    points = [(figure.x, figure.y), *path]
    for leg, ((x0, y0), (x1, y1)) in enumerate(itertools.pairwise(points)):
        far = math.hypot(x1 - x0, y1 - y0)
        count = max(1, int(far / 40))
        for k in range(1, count + 1):
            x, y = x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count
            disc = Disc(x, y, r)  # type: ignore[arg-type]
            cost += far / count * (2 if field_.slow(x, y, "") else 1)
            if any(gap_to(disc, thing) < -5 - slack for thing in solid):
                return False
            if not (
                r - 5 - slack <= x <= field_.width - r + 5 + slack
                and r - 5 - slack <= y <= field_.height - r + 5 + slack
            ):
                return False
            for low in lows:
                inside = gap_to(disc, low) < -5 - slack
                cost += gait.toll if inside and low.id not in on else 0
                (on.add if inside else on.discard)(low.id)
            for foe in foes:
                touching = gap_to(disc, game.body(foe)) <= 105 - slack
                if foe.id in met and (not touching or leg != met[foe.id]):
                    return False
                if touching:
                    met[foe.id] = leg
    if any(leg != len(path) - 1 for leg in met.values()):
        return False
    end = Disc(*path[-1], r)
    resting = [*walls, *lows, *map(game.body, others), *marks]
    return cost <= gait.distance + 5 + slack and all(gap_to(end, thing) >= -5 - slack for thing in resting)


@pytest.mark.parametrize("seed", range(12))
def test_legality_agrees_with_dense_sampling(seed: int) -> None:
    """D10-GEO-07, D10-GEO-08, D10-MOV-03, D10-MOV-05, D10-TER-02, D10-TER-04, D10-TER-07, D10-TER-09, D10-OBJ-01."""
    game = crowded(seed)
    rng = random.Random(seed)
    gaits = [ADVANCE, NONE, ADVANCE._replace(distance=20_000)]
    for figure in game.in_play()[:4]:
        touched = [f for f in game.enemies(figure) if gap_to(game.body(figure), game.body(f)) <= 130]
        if touched:
            continue
        for _ in range(14):
            gait = rng.choice(gaits)
            x, y, path = figure.x, figure.y, []
            for _ in range(rng.randint(1, 3)):
                x, y = x + rng.randint(-5_000, 5_000), y + rng.randint(-5_000, 5_000)
                path.append((x, y))
            allowed = Route(game, figure, gait).why_not(tuple(path)) is None
            loose, strict = verdict(game, figure, path, gait, 12), verdict(game, figure, path, gait, -12)
            assert allowed or not (loose and strict), (path, gait, Route(game, figure, gait).why_not(tuple(path)))
            assert not allowed or loose or strict, (figure.id, path, gait)


@pytest.mark.parametrize("seed", range(12))
def test_samples_and_proposals_are_legal(seed: int) -> None:
    """D10-MOV-03: for every gait, also among low pieces and slow ground; by the slow way of judging as well."""
    game = crowded(seed)
    rng = random.Random(seed)
    for figure in game.in_play():
        for gait in (ADVANCE, JUMP, STEP, NONE, ADVANCE._replace(straight=True), ADVANCE._replace(slows=False)):
            region = Route(game, figure, gait)
            ask = Path("advance", seat=0, rule="D10-MOV-01", region=region)
            for _ in range(12):
                path = ask.sample(rng)
                assert ask.why_not(path) is None, (figure.id, gait, path, ask.why_not(path))
                assert measured(region, path), (figure.id, gait, path)
            for path in ask:
                assert ask.why_not(path) is None
                assert measured(region, path), (figure.id, gait, path)
            assert len(region.outline()[0]) > 30


def measured(region: Route, path: Any) -> bool:
    """Is a path legal without the short cut for plain moves?"""

    class Slow(Route):
        def _plain(self, x1: float, y1: float) -> bool:
            return False

    return Slow(region.game, region.figure, region.gait).why_not(path) is None


def test_samples_reach_far_and_cross_and_touch() -> None:
    """A random mover gets everywhere: over hedges, into contact, to the end of its allowance."""
    game = lay(figures={"a": {"at": (30, 27)}, "b": {"at": (24, 25), "seat": 1}}, terrain=[HEDGE])
    region = Route(game, game.figure("a"), ADVANCE)
    rng = random.Random(3)
    ends = [region.sample(rng)[0] for _ in range(400)]
    assert any(y > 31_400 for _, y in ends)
    assert any(abs(math.hypot(x - 24_000, y - 25_000) - 2_500) < 2 for x, y in ends)
    assert any(math.hypot(x - 30_000, y - 27_000) > 9_500 for x, y in ends)
