"""Advance, Quick advance, Crawl, Move hidden, Move crouched."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask
from escarmouche.core.asks.region import Path
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.movement import move
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import asked, branch_of, lay, run

ACTIONS = {spec.key: spec for spec in move.ACTIONS}
BRUSH = {"id": "brush", "kind": "brush", "rect": (10, 0, 40, 40)}


def branch(game: D10, key: str) -> Path:
    branch = branch_of(ACTIONS[key], game)
    assert isinstance(branch, Path)
    return branch


def why(game: D10, key: str, *legs: tuple[float, float]) -> str | None:
    """The reason why a path is refused, or the action is closed."""
    branch = branch_of(ACTIONS[key], game)
    if isinstance(branch, Ask):
        refusal = branch.why_not(tuple((round(x * 1000), round(y * 1000)) for x, y in legs))
        return refusal.key if refusal else None
    assert isinstance(branch, Refusal)
    return branch.key


def go(game: D10, key: str, *legs: tuple[float, float], answers: tuple[Any, ...] = ()) -> None:
    assert why(game, key, *legs) is None
    path = tuple((round(x * 1000), round(y * 1000)) for x, y in legs)
    run(ACTIONS[key].run(game, game.figure("a"), path), *answers)


def at(game: D10) -> tuple[float, float]:
    return game.figure("a").x / 1000, game.figure("a").y / 1000


def alone(level: str = "simplified", **changes: Any) -> D10:
    return lay(level, figures={"a": {"at": (20, 20), **changes}})


# -- Advance


@pytest.mark.parametrize(
    ("changes", "most"),
    [
        ({}, 10),
        ({"mounted": True}, 20),
        ({"wounded": True}, 7),
        ({"mounted": True, "wounded": True}, 17),
    ],
)
def test_advance(changes: dict[str, Any], most: int) -> None:
    """D10-MOV-01, D10-MOV-04, D10-MNT-01: 10 cm on foot, 20 mounted, 3 less when wounded."""
    game = alone("full", **changes)
    assert why(game, "advance", (20 + most + 0.1, 20)) == ("why-limping" if "wounded" in changes else "why-too-long")
    assert why(game, "advance", (20 + most + 3.1, 20)) == "why-too-long"
    go(game, "advance", (20 + most, 20), answers=(180,))
    assert at(game) == (20 + most, 20)
    assert game.figure("a").facing == 180
    assert game.figure("a").moved
    assert ACTIONS["advance"].pa == 2


def test_polyline_and_stopping_short() -> None:
    """D10-MOV-03, D10-DP-07: a polyline of straight legs, as short as the player likes."""
    game = alone()
    assert why(game, "advance", (26, 20), (26, 24.1)) == "why-too-long"
    go(game, "advance", (23, 20), (23, 22), answers=(0,))
    assert at(game) == (23, 22)


def test_no_attack_follows_contact() -> None:
    """D10-MOV-05: contact stops a move, and nothing is fought."""
    game = lay(figures={"a": {"at": (20, 20)}, "b": {"at": (25, 20), "seat": 1}})
    assert why(game, "advance", (22.5, 20), (22.5, 25)) == "why-stops-at-contact"
    go(game, "advance", (22.5, 20), answers=(0,))
    assert game.state.action is None


def test_passing_near_is_free() -> None:
    """D10-MOV-06: no zone of control beyond contact."""
    game = lay(figures={"a": {"at": (20, 20)}, "b": {"at": (25, 22.7), "seat": 1}})
    go(game, "advance", (30, 20), answers=(0,))


def test_a_move_ends_crouching_and_hiding() -> None:
    """D10-STA-06, D10-STA-08: any move but Move crouched and Move hidden."""
    game = alone("advanced", posture="crouched")
    go(game, "advance", (21, 20), answers=(0,))
    assert game.figure("a").posture == "up"
    game = alone("advanced", hidden=True)
    go(game, "quick", (21, 20), answers=(5, 0))
    assert not game.figure("a").hidden


def test_the_fallen_are_not_asked_to_face() -> None:
    """D10-GEO-06, D10-STA-13: a figure that lies on the ground after its move does not turn."""
    game = alone()
    go(game, "quick", (30, 20), answers=(0, 0))
    assert game.figure("a").posture == "prone"


# -- Quick advance


def test_a_failed_run_is_at_most_a_cm() -> None:
    """D10-DP-08, D10-MOV-02: the choice ends at A cm, and at the end of the declared path."""
    game = alone()
    ask = asked(move.quick(game, game.figure("a"), ((30_000, 20_000),)), 9)
    assert (ask.name, getattr(ask, "low", None), getattr(ask, "high", None)) == ("how-far", 0, 5_000)
    game = alone()
    ask = asked(move.quick(game, game.figure("a"), ((22_000, 20_000),)), 9)
    assert getattr(ask, "high", None) == 2_000


def test_exactly_a_cm_stops_at_contact() -> None:
    """D10-MOV-03: a critical failure goes exactly A cm, less only where the path ends in contact."""
    game = lay(figures={"a": {"at": (20, 20)}, "b": {"at": (25, 20), "seat": 1}})
    go(game, "quick", (22.5, 20), answers=(0, 0))
    assert at(game) == (22.5, 20)
    assert game.figure("a").posture == "prone"


def test_terrain_costs_count_in_a_failed_run() -> None:
    """D10-MOV-02, D10-TER-02: A cm of the allowance, so half of it in brush."""
    game = lay(figures={"a": {"at": (20, 20)}}, terrain=[BRUSH])
    go(game, "quick", (25, 20), answers=(0, 0))
    assert at(game) == pytest.approx((22.5, 20), abs=0.005)


def test_a_failed_run_ends_on_nobody() -> None:
    """D10-GEO-10: cut short on a friend, it is set back along its path to the last free place."""
    game = lay(figures={"a": {"at": (20, 20)}, "c": {"at": (25, 20)}})
    go(game, "quick", (30, 20), answers=(0, 0))
    assert at(game) == pytest.approx((22.5, 20), abs=0.005)


# -- Crawl


def test_crawl() -> None:
    """D10-MOV-09, D10-MOV-10: 3 cm for 1 PA, whatever the ground and the wounds, and again."""
    game = lay("advanced", figures={"a": {"at": (20, 20), "posture": "prone", "wounded": True}}, terrain=[BRUSH])
    assert why(game, "crawl", (23.1, 20)) == "why-too-long"
    go(game, "crawl", (23, 20), answers=(90,))
    go(game, "crawl", (26, 20), answers=(0,))
    assert (at(game), game.figure("a").posture) == ((26, 20), "prone")
    assert ACTIONS["crawl"].pa == 1


@pytest.mark.parametrize("state", ["up", "stunned", "crouched"])
def test_only_the_prone_crawl(state: str) -> None:
    """D10-MOV-10."""
    assert why(alone("advanced", posture=state), "crawl") == "why-not-prone"


# -- Move hidden, Move crouched


def test_move_hidden() -> None:
    """D10-MOV-11, D10-MOV-12, D10-TER-01, D10-AMB-36: an Advance at double cost, all of it in non-clear terrain, and it stays hidden."""
    game = lay("advanced", figures={"a": {"at": (20, 20), "hidden": True}}, terrain=[BRUSH])
    assert why(game, "movehid", (25.1, 20)) == "why-too-long"
    assert why(game, "movehid", (16, 20)) is None
    go(game, "movehid", (25, 20), answers=(0,))
    assert (at(game), game.figure("a").hidden) == ((25, 20), True)
    game.figure("a").x = 11_500
    assert why(game, "movehid", (9, 20)) == "why-open-ground"
    game.figure("a").x = 9_000
    assert why(game, "movehid", (11, 20)) == "why-in-the-open"
    game.figure("a").hidden = False
    assert why(game, "movehid") == "why-not-hidden"


def test_move_crouched() -> None:
    """D10-MOV-13, D10-MOV-14, D10-MOV-04, D10-AMB-36: 5 cm, 2 when wounded, and it stays crouched."""
    game = alone("advanced", posture="crouched")
    assert why(game, "movecro", (25.1, 20)) == "why-too-long"
    go(game, "movecro", (25, 20), answers=(0,))
    assert (at(game), game.figure("a").posture) == ((25, 20), "crouched")
    game.figure("a").wounded = True
    assert why(game, "movecro", (27.1, 20)) == "why-limping"
    assert why(game, "movecro", (27, 20)) is None
    game.figure("a").posture = "up"
    assert why(game, "movecro") == "why-not-crouched"


def test_the_table_of_moves() -> None:
    """D10-LVL-05: what `move_table` turns on."""
    assert {spec.key: spec.switch for spec in move.ACTIONS} == {
        "advance": "",
        "quick": "",
        "crawl": "move_table",
        "movehid": "move_table",
        "movecro": "move_table",
    }
