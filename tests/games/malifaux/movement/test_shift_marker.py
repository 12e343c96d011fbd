"""Where a Marker may be moved to (MALI-MARK-03, MALI-MARK-05, MALI-TERR-18)."""

from __future__ import annotations

from escarmouche.games.malifaux.movement import (
    drag_marker,
    shift_marker,
)
from tests.games.malifaux.positions import lay
from tests.games.malifaux.rule_runner import run


def test_a_solid_marker_goes_past_nobody_and_may_come_down_anywhere() -> None:
    """MALI-TERR-18, MALI-MARK-03, MALI-AMB-59: its way counts, and not where it would fall; others lie on top of it then."""
    crate = {"id": "crate", "kind": "crates", "height": 2, "rect": [10, 10, 3, 3]}
    ice = {"kind": "ice-pillar", "at": (10, 10, 2), "floor": "crate"}
    game = lay(
        models={"low": {"at": (13, 10)}, "high": {"at": (10, 11.2, 2), "floor": "crate"}},
        terrain=[crate],
        markers={"ice": ice, "old": {"at": (7, 10)}},
    )
    way = shift_marker.Shift(game, game.marker("ice"), 3000)
    for spot, by in (((13000, 10000), None), ((10000, 12900), "high"), ((10000, 7000), None), ((7000, 10000), None)):
        found = way.why_not(spot)
        assert (found.args["by"] if found else None) == by, spot
    run(drag_marker.move(game, game.marker("ice"), ((7000, 10000),)))
    assert (game.marker("ice").z, game.marker("old").floor, game.marker("old").z) == (0, "ice", 2000)
