"""Moves carried out, from floor to floor (MALI-MOVE-02, -07, -08)."""

from __future__ import annotations

from escarmouche.games.malifaux.movement import (
    walk,
)
from tests.games.malifaux.positions import card, lay
from tests.games.malifaux.rule_runner import ability, run


def test_the_last_step_of_stairs_is_left_where_there_is_room() -> None:
    """MALI-TERR-22, MALI-MOVE-07: whoever stands on the roof beside them is not stood on."""
    models = {
        "a": {"card": "imp", "at": (19.805, 15.366, 2), "floor": "shop1-stairs"},
        "b": {"at": (20.099, 15.339, 3), "floor": "shop1", "seat": 1},
    }
    game = lay(models=models, board="random:424", cards=[card("imp", sz=1)])
    a = game.model("a")
    walk.come_to_rest(game, a)
    assert (a.floor, a.z) == ("shop1-stairs", 2000)
    game.model("b").x += 3000
    walk.come_to_rest(game, a)
    assert (a.floor, a.z) == ("shop1", 3000)


def test_who_stays_at_the_very_edge_stays_up() -> None:
    """MALI-MOVE-02, MALI-AMB-51: a move of 0" is one, and nobody falls by it."""
    models = {
        "a": {"card": "ghost", "at": (17.994, 21.104, 3), "floor": "footbridge-2"},
        "z": {"at": (30, 30), "seat": 1},
    }
    ghost = card("ghost", abilities=[ability({"moves-through": {}})])
    game = lay(models=models, board="depot", cards=[ghost], active="a")
    a = game.model("a")
    run(walk.walk(game, a, ((a.x, a.y),)))
    assert (a.floor, a.z) == ("footbridge-2", 3000)
