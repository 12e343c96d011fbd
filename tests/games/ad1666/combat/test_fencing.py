"""Fencing tokens: lent, spent and turned back (AD66-CHAR-10, AD66-MOD-09)."""

from __future__ import annotations

from escarmouche.games.ad1666.combat import (
    fencing,
)

from ..positions.melee import hero, pair

# -- weapons and hands


def test_char_10_a_shield_lends_a_token_that_is_used_first():
    ring = pair(
        bob={"card": {"fencing": 1}, "things": ["sabre", "shield"], "hands": []}, red=["heart 8"], blue=["heart 5"]
    )
    assert fencing.usable_tokens(ring.game, ring["bob"]) == 1
    ring.fight("ann", "bob", {"weapon": "ann.sabre"}, {"weapon": "bob.sabre"}, {"fence": 1}, {"retreat": "e4"})
    assert sorted(ring["bob"].hands) == ["bob.sabre", "bob.shield"]
    assert ring["bob"].fenced == 0
    assert ring.thing("bob", "shield").fenced == 1
    assert fencing.usable_tokens(ring.game, ring["bob"]) == 1
    assert fencing.all_tokens(ring.game, ring["bob"]) == 2
    assert ring.totals() == [(10, 8)]


def test_turn_04_engaged_one_token_unengaged_all_of_them():
    ring = pair({"card": {"fencing": 3}, "fenced": 3}, others={"cid": hero(0, "a1", card={"fencing": 2}, fenced=2)})
    ring.run(fencing.refresh(ring.game))
    assert ring["ann"].fenced == 2
    assert ring["cid"].fenced == 0
    ring.sentences()


def test_amb_62_the_owner_chooses_which_token_is_turned_back():
    ring = pair({"card": {"fencing": 1}, "fenced": 1, "things": ["sabre", "shield"]})
    ring.thing("ann", "shield").fenced = 1
    ring.run(fencing.refresh(ring.game), [{"refresh": "ann.shield"}])
    assert (ring["ann"].fenced, ring.thing("ann", "shield").fenced) == (1, 0)
    other = pair({"card": {"fencing": 1}, "fenced": 1, "things": ["sabre", "shield"]})
    other.thing("ann", "shield").fenced = 1
    other.run(fencing.refresh(other.game), [{"refresh": "own-token"}])
    assert (other["ann"].fenced, other.thing("ann", "shield").fenced) == (0, 1)


# -- totals


def test_mod_09_fencing_tokens_the_initiative_holder_first_and_for_one_exchange_only():
    ring = pair(
        {"card": {"fencing": 2}},
        {"card": {"fencing": 1}},
        red=["heart 4", "heart 2"],
        blue=["heart 5", "heart 7", "heart 6"],
        initiative=1,
    )
    ring.fight("ann", "bob", {"fence": "pass"}, {"fence": 2}, {"parry": 1}, {"retreat": "b4"})
    assert [ask.seat for ask in ring.asked if ask.name == "fence"] == [1, 0]
    assert ring.totals() == [(8, 7), (4, 8)]
