"""Deployment Zones, the Centerline, halves, quarters and corners of the table (MALI-SETUP-09 to -17, D-9)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import lay


def at(x: float, y: float, deployment: str = "standard", turns: int = 0, **more: Any) -> Malifaux:
    """A man of the Attacker at a place."""
    state = {"deployment": deployment, "zone": turns, "attacker": 0}
    return lay(models={"man": {"at": (x, y)}, **more}, state=state)


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
