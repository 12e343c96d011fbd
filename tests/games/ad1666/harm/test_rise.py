"""Standing up and waking (AD66-PART-06, -07, AD66-STATE)."""

from __future__ import annotations

from ..positions.movement import Field, man


def test_standing_up() -> None:
    game = Field({"ann": man(0, "c3", prone=True)})
    assert game.names() == ["end", "stand-up"]
    game.say("stand-up").say("partial-move")
    assert not game["ann"].prone and game.left == 2


def test_standing_up_against_an_enemy() -> None:
    figures = {"ann": man(0, "c3", prone=True), "foe": man(1, "d3"), "fob": man(1, "b3", card={"strength": 2})}
    decks = {0: {"top": ["skull-6", "skull-8"]}, 1: {"top": ["skull-5", "iron-5"]}}
    game = Field(figures, decks=decks).say("stand-up")
    assert game.asker == ("hold-down", 1)
    game.say("fob", "deck", "deck")  # 6 against 5 + 2
    assert game["ann"].prone and game.told("held-down") == [{"model": "ann", "enemy": "fob"}]
    game.say("stand-up", "foe", "deck", "deck")
    assert not game["ann"].prone and game.game.state.activation is None


def test_waking() -> None:
    game = Field({"ann": man(0, "c3", unconscious=True)}, top=["skull-2"])
    assert game.names() == ["end", "wake"] and game.why("full-move") == "why-unconscious AD66-ACT-01"
    game.say("wake")
    assert not game["ann"].unconscious and not game["ann"].prone and game.game.state.activation is None
    assert game.game.deck(0).discard == ["skull-2"]
    for card, awake in (("heart-8", False), ("red-joker", True), ("black-joker", False)):
        game = Field({"ann": man(0, "c3", unconscious=True)}, top=[card]).say("wake")
        assert game["ann"].unconscious != awake


def test_a_friend_beside_wakes() -> None:
    helped = Field({"ann": man(0, "c3", unconscious=True), "bob": man(0, "d4")}).say("wake")
    assert helped.told("woken") == [{"model": "ann", "by": "bob"}]
    busy = {"ann": man(0, "c3", unconscious=True), "bob": man(0, "d4"), "foe": man(1, "e4")}
    assert Field(busy, top=["iron-2"]).say("wake")["ann"].unconscious
    fainted = {"ann": man(0, "c3", unconscious=True), "bob": man(0, "d4", unconscious=True)}
    assert Field(fainted, top=["iron-2"]).say("wake")["ann"].unconscious
