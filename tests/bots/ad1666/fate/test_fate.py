"""Which cards of its hand the bot adds to a test."""

from __future__ import annotations

from typing import Any

from tests.bots.ad1666.positions import position, thinks


def reinforcing(hand: list[str], draws: list[str]) -> Any:
    game = position(
        figures={
            "dragoon": {"card": "dragoon", "seat": 0, "at": "a2"},
            "guard": {"card": "guard/halberd", "seat": 1, "at": "h2"},
        },
        active="dragoon",
        hands={0: hand},
        decks={0: {"top": draws}},
    )
    game.answer(0, {"aimed-shot": {"dragoon.musket": "guard"}})
    assert game.asked(0).name == "reinforce"  # type: ignore[union-attr]
    return thinks(game)


def test_turns_a_miss_into_a_hit_with_a_card_that_costs_little():
    assert reinforcing(["2 skull", "3 skull", "8 iron"], ["4 skull"]) in (("skull-2",), ("skull-3",))


def test_keeps_its_cards_where_they_change_nothing():
    assert reinforcing(["7 skull", "8 skull"], ["2 skull"]) == ()
