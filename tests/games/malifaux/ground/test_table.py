"""Deployment Zones, the places of the table, Markers, boards (MALI-SETUP-03 to -17, -MARK, -DES-60 to -64, D-9 to -13)."""

from __future__ import annotations

import math
from typing import Any

import pytest

from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.malifaux.ground import board, marker, measure, sight
from escarmouche.games.malifaux.ground.field import Field, solid
from escarmouche.games.malifaux.ground.random_board import NEEDED
from escarmouche.games.malifaux.ground.terrain import SORTS, TRAITS
from escarmouche.games.malifaux.harm import destroy
from escarmouche.games.malifaux.movement import drag_marker, place, shift_marker
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Resolving, Waded
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import sightlines
from tests.games.malifaux.lay import asked, lay, refused, run

R = 591


def at(x: float, y: float, deployment: str = "standard", turns: int = 0, **more: Any) -> Malifaux:
    """A man of the Attacker at a place."""
    state = {"deployment": deployment, "zone": turns, "attacker": 0}
    return lay(models={"man": {"at": (x, y)}, **more}, state=state)


# -- zones


@pytest.mark.parametrize(
    ("deployment", "in_it", "half", "out"),
    [
        ("standard", (18, 7.4), (18, 8.5), (18, 8.6)),  # MALI-SETUP-11: 8" from an edge
        ("corner", (8, 8), (8.6, 8.6), (9, 9)),  # MALI-SETUP-12: 12" from a corner
        ("flank", (17.4, 8.4), (9.3, 9.5), (9.6, 9.6)),  # MALI-SETUP-13: 9" from the edges of a quarter
        ("wedge", (18, 11.2), (18, 12.5), (18, 12.6)),  # MALI-SETUP-14: a triangle 12" deep
    ],
)
def test_the_zones_of_the_four_deployments(deployment: str, in_it: Any, half: Any, out: Any) -> None:
    """MALI-SETUP-11 to MALI-SETUP-14, MALI-AMB-66, D-9: completely within to deploy, any part to be in it; turned four ways."""
    for turns in range(4):
        for spot, wholly, partly in ((in_it, True, True), (half, False, True), (out, False, False)):
            x, y = zone.from_d9((spot[0] * 1000, spot[1] * 1000), turns)
            game = at(x / 1000, y / 1000, deployment, turns)
            man = game.model("man")
            assert (zone.inside(game, 0, man), zone.touches(game, 0, man)) == (wholly, partly), (turns, spot)
            assert not zone.touches(game, 1, man)
            x, y = zone.from_d9((spot[0] * 1000, spot[1] * 1000), turns + 2)
            man.x, man.y = round(x), round(y)
            assert zone.inside(game, 1, man) is wholly


def test_deploying_is_asked_as_a_region() -> None:
    """MALI-SETUP-29, MALI-AMB-66: where there is room, and only completely within."""
    game = at(18, 4, other={"status": "hired"})
    region = zone.region(game, 0, game.model("other"))
    assert region is not None
    assert region.why_not((18000, 4500)) is not None  # on the man
    assert region.why_not((18000, 7500)) is not None
    assert region.why_not((20000, 7409)) is None
    assert all(region.why_not(spot) is None for spot in region.propose())


def test_centerline_and_halves() -> None:
    """MALI-SETUP-15, MALI-SETUP-17, MALI-AMB-67, MALI-AMB-68, MALI-EX-36: a base that touches the line is on both halves."""
    game = at(18, 18.5)
    man = game.model("man")
    assert zone.on_centerline(game, man)
    assert zone.on_half(game, 0, man) and zone.on_half(game, 1, man)
    assert not zone.completely_on_half(game, 1, man)
    man.y = 18600
    assert not zone.on_half(game, 0, man) and zone.completely_on_half(game, 1, man)
    assert zone.centerline(game) == ((0, 18000), (36000, 18000))
    assert zone.along(game, 8000) == (8000, 18000) and zone.along(game, 8000, right=True) == (28000, 18000)
    game = at(12, 23, "corner")
    assert zone.centerline(game) == ((0, 36000), (36000, 0))
    assert zone.on_half(game, 0, game.model("man"))
    assert zone.along(game, 8000) == (5657, 30343)
    assert zone.CENTRE == (18000, 18000)


def test_quarters_corners_and_edges() -> None:
    """MALI-SETUP-16, MALI-SETUP-17, MALI-AMB-69, MALI-EX-36."""
    game = at(18.2, 9)
    assert zone.table_quarters(game, game.model("man")) == [0, 1]
    assert zone.table_quarters(at(27, 27), at(27, 27).model("man")) == [2]
    assert [zone.quarter_centre(k) for k in range(4)] == [(9000, 9000), (27000, 9000), (27000, 27000), (9000, 27000)]
    assert [zone.corner(k) for k in range(4)] == [(0, 0), (36000, 0), (36000, 36000), (0, 36000)]
    assert zone.corners(game, 0) == [0, 1] and zone.corners(game, 1) == [2, 3]
    assert zone.corners(at(9, 9, "flank", 1), 0) == [1]
    assert zone.friendly_edges(game, 0) == [0, 1, 3]
    assert zone.friendly_edges(at(9, 9, "corner"), 0) == [0, 3]


# -- Markers


def test_a_marker_is_dropped_beside_or_under_a_model_but_not_on_impassable_terrain() -> None:
    """MALI-MARK-11, MALI-MARK-04, MALI-MARK-06, MALI-MARK-09, MALI-TERR-15."""
    rock = {"id": "rock", "traits": ["impassable"], "rect": [12, 10, 2, 2]}
    game = lay(models={"man": {"at": (10, 10)}}, terrain=[rock], markers={"old": {"at": (10, 11)}})
    region = place.drop(game, "scheme", game.model("man"))
    assert region is not None
    assert region.why_not((10000, 10000)) is None  # under it
    assert region.why_not((10000, 11182)) is None  # on another Marker
    assert region.why_not((10000, 11200)) is not None
    assert region.why_not((10600, 10000)) is not None
    new = marker.put(game, "scheme", (10000, 10000), 0)
    assert (new.seat, new.radius, new.z) == (0, 591, 0) and game.state.markers[-1] is new
    assert measure.contact(game, game.model("man"), new)


def test_a_marker_is_created_with_more_care() -> None:
    """MALI-MARK-12: on no Marker, beside no model but its creator; an Impassable one not under that one."""
    game = lay(models={"man": {"at": (10, 10)}, "foe": {"at": (14, 10), "seat": 1}}, markers={"old": {"at": (10, 13)}})
    man = game.model("man")
    pyre, ice = (place.create(game, kind, man, 5000) for kind in ("pyre", "ice-pillar"))
    assert pyre is not None and ice is not None
    for spot, fine in (
        ((10000, 10500), True),
        ((10000, 12000), False),
        ((12900, 10000), False),
        ((12000, 12000), True),
    ):
        assert (pyre.why_not(spot) is None) is fine, spot
    assert ice.why_not((10000, 10500)) is not None
    assert ice.why_not((10000, 11182)) is None  # in base contact
    dropped = place.drop(game, "ice-pillar", man, 5000)  # MALI-MARK-11: an Impassable one is treated as Created
    assert dropped is not None and dropped.why_not((10000, 10500)) is not None


def test_terrain_that_comes_onto_a_marker_lifts_it() -> None:
    """MALI-MARK-03, MALI-MARK-05."""
    game = lay(models={"man": {"at": (5, 5)}}, markers={"old": {"at": (10, 10)}})
    ice = marker.put(game, "ice-pillar", (10500, 10000), 0)
    old = game.marker("old")
    assert (old.x, old.z, old.floor) == (10000, 2000, ice.id)
    run(drag_marker.move(game, ice, ([14000, 10000],)))
    assert (old.x, old.z, old.floor) == (10000, 0, "")
    marker.remove(game, old)
    assert [m.id for m in game.state.markers] == [ice.id]


def test_a_solid_marker_is_stopped_by_models_and_impassable_terrain_and_goes_over_climbable() -> None:
    """MALI-TERR-18, MALI-TERR-19, MALI-AMB-59: contact does not stop it; on a crate it stands on top."""
    crate = {"id": "crate", "kind": "crates", "height": 1, "rect": [10, 14, 3, 3]}
    game = lay(
        models={"foe": {"at": (13, 10), "seat": 1}},
        terrain=[crate],
        markers={"ice": {"kind": "ice-pillar", "at": (10, 10)}, "pyre": {"kind": "pyre", "at": (11, 6)}},
    )
    ice, pyre = (drag_marker.Drag(game, game.marker(name), 7000) for name in ("ice", "pyre"))
    stopped = ice.why_not(([15000, 10000],))
    assert stopped is not None and stopped.args["by"] == "foe"
    assert pyre.why_not(([15000, 6000],)) is None
    assert ice.why_not(([10000, 11182], [15000, 11182])) is None
    run(drag_marker.move(game, game.marker("ice"), ([10000, 14000],)))
    assert (game.marker("ice").z, game.marker("ice").floor) == (1000, "crate")


def test_a_solid_marker_that_comes_down_onto_somebody_lies_beside() -> None:
    """MALI-MARK-03, MALI-AMB-59, MALI-AMB-62: off raised terrain it falls like a model, to the nearest place in contact; up onto nobody."""
    crate = {"id": "crate", "kind": "crates", "height": 3, "rect": [10, 10, 4, 4]}
    ice = {"kind": "ice-pillar", "at": (11, 9, 3), "floor": "crate"}
    models = {"foe": {"at": (13, 9), "seat": 1}, "top": {"at": (9, 11, 3), "floor": "crate"}}
    markers = {"ice": ice, "low": {"kind": "ice-pillar", "at": (6, 11)}}
    game = lay(models=models, terrain=[crate], markers=markers, active="top")
    fallen, foe = game.marker("ice"), game.model("foe")
    up = shift_marker.Shift(game, game.marker("low"), 6000).why_not((9000, 11000))
    assert up is not None and up.args["by"] == "top"
    assert shift_marker.Shift(game, fallen, 4000).why_not((13200, 9000)) is None
    run(drag_marker.move(game, fallen, ([13200, 9000],)))
    assert (fallen.x, fallen.y, fallen.z, fallen.floor) == (14182, 9000, 0, "")
    fallen.x, fallen.z, fallen.floor, foe.x = 11000, 3000, "crate", 13900
    ask = asked(drag_marker.move(game, fallen, ([13900, 9000],)))  # right above it: on any side of it
    assert (ask.name, ask.seat, fallen.z) == ("marker-landing", 0, 3000)
    assert refused(ask, [13900, 8000]).key == "why-not-nearest-marker"
    run(drag_marker.move(game, fallen, ([13900, 9000],)), list(next(iter(ask))))
    assert measure.contact(game, fallen, foe) and fallen.z == 0


def test_a_solid_marker_on_terrain_that_is_destroyed_comes_down_beside() -> None:
    """MALI-TERR-08, MALI-MARK-03, MALI-AMB-62."""
    crate = {
        "id": "crate",
        "kind": "crates",
        "height": 3,
        "rect": [10, 10, 2, 2],
        "traits": ["climbable", "destructible"],
    }
    ice = {"kind": "ice-pillar", "at": (11.3, 10, 3), "floor": "crate"}
    models = {"foe": {"at": (11.7, 10), "seat": 1}, "man": {"at": (8, 10)}}
    game = lay(models=models, terrain=[crate], markers={"ice": ice}, active="man")
    game.state.resolving.append(Resolving("destroy", "man", 0))
    run(destroy.carry(game, game.state.resolving[0], "crate"))
    fallen = game.marker("ice")
    assert (fallen.x, fallen.y, fallen.z, fallen.floor) == (10518, 10000, 0, "")


def test_a_hazardous_marker_hurts_whom_it_touches_on_its_way() -> None:
    """MALI-TERR-12: everybody in contact during the move."""
    game = lay(
        models={"a": {"at": (12, 11)}, "b": {"at": (12, 16), "seat": 1}}, markers={"p": {"kind": "pyre", "at": (9, 10)}}
    )
    game.state.resolving.append(Resolving("walk", "b", 1))
    run(drag_marker.move(game, game.marker("p"), ([15000, 10000],), game.model("b")))
    assert game.state.resolving[0].hazards == [Waded("a", "marker:pyre")]


# -- boards


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
    assert {trait for piece in data for trait in piece.given()} == set(TRAITS)
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


def test_looking_says_why() -> None:
    """MALI-LOS-04, MALI-SHAD-02, MALI-DES-64: the lines that were tried, what stands in the way, and the words for it."""
    terrain = [{"id": "block", "kind": "building", "height": 3, "rect": [10, 10, 6, 6]}]
    game = lay(models={"a": {"at": (6, 10)}, "b": {"at": (16, 10)}, "c": {"at": (6, 14)}}, terrain=terrain)
    seen = sightlines.sightline(game, "a", "b")
    assert not seen.clear and seen.blockers == ["block"]
    assert sightlines.sightline(game, "a", "c").clear
    assert sightlines.sightline(game, "a", "c", (6000, 16000, 0)).distance == 2000 - 2 * R
    assert sight.sees(game, game.model("a"), game.model("c"))
    assert sightlines.sightline(game, "a", "a").lines[0].rule == "MALI-LOS-01"
