"""Parries (AD66-PARRY)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.ad1666.combat import (
    attack,
    combat_phase,
    parry,
)

from ..positions.melee import pair


def test_parry_06_cards_of_an_exchange_and_its_parry_are_discarded_together():
    ring = pair(bob={"card": {"fencing": 1}}, red=["heart 8"], blue=["heart 4", "cup 8"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    while ring.game.combat.stage in ("weapons", "exchange"):
        ring.run(combat_phase.resume_combat(ring.game))
    assert ring.game.combat.stage == "parry"
    assert [deck.discard for deck in ring.game.state.decks] == [[], []]
    ring.run(combat_phase.resume_combat(ring.game), [{"parry": 1}])
    assert ring.game.combat.stage == "exchange"
    assert [deck.discard for deck in ring.game.state.decks] == [["heart-8"], ["heart-4", "cup-8"]]


def test_parry_05_after_a_failure_they_are_discarded_after_the_damage():
    ring = pair(bob={"card": {"fencing": 2}}, red=["heart 8"], blue=["heart 4", "cup 2"])
    ring.fight("ann", "bob", {"parry": 1}, {"retreat": "e4"})
    assert ring["bob"].fenced == 1
    assert [deck.discard for deck in ring.game.state.decks] == [["heart-8"], ["heart-4", "cup-2"]]
    assert ring.names().count("parry") == 1
    assert ring["bob"].wounds == 4 + 1


def test_parry_07_a_riposte_may_be_parried_by_the_other():
    ring = pair(
        {"card": {"fencing": 1}},
        {"card": {"fencing": 1}},
        red=["heart 8", "heart 4", "iron 8", "cup 3"],
        blue=["heart 4", "cup 8", "heart 7", "iron 6"],
    )
    ring.fight("ann", "bob", {"parry": 1}, {"parry": 1}, {"retreat": "b4"})
    assert len(ring.totals()) == 3
    assert ring["ann"].wounds == 3 + 1


def test_ex_09_the_main_gauche_helps_to_parry_though_another_weapon_is_used():
    ring = pair(
        bob={"things": ["rapier", "main-gauche"], "card": {"fencing": 1}}, red=["heart 8"], blue=["heart 4", "cup 2"]
    )
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bob.rapier"}, {"parry": 1}, {"retreat": "e4"})
    assert ring.told("tested")[0]["total"] == 3


def test_amb_65_crippled_counts_in_a_parry_and_no_talent_does():
    ring = pair(bob={"wounds": 4, "card": {"fencing": 1}}, red=["heart 8"], blue=["heart 7", "cup 6"])
    ring.fight("ann", "bob", {"parry": 1}, {"retreat": "e4"})
    assert ring.told("tested")[0] | {"rule": ""} == {
        "model": "bob", "test": "parry", "total": 5, "nd": 6, "result": "failure", "rule": ""
    }  # fmt: skip


@pytest.mark.parametrize(
    ("ann", "bob", "why"),
    [
        ({}, {"prone": True}, "no-parry-prone"),
        ({}, {"item": "fangs"}, "no-parry-natural"),
        ({"card": {"talents": {"powerful-assault": 0}, "strength": 1}}, {}, "no-parry-overpowered"),
        ({"item": "great-sword", "card": {"strength": 1}}, {}, "no-parry-overpowered"),
        ({"item": "great-sword", "card": {"strength": 0}}, {}, ""),
        ({"item": "great-sword", "card": {"strength": 1}}, {"card": {"talents": {"iron-parry": 0}}}, ""),
        ({"card": {"talents": {"powerful-assault": 0}, "strength": 1}}, {"card": {"talents": {"iron-parry": 0}}}, ""),
    ],
)
def test_parry_08_tal_03_04_27_who_cannot_parry(ann: dict[str, Any], bob: dict[str, Any], why: str):
    bob = {**bob, "card": {**bob.get("card", {}), "fencing": 1}}
    ring = pair(ann, bob, red=["heart 8"], blue=["heart 2"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    while ring.game.combat.stage in ("weapons", "exchange"):
        ring.run(combat_phase.resume_combat(ring.game))
    assert ring.game.combat.stage == ("damage" if why else "parry")
    assert [event["why"] for event in ring.told("no-parry")] == ([why] if why else [])
    assert bool(parry.what_bars(ring.game, ring.game.combat.defender, ring.game.combat.attacker)) == bool(why)
