"""Solid Markers that are moved: past what, over what, onto whom (MALI-MARK, MALI-TERR)."""

from __future__ import annotations

from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.harm import destroy
from escarmouche.games.malifaux.movement import drag_marker, shift_marker
from escarmouche.games.malifaux.state import Resolving, Waded
from tests.games.malifaux.positions import asked, lay, refused, run


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
