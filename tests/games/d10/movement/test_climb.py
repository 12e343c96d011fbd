"""Climbing, hanging partway, letting go."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import climb
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, lay, run

TOWER = {"id": "tower", "kind": "tower", "rect": (20, 20, 28, 28)}
PLATFORM = {"id": "platform", "kind": "floor", "rect": (20, 20, 28, 28), "top": 12}
WALL = {"id": "wall", "kind": "wall", "line": ((20, 0), (20, 40)), "thick": 0.4}
BALCONY = {"id": "balcony", "kind": "floor", "rect": (20, 20, 40, 26), "top": 5}
ACTIONS = {spec.key: spec for spec in climb.ACTIONS}


def table(*terrain: dict[str, Any], at: tuple[float, ...] = (18.75, 24), **changes: Any) -> D10:
    others = changes.pop("others", {})
    return lay("advanced", figures={"a": {"at": at, **changes}, **others}, terrain=terrain)


def options(game: D10) -> list[Any]:
    ask = branch_of(ACTIONS["climb"], game)
    assert isinstance(ask, Choose)
    return list(ask)


def why(game: D10, key: str = "climb") -> str:
    branch = branch_of(ACTIONS[key], game)
    assert isinstance(branch, Refusal)
    return branch.key


def go(game: D10, *answers: Any) -> None:
    (piece,) = options(game)
    run(climb.climb(game, game.figure("a"), piece), *answers)


def test_failure_stays() -> None:
    """D10-MOV-15: failed, it stays where it is."""
    game = table(TOWER, PLATFORM, posture="crouched")
    go(game, 6)
    assert (game.figure("a").posture, game.figure("a").z) == ("up", 0)


def test_critical_failure_is_clumsy() -> None:
    """D10-MOV-15, D10-MOV-17: a JDeg; partway it drops first and rolls at the foot, at D-1 per full 3 cm above the first 3."""
    game = table(TOWER, PLATFORM)
    go(game, 0, 0, 5)
    assert game.figure("a").posture == "stunned"
    game = table(TOWER, PLATFORM)
    go(game, 4, 6)
    go(game, 0, 0, 4)  # 9 cm: D 5 - 2 = 3
    figure = game.figure("a")
    assert (figure.posture, figure.z, figure.climb) == ("prone", 0, "")


def test_over_a_wall() -> None:
    """D10-MOV-16: a wall is too narrow to stand on: it comes down touching the far side."""
    game = table(WALL, at=(18.55, 20))
    go(game, 3, 3, 0)
    figure = game.figure("a")
    assert (figure.posture, figure.z) == ("up", 0)
    assert figure.x == pytest.approx(21_450, abs=5)


def test_no_room_on_top() -> None:
    """D10-MOV-16: no free place: it waits partway, just below."""
    others = {"c": {"at": (21.5, 20)}}
    game = table(WALL, at=(18.55, 20), others=others)
    go(game, 3, 9)
    figure = game.figure("a")
    assert (figure.posture, figure.climb, figure.z) == ("climbing", "wall", 5_999)


def test_onto_a_balcony() -> None:
    """D10-MOV-16, D10-GEO-09: a figure beside the rim of a floor above climbs onto it, one under its middle does not."""
    game = table(BALCONY, at=(30, 18.75))
    assert options(game) == ["balcony"]
    go(game, 3, 2, 0)
    assert (game.figure("a").z, game.figure("a").floor) == (5_000, "balcony")
    assert why(table(BALCONY, at=(30, 23))) == "why-roofed"


def test_what_can_be_climbed() -> None:
    """D10-TER-03, D10-TER-05, D10-AMB-38: scenery as tall as the figure, in contact."""
    rock = {"id": "rock", "kind": "rock", "circle": (22, 24, 2)}
    assert options(table({**rock, "height": 3})) == ["rock"]
    assert why(table({**rock, "height": 2.9})) == "why-nothing-to-climb"
    assert why(table(rock, at=(18.5, 24))) == "why-nothing-to-climb"


def test_riders_do_not_climb() -> None:
    """D10-MNT-03."""
    assert why(table(TOWER, PLATFORM, at=(18, 24), mounted=True)) == "why-mounted"


def test_climbing_ends_crouching_and_hiding() -> None:
    """D10-STA-06, D10-STA-08."""
    game = table(TOWER, PLATFORM, hidden=True)
    go(game, 4, 1)
    assert not game.figure("a").hidden


@pytest.mark.parametrize(("die", "state"), [(2, "up"), (3, "stunned"), (4, "prone")])
def test_let_go(die: int, state: str) -> None:
    """D10-MOV-22, D10-MOV-17, D10-DP-23: 0 PA; from 9 cm a JDeg at D-2."""
    game = table(TOWER, PLATFORM, at=(18.75, 24, 9), posture="climbing", climb="tower")
    run(climb.letgo(game, game.figure("a"), None), die)
    assert (game.figure("a").posture, game.figure("a").z) == (state, 0)
    assert ACTIONS["letgo"].pa == 0
    assert why(table(TOWER, PLATFORM), "letgo") == "why-not-climbing"


def test_hit_on_the_wall() -> None:
    """D10-MOV-17: a climber stunned by a hit drops to the foot and rolls no JDeg."""
    game = table(TOWER, PLATFORM, at=(18.75, 24, 9), posture="climbing", climb="tower")
    run(damage.hit(game, game.figure("a"), [], "D10-DMG-01"), 5)
    assert (game.figure("a").posture, game.figure("a").z) == ("stunned", 0)


def test_nobody_climbs_through_a_balcony() -> None:
    """D10-MOV-16, D10-GEO-09: under a floor a wall that is higher cannot be climbed; from on the floor, or beside it, it can."""
    house = {"id": "wall", "kind": "house", "line": ((20, 26), (40, 26)), "thick": 0.4}
    assert why(table(BALCONY, house, at=(30, 24.55))) == "why-roofed"
    assert options(table(BALCONY, house, at=(30, 24.55, 5), floor="balcony")) == ["wall"]
    assert options(table(BALCONY, house, at=(30, 27.45))) == ["wall"]


@pytest.mark.parametrize(("die", "z"), [(3, 5_999), (2, 5_000), (8, 5_999)])
def test_one_below_the_other(die: int, z: int) -> None:
    """D10-GEO-07, D10-MOV-16: a figure that climbs where somebody hangs already hangs just below."""
    other = {"at": (18.75, 24, 9), "posture": "climbing", "climb": "tower"}
    game = table(TOWER, PLATFORM, others={"b": other})
    go(game, 3, die)
    assert game.figure("a").z == z
