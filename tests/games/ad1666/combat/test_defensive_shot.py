"""The Defensive Shot (AD66-FULL-05, AD66-AMB-28)."""

from __future__ import annotations

from escarmouche.games.ad1666.combat import defensive_shot

from ..positions.shooting import Field, archer, spread


def test_ad66_ex_11_a_defensive_shot_at_who_has_just_engaged():
    field = Field({"porthos": {"seat": 1, "at": "b3"}, "skrzetuski": {"seat": 0, "at": "c3"}})
    assert field.why("porthos", "pistol", "skrzetuski", "defensive") == ""
    assert field.mods("porthos", "pistol", "skrzetuski", "defensive") == {"defensive-shot": -1, "target-engaged": -1}
    field["porthos"].foes = ["skrzetuski"]
    assert field.why("porthos", "pistol", "skrzetuski", "defensive") == "why-shot-old-foe"


def test_ad66_amb_28_a_prone_shooter_does_not_engage_its_target_and_others_are_no_targets():
    field = Field({"ann": archer(0, "b3", prone=True), "bob": archer(1, "c3"), "joe": archer(1, "b5")})
    assert field.mods("ann", "pistol", "bob", "defensive") == {"defensive-shot": -1, "shooter-prone": -1}
    assert field.why("ann", "pistol", "joe", "defensive") == "why-shot-not-engaging"


def test_ad66_full_05_a_two_handed_weapon_needs_some_cover():
    field = Field({"ann": archer(0, "a1", "musket"), "bob": archer(1, "b1")}, spread(". . . ."))
    assert field.why("ann", "musket", "bob", "defensive") == "why-shot-unwieldy"
    field = Field({"ann": archer(0, "a1", "musket"), "bob": archer(1, "b1")}, spread(". o . . ."))
    assert field.why("ann", "musket", "bob", "defensive") == ""  # AD66-AMB-29: although its penalty is waived
    assert defensive_shot.why_unwieldy(field.game, field["ann"], field.thing("ann", "musket"), field["bob"]) is None
