"""Tactician (AD66-TAL-36)."""

from __future__ import annotations

import pytest

from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.talents import (
    tactician,
)
from escarmouche.games.ad1666.turn import action

from ..positions.open_field import Figures
from ..positions.talents import Field, initiative, why


def test_tal_36_a_tactician_may_play_another_initiative_card_dp_13():
    figures: Figures = {"dartagnan": {"card": "dartagnan", "seat": 1, "at": "b3"}}
    field, made = initiative(figures, ("heart-4", "cup-2"), decks={1: {"top": ["iron 7"]}})
    field.run(tactician.offer_second_card(field.game, made), {"tactician-card": "turn", "which-card": "iron-7"})
    stake = made.sides[1]
    assert (stake.card, stake.source, stake.spent) == ("iron-7", "deck", ["cup-2"])
    field.run(tactician.offer_second_card(field.game, made))  # once per phase
    assert why(tactician.branch(field.game, field["dartagnan"])) == "why-tactician-used"
    field.run(skill_test.discard_played(field.game, "AD66-INIT-01"))
    assert field.game.deck(1).discard == ["cup-2", "iron-7"]


def test_deck_04_no_card_is_nowhere_while_the_tactician_chooses_between_two():
    figures: Figures = {"dartagnan": {"card": "dartagnan", "seat": 1, "at": "b3"}}
    field, made = initiative(figures, ("heart-4", "cup-2"), decks={1: {"top": ["iron 7"]}})
    running = iter(tactician.offer_second_card(field.game, made))
    next(running)
    ask = running.send("turn")
    ask = running.send(next(iter(ask)))
    assert ask.name == "which-card"
    stake = made.sides[1]
    assert [stake.card, *stake.spent] == ["cup-2", "iron-7"]
    with pytest.raises(StopIteration):
        running.send("cup-2")
    assert [stake.card, *stake.spent] == ["cup-2", "iron-7"]


def test_tal_36_declining_leaves_the_other_effect_open_amb_91():
    figures: Figures = {"dartagnan": {"card": "dartagnan", "seat": 1, "at": "b3"}}
    field, made = initiative(figures, ("heart-4", "cup-2"), decks={1: {"top": ["iron 7"]}})
    field.run(tactician.offer_second_card(field.game, made), {"tactician-card": "pass"})
    assert tactician.branch(field.game, field["dartagnan"]) is None


@pytest.mark.parametrize(("held", "discards", "left"), [(0, 1, 1), (5, 1, 6), (6, 2, 6), (7, 2, 7)])
def test_amb_91_two_cards_are_drawn_and_one_or_two_discarded(held: int, discards: int, left: int):
    hand = [f"heart {value}" for value in range(2, 9)][:held]
    field = Field(
        {"dartagnan": {"card": "dartagnan", "seat": 0, "at": "b3"}},
        active="dartagnan",
        hands={0: hand},
        decks={0: {"top": ["cup 2", "cup 3"]}},
    )
    assert action.action_menu(field.game, field["dartagnan"]).branch("tactician") is None
    given_up = ("cup-2", "cup-3")[:discards]
    field.run(tactician.do(field.game, field["dartagnan"], None), {"tactician-discard": given_up})
    assert field.game.deck(0).discard == list(given_up)
    assert len(field.game.deck(0).hand) == left
    assert why(tactician.branch(field.game, field["dartagnan"])) == "why-tactician-used"
