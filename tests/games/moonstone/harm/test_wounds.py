"""Wounds, being slain, restoring, ability damage (MOON-HEALTH, MOON-SLAIN, MOON-DMG-05)."""

from __future__ import annotations

import pytest

from escarmouche.core.asks.region import Place
from escarmouche.games.moonstone.harm import damage, wounds
from escarmouche.games.moonstone.harm.wounds import Hit
from escarmouche.games.moonstone.state import Bout, Fighter

from ..ring import Ring


def test_moon_def_08_wounds_are_not_modified():
    ring = Ring("baron", "plain")
    ring.run(wounds.mark(ring.game, [Hit(ring["baron"], 3)]), {})
    assert ring["baron"].wounds == 3


def test_moon_dmg_05_ability_damage_is_reduced_by_what_fits_its_type():
    ring = Ring("baron", "plain")
    ring.run(damage.hurt(ring.game, [ring["baron"], ring["plain"]], 3, "impact", None), {})
    assert (ring["baron"].wounds, ring["plain"].wounds) == (1, 3)
    ring.run(damage.hurt(ring.game, [ring["baron"]], 3, "magical", None), {})
    assert ring["baron"].wounds == 4


def test_moon_dmg_03_less_than_nothing_is_nothing():
    ring = Ring("baron", "plain")
    ring.run(damage.hurt(ring.game, [ring["baron"]], 1, "impact", ring["plain"]), {})
    assert ring["baron"].wounds == 0


def test_moon_health_02_the_last_box_slays_and_outside_melee_at_once():
    ring = Ring("plain", "other")
    ring.run(wounds.mark(ring.game, [Hit(ring["other"], 99, ring["plain"])]), {})
    assert (ring["other"].wounds, ring["other"].status) == (7, "slain")
    assert ring.game.state.slain == [0, 1]
    ring.run(wounds.mark(ring.game, [Hit(ring["other"], 1)]), {})  # nothing more happens to it
    assert ring.game.state.slain == [0, 1]


def test_moon_amb_53_in_melee_it_leaves_when_the_action_ends():
    ring = Ring("plain", "other")
    ring.game.state.bout = Bout(Fighter("plain", 0), Fighter("other", 1))
    ring.run(wounds.mark(ring.game, [Hit(ring["other"], 99)]), {})
    assert ring["other"].status == "dying"
    assert ring.game.state.bout.defender.suffered == 7
    wounds.bury(ring.game)
    assert ring["other"].status == "slain"


def test_moon_slain_01_the_active_player_lays_the_stones():
    ring = Ring("plain", "other")
    stone = ring.stone("other")
    running = iter(wounds.mark(ring.game, [Hit(ring["other"], 7)]))
    ask = running.send(None)
    assert isinstance(ask, Place) and ask.seat == 0
    spot = next(iter(ask))
    with pytest.raises(StopIteration):
        running.send(spot)
    assert (stone.holder, stone.depth, (stone.x, stone.y)) == ("", 1, tuple(spot))
    assert ring["other"].status == "slain"


def test_moon_health_03_restoring_stops_at_full_health():
    ring = Ring("plain", "other")
    ring["plain"].wounds = 2
    assert wounds.restore(ring.game, ring["plain"], 1) == 1
    assert wounds.restore(ring.game, ring["plain"], 5) == 1
    assert wounds.restore(ring.game, ring["plain"], 5) == 0


def test_moon_health_03_the_slain_restore_nothing():
    ring = Ring("plain", "other")
    ring["plain"].wounds, ring["plain"].status = 7, "dying"
    assert wounds.restore(ring.game, ring["plain"], 1) == 0


def test_moon_amb_83_vicious_gains_for_each_enemy_three_times_a_turn():
    ring = Ring("nabot", "plain", "billy", "other")
    nabot = ring["nabot"]
    ring.run(wounds.mark(ring.game, [Hit(ring["plain"], 1, nabot), Hit(ring["other"], 1, nabot)]), {})
    assert nabot.energy == 2
    ring.run(wounds.mark(ring.game, [Hit(ring["plain"], 1, nabot), Hit(ring["plain"], 1, nabot)]), {})
    assert nabot.energy == 3  # one enemy, one marking
    ring.run(wounds.mark(ring.game, [Hit(ring["plain"], 1, nabot)]), {})
    assert nabot.energy == 3
    ring.run(wounds.mark(ring.game, [Hit(ring["billy"], 1, nabot)]), {})  # a friend does not count
    assert nabot.energy == 3


def test_moon_amb_52_a_slain_model_gains_nothing_from_its_last_blow():
    ring = Ring("flavius", "plain")
    ring["flavius"].wounds = 8
    hits = [Hit(ring["plain"], 2, ring["flavius"]), Hit(ring["flavius"], 3, ring["plain"])]
    ring.run(wounds.mark(ring.game, hits), {})
    assert (ring["flavius"].wounds, ring["flavius"].status) == (9, "slain")
    assert ring["plain"].wounds == 2
