"""Facing: free, in whole degrees."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.ask import Number
from escarmouche.games.d10.ground import measure
from escarmouche.games.d10.movement import facing
from tests.games.d10.positions import branch_of, lay, run


def test_face_costs_nothing_and_may_be_repeated() -> None:
    """D10-GEO-04, D10-ACT-03, D10-ACT-04: 0 PA, any number of times."""
    game = lay(figures={"a": {"at": (10, 10)}})
    (spec,) = facing.ACTIONS
    assert (spec.key, spec.pa) == ("face", 0)
    for degrees in (90, 359, 0):
        ask = branch_of(spec, game)
        assert isinstance(ask, Number)
        assert ask.why_not(degrees) is None
        run(spec.run(game, game.figure("a"), degrees))
        assert game.figure("a").facing == degrees
    assert [event.name for event in game.events] == ["faced"] * 3


@pytest.mark.parametrize("degrees", [-1, 360, 1.5])
def test_whole_degrees(degrees: float) -> None:
    """D10-GEO-05: an angle in whole degrees, 0 to 359."""
    game = lay(figures={"a": {"at": (10, 10)}})
    assert degrees not in facing.question(game, game.figure("a"))


def test_arcs() -> None:
    """D10-GEO-05: the front arc is the 180 degrees ahead; exactly on the line counts as front."""
    game = lay(
        figures={
            "a": {"at": (10, 10), "facing": 90},
            "beside": {"at": (20, 10), "seat": 1},
            "back": {"at": (20, 9.99), "seat": 1},
        }
    )
    a = game.figure("a")
    assert not measure.behind(game.figure("beside"), a)
    assert measure.behind(game.figure("back"), a)


def test_asked_of_who_is_in_play() -> None:
    """D10-GEO-06, D10-DP-07: after a move any facing, the present one too; nobody asks the dead."""
    game = lay(figures={"a": {"at": (10, 10), "facing": 30}})
    run(facing.ask(game, game.figure("a"), "D10-GEO-06"), 30)
    assert game.events == []
    game.figure("a").status = "out"
    run(facing.ask(game, game.figure("a"), "D10-GEO-06"))
