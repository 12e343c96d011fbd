"""A man on a table with some terrain, and whether he may go a way: for the tests of ways."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.movement import walk
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import lay, run

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


WALL = {"id": "wall", "kind": "wall", "height": 3, "rect": [13, 10, 2, 6]}
