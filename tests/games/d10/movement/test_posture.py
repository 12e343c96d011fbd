"""Postures: get up, recover, lie down, crouch, stop crouching."""

from __future__ import annotations

import pytest

from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.movement import posture
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
from tests.games.d10.positions import branch_of, lay, run

ACTIONS = {spec.key: spec for spec in posture.ACTIONS}


def closed(game: D10, spec: ActionSpec, name: str = "a") -> str:
    """The reason why an action is closed."""
    branch = branch_of(spec, game, name)
    assert isinstance(branch, Refusal)
    return branch.key


def do(game: D10, key: str, *answers: object, name: str = "a") -> None:
    figure = game.figure(name)
    assert ACTIONS[key].branch(game, figure) is None
    run(ACTIONS[key].run(game, figure, None), *answers)


def test_get_up_stands_and_faces() -> None:
    """D10-MOV-07, D10-STA-02, D10-GEO-06: a fallen figure stands for 2 PA and faces as it likes."""
    game = lay(figures={"a": {"at": (10, 10), "posture": "prone"}})
    do(game, "getup", 90)
    assert game.figure("a").posture == "up"
    assert game.figure("a").facing == 90
    assert ACTIONS["getup"].pa == 2


@pytest.mark.parametrize("state", ["up", "stunned", "crouched"])
def test_only_the_prone_get_up(state: str) -> None:
    """D10-MOV-07, D10-STA-03: prone is lying on the back; a stunned figure must come round first."""
    game = lay("advanced", figures={"a": {"at": (10, 10), "posture": state}})
    assert closed(game, ACTIONS["getup"]) == "why-not-prone"


def test_only_the_stunned_recover() -> None:
    """D10-MOV-08."""
    game = lay(figures={"a": {"at": (10, 10), "posture": "prone"}})
    assert closed(game, ACTIONS["recover"]) == "why-not-stunned"


def test_lie_down() -> None:
    """D10-POS-01, D10-STA-03, D10-STA-04, D10-STA-10: prone for 1 PA, and hidden no more."""
    game = lay("advanced", figures={"a": {"at": (10, 10), "hidden": True}})
    do(game, "lie")
    figure = game.figure("a")
    assert (figure.posture, figure.hidden) == ("prone", False)
    assert game.height(figure) == 1_000
    assert ACTIONS["lie"].pa == 1


def test_crouch_and_rise() -> None:
    """D10-POS-04, D10-STA-05, D10-STA-06, D10-DP-22: crouch for 1 PA, stop for nothing."""
    game = lay("advanced", figures={"a": {"at": (10, 10), "hidden": True}})
    assert closed(game, ACTIONS["rise"]) == "why-not-crouched"
    do(game, "crouch")
    assert (game.figure("a").posture, game.figure("a").hidden) == ("crouched", False)
    assert closed(game, ACTIONS["crouch"]) == "why-crouched"
    do(game, "rise")
    assert game.figure("a").posture == "up"
    assert (ACTIONS["crouch"].pa, ACTIONS["rise"].pa) == (1, 0)


@pytest.mark.parametrize("key", ["lie", "crouch"])
def test_barred_to_mounted(key: str) -> None:
    """D10-POS-05, D10-STA-10, D10-MNT-03."""
    game = lay("advanced", figures={"a": {"at": (10, 10)}, "b": {"at": (12.5, 10), "seat": 1, "posture": "prone"}})
    assert branch_of(ACTIONS[key], game) is None
    rider = lay("advanced", figures={"a": {"at": (10, 10), "mounted": True}})
    assert closed(rider, ACTIONS[key]) == "why-mounted"


def test_positioning_belongs_to_its_table() -> None:
    """D10-LVL-05: lying down, crouching and its end exist where `pos_table` is on."""
    assert [spec.switch for spec in posture.ACTIONS] == ["", "", "pos_table", "pos_table", "pos_table"]
