"""Initiative, alternate activation, the end of the turn (D10-TURN, D10-DP-04, -05)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Choose
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import activation, initiative, sequence
from tests.games.d10.positions import asked, card, field, lay, run

LEADER = card(id="chief", rank="leader")
CHARACTER = card(id="hero", rank="character")


def bands(level: str = "simplified", **options: Any) -> D10:
    """Two bands of M 12 each: a Leader, two Characters, five others."""
    ranks = ["chief", "hero", "hero", *["man"] * 5]
    figures = {
        f"{'ab'[seat]}{n}": {"card": rank, "seat": seat, "at": (5 + 4 * n, 10 + 60 * seat)}
        for seat in (0, 1)
        for n, rank in enumerate(ranks)
    }
    return lay(level, figures=figures, cards=[LEADER, CHARACTER], **options)


def test_no_zero_check_on_initiative() -> None:
    """D10-DIE-09: a 0 is a plain 0, and no second die is rolled."""
    game = bands()
    run(initiative.initiative(game), 0, 1, 1)
    assert game.state.initiative == 1


def test_lost_initiative() -> None:
    """D10-TURN-05, D10-TURN-06, D10-AMB-56: after a critical JM no dice are rolled; the other still chooses who starts."""
    game = bands()
    game.state.blown = [1]
    ask = asked(initiative.initiative(game))
    assert isinstance(ask, Choose) and ask.seat == 0
    run(initiative.initiative(game), 1)
    assert (game.state.initiative, game.state.first, game.state.rolls) == (0, 1, [])
    game.state.blown = [0, 1]
    run(initiative.initiative(game), 2, 5, 1)
    assert game.state.initiative == 1


def activated(game: D10, *names: str) -> None:
    """These figures are activated and end at once."""
    for name in names:
        ask = asked(activation.activation(game))
        assert isinstance(ask, Choose)
        run(activation.activation(game), name)
        assert game.state.active == name
        activation.finish(game, game.active)


def test_one_figure_each() -> None:
    """D10-TURN-07, D10-DP-05: players activate one figure each in turn, every figure once."""
    game = bands()
    activated(game, "a3", "b2", "a0")
    ask = asked(activation.activation(game))
    assert isinstance(ask, Choose) and ask.seat == 1 and ask.rule == "D10-TURN-07"
    assert list(ask.options) == ["b0", "b1", "b3", "b4", "b5", "b6", "b7"]


def test_unequal_bands() -> None:
    """D10-TURN-08, D10-AMB-40: a player whose figures are all activated is skipped; there is no pass."""
    game = lay(
        figures={
            "ann": {"at": (10, 10)},
            "bob": {"seat": 1, "at": (10, 40)},
            "ben": {"seat": 1, "at": (15, 40)},
            "bud": {"seat": 1, "at": (20, 40)},
        }
    )
    run(activation.activation(game))  # only one can be: nobody is asked
    assert game.state.active == "ann"
    activation.finish(game, game.active)
    activated(game, "ben", "bud")
    run(activation.activation(game))
    assert game.state.active == "bob"
    activation.finish(game, game.active)
    run(activation.activation(game))
    assert game.state.phase == "morale"


def test_spent_in_reaction() -> None:
    """D10-TURN-09, D10-AMB-41: a figure that spent all PA in reaction counts as activated, and its player still alternates."""
    game = lay(
        figures={"ann": {"at": (10, 10)}, "amy": {"at": (20, 10)}, "bob": {"seat": 1, "at": (10, 40), "pa": 0}},
    )
    activated(game, "ann")
    assert activation.figures_to_activate(game, 1) == []
    run(activation.activation(game))
    assert game.state.active == "amy" and game.state.seat == 0


def test_removed_before_its_activation() -> None:
    """D10-TURN-09: it loses it."""
    game = lay(figures={"ann": {"at": (10, 10)}, "amy": {"at": (20, 10), "status": "out"}})
    assert [figure.id for figure in activation.figures_to_activate(game, 0)] == ["ann"]


def test_an_activation_begins_afresh() -> None:
    """D10-TURN-07: what a figure did in an earlier activation is forgotten."""
    game = lay(figures={"ann": {"at": (10, 10), "moved": True, "attacked": True, "stumbled": True, "fired": ["x"]}})
    run(activation.activation(game))
    ann = game.active
    assert (ann.moved, ann.attacked, ann.stumbled, ann.fired) == (False, False, False, [])


def test_unspent_pa_stay_until_the_end_of_the_turn() -> None:
    """D10-EX-34, D10-ACT-06, D10-TURN-10: a figure that spent nothing still has 2 PA to react with; then everybody has 2 again."""
    game = lay(figures={"ann": {"at": (10, 10), "pa": 2}, "bob": {"seat": 1, "at": (10, 40), "pa": 1}})
    for name in ("ann", "bob"):
        run(activation.activation(game))
        activation.finish(game, game.figure(name))
    assert (game.figure("ann").pa, game.figure("bob").pa) == (2, 1)
    game.figure("bob").barred = ["ann"]
    game.state.phase, game.state.turn = "end", 1
    run(victory.phase(game))
    assert [figure.pa for figure in game.figures] == [2, 2]
    assert not any(figure.activated or figure.barred for figure in game.figures)
    assert game.state.phase == "turn"


def test_the_five_steps() -> None:
    """D10-TURN-01, D10-TURN-02, D10-END-01: initiative, activation, JM, the other's JM, does the scenario end?"""
    game = bands("full", scenario=field(turns=2))
    game.state.phase, game.state.turn = "turn", 0
    phases = []
    dice: dict[str, list[Any]] = {"initiative": [5, 3, 0], "morale": [1]}
    while game.state.turn < 2:
        phases.append(game.state.phase)
        if game.state.phase == "activation":
            for figure in game.figures:
                figure.activated = True
        run(sequence.step(game), *dice.get(game.state.phase, []) if game.state.tested != [0, 1] else [])
    assert phases == ["turn", "initiative", "activation", "morale", "morale", "morale", "end", "turn"]
