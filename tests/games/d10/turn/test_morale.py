"""Morale (D10-MOR): who counts, who tests first, and what happens then."""

from __future__ import annotations

import pytest

from escarmouche.core.play.state import Ended
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import morale
from tests.games.d10.positions import field, lay, run
from tests.games.d10.turn.test_sequence import bands


def seven(level: str = "full") -> D10:
    """Two bands of M 7 that are to test."""
    figures = {
        f"{'ab'[n % 2]}{n // 2}": {"seat": n % 2, "at": (5 + 4 * (n // 2), 10 + 50 * (n % 2))} for n in range(14)
    }
    game = lay(level, figures=figures)
    game.state.phase = "morale"
    return game


def test_zero_and_zero() -> None:
    """D10-EX-22, D10-MOR-02, D10-TURN-05: 0 and 5 stays; 0 and 0 loses the next initiative and nothing else."""
    game = seven()
    run(morale.phase(game), 0, 5)
    assert game.state.blown == []
    run(morale.phase(game), 0, 0)
    assert game.state.blown == [1] and game.state.outcome is None
    game.state.tested = []
    run(morale.phase(game), 4)
    run(morale.phase(game), 4)
    assert game.state.blown == []  # only the last JM counts


def test_a_critical_is_no_failure() -> None:
    """D10-MOR-06, D10-EX-22: with M 0, a 0 and then 1 to 9 stays, and 0 and 0 is not lost either."""
    game = seven()
    for figure in game.of_seat(0):
        figure.posture = "stunned"
    assert stats.morale(game, 0) == 0
    run(morale.phase(game), 0, 3)
    assert game.state.outcome is None
    game.state.tested = []
    run(morale.phase(game), 0, 0)
    assert game.state.blown == [0] and game.state.outcome is None


def test_the_first_failure_ends_the_game() -> None:
    """D10-MOR-05, D10-AMB-07: the second band does not test."""
    game = seven()
    with pytest.raises(Ended):
        run(morale.phase(game), 9)
    assert game.state.outcome is not None and game.state.outcome.winners == (1,)
    assert game.state.tested == [0]


def test_who_tests_first() -> None:
    """D10-MOR-03, D10-MOR-04, D10-AMB-06, D10-LVL-05: by initiative; at the plain first level by who played first."""
    for level, options, order in (
        ("simplified", {}, [1, 0]),
        ("full", {}, [0, 1]),
        ("advanced", {}, [0, 1]),
        ("simplified", {"wounds": True}, [0, 1]),  # a hand-made set
    ):
        game = bands(level, **options)
        game.state.initiative, game.state.first = 0, 1
        assert morale.order(game) == order


def test_who_counts() -> None:
    """D10-FIG-06, D10-AMB-55, D10-STA-01: prone, wounded, hidden and crouched figures count; stunned and lost ones do not."""
    game = bands("advanced")
    assert stats.morale(game, 0) == 12
    game.figure("a3").posture = "prone"
    game.figure("a4").posture = "crouched"
    game.figure("a5").hidden = True
    game.figure("a6").wounded = True
    assert stats.morale(game, 0) == 12
    game.figure("a0").posture = "stunned"
    game.figure("a1").status = "out"
    game.figure("a2").status = "dead"
    assert stats.morale(game, 0) == 5


def test_a_band_without_a_figure() -> None:
    """D10-MOR-06, D10-END-02, D10-FIG-07: it loses without rolling; out of action and dead are both removed."""
    game = seven()
    for number, figure in enumerate(game.of_seat(0)):
        figure.status = ("out", "dead")[number % 2]
    game.mustered()
    with pytest.raises(Ended):
        victory.check(game)
    assert game.state.outcome is not None and game.state.outcome.winners == (1,)


def test_letters() -> None:
    """D10-AMB-54: M is the sum that is rolled under; a roll lies on the table with its letter's name."""
    game = seven()
    run(morale.phase(game), 3)
    assert [(roll.kind, roll.stat, roll.die, roll.result) for roll in game.state.rolls] == [("jm", 7, 3, "success")]


def test_ten_for_zero() -> None:
    """D10-AMB-01: where a 0 is read as ten, a lone 0 fails below M 10."""
    figures = {"ann": {"at": (10, 10)}, "bob": {"seat": 1, "at": (50, 50)}}
    game = lay("full", figures=figures, scenario=field(), zero_is=10)
    game.state.phase = "morale"
    with pytest.raises(Ended):
        run(morale.phase(game), 0, 4)


def test_rows_by_one_zero_or_two() -> None:
    """D10-AMB-02: the second die is the row; or, where the host says so, 0 and 0 and then a third die."""
    from escarmouche.games.d10.dice import rolls

    figures = {"ann": {"at": (10, 10)}}
    for options, thrown, critical, row in (
        ({}, (0, 6), True, 6),
        ({"crit_rule": "confirm-then-table"}, (0, 6), False, -1),
        ({"crit_rule": "confirm-then-table"}, (0, 0, 8), True, 8),
    ):
        game = lay("full", figures=figures, **options)
        roll = rolls.roll_of(game, "jt", game.figure("ann"), 5)
        result = run(rolls.under(game, roll, "D10-SHO-02"), *thrown)
        assert (result == "critical", roll.row) == (critical, row)


def test_at_or_under() -> None:
    """D10-AMB-05: a JT is rolled at or under T, never added to it."""
    from escarmouche.games.d10.dice import rolls

    for thrown, result in ((5, "success"), (6, "failure")):
        game = lay("full", figures={"ann": {"at": (10, 10)}})
        roll = rolls.roll_of(game, "jt", game.figure("ann"), 5)
        assert run(rolls.under(game, roll, "D10-SHO-02"), thrown) == result
