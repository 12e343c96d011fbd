"""Sly as a Fox! (AD66-TAL-34)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.state import Test
from escarmouche.games.ad1666.talents import (
    sly_as_a_fox,
)

from ..positions.open_field import Figures
from ..positions.talents import Field, initiative


def foxy(answer: str, **rest: Any) -> tuple[Field, Test]:
    figures: Figures = {"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}
    field, made = initiative(figures, ("heart-4", "cup-5"), decks={0: {"top": ["iron 7"]}}, **rest)
    field.run(sly_as_a_fox.after_reveal(field.game, made), {"sly": answer})
    return field, made


def test_tal_34_a_fox_keeps_its_card_which_stays_private_hid_08():
    field, made = foxy("keep-card")
    assert field.game.deck(0).hand == ["iron-7"]
    assert skill_test.total(made.sides[0]) == 4
    assert "iron-7" not in field.seen_by(1)
    field.run(sly_as_a_fox.after_reveal(field.game, made))  # once per phase


def test_tal_34_or_gives_it_up_for_two_that_stay_for_repeats_amb_04():
    field, made = foxy("give-up")
    assert field.game.deck(0).discard == ["iron-7"]
    assert skill_test.total(made.sides[0]) == 6
    assert field.game.state.plus == [2, 0]
    assert [mod.amount for mod in sly_as_a_fox.carried_bonus(field.game, 0)] == [2]
    assert sly_as_a_fox.carried_bonus(field.game, 1) == []
    assert "iron-7" in field.seen_by(1)


def test_tal_34_in_a_first_turn_without_initiative_phase_the_card_is_drawn():
    field = Field({"zagloba": {"card": "zagloba", "seat": 0, "at": "b3"}}, decks={0: {"top": ["iron 7"]}})
    field.run(sly_as_a_fox.first_turn(field.game))
    assert field.game.deck(0).hand == ["iron-7"]
    assert field.asked == []
