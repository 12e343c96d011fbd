"""Hiding: who may, what it is good for, when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import attack, defend
from escarmouche.games.d10.ground import veil
from escarmouche.games.d10.movement import hide
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, lay, run

WOOD = {"id": "wood", "kind": "wood", "rect": (0, 0, 20, 20)}
WALL = {"id": "wall", "kind": "wall", "line": ((30, 0), (30, 60))}


def table(at: tuple[float, float], enemy: dict[str, Any], **changes: Any) -> D10:
    return lay(
        "advanced",
        terrain=[WOOD, WALL],
        figures={"a": {"at": at, **changes}, "b": {"seat": 1, **enemy}},
    )


def why(game: D10) -> str | None:
    (spec,) = hide.ACTIONS
    branch = branch_of(spec, game)
    return branch.key if isinstance(branch, Refusal) else None


def test_hide() -> None:
    """D10-POS-02, D10-STA-10: 1 PA; hidden replaces crouched."""
    game = table((17, 10), {"at": (26, 10)}, posture="crouched")
    (spec,) = hide.ACTIONS
    assert (spec.key, spec.pa, spec.switch) == ("hide", 1, "pos_table")
    assert branch_of(spec, game) is None
    run(spec.run(game, game.figure("a"), None))
    assert (game.figure("a").hidden, game.figure("a").posture) == (True, "up")
    assert why(game) == "why-hidden"


def test_wholly_in_terrain_or_out_of_sight() -> None:
    """D10-POS-03: half a base in the wood does not hide in sight of an enemy; a wall between them does."""
    assert why(table((18.7, 10), {"at": (28, 10)})) is None  # wholly in the wood, though seen
    assert why(table((19, 10), {"at": (28, 10)})) == "why-watched"
    assert why(table((25, 10), {"at": (40, 10)})) is None  # on clear ground, the wall between them
    assert why(table((25, 10), {"at": (26, 30), "posture": "prone"})) is None  # a figure that lies down does not watch


def test_not_within_five_of_who_sees() -> None:
    """D10-POS-03: an enemy within 5 cm in sight prevents it, one just beyond does not."""
    assert why(table((10, 10), {"at": (17.5, 10)})) == "why-watched-near"
    assert why(table((10, 10), {"at": (17.52, 10)})) is None
    assert why(table((26, 10), {"at": (32, 10)})) is None  # behind the wall


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"mounted": True}, "why-mounted"),
        ({"posture": "prone"}, "why-not-standing"),
        ({"posture": "climbing"}, "why-not-standing"),
        ({"attacked": True}, "why-attacked"),
    ],
)
def test_who_may_not(changes: dict[str, Any], reason: str) -> None:
    """D10-POS-03, D10-STA-10, D10-MNT-03: on foot, on its feet, and not after a shot, a charge or a blow."""
    assert why(table((10, 10), {"at": (70, 80)}, **changes)) == reason


def test_protection() -> None:
    """D10-STA-07, D10-AMB-35: an enemy farther than 5 cm may not target it; one at 5 cm may."""
    game = table((10, 10), {"at": (17.5, 10)}, hidden=True)
    a, b = game.figure("a"), game.figure("b")
    assert not hide.protected(game, a, b)
    b.x += 10
    assert hide.protected(game, a, b)
    a.hidden = False
    assert not hide.protected(game, a, b)


@pytest.mark.parametrize(
    ("at", "enemy", "hidden"),
    [
        ((10, 10), {"at": (60, 10)}, True),
        ((25, 10), {"at": (26, 30)}, False),  # on clear ground in sight
        ((25, 10), {"at": (26, 30), "posture": "prone"}, True),
        ((25, 10), {"at": (40, 10)}, True),  # the wall between them
        ((10, 10), {"at": (17.5, 10)}, False),  # within 5 cm
        ((10, 10), {"at": (17.51, 10)}, True),
        ((19, 10), {"at": (28, 10)}, True),  # the ground under its centre counts
    ],
)
def test_ends_when_it_is_found(at: tuple[float, float], enemy: dict[str, Any], hidden: bool) -> None:
    """D10-STA-08: checked after every action."""
    game = table(at, enemy, hidden=True)
    hide.check(game)
    assert game.figure("a").hidden is hidden
    assert [event.name for event in game.events] == ([] if hidden else ["revealed"])


def test_fog() -> None:
    """D10-HID-04: in fog the way of a hidden figure is shown to its own side alone, unless an enemy is within 5 cm."""
    game = table((10, 10), {"at": (40, 10)}, hidden=True)
    assert hide.audience(game, game.figure("a")) is None
    foggy = lay(
        "advanced",
        terrain=[WOOD],
        figures={"a": {"at": (10, 10), "hidden": True}, "b": {"at": (40, 10), "seat": 1}},
        fog=True,
    )
    assert hide.audience(foggy, foggy.figure("a")) == (0,)
    foggy.figure("b").x = 15_000
    assert hide.audience(foggy, foggy.figure("a")) == (0,)  # it was veiled until now
    veil.notice(foggy)
    assert hide.audience(foggy, foggy.figure("a")) is None


def test_surprise() -> None:
    """D10-STA-09: the target of a charge by a figure that was hidden when it declared may only Defend."""
    game = table((10, 10), {"at": (19, 10), "things": ["sword"]}, hidden=True, things=["sword"])
    a, b = game.figure("a"), game.figure("b")
    attack.begin(game, "charge", a, b)
    reasons = [refusal.key for refusal in (defend.why_only_defend(game, b),) if refusal]
    assert reasons == ["why-surprised"]
    a.hidden = False
    attack.begin(game, "charge", a, b)
    assert defend.why_only_defend(game, b) is None
