"""Lockpicking (AD66-TAL-12)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.talents import (
    lockpick,
)
from escarmouche.games.ad1666.turn import action

from ..positions.talents import Field, why

LOCKED = "\n".join(["+ + + +", " . .L. ", "+ + + +", " . .|. ", "+ + + +"])


def at_the_lock(top: list[str], **rest: Any) -> Field:
    return Field(
        {"thief": {"card": "thief", "seat": 0, "at": "b1"}}, LOCKED, active="thief", decks={0: {"top": top}}, **rest
    )


def test_tal_12_a_success_unlocks_and_opens():
    field = at_the_lock(["heart 4"])
    assert list(action.action_menu(field.game, field["thief"]).branch("lockpicking")) == ["b1|c1"]
    field.run(lockpick.do(field.game, field["thief"], "b1|c1"))
    assert field.game.ground.state("b1|c1") == "open"
    assert why(lockpick.branch(field.game, field["thief"])) == "why-no-lock"


def test_tal_12_a_failure_does_nothing_a_mishap_ends_the_lull():
    lull = {"lull": {"side": "red", "turns": 3}}
    field = at_the_lock(["heart 3"], scenario=lull)
    field.game.state.lull = True
    field.run(lockpick.do(field.game, field["thief"], "b1|c1"))
    assert field.game.ground.state("b1|c1") == "locked"
    assert field.game.state.lull
    field = at_the_lock(["black joker"], scenario=lull)
    field.game.state.lull = True
    field.run(lockpick.do(field.game, field["thief"], "b1|c1"))
    assert not field.game.state.lull


def test_amb_47_a_lock_may_be_picked_from_diagonally_beside_the_door():
    field = at_the_lock(["heart 8"])
    field["thief"].cell = "b2"
    assert lockpick.locked_doors(field.game, field["thief"]) == ["b1|c1"]
    field["thief"].cell = "a2"
    assert lockpick.locked_doors(field.game, field["thief"]) == []
