"""Damage, armour, disarming (AD66-DMG)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.ad1666.combat import (
    blow,
)

from ..positions.melee import Ring, hero, pair, talented


def test_dmg_02_armour_and_what_pierces_it():
    ring = pair(bob={"things": ["sabre", "cuirass"]}, red=["heart 8"], blue=["cup 7"])
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring["bob"].wounds == 0
    assert ring["bob"].cell == "e4"  # unhurt, it retreats all the same
    pierced = pair({"item": "mace"}, {"item": "mace", "things": ["mace", "cuirass"]}, red=["heart 8"], blue=["cup 7"])
    pierced.fight("ann", "bob", {"retreat": "e4"})
    assert pierced["bob"].wounds == 1 + 1 - 1


def test_edge_04_across_a_slope_no_head_above_and_no_legs_below():
    board = "+-+-+-+-+\n|. .<. .|\n+-+-+-+-+"  # c1 is above b1
    for suit, who, whom, where in (
        ("skull", "low", "high", "hit-iron"),
        ("heart", "low", "high", "hit-heart"),
        ("iron", "high", "low", "hit-skull"),
        ("skull", "high", "low", "hit-skull"),
    ):
        ring = Ring({"low": hero(0, "b1"), "high": hero(1, "c1")}, board)
        assert f"hit-{blow.hit_location(ring.game, ring[who], ring[whom], suit)}" == where


def disarming(top: list[str], things: list[str], **rest: Any) -> Ring:
    return pair(
        talented("disarm"), {"things": things, "card": {"hero": False}, **rest}, red=["cup 6"], blue=["skull 5", *top]
    )


def test_tal_13_a_commoner_wounded_in_the_hands_may_lose_its_weapon():
    ring = disarming(["skull 2"], ["sabre", "dagger"])
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bob.sabre"}, {"retreat": "e4"})
    assert [thing.card for thing in ring["bob"].things] == ["dagger"]
    assert ring["bob"].in_play
    assert ring["bob"].cell == "e4"
    assert ring.told("tested")[0]["nd"] == 6


def test_tal_13_without_a_close_combat_weapon_left_it_flees():
    ring = disarming(["skull 2"], ["sabre", "pistol"])
    alarm = ring.game.state.alarm
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bob.sabre"})
    assert ring["bob"].status == "fled"
    assert ring.game.state.alarm == alarm - 1


@pytest.mark.parametrize("bob", [{"things": ["fangs"]}, {"things": []}, {"things": ["sabre"], "card": {"hero": True}}])
def test_amb_85_no_disarming_of_bare_hands_natural_weapons_or_heroes(bob: dict[str, Any]):
    bob = {**bob, "card": {"hero": False, **bob.get("card", {})}}
    ring = pair(talented("disarm"), bob, red=["cup 6"], blue=["skull 4"])
    given_weapon = {"weapon": "bob." + bob["things"][0]} if bob["things"] else {"weapon": "bare"}
    script = [{"weapon": "ann.sabre"}, *([given_weapon] if bob["things"] else [])]
    ring.fight("ann", "bob", *script, {"retreat": "e4"})
    assert ring["bob"].wounds > 0
    assert ring.told("tested") == []
    assert ring["bob"].in_play


def test_pois_03_the_first_wound_takes_the_poison_over():
    ring = pair({"poisoned": {"sabre": ["poison-token", "poison-token"]}}, red=["heart 8"], blue=["heart 2"])
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring["bob"].poisons == ["poison-token"]
    assert ring.thing("ann", "sabre").poisons == ["poison-token"]


def test_wound_04_a_dead_loser_does_not_retreat():
    ring = pair(bob={"wounds": 7}, red=["heart 8"], blue=["heart 2"])
    ring.fight("ann", "bob")
    assert ring["bob"].status == "killed"
    assert ring.game.state.combat is None


def test_deck_13_two_wounds_draw_a_card_for_the_defenders_after_the_test():
    ring = pair(bob={"card": {"faction": "defenders"}}, red=["heart 8"], blue=["heart 7"], hands={1: ["cup 2"]})
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring["bob"].wounds == 2
    assert len(ring.game.deck(1).hand) == 2
