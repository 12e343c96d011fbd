"""Stray shots (AD66-SHOT-04)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.combat import stray_shot

from ..positions.shooting import Field, archer


def brawl(top: list[str], **rest: Any) -> Field:
    """D'Artagnan and Longinus engaged, in Porthos's line of fire."""
    figures = {
        "porthos": {"seat": 1, "at": "a3"},
        "longinus": {"seat": 0, "at": "d3"},
        "dartagnan": {"seat": 1, "at": "e3"},
        "athos": {"seat": 1, "at": "h5"},
    }
    return Field(figures, decks={1: {"top": top}}, **rest)


def test_ad66_ex_34_a_black_joker_may_hit_who_fights_the_target():
    field = brawl(["black joker"])
    field.shoot("porthos", "pistol", "longinus", answers={"stray": "dartagnan", "suit": "heart"})
    assert [(ask.name, ask.seat) for ask in field.asked] == [("stray", 0), ("suit", 0)]
    (hit,) = field.told("shot-hit")
    assert (hit["target"], hit["base"], hit["triumph"]) == ("dartagnan", 4, 0)
    assert field["dartagnan"].wounds == hit["result"] and field["longinus"].wounds == 0


def test_ad66_shot_04_the_opponent_may_decline():
    field = brawl(["black joker"])
    field.shoot("porthos", "pistol", "longinus", answers={"stray": "pass"})
    assert field.told("shot-missed") and field["dartagnan"].wounds == 0


def test_ad66_amb_28_a_stray_shot_never_hits_the_shooter():
    field = Field(
        {"ann": archer(0, "b3"), "bob": archer(1, "c3")},
        decks={0: {"top": ["black joker"]}},
    )
    field.shoot("ann", "pistol", "bob", "defensive")
    assert field.asked == [] and stray_shot.candidates(field.game, field["ann"], field["bob"]) == []


def test_ad66_shot_04_a_plain_failure_strays_nowhere():
    field = brawl(["iron 3"])
    field.shoot("porthos", "pistol", "longinus")
    assert field.told("shot-missed") and "stray" not in field.names()
