"""Blows and charges in plain positions with a clear answer."""

from __future__ import annotations

from tests.bots.d10.positions import branch, position, thinks


def test_strikes_an_enemy_that_lies_stunned() -> None:
    game = position(
        figures={
            "ann": {"card": "sergeant", "seat": 0, "at": [20, 20]},
            "bob": {"card": "archer", "seat": 1, "at": [22.5, 20], "posture": "stunned"},
        },
        active="ann",
    )
    assert thinks(game) == {"strike": "bob"}


def test_charges_when_the_odds_pay() -> None:
    game = position(
        figures={
            "ann": {"card": "axe-woman", "seat": 0, "at": [20, 20]},
            "bob": {"card": "archer", "seat": 1, "at": [29, 20], "facing": 0, "pa": 0, "activated": True},
        },
        active="ann",
    )
    assert branch(game) == "charge"


def test_a_shooter_does_not_charge_a_better_fighter() -> None:
    game = position(
        figures={
            "ann": {"card": "archer", "seat": 0, "at": [20, 20]},
            "bob": {"card": "sergeant", "seat": 1, "at": [29, 20], "facing": 180},
        },
        active="ann",
    )
    assert branch(game) in ("shoot", "aim", "quick", "advance")


def test_the_better_fighter_strikes_back() -> None:
    game = position(
        figures={
            "ann": {"card": "archer", "seat": 0, "at": [20, 20]},
            "bob": {"card": "axe-woman", "seat": 1, "at": [22.5, 20], "activated": True},
        },
        active="ann",
    )
    game.answer(0, {"strike": "bob"})
    assert thinks(game, 1) == "skewer"


def test_gets_up() -> None:
    game = position(
        figures={
            "ann": {"card": "sergeant", "seat": 0, "at": [20, 20], "posture": "prone"},
            "bob": {"card": "archer", "seat": 1, "at": [60, 60]},
        },
        active="ann",
    )
    assert thinks(game) == "getup"
