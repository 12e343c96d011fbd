"""What the bot does with an activated model, in plain positions with a clear answer."""

from __future__ import annotations

import pytest

from escarmouche.bots.greedy import Greedy
from escarmouche.core.play.seat import Seat
from tests.bots.moonstone.positions import inches, position, thinks


def test_takes_a_stone_that_only_needs_picking_up():
    game = position(
        models={
            "billy": {"card": "Billy", "seat": 0, "at": [18, 18], "energy": 2},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [30, 30], "energy": 2},
        },
        stones={"stone-1": {"at": [18.891, 18], "depth": 1}, "stone-2": {"at": [5, 5], "depth": 4}},
        active="billy",
    )
    assert thinks(game) == {"harvest": "stone-1"}


def test_walks_to_a_stone_and_digs_it_up_in_one_activation():
    game = position(
        models={
            "billy": {"card": "Billy", "seat": 0, "at": [18, 14], "energy": 3},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [30, 30], "energy": 0, "activated": True},
        },
        stones={"stone-1": {"at": [18, 19], "depth": 2}},
        active="billy",
    )
    bot = Greedy(seed=1, budget=None)
    while game.asked(0) and game.asked(0).name == "action":  # type: ignore[union-attr]
        game.answer(0, bot.answer(Seat(game, 0)))
    assert game.table.held(game.table.model("billy")) == 1


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_carries_its_stones_away_from_danger(edition: str):
    game = position(
        edition,
        models={
            "spit": {"card": "Firespitter", "seat": 0, "at": [18, 18], "stones": 2, "wounds": 5, "energy": 1},
            "syd": {"card": "Vicious Syd", "seat": 1, "at": [18, 22], "energy": 3},
        },
        active="spit",
        turn=3,
    )
    before = inches(game, "spit", "syd")
    game.answer(0, thinks(game))
    assert inches(game, "spit", "syd") > before + 0.9


def test_leaves_the_board_with_its_loot_when_it_would_lose_it():
    game = position(
        "fr",
        models={
            "quack": {"card": "Quack", "seat": 0, "at": [18, 1.2], "stones": 2, "wounds": 5, "energy": 1},
            "syd": {"card": "Vicious Syd", "seat": 1, "at": [18, 4], "energy": 3},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [16, 3], "energy": 3},
        },
        active="quack",
        turn=4,
    )
    game.answer(0, thinks(game))
    assert game.table.model("quack").status == "removed"


def test_attacks_when_it_can_kill():
    game = position(
        models={
            "billy": {"card": "Billy", "seat": 0, "at": [18, 18], "energy": 2},
            "bobby": {"card": "Beaky Bobby", "seat": 1, "at": [18, 19.5], "wounds": 6, "stones": 1},
        },
        active="billy",
        turn=3,
    )
    assert thinks(game) == {"melee": "bobby"}
