"""Reload and Quick Reload (AD66-WPN)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.combat import reload

from ..positions.movement import Field, man, shooter


def test_reload_and_two_mp_in_any_order() -> None:
    game = Field({"ann": shooter(0, "c3")}).say({"reload": "ann.pistol"})
    assert game.left == 2
    game.walk("c2").say("load")
    assert game.thing("ann", "pistol").load == 1
    game.walk("c1")
    assert game.game.state.activation is None
    late = Field({"ann": shooter(0, "c3", load=1)}).say({"reload": "ann.pistol"}).walk("c1")
    assert late.thing("ann", "pistol").load == 0 and late.game.state.activation is None
    lazy = Field({"ann": shooter(0, "c3", load=1)}).say({"reload": "ann.pistol"}, "stop")
    assert lazy.thing("ann", "pistol").load == 0


def test_a_step_into_a_zone_ends_the_movement_not_the_reload() -> None:
    game = Field({"ann": shooter(0, "c3"), "foe": man(1, "e3")}).say({"reload": "ann.pistol"}).walk("d3")
    assert game.thing("ann", "pistol").load == 1 and game.game.state.activation is None  # AMB-32


def test_quick_reload() -> None:
    quick: dict[str, Any] = {"card": {"talents": {"quick-reload": 0}}}
    game = Field({"ann": shooter(0, "c3", **quick)}, top=["skull-6"]).say({"reload": "ann.pistol"}, "load")
    assert game.asks == "quick-reload"
    game.say("remove-counter")
    assert game.thing("ann", "pistol").load == 0
    turned = Field({"ann": shooter(0, "c3", **quick)}, top=["skull-6"]).say({"reload": "ann.pistol"}, "load")
    assert turned.say("turn-counter").thing("ann", "pistol").load == 1
    failed = Field({"ann": shooter(0, "c3", **quick)}, top=["skull-5"]).say({"reload": "ann.pistol"}, "load")
    assert failed.thing("ann", "pistol").load == 1
    one = Field({"ann": shooter(0, "c3", load=1, **quick)}, top=["skull-2"]).say({"reload": "ann.pistol"}, "load")
    assert one.thing("ann", "pistol").load == 0


def test_reload_is_offered_for_empty_weapons_only() -> None:
    assert "reload" not in Field({"ann": shooter(0, "c3", load=0)}).names()
    engaged = Field({"ann": shooter(0, "c3"), "foe": man(1, "d3")})
    assert engaged.why({"reload": "ann.pistol"}) == "why-engaged AD66-ACT-03"
    bound = Field({"ann": {**shooter(0, "c3"), "hands": []}}, options={"advanced": True}).say("keep")
    assert bound.why({"reload": "ann.pistol"}) == "why-not-equipped AD66-ITEM-11"
    assert reload.unloaded_weapons(bound.game, bound["ann"]) == bound["ann"].things
