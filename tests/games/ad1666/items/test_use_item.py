"""Bandages and keys (AD66-ITEM)."""

from __future__ import annotations

from ..positions.movement import DOOR, Field, man


def test_bandages_and_keys() -> None:
    hurt = {**man(0, "a1"), "things": ["bandages"], "wounds": 4}
    game = Field({"ann": hurt}).say({"use": "ann.bandages"})
    assert game["ann"].wounds == 3 and game["ann"].things == []
    well = {**hurt, "wounds": 0}
    assert Field({"ann": well}).why({"use": "ann.bandages"}) == "why-unhurt AD66-WOUND-01"
    porter = {**man(0, "a1"), "things": ["key"]}
    game = Field({"ann": porter}, DOOR).say({"use": {"ann.key": "a1|b1"}})
    assert game.game.ground.state("a1|b1") == "open" and len(game["ann"].things) == 1
    assert "use" not in Field({"ann": porter}).names()
