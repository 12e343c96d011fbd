"""Places that are chosen by a rule: where a cut-short move ends, contact, charges, retreats, shoves."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from escarmouche.core.asks.region import Place
from escarmouche.games.d10.ground import stand
from escarmouche.games.d10.ground.measure import contact, gap
from escarmouche.games.d10.movement.measured_path import Gait, track
from escarmouche.games.d10.movement.straight_moves import Charge, Retreat
from escarmouche.games.d10.setup.scenario import scenarios
from escarmouche.games.d10.state import Marker
from escarmouche.games.d10.table import D10
from tests.games.d10.movement.test_route import crowded
from tests.games.d10.positions import lay

CHARGE = Gait("charge", 10_000, "D10-CC-04", straight=True)
HEDGE = {"id": "hedge", "kind": "hedge", "line": ((20, 30), (40, 30))}


def stood(game: D10, who: str, at: Any) -> None:
    """Put a figure somewhere."""
    figure = game.figure(who)
    figure.x, figure.y, figure.z, figure.floor = at


def test_what_takes_a_place() -> None:
    """D10-GEO-07, D10-GEO-08, D10-TER-09, D10-OBJ-01, D10-MNT-06."""
    game = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (20, 20)}}, terrain=[HEDGE])
    game.state.markers += [
        Marker("chest", "object", 50_000, 50_000),
        Marker("horse", "mount", 60_000, 60_000, radius=2_000),
    ]
    a = game.figure("a")
    assert stand.taken(game, a, 30_000, 60_000, "") is None
    assert stand.taken(game, a, 21_000, 20_000, "") == "b"
    assert stand.taken(game, a, 30_000, 31_000, "") == "hedge"
    assert stand.taken(game, a, 1_000, 40_000, "") == "edge"
    assert stand.taken(game, a, 51_000, 50_000, "") == "chest"
    assert stand.taken(game, a, 51_000, 50_000, "", markers=False) is None
    assert stand.taken(game, a, 61_000, 60_000, "", markers=False) == "horse"


def test_a_move_cut_short_is_set_back_to_the_last_free_place() -> None:
    """D10-GEO-10: off a friend, off a hedge, off an object."""
    game = lay(figures={"a": {"at": (30, 20)}, "b": {"at": (30, 24)}}, terrain=[HEDGE])
    a = game.figure("a")
    way = track(game, a, [(30_000, 36_000)], CHARGE)
    assert stand.set_back(game, a, way, 7_000)[:2] == (30_000, 27_000)
    assert stand.set_back(game, a, way, 5_000)[:2] == (30_000, pytest.approx(21_500, abs=2))
    assert stand.set_back(game, a, way, 10_000)[:2] == (30_000, pytest.approx(28_550, abs=3))
    assert stand.set_back(game, a, way, 0)[:2] == (30_000, 20_000)
    game.state.markers.append(Marker("chest", "object", 30_000, 34_000))
    assert stand.set_back(game, a, way, 13_800)[:2] == (30_000, pytest.approx(31_750, abs=3))
    assert stand.set_back(game, a, way, 13_800, markers=False)[:2] == (30_000, 33_800)


@pytest.mark.parametrize("seed", range(10))
def test_setting_back_finds_the_last_free_place(seed: int) -> None:
    """D10-GEO-10: against a search in tiny steps."""
    game = crowded(seed)
    rng = random.Random(seed)
    for figure in game.in_play()[:3]:
        legs = [(rng.randint(2_000, 34_000), rng.randint(2_000, 34_000)) for _ in range(2)]
        way = track(game, figure, legs, CHARGE)
        d = rng.uniform(0, way.length)
        at = stand.last_free(game, figure, way, d)
        assert at <= d
        end = way.at(at)
        assert at == 0 or stand.taken(game, figure, end.x, end.y, end.floor) is None
        steps = [int(at) + 10 + 10 * k for k in range(int((d - at) / 10))]
        later = [e for e in steps if way.back(e) == e and stand.taken(game, figure, *way.at(e)[:2], "") is None]
        assert not later, (at, d, later[:3])


def test_the_nearest_free_place() -> None:
    """D10-GEO-10, D10-GEO-08."""
    game = lay(figures={"a": {"at": (30, 20)}, "b": {"at": (10, 10)}})
    a = game.figure("a")
    assert stand.nearest(game, a, 50_000, 50_000, "") == (50_000, 50_000, 0, "")
    assert stand.nearest(game, a, 11_000, 10_000, "") == (12_500, 10_000, 0, "")
    assert stand.nearest(game, a, 0, 40_000, "") == (1_250, 40_000, 0, "")


def test_the_nearest_free_place_on_a_platform_is_on_it() -> None:
    """D10-GEO-09: up the ladder of the tower; with five men on it, there is no room for a sixth but below... on the ground it stays."""
    game = lay(figures={"a": {"at": (45, 53)}, "b": {"at": (45, 47, 12), "floor": "platform"}})
    game.scenario = scenarios()["the-watch-tower"]
    a = game.figure("a")
    at = stand.nearest(game, a, 45_000, 47_000, "platform")
    assert (at.z, at.floor) == (12_000, "platform")
    assert stand.taken(game, a, at.x, at.y, "platform") is None
    assert math.hypot(at.x - 45_000, at.y - 47_000) < 2_800


def test_snapping_to_contact() -> None:
    """D10-GEO-02: what ends within 0.2 cm is moved to gap 0 for a player who wants contact."""
    game = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (20, 10), "seat": 1}})
    a, b = game.figure("a"), game.body(game.figure("b"))
    assert stand.snap(game, a, 17_310, 10_000, b) == (17_500, 10_000)
    assert stand.snap(game, a, 17_600, 10_000, b) == (17_500, 10_000)
    assert stand.snap(game, a, 17_200, 10_000, b) == (17_200, 10_000)


def test_places_in_contact() -> None:
    """D10-GEO-02."""
    game = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (20, 10), "seat": 1}, "c": {"at": (20, 12.5)}})
    a = game.figure("a")
    for at in stand.places_by(game, a, game.body(game.figure("b")), ""):
        stood(game, "a", at)
        assert abs(gap(a, game.figure("b"))) <= 5
        assert stand.taken(game, a, at.x, at.y, "") is None


# -- charges


def test_a_charge_is_one_straight_line_into_contact() -> None:
    """D10-CC-04: at most an Advance, clear of other enemies."""
    game = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (20, 10), "seat": 1}, "c": {"at": (20, 20), "seat": 1}})
    a, b, c = map(game.figure, "abc")
    region = Charge(game, a, b, CHARGE)
    assert region
    assert next(region.propose()) == (17_500, 10_000)
    assert region.why_not((17_310, 10_000)) is None  # D10-GEO-02: it will be snapped
    refusal = region.why_not((17_200, 10_000))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("why-no-contact", "D10-CC-04")
    assert not Charge(game, a, c, CHARGE)  # 14.1 cm off: too far
    stood(game, "c", (15_000, 10_000, 0, ""))
    ways = list(region.propose())
    assert (17_500, 10_000) not in ways  # somebody else stands in between


def test_a_charge_may_end_touching_others_too() -> None:
    """D10-CC-04."""
    game = lay(figures={"a": {"at": (10, 10)}, "b": {"at": (18, 11.25), "seat": 1}, "c": {"at": (18, 8.75), "seat": 1}})
    a, b, c = map(game.figure, "abc")
    region = Charge(game, a, b, CHARGE)
    end = next(end for end in [(15_835, 10_000), *region.propose()] if region.why_not(end) is None)
    stood(game, "a", (*end, 0, ""))
    assert contact(a, b)
    assert contact(a, c)


def test_a_charge_needs_a_way() -> None:
    """D10-CC-04, D10-TER-04, D10-MOV-19: a wall bars it, a hedge costs 3 cm, or is jumped."""
    wall = {"id": "wall", "kind": "wall", "line": ((20, 30), (40, 30))}
    figures: dict[str, Any] = {"a": {"at": (30, 27)}, "b": {"at": (30, 36), "seat": 1}}
    barred = lay(figures=figures, terrain=[wall])
    assert not Charge(barred, barred.figure("a"), barred.figure("b"), CHARGE)
    hedged = lay(figures=figures, terrain=[HEDGE])
    assert Charge(hedged, hedged.figure("a"), hedged.figure("b"), CHARGE)
    stood(hedged, "b", (30_000, 37_000, 0, ""))
    assert not Charge(hedged, hedged.figure("a"), hedged.figure("b"), CHARGE)
    jumped = CHARGE._replace(over="jump")
    assert Charge(hedged, hedged.figure("a"), hedged.figure("b"), jumped)


def test_nobody_charges_whom_it_touches_or_who_is_above() -> None:
    """D10-CC-04, D10-GEO-09."""
    floor = {"id": "top", "kind": "floor", "rect": (10, 5, 30, 15), "top": 5}
    figures: dict[str, Any] = {
        "a": {"at": (12, 10)},
        "b": {"at": (14.5, 10), "seat": 1, "posture": "prone"},
        "c": {"at": (20, 10, 5), "floor": "top", "seat": 1},
    }
    game = lay(figures=figures, terrain=[floor])
    touched = Charge(game, game.figure("a"), game.figure("b"), CHARGE)
    refusal = touched.why_not((12_000, 10_000))
    assert refusal is not None
    assert refusal.key == "why-touches-already"
    above = Charge(game, game.figure("a"), game.figure("c"), CHARGE)
    assert not above
    refusal = above.why_not((17_500, 10_000))
    assert refusal is not None
    assert refusal.rule == "D10-GEO-09"


@pytest.mark.parametrize("seed", range(8))
def test_samples_of_charges_and_retreats_are_legal(seed: int) -> None:
    """D10-CC-04, D10-MOV-21, D10-CC-35."""
    game = crowded(seed)
    rng = random.Random(seed)
    for figure in game.in_play():
        enemies = game.enemies(figure)
        for enemy in enemies:
            region = Charge(game, figure, enemy, CHARGE)
            if region:
                ask = Place("charge", seat=0, rule="D10-CC-04", region=region)
                for end in [*(ask.sample(rng) for _ in range(5)), *ask]:
                    assert ask.why_not(end) is None
                    assert math.hypot(end[0] - enemy.x, end[1] - enemy.y) - region.touch <= 105
        back = Retreat(game, figure, 5_000, enemies[:1], "D10-MOV-21")
        if back:
            ask = Place("flee", seat=0, rule="D10-MOV-21", region=back)
            assert all(ask.why_not(end) is None for end in [*(ask.sample(rng) for _ in range(5)), *ask])
        assert back.outline()


# -- retreats and shoves


def test_a_retreat_is_5_cm_away_from_all_it_touched() -> None:
    """D10-MOV-21, D10-CC-35: it ends out of contact with all enemies and farther from each of these."""
    game = lay(
        "advanced",
        figures={"a": {"at": (20, 20)}, "b": {"at": (22.5, 20), "seat": 1}, "c": {"at": (14, 20), "seat": 1}},
    )
    a, b = game.figure("a"), game.figure("b")
    region = Retreat(game, a, 5_000, [b], "D10-MOV-21")
    key = {end: getattr(region.why_not(end), "key", None) for end in _ends(20_000, 20_000)}
    assert key[15_000, 20_000] == "why-in-the-way"
    assert key[20_000, 25_000] is None
    assert key[25_000, 20_000] == "why-in-the-way"
    assert region.why_not((20_000, 24_000)).key == "why-not-so-far"  # type: ignore[union-attr]
    stood(game, "c", (20_000, 27_500, 0, ""))
    assert region.why_not((20_000, 25_000)).key == "why-still-in-contact"  # type: ignore[union-attr]
    stood(game, "c", (20_000, 30_000, 0, ""))
    far = Retreat(game, a, 5_000, [game.figure("c")], "D10-CC-35")
    assert far.why_not((20_000, 25_000)).key == "why-not-away"  # type: ignore[union-attr]


def _ends(x: int, y: int) -> list[tuple[int, int]]:
    return [(x - 5_000, y), (x, y + 5_000), (x + 5_000, y)]


def test_without_room_there_is_no_retreat() -> None:
    """D10-MOV-21, D10-CC-35: between walls, with the enemy in the only way."""
    box = {"id": "box", "kind": "wall", "line": ((18, 24), (18, 18), (22, 18), (22, 24))}
    game = lay("advanced", figures={"a": {"at": (20, 20)}, "b": {"at": (20, 22.5), "seat": 1}}, terrain=[box])
    assert not Retreat(game, game.figure("a"), 5_000, [game.figure("b")], "D10-MOV-21")


def test_a_kicked_enemy_stands_1_cm_off() -> None:
    """D10-CC-39: straight away from the rider until the gap is 1 cm; the nearest free spot if that is taken."""
    game = lay("advanced", figures={"a": {"at": (20, 20), "mounted": True}, "b": {"at": (23.25, 20), "seat": 1}})
    a, b = game.figure("a"), game.figure("b")
    assert stand.apart(game, b, a, 1_000) == (24_250, 20_000, 0, "")
    crowd = lay(
        "advanced",
        figures={"a": {"at": (20, 20), "mounted": True}, "b": {"at": (23.25, 20), "seat": 1}, "c": {"at": (25.9, 20)}},
    )
    at = stand.apart(crowd, crowd.figure("b"), crowd.figure("a"), 1_000)
    assert at != (24_250, 20_000, 0, "")
    assert stand.taken(crowd, crowd.figure("b"), at.x, at.y, "") is None
    assert math.hypot(at.x - 24_250, at.y - 20_000) < 2_500


def test_a_forced_move_stops_at_the_edge_and_at_what_stands_there() -> None:
    """D10-GEO-08, D10-MOV-03, D10-GEO-10: kicked towards the edge, or a hedge, it ends on neither."""
    game = lay("advanced", figures={"a": {"at": (5, 5), "mounted": True}, "b": {"at": (1.75, 5), "seat": 1}})
    at = stand.apart(game, game.figure("b"), game.figure("a"), 1_000)
    assert at == (1_250, 5_000, 0, "")
    game = lay(
        "advanced",
        figures={"a": {"at": (30, 25), "mounted": True}, "b": {"at": (30, 28.25), "seat": 1}},
        terrain=[HEDGE],
    )
    at = stand.apart(game, game.figure("b"), game.figure("a"), 1_000)
    assert at == (30_000, pytest.approx(28_550, abs=2), 0, "")


def test_over_a_wall_there_is_its_far_side() -> None:
    """D10-MOV-16: on a piece too narrow to stand on, touching its far side."""
    wall = {"id": "wall", "kind": "wall", "line": ((20, 30), (40, 30))}
    game = lay("advanced", figures={"a": {"at": (30, 28.55)}, "b": {"at": (60, 60)}}, terrain=[wall])
    a, piece = game.figure("a"), game.field.pieces["wall"]
    assert stand.beyond(game, a, piece) == (30_000, 31_450, 0, "")
    stood(game, "b", (31_000, 31_450, 0, ""))
    assert stand.beyond(game, a, piece) is None
