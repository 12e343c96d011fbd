"""An attack in its ten steps (D10-CC-09), with the ledger's examples."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose
from escarmouche.games.d10.state import Mod, Roll
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn import action
from tests.games.d10.duel import duel, fought
from tests.games.d10.lay import asked, run

DROP = (40_000, 42_250)  # beside the attacker


def jc(game: D10) -> list[Roll]:
    """The rolls of the fight."""
    return [roll for roll in game.state.rolls if roll.kind == "jc"]


def state(game: D10, who: str) -> tuple[str, str, bool]:
    figure = game.figure(who)
    return figure.status, figure.posture, figure.wounded


# -- comparing


def test_higher_total_touches() -> None:
    """D10-CC-01, D10-CC-08, D10-DIE-03: a die + C each; the higher one wins, and the attacker touches."""
    game = duel(own={"c": 4}, other={"c": 2, "pa": 0})
    run(fought(game), 3, 4, 9)
    assert [(roll.die, roll.stat, roll.total, roll.result) for roll in jc(game)] == [
        (3, 4, 7, "won"),
        (4, 2, 6, "lost"),
    ]
    assert game.figure("b").status == "out"
    assert game.state.action is None
    (event,) = [event for event in game.events if event.name == "fight-won"]
    assert (event.args["figure"], event.args["target"], event.args["total"], event.args["other"]) == ("a", "b", 7, 6)


def test_all_lies_on_the_table() -> None:
    """D10-CC-09: both rolls lie there with stat, modifiers, advantages, dice, row and total, the attacker's first."""
    game = duel("full", own={"things": [], "posture": "up"}, other={"posture": "prone", "c": 4})
    run(fought(game), 0, 2, 7)
    own, other = jc(game)
    assert (own.figure, own.stat, own.mods, own.advantages) == ("a", 3, [Mod("improvised", -1)], ["posture"])
    assert (own.die, own.second, own.row, own.total, own.result) == (0, 7, 7, 2, "lost")
    assert (other.figure, other.stat, other.mods, other.advantages) == ("b", 4, [], ["equipped"])
    assert (other.die, other.second, other.row, other.total, other.result) == (2, -1, -1, 6, "won")


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


def test_defender_wins_a_tie() -> None:
    """D10-CC-11: the side with more advantages wins, and touches if it may."""
    for answer, dice in (("skewer", [5]), ("defend", [])):
        game = duel(own={"things": ["dagger"]})
        run(fought(game), answer, 4, 4, *dice)
        assert game.figure("a").posture == ("stunned" if dice else "up")


def test_double_counts_totals_only() -> None:
    """D10-CC-19: totals include what changes C, not advantages."""
    game = duel("full", own={"c": 4}, other={"c": 4, "things": [], "pa": 0})
    run(fought(game), 9, 3)  # 13 to 6: bare hands cost 1
    assert game.figure("b").status == "out"


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


# -- critical failures at L1


def test_fumble() -> None:
    """D10-DIE-07, D10-DIE-14: at L1 0 and 0 puts the roller out of action and ends the fight: nobody is hit by it."""
    game = duel(other={"pa": 0})
    run(fought(game), 0, 2, 0)
    assert (state(game, "a"), state(game, "b")) == (("out", "up", False), ("", "up", False))
    assert [roll.result for roll in jc(game)] == ["critical", ""]


def test_plain_zero() -> None:
    """D10-DIE-05, D10-DIE-04: at L1 0 and another die is a plain 0."""
    game = duel(own={"c": 5}, other={"c": 2, "pa": 0})
    run(fought(game), 0, 2, 7, 5)
    assert jc(game)[0].total == 5
    assert game.figure("b").posture == "stunned"


# -- the JC table


@pytest.mark.parametrize(
    ("row", "answers", "own"),
    [
        (0, [], ("out", "up", False)),
        (1, [], ("", "stunned", False)),
        (2, [], ("", "up", True)),
        (3, [], ("", "prone", False)),
        (4, [2], ("", "stunned", False)),  # D-3
        (5, [3], ("", "stunned", False)),  # D-2
        (6, [4], ("", "stunned", False)),  # D-1
        (9, [], ("", "up", False)),
    ],
)
def test_rows_that_end_the_fight(row: int, answers: list[int], own: tuple[str, str, bool]) -> None:
    """D10-CC-20, D10-CC-21, D10-DIE-06, D10-AMB-17: rows 0 to 6 and 9 fall on the roller, and no totals are compared."""
    game = duel("full", own={"c": 5}, other={"c": 2, "pa": 0})
    run(fought(game), 0, 1, row, *answers)
    assert (state(game, "a"), state(game, "b")) == (own, ("", "up", False))
    assert [roll.result for roll in jc(game)] == ["critical", ""]
    assert jc(game)[0].row == row


@pytest.mark.parametrize("row", range(7))
def test_rows_fall_on_defenders_too(row: int) -> None:
    """D10-CC-21: attacker or defender, whatever reaction was chosen."""
    for answer in ("defend", "skewer"):
        game = duel("full")
        run(fought(game), answer, 1, 0, row, *([9] if row in (4, 5, 6) else []))
        status, posture, wounded = state(game, "b")
        assert status or posture != "up" or wounded
        assert state(game, "a") == ("", "up", False)


def test_row_8() -> None:
    """D10-CC-20, D10-CC-21, D10-WPN-12: the weapon falls where its owner likes, and totals are compared."""
    game = duel("full", own={"c": 5}, other={"pa": 0})
    run(fought(game), 0, 1, 8, DROP, 1)
    assert game.figure("a").things == []
    (marker,) = game.state.markers
    assert (marker.kind, (marker.x, marker.y)) == ("weapon", DROP)
    assert jc(game)[0].result == "won"


def test_rows_7_and_8_of_bare_hands() -> None:
    """D10-WPN-15: who has no weapon loses none."""
    for row in (7, 8):
        game = duel("full", own={"things": []}, other={"pa": 0})
        run(fought(game), 0, 9, row)
        assert jc(game)[0].result == "lost"


@pytest.mark.parametrize(("attack", "lost"), [("charge", "lance"), ("strike", "sword")])
def test_row_7_of_a_lancer(attack: str, lost: str) -> None:
    """D10-WPN-13, D10-WPN-17: the weapon that is spoilt is the one it fights with: the lance in its own charge, else the sword."""
    rider = {"mounted": True, "things": ["lance", "sword"]}
    game = duel("full", own=rider, other={**rider, "c": 4, "pa": 0}, attack=attack)
    run(fought(game), 0, 0, 7, 7)
    assert [thing.card for thing in game.figure("a").things if thing.damaged] == [lost]
    assert [thing.card for thing in game.figure("b").things if thing.damaged] == ["sword"]


def test_wounded_roller() -> None:
    """D10-CC-22, D10-AMB-18: "0-" is 0 or less; only where the players agreed does a wounded roller subtract 1 from its row."""
    for row, agreed, read in ((0, True, 0), (1, True, 0), (4, True, 3), (1, False, 1)):
        game = duel("full", own={"wounded": True}, other={"pa": 0}, wounded_row=agreed)
        run(fought(game), 0, 5, row)
        assert jc(game)[0].row == read


@pytest.mark.parametrize(
    ("rows", "answers", "own", "other"),
    [
        ((0, 0), [], ("out", "up", False), ("out", "up", False)),
        ((1, 3), [], ("", "stunned", False), ("", "prone", False)),
        ((4, 5), [2, 3], ("", "stunned", False), ("", "stunned", False)),
        ((9, 9), [], ("", "up", False), ("", "up", False)),
        ((7, 2), [], ("", "up", False), ("", "up", True)),
        ((5, 9), [3], ("", "stunned", False), ("", "up", False)),
    ],
)
def test_both_critical(rows: tuple[int, int], answers: list[int], own: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    """D10-CC-21, D10-AMB-48: both rows apply, then the fight ends if either ends it."""
    game = duel("full", own={"c": 5}, other={"pa": 0})
    run(fought(game), 0, 0, *rows, *answers)
    assert (state(game, "a"), state(game, "b")) == (own, other)
    assert game.figure("a").things[0].damaged is (rows[0] == 7)


def test_both_lose_their_weapons() -> None:
    """D10-CC-21: two rows of 7 and 8 do not end the fight."""
    game = duel("full", own={"c": 5}, other={"pa": 0})
    run(fought(game), 0, 0, 7, 7, 5)
    assert [roll.result for roll in jc(game)] == ["won", "lost"]
    assert game.figure("b").posture == "stunned"


def test_wounds_off() -> None:
    """D10-LVL-06: row 2 where cards have no blood side."""
    game = duel("full", other={"pa": 0}, wounds=False)
    run(fought(game), 0, 5, 2)
    assert game.figure("a").status == "out"


def test_confirm_then_table() -> None:
    """D10-AMB-02: in the other reading a lone 0 is a plain 0, and after 0 and 0 a third die is the row."""
    game = duel("full", own={"c": 5}, other={"pa": 0}, crit_rule="confirm-then-table")
    run(fought(game), 0, 1, 6, 1)
    assert jc(game)[0].result == "won"
    game = duel("full", own={"c": 5}, other={"pa": 0}, crit_rule="confirm-then-table")
    run(fought(game), 0, 1, 0, 3)
    assert game.figure("a").posture == "prone"


# -- against the stunned


def test_stunned_is_hit() -> None:
    """D10-CC-23, D10-AMB-47, D10-ACT-11: it makes no reaction and rolls nothing; the attacker hits; there is no double check."""
    game = duel("full", other={"posture": "stunned"})
    run(fought(game), 1, 9)
    assert len(jc(game)) == 1
    assert state(game, "b") == ("", "stunned", True)


@pytest.mark.parametrize(
    ("row", "answers", "own", "hit"),
    [
        (0, [], ("out", "up", False), False),
        (1, [], ("", "stunned", False), False),
        (2, [], ("", "up", True), False),
        (3, [], ("", "prone", False), False),
        (4, [], ("", "up", False), False),
        (5, [], ("", "up", False), False),
        (6, [], ("", "up", False), False),
        (7, [9], ("", "up", False), True),
        (8, [DROP, 9], ("", "up", False), True),
        (9, [], ("", "up", False), False),
    ],
)
def test_rows_against_the_stunned(row: int, answers: list[Any], own: tuple[Any, ...], hit: bool) -> None:
    """D10-AMB-60, D10-CC-23: 0 to 3 fall on the attacker, 4 to 6 and 9 are a miss, 7 and 8 cost the weapon but the blow lands."""
    game = duel("full", other={"posture": "stunned"})
    run(fought(game), 0, row, *answers)
    assert state(game, "a") == own
    assert game.figure("b").wounded is hit


def test_fumble_against_the_stunned() -> None:
    """D10-CC-23, D10-DIE-07: at L1 0 and 0 is the attacker's end; a plain 0 hits."""
    game = duel(other={"posture": "stunned"})
    run(fought(game), 0, 0)
    assert (game.figure("a").status, game.figure("b").status) == ("out", "")
    game = duel(other={"posture": "stunned"})
    run(fought(game), 0, 4, 9)
    assert game.figure("b").status == "out"


# -- hard blows


def test_hit_hard_adds_to_a_row() -> None:
    """D10-DMG-07: D modifiers add up."""
    game = duel("advanced", own={"things": ["halberd"]}, other={"d": 6, "pa": 0}, attack="hithard")
    run(fought(game), 5, 0, 4, 2)
    assert game.state.rolls[-1].mods == [Mod("hithard", -1), Mod("row", -3)]
    assert game.figure("b").posture == "stunned"


# -- before and after


def test_attacker_turns() -> None:
    """D10-CC-25: it turns freely to its target before it strikes, so that it need not be asked afterwards."""
    game = duel(own={"facing": 200}, other={"pa": 0})
    run(fought(game), 4, 4)
    assert game.figure("a").facing == 0


@pytest.mark.parametrize(("answer", "facing"), [("face-enemy", 180), ("keep-facing", 0)])
def test_facing_afterwards(answer: str, facing: int) -> None:
    """D10-AMB-51, D10-DP-27, D10-GEO-06: the attacked does not turn before the fight, and may turn after it."""
    game = duel(other={"facing": 0, "pa": 0}, behind=True)
    ask = asked(fought(game), 2, 4)
    assert isinstance(ask, Choose)
    assert (ask.name, ask.seat, game.figure("b").facing) == ("after-fight", 1, 0)
    game = duel(other={"facing": 0, "pa": 0}, behind=True)
    run(fought(game), 2, 4, answer)
    assert game.figure("b").facing == facing


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


def test_engaged_cannot_walk_away() -> None:
    """D10-AMB-46: no move is open to the engaged; at L3 there is Flee."""
    game = duel("full", own={"pa": 2})
    game.state.action = None
    menu = action.menu(game, game.figure("a"))
    for name in ("advance", "quick", "charge"):
        refusal = menu.why_not({name: [[30_000, 40_000]]})
        assert refusal is not None
        assert refusal.rule == ("D10-CC-04" if name == "charge" else "D10-ACT-09")
    assert "flee" not in menu.names
    game = duel("advanced", own={"pa": 2})
    assert "flee" in [name for name, _ in action.menu(game, game.figure("a")).open()]
