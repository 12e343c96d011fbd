"""Odds, Cheating and cards in hand."""

from __future__ import annotations

import math
from typing import Any

from escarmouche.bots.malifaux.fate import odds
from escarmouche.core.play.game import Game
from escarmouche.games.malifaux.state import HAND
from tests.bots.malifaux.positions import position, thinks


def test_the_odds_of_the_ledger() -> None:
    """D-2: 21 cards are Weak with the Black Joker, 20 Moderate, 13 Severe; with + the better of two counts, with - the worse."""
    nothing, weak, moderate, severe = odds.bands(0)
    assert [round(54 * share) for share in (nothing + weak, moderate, severe)] == [21, 20, 13]
    assert all(math.isclose(sum(odds.flip(modifier)), 1.0) for modifier in range(-3, 4))
    assert odds.bands(1)[3] > severe > odds.bands(-1)[3]
    assert math.isclose(odds.reach(13), 5 / 54)
    even = odds.duel(0)
    assert even.hit > 0.5 > even.hit - even.tie  # a tie is the Attacker's
    assert odds.duel(2).hit > even.hit > odds.duel(0, 0, 1).hit


def fought(hand: list[str], top: list[str], other: list[str]) -> Game[Any]:
    """An attack in which the flips are known, where it may be cheated."""
    game = position(
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 18]},
            "bob": {"card": "outrider", "seat": 1, "at": [19.5, 18]},
        },
        decks=[{"hand": hand, "top": top}, {"hand": [], "top": other}],
        active="ann",
    )
    game.answer(0, "pallbearer:coffin")
    while game.pending[0].name != "cheat":
        game.answer(game.pending[0].seat, thinks(game, game.pending[0].seat))
    return game


def test_cheats_where_a_card_turns_a_miss_into_a_hit() -> None:
    game = fought(["mask-12", "tome-2"], ["ram-1", "ram-2"], ["crow-8"])
    assert thinks(game) == {"cheat": "mask-12"}


def test_keeps_its_cards_where_none_is_high_enough() -> None:
    game = fought(["mask-4", "tome-3"], ["ram-1", "ram-2"], ["crow-13"])
    assert thinks(game) == "decline"


def test_low_cards_are_changed_at_the_start_of_a_turn() -> None:
    game = position(
        phase="start",
        step="discard",
        turn=1,
        models={
            "ann": {"card": "pallbearer", "seat": 0, "at": [18, 4]},
            "bob": {"card": "outrider", "seat": 1, "at": [18, 32]},
        },
        decks=[{"hand": ["ram-2", "ram-12", "crow-3", "red-joker"]}, {"hand": ["ram-9"]}],
    )
    assert game.pending[0].name == "start-discard"
    assert sorted(thinks(game)) == ["crow-3", "ram-2"]
    assert len(thinks(game)) < HAND
