"""Planted missiles: where they stick, and how they are got back."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import missile, shoot
from escarmouche.games.d10.state import Marker
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, lay, run

RECOVER = missile.ACTIONS[0]


def miss(*terrain: dict[str, Any], weapon: str = "bow", to: float = 30, dice: Any = (9,), **options: Any) -> D10:
    """a shoots north at b, and misses."""
    figures = {
        "a": {"at": (45, 15), "facing": 90, "things": [{"card": weapon, "missiles": 3}]},
        "b": {"at": (45, to), "facing": 270, "seat": 1},
    }
    game = lay("advanced", figures=figures, terrain=terrain, **options)
    run(shoot.shoot(game, game.figure("a"), {"a-0": "b"}), *dice)
    return game


@pytest.mark.parametrize(
    ("weapon", "planted"),
    [("bow", True), ("crossbow", True), ("javelin", True), ("sling", False), ("arquebus", False), ("pistol", False)],
)
def test_a_miss_is_planted(weapon: str, planted: bool) -> None:
    """D10-WPN-07, D10-AMB-49: an arrow, a bolt or a javelin that missed sticks on the line of the shot, 2 cm beyond the base."""
    markers = miss(weapon=weapon).state.markers
    assert [(m.kind, m.of, m.x, m.y) for m in markers] == ([("missile", weapon, 45_000, 33_250)] if planted else [])


@pytest.mark.parametrize(("row", "planted"), [(0, 0), (1, 1), (4, 1), (5, 0), (7, 0), (9, 1)])
def test_rows_that_leave_none(row: int, planted: int) -> None:
    """D10-WPN-07: misses by rows 0 and 5 to 8 leave none."""
    assert len(miss(dice=(0, row)).state.markers) == planted


def test_hits_use_it_up() -> None:
    """D10-WPN-07: what has hit is gone; and nothing is planted where missiles are not counted."""
    assert miss(dice=(1, 1)).state.markers == []
    assert miss(ammo_count=False).state.markers == []


def test_before_a_wall_or_an_edge() -> None:
    """D10-WPN-07: before the first wall or edge if nearer; a hedge does not stop it."""
    wall = {"id": "wall", "kind": "wall", "line": ((30, 32.2), (60, 32.2))}
    assert miss(wall).state.markers[0].y == 31_700
    assert miss({**wall, "kind": "hedge"}).state.markers[0].y == 33_250
    edge = lay(
        "advanced",
        figures={
            "a": {"at": (45, 70), "facing": 90, "things": ["bow"]},
            "b": {"at": (45, 88), "seat": 1},
        },
    )
    run(shoot.shoot(edge, edge.figure("a"), {"a-0": "b"}), 9)
    assert edge.state.markers[0].y == 89_700


def test_markers_have_names_of_their_own() -> None:
    """D10-WPN-07: two missiles are two markers."""
    game = miss()
    thing = game.figure("a").things[0]
    thing.loaded = True
    run(shoot.shoot(game, game.figure("a"), {"a-0": "b"}), 9)
    assert len({marker.id for marker in game.state.markers}) == 2


def finder(*things: Any, at: tuple[float, float] = (45, 45), enemy: tuple[float, float] = (60, 60)) -> D10:
    game = lay("advanced", figures={"a": {"at": at, "things": things}, "b": {"at": enemy, "seat": 1}})
    game.state.markers.append(Marker("missile-1", "missile", 46_500, 45_000, radius=300, of="bow"))
    return game


@pytest.mark.parametrize(("dice", "missiles"), [((5,), 1), ((6,), 0), ((0, 0), 0)])
def test_recover(dice: tuple[int, ...], missiles: int) -> None:
    """D10-WPN-08, D10-WPN-09, D10-DP-25: made, one missile more, also for a weapon that had none; failed or critical, it breaks."""
    game = finder({"card": "bow", "missiles": 0, "loaded": False})
    ask = branch_of(RECOVER, game)
    assert isinstance(ask, Choose)
    assert list(ask) == ["missile-1"]
    run(RECOVER.run(game, game.figure("a"), "missile-1"), *dice)
    assert game.figure("a").things[0].missiles == missiles
    assert game.state.markers == []
    assert (RECOVER.pa, RECOVER.switch) == (1, "shoot_adv")


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (finder("bow", at=(43, 45)), "why-no-missile-here"),
        (finder("crossbow"), "why-missile-unfit"),
    ],
)
def test_what_recovering_needs(game: D10, reason: str) -> None:
    """D10-WPN-08: its base touches the marker, and it carries a weapon of that type."""
    branch = branch_of(RECOVER, game)
    assert isinstance(branch, Refusal)
    assert branch.key == reason
