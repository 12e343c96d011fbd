"""What changes a Combat Total (AD66-MOD)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.ad1666.combat import (
    attack,
    modifiers,
    support,
)

from ..positions.melee import hero, pair, talented


def test_mod_03_and_04_crippled_and_prone():
    ring = pair(bob={"wounds": 4, "prone": True}, red=["heart 8"], blue=["heart 7"])
    ring.fight("ann", "bob")
    assert ring.totals() == [(10, 7)]
    assert ring.mods("bob") == {"crippled": -1, "prone": -1}


def test_mod_05_a_penalty_that_both_suffer_is_ignored():
    dark = {"penalties": {"darkness": -1}}
    ring = pair(scenario=dark, red=["heart 8"], blue=["heart 7"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    fight = ring.game.combat
    assert modifiers.before_cards(ring.game, fight.attacker, fight.defender, ()) == []
    ring["bob"].unconscious = ring["bob"].prone = True
    assert [mod.word for mod in modifiers.before_cards(ring.game, fight.attacker, fight.defender, ())] == ["darkness"]


def test_tal_09_shove_takes_support_away_but_not_more():
    opposite = {"cid": hero(0, "e4")}
    ring = pair(
        bob=talented("shove", strength=2), others={**opposite, "dan": hero(0, "d3")}, red=["heart 5"], blue=["heart 8"]
    )
    ring.fight("ann", "bob", {"retreat": "b4"})
    assert ring.mods("ann") == {"support": 3, "shove": -2}
    strong = pair(bob=talented("shove", strength=3), others=opposite, red=["heart 5"], blue=["heart 8"])
    strong.fight("ann", "bob", {"retreat": "b4"})
    assert strong.mods("ann") == {"support": 2, "shove": -2}


@pytest.mark.parametrize("state", [{"prone": True}, {"unconscious": True}, {"marker": True, "hands": []}])
def test_mod_06_who_lies_down_or_hides_gives_no_support(state: dict[str, Any]):
    ring = pair(others={"cid": hero(0, "e4", **state)})
    assert support.support_total(ring.game, ring["ann"], ring["bob"]) == 0


@pytest.mark.parametrize(
    ("talent", "suit", "attacks", "bonus"),
    [
        ("frenzied-attack", "heart", True, 1),
        ("frenzied-attack", "iron", True, 1),
        ("frenzied-attack", "cup", True, 0),
        ("frenzied-attack", "heart", False, 0),
        ("straight-to-the-heart", "heart", True, 1),
        ("straight-to-the-heart", "heart", False, 1),
        ("straight-to-the-heart", "iron", True, 0),
        ("deft-guard", "skull", False, 1),
        ("deft-guard", "cup", False, 1),
        ("deft-guard", "heart", False, 0),
        ("deft-guard", "skull", True, 0),
        ("slash", "iron", True, 1),
        ("slash", "iron", False, 0),
    ],
)
def test_tal_05_17_20_24_talents_that_add_to_the_total(talent: str, suit: str, attacks: bool, bonus: int):
    ring = pair(talented(talent), red=[f"{suit} 8"], blue=["skull 2" if suit != "skull" else "cup 2"])
    who, whom = ("ann", "bob") if attacks else ("bob", "ann")
    ring.fight(who, whom, {"retreat": "e4"})
    assert ring.mods("ann") == ({talent: bonus} if bonus else {})


def test_tal_17_and_20_talents_that_change_damage():
    ring = pair(talented("straight-to-the-heart", "slash"), red=["heart 6"], blue=["cup 5"])
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring.totals() == [(10, 7)]
    assert ring["bob"].wounds == 3 + 1 + 1 - 1
    defending = pair(talented("slash"), red=["skull 6"], blue=["cup 5"])
    defending.fight("bob", "ann", {"retreat": "e4"})
    assert defending["bob"].wounds == 1 + 2


def test_tal_18_and_30_cumbersome_and_quick_weapons_in_ripostes_only():
    ring = pair(
        {"item": "halberd"},
        {"item": "duelling-rapier", "card": {"fencing": 1}},
        red=["heart 7", "iron 7"],
        blue=["heart 2", "heart 8", "heart 7"],
    )
    ring.fight("ann", "bob", {"parry": 1}, {"retreat": "b4"})
    assert ring.totals() == [(10, 4), (7 + 2 + 1 - 1, 7 + 2 + 1)]
    assert ring.mods("ann") == {"reach": 1, "cumbersome": -1}
    assert ring.mods("bob") == {"quick": 1}


def test_amb_92_faith_stands_for_the_combat_talent_and_is_said_before_the_cards():
    ring = pair({"card": {"talents": {"faith": 3}}}, red=["heart 5"], blue=["heart 5"])
    ring.fight("ann", "bob", {"faith": "faith"}, {"retreat": "e4"})
    assert ring.totals() == [(8, 7)]
    assert ring.names().index("faith") < ring.names().index("commit")
    assert "faith" not in ring["ann"].tokens


def test_decks_02_a_jokers_suit_is_named_and_gives_the_location_and_the_talent():
    ring = pair(talented("straight-to-the-heart"), red=["red joker"], blue=["skull 6"])
    ring.fight("ann", "bob", {"suit": "heart"}, {"retreat": "e4"})
    assert ring.mods("ann") == {"straight-to-the-heart": 1}
    assert ring.told("struck")[0]["location"] == "hit-heart"
