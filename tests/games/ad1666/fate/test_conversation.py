"""Conversations: who takes part, who speaks, who wins (AD66-CONV)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.fate import conversation
from escarmouche.games.ad1666.talents import (
    seduction,
)
from escarmouche.games.ad1666.turn import interaction

from ..positions.open_field import Figures
from ..positions.talents import COMMIT, Field


def seducing(**rest: Any) -> Field:
    """AD66-EX-04: a Courtesan beside a Dragoon; Longinus stands by him."""
    figures: Figures = {
        "courtesan": {"card": "courtesan", "seat": 0, "at": "c3"},
        "dragoon": {"card": "dragoon", "seat": 1, "at": "d3"},
        "longinus": {"card": "longinus", "seat": 1, "at": "e3"},
        **rest.pop("figures", {}),
    }
    rest.setdefault("phase", "interaction")
    return Field(figures, **rest)


def test_ex_04_longinus_leads_the_defence_and_the_dragoon_is_seduced_all_the_same_conv_07():
    field = seducing(hands={0: ["iron 8"], 1: ["skull 6"]}, decks={1: {"top": ["heart 5"]}}, initiative=0)
    game = field.game
    (branch,) = interaction.offers(game, 0).values()
    assert list(branch) == [{"courtesan": "dragoon"}]
    field.run(
        interaction.phase(game),
        {
            "interaction": {"seduction": {"courtesan": "dragoon"}},
            "conversation-join": [("longinus",)],
            "commit": ["deck", {"hand": "skull-6"}, {"hand": "iron-8"}],
            "conversation-lead": "longinus",
        },
    )
    assert field.ask("conversation-lead").about["totals"] == [5, 8]
    assert field.told("compared") == [
        {"test": "courting", "model": "courtesan", "other": "longinus", "one": 9, "two": 8}
    ]
    assert field["courtesan"].status == field["dragoon"].status == "killed"
    assert field["longinus"].in_play
    assert not field["longinus"].activated
    assert game.state.alarm == 20
    assert sorted(game.deck(1).discard) == ["heart-5", "skull-6"]
    assert not game.state.tests


def test_conv_04_the_player_without_initiative_commits_first_and_cards_stay_hidden_hid_05():
    field = seducing(hands={0: ["iron 8"], 1: ["skull 6"]}, initiative=0)
    running = iter(seduction.seduce(field.game, field["courtesan"], field["dragoon"]))
    ask = next(running)
    assert (ask.name, ask.seat) == ("conversation-join", 1)
    ask = running.send(("longinus",))
    assert (ask.name, ask.seat, ask.about["model"]) == ("commit", 1, "dragoon")
    ask = running.send({"hand": "skull-6"})
    assert (ask.name, ask.seat, ask.about["model"]) == ("commit", 1, "longinus")
    ask = running.send("deck")
    assert (ask.name, ask.seat) == ("commit", 0)
    assert "skull-6" not in field.seen_by(0)
    assert "skull-6" not in repr(ask.about)
    (made,) = field.game.state.tests
    assert [stake.source for stake in (*made.sides, *made.others)] == ["", "hand", "deck"]
    assert made.others[0].card == ""  # a deck card is not even considered


def test_conv_06_the_player_without_initiative_picks_the_lead_first():
    eve = {"card": "courtesan", "seat": 0, "at": "d2"}
    field = seducing(figures={"eve": eve}, initiative=1)
    field.run(
        seduction.seduce(field.game, field["courtesan"], field["dragoon"]),
        {
            "conversation-join": [("eve",), ("longinus",)],
            "commit": ["deck"] * 4,
            "conversation-lead": ["eve", "dragoon"],
        },
    )
    assert [ask.seat for ask in field.asked if ask.name == "conversation-lead"] == [0, 1]
    assert [ask.seat for ask in field.asked if ask.name == "commit"] == [0, 0, 1, 1]
    assert field["eve"].activated and field["courtesan"].activated


def test_ex_05_helpers_meet_every_condition_amb_100():
    figures: Figures = {
        "eve": {"card": "courtesan", "seat": 0, "at": "d2"},
        "bare": {"card": "courtesan", "seat": 0, "at": "c2", "marker": False},
        "far": {"card": "courtesan", "seat": 0, "at": "b3"},
        "done": {"card": "courtesan", "seat": 0, "at": "c4", "activated": True},
        "gallant": {"card": "gallant", "seat": 0, "at": "d4"},
    }
    field = seducing(figures=figures)
    assert [figure.id for figure in seduction.helpers(field.game, field["courtesan"], field["dragoon"])] == ["eve"]


def test_conv_03_defenders_stand_beside_attacker_or_target_amb_16():
    figures: Figures = {
        "by-her": {"card": "musketeer", "seat": 1, "at": "b3", "prone": True},
        "far": {"card": "musketeer", "seat": 1, "at": "a1"},
        "asleep": {"card": "musketeer", "seat": 1, "at": "d4", "unconscious": True},
        "npc": {"card": "guard", "at": "d2", "vocation": "guard", "hostile": ["red"]},
    }
    field = seducing(figures=figures)
    able = conversation.defenders(field.game, field["courtesan"], field["dragoon"], 1)
    assert [figure.id for figure in able] == ["longinus", "by-her"]


def test_conv_06_reinforcement_matches_the_leads_card_and_all_cards_are_discarded():
    field = seducing(hands={0: ["iron 3", "heart 3"]}, decks={0: {"top": ["iron 5"]}, 1: {"top": ["skull 6", "cup 2"]}})
    field.run(
        seduction.seduce(field.game, field["courtesan"], field["dragoon"]),
        {
            "conversation-join": [("longinus",)],
            "commit": ["deck"] * 3,
            "conversation-lead": "dragoon",
            "reinforce-one": ["iron-3", "pass"],
        },
    )
    assert field["dragoon"].status == "killed"  # 5 + 1 + 1 against 6 + 0
    assert sorted(field.game.deck(0).discard) == ["iron-3", "iron-5"]
    assert sorted(field.game.deck(1).discard) == ["cup-2", "skull-6"]


def test_opp_06_a_tie_is_lost_by_the_seducer_tal_35():
    field = seducing(decks={0: {"top": ["iron 5"]}, 1: {"top": ["skull 6"]}})
    field["longinus"].cell = "l5"
    field.run(seduction.seduce(field.game, field["courtesan"], field["dragoon"]), COMMIT)
    assert field["courtesan"].in_play and field["dragoon"].in_play
    assert field["courtesan"].marker  # she keeps it
    assert field["courtesan"].seduced == ["dragoon"]
    assert seduction.targets(field.game, field["courtesan"]) == []  # only once in a game


def test_tal_25_an_unshakeable_helper_may_turn_another_card():
    athos = {"card": "athos", "seat": 1, "at": "d2"}
    field = seducing(
        figures={"athos": athos}, decks={0: {"top": ["iron 5"]}, 1: {"top": ["skull 2", "cup 2", "cup 8"]}}
    )
    field["courtesan"].card = "gypsy"  # her marker does not matter here
    field["longinus"].cell = "l5"
    field.run(
        conversation.converse(field.game, field["courtesan"], field["dragoon"], seduction.COURTING, []),
        {
            "conversation-join": [("athos",)],
            "commit": ["deck"] * 3,
            "unshakeable": "turn",
            "which-card": "cup-8",
            "conversation-lead": "athos",
        },
    )
    assert sorted(field.game.deck(1).discard) == ["cup-2", "cup-8", "skull-2"]
    assert field.told("compared")[0]["two"] == 8 + field.game.card(field["athos"]).fortitude
