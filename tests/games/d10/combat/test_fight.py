"""An attack in its ten steps (D10-CC-09), with the ledger's examples."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.d10.state import Mod, Roll
from escarmouche.games.d10.table import D10
from tests.games.d10.duel import duel, fought
from tests.games.d10.positions import asked, run

DROP = (40_000, 42_250)  # beside the attacker


def jc(game: D10) -> list[Roll]:
    """The rolls of the fight."""
    return [roll for roll in game.state.rolls if roll.kind == "jc"]


# -- comparing


def test_ten_steps() -> None:
    """D10-CC-09, D10-DIE-13: reaction, JA, dice of attacker and defender, rerolls in this order, then second dice, JD, facing."""
    friends = {"c": {"at": (42.5, 42.5)}, "d": {"at": (42.5, 37.5)}, "f": {"at": (45, 40)}}
    foes = {"g": {"seat": 1, "at": (37.5, 40)}, "h": {"seat": 1, "at": (40, 42.5)}, "i": {"seat": 1, "at": (40, 37.5)}}
    game = duel("advanced", other={"facing": 90}, more={**friends, **foes})
    names = []
    answers: list[Any] = ["parry", 5, 2, 3, "reroll", 0, "reroll", 0, 8, 7, DROP, "keep-facing"]
    running = iter(fought(game))
    ask: Any = next(running)
    try:
        for answer in answers:
            names.append((ask.name, ask.seat))
            assert ask.why_not(ask.read(answer)) is None
            ask = running.send(ask.read(answer))
    except StopIteration:
        pass
    dealer = -1
    assert names == [
        ("defence", 1),
        ("ja", dealer),
        ("jc", dealer),
        ("jc", dealer),
        ("reroll", 0),
        ("jc", dealer),
        ("reroll", 1),
        ("jc", dealer),
        ("zero", dealer),
        ("zero", dealer),
        ("drop", 0),
        ("after-fight", 1),
    ]


# -- rerolls


def test_reroll_is_optional() -> None:
    """D10-DP-15: the die may be kept; at L1 nobody is asked."""
    more = {"c": {"at": (42.5, 42.5)}, "d": {"at": (42.5, 37.5)}, "f": {"at": (45, 40)}}
    game = duel("full", other={"pa": 0}, more=more)
    run(fought(game), 4, 1, "keep", 5)
    assert game.figure("b").posture == "stunned"
    game = duel(other={"pa": 0}, more=more)
    run(fought(game), 6, 1, 5)
    assert game.figure("b").posture == "stunned"


def test_defender_may_reroll() -> None:
    """D10-CC-13: either side may have it."""
    more = {f"f{n}": {"seat": 1, "at": at} for n, at in enumerate(((37.5, 40), (40, 42.5), (40, 37.5)))}
    game = duel("full", other={"pa": 0}, more=more)
    ask = asked(fought(game), 6, 1)
    assert (ask.name, ask.seat, ask.rule) == ("reroll", 1, "D10-CC-12")
    game = duel("full", other={"pa": 0}, more=more)
    run(fought(game), 6, 1, "reroll", 8)
    assert jc(game)[1].total == 11


# -- the JC table


@pytest.mark.parametrize(("attack", "lost"), [("charge", "lance"), ("strike", "sword")])
def test_row_7_of_a_lancer(attack: str, lost: str) -> None:
    """D10-WPN-13, D10-WPN-17: the weapon that is spoilt is the one it fights with: the lance in its own charge, else the sword."""
    rider = {"mounted": True, "things": ["lance", "sword"]}
    game = duel("full", own=rider, other={**rider, "c": 4, "pa": 0}, attack=attack)
    run(fought(game), 0, 0, 7, 7)
    assert [thing.card for thing in game.figure("a").things if thing.damaged] == [lost]
    assert [thing.card for thing in game.figure("b").things if thing.damaged] == ["sword"]


# -- hard blows


def test_hit_hard_adds_to_a_row() -> None:
    """D10-DMG-07: D modifiers add up."""
    game = duel("advanced", own={"things": ["halberd"]}, other={"d": 6, "pa": 0}, attack="hithard")
    run(fought(game), 5, 0, 4, 2)
    assert game.state.rolls[-1].mods == [Mod("hithard", -1), Mod("row", -3)]
    assert game.figure("b").posture == "stunned"


# -- before and after


def test_no_facing_on_the_ground() -> None:
    """D10-DP-27: only a fighter that still stands, against an opponent still there."""
    game = duel(other={"facing": 0, "pa": 0}, behind=True)
    run(fought(game), 5, 2, 5)
    assert game.figure("b").posture == "stunned"
    game = duel(other={"facing": 0, "pa": 0})
    run(fought(game), 0, 2, 0)
    assert game.figure("a").status == "out"


def test_nobody_moves() -> None:
    """D10-CC-26: after the fight both stay where they were."""
    game = duel("full", other={"pa": 0})
    before = [(figure.x, figure.y) for figure in game.figures]
    run(fought(game), 5, 2, 5)
    assert [(figure.x, figure.y) for figure in game.figures] == before


def test_wounded_fighter() -> None:
    """D10-FIG-03, D10-STA-11: a wounded fighter fights with the C of its blood side."""
    game = duel("full", own={"wounded": True}, other={"pa": 0})
    run(fought(game), 4, 4)
    assert [roll.total for roll in jc(game)] == [6, 7]
