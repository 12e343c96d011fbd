"""Pushes: a straight line until something stops it (MALI-PUSH, MALI-AMB-64, -65, -133)."""

from __future__ import annotations

import math

from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.movement import (
    push,
)
from escarmouche.space.disc import Disc
from tests.games.malifaux.movement.one_man import CRATE, POND, ROCK, one
from tests.games.malifaux.positions import card, lay, run
from tests.games.malifaux.rule_runner import ability


def test_a_way_up_a_hill_runs_into_who_stands_above() -> None:
    """MALI-MOVE-05, MALI-TERR-22: what is proposed on a hill is as legal as what is tried there."""
    models = {
        "a": {"at": (2.068, 24.717)},
        "b": {"seat": 1, "at": (3.519, 24.706, 3), "card": "big", "floor": "boulder-2"},
    }
    game = lay(models=models, board="river", cards=[card("big", base=50)])
    line = push.Line(game, game.model("a"), 5000)
    assert line.why_not((3264, 27005)) is not None and line.towards(0.46, 0.88, 2600) is None


def test_who_stands_over_the_edge_by_a_hair_is_drawn_back_all_the_same() -> None:
    """MALI-MOVE-01, MALI-MOVE-07: a Push of somebody who moves through terrain ends on the table, or where it began."""
    ghost = card("ghost", abilities=[ability({"moves-through": {}})])
    game = lay(models={"a": {"card": "ghost", "at": (15.364, 35.413)}, "z": {"at": (30, 30), "seat": 1}}, cards=[ghost])
    a = game.model("a")
    for degrees in range(0, 360, 3):
        for far in (5, 50, 3000):
            gone = push.line(game, a, math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), far)
            base = [Disc(one.leg.x, one.leg.y, game.cards["ghost"].radius) for one in gone[-1:]]
            assert [stand.hit(game, one, "", stand.height(game, a), ("a",)) for one in base] == [None] * len(base)


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
