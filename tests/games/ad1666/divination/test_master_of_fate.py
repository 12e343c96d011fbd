"""Master of fate: a card is played again (AD66-DIV-03)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.divination import master_of_fate
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.state import Figure, Stake
from escarmouche.games.ad1666.table import Anno

from ..positions.talents import divining


def test_div_03_master_of_fate_replaces_a_card_from_either_deck_dp_59():
    field = divining([4], score=1, decks={0: {"top": ["heart 5"]}, 1: {"top": ["heart 5", "cup 2"]}})
    game = field.game
    field.run(
        spot_like(game, field["seer"], field["bob"]),
        {"commit": ["deck", "deck"], "fate": {"other": "heart-5"}},
    )
    assert field.told("fate-mastered")[0]["seat"] == 2
    assert field.told("compared")[0] | {"one": 5, "two": 2} == field.told("compared")[0]
    assert game.deck(1).discard == ["heart-5", "cup-2"]
    assert field["seer"].tokens == {}


def spot_like(game: Anno, caller: Figure, other: Figure) -> Any:
    """An Opposed Test of something in which neither has a score."""
    return skill_test.opposed(
        game, "spotting", "AD66-DISC-06", Stake(caller.seat, caller.id, ""), Stake(other.seat, other.id, "")
    )


def test_div_03_never_a_card_from_the_hand_and_two_tokens_are_two():
    field = divining([4], score=1, hands={0: ["heart 8"], 1: ["cup 2"]})
    field["seer"].tokens["fate"] = 2
    master_of_fate.spend_token(field["seer"])
    assert field["seer"].tokens == {"fate": 1}
    field.run(spot_like(field.game, field["seer"], field["bob"]), {"commit": [{"hand": "heart-8"}, {"hand": "cup-2"}]})
    assert "fate" not in field.names()
