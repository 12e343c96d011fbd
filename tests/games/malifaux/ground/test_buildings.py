"""[advanced] Buildings that can be entered (MALI-TERR-24 to -27)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.ground import cover, sight
from escarmouche.games.malifaux.movement import place, walk
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import lay, run

SHED: dict[str, Any] = {
    "id": "shed",
    "kind": "building",
    "height": 3,
    "rect": [10, 10, 6, 6],
    "doors": [[[9, 7], [11, 7]]],
    "windows": [[[13, 9.5], [13, 10.5]]],
    "walls": [[[10, 13], [10, 11]]],
}


def table(*, buildings: bool = True, **spots: Any) -> Malifaux:
    models = {name: {"at": spot} for name, spot in spots.items()}
    return lay(models=models, terrain=[SHED], buildings=buildings)


def sees(game: Malifaux, a: str = "a", b: str = "b") -> bool:
    clear = sight.sees(game, game.model(a), game.model(b))
    assert clear == sight.sees(game, game.model(b), game.model(a))
    return clear


def why(game: Malifaux, *legs: list[int]) -> str:
    refusal = Route(game, game.model("a"), 6000).why_not(legs)
    return refusal.rule if refusal else ""


def test_one_enters_through_an_opening_wide_enough() -> None:
    """MALI-TERR-24: through the door; over the wall by climbing; without the option the building is a block."""
    game = table(a=(10, 5))
    assert why(game, [10000, 9500]) == ""
    run(walk.walk(game, game.model("a"), ([10000, 9500],), 6000))
    assert (game.model("a").z, game.model("a").floor) == (0, "")
    assert why(game, [12200, 9500]) == ""
    assert why(game, [13500, 9500]) == "MALI-TERR-04"  # nobody climbs out from inside
    assert why(table(a=(14.5, 8)), [13000, 8000]) == ""  # from outside onto the roof
    game = table(a=(10, 5), buildings=False)
    assert why(game, [10000, 9500]) == "MALI-GACT-06"  # up 3"


def test_a_place_goes_neither_in_nor_out() -> None:
    """MALI-TERR-24."""
    game = table(a=(10, 5))
    region = place.region(game, game.model("a"), within=6000)
    assert region is not None
    refusal = region.why_not((10000, 9500, 0))
    assert refusal is not None and refusal.rule == "MALI-TERR-24"
    assert region.why_not((10000, 9500, 3000)) is None  # the roof is not inside
    game = table(a=(10, 9.5))
    region = place.region(game, game.model("a"), within=6000)
    assert region is not None
    assert region.why_not((10000, 8500, 0)) is None
    assert region.why_not((10000, 5000, 0)) is not None


def test_inside_is_with_any_part_and_wholly_in_the_shadow() -> None:
    """MALI-TERR-25: in the doorway one has Cover against who shoots from outside."""
    game = table(a=(10, 6.6), b=(10, 1))
    a, b = game.model("a"), game.model("b")
    assert game.field.room(game.body(a), "") == "shed"
    assert cover.cover(game, b, a)


def test_inside_one_sees_past_the_building_but_not_past_inner_walls() -> None:
    """MALI-TERR-26: no Cover from it either."""
    game = table(a=(8, 9), b=(12, 9), c=(11, 12.2), d=(9, 12.2))
    assert sees(game)
    assert not cover.cover(game, game.model("a"), game.model("b"))
    assert not sees(game, "c", "d")


def test_one_sees_in_and_out_through_openings_but_not_through_the_building() -> None:
    """MALI-TERR-27: by the window and the door; from outside to outside nothing."""
    game = table(a=(9, 10), b=(17, 10), c=(4, 10), d=(10, 3))
    assert sees(game)
    assert sees(game, "a", "d")
    assert not sees(game, "a", "c")
    assert not sees(game, "b", "c")
    game = table(a=(8, 8), b=(17, 14))
    assert not sees(game)


def test_through_the_roof_nobody_sees() -> None:
    """MALI-LOS-03."""
    game = lay(models={"a": {"at": (9, 9)}, "b": {"at": (11, 9, 3), "floor": "shed"}}, terrain=[SHED], buildings=True)
    assert not sees(game)


def test_walls_inside_do_not_reach_through_the_roof() -> None:
    """MALI-TERR-26, MALI-AMB-144: whoever walks on the roof walks over them."""
    game = table(a=(8.5, 12))
    model = game.model("a")
    model.floor, model.z = "shed", 3000
    assert why(game, [11500, 12000]) == ""


def test_up_an_outer_wall_one_is_on_the_roof() -> None:
    """MALI-TERR-24, MALI-SHAD-03: from the wall on which it has come up it looks down over the edge, as from any roof."""
    game = table(a=(10, 14.5), b=(10, 16.5))
    run(walk.walk(game, game.model("a"), ([10000, 13200],), 6000))
    assert (game.model("a").z, game.model("a").floor) == (3000, "shed")
    assert sees(game)
    game = table(a=(10, 14.5))
    run(walk.walk(game, game.model("a"), ([10000, 13591], [10000, 13591, 3000]), 6000))
    assert (game.model("a").z, game.model("a").floor) == (3000, "shed")


def test_who_is_partly_in_a_doorway_does_not_climb_out_of_it() -> None:
    """MALI-TERR-24, MALI-TERR-25, MALI-AMB-144: any part of it inside is under the roof."""
    game = table(a=(10, 6.7))
    assert why(game, [8500, 6700]) == "MALI-TERR-04"
    assert why(game, [10000, 6300], [8500, 6300], [8500, 6600]) == ""


def test_who_stands_on_the_roof_is_in_nobodys_way_below_it_but_in_that_of_lines_beside_it() -> None:
    """MALI-LOS-06, MALI-TERR-20, MALI-AMB-144."""
    game = table(a=(13.2, 5), b=(13.2, 15), c=(13.3, 10))
    roof = game.model("c")
    roof.floor, roof.z = "shed", 3000
    assert not sees(game)
    game = table(a=(10, 8), b=(10, 3), c=(10, 7.2))
    roof = game.model("c")
    roof.floor, roof.z = "shed", 3000
    assert sees(game)
