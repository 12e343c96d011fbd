"""Advantages (D10-CC-10 to -17) and the equipment value that one of them compares."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.d10.combat import advantage, arms
from escarmouche.games.d10.table import D10
from tests.games.d10.duel import duel


def words(game: D10, who: str = "a") -> list[str]:
    """What speaks for a fighter."""
    action = game.state.action
    assert action is not None
    enemy = "b" if who == "a" else "a"
    return advantage.advantages(game, action, game.figure(who), game.figure(enemy))


def test_none() -> None:
    """D10-CC-10: two equal fighters face to face have no advantage."""
    game = duel()
    assert (words(game), words(game, "b")) == ([], [])


@pytest.mark.parametrize(
    ("posture", "mounted", "counts"),
    [
        ("up", False, True),
        ("crouched", False, True),
        ("up", True, True),
        ("prone", False, False),
        ("stunned", False, False),
        ("climbing", False, False),
    ],
)
def test_friends(posture: str, mounted: bool, counts: bool) -> None:
    """D10-CC-14, D10-AMB-13: each other of its band who touches the opponent, standing, crouched or mounted."""
    apart = 3.25 if mounted else 2.5
    friend = {"at": (42.5, 40 + apart), "posture": posture, "mounted": mounted}
    game = duel("advanced", more={"c": friend})
    assert words(game) == (["friend"] if counts else [])
    assert words(game, "b") == []


def test_friends_touch_the_opponent() -> None:
    """D10-CC-14, D10-CC-24: a friend beside the fighter itself does not count; those of the defender count for the defender, each once."""
    own = {"at": (40, 42.5)}
    theirs = {"d": {"seat": 1, "at": (37.5, 40)}, "e": {"seat": 1, "at": (40, 37.5)}, "f": {"seat": 1, "at": (45, 40)}}
    game = duel(more={"c": own, **theirs})
    assert words(game) == []
    assert words(game, "b") == ["friend", "friend"]


@pytest.mark.parametrize("posture", ["prone", "stunned", "crouched", "climbing"])
def test_bad_posture(posture: str) -> None:
    """D10-CC-15: the opponent on the ground, crouched or climbing."""
    game = duel("advanced", other={"posture": posture})
    assert words(game) == ["posture"]
    assert words(game, "b") == []


def test_behind() -> None:
    """D10-CC-15: whoever attacks from behind, and no defender; one advantage at most."""
    game = duel("advanced", other={"posture": "crouched", "facing": 0}, behind=True)
    assert words(game) == ["posture"]
    game = duel(own={"facing": 180}, other={"facing": 0}, behind=True)
    assert words(game) == ["posture"]
    assert words(game, "b") == []  # though the attacker has its back to it


@pytest.mark.parametrize(
    ("own", "other", "attack", "first", "second"),
    [
        ({"things": ["halberd"]}, {}, "charge", 3, 2),
        ({"things": ["dagger"]}, {}, "charge", 1, 2),
        ({"things": ["sword", "shield"]}, {}, "charge", 3, 2),
        ({"things": []}, {"things": []}, "charge", 0, 0),  # D10-WPN-15
        ({"things": ["bow"]}, {"things": ["dagger"]}, "charge", 0, 1),
        ({"mounted": True}, {}, "charge", 3, 2),
        ({"mounted": True}, {"mounted": True}, "charge", 2, 2),
        ({"mounted": True, "things": ["lance"]}, {}, "charge", 4, 2),
        ({"mounted": True, "things": ["lance"]}, {}, "strike", 2, 2),
        ({}, {"mounted": True, "things": ["lance"]}, "charge", 2, 2),  # a lance at rest
        ({"mounted": True, "things": ["lance"]}, {"things": ["sword", "shield"]}, "strike", 2, 3),
        ({"mounted": True, "things": ["lance"]}, {"things": ["sword", "shield"]}, "charge", 4, 3),
        ({"things": [{"card": "sword", "damaged": True}, "dagger"]}, {}, "charge", 1, 2),  # D10-WPN-10
        ({"things": ["javelin", "buckler"]}, {}, "charge", 2, 2),
    ],
)
def test_equipment(own: dict[str, Any], other: dict[str, Any], attack: str, first: int, second: int) -> None:
    """D10-CC-16, D10-WPN-17, D10-AMB-14: E of the weapon, a shield, a mount against foot; strictly higher is one advantage."""
    game = duel("full", own, other, attack=attack)
    a, b = game.figure("a"), game.figure("b")
    charge = attack == "charge"
    assert (arms.equipment(game, a, b, charge), arms.equipment(game, b, a, False)) == (first, second)
    assert ("equipped" in words(game)) is (first > second)
    assert ("equipped" in words(game, "b")) is (second > first)


@pytest.mark.parametrize(("charged", "given"), [(4_999, []), (5_000, ["charge"]), (9_000, ["charge"]), (0, [])])
def test_charge(charged: int, given: list[str]) -> None:
    """D10-CC-05: only a charge of at least 5 cm gives its advantage, and only to the charger."""
    game = duel(attack="charge", charged=charged)
    assert words(game) == given
    assert words(game, "b") == []


@pytest.mark.parametrize("weapon", ["pike", "spear"])
def test_charge_on_a_pike(weapon: str) -> None:
    """D10-WPN-19: against a pike or a spear it gives none, unless the attacker is behind."""
    other = {"things": [weapon]}
    assert "charge" not in words(duel(other=other, attack="charge", charged=8_000))
    assert "charge" in words(duel(other=other, attack="charge", charged=8_000, behind=True))
    damaged = {"things": [{"card": weapon, "damaged": True}]}
    assert "charge" in words(duel("full", other=damaged, attack="charge", charged=8_000))
    assert "charge" in words(duel(other={"things": ["halberd"]}, attack="charge", charged=8_000))


def test_hit_hard() -> None:
    """D10-CC-17: at L3 whoever Hits hard; at L1 and L2 whoever Strikes, and does not charge, with a heavy weapon."""
    heavy = {"things": ["mace"]}
    for level in ("simplified", "full"):
        assert words(duel(level, own=heavy)) == ["hithard"]
        assert words(duel(level, own=heavy, attack="charge")) == []
        assert words(duel(level, other=heavy), "b") == []
    assert words(duel("advanced", own=heavy)) == []
    assert words(duel("advanced", own=heavy, attack="hithard")) == ["hithard"]


def test_reroll() -> None:
    """D10-CC-12, D10-CC-13, D10-AMB-15: three or more of its own, at L2 and up; the opponent's do not matter."""
    for count in range(6):
        assert advantage.rerolls(duel("full"), ["friend"] * count) is (count >= 3)
        assert not advantage.rerolls(duel(), ["friend"] * count)
