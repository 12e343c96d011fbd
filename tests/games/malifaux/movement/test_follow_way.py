"""Ways over hills, stairs, bridges and through doorways (MALI-MOVE, MALI-TERR)."""

from __future__ import annotations

import pytest

from escarmouche.games.malifaux.movement import push, walk
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.state import Resolving, Waded
from escarmouche.space.travel.path import Straight
from tests.games.malifaux.movement.one_man import ROOF, WALL, WIRE, go, one, why
from tests.games.malifaux.positions import card, lay, run


def test_stairs_are_walked_and_pushed_along_without_extra_cost() -> None:
    """MALI-TERR-22, MALI-PUSH-01: the Height is that of the lowest part of the base, rounded down."""
    stairs = {
        "id": "stairs",
        "kind": "stairs",
        "height": 4,
        "foot": [[2, 8.5], [2, 11.5]],
        "head": [[7.5, 8.5], [7.5, 11.5]],
    }
    stairs["upper"] = "roof"
    game = one(1, 10, [ROOF, stairs])
    assert go(game, [6000, 10000], distance=5) == (6000, 10000, 2000, "stairs")  # 4 * (4 - 0.591) / 5.5 = 2.48
    assert go(game, [8000, 10000], distance=2) == (8000, 10000, 4000, "roof")
    run(push.push(game, game.model("man"), -1.0, 0.0, 7000))
    assert (game.model("man").x, game.model("man").z, game.model("man").floor) == (1000, 0, "")
    assert game.model("man").health == 8


def test_who_comes_down_a_hair_beyond_the_head_of_stairs_is_on_them() -> None:
    """MALI-TERR-22, MALI-AMB-51: and goes on down them, instead of falling onto them from the edge of the roof beside them."""
    high = {"id": "high", "kind": "building", "height": 3, "rect": [3.39, 21.55, 2.51, 1.83]}
    roof = {"id": "roof", "kind": "building", "height": 2, "rect": [1.51, 18.79, 1.17, 1.92]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 2, "upper": "roof"}
    stairs |= {"foot": [[4.895, 18.36], [4.895, 19.56]], "head": [[2.095, 18.36], [2.095, 19.56]]}
    game = lay(models={"man": {"at": (3.48, 21.41, 3), "floor": "high"}}, terrain=[high, roof, stairs])
    way = Route(game, game.model("man"), 10000, walk=True).follow([Straight(2059, 20252), Straight(2379, 18447)])
    assert [(s.floor, round(s.down)) for s in way.stretches] == [("high", 0), ("high", 0), ("stairs", 1001)]


@pytest.mark.parametrize("name", ["a", "z"])
def test_who_goes_past_the_head_of_stairs_stays_on_the_roof_beside_them(name: str) -> None:
    """MALI-TERR-22, MALI-TERR-04: a part of the base is still on it, whatever the pieces are called."""
    roof = {"id": "roof", "kind": "building", "height": 2, "rect": [22.96, 15.13, 2.99, 1.24]}
    beside = {"id": name, "kind": "building", "height": 2, "rect": [21.88, 12.48, 2.36, 3.61]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 2, "upper": "roof"}
    stairs |= {"foot": [[23.223, 11.71], [24.423, 11.71]], "head": [[23.223, 14.51], [24.423, 14.51]]}
    game = lay(models={"man": {"at": (23.2, 14.7, 2), "floor": "roof"}}, terrain=[roof, beside, stairs])
    way = Route(game, game.model("man"), 5000, walk=False).follow([Straight(23400, 13300)])
    assert way.stretches[-1].floor == name


def test_stairs_that_rise_into_a_bridge_end_there_for_a_base_that_is_under_it() -> None:
    """MALI-TERR-20, MALI-TERR-22, MALI-TERR-04: as high as the arch it meets the mass above it, and may climb it in a Walk."""
    roof = {"id": "roof", "kind": "building", "height": 3, "rect": [10.5, 10, 5, 5]}
    bridge = {"id": "bridge", "kind": "bridge", "height": 3, "clearance": 2, "rect": [6, 11.4, 1.5, 2]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "roof"}
    stairs |= {"foot": [[2, 9.4], [2, 10.6]], "head": [[8, 9.4], [8, 10.6]]}
    game = one(1, 10, [roof, bridge, stairs])
    assert why(game, [5900, 10000], walk=False) == ""
    assert why(game, [6100, 10000], distance=6, walk=False) == "MALI-TERR-04"
    assert why(game, [6100, 10000], distance=6) == "MALI-GACT-06"
    assert why(game, [6100, 10000], distance=6.2) == ""


def test_a_hill_is_walked_freely() -> None:
    """MALI-TERR-22: Height by position."""
    game = one(5, 10, [{"id": "hill", "kind": "hill", "height": 2, "run": 2, "circle": [10, 10, 4]}])
    assert go(game, [7591, 10000]) == (7591, 10000, 1000, "")
    assert go(game, [10000, 10000]) == (10000, 10000, 2000, "")


def test_under_an_arch_one_passes_and_on_the_roadway_one_stands() -> None:
    """MALI-TERR-20: a bridge has two levels."""
    bridge = {"id": "bridge", "kind": "bridge", "height": 3, "clearance": 2, "rect": [10, 10, 3, 10]}
    game = lay(models={"man": {"at": (7, 10)}, "up": {"at": (10, 10, 3), "floor": "bridge"}}, terrain=[bridge])
    assert go(game, [12000, 10000]) == (12000, 10000, 0, "")
    assert why(game, [9000, 10000], distance=9) == ""


def test_moving_through_hazardous_terrain_is_noted() -> None:
    """MALI-TERR-09, MALI-AMB-70, MALI-TERR-02: adjacent is not in it."""
    game = one(8, 10, [WIRE])
    game.state.resolving.append(Resolving("walk", "man", 0))
    run(walk.walk(game, game.model("man"), ([8909, 10000],), 5000))
    assert game.state.resolving[0].hazards == []
    run(walk.walk(game, game.model("man"), ([12000, 10000],), 5000))
    assert game.state.resolving[0].hazards == [Waded("man", "wire")]


@pytest.mark.parametrize(("y", "rule_id"), [(9700, "MALI-TERR-15"), (10391, ""), (9900, "MALI-TERR-15")])
def test_nobody_walks_into_an_inner_wall_that_ends_in_the_doorway(y: int, rule_id: str) -> None:
    """MALI-TERR-15, MALI-TERR-24, MALI-AMB-144: met head on, in the moment of coming in; one that sticks out stops nobody outside."""
    barn = {"id": "barn", "kind": "building", "height": 3, "rect": [15, 10, 6, 6], "doors": [[[12, 9], [12, 11]]]}
    for end in (12, 11.9):
        barn["walls"] = [[[15, 9.7], [end, 9.7]]]
        game = lay(models={"man": {"at": (10, y / 1000)}}, terrain=[barn], buildings=True)
        assert why(game, [14000, y], distance=6) == rule_id
        assert why(game, [11409, y], distance=6) == ""


def test_who_comes_down_from_a_roof_is_not_stopped_by_a_wall_inside_that_sticks_out() -> None:
    """MALI-AMB-144: at the foot of the outer wall the base is outside."""
    barn = {"id": "barn", "kind": "building", "height": 2, "rect": [15, 10, 6, 6], "doors": [[[12, 9], [12, 11]]]}
    barn["walls"] = [[[15, 9.7], [11.9, 9.7]]]
    game = lay(models={"man": {"at": (12.4, 9.7, 2), "floor": "barn"}}, terrain=[barn], buildings=True)
    assert go(game, [10000, 9700], distance=6) == (10000, 9700, 0, "")


def test_a_man_on_a_roof_cannot_sink_into_it() -> None:
    """MALI-AMB-134: crates on a roof are climbed from the roof, not to below it."""
    crates = {"id": "crates", "kind": "crates", "height": 2, "rect": [10, 10, 1, 1], "on": "roof"}
    game = lay(models={"man": {"at": (8.5, 10, 4), "floor": "roof"}}, terrain=[ROOF, crates])
    assert why(game, [8909, 10000, 5000]) == ""
    assert why(game, [8909, 10000, 3000]) == "MALI-AMB-134"
    assert go(game, [8909, 10000, 6000]) == (8909, 10000, 6000, "crates")


def test_the_way_is_told_with_its_heights() -> None:
    """MALI-MOVE-02, MALI-AMB-134: so that whoever looks on can draw it."""
    game = one(11, 10, [WALL])
    go(game, [11409, 10000, 1500])
    (event,) = [e for e in game.events if e.name == "moved"]
    assert event.args["path"] == [[11409, 10000, 1500]]


def test_who_walks_up_to_stairs_that_rise_past_its_floor_steps_onto_them() -> None:
    """MALI-TERR-22: nobody goes through stairs that rise beside a low wall."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [16, 10, 2, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[12, 9.4], [12, 10.6]], "head": [[15, 9.4], [15, 10.6]]}
    wall = {"id": "wall", "kind": "wall", "height": 1, "rect": [12.5, 11.2, 3, 0.4]}
    game = lay(models={"man": {"at": (12, 11, 1), "floor": "wall"}}, terrain=[house, stairs, wall])
    way = Route(game, game.model("man"), 5000, walk=False).follow([Straight(14000, 11000)])
    assert way.fault is None and [stretch.floor for stretch in way.stretches] == ["wall", "stairs"]


def test_who_leaves_stairs_beside_their_roof_is_on_it() -> None:
    """MALI-AMB-141: what is left of the height is not climbed."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [16, 10, 2, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[12, 9.4], [12, 10.6]], "head": [[15, 9.4], [15, 10.6]]}
    game = lay(models={"man": {"at": (14.6, 10, 2), "floor": "stairs"}}, terrain=[house, stairs])
    way = Route(game, game.model("man"), 5000, walk=False).follow([Straight(14600, 11250)])
    assert way.fault is None and [(stretch.floor, stretch.up) for stretch in way.stretches] == [
        ("stairs", 0),
        ("house", 0),
    ]


def test_nobody_steps_onto_stairs_into_somebody() -> None:
    """MALI-AMB-142: from a wall onto stairs, where the lowest part of the base is level with somebody beside the wall."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [16, 10, 2, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[12, 9.4], [12, 10.6]], "head": [[15, 9.4], [15, 10.6]]}
    wall = {"id": "wall", "kind": "wall", "height": 1, "rect": [12.5, 11.2, 3, 0.4]}
    below = {"at": (13, 12), "card": "low"}
    models = {"man": {"at": (12, 11, 1), "floor": "wall"}, "low": below}
    game = lay(cards=[card("low", sz=1)], models=models, terrain=[house, stairs, wall])
    assert why(game, [12900, 11000], walk=False) == ""
    assert why(game, [13500, 11000], walk=False) == "MALI-AMB-62"


HILL = {"id": "hill", "kind": "hill", "height": 2, "run": 1, "circle": [10, 10, 3]}


def test_down_a_hill_one_is_on_the_top_of_what_is_beside_it() -> None:
    """MALI-TERR-22, MALI-TERR-04: nobody goes through crates, nor falls or climbs where they are level with the hillside."""
    crates = {"id": "crates", "kind": "crates", "height": 1, "rect": [13.2, 10, 2, 1.5]}
    game = one(10, 10, [HILL, crates])
    way = Route(game, game.model("man"), 6000, walk=False).follow([Straight(15500, 10000)])
    assert way.fault is None
    floors = [(stretch.floor, round(stretch.start[0]), stretch.up, stretch.down) for stretch in way.stretches]
    assert floors == [("", 10000, 0, 0), ("crates", 12500, 0, 0), ("", 14796, 0, 1000)]
    assert go(game, [13000, 10000]) == (13000, 10000, 1000, "crates")


@pytest.mark.parametrize("walks", [True, False])
def test_off_crates_onto_a_hillside_that_is_higher_one_steps_freely(walks: bool) -> None:
    """MALI-AMB-145, MALI-TERR-22: the change of elevation on a hill costs nothing, and nobody climbs it."""
    hill, crates = {**HILL, "height": 3}, {"id": "crates", "kind": "crates", "height": 1, "rect": [13.8, 10, 1.5, 1.5]}
    game = lay(models={"man": {"at": (13.4, 10, 1), "floor": "crates"}}, terrain=[hill, crates])
    way = Route(game, game.model("man"), 1200, walk=walks).follow([Straight(12200, 10000)])
    assert way.fault is None
    assert [(stretch.floor, stretch.up, stretch.down) for stretch in way.stretches] == [("crates", 0, 0), ("", 0, 0)]
    assert why(game, [12200, 10000], distance=1.2, walk=walks) == ""


def test_down_a_hill_nobody_goes_into_what_cannot_be_entered() -> None:
    """MALI-TERR-15, MALI-TERR-22: a model may go over a low rock, but not down into it."""
    rock = {"id": "rock", "kind": "other", "traits": ["impassable"], "height": 1, "rect": [13.2, 10, 2, 1.5]}
    game = one(10, 10, [HILL, rock])
    assert why(game, [12400, 10000], walk=False) == ""
    assert why(game, [12600, 10000], walk=False) == "MALI-TERR-15"


def test_up_a_hill_below_a_bridge_one_gets_as_far_as_its_roadway() -> None:
    """MALI-TERR-20, MALI-TERR-22: where the hillside is as high as the arch there is no way under it."""
    bridge = {"id": "bridge", "kind": "bridge", "height": 3, "clearance": 1, "rect": [9, 10, 6, 2]}
    game = one(6, 10, [HILL, bridge])
    assert why(game, [7400, 10000], walk=False) == ""
    assert why(game, [7600, 10000], walk=False) == "MALI-TERR-04"


def test_down_stairs_nobody_sinks_into_what_cannot_be_entered() -> None:
    """MALI-TERR-15, MALI-TERR-22: over a rock beside the stairs a base may go while it is higher, but not down into it."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [16, 10, 2, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[12, 9.4], [12, 10.6]], "head": [[15, 9.4], [15, 10.6]]}
    rock = {"id": "rock", "kind": "other", "traits": ["impassable"], "height": 2, "rect": [13.6, 11, 1.5, 0.8]}
    game = lay(models={"man": {"at": (16, 10.1, 3), "floor": "house"}}, terrain=[house, stairs, rock])
    assert why(game, [14200, 10100], walk=False) == ""
    assert why(game, [13500, 10100], walk=False) == "MALI-TERR-15"


def test_a_bend_on_stairs_right_below_somebody_lets_nobody_rise_into_them() -> None:
    """MALI-MOVE-05, MALI-TERR-22: whoever stood in nobody before has nobody to get out of."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [17.2, 10, 2, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[12, 9.4], [12, 10.6]], "head": [[16.2, 9.4], [16.2, 10.6]]}
    bridge = {"id": "bridge", "kind": "bridge", "height": 3, "clearance": 2, "rect": [11, 12, 2.4, 2]}
    models = {"man": {"at": (11, 10), "card": "wide"}, "above": {"at": (12.2, 11, 3), "floor": "bridge"}}
    game = lay(cards=[card("wide", base=50)], models=models, terrain=[house, stairs, bridge])
    assert why(game, [13400, 10000], walk=False) == ""  # its head is just below the bridge and whoever is on it
    assert why(game, [14700, 10000], walk=False) == "MALI-MOVE-05"
    assert why(game, [13400, 10000], [14700, 10000], walk=False) == "MALI-MOVE-05"


def test_a_bend_on_stairs_right_above_somebody_lets_nobody_sink_into_them() -> None:
    """MALI-MOVE-05, MALI-TERR-22: whoever stood in nobody before has nobody to get out of."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [16.5, 10, 3, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[12, 9.4], [12, 10.6]], "head": [[15, 9.4], [15, 10.6]]}
    models = {"man": {"at": (16, 10, 3), "floor": "house", "card": "wide"}, "low": {"at": (14.4, 11.3), "card": "wide"}}
    game = lay(cards=[card("wide", base=50)], models=models, terrain=[house, stairs])
    assert (
        why(game, [14984, 10000], walk=False) == ""
    )  # its lowest part is 2" up, as high as the head of whoever stands below
    assert why(game, [14984, 10000], [14600, 9300], walk=False) == "MALI-MOVE-05"


def test_nobody_comes_down_onto_stairs_into_somebody() -> None:
    """MALI-AMB-62, MALI-AMB-142: on stairs a model's head is above its centre, not above the lowest part of the base."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [16, 10, 2, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[12, 9.4], [12, 10.6]], "head": [[15, 9.4], [15, 10.6]]}
    bridge = {"id": "bridge", "kind": "bridge", "height": 4, "clearance": 3, "rect": [14.8, 12.9, 1, 2]}
    models = {"man": {"at": (15.1, 12.5, 4), "floor": "bridge", "card": "flat"}}
    models["low"] = {"at": (15.9, 11.4, 3), "floor": "house", "card": "low"}
    game = lay(cards=[card("flat", base=50, sz=1), card("low", sz=1)], models=models, terrain=[house, stairs, bridge])
    assert why(game, [15100, 10950], walk=False) == ""
    assert why(game, [15100, 10500], walk=False) == "MALI-AMB-62"


def test_down_a_hill_one_steps_onto_stairs_that_rise_out_of_it() -> None:
    """MALI-TERR-22: nobody goes through the steps where the hillside is lower than they are."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [18, 10, 2, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[11, 9.4], [11, 10.6]], "head": [[17, 9.4], [17, 10.6]]}
    game = one(10, 10, [HILL, house, stairs])
    way = Route(game, game.model("man"), 6000, walk=False).follow([Straight(14000, 10000)])
    floors = [(stretch.floor, round(stretch.start[0]), stretch.up, stretch.down) for stretch in way.stretches]
    assert way.fault is None
    assert floors == [("", 10000, 0, 0), ("stairs", 12600, 0, 0)]  # 2 * (13 - x) is (x - 11) / 2 there


def test_down_a_hill_one_steps_onto_stairs_that_begin_beside_its_foot() -> None:
    """MALI-TERR-22: the base is over the stairs before the hillside ends, level with them at their foot, and then goes up them."""
    house = {"id": "house", "kind": "building", "height": 3, "rect": [20.2, 11, 2, 3]}
    stairs = {"id": "stairs", "kind": "stairs", "height": 3, "upper": "house"}
    stairs |= {"foot": [[13.2, 10.5], [13.2, 11.5]], "head": [[19.2, 10.5], [19.2, 11.5]]}
    game = one(10, 10, [HILL, house, stairs])
    way = Route(game, game.model("man"), 6000, walk=False).follow([Straight(14000, 10000)])
    floors = [(stretch.floor, stretch.up, stretch.down) for stretch in way.stretches]
    assert way.fault is None
    assert floors == [("", 0, 0), ("stairs", 0, 0)]
