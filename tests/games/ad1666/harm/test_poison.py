"""Poison (AD66-POIS)."""

from __future__ import annotations

import pytest

from escarmouche.games.ad1666.harm import poison
from escarmouche.games.ad1666.turn import morale

from ..positions.shooting import duel, explained


def test_ad66_pois_02_what_may_be_poisoned_and_by_whom():
    field = duel("blowpipe", ann={"things": ["blowpipe", "pistol", "dagger", "boots", "bow"]})
    ann, game = field["ann"], field.game

    def key(item: str) -> str:
        reason = poison.why_not(game, ann, field.thing("ann", item))
        return explained(reason) if reason is not None else ""

    assert key("pistol") == "why-poison-firearm" and key("boots") == "why-poison-no-weapon"
    for item, count in (("blowpipe", 2), ("dagger", 5), ("bow", 5)):
        for _ in range(count):
            assert key(item) == ""
            poison.coat(game, ann, field.thing("ann", item), "poison-viper", "AD66-POIS-01")
    assert (key("blowpipe"), key("dagger"), key("bow")) == ("why-poison-full", "", "")
    field.sentences()


@pytest.mark.parametrize("tag", ["good", "loyal"])
def test_ad66_pois_08_the_good_and_the_loyal_use_none(tag: str):
    field = duel("dagger", ann={"card": {"alignment": [tag]}})
    reason = poison.why_not(field.game, field["ann"], field.thing("ann", "dagger"))
    assert reason is not None and explained(reason) == "why-poison-scruples"


def test_ad66_pois_04_each_shot_uses_one_and_a_wound_passes_it_on():
    poisons = {"poisoned": {"blowpipe": ["poison-viper", "poison-sleep"]}}
    field = duel("blowpipe", "d3", top=["iron 2", "heart 7"], ann=poisons)
    field.shoot("ann", "blowpipe", "bob")
    assert field.thing("ann", "blowpipe").poisons == ["poison-sleep"] and field["bob"].poisons == []
    field.shoot("ann", "blowpipe", "bob")
    assert field.thing("ann", "blowpipe").poisons == [] and field["bob"].poisons == ["poison-sleep"]


def test_ad66_pois_04_a_hit_without_a_wound_wastes_it():
    field = duel(
        "blowpipe", "d3", top=["cup 7"], ann={"poisoned": {"blowpipe": ["poison-viper"]}}, bob={"adds": ["buff-coat"]}
    )
    field.shoot("ann", "blowpipe", "bob")
    assert field.told("shot-hit")[0]["result"] == 0
    assert field.thing("ann", "blowpipe").poisons == [] and field["bob"].poisons == []


def test_ad66_pois_03_in_close_combat_only_a_wound_uses_it():
    field = duel("dagger", ann={"poisoned": {"dagger": ["poison-viper", "poison-sleep"]}})
    dagger = field.thing("ann", "dagger")
    poison.use_in_combat(field.game, dagger, field["bob"], 0)
    assert len(dagger.poisons) == 2
    poison.use_in_combat(field.game, dagger, field["bob"], 3)
    assert (dagger.poisons, field["bob"].poisons) == (["poison-sleep"], ["poison-viper"])


def test_ad66_pois_06_success_rids_of_it_failure_lets_it_work_and_stay():
    field = duel(far="e3", bob={"poisons": ["poison-token"], "things": ["cuirass"]}, phase="morale")
    field.game.deck(1).pile.rest, field.game.deck(1).pile.top = {}, ["iron-6", "iron-7"]
    assert field.run(morale.phase(field.game)) is False
    assert (field["bob"].wounds, field["bob"].prone, field["bob"].poisons) == (1, True, ["poison-token"])
    assert field.run(morale.phase(field.game)) is True
    field.game.state.used.clear()
    field.run(morale.phase(field.game))
    assert field["bob"].poisons == []
    field.sentences()


def test_ad66_pois_07_the_wounds_of_a_poison_do_not_undo_its_sleep():
    field = duel()
    field.run(poison.take_effect(field.game, field["bob"], "poison-sleep"))
    assert field["bob"].unconscious
    field.run(poison.take_effect(field.game, field["bob"], "poison-viper"))
    assert not field["bob"].unconscious and field["bob"].wounds == 2
