"""Wounds, being slain, restoring, ability damage (MOON-HEALTH, MOON-SLAIN, MOON-DMG-05)."""

from __future__ import annotations

from escarmouche.games.moonstone.harm import damage, wounds
from escarmouche.games.moonstone.harm.wounds import Hit
from escarmouche.games.moonstone.state import Bout, Fighter

from ..scripted_fight import ScriptedFight


def test_moon_def_08_wounds_are_not_modified():
    fight = ScriptedFight("baron", "plain")
    fight.run(wounds.mark(fight.game, [Hit(fight["baron"], 3)]), {})
    assert fight["baron"].wounds == 3


def test_moon_dmg_05_ability_damage_is_reduced_by_what_fits_its_type():
    fight = ScriptedFight("baron", "plain")
    fight.run(damage.hurt(fight.game, [fight["baron"], fight["plain"]], 3, "impact", None), {})
    assert (fight["baron"].wounds, fight["plain"].wounds) == (1, 3)
    fight.run(damage.hurt(fight.game, [fight["baron"]], 3, "magical", None), {})
    assert fight["baron"].wounds == 4


def test_moon_dmg_03_less_than_nothing_is_nothing():
    fight = ScriptedFight("baron", "plain")
    fight.run(damage.hurt(fight.game, [fight["baron"]], 1, "impact", fight["plain"]), {})
    assert fight["baron"].wounds == 0


def test_moon_health_02_the_last_box_slays_and_outside_melee_at_once():
    fight = ScriptedFight("plain", "other")
    fight.run(wounds.mark(fight.game, [Hit(fight["other"], 99, fight["plain"])]), {})
    assert (fight["other"].wounds, fight["other"].status) == (7, "slain")
    assert fight.game.state.slain == [0, 1]
    fight.run(wounds.mark(fight.game, [Hit(fight["other"], 1)]), {})  # nothing more happens to it
    assert fight.game.state.slain == [0, 1]


def test_moon_amb_53_in_melee_it_leaves_when_the_action_ends():
    fight = ScriptedFight("plain", "other")
    fight.game.state.bout = Bout(Fighter("plain", 0), Fighter("other", 1))
    fight.run(wounds.mark(fight.game, [Hit(fight["other"], 99)]), {})
    assert fight["other"].status == "dying"
    assert fight.game.state.bout.defender.suffered == 7
    wounds.bury(fight.game)
    assert fight["other"].status == "slain"


def test_moon_health_03_restoring_stops_at_full_health():
    fight = ScriptedFight("plain", "other")
    fight["plain"].wounds = 2
    assert wounds.restore(fight.game, fight["plain"], 1) == 1
    assert wounds.restore(fight.game, fight["plain"], 5) == 1
    assert wounds.restore(fight.game, fight["plain"], 5) == 0


def test_moon_health_03_the_slain_restore_nothing():
    fight = ScriptedFight("plain", "other")
    fight["plain"].wounds, fight["plain"].status = 7, "dying"
    assert wounds.restore(fight.game, fight["plain"], 1) == 0


def test_moon_amb_83_vicious_gains_for_each_enemy_three_times_a_turn():
    fight = ScriptedFight("nabot", "plain", "billy", "other")
    nabot = fight["nabot"]
    fight.run(wounds.mark(fight.game, [Hit(fight["plain"], 1, nabot), Hit(fight["other"], 1, nabot)]), {})
    assert nabot.energy == 2
    fight.run(wounds.mark(fight.game, [Hit(fight["plain"], 1, nabot), Hit(fight["plain"], 1, nabot)]), {})
    assert nabot.energy == 3  # one enemy, one marking
    fight.run(wounds.mark(fight.game, [Hit(fight["plain"], 1, nabot)]), {})
    assert nabot.energy == 3
    fight.run(wounds.mark(fight.game, [Hit(fight["billy"], 1, nabot)]), {})  # a friend does not count
    assert nabot.energy == 3


def test_moon_amb_52_a_slain_model_gains_nothing_from_its_last_blow():
    fight = ScriptedFight("flavius", "plain")
    fight["flavius"].wounds = 8
    hits = [Hit(fight["plain"], 2, fight["flavius"]), Hit(fight["flavius"], 3, fight["plain"])]
    fight.run(wounds.mark(fight.game, hits), {})
    assert (fight["flavius"].wounds, fight["flavius"].status) == (9, "slain")
    assert fight["plain"].wounds == 2
