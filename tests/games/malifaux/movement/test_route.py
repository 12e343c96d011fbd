"""Which ways are allowed: past whom, how far, away from whom (MALI-MOVE)."""

from __future__ import annotations

from escarmouche.games.malifaux.ground import engage, stand
from escarmouche.games.malifaux.movement import (
    route,
)
from escarmouche.games.malifaux.movement.route import Route
from tests.games.malifaux.movement.one_man import POND, ROCK, one, why
from tests.games.malifaux.positions import action, card, lay


def test_a_bridge_leads_over_what_lies_below() -> None:
    """MALI-TERR-15, MALI-TERR-20: an Impassable Marker of Height 2 is in nobody's way on a bridge of Height 3."""
    bridge = {"id": "span", "kind": "bridge", "height": 3, "clearance": 2.5, "rect": [18, 18, 10, 3]}
    models = {"a": {"at": (15, 18, 3), "floor": "span"}, "z": {"at": (30, 30), "seat": 1}}
    game = lay(models=models, terrain=[bridge], markers={"ice": {"kind": "ice-pillar", "at": (18, 18)}})
    a, ice = game.model("a"), game.marker("ice")
    assert route.Route(game, a, 5000).why_not(((20000, 18000),)) is None
    a.x, a.y = ice.x, ice.y
    assert stand.hit(game, game.body(a), "span", 2000, ("a",)) is None
    assert stand.hit(game, game.body(a), "", 2000, ("a",)) == "ice"


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
