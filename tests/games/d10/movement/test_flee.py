"""Flee the fight."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.movement import flee
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, lay, run

(SPEC,) = flee.ACTIONS


def table(level: str = "advanced", *, moves: bool | None = None, **changes: Any) -> D10:
    """A figure between two enemies, to the west and to the south-west of it."""
    figures = {
        "a": {"at": (20, 20), **changes},
        "b": {"at": (17.5, 20), "seat": 1},
        "c": {"at": (20, 17.5), "seat": 1},
    }
    return lay(level, figures=figures, move_table=moves)


def go(game: D10, *answers: Any, to: tuple[int, int] = (25_000, 20_000)) -> None:
    ask = branch_of(SPEC, game)
    assert isinstance(ask, Place)
    assert ask.why_not(to) is None
    run(SPEC.run(game, game.figure("a"), to), *answers)


def test_without_wounds() -> None:
    """D10-LVL-06: where nobody is wounded a critical failure puts it out of action."""
    game = table("simplified", moves=True)
    go(game, 0, 0)
    assert game.figure("a").status == "out"


@pytest.mark.parametrize(
    ("to", "why"),
    [
        ((25_000, 20_000), None),
        ((24_000, 20_000), "why-not-so-far"),
        ((15_000, 20_000), "why-in-the-way"),
        ((23_000, 16_000), "why-in-the-way"),
        ((20_000, 25_000), "why-still-in-contact"),
    ],
)
def test_which_way(to: tuple[int, int], why: str | None) -> None:
    """D10-MOV-21, D10-DP-19: a straight 5 cm that ends out of contact with all enemies."""
    game = table()
    game.state.figures.append(lay(figures={"d": {"at": (20, 27.55), "seat": 1}}).figure("d"))
    ask = branch_of(SPEC, game)
    assert isinstance(ask, Place)
    refusal = ask.why_not(to)
    assert (refusal.key if refusal else None) == why


def test_over_who_lies_there() -> None:
    """D10-MOV-21, D10-GEO-07: it may pass over a fallen enemy, but not end in contact with him, nor nearer to him than before."""
    game = lay(
        "advanced",
        figures={
            "a": {"at": (20, 20)},
            "b": {"at": (22.5, 20), "seat": 1},
            "c": {"at": (17.5, 20), "seat": 1, "posture": "prone"},
        },
    )
    ask = branch_of(SPEC, game)
    assert isinstance(ask, Place)
    refusal = ask.why_not((15_000, 20_000))
    assert refusal is not None
    assert refusal.key == "why-still-in-contact"
    assert ask.why_not((20_000, 25_000)) is None


def test_no_way_out() -> None:
    """D10-MOV-21: with nowhere to go it may not flee."""
    ring = {f"e{n}": {"at": at, "seat": 1} for n, at in enumerate([(17.5, 20), (22.5, 20), (20, 22.5), (20, 17.5)])}
    game = lay("advanced", figures={"a": {"at": (20, 20)}, **ring})
    branch = branch_of(SPEC, game)
    assert isinstance(branch, Refusal)
    assert branch.key == "why-no-way-out"


def test_only_from_a_fight() -> None:
    """D10-MOV-20, D10-ACT-08: an enemy on the ground holds nobody."""
    game = table()
    game.figure("b").posture = game.figure("c").posture = "prone"
    branch = branch_of(SPEC, game)
    assert isinstance(branch, Refusal)
    assert branch.key == "why-not-engaged"


def test_crouching_ends() -> None:
    """D10-STA-06: fleeing is a move."""
    game = table(posture="crouched")
    go(game, 3, 0)
    assert game.figure("a").posture == "up"


def test_reaction_shot_at_who_flees() -> None:
    """D10-MOV-21, D10-REA-02: enemies get no reaction to it but a Reaction shot."""
    game = table()
    game.state.figures.append(
        lay("advanced", figures={"d": {"at": (25, 40), "seat": 1, "things": ["bow"], "facing": 270}}).figure("d")
    )
    go(game, 3, {"d": 5_000}, 9, 0)
    assert game.figure("d").pa == 0
