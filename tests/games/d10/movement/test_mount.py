"""Mounted figures: on and off the horse."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import shoot
from escarmouche.games.d10.ground import stand
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import mount
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, lay, run

ACTIONS = {spec.key: spec for spec in mount.ACTIONS}


def table(**changes: Any) -> D10:
    others = changes.pop("others", {})
    return lay("advanced", figures={"a": {"at": (20, 20), "mounted": True, **changes}, **others})


def why(game: D10, key: str, answer: Any = None) -> str | None:
    branch = branch_of(ACTIONS[key], game)
    if isinstance(branch, Ask):
        branch = branch.why_not(answer)
    return branch.key if isinstance(branch, Refusal) else None


def off(game: D10, spot: tuple[int, int] = (23_250, 20_000)) -> None:
    assert why(game, "dismount", spot) is None
    run(ACTIONS["dismount"].run(game, game.figure("a"), spot), 0)


def test_dismount() -> None:
    """D10-MNT-05, D10-DP-28: 1 PA, on foot in contact with the mount, which stays as a marker."""
    game = table()
    off(game)
    figure = game.figure("a")
    assert (figure.mounted, figure.x, figure.moved) == (False, 23_250, True)
    (marker,) = game.state.markers
    assert (marker.kind, marker.of, marker.x, marker.radius) == ("mount", "a", 20_000, 2_000)
    assert ACTIONS["dismount"].pa == 1


@pytest.mark.parametrize(
    ("spot", "reason"),
    [((24_000, 20_000), "why-not-beside"), ((22_000, 20_000), "why-not-beside"), ((20_000, 16_750), "why-taken")],
)
def test_where_to_dismount(spot: tuple[int, int], reason: str) -> None:
    """D10-MNT-05, D10-GEO-07: touching the mount, on nobody."""
    assert why(table(others={"c": {"at": (20, 16)}}), "dismount", spot) == reason


def test_places_beside_the_mount() -> None:
    """D10-MNT-05: every proposed place is legal."""
    game = table(others={"c": {"at": (20, 16)}})
    ask = branch_of(ACTIONS["dismount"], game)
    assert isinstance(ask, Ask)
    spots = list(ask)
    assert spots
    assert all(spot in ask for spot in spots)


def test_mount() -> None:
    """D10-MNT-05, D10-STA-10: 2 PA, touching its own mount; neither crouched nor hidden in the saddle."""
    game = table()
    off(game)
    figure = game.figure("a")
    figure.posture = "crouched"
    assert why(game, "mount") is None
    run(ACTIONS["mount"].run(game, figure, None), 90)
    assert (figure.mounted, figure.posture, figure.x, figure.facing) == (True, "up", 20_000, 90)
    assert game.state.markers == []
    assert ACTIONS["mount"].pa == 2


def test_only_its_own_mount() -> None:
    """D10-MNT-05: by its own rider only, and touching it."""
    game = table(others={"c": {"at": (20, 23.25)}})
    off(game)
    branch = branch_of(ACTIONS["mount"], game, "c")
    assert isinstance(branch, Refusal)
    assert branch.key == "why-mountless"
    game.figure("a").x += 1_000
    assert why(game, "mount") == "why-no-mount"


def test_on_foot_or_in_the_saddle() -> None:
    """D10-MNT-05."""
    assert why(table(), "mount") == "why-mounted-already"
    assert why(table(mounted=False), "dismount") == "why-not-mounted"


def test_a_riderless_mount_is_in_the_way() -> None:
    """D10-MNT-06: nobody stands on it; it goes when its rider does."""
    game = table(others={"c": {"at": (40, 40)}})
    off(game)
    assert stand.taken(game, game.figure("c"), 20_000, 17_500, "") == "mount-a"
    damage.remove(game, game.figure("a"), "out", "D10-FIG-07")
    assert game.state.markers == []


def test_riders_are_hampered_shooters() -> None:
    """D10-MNT-01, D10-SHO-06."""
    assert [mod.amount for mod in shoot.hampered(table().figure("a"))] == [-1]


def test_the_table_of_moves() -> None:
    """D10-LVL-05."""
    assert {spec.switch for spec in mount.ACTIONS} == {"move_table"}
