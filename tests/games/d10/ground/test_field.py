"""Terrain sorted by what it does."""

from __future__ import annotations

from escarmouche.games.d10.ground.field import Field, field_of
from escarmouche.games.d10.setup.scenario import scenarios
from escarmouche.space import Disc
from tests.games.d10.positions import lay

WOOD = {"id": "wood", "kind": "wood", "circle": (20, 20, 5)}
BRUSH = {"id": "brush", "kind": "brush", "rect": (22, 15, 30, 25)}
FORD = {"id": "ford", "kind": "ford", "rect": (40, 0, 50, 90)}
HEDGE = {"id": "hedge", "kind": "hedge", "line": ((5, 60), (15, 60))}
ROCK = {"id": "rock", "kind": "rock", "circle": (60, 60, 2)}
WALL = {"id": "wall", "kind": "wall", "line": ((70, 60), (80, 60))}


def made(*terrain: dict[str, object], doors: dict[str, str] | None = None) -> Field:
    game = lay(figures={"a": {}}, terrain=terrain)
    game.state.doors = doors or {}
    return game.field


def ids(pieces: object) -> list[str]:
    return [piece.id for piece in pieces]  # type: ignore[attr-defined]


def test_what_lies_under_a_point_is_slow_or_not_clear() -> None:
    """D10-TER-01, D10-TER-02: woods, brush and ruins are not clear and slow; a ford is clear and slow."""
    field = made(WOOD, BRUSH, FORD)
    assert field.kind_at(23_000, 20_000, "") == ("wood", "brush")
    assert field.kind_at(45_000, 5_000, "") == ("ford",)
    assert [field.slow(x, 20_000, "") for x in (20_000, 29_000, 45_000, 60_000)] == [True, True, True, False]
    assert [field.rough(x, 20_000, "") for x in (20_000, 29_000, 45_000, 60_000)] == [True, True, False, False]


def test_a_base_is_wholly_in_rough_terrain_also_across_two_pieces() -> None:
    """D10-TER-01 (used by D10-POS-03)."""
    field = made(WOOD, BRUSH)
    assert field.wholly_rough(Disc(20_000, 20_000, 1_250), "")
    assert field.wholly_rough(Disc(23_500, 20_000, 1_250), "")
    assert not field.wholly_rough(Disc(15_500, 20_000, 1_250), "")


def test_what_is_lower_than_the_mover_is_low() -> None:
    """D10-TER-03: 3 on foot, 5 mounted; what is as high counts as high (D10-AMB-38)."""
    three = {"id": "three", "kind": "cart", "rect": (30, 60, 32, 62), "height": 3}
    field = made(HEDGE, ROCK, WALL, three)
    assert ids(field.lows("", False).pieces) == ["hedge"]
    assert ids(field.walls("", False).pieces) == ["rock", "wall", "three"]
    assert ids(field.lows("", True).pieces) == ["hedge", "rock", "three"]
    assert ids(field.walls("", True).pieces) == ["wall"]


def test_deep_water_stops_and_closed_doors_do() -> None:
    """D10-TER-07, D10-TER-06, D10-TER-05."""
    deep = {"id": "deep", "kind": "deep", "rect": (0, 40, 90, 50)}
    door = {"id": "door", "kind": "door", "line": ((28, 10), (32, 10))}
    assert ids(made(deep, door).walls("", False).pieces) == ["deep"]
    shut = made(deep, door, doors={"door": "closed"})
    assert ids(shut.walls("", False).pieces) == ["door", "deep"]
    assert ids(p for p, _ in shut.covers) == ["door"]
    assert not made(deep, door).covers


def test_riders_pass_no_door_and_no_window() -> None:
    """D10-MNT-03: mounted figures enter no buildings; on foot a window is a low piece with a sill of 1.5."""
    door = {"id": "door", "kind": "door", "line": ((28, 10), (32, 10))}
    window = {"id": "window", "kind": "window", "line": ((38, 10), (41, 10))}
    field = made(door, window)
    assert ids(field.walls("", True).pieces) == ["window", "door"]
    assert ids(field.lows("", False).pieces) == ["window"]


def test_each_floor_has_what_stands_at_its_height() -> None:
    """D10-GEO-09: on the balcony of the inn the walls of the house and its parapets, not the tables below."""
    field = field_of(scenarios()["quarrel-at-the-inn"], {})
    assert ids(field.lows("balcony", False).pieces) == ["parapet-west", "parapet-east"]
    assert "table-1" in ids(field.lows("", False).pieces)
    assert "window-north-1" in ids(field.walls("balcony", False).pieces)
    assert field.z_at("balcony", 30_000, 42_000) == 5_000
    assert field.z_at("stairs", 46_000, 38_000) == 2_500
    assert field.floor_at(30_000, 42_000, 5_000) == "balcony"
    assert field.floor_at(30_000, 42_000, 0) == ""
    assert field.slow(46_000, 38_000, "stairs")  # D10-TER-06
    assert not field.slow(30_000, 42_000, "balcony")


def test_the_tower_is_stood_on_and_dropped_from() -> None:
    """D10-MOV-22: below the rim of the platform there is the ground."""
    field = field_of(scenarios()["the-watch-tower"], {})
    assert field.floor_at(45_000, 45_000, 12_000) == "platform"
    assert field.below(50_500, 45_000, 12_000) == ""
    assert len(field.rims("platform")) == 4
    assert "tower" not in ids(field.walls("platform", False).pieces)
    assert field.owner("platform rim 0") == "rim"


def test_a_field_is_shared_by_all_who_ask_for_the_same() -> None:
    scenario = scenarios()["the-watch-tower"]
    assert field_of(scenario, {}) is field_of(scenario, {})
    assert field_of(scenario, {"door": "open"}) is not field_of(scenario, {})
    assert field_of(scenario, {"door": "open"}).is_open("door")


def test_what_is_near_a_box_on_a_floor() -> None:
    field = made(HEDGE, ROCK, WALL, FORD)
    assert ids(field.near("", 0, 55_000, 20_000, 65_000)) == ["hedge"]
    assert ids(field.slows("", 39_000, 0, 41_000, 1_000)) == ["ford"]
    assert not field.roughs("", 39_000, 0, 41_000, 1_000)
    assert not field.inside(Disc(1_000, 40_000, 1_250))
