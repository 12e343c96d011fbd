"""A declared path is walked: reaction shots on the way, and where the figure ends up."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.games.d10.movement.measured_path import Gait
from escarmouche.games.d10.movement.walk import Walked, begin, cut, walk
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import card, lay, run

ARCHER = card(id="archer", t=9)
ADVANCE = Gait("advance", 10_000, "D10-MOV-01", over="jump")
HEDGE = {"id": "hedge", "kind": "hedge", "line": ((24, 0), (24, 40)), "thick": 0.4}


def shot(level: str = "advanced", **mover: Any) -> D10:
    """A figure that walks east, past an archer who looks south at it."""
    archer = {"at": (25, 40), "seat": 1, "card": "archer", "things": ["bow"], "facing": 270}
    return lay(level, figures={"a": {"at": (20, 20), **mover}, "b": archer}, cards=[ARCHER])


def go(game: D10, *answers: Any, x: int = 30, **how: Any) -> Walked:
    walked: Walked = run(walk(game, game.figure("a"), ((x * 1000, 20_000),), ADVANCE, **how), *answers)
    return walked


def test_a_shot_on_the_way() -> None:
    """D10-REA-04, D10-REA-05, D10-MOV-03: shot at a point of its path and missed, it goes on to the end."""
    game = shot()
    assert go(game, {"b": 4_000}, 9) == Walked(10_000, False, False)
    assert game.figure("a").x == 30_000
    assert game.figure("b").pa == 0


def test_nobody_has_to_shoot() -> None:
    """D10-DP-17, D10-REA-01."""
    game = shot()
    assert go(game, "no-shot") == Walked(10_000, False, False)
    assert game.figure("b").pa == 2


@pytest.mark.parametrize(
    ("dice", "walked", "x", "state"),
    [
        ((3, 5), Walked(4_000, True, False), 24_000, "stunned"),
        ((3, 6), Walked(10_000, False, False), 30_000, "up"),
        ((3, 2), Walked(10_000, False, False), 30_000, "up"),
    ],
)
def test_a_hit_on_the_way(dice: tuple[int, ...], walked: Walked, x: int, state: str) -> None:
    """D10-REA-05, D10-STA-13: stunned, it stops at that point; wounded or unharmed, it goes on."""
    game = shot()
    assert go(game, {"b": 4_000}, *dice) == walked
    figure = game.figure("a")
    assert (figure.x, figure.posture, figure.moved) == (x, state, True)


def test_dead_on_the_way() -> None:
    """D10-REA-05: a figure that is removed walks no further."""
    game = shot()
    assert go(game, {"b": 4_000}, 3, 0, 0).stopped
    assert game.figure("a").status == "dead"


def test_stopped_on_a_friend() -> None:
    """D10-GEO-10, D10-GEO-07: felled while it passes a friend, it is set back along its path to a free place."""
    game = shot()
    game.state.figures.append(Figure(id="c", card="man", seat=0, x=24_000, y=20_000, status=""))
    assert go(game, {"b": 5_000}, 3, 5).d == pytest.approx(1_500, abs=5)
    assert game.figure("a").x == pytest.approx(21_500, abs=5)


def test_what_triggers_nothing() -> None:
    """D10-REA-02, D10-LVL-05: forced moves, the target of a charge, a level without reaction shots, a path of no length."""
    assert go(shot(), trigger=False).d == 10_000
    assert go(shot(), skip="b").d == 10_000
    assert go(shot("full")).d == 10_000
    assert go(shot(), x=20) == Walked(0, False, False)


def test_standing_still_is_no_move() -> None:
    """D10-SHO-10, D10-STA-06: a move of 0 cm hampers nobody and ends nothing."""
    game = shot(posture="crouched")
    go(game, x=20)
    assert (game.figure("a").moved, game.figure("a").posture) == (False, "crouched")


def test_the_jump_is_rolled_first() -> None:
    """D10-REA-04, D10-MOV-19: the mover rolls any JA, then the shot; stunned before the hedge, it never falls beyond it."""
    archer = {"at": (25, 35), "seat": 1, "card": "archer", "things": ["bow"], "facing": 270}
    game = lay("advanced", figures={"a": {"at": (20, 20)}, "b": archer}, cards=[ARCHER], terrain=[HEDGE])
    walked = go(game, 9, {"b": 2_000}, 1, 5)
    assert walked == Walked(2_000, True, False)
    assert [roll.kind for roll in game.state.rolls] == ["ja", "jt", "jd"]
    game = lay("advanced", figures={"a": {"at": (20, 20)}, "b": archer}, cards=[ARCHER], terrain=[HEDGE])
    running = iter(walk(game, game.figure("a"), ((30_000, 20_000),), ADVANCE))
    next(running)
    ask = running.send(9)
    assert isinstance(ask, Menu)
    points = ask.branch("b")
    assert isinstance(points, Ask)
    assert max(points) < 5_500  # nobody shoots at it beyond the place where it will fall
    with pytest.raises(StopIteration) as end:
        running.send("no-shot")
    assert (end.value.value.stopped, end.value.value.fell) == (True, True)


@pytest.mark.parametrize(("name", "state", "hidden"), [("movecro", "crouched", False), ("advance", "up", False)])
def test_what_a_move_ends(name: str, state: str, hidden: bool) -> None:
    """D10-STA-06, D10-STA-08."""
    game = shot(posture="crouched")
    begin(game, game.figure("a"), ADVANCE._replace(name=name))
    assert (game.figure("a").posture, game.figure("a").hidden) == (state, hidden)


def test_cut() -> None:
    """The first part of a path."""
    a = Figure("a", "man", 0)
    legs = ((3_000, 0), (3_000, 4_000))
    assert cut(a, legs, 0) == ()
    assert cut(a, legs, 2_000) == ((2_000, 0),)
    assert cut(a, legs, 5_000) == ((3_000, 0), (3_000, 2_000))
    assert cut(a, legs, 9_000) == legs


def test_what_is_told() -> None:
    """D10-MOV-03: where it went, for the log and the client."""
    game = shot("full")
    go(game)
    (event,) = game.events
    assert (event.name, event.rule) == ("moved", "D10-MOV-01")
    assert event.args["end"] == (30_000, 20_000, 0)
    assert event.args["path"] == [(30_000, 20_000)]


def test_told_shot_by_shot() -> None:
    """D10-REA-04: the way to the point of the shot is reported before it, the rest after it; with its bends."""
    game = shot()
    legs = ((24_000, 20_000), (24_000, 22_000))
    run(walk(game, game.figure("a"), legs, ADVANCE), {"b": 2_000}, 9)
    moves = [event.args for event in game.events if event.name == "moved"]
    assert [(move["distance"], move["path"]) for move in moves] == [
        (2_000, [(22_000, 20_000)]),
        (4_000, [(24_000, 20_000), (24_000, 22_000)]),
    ]
