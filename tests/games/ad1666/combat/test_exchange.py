"""Ties, the helpless and Ripostes in an exchange (AD66-MELEE)."""

from __future__ import annotations

import pytest

from escarmouche.games.ad1666.combat import (
    attack,
)
from escarmouche.games.ad1666.state import Stake, Test
from escarmouche.games.ad1666.view.cards.cards_on_table import duels

from ..positions.ledger import TEXTS
from ..positions.melee import pair, row, talented

# -- ties and the helpless


def test_melee_12_a_tie_hurts_nobody_and_both_retreat_the_player_without_initiative_first():
    ring = pair(bob={"card": {"fencing": 2}}, red=["heart 5"], blue=["cup 5"])
    ring.fight("ann", "bob", {"retreat": "e4"}, {"retreat": "b4"})
    assert [ask.seat for ask in ring.asked if ask.name == "retreat"] == [1, 0]
    assert (ring["ann"].wounds, ring["bob"].wounds) == (0, 0)
    assert "parry" not in ring.names()


def test_amb_71_in_a_tie_who_has_no_square_stays_without_a_test():
    ring = row("a1", "b1", red=["heart 5"], blue=["cup 5"])
    ring.fight("ann", "bob")  # Bob has one square, Ann none even then: it lies in no zone of hers
    assert (ring["ann"].cell, ring["bob"].cell) == ("a1", "c1")
    assert ring.told("tested") == []


def test_tal_22_a_tie_of_two_berserk_fighters_is_fought_on_as_a_riposte():
    ring = pair(
        {**talented("berserk"), "item": "two-handed-axe"},
        {**talented("berserk"), "item": "two-handed-axe"},
        red=["heart 5", "heart 8"],
        blue=["cup 5", "cup 6"],
    )
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring.totals() == [(7, 7), (10, 8)]
    assert ring.told("berserk") == []


def test_amb_93_a_berserk_defender_takes_the_attackers_role():
    ring = pair(talented("slash"), talented("berserk", "frenzied-attack"), red=["heart 8"], blue=["heart 2"])
    ring.fight("ann", "bob", {"retreat": "e4"})
    assert ring.mods("ann") == {}
    assert ring.mods("bob") == {"frenzied-attack": 1}
    assert [ask.seat for ask in ring.asked if ask.name == "weapon"] == [1, 0]


def test_amb_72_an_unconscious_enemy_plays_nothing_and_wakes_of_a_wound():
    ring = pair(bob={"unconscious": True, "card": {"fencing": 2}}, red=["heart 3"])
    ring.fight("ann", "bob")
    assert ring.totals() == [(5, 0)]
    assert ring["bob"].wounds == 5 + 1
    assert (ring["bob"].unconscious, ring["bob"].prone) == (False, True)
    assert ring["bob"].cell == "d4"
    assert [ask.seat for ask in ring.asked if ask.name == "commit"] == [0]
    assert ring.mods("ann") == {}
    assert "parry" not in ring.names()


@pytest.mark.parametrize("wounds", [0, 4])
def test_amb_72_a_total_of_nothing_or_less_does_nothing(wounds: int):
    ring = pair({"card": {"skills": {"edged": 0}}, "wounds": wounds}, {"unconscious": True}, red=["black joker"])
    ring.fight("ann", "bob", {"suit": "heart"})
    assert ring["bob"].wounds == 0
    assert ring.told("nothing-done") == [{"model": "ann"}]
    assert ring["ann"].cell == "c4"
    assert ring.game.state.tests == []


# -- what is public, what is quick


def test_a_riposte_has_a_heading_of_its_own():
    """AD66-PARRY-06: before its cards and with them; the Parry between two exchanges has its own already."""
    ring = pair(red=["heart 8"], blue=["heart 2"])
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    assert [duel.name for duel in duels(ring.game, 0)] == ["combat"]
    ring.game.combat.riposte, ring.game.combat.stage = 1, "exchange"
    (shown,) = duels(ring.game, 0)
    assert (shown.name, shown.rule) == ("riposte", "AD66-PARRY-06")
    one, two = (Stake(seat, name, "edged") for seat, name in enumerate(("ann", "bob")))
    ring.game.state.tests += [
        Test("combat", "AD66-MELEE-09", [one, two], opposed=True),
        Test("parry", "AD66-PARRY-01", [two], 6),
    ]
    assert [duel.name for duel in duels(ring.game, 0)] == ["riposte", "parry"]
    assert all(known.has(f"word-{duel.name}") for known in TEXTS.values() for duel in duels(ring.game, 0))
