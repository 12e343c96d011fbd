"""Bribe (AD66-TAL-29)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.ad1666.talents import (
    bribe,
)
from escarmouche.games.ad1666.turn import action

from ..positions.open_field import Figures
from ..positions.talents import COMMIT, Field, who, why


def bribing(top: list[str], theirs: list[str], **rest: Any) -> Field:
    figures: Figures = {
        "burgher": {"card": "burgher", "seat": 0, "at": "c3"},
        "dragoon": {"card": "dragoon", "seat": 1, "at": "d3"},
        **rest.pop("figures", {}),
    }
    return Field(figures, active="burgher", decks={0: {"top": top}, 1: {"top": theirs}}, **rest)


def test_tal_29_a_bribed_commoner_is_unconscious_and_the_token_is_gone():
    field = bribing(["heart 5"], ["cup 4"])
    assert list(action.action_menu(field.game, field["burgher"]).branch("bribe")) == ["dragoon"]  # engaged or not
    field.run(bribe.do(field.game, field["burgher"], "dragoon"), COMMIT)
    assert field["dragoon"].unconscious and field["dragoon"].prone
    assert "bribe" not in field["burgher"].tokens
    assert field.game.state.alarm == 20
    assert why(bribe.branch(field.game, field["burgher"])) == "why-bribe-spent"


def test_amb_13_a_win_by_five_is_a_triumph_the_target_counts_as_killed_amb_56():
    field = bribing(["heart 8"], ["cup 4"])
    field.run(bribe.do(field.game, field["burgher"], "dragoon"), COMMIT)
    assert field["dragoon"].status == "killed"
    assert field.game.state.alarm == 19


def test_tal_29_after_a_failure_the_token_stays():
    field = bribing(["heart 2"], ["cup 4"])
    field.run(bribe.do(field.game, field["burgher"], "dragoon"), COMMIT)
    assert field["burgher"].tokens["bribe"] == 1
    assert not field["dragoon"].unconscious


@pytest.mark.parametrize(
    ("card", "reason"), [("athos", "why-bribe-hero"), ("musketeer", "why-bribe-firm"), ("guard", "why-bribe-firm")]
)
def test_tal_29_only_weak_commoners_can_be_bribed(card: str, reason: str):
    field = bribing([], [])
    field["dragoon"].card = card
    assert why(bribe.branch(field.game, field["burgher"])) == reason


def test_tal_06_authority_makes_a_commoner_too_firm_to_be_bribed():
    field = bribing([], [], figures={"athos": {"card": "athos", "seat": 1, "at": "g3"}})
    assert why(bribe.branch(field.game, field["burgher"])) == "why-bribe-firm"
    field["dragoon"].cell = "k5"
    assert why(bribe.branch(field.game, field["burgher"])) == "why-nobody-beside"


def test_amb_17_helpers_are_adjacent_and_lose_their_activation_amb_90_the_marker_goes():
    figures: Figures = {
        "helper": who(0, "d4", card={"charisma": 3}),
        "prone": who(0, "d2", prone=True),
        "done": who(0, "e3", activated=True),
    }
    field = bribing(["heart 2", "heart 5"], ["cup 4"], figures=figures)
    field["burgher"].marker = True
    field.run(
        bribe.do(field.game, field["burgher"], "dragoon"),
        {"conversation-join": [("helper",)], "commit": ["deck"] * 3, "conversation-lead": "helper"},
    )
    assert field.ask("conversation-join").options == ["helper"]
    assert field["helper"].activated
    assert not field["burgher"].marker and field["burgher"].surprise
    assert field["dragoon"].unconscious
