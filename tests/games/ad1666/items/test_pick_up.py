"""Picking items up (AD66-PART-04)."""

from __future__ import annotations

from ..positions.movement import Field, man


def test_picking_up() -> None:
    floor = [{"card": "letter", "at": "c3"}, {"card": "dagger", "at": "c3"}, {"card": "ring", "at": "a1"}]
    game = Field({"ann": man(0, "c3")}, floor=floor)
    assert game.options("pick-up") == ["letter", "dagger"]
    game.say({"pick-up": "letter"})
    assert [thing.card for thing in game["ann"].things] == ["letter"] and len(game.game.state.things) == 2
    assert "pick-up" not in Field({"ann": man(0, "c4")}, floor=floor).names()


def test_picking_up_needs_a_free_hand_where_hands_are_fixed() -> None:
    floor = [{"card": "dagger", "at": "c3"}, {"card": "musket", "at": "c3"}]
    two = {**man(0, "c3"), "things": ["sabre", "pistol"]}
    game = Field({"ann": two}, floor=floor, options={"advanced": True}).say("keep")
    assert game.why({"pick-up": "dagger"}) == "why-hands-full AD66-ITEM-12"
    one = {**man(0, "c3"), "things": ["sabre"]}
    game = Field({"ann": one}, floor=floor, options={"advanced": True}).say("keep", {"pick-up": "musket"})
    assert game["ann"].hands == ["ann.sabre"]  # only carried
    game.say({"pick-up": "dagger"})
    assert game["ann"].hands == ["ann.sabre", "dagger"]
