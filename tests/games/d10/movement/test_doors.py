"""Doors, ladders, and the barred door of the watch-tower."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.movement import doors, move
from escarmouche.games.d10.setup.scenario import scenarios
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, lay, run

ACTIONS = {spec.key: spec for spec in doors.ACTIONS}
WEST = {"id": "west", "kind": "house", "line": ((0, 24), (18, 24))}
EAST = {"id": "east", "kind": "house", "line": ((22, 24), (90, 24))}
DOOR = {"id": "door", "kind": "door", "line": ((18, 24), (22, 24)), "thick": 0.4}
BARRED = {**DOOR, "state": "barred", "side": 1}
TOWER = {"id": "tower", "kind": "tower", "rect": (16, 24, 24, 32)}
PLATFORM = {"id": "platform", "kind": "floor", "rect": (16, 24, 24, 32), "top": 12}
LADDER = {"id": "ladder", "kind": "ladder", "rect": (19, 26, 21, 27), "upper": "platform"}


def table(*terrain: dict[str, Any], at: tuple[float, ...] = (20, 22.55), **changes: Any) -> D10:
    others = changes.pop("others", {})
    return lay("advanced", figures={"a": {"at": at, **changes}, **others}, terrain=terrain)


def options(game: D10, key: str) -> list[Any] | str:
    """What the action offers, or why it is closed."""
    branch = branch_of(ACTIONS[key], game)
    if isinstance(branch, Refusal):
        return branch.key
    assert isinstance(branch, Choose)
    return list(branch)


def do(game: D10, key: str, *answers: Any) -> None:
    offered = options(game, key)
    assert isinstance(offered, list)
    (option,) = offered
    run(ACTIONS[key].run(game, game.figure("a"), option), *answers)


# -- doors


def test_open_and_close() -> None:
    """D10-TER-06: 1 PA in contact; a closed door stops a move, an open one does not."""
    game = table(WEST, EAST, {**DOOR, "state": "closed"})
    assert options(game, "door") == ["door"]
    path = ((20_000, 30_000),)
    figure = game.figure("a")
    assert path not in move.path(game, figure, move.advancing(game, figure))
    do(game, "door")
    assert game.state.doors == {"door": "open"}
    assert path in move.path(game, figure, move.advancing(game, figure))
    do(game, "door")
    assert game.field.doors["door"] == "closed"
    assert ACTIONS["door"].pa == 1


def test_in_contact_only() -> None:
    """D10-TER-06, D10-GEO-02: a gap of 0.1 cm is contact, more is not."""
    assert options(table(DOOR, at=(20, 22.45)), "door") == ["door"]
    assert options(table(DOOR, at=(20, 22.4)), "door") == "why-no-door"


def test_somebody_in_the_doorway() -> None:
    """D10-TER-06, D10-GEO-07: an open door is not closed on anybody."""
    game = table(DOOR, others={"c": {"at": (20, 25)}})
    assert options(game, "door") == "why-doorway"


# -- the barred door


def test_barred_to_the_other_side() -> None:
    """D10-SET-04: only its own side opens it; closed again it is barred again."""
    assert options(table(BARRED), "door") == "why-barred"
    game = table(BARRED, seat=1)
    do(game, "door")
    assert game.field.is_open("door")
    do(game, "door")
    assert game.field.doors["door"] == "barred"
    assert options(game, "force") == "why-nothing-barred"


@pytest.mark.parametrize(("dice", "state"), [((5,), "open"), ((6,), "barred"), ((0, 0), "barred"), ((0, 3), "open")])
def test_force(dice: tuple[int, ...], state: str) -> None:
    """D10-SET-04: an attacker in contact, 2 PA and a JA."""
    game = table(BARRED)
    do(game, "force", *dice)
    assert game.field.doors["door"] == state
    assert ACTIONS["force"].pa == 2


def test_nothing_to_force() -> None:
    """D10-SET-04: a door that is only closed is opened."""
    assert options(table({**DOOR, "state": "closed"}), "force") == "why-nothing-barred"


# -- ladders


def test_ladder_up_and_down() -> None:
    """D10-TER-06: 2 PA, no roll, to the other end."""
    loft = {"id": "loft", "kind": "floor", "rect": (16, 24, 24, 32), "top": 5}
    steps = {"id": "ladder", "kind": "ladder", "rect": (19.5, 23.8, 20.5, 24.2), "upper": "loft"}
    game = table(loft, steps, posture="crouched")
    figure = game.figure("a")
    do(game, "ladder", 90)
    assert (figure.floor, figure.z, figure.posture, figure.moved) == ("loft", 5_000, "up", True)
    assert (figure.x, figure.y) == pytest.approx((20_000, 25_250), abs=300)
    do(game, "ladder", 0)
    assert (figure.floor, figure.z) == ("", 0)
    assert ACTIONS["ladder"].pa == 2


def test_through_the_open_door() -> None:
    """D10-TER-06: a figure touching the open door may take the ladder inside; a shut one keeps it out."""
    inside = {**LADDER, "door": "door"}
    game = table(TOWER, PLATFORM, DOOR, inside)
    do(game, "ladder", 0)
    assert (game.figure("a").floor, game.figure("a").z) == ("platform", 12_000)
    do(game, "ladder", 0)
    assert (game.figure("a").floor, game.figure("a").z) == ("", 0)
    assert options(table(TOWER, PLATFORM, BARRED, inside), "ladder") == "why-door-shut"


def test_on_foot_at_an_end() -> None:
    """D10-MNT-03, D10-TER-06."""
    assert options(table(PLATFORM, LADDER, mounted=True), "ladder") == "why-mounted"
    assert options(table(PLATFORM, LADDER, at=(20, 10)), "ladder") == "why-no-ladder"


def test_every_level_has_doors_and_ladders() -> None:
    """D10-TER-06, D10-LVL-05."""
    assert {spec.switch for spec in doors.ACTIONS} == {""}


def test_the_watch_tower() -> None:
    """D10-SET-04: forced from outside, the door lets the attackers up to the platform, where the ladder leads down again."""
    tower = {**msgspec.to_builtins(scenarios()["the-watch-tower"]), "id": "own"}
    game = lay("advanced", figures={"a": {"at": (45, 50.75)}}, scenario=tower)
    assert options(game, "door") == "why-barred"
    assert options(game, "ladder") == "why-door-shut"
    do(game, "force", 3)
    do(game, "ladder", 0)
    assert (game.figure("a").floor, game.figure("a").z) == ("platform", 12_000)
    do(game, "ladder", 0)
    assert (game.figure("a").x, game.figure("a").y, game.figure("a").z) == (45_000, 50_750, 0)


def test_no_room_at_the_other_end() -> None:
    """D10-TER-06, D10-GEO-07: nobody takes a ladder to a floor that is full."""
    small = {"id": "loft", "kind": "floor", "rect": (18.5, 24, 21.5, 27), "top": 5}
    steps = {"id": "ladder", "kind": "ladder", "rect": (19.5, 23.8, 20.5, 24.2), "upper": "loft"}
    others = {"c": {"at": (20, 25.5, 5), "floor": "loft"}}
    assert options(table(small, steps, others=others), "ladder") == "why-ladder-full"
    assert options(table(small, steps), "ladder") == ["ladder"]
