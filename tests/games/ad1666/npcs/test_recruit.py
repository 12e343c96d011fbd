"""Recruiting (AD66-NPC-10, -11)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.npcs import recruit
from escarmouche.games.ad1666.turn import interaction

from ..positions.open_field import Figures
from ..positions.talents import Field, who


def recruiting(**rest: Any) -> Field:
    figures: Figures = {
        "ann": who(0, "c3", card={"charisma": 1}),
        "helper": who(0, "d4", card={"charisma": 3}),
        "bob": who(1, "e3", card={"charisma": 2}),
        "envoy": {"card": "envoy", "at": "d3", "vocation": "recruit", "marker": False},
    }
    return Field(figures, phase="interaction", **rest)


def test_npc_10_a_recruit_joins_the_band_without_a_marker_npc_11():
    field = recruiting(decks={0: {"top": ["heart 8"]}, 1: {"top": ["cup 6", "cup 3"]}})
    game, envoy = field.game, field["envoy"]
    assert list(interaction.offers(game, 0)["recruit"]) == [{"ann": "envoy"}, {"helper": "envoy"}]
    assert list(interaction.offers(game, 1)["recruit"]) == [{"bob": "envoy"}]
    field.run(
        interaction.phase(game),
        {
            "interaction": {"recruit": {"ann": "envoy"}},
            "conversation-join": [(), ("bob",)],
            "commit": ["deck"] * 3,
            "conversation-lead": "envoy",
        },
    )
    assert field.told("compared")[0] | {"one": 9, "two": 8} == field.told("compared")[0]
    assert (envoy.seat, envoy.side, envoy.vocation, envoy.marker) == (0, 0, "", False)
    assert envoy.activated  # it acts from the next phase (AD66-AMB-76)
    assert not field["bob"].activated
    assert [ask.seat for ask in field.asked if ask.name == "commit"] == [1, 1, 0]


def test_opp_06_a_tied_recruiter_fails_amb_14():
    field = recruiting(decks={0: {"top": ["heart 7"]}, 1: {"top": ["cup 6"]}})
    field.run(
        recruit.persuade(field.game, field["ann"], field["envoy"]),
        {"conversation-join": [(), ()], "commit": ["deck"] * 2},
    )
    assert field["envoy"].vocation == "recruit"
    assert field.told("not-recruited")


def test_tal_10_recruiting_is_no_talent_so_charm_does_not_count():
    field = recruiting(decks={0: {"top": ["heart 7"]}, 1: {"top": ["cup 6"]}})
    field["ann"].card = "gallant"
    field.run(
        recruit.persuade(field.game, field["ann"], field["envoy"]),
        {"conversation-join": [(), ()], "commit": ["deck"] * 2},
    )
    assert not field.told("charmed")
