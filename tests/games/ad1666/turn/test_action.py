"""The menu of actions (AD66-ACT)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Menu
from escarmouche.core.messages.text import texts

from ..positions.movement import Field, man, shooter


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


def test_ad66_actph_05_whatever_is_not_a_movement_waits_until_it_is_over() -> None:
    game = Field({"ann": man(0, "c3")}).say("full-move")
    reason = game.ask.why_not("end") if game.ask else None
    assert reason is not None
    told = [texts(lang, "ad1666").refusal(reason, {"ann": {"en": "Ann"}}) for lang in ("en", "fr")]
    assert told == [
        "Ann is moving: “end the activation” has to wait until the movement is over. (AD66-ACTPH-05)",
        "Ann est en mouvement : « terminer l’activation » attendra la fin de ce mouvement. (AD66-ACTPH-05)",
    ]
