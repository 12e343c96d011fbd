"""Sweep (AD66-TAL-07)."""

from __future__ import annotations

from escarmouche.games.ad1666.cases.invariants import broken
from escarmouche.games.ad1666.combat import (
    attack,
    combat_phase,
)

from ..positions.melee import hero, pair, sweeping, talented


def test_tal_07_a_sweep_uses_its_cards_again_with_another_minus_one_each_time():
    ring = sweeping(["heart 8"], ["cup 3", "cup 4", "skull 3"], hands={0: ["heart 2", "skull 2"]})
    ring.fight("ann", "bob", {"reinforce-one": "heart-2"}, {"sweep": "cid"}, {"sweep": "dan"}, {"retreat": "a4"})
    assert ring.totals() == [(11, 8), (10, 7), (9, 5)]  # supported by those still standing beside Ann
    assert [event["penalty"] for event in ring.told("swept")] == [1, 2]
    assert all(ring[name].wounds for name in ("bob", "cid", "dan"))
    assert all(ring[name].activated for name in ("bob", "cid", "dan"))
    assert [ask.seat for ask in ring.asked if ask.name == "commit"] == [0, 1, 1, 1]
    assert ring.game.deck(0).discard == ["heart-8", "heart-2"]
    assert ring.game.state.combat is None


def test_amb_08_the_cards_stay_in_play_to_the_end_of_the_sweep():
    ring = sweeping(["heart 8"], ["cup 3", "cup 4"], hands={0: ["heart 2"]})
    attack.begin_attack(ring.game, ring["ann"], ring["bob"])
    left = [{"reinforce-one": "heart-2"}, {"sweep": "cid"}]
    while left:
        ring.run(combat_phase.resume_combat(ring.game), left)
        assert ring.game.deck(0).discard == []
        assert list(broken(ring.game)) == []
    assert ring.game.deck(0).hand == []  # the draw for the empty hand waits as well (AD66-DECK-12)
    ring.finish({"sweep": "stop"})
    assert ring.game.deck(0).discard == ["heart-8", "heart-2"]
    assert len(ring.game.deck(0).hand) == 1


def test_tal_07_no_sweep_without_a_wound_after_a_parry_or_against_the_same_enemy():
    unhurt = sweeping(["heart 8"], ["cup 7"], bob={"things": ["sabre", "cuirass"]})
    unhurt.fight("ann", "bob")
    assert "sweep" not in unhurt.names()
    parried = sweeping(["heart 8", "heart 7"], ["cup 3", "iron 8", "cup 4"], bob={"card": {"fencing": 1}})
    parried.fight("ann", "bob", {"parry": 1})
    assert "sweep" not in parried.names()


def test_tal_07_a_parried_sweep_is_fought_on_with_new_cards_and_then_over():
    ring = sweeping(["heart 8", "heart 7"], ["cup 3", "cup 4", "iron 8", "cup 2"], cid={"card": {"fencing": 1}})
    ring.fight("ann", "bob", {"sweep": "cid"}, {"parry": 1})
    assert ring.totals() == [(10, 8), (9, 7), (7 + 2 - 1, 5)]
    assert ring.names().count("sweep") == 1
    assert ring.game.deck(0).discard == ["heart-8", "heart-7"]


def test_tal_07_a_defender_who_wins_may_sweep_too_and_loses_the_cards_when_it_loses():
    ring = sweeping(["heart 8"], ["cup 3", "heart 7"], cid={"card": {"skills": {"edged": 4}}})
    ring["dan"].activated = True
    ring.fight("bob", "ann", {"sweep": "cid"})
    assert ring.totals() == [(8, 10), (9, 12)]
    assert ring["ann"].wounds == 3 + 1
    assert ring["ann"].cell == "d5"
    assert ring.game.deck(0).discard == ["heart-8"]


def test_tal_07_who_beats_a_sweeper_begins_a_sweep_of_its_own():
    cid = {"card": {"skills": {"edged": 4}, "talents": {"sweep": 0}}}
    others = {"cid": hero(1, "c3", **cid), "eve": hero(0, "c2")}
    ring = pair(talented("sweep"), others=others, red=["heart 7", "cup 2"], blue=["cup 3", "heart 8"])
    ring.fight("ann", "bob", {"sweep": "cid"}, {"sweep": "eve"})
    assert [(event["model"], event["penalty"]) for event in ring.told("swept")] == [("ann", 1), ("cid", 1)]
    assert ring.totals() == [(9, 5), (7 + 2 - 1 + 2, 8 + 4), (8 + 4 - 1, 4)]
    assert ring.game.deck(0).discard == ["heart-7", "cup-2"]
    assert ring.game.deck(1).discard == ["cup-3", "heart-8"]
