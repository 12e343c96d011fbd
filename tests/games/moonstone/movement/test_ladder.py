"""Ladders and stairs, where pushes and drops meet them."""

from __future__ import annotations

from random import Random

from escarmouche.games.moonstone.harm import wounds
from escarmouche.games.moonstone.movement import push, traverse
from tests.games.moonstone.lay import lay, run, stand, table

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


def hanging():
    game = table(board="tower", terrain=None, edition="fr")
    game.state.slain = [0, 0]
    model = stand(game, "sun1", 0, 7.6 - 0.591, 10.5, energy=2)
    traverse.use(game, model, "tower-ladder")
    assert model.ladder == "tower-ladder"
    return game, model


def test_moon_fall_04_a_model_pushed_off_a_ladder_falls():
    game, model = hanging()
    source = stand(game, "moon1", 1, 7.0, 12.2)
    game.state.active = "moon1"
    run(push.push(game, model, source, 2000))
    assert (model.z, model.floor, model.ladder, model.wounds) == (0, "", "", 2)


def test_moon_stone_04_a_stone_dropped_from_a_ladder_lies_at_its_foot():
    game, model = hanging()
    game.state.active = "sun1"
    lay(game, "s1", 0, 0, 0, holder="sun1")
    run(wounds.slay(game, model), rng=Random(1))
    (stone,) = game.stones
    assert (stone.z, stone.floor, stone.depth, stone.holder) == (0, "", 1, "")
