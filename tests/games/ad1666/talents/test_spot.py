"""Spot (AD66-DISC-06)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Menu
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.talents import (
    inconspicuous,
    notice,
    spot,
)
from escarmouche.games.ad1666.turn import action

from ..positions.talents import COMMIT, Field, legible, who, why


def spotting(bob: dict[str, Any], **rest: Any) -> Field:
    ann = who(0, "b3", {"inconspicuous": 3}, marker=True, card={"charisma": 1})
    return Field({"ann": ann, "bob": bob}, **rest)


def test_disc_06_spot_tests_wit_or_intelligence_against_charisma():
    bob = who(1, "c3", card={"wit": 1, "intelligence": 2})
    field = spotting(bob, decks={0: {"top": ["heart 5"]}, 1: {"top": ["iron 5"]}})
    branch = spot.branch(field.game, field["bob"])
    assert isinstance(branch, Menu)
    assert list(branch) == [{"ann": "wit"}, {"ann": "intelligence"}]
    legible(branch)
    field.run(spot.do(field.game, field["bob"], {"ann": "intelligence"}), COMMIT)
    assert not field["ann"].marker
    assert not field["ann"].surprise
    assert field.told("compared")[0] | {"one": 7, "two": 6} == field.told("compared")[0]


def test_opp_06_the_spotter_loses_ties_amb_14():
    bob = who(1, "c3", card={"wit": 1})
    field = spotting(bob, decks={0: {"top": ["heart 5"]}, 1: {"top": ["iron 5"]}})
    field.run(spot.do(field.game, field["bob"], {"ann": "wit"}), COMMIT)
    assert field["ann"].marker
    assert field.told("not-spotted")


def test_disc_06_too_far_or_out_of_sight():
    assert why(spot.branch((field := spotting(who(1, "i3"))).game, field["bob"])) == "why-too-far-to-spot"
    field = Field({"ann": who(0, "b3", {"inconspicuous": 3}, marker=True), "x": who(1, "c3"), "bob": who(1, "d3")})
    assert why(spot.branch(field.game, field["bob"])) == "why-unseen"
    field = spotting(who(1, "c3"))
    assert why(spot.branch(field.game, field["ann"])) == "why-nobody-marked"


def test_act_03_spot_is_open_to_the_engaged_and_closed_to_the_prone():
    field = Field(
        {
            "ann": who(0, "b3", {"inconspicuous": 3}, marker=True),
            "cat": who(0, "d3"),
            "bob": who(1, "c3"),
        },
        active="bob",
    )
    assert engage.engagers(field.game, field["bob"]) == [field["cat"]]
    assert isinstance(action.action_menu(field.game, field["bob"]).branch("spot"), Menu)
    field["bob"].prone = True
    assert why(action.action_menu(field.game, field["bob"]).branch("spot")) == "why-prone"


def test_ex_47_zagloba_walks_past_porthos_who_spots_nothing():
    field = Field(
        {
            "zagloba": {"card": "zagloba", "seat": 0, "at": "c3", "hands": []},
            "porthos": {"card": "porthos", "seat": 1, "at": "d3"},
        },
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["iron 2"]}},
    )
    notice.everybody_looks(field.game)
    zagloba, porthos = field["zagloba"], field["porthos"]
    assert zagloba.marker
    assert engage.holding_enemies(field.game, zagloba, "c3") == [] == engage.holding_enemies(field.game, porthos, "d3")
    field.run(spot.do(field.game, porthos, {"zagloba": "wit"}), COMMIT)
    assert zagloba.marker
    assert not engage.may_attack(field.game, porthos, zagloba)
    field.run(inconspicuous.offer_drop(field.game, zagloba), {"drop-marker": "drop-marker"})
    assert engage.may_attack(field.game, porthos, zagloba)
    assert zagloba.surprise
