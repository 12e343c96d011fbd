"""Boards: kinds of terrain, mistakes in files, what Strategies need free (MALI-SETUP-03, MALI-DES-60 to -64)."""

from __future__ import annotations

import math
from typing import Any

import pytest

from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.malifaux.ground import board
from escarmouche.games.malifaux.ground.field import Field, solid
from escarmouche.games.malifaux.ground.random_board import NEEDED
from escarmouche.games.malifaux.ground.terrain import SORTS, TRAITS


def test_a_kind_has_the_traits_of_the_book_unless_the_players_define_others() -> None:
    """MALI-TERR-20, MALI-TERR-21, MALI-SETUP-03, MALI-SETUP-06, D-10, D-11."""
    assert set(SORTS["woods"].traits) == {"concealing", "dense", "severe"}
    assert set(SORTS["fog"].traits) == {"dense", "concealing"}
    assert set(SORTS["house"].traits) == {"blocking", "impassable"}
    assert set(SORTS["hedge"].traits) == {"climbable", "destructible"}
    field = Field(board.own_terrain([{"id": "x", "kind": "woods", "traits": ["dense"], "circle": [9, 9, 2]}]))
    assert field.features["x"].traits == {"dense"}


@pytest.mark.parametrize(
    "piece",
    [
        {"id": "a b", "circle": [9, 9, 2]},
        {"id": "a"},
        {"id": "a", "circle": [1, 9, 2]},
        {"id": "a", "kind": "hill", "polygon": [[1, 1], [9, 1], [9, 9], [5, 2]]},
        {"id": "a", "kind": "wall", "line": [[1, 1], [9, 1]], "on": "b"},
        {"id": "a", "kind": "building", "rect": [9, 9, 4, 4], "doors": [[[8, 8], [9, 8]]]},
        {"id": "a", "kind": "stairs", "foot": [[1, 1], [1, 3]], "head": [[4, 1], [4, 3]], "upper": "b"},
        {"id": "a", "kind": "stairs", "foot": [[1, 1], [1, 3]], "head": [[4, 3], [4, 1]]},
    ],
)
def test_nonsense_in_terrain_is_told(piece: dict[str, Any]) -> None:
    """MALI-SETUP-03: a piece must make sense."""
    with pytest.raises(BadFile):
        board.own_terrain([piece])


BOARDS = [*board.boards(), "random:1", "random:2", "random:fog"]


@pytest.mark.parametrize("name", BOARDS)
def test_boards_keep_what_strategies_need_free(name: str) -> None:
    """MALI-DES-60, MALI-DES-61, MALI-DES-62, MALI-SETUP-04, MALI-SETUP-05: fair after half a turn, four pieces in each half."""
    field = Field(board.terrain_of(name))
    for feature in field.features.values():
        for x, y in NEEDED:
            assert not solid(feature) or feature.piece.distance_to((x * 1000, y * 1000)) >= 1000, (feature.id, x, y)
        assert feature.height <= 4000 or "impassable" in feature.traits
    outlines = {
        (feature.kind, feature.height, *map(round, feature.piece.bounds)) for feature in field.features.values()
    }
    for kind, height, x0, y0, x1, y1 in outlines:
        assert (kind, height, 36000 - x1, 36000 - y1, 36000 - x0, 36000 - y0) in outlines
    for axis in ("x", "y"):
        near = [feature for feature in field.features.values() if getattr(feature.piece, axis) < 18000]
        assert len(near) >= 4


def test_the_drawn_boards_show_everything() -> None:
    """MALI-DES-60, MALI-DES-63: every row of D-11, every Trait, Heights 1 to 4, stairs, a climb, a bridge, a building to enter."""
    data = [piece for name in board.boards() for piece in board.terrain_of(name)]
    assert {piece.kind for piece in data} >= set(SORTS)
    assert {trait for piece in data for trait in piece.own_traits()} == set(TRAITS)
    assert {piece.rise() // 1000 for piece in data} >= {1, 2, 3, 4}
    led = {piece.upper for piece in data if piece.kind == "stairs"}
    roofs = [piece.id for piece in data if piece.kind == "building"]
    assert any(name in led for name in roofs) and any(name not in led for name in roofs)
    assert any(piece.doors for piece in data) and len(board.boards()) >= 4
    shares = [math.fsum(_area(piece) for piece in board.terrain_of(name)) / 36**2 for name in board.boards()]
    assert all(0.25 <= share <= 0.4 for share in shares), shares


def _area(piece: Any) -> float:
    if piece.circle:
        return math.pi * float(piece.circle[2]) ** 2
    from escarmouche.space.outline import area

    return sum(area(part.points) for part in piece.parts()) / 2e6


def test_the_same_seed_is_the_same_table() -> None:
    """MALI-DES-60: `random:SEED`."""
    from escarmouche.games.malifaux.ground.random_board import generate

    assert generate(7) == generate("7") and generate(7) != generate(8)
