"""Non-player Characters in Close Combat (AD66-NPC-21 to -27)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.ad1666.combat import combat_phase

from ..positions.melee import Ring, explained, hero, sweeping


def brute(at: str, **rest: Any) -> dict[str, Any]:
    return {**hero(-1, at, **rest), "vocation": "attacker", "hostile": ["red", "blue"]}


def test_npc_23_a_non_player_character_parries_with_one_token_and_never_fences():
    ring = Ring(
        {"ann": hero(0, "c4"), "npc": brute("d4", card={"fencing": 3})},
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 5", "skull 2"]}},
    )
    ring.fight("ann", "npc", {"weapon": "ann.sabre"}, {"retreat": "e4"})
    assert ring["npc"].fenced == 1
    assert "fence" not in ring.names()
    assert "parry" not in ring.names()
    assert [ask.seat for ask in ring.asked if ask.name == "commit"] == [0, 1]  # the other player plays for it
    assert [ask.seat for ask in ring.asked if ask.name == "retreat"] == [0]  # the Initiative holder moves it


def test_npc_attacks_through_the_same_rules_and_takes_its_best_weapon():
    ring = Ring(
        {
            "ann": hero(0, "c4"),
            "npc": brute("d4", things=["dagger", "mace"], card={"skills": {"knives": 1, "blunt": 3}}),
        },
        decks={0: {"top": ["heart 2"]}, 1: {"top": ["heart 8"]}},
    )
    ring.fight("npc", "ann", {"retreat": "b4"})
    assert ring.game.events and ring.told("weapon-named")[0] == {"model": "npc", "item": "mace"}
    assert ring.totals() == [(11, 5)]  # Ann's sabre is the longer one
    assert ring["npc"].attacked


def test_npc_24_a_player_may_support_a_non_player_character():
    figures = {"ann": hero(0, "c4"), "npc": brute("d4"), "bob": hero(1, "b4")}
    figures["npc"]["hostile"] = ["red"]
    ring = Ring(figures, decks={0: {"top": ["heart 5"]}, 1: {"top": ["heart 5"]}})
    ring["bob"].activated = True
    ring.fight("npc", "ann", {"support-npc": ("bob",)}, {"give-way": "stay"})
    assert ring.mods("npc") == {"support": 2}
    alone = Ring(figures, decks={0: {"top": ["heart 5"]}, 1: {"top": ["cup 5"]}})
    alone["bob"].activated = True
    alone.fight("npc", "ann", {"support-npc": ()}, {"retreat": "e4"})
    assert alone.mods("npc") == {}


def test_npc_12_an_attacked_recruit_joins_the_other_band_before_the_fight():
    ring = Ring(
        {"ann": hero(0, "c4"), "guest": {**brute("d4"), "vocation": "recruit", "hostile": []}},
        decks={0: {"top": ["heart 8"]}, 1: {"top": ["heart 7"]}},
    )
    assert combat_phase.must_fight(ring.game, 0) == []
    assert combat_phase.may_fight(ring.game, 0) == [ring["ann"]]
    assert explained(combat_phase.fight_menu(ring.game, ring["ann"]).why_not("avoid")) == "why-avoid-nobody"
    ring.phase({"combat-turn": {"activate": "ann"}}, {"retreat": "e4"})
    assert ring["guest"].seat == 1


# -- what is public, what is quick


def test_npc_08_a_guard_that_is_swept_is_roused():
    ring = sweeping(["heart 8"], ["cup 3", "cup 4"])
    ring["cid"].seat = ring["cid"].side = -1
    ring["cid"].vocation, ring["cid"].hostile = "guard", ["red"]
    ring.fight("ann", "bob", {"sweep": "cid"}, {"sweep": "stop"})
    assert ring["cid"].vocation == "attacker"
