"""Charmer and Cold (AD66-TAL-10, -23)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.talents import (
    charm,
    seduction,
)

from ..positions.open_field import Figures
from ..positions.talents import COMMIT, Field, who


def charming(card: str, **rest: Any) -> Field:
    figures: Figures = {
        "gallant": {"card": "gallant", "seat": 0, "at": "c3"},
        "lady": who(1, "d3", rest.pop("talents", None), card={"gender": "female", "fortitude": 2}),
    }
    return Field(figures, decks={0: {"top": [card]}, 1: {"top": ["skull 4"]}}, **rest)


@pytest.mark.parametrize(("card", "bonus"), [("heart 5", 2), ("iron 5", 1), ("skull 5", 0), ("cup 5", 0)])
def test_tal_10_charmer_adds_by_the_suit_of_the_initial_card(card: str, bonus: int):
    field = charming(card)
    field.run(seduction.seduce(field.game, field["gallant"], field["lady"]), COMMIT)
    assert field.told("compared")[0]["one"] == 5 + 2 + bonus


def test_amb_10_the_charmers_joker_gets_a_suit_from_its_owner_the_black_one_from_the_opponent():
    field = charming("red joker")
    field.run(seduction.seduce(field.game, field["gallant"], field["lady"]), {**COMMIT, "suit": "heart"})
    assert field.ask("suit").seat == 0
    assert field.told("compared")[0]["one"] == 10 + 2 + 2
    field = charming("black joker")
    field.run(seduction.seduce(field.game, field["gallant"], field["lady"]), {**COMMIT, "suit": "skull"})
    assert field.ask("suit").seat == 1
    assert field.told("compared")[0]["one"] == 0 + 2


def test_amb_16_charmer_counts_only_for_the_lead():
    figures: Figures = {
        "gallant": {"card": "gallant", "seat": 0, "at": "c3"},
        "friend": who(0, "d2", marker=True, card={"gender": "male", "charisma": 3}),
        "lady": who(1, "d3", card={"gender": "female"}),
    }
    field = Field(figures, decks={0: {"top": ["heart 5", "heart 2"]}, 1: {"top": ["skull 4"]}})
    field.run(
        seduction.seduce(field.game, field["gallant"], field["lady"]),
        {"conversation-join": [("friend",)], "commit": ["deck"] * 3, "conversation-lead": "friend"},
    )
    assert field.told("compared")[0]["one"] == 2 + 3


def test_tal_23_the_cold_are_no_target_and_leave_their_opponents_ability_and_cards():
    field = charming("heart 5", talents={"cold": 0})
    assert seduction.targets(field.game, field["gallant"]) == []
    figures: Figures = {
        "gallant": {"card": "gallant", "seat": 0, "at": "c3", "wounds": 9, "tokens": {"uncle": 1}},
        "lady": who(1, "d3", card={"gender": "female"}),
        "cold": who(1, "e3", {"cold": 0}),
    }
    field = Field(figures, decks={0: {"top": ["heart 5"]}, 1: {"top": ["skull 4", "cup 2"]}})
    assert stats.is_crippled(field.game, field["gallant"])
    field.run(
        seduction.seduce(field.game, field["gallant"], field["lady"]),
        {"conversation-join": [("cold",)], "commit": ["deck"] * 3, "conversation-lead": "lady"},
    )
    assert field.told("compared")[0]["one"] == 5 + 2
    assert not field.told("charmed")


def test_char_13_nobody_without_a_gender_is_meant():
    field = charming("heart 5")
    field.game.cards = {**field.game.cards}
    card = field.game.card(field["lady"])
    field.game.cards[card.id] = msgspec.structs.replace(card, gender=None)
    assert not charm.opposite_genders(field.game, field["gallant"], field["lady"])
    assert seduction.targets(field.game, field["gallant"]) == []


def test_tal_35_an_enemy_only_a_marked_one_is_a_friend_and_the_seducer_needs_its_own_marker():
    field = charming("heart 5")
    field["lady"].marker = True
    assert seduction.targets(field.game, field["gallant"]) == []
    field["lady"].marker = False
    assert seduction.targets(field.game, field["gallant"]) == [field["lady"]]
    field["gallant"].marker = False
    assert seduction.targets(field.game, field["gallant"]) == []
