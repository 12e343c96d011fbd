"""Ladders and stairs, where pushes meet them."""

from __future__ import annotations

from escarmouche.games.moonstone.movement import push
from tests.games.moonstone.positions import on_a_ladder, run, stand, table

STAIRS = [
    {"id": "a", "kind": "floor", "rect": [10, 10, 10, 10], "top": 2},
    {"id": "b", "kind": "floor", "rect": [12, 13, 4, 2], "top": 4},
    {
        "id": "st",
        "kind": "stairs",
        "foot": [[11, 9], [13, 9]],
        "head": [[11, 12], [13, 12]],
        "lower": "a",
        "upper": "b",
    },
]


def test_moon_fall_04_a_model_pushed_on_a_platform_stops_at_the_side_of_stairs():
    game = table(terrain=STAIRS, edition="fr")
    model = stand(game, "sun1", 0, 10, 10.5, floor="a", z=2000)
    source = stand(game, "moon1", 1, 8, 10.5, floor="a", z=2000)
    game.state.active = "moon1"
    run(push.push(game, model, source, 2000))
    assert (model.x, model.floor, model.wounds) == (10409, "a", 0)


def test_moon_fall_04_a_model_pushed_off_a_ladder_falls():
    game, model = on_a_ladder()
    source = stand(game, "moon1", 1, 7.0, 12.2)
    game.state.active = "moon1"
    run(push.push(game, model, source, 2000))
    assert (model.z, model.floor, model.ladder, model.wounds) == (0, "", "", 2)
