"""Trample: riding over a figure on the ground."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Menu
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import trample
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import branch_of, card, lay, run

(SPEC,) = trample.ACTIONS
FRAIL = card(id="frail", d=4)


def table(victim: str = "prone", at: tuple[float, float] = (30, 20), **rider: Any) -> D10:
    figures = {
        "a": {"at": (20, 20), "mounted": True, **rider},
        "b": {"at": at, "seat": 1, "card": "frail", "posture": victim},
    }
    return lay("advanced", figures=figures, cards=[FRAIL])


def why(game: D10, legs: tuple[tuple[int, int], ...] = ((38_000, 20_000),)) -> str | None:
    branch = branch_of(SPEC, game)
    refusal = branch if isinstance(branch, Refusal) else branch.why_not({"b": legs}) if branch else None
    return refusal.key if refusal else None


def go(game: D10, *answers: Any, legs: tuple[tuple[int, int], ...] = ((38_000, 20_000),)) -> None:
    assert why(game, legs) is None
    run(SPEC.run(game, game.figure("a"), {"b": legs}), *answers)


def test_the_path() -> None:
    """D10-MOV-24: it crosses the base, ends clear of it, and is at most an Advance."""
    assert why(table(), ((30_000, 20_000),)) == "why-taken"
    assert why(table(), ((28_000, 28_000),)) == "why-not-over"
    assert why(table(), ((40_100, 20_000),)) == "why-too-long"


def test_only_riders() -> None:
    """D10-MNT-02."""
    assert why(table(mounted=False)) == "why-not-mounted"


def test_only_enemies_on_the_ground_within_reach() -> None:
    """D10-MOV-24, D10-AMB-37: standing, or too far away to be ridden over: no victim."""
    assert why(table("up")) == "why-no-victim"
    assert why(table(at=(60, 20))) == "why-no-victim"
    game = table()
    game.figure("b").seat = 0
    assert why(game) == "why-no-victim"


def test_one_declared_enemy() -> None:
    """D10-MOV-24, D10-AMB-37: with two under the path, only the declared one makes a JDeg."""
    game = lay(
        "advanced",
        figures={
            "a": {"at": (20, 20), "mounted": True},
            "b": {"at": (26, 20), "seat": 1, "posture": "prone"},
            "c": {"at": (31, 20), "seat": 1, "posture": "prone"},
        },
    )
    ask = branch_of(SPEC, game)
    assert isinstance(ask, Menu)
    assert ask.names == ["b", "c"]
    go(game, 7, 0)
    assert (game.figure("b").posture, game.figure("c").posture) == ("stunned", "prone")


def test_shot_before_it_gets_there() -> None:
    """D10-MOV-24, D10-REA-02: stunned by a reaction shot before it reaches its victim, it tramples nobody."""
    game = table()
    game.state.figures.append(
        lay("advanced", figures={"d": {"at": (25, 40), "seat": 1, "things": ["bow"], "facing": 270}}).figure("d")
    )
    go(game, {"d": 1_000}, 2, 5)
    assert game.figure("a").posture == "stunned"
    assert not game.figure("a").mounted
    assert game.figure("b").posture == "prone"
