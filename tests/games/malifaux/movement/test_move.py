"""Moving, Pushes, Places, falls, toward and away (MALI-MOVE, -PUSH, -PLACE, -TOW)."""

from __future__ import annotations

import math
from typing import Any

import pytest

from escarmouche.games.malifaux.ground import engage, measure
from escarmouche.games.malifaux.movement import place, push, walk
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.movement.toward import toward
from escarmouche.games.malifaux.movement.toward.severe_rims import crossings
from escarmouche.games.malifaux.state import Resolving, Waded
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import interact
from escarmouche.space.path import Straight
from escarmouche.space.shape import circle, rectangle
from tests.games.malifaux.lay import STRIKE, action, card, lay, run, told

ROCK = {"id": "rock", "kind": "other", "traits": ["impassable"], "circle": [10, 10, 0.8]}
CRATE = {"id": "crate", "kind": "crates", "height": 2, "rect": [10, 10, 2, 2]}
ROOF = {"id": "roof", "kind": "building", "height": 4, "rect": [10, 10, 5, 5]}
POND = {"id": "pond", "kind": "water", "rect": [10, 10, 2, 8]}
WIRE = {"id": "wire", "kind": "barbed-wire", "rect": [10, 10, 1, 8]}


def one(x: float, y: float, terrain: Any = (), **others: Any) -> Malifaux:
    """A table with a man at a place."""
    return lay(models={"man": {"at": (x, y)}, **others}, terrain=list(terrain))


def why(game: Malifaux, *legs: Any, distance: float = 5, walk: bool = True) -> str:
    """The rule that refuses a way; "" if it is legal."""
    refusal = Route(game, game.model("man"), round(distance * 1000), walk=walk).why_not(legs)
    return refusal.rule if refusal else ""


def go(game: Malifaux, *legs: Any, distance: float = 5) -> tuple[int, int, int, str]:
    """Where a man is after a Walk."""
    man = game.model("man")
    assert why(game, *legs, distance=distance) == ""
    run(walk.walk(game, man, legs, round(distance * 1000)))
    return man.x, man.y, man.z, man.floor


def test_a_way_may_be_split_and_is_no_longer_than_the_distance() -> None:
    """MALI-MOVE-03, MALI-MOVE-04, MALI-AMB-52, MALI-EX-08: 3" straight, or three segments of 1" round a rock."""
    game = one(8, 10, [ROCK])
    assert why(game, [5000, 10000], distance=3) == ""
    assert why(game, [4990, 10000], distance=3) == "MALI-GACT-06"
    assert why(game, [8000, 11000], [9000, 11000 + 500], [9900, 11500], distance=3.1) == ""
    assert why(game, [10000, 10000], distance=3) == "MALI-TERR-15"
    arc = {"around": [8000, 7000], "to": [5000, 7000], "turn": "left"}
    assert why(game, arc, distance=4.7) == "MALI-GACT-06"  # a quarter of a circle of 3" is 4.71"
    assert why(game, arc, distance=4.72) == ""


def test_models_are_not_moved_through_but_round() -> None:
    """MALI-MOVE-05, MALI-MOVE-06, MALI-MOVE-07."""
    game = one(8, 10, other={"at": (9.182, 10), "seat": 1})
    assert why(game, [10000, 10000]) == "MALI-MOVE-05"
    assert why(game, {"around": [9182, 10000], "to": [10364, 10000], "turn": "right"}) == ""
    assert why(game, [9000, 10500]) == "MALI-MOVE-05"


def test_nothing_leaves_the_table() -> None:
    """MALI-MOVE-01, MALI-AMB-51, MALI-SETUP-16: the whole base stays on it."""
    game = one(1, 10)
    assert why(game, [591, 10000]) == ""
    assert why(game, [500, 10000]) == "MALI-MOVE-01"


def test_severe_terrain_takes_twice_the_distance_while_any_part_is_in_it() -> None:
    """MALI-TERR-16, MALI-AMB-63: 2" of pond and the width of the base cost double."""
    game = one(6, 10, [POND])
    assert why(game, [8414, 10000], distance=2.42) == ""  # just touching it
    # from 8.409 to 11.591 in the pond: 5.591 + 3.172 (the tolerance spares 0.01)
    assert why(game, [11591, 10000], distance=8.75) == "MALI-GACT-06"
    assert why(game, [11591, 10000], distance=8.78) == ""


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


def test_a_base_is_supported_as_long_as_any_part_of_it_is() -> None:
    """MALI-AMB-51, MALI-MOVE-08: a centre beyond the edge does not fall yet."""
    game = lay(models={"man": {"at": (12, 10, 4), "floor": "roof"}}, terrain=[ROOF])
    assert go(game, [13080, 10000]) == (13080, 10000, 4000, "roof")


def test_who_is_moved_off_an_edge_falls_and_goes_on() -> None:
    """MALI-EX-09, MALI-MOVE-08, MALI-MOVE-11, MALI-AMB-64: 2" down is 1 damage; then the rest of the move."""
    game = lay(models={"man": {"at": (10.5, 10, 2), "floor": "crate"}}, terrain=[CRATE])
    man = game.model("man")
    assert run(push.push(game, man, 1.0, 0.0, 2000)) == 2000
    assert (man.x, man.z, man.floor, man.health) == (12500, 0, "", 7)
    assert "fell" in told(game)


def test_a_push_stops_at_models_impassable_terrain_climbable_sides_and_the_edge() -> None:
    """MALI-PUSH-01, MALI-PUSH-02, MALI-AMB-64, MALI-AMB-65."""
    for terrain, others, x in (
        ([ROCK], {}, 10000 - 800 - 591),
        ([CRATE], {}, 9000 - 591),
        ([], {"other": {"at": (10, 10), "seat": 1}}, 10000 - 1182),
    ):
        game = one(7, 10, terrain, **others)
        man = game.model("man")
        run(push.push(game, man, 1.0, 0.0, 6000))
        assert (man.x, man.y) == (x, 10000)
    game = one(3, 10)
    run(push.push(game, game.model("man"), -1.0, 0.0, 6000))
    assert game.model("man").x == 591


def test_contact_stops_a_push_only_if_the_bases_would_overlap() -> None:
    """MALI-AMB-133: away and along the tangent one is free."""
    game = one(7, 10, other={"at": (8.182, 10), "seat": 1})
    man = game.model("man")
    assert run(push.push(game, man, 1.0, 0.0, 3000)) <= 5
    assert run(push.push(game, man, 0.0, 1.0, 1000)) == 1000
    game = one(7, 10, other={"at": (8.182, 10), "seat": 1})
    assert run(push.push(game, game.model("man"), -1.0, 0.0, 3000)) == 3000


def test_severe_terrain_slows_a_push_too() -> None:
    """MALI-AMB-63."""
    game = one(9, 10, [POND])
    assert run(push.push(game, game.model("man"), 1.0, 0.0, 2000)) == 1000


def test_a_push_in_a_free_direction_ends_where_its_player_says() -> None:
    """MALI-DP-43, MALI-PUSH-01."""
    game = one(7, 10, [ROCK])
    region = push.Line(game, game.model("man"), 3000)
    assert region.why_not((8600, 10000)) is None
    assert region.why_not((9000, 10000)) is not None
    assert region.why_not((7000, 14000)) is not None
    assert all(region.why_not(spot) is None for spot in region.propose())
    run(push.to(game, game.model("man"), (7000, 12000)))
    assert (game.model("man").x, game.model("man").y) == (7000, 12000)


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


def test_falling_onto_somebody_one_lands_beside() -> None:
    """MALI-AMB-62: at the nearest place, chosen among ties, and the movement ends there."""
    game = lay(
        models={"man": {"at": (12, 10, 4), "floor": "roof"}, "other": {"at": (13.2, 10), "seat": 1}}, terrain=[ROOF]
    )
    man = game.model("man")
    step = iter(push.push(game, man, 1.0, 0.0, 4000))
    ask = next(step)
    spots = list(ask)
    assert len(spots) == 2 and spots[0][0] == spots[1][0]
    with pytest.raises(StopIteration):
        step.send(spots[1])
    assert (man.x, man.y) == spots[1]
    assert man.z == 0 and man.health == 6
    assert measure.contact(game, man, game.model("other"))


def test_a_place_ignores_what_lies_between_and_gains_the_base() -> None:
    """MALI-PLACE-01, MALI-PLACE-02, MALI-AMB-60, MALI-EX-10."""
    game = one(7, 10, [ROCK])
    region = place.region(game, game.model("man"), within=2000)
    assert region is not None
    assert region.why_not((9800, 11400)) is None  # behind the rock
    assert region.why_not((7000, 13182)) is None
    assert region.why_not((7000, 13190)) is not None
    assert region.why_not((10000, 10000)) is not None
    assert all(region.why_not(spot) is None for spot in region.propose())
    place.put(game, game.model("man"), (7000, 13182))
    assert (game.model("man").x, game.model("man").y) == (7000, 13182)


def test_without_a_legal_place_nothing_is_placed() -> None:
    """MALI-PLACE-03."""
    wall = {"id": "wall", "kind": "other", "traits": ["impassable"], "rect": [10, 10, 12, 12]}
    game = one(2, 2, [wall])
    from escarmouche.games.malifaux.state import Marker

    centre = Marker("m", "scheme", 10000, 10000)
    assert place.region(game, game.model("man"), within=1000, of=centre) is None


def test_a_place_on_hazardous_terrain_counts_as_moving_through_it() -> None:
    """MALI-PLACE-04, MALI-MOVE-02: where it begins and where it ends."""
    game = one(10, 10, [WIRE])
    game.state.resolving.append(Resolving("walk", "man", 0))
    place.put(game, game.model("man"), (5000, 10000))
    assert game.state.resolving[0].hazards == [Waded("man", "wire")]


def test_moving_through_hazardous_terrain_is_noted() -> None:
    """MALI-TERR-09, MALI-AMB-70, MALI-TERR-02: adjacent is not in it."""
    game = one(8, 10, [WIRE])
    game.state.resolving.append(Resolving("walk", "man", 0))
    run(walk.walk(game, game.model("man"), ([8909, 10000],), 5000))
    assert game.state.resolving[0].hazards == []
    run(walk.walk(game, game.model("man"), ([12000, 10000],), 5000))
    assert game.state.resolving[0].hazards == [Waded("man", "wire")]


def test_a_walk_leaves_nobodys_engagement_range() -> None:
    """MALI-GACT-06, MALI-ENG-05, MALI-AMB-36: about inside it, but not out of it, not even one entered on the way."""
    foe = {"card": "fighter", "at": (10, 10), "seat": 1}
    game = one(8, 10, foe=foe)
    assert why(game, [8500, 8900], [9800, 8100]) == ""
    assert why(game, [7000, 10000]) == "MALI-GACT-06"
    assert why(game, [8200, 10600]) == ""
    game = one(6, 10, foe=foe)
    assert why(game, [8000, 10000], [6000, 10000]) == "MALI-GACT-06"
    assert why(game, [8000, 10000]) == ""
    assert why(game, [8000, 10000], [6000, 10000], walk=False) == ""


def test_toward_an_object_one_goes_to_its_centre_and_never_further() -> None:
    """MALI-TOW-01, MALI-TOW-03, MALI-AMB-124."""
    game = one(5, 10, goal={"at": (15, 10), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("goal"), 4000)
    assert region.why_not(([9000, 10000],)) is None
    assert region.why_not(([8000, 10000],)) is not None  # not as near as possible
    back = region.why_not(([4900, 10000], [8700, 10000]))
    assert back is not None and back.rule == "MALI-TOW-03"
    assert list(region.propose()) == [((9000, 10000),)]


def test_toward_goes_round_what_hinders() -> None:
    """MALI-TOW-02."""
    game = one(8, 10, [ROCK], goal={"at": (15, 10.4), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("goal"), 4000)
    best = next(iter(region.propose()))
    assert region.why_not(best) is None
    assert len(best) > 1


def test_toward_leaves_severe_terrain_by_its_rim() -> None:
    """MALI-TOW-02, MALI-TERR-16: straight on it would be in the pond all the way; a little aside it is not."""
    game = one(11.3, 8, [POND], goal={"at": (11.3, 30), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("goal"), 2000)
    ways = list(region.propose())
    assert ways and all(region.why_not(way) is None for way in ways)
    assert all(9400 < way[-1][1] < 10000 for way in ways)
    waded = region.why_not(([11300, 9000],))
    assert waded is not None and waded.rule == "MALI-TOW-02"


def test_toward_stops_in_a_corner_that_lets_nobody_through() -> None:
    """MALI-TOW-02, MALI-TOW-03: as far in between two rocks as the base goes."""
    rocks = [{**ROCK, "id": name, "circle": [x, 12, 0.6]} for name, x in (("left", 8.4), ("right", 10.2))]
    game = one(9.1, 9, rocks, goal={"at": (9.4, 30), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("goal"), 4000)
    ways = list(region.propose())
    assert ways and all(region.why_not(way) is None for way in ways)
    best = min(region._short(legs) for legs in region._good)
    there = [(x, y) for x in range(7000, 12000, 50) for y in range(9000, 13000, 50)]
    assert all(region.why_not((spot,)) for spot in there if math.dist(spot, (9400, 30000)) < best - 20)


def test_a_way_bends_at_the_rim_of_severe_terrain_as_light_does() -> None:
    """MALI-TERR-16: out of it, into it, and on a round rim."""
    square, pool = rectangle(0, 0, 20_000, 20_000)[0], circle(0, 0, 10_000)[0]
    straight = [(float(t), 10_000.0) for t in range(-500, 2500, 5)]
    for part, rim in ((square, straight), (pool, [(t, math.sqrt(1e8 - t * t)) for t, _ in straight])):
        for start, goal, costs in (((0.0, 9000.0), (2500, 14_000), (2, 1)), ((0.0, 11_000.0), (700, 3000), (1, 2))):
            found = [spot for spot in crossings(part, 3, start, goal, 1500.0, 1500.0) if spot[1] > 0]
            prices = [
                [costs[0] * math.dist(start, s) + costs[1] * math.dist(s, goal) for s in on] for on in (found, rim)
            ]
            assert min(prices[0]) == pytest.approx(min(prices[1]), abs=3)


def test_away_from_an_object_one_never_comes_nearer_and_goes_round() -> None:
    """MALI-TOW-04, MALI-EX-11: along the line of the centres; with a rock behind, round it."""
    game = one(8, 10, source={"at": (6, 10), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("source"), 2000, away=True)
    assert next(iter(region.propose())) == ((10000, 10000),)
    nearer = region.why_not(([7700, 10500], [8700, 10500]))
    assert nearer is not None and nearer.rule == "MALI-TOW-04"
    game = one(8, 10, [ROCK], source={"at": (6, 10), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("source"), 2000, away=True)
    best = next(iter(region.propose()))
    assert best[-1][0] > 9000 if not isinstance(best[-1], dict) else best[-1]["to"][0] > 9000


WALL = {"id": "wall", "kind": "wall", "height": 3, "rect": [13, 10, 2, 6]}


def test_climbing_part_of_the_way_is_paid_for_like_all_of_it() -> None:
    """MALI-MOVE-09, MALI-AMB-134, MALI-AMB-63: inch for inch, twice where the climb begins in Severe terrain."""
    game = one(11, 10, [WALL])
    assert why(game, [11409, 10000, 2000], distance=2.4) == "MALI-GACT-06"
    assert why(game, [11409, 10000, 2000], distance=2.41) == ""
    bog = {"id": "bog", "kind": "water", "rect": [11, 10, 2, 3]}
    game = one(11, 10, [WALL, bog])
    assert why(game, [11409, 10000, 2000], distance=4.81) == "MALI-GACT-06"
    assert why(game, [11409, 10000, 2000], distance=4.82) == ""


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


def test_who_falls_onto_somebody_lands_beside() -> None:
    """MALI-AMB-62, MALI-AMB-134: at the end of the Walk; with more of the way to come it must be free below."""
    game = lay(
        models={"man": {"at": (11, 10)}, "imp": {"at": (11.3, 12), "card": "imp"}},
        terrain=[WALL],
        cards=[card("imp", sz=1)],
    )
    far = [[11409, 10000, 2000], [11409, 12000, 2000]]
    assert why(game, *far, [9000, 12000], distance=9) == "MALI-AMB-62"
    man = game.model("man")
    run(walk.walk(game, man, far, 9000), [11409, 10823])
    assert (man.z, man.floor, man.health) == (0, "", 7)
    assert measure.gap(game, man, game.model("imp")) == pytest.approx(0, abs=6)


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


@pytest.mark.parametrize(("y", "rule_id"), [(9700, "MALI-TERR-15"), (10391, ""), (9900, "MALI-TERR-15")])
def test_nobody_walks_into_an_inner_wall_that_ends_in_the_doorway(y: int, rule_id: str) -> None:
    """MALI-TERR-15, MALI-TERR-24, MALI-AMB-144: met head on, in the moment of coming in; one that sticks out stops nobody outside."""
    barn = {"id": "barn", "kind": "building", "height": 3, "rect": [15, 10, 6, 6], "doors": [[[12, 9], [12, 11]]]}
    for end in (12, 11.9):
        barn["walls"] = [[[15, 9.7], [end, 9.7]]]
        game = lay(models={"man": {"at": (10, y / 1000)}}, terrain=[barn], buildings=True)
        assert why(game, [14000, y], distance=6) == rule_id
        assert why(game, [11409, y], distance=6) == ""


def test_a_wall_inside_that_sticks_out_stops_nobody_who_climbs_outside() -> None:
    """MALI-AMB-144, MALI-AMB-134: nor who goes along the outer wall part-way up, or lets go of it."""
    barn = {"id": "barn", "kind": "building", "height": 3, "rect": [15, 10, 6, 6], "doors": [[[12, 9], [12, 11]]]}
    game = lay(models={"man": {"at": (11, 8)}}, terrain=[{**barn, "walls": [[[15, 8], [11.8, 8]]]}], buildings=True)
    assert why(game, [11409, 8000, 2000]) == ""
    assert why(game, [11409, 7400, 1000], [11409, 8100]) == ""
    assert why(game, [11409, 8000, 1000], [11300, 8000]) == ""
    assert why(game, [13000, 8000], distance=6) == ""


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


def test_on_a_hill_an_engagement_range_is_left_from_the_height_that_counts() -> None:
    """MALI-AMB-36, MALI-TERR-22: that of the lowest part of the base, in whole inches; not that of the slope under its centre."""
    hill = {"id": "hill", "kind": "hill", "circle": [10, 10, 3], "height": 2, "run": 2}
    wall = {"id": "wall", "kind": "wall", "height": 3, "rect": [7.6, 12.2, 3, 0.6]}
    long = action(range=2)
    models = {
        "man": {"at": (7.6, 10)},
        "guard": {"card": "guard", "seat": 1, "at": (7.6, 11.682, 3), "floor": "wall"},
    }
    game = lay(models=models, terrain=[hill, wall], cards=[card("guard", actions=[long])])
    assert engage.engages(game, game.model("guard"), game.model("man"))
    route = Route(game, game.model("man"), 5000)
    left = route.why_not(([7600, 9000],))  # 1.5" away in plan, where 1" is as far as it reaches down to Size 2
    assert left is not None and left.rule == "MALI-GACT-06"
    assert route.why_not(([7600, 9600],)) is None


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


def test_toward_somebody_one_gets_out_of_severe_terrain_by_its_rim() -> None:
    """MALI-TOW-02, MALI-TERR-16: a step aside, and round the pond instead of through it."""
    pond = {"id": "pond", "kind": "water", "circle": [13.35, 15.19, 0.984]}
    game = one(12.62, 13.83, [pond], bob={"at": (20, 15.17), "seat": 1})
    region = toward.region(game, game.model("man"), game.model("bob"), 3000)
    end = next(iter(region.propose()))[-1]
    assert math.hypot(20000 - end[0], 15170 - end[1]) < 4700
    assert region.why_not(([12833, 13347], [15179, 13944])) is not None


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


def test_who_is_level_with_somebody_as_soon_as_it_moves_may_get_away() -> None:
    """MALI-MOVE-05, MALI-TERR-22: at rest its lowest part counts on a hillside, and it stands below somebody on a wall."""
    hill = {"id": "hill", "kind": "hill", "height": 2, "run": 2, "circle": [10, 10, 4]}
    wall = {"id": "wall", "kind": "wall", "height": 3, "rect": [7.4, 11.9, 3, 0.6]}
    game = one(7.4, 10.2, [hill, wall], above={"at": (7.4, 11.3, 3), "floor": "wall"})
    assert why(game, [5000, 9000], walk=False) == ""
    assert why(game, [7600, 10500], walk=False) == "MALI-MOVE-05"


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


def test_a_marker_dropped_on_a_bridge_lies_on_it() -> None:
    """MALI-MARK-11, MALI-AMB-35: a place without a height is level with whoever Drops it, not under the arch."""
    bridge = {"id": "bridge", "kind": "bridge", "height": 3, "clearance": 2, "rect": [10, 10, 3, 10]}
    for spot, z in (((10_000, 10_000), 3000), ((10_000, 10_000, 0), 0), ((10_500, 10_000), 3000)):
        game = lay(models={"man": {"at": (10, 10, 3), "floor": "bridge"}}, terrain=[bridge])
        run(interact.carry_out(game, Resolving("interact", "man", 0), {"drop": spot}))
        (marker,) = game.state.markers
        assert (marker.z, marker.floor) == (z, "bridge" if z else "")


def test_who_stands_in_terrain_gets_out_of_it_but_not_through_it() -> None:
    """MALI-TERR-15: along one arm of an angle it does not come into the other one, nor back into what it left."""
    angle = [[10, 10], [13, 10], [13, 10.7], [10.7, 10.7], [10.7, 14], [10, 14]]
    rock = {"id": "rock", "kind": "other", "traits": ["impassable"], "polygon": angle}
    game = one(12, 11, [rock])  # 0.29" in it
    assert why(game, [11500, 11000], walk=False) == ""
    assert why(game, [11500, 13000], walk=False) == ""
    assert why(game, [9000, 11000], walk=False) == "MALI-TERR-15"
    back = {"around": [12300, 10800], "to": [12600, 10600], "turn": "right"}
    assert why(game, back, walk=False) == "MALI-TERR-15"


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
