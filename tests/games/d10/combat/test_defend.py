"""How the attacked answers: Defend and Skewer; at L3 Dodge, Parry, Kick, Change weapon (D10-CC-32 to -41)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Menu
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.d10.combat import defend
from escarmouche.games.d10.state import Action
from escarmouche.games.d10.table import D10
from tests.games.d10.duel import duel, fought
from tests.games.d10.positions import asked, run

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


# -- dodge


def test_dodge_must_leave() -> None:
    """D10-CC-35: a straight 5 cm that leaves contact, no more and no less."""
    ask = asked(fought(duel("advanced")), "dodge", 5)
    assert ask.name == "dodge"
    assert ask.why_not((45_500, 40_000)) is not None
    assert ask.why_not((37_500, 40_000)) is not None


# -- kick


def test_kicked_against_a_wall() -> None:
    """D10-CC-39: the nearest free spot if something is in the way."""
    wall = {"id": "w", "kind": "wall", "line": [[38.2, 30], [38.2, 50]]}
    game = duel("advanced", other={"mounted": True}, terrain=[wall])
    run(fought(game), "kick", 5)
    a = game.figure("a")
    assert abs(a.x - 39_650) <= 5
    assert game.state.action is None


# -- change weapon


def test_swap_trigger() -> None:
    """D10-CC-33, D10-CC-32: only for a figure that holds no melee weapon of use and carries one."""
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
