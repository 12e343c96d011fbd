"""Weapons and hands in Close Combat (AD66-MELEE)."""

from __future__ import annotations

from escarmouche.games.ad1666.combat import (
    attack,
    combat_phase,
)
from escarmouche.games.ad1666.view.cards.cards_on_table import duels

from ..positions.melee import pair

# -- weapons and hands


def test_melee_08_bare_hands_use_no_tokens_at_all():
    ring = pair(bob={"card": {"fencing": 2}}, red=["heart 6"], blue=["heart 4"])
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bare"}, {"retreat": "e4"})
    assert "fence" not in ring.names()
    assert "parry" not in ring.names()
    assert ring.told("no-parry")[0]["why"] == "no-parry-unarmed"
    assert ring["bob"].hands == []


def test_amb_60_the_attacker_names_its_weapon_first():
    ring = pair()
    attack.begin_attack(ring.game, ring["bob"], ring["ann"])
    ring.run(combat_phase.resume_combat(ring.game))
    assert [ask.seat for ask in ring.asked if ask.name == "weapon"] == [1, 0]


def test_item_11_where_hands_are_fixed_nothing_is_asked():
    ring = pair(red=["heart 8"], blue=["heart 7"], options={"advanced": True})
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert "weapon" not in ring.names()


def test_char_06_an_unknown_weapon_costs_two():
    ring = pair({"card": {"skills": {}}}, red=["heart 8"], blue=["heart 7"])
    ring.fight("ann", "bob", {"retreat": "b4"})
    assert ring.totals() == [(6, 9)]


# -- what is public, what is quick


def test_a_weapon_that_was_dropped_is_no_fighters_any_more():
    ring = pair(bob={"wounds": 9}, red=["heart 8"], blue=["heart 2"])
    ring.thing("bob", "sabre").own = False
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    while ring.game.combat.stage != "retreat":
        ring.run(combat_phase.resume_combat(ring.game))
    assert [thing.card for thing in ring.game.state.things] == ["sabre"]
    assert [side.weapon for side in duels(ring.game, 0)[0].sides] == ["sabre", ""]
