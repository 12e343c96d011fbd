"""How the attacked answers: Defend and Skewer; at L3 Dodge, Parry, Kick, Change weapon (D10-CC-32 to -41)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Menu
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import defend
from escarmouche.games.d10.state import Action, Mod
from escarmouche.games.d10.table import D10
from tests.games.d10.duel import duel, fought, told
from tests.games.d10.lay import asked, run

BOWMAN: dict[str, Any] = {"things": ["bow", {"card": "dagger", "held": False}]}


def window(game: D10) -> Menu:
    """What the defender is asked."""
    ask = asked(fought(game))
    assert isinstance(ask, Menu)
    return ask


def answers(game: D10) -> Menu:
    """Every answer, whether anybody is asked or not."""
    return Menu("defence", branches=defend.options(game, game.figure("b")), seat=1, rule="D10-CC-06")


def open_to(game: D10) -> list[str]:
    """What it may choose, whether it is asked or not."""
    return [name for name, _ in answers(game).open()]


def reason(game: D10, name: str) -> tuple[str, str]:
    """Why an answer is closed."""
    branch = answers(game).branch(name)
    assert isinstance(branch, Refusal)
    return branch.key, branch.rule


# -- what is open


def test_levels() -> None:
    """D10-DP-13, D10-CC-06, D10-CC-07: Defend and Skewer always, the rest at L3."""
    assert window(duel()).names == ["defend", "skewer"]
    assert window(duel("full")).names == ["defend", "skewer"]
    assert window(duel("advanced")).names == ["defend", "skewer", "dodge", "parry", "kick", "swap"]


@pytest.mark.parametrize(("pa", "activated"), [(2, False), (2, True), (1, True), (0, True)])
def test_action_points(pa: int, activated: bool) -> None:
    """D10-EX-34, D10-ACT-06, D10-AMB-08: only with 2 PA of the turn unspent, whether it was activated or not."""
    game = duel("advanced", other={"pa": pa, "activated": activated})
    if pa == 2:
        assert open_to(game) == ["defend", "skewer", "dodge", "parry"]
    else:
        assert open_to(game) == ["defend"]
        assert reason(game, "skewer") == ("why-reaction-pa", "D10-ACT-06")
        assert asked(fought(game)).name == "jc"  # nobody is asked where only Defend is left


@pytest.mark.parametrize(("posture", "able"), [("up", True), ("crouched", True), ("prone", False), ("climbing", False)])
def test_posture(posture: str, able: bool) -> None:
    """D10-CC-08, D10-CC-41: Skewer, Dodge and Parry need a defender who stands, crouches or rides."""
    game = duel("advanced", other={"posture": posture})
    assert open_to(game) == (["defend", "skewer", "dodge", "parry"] if able else ["defend"])
    if not able:
        assert reason(game, "parry") == ("why-reaction-posture", "D10-CC-08")


def test_mounted() -> None:
    """D10-CC-38, D10-CC-41, D10-MNT-03: a rider kicks and parries, and does not dodge."""
    game = duel("advanced", other={"mounted": True})
    assert open_to(game) == ["defend", "skewer", "parry", "kick"]
    assert reason(game, "dodge") == ("why-dodge-mounted", "D10-MNT-03")
    assert reason(duel("advanced"), "kick") == ("why-kick-on-foot", "D10-CC-38")


def test_unarmed() -> None:
    """D10-CC-08, D10-CC-41, D10-WPN-15: no Skewer with an improvised weapon; a shield is enough to parry."""
    game = duel("advanced", other={"things": []})
    assert open_to(game) == ["defend", "dodge"]
    assert reason(game, "skewer") == ("why-improvised", "D10-CC-08")
    assert reason(game, "parry") == ("why-parry-unarmed", "D10-CC-41")
    game = duel("advanced", other={"things": ["buckler"]})
    assert open_to(game) == ["defend", "dodge", "parry"]
    game = duel("advanced", other={"things": [{"card": "buckler", "held": False}]})
    assert "parry" not in open_to(game)


def test_surprised() -> None:
    """D10-STA-09: whom somebody attacks out of hiding can only defend itself."""
    game = duel("advanced", attack="charge", surprise=True)
    assert open_to(game) == ["defend"]
    assert reason(game, "dodge") == ("why-surprised", "D10-STA-09")


def test_one_reaction() -> None:
    """D10-ACT-07: one reaction to one attack, and the Defend that a failed one falls back to."""
    game = duel("advanced")
    run(fought(game), "dodge", 9, 4, 6)
    assert (game.figure("b").pa, game.figure("b").activated) == (0, True)
    assert told(game).count("reaction") == 1


# -- dodge


def test_dodge_made() -> None:
    """D10-CC-34, D10-CC-35, D10-DP-14: it retires 5 cm on a line of its choice, there is no fight, and it faces as it likes."""
    game = duel("advanced", other={"posture": "crouched"})
    run(fought(game), "dodge", 5, [47_500, 40_000], 90)
    b = game.figure("b")
    assert (b.x, b.y, b.facing, b.posture, b.pa) == (47_500, 40_000, 90, "up", 0)
    assert [roll.kind for roll in game.state.rolls] == ["ja"]
    assert game.state.action is None


def test_dodge_draws_no_fire() -> None:
    """D10-REA-02: a dodge is no move that enemies may shoot at."""
    game = duel("advanced", more={"c": {"at": (47.5, 60), "facing": 270, "things": ["crossbow"]}})
    run(fought(game), "dodge", 5, [47_500, 40_000], 90)
    assert game.figure("c").pa == 2


def test_dodge_must_leave() -> None:
    """D10-CC-35: a straight 5 cm that leaves contact, no more and no less."""
    ask = asked(fought(duel("advanced")), "dodge", 5)
    assert ask.name == "dodge"
    assert ask.why_not((45_500, 40_000)) is not None
    assert ask.why_not((37_500, 40_000)) is not None


@pytest.mark.parametrize(("name", "other"), [("dodge", {}), ("parry", {}), ("kick", {"mounted": True})])
def test_critical(name: str, other: dict[str, Any]) -> None:
    """D10-CC-34, D10-CC-36, D10-CC-38: 0 and 0: a JDeg, and the fight is over."""
    game = duel("advanced", other=other)
    run(fought(game), name, 0, 0, 7)
    assert [roll.kind for roll in game.state.rolls] == ["ja", "jdeg"]
    assert (game.figure("b").posture, game.figure("b").mounted) == ("prone", False)
    assert game.state.action is None


def test_one_against_one() -> None:
    """D10-CC-35, D10-AMB-33: neither fighter touches another enemy; friends do not matter."""
    game = duel("advanced", more={"c": {"at": (42.5, 42.5)}})
    assert reason(game, "dodge") == ("why-not-alone", "D10-CC-35")
    game = duel("advanced", more={"c": {"seat": 1, "at": (40, 42.5)}})
    assert reason(game, "dodge") == ("why-not-alone", "D10-CC-35")
    game = duel("advanced", more={"c": {"seat": 1, "at": (45, 40)}, "d": {"at": (37.5, 40)}})
    assert "dodge" in open_to(game)


def test_no_room() -> None:
    """D10-CC-35: without room Dodge cannot be chosen."""
    wall = [
        {"id": "n", "kind": "wall", "line": [[41, 41.6], [44.5, 41.6]]},
        {"id": "s", "kind": "wall", "line": [[41, 38.4], [44.5, 38.4]]},
        {"id": "e", "kind": "wall", "line": [[44.2, 38], [44.2, 42]]},
    ]
    game = duel("advanced", terrain=wall)
    assert reason(game, "dodge") == ("why-no-room", "D10-CC-35")


# -- parry


def test_parry_failed_gives_nothing() -> None:
    """D10-CC-36: the D+2 is that of a Parry made."""
    game = duel("advanced")
    run(fought(game), "parry", 6, 6, 4, 5)
    assert (game.state.rolls[-1].mods, game.figure("b").posture) == ([], "stunned")


def test_double_against_a_parry() -> None:
    """D10-CC-37: the double rule still applies, whatever D is."""
    game = duel("advanced", own={"c": 5})
    run(fought(game), "parry", 5, 9, 3)
    assert game.figure("b").status == "out"


def test_parry_and_a_row() -> None:
    """D10-DMG-07: the D+2 of a Parry also counts when a row lets the attacker hit."""
    game = duel("advanced")
    run(fought(game), "parry", 5, 2, 0, 5, 5)
    assert game.state.rolls[-1].mods == [Mod("parry", 2), Mod("row", -2)]
    assert game.figure("b").posture == "stunned"


# -- kick


def test_kicked_against_a_wall() -> None:
    """D10-CC-39: the nearest free spot if something is in the way."""
    wall = {"id": "w", "kind": "wall", "line": [[38.2, 30], [38.2, 50]]}
    game = duel("advanced", other={"mounted": True}, terrain=[wall])
    run(fought(game), "kick", 5)
    a = game.figure("a")
    assert abs(a.x - 39_650) <= 5
    assert game.state.action is None


def test_kick_failed() -> None:
    """D10-CC-38, D10-CC-40: it falls back to Defend."""
    game = duel("advanced", other={"mounted": True})
    run(fought(game), "kick", 6, 2, 9)
    assert "warded-off" in told(game)
    assert game.figure("a").barred == []


# -- change weapon


def test_swap_trigger() -> None:
    """D10-CC-33, D10-CC-32: only for who holds no melee weapon of use and carries one."""
    assert "swap" in open_to(duel("advanced", other=BOWMAN))
    assert reason(duel("advanced"), "swap") == ("why-armed", "D10-CC-33")
    assert reason(duel("advanced", other={"things": ["bow"]}), "swap") == ("why-no-other-weapon", "D10-CC-33")
    damaged = {"things": ["bow", {"card": "dagger", "held": False, "damaged": True}]}
    assert reason(duel("advanced", other=damaged), "swap") == ("why-no-other-weapon", "D10-CC-33")


def test_second_attacker_of_a_bowman() -> None:
    """D10-EX-33: what it took in hand it holds against the next attacker."""
    game = duel("advanced", other=BOWMAN, more={"c": {"at": (42.5, 42.5), "things": ["sword"], "facing": 270}})
    run(fought(game), {"swap": "b-1"}, 5, 2, 9)
    game.state.action = Action("strike", "c", "b", stage="fight")
    run(fought(game), 2, 9, "keep-facing")
    assert game.state.rolls[-1].mods == []
