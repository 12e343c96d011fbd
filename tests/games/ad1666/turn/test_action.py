"""The menu of actions (AD66-ACT)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Menu

from ..fields.movement import Field, man, shooter


def test_the_menu_is_short_and_says_why() -> None:
    game = Field({"ann": man(0, "c3")})
    assert isinstance(game.ask, Menu)
    assert game.ask.names == ["end", "full-move", "run", "watch", "partial-move"]
    armed = Field({"ann": shooter(0, "c3"), "foe": man(1, "e3")})
    assert isinstance(armed.ask, Menu)
    assert armed.ask.names[:7] == ["end", "full-move", "run", "aimed-shot", "reload", "watch", "partial-move"]
    assert armed.why({"aimed-shot": {"ann.pistol": "foe"}}) == "why-shot-unloaded AD66-WPN-05"
    move_menu = game.say("full-move").ask
    assert isinstance(move_menu, Menu) and move_menu.names == ["stop", "walk"]


def test_prone_and_engaged() -> None:
    figures = {"ann": {**man(0, "c3", prone=True), "things": ["pistol"]}, "foe": man(1, "f3")}
    assert Field(figures).names() == ["end", "aimed-shot", "stand-up", "equip"]
    figures["foe"] = man(1, "d3")
    assert Field(figures).names() == ["end", "defensive-shot", "stand-up", "equip"]
