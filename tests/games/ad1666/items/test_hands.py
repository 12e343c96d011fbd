"""What is in hand, and when it changes (AD66-ITEM)."""

from __future__ import annotations

from escarmouche.games.ad1666.items import hands

from ..positions.movement import Field, man


def test_hands_are_changed_at_any_time() -> None:
    armed = {**man(0, "c3"), "things": ["sabre", "main-gauche", "musket"], "hands": ["sabre"]}
    game = Field({"ann": armed})
    assert hands.loadouts(game.game, game["ann"])[-1] == ("ann.sabre", "ann.main-gauche")
    game.say({"equip": {"ann.sabre": "ann.main-gauche"}})
    assert game["ann"].hands == ["ann.sabre", "ann.main-gauche"]
    assert "equip" not in game.names()  # not again before something else was done
    game.say("full-move").walk("c2")
    game.say({"equip": "ann.musket"})
    assert game["ann"].hands == ["ann.musket"] and game.left == 3
    game.walk("c1").say({"equip": "bare"})
    assert game["ann"].hands == [] and game.told("hands-emptied")


def test_a_visible_weapon_gives_its_bearer_away() -> None:
    spy = man(0, "c3", marker=True, card={"talents": {"inconspicuous": 3}})
    game = Field({"ann": {**spy, "things": ["sabre", "dagger"], "hands": []}, "foe": man(1, "f3")})
    game.say({"equip": {"ann.dagger": "none"}})
    assert game["ann"].marker
    game.say("partial-move").walk("c2").say({"equip": {"ann.sabre": "none"}})
    assert not game["ann"].marker


def test_hands_that_are_fixed_are_chosen_when_activated() -> None:
    armed = {**man(0, "c3"), "things": ["sabre", "pistol", "musket"], "hands": ["musket"]}
    game = Field({"ann": armed}, options={"advanced": True})
    assert game.asks == "equip"
    game.say({"ann.sabre": "ann.pistol"})
    assert game["ann"].hands == ["ann.sabre", "ann.pistol"]
    assert game.asks == "action" and "equip" not in game.names()


def test_grips() -> None:
    armed = {**man(0, "c3"), "things": ["sabre", "main-gauche", "great-sword", "pistol"], "hands": ["great-sword"]}
    game = Field({"ann": armed})
    assert hands.grips(game.game, game["ann"]) == {
        "": [""],
        "ann.sabre": ["", "ann.main-gauche"],
        "ann.main-gauche": [""],
        "ann.great-sword": [""],
    }
    hands.take_in_hand(game.game, game["ann"], "ann.sabre", "ann.main-gauche")
    assert game["ann"].hands == ["ann.sabre", "ann.main-gauche"]
    hands.take_in_hand(game.game, game["ann"], "ann.pistol")
    assert game["ann"].hands == ["ann.pistol", "ann.sabre"]
    hands.take_in_hand(game.game, game["ann"], "")
    assert game["ann"].hands == []
    fixed = Field({"ann": {**armed, "hands": ["sabre", "pistol"]}}, options={"advanced": True})
    assert hands.grips(fixed.game, fixed["ann"]) == {"ann.sabre": ["ann.pistol"]}
    unarmed = Field({"ann": {**armed, "hands": ["pistol"]}}, options={"advanced": True})
    assert hands.grips(unarmed.game, unarmed["ann"]) == {"": ["ann.pistol"]}
