"""Climbs: what they cost, how far they go, what is in the way (MALI-MOVE-09, -10, MALI-AMB-134)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.movement.one_man import CRATE, ROOF, WALL, go, one, why
from tests.games.malifaux.positions import STRIKE, card, lay, told


def test_climbing_costs_an_inch_for_an_inch_and_only_in_a_walk() -> None:
    """MALI-MOVE-09, MALI-TERR-04: up a crate of 2", and not in other moves."""
    game = one(7, 10, [CRATE])
    assert why(game, [9500, 10000], distance=4.4) == "MALI-GACT-06"
    assert why(game, [9500, 10000], distance=4.5) == ""
    assert why(game, [9500, 10000], distance=6, walk=False) == "MALI-TERR-04"
    assert go(game, [9500, 10000]) == (9500, 10000, 2000, "crate")
    assert "fell" not in told(game)


def test_what_is_left_is_spent_on_climbing_down_and_the_rest_is_a_fall() -> None:
    """MALI-MOVE-08, MALI-MOVE-10: down 4" with 2" left is a fall of 2"."""
    game = lay(models={"man": {"at": (12, 10, 4), "floor": "roof"}}, terrain=[ROOF])
    assert go(game, [13500, 10000], distance=3.5) == (13500, 10000, 0, "")
    assert game.model("man").health == 7
    game = lay(models={"man": {"at": (12, 10, 4), "floor": "roof"}}, terrain=[ROOF])
    go(game, [13500, 10000], distance=5.5)
    assert game.model("man").health == 8


def test_climbing_part_of_the_way_is_paid_for_like_all_of_it() -> None:
    """MALI-MOVE-09, MALI-AMB-134, MALI-AMB-63: inch for inch, twice where the climb begins in Severe terrain."""
    game = one(11, 10, [WALL])
    assert why(game, [11409, 10000, 2000], distance=2.4) == "MALI-GACT-06"
    assert why(game, [11409, 10000, 2000], distance=2.41) == ""
    bog = {"id": "bog", "kind": "water", "rect": [11, 10, 2, 3]}
    game = one(11, 10, [WALL, bog])
    assert why(game, [11409, 10000, 2000], distance=4.81) == "MALI-GACT-06"
    assert why(game, [11409, 10000, 2000], distance=4.82) == ""


def test_severe_terrain_below_slows_whoever_goes_along_a_side_over_it() -> None:
    """MALI-AMB-63, MALI-AMB-134: not as long as it hangs over the crate beside it."""
    crate = {"id": "crate", "kind": "crates", "height": 1, "rect": [11, 8.5, 2, 2]}
    pond = {"id": "pond", "kind": "water", "rect": [11, 11.5, 2, 2.8]}
    game = lay(models={"man": {"at": (11.3, 9, 1), "floor": "crate"}}, terrain=[WALL, crate, pond])
    way = ([11409, 9000, 1500], [11409, 11000])  # 0.109", 0.5" up and 2"; 0.9" of these over the pond
    assert why(game, *way, distance=3.49) == "MALI-GACT-06"
    assert why(game, *way, distance=3.53) == ""


def test_a_height_that_is_none_of_a_side_is_refused() -> None:
    """MALI-MOVE-09, MALI-AMB-134, MALI-TERR-04: apart from the side, on the top, over it, under its foot, of Impassable terrain."""
    house = {"id": "house", "kind": "house", "rect": [7, 10, 2, 2]}
    game = one(10, 10, [WALL, house])
    for leg, rule in (
        ([11400, 10000, 1000], "MALI-MOVE-09"),
        ([11404, 10000, 1000], ""),
        ([11414, 10000, 1000], ""),
        ([11500, 10000, 1000], "MALI-MOVE-09"),
        ([11409, 10000, 3010], "MALI-AMB-134"),
        ([11409, 10000, -10], "MALI-AMB-134"),
        ([8590, 10000, 1000], "MALI-MOVE-09"),
        ([10000, 12000, 5], ""),
        ([10000, 12000, 6], "MALI-MOVE-09"),
    ):
        assert why(game, leg, distance=9) == rule, leg
    assert why(game, [11409, 10000, 1000], distance=9, walk=False) == "MALI-MOVE-09"
    assert why(game, [11000, 10000, 0], distance=9, walk=False) == ""


def test_who_hangs_on_a_side_goes_along_it_until_something_is_in_the_way() -> None:
    """MALI-MOVE-05, MALI-MOVE-09, MALI-AMB-134: over a small model's head, not through a tall one or a house."""
    far = [[11409, 10000, 2000], [11409, 12000, 2000]]
    assert go(one(11, 10, [WALL]), *far, distance=5) == (11409, 12000, 0, "")
    assert why(one(11, 10, [WALL], other={"at": (10.9, 11.5)}), *far) == ""
    small = lay(
        models={"man": {"at": (11, 10)}, "imp": {"at": (11, 11.9), "card": "imp"}},
        terrain=[WALL],
        cards=[card("imp", sz=1), card("ogre", sz=3)],
    )
    assert why(small, *far) == ""
    small.model("imp").card = "ogre"
    assert why(small, *far) == "MALI-MOVE-05"
    house = {"id": "house", "kind": "house", "rect": [11, 13, 2, 2]}
    assert why(one(11, 10, [WALL, house]), *far) == "MALI-TERR-15"


def test_nobody_climbs_or_comes_down_through_who_stands_on_a_ledge_between() -> None:
    """MALI-AMB-146, MALI-MOVE-05: an imp on a crate of 2" sticks out over the foot of a wall of 3"; with a named height or without."""
    ledge = {"id": "ledge", "kind": "crates", "height": 2, "rect": [10.8, 12.1, 2, 2]}
    imp = {"imp": {"at": (11.2, 11, 2), "floor": "ledge", "card": "imp"}}
    up = ([[12500, 10000]], [[11409, 10000, 3000], [12500, 10000]], [[11409, 10000, 100], [12500, 10000]])
    below = lay(models={"man": {"at": (11, 10)}, **imp}, terrain=[WALL, ledge], cards=[card("imp", sz=1)])
    aloft = lay(
        models={"man": {"at": (12.5, 10, 3), "floor": "wall"}, **imp}, terrain=[WALL, ledge], cards=[card("imp", sz=1)]
    )
    for game, ways in ((below, up), (aloft, ([[11300, 10000]],))):
        for way in ways:
            assert why(game, *way, distance=9) == "MALI-MOVE-05", way
        game.model("imp").x -= 600
        for way in ways:
            assert why(game, *way, distance=9) == "", way


def test_who_hangs_on_a_side_with_the_most_that_still_touches_it_may_leave_it() -> None:
    """MALI-MOVE-08, MALI-AMB-134: half a hundredth of an inch away from the side is contact."""
    assert go(one(11, 10, [WALL]), [11404, 10000, 1000], [11000, 10000]) == (11000, 10000, 0, "")


def test_who_lets_go_beside_a_roof_that_just_touches_its_base_falls_onto_it() -> None:
    """MALI-MOVE-08, MALI-AMB-134: half a hundredth of an inch is contact, for a floor too."""
    crates = {"id": "crates", "kind": "crates", "height": 1, "rect": [11.409, 11.494, 2, 1.8]}
    game = one(11, 9.8, [WALL, crates])
    assert go(game, [11409, 10000, 2000], distance=6) == (11409, 10000, 1000, "crates")


def test_who_hangs_over_the_foot_of_stairs_goes_on_above_them() -> None:
    """MALI-TERR-22, MALI-AMB-134: up to where they are as high as it hangs."""
    stairs = {
        "id": "stairs",
        "kind": "stairs",
        "height": 2,
        "foot": [[10.8, 11], [11.9, 11]],
        "head": [[10.8, 13], [11.9, 13]],
    }
    game = one(11, 9.8, [WALL, stairs])
    assert why(game, [11409, 10000, 500], [11409, 11300], distance=6) == ""
    assert why(game, [11409, 10000, 500], [11409, 11700], distance=6) == "MALI-TERR-04"


def test_nobody_climbs_down_onto_the_top_of_something_impassable() -> None:
    """MALI-TERR-15, MALI-MOVE-09: from a crate on a roof, level with the top of a house beside it; with a named height or without."""
    house = {"id": "house", "kind": "house", "height": 4, "rect": [13.6, 10, 2.1, 4]}
    crate = {"id": "crate", "kind": "crates", "height": 1, "rect": [11.5, 10, 1, 1], "on": "roof"}
    game = lay(models={"man": {"at": (11.7, 10, 5), "floor": "crate"}}, terrain=[ROOF, house, crate])
    assert why(game, [12700, 10000], distance=9) == "MALI-TERR-15"
    assert why(game, [12591, 10000, 4000], distance=9) == "MALI-TERR-15"


def test_climbing_is_a_way_of_leaving_an_engagement_range() -> None:
    """MALI-GACT-06, MALI-AMB-36: 2" above the head of an enemy of Size 1 is out of its reach of 1"."""
    game = lay(
        models={"man": {"at": (11, 10)}, "foe": {"at": (9.8, 10), "card": "imp", "seat": 1}},
        terrain=[WALL],
        cards=[card("imp", sz=1, actions=[STRIKE])],
    )
    assert why(game, [11409, 10000, 1000]) == ""
    assert why(game, [11409, 10000, 2500]) == "MALI-GACT-06"


TOWER = {"id": "tower", "kind": "wall", "height": 6, "rect": [13, 10, 2, 6]}


LEDGE = {"id": "ledge", "kind": "wall", "height": 3, "rect": [9.3, 10, 1, 2]}


def beside_a_ledge(at: tuple[float, ...], floor: str = "", terrain: Any = (TOWER, LEDGE)) -> Malifaux:
    """A man of Size 1 by a tower; on a ledge half-way up an imp of Size 1 that reaches 1"."""
    man = {"at": at, "floor": floor, "card": "boy"}
    imp = {"at": (9.5, 10, 3), "floor": "ledge", "card": "imp", "seat": 1}
    cards = [card("boy", sz=1, actions=[STRIKE]), card("imp", sz=1, actions=[STRIKE])]
    return lay(models={"man": man, "imp": imp}, terrain=list(terrain), cards=cards)


def test_a_climb_past_an_enemy_enters_and_leaves_its_engagement_range() -> None:
    """MALI-GACT-06, MALI-AMB-36: neither the foot of the tower nor its top is in reach of the imp, but half of the way between is."""
    game = beside_a_ledge((11.409, 10))
    assert why(game, [11409, 10000, 1000]) == ""
    assert why(game, [11409, 10000, 1700]) == ""  # not yet in its reach: it falls again
    assert why(game, [11409, 10000, 3500]) == "MALI-GACT-06"  # in its reach, and falls out of it at the end of the Walk
    assert why(game, [11409, 10000, 4500]) == "MALI-GACT-06"  # past it
    assert why(game, [11409, 10000, 6000], distance=8) == "MALI-GACT-06"
    assert why(game, [12900, 10000], distance=8) == "MALI-GACT-06"
    assert why(game, [11409, 12000], [12900, 12000], distance=10) == ""  # out of its reach


def test_so_does_a_way_down_and_a_fall() -> None:
    """MALI-GACT-06, MALI-AMB-36, MALI-MOVE-08."""
    game = beside_a_ledge((12.5, 10, 6), "tower")
    assert why(game, [11300, 10000], distance=8) == "MALI-GACT-06"  # climbs all of the way
    assert why(game, [11300, 10000], distance=1.5) == "MALI-GACT-06"  # falls most of it
    assert (
        why(game, [11409, 10000, 3000], distance=8) == "MALI-GACT-06"
    )  # hangs beside it, and falls at the end of the Walk
    assert why(game, [11300, 12000], distance=3) == ""


def test_who_is_not_seen_where_it_leaves_a_range_may_climb_past() -> None:
    """MALI-AMB-36, MALI-LOS-01: a taller wall is between them."""
    screen = {"id": "screen", "kind": "wall", "height": 9, "rect": [10.45, 10, 0.2, 6]}
    game = beside_a_ledge((11.409, 10), terrain=(TOWER, LEDGE, screen))
    assert why(game, [11409, 10000, 6000], distance=8) == ""


def test_the_wall_of_a_building_is_climbed_from_outside_only() -> None:
    """MALI-TERR-24, MALI-AMB-134: also part of the way."""
    barn = {"id": "barn", "kind": "building", "height": 3, "rect": [15, 10, 6, 6], "doors": [[[12, 9], [12, 11]]]}
    game = lay(models={"man": {"at": (11, 8)}}, terrain=[barn], buildings=True)
    assert why(game, [11409, 8000, 2000]) == ""
    assert go(game, [11409, 8000, 3000])[2] == 3000
    game = lay(models={"man": {"at": (13, 8)}}, terrain=[barn], buildings=True)
    assert why(game, [12791, 8000, 1000]) == "MALI-MOVE-09"


def test_a_wall_inside_that_sticks_out_stops_nobody_who_climbs_outside() -> None:
    """MALI-AMB-144, MALI-AMB-134: nor who goes along the outer wall part-way up, or lets go of it."""
    barn = {"id": "barn", "kind": "building", "height": 3, "rect": [15, 10, 6, 6], "doors": [[[12, 9], [12, 11]]]}
    game = lay(models={"man": {"at": (11, 8)}}, terrain=[{**barn, "walls": [[[15, 8], [11.8, 8]]]}], buildings=True)
    assert why(game, [11409, 8000, 2000]) == ""
    assert why(game, [11409, 7400, 1000], [11409, 8100]) == ""
    assert why(game, [11409, 8000, 1000], [11300, 8000]) == ""
    assert why(game, [13000, 8000], distance=6) == ""


def test_of_two_sides_that_it_touches_any_may_be_climbed() -> None:
    """MALI-AMB-134: down the roof that it stands on, beside a higher one."""
    low = {"id": "low", "kind": "building", "height": 2, "rect": [5, 10, 2, 4]}
    tall = {"id": "tall", "kind": "building", "height": 4, "rect": [8.182, 10, 2, 4]}
    game = one(5.5, 10, [low, tall])
    man = game.model("man")
    man.floor, man.z = "low", 2000
    assert why(game, [6591, 10000, 1000]) == ""
    assert why(game, [6591, 10000, 3000]) == ""


def test_what_is_overhead_stops_a_climb_only_where_the_base_comes_up_to_it() -> None:
    """MALI-AMB-134, MALI-TERR-20: however tall the model, as for whoever goes up without naming a height."""
    hedge = {"id": "hedge", "kind": "hedge", "height": 3, "rect": [11, 10, 1, 4]}
    bridge = {"id": "bridge", "kind": "bridge", "height": 3, "clearance": 2, "rect": [9.5, 10, 1.6, 6]}
    game = one(9.5, 10, [hedge, bridge])
    assert why(game, [9909, 10000, 1500]) == ""
    assert why(game, [9909, 10000, 2000]) == "MALI-TERR-04"


def test_severe_terrain_slows_a_climb_from_the_floor_on_which_it_lies() -> None:
    """MALI-AMB-63, MALI-AMB-134: not one up crates on a roof above it."""
    box = {"id": "box", "kind": "crates", "height": 1, "rect": [7.8, 10, 1, 1], "on": "roof"}
    pond = {"id": "pond", "kind": "water", "rect": [6, 10, 1, 8]}
    roof = {"id": "roof", "kind": "building", "height": 4, "rect": [9, 10, 5, 5]}
    game = one(6.709, 10, [roof, box, pond])
    man = game.model("man")
    man.floor, man.z = "roof", 4000
    assert why(game, [6709, 10000, 5000], distance=1.2) == ""
